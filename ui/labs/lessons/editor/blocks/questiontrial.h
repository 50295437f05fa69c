// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/treesearcher.h"
#include "core/session/jobs/job.h"

#include <QWidget>
#include <functional>

class LiveLabel;
class QPushButton;

namespace fourcast::lesson {
struct Question;
}

/// Works out what is right as an answer to a question that is being written, away from the window:
/// the teacher sees it, or why there is no such answer.
class QuestionTrial : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionTrial(std::function<fourcast::lesson::Question()> question,
                           QWidget* parent = nullptr);
    ~QuestionTrial() override;

    /// Who solves positions; nobody: a solver of its own.
    void setExactScores(fourcast::lesson::ExactScores exact) { m_exact = std::move(exact); }
    /// The question has changed: what was said is of another one.
    void begin(bool isReady);
    bool isRunning() const { return m_job.isRunning(); }
    /// What came of it, with a sign in front.
    QString words() const;

public Q_SLOTS:
    void tryIt();

private:
    void showEnd();

    const std::function<fourcast::lesson::Question()> m_question;
    fourcast::lesson::ExactScores m_exact;
    QPushButton* m_try;
    LiveLabel* m_words;
    Job<QString> m_job; ///< last: its end is waited for
};
