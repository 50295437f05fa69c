// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/walkground.h"
#include "core/session/jobs/job.h"
#include "ui/labs/lessons/questions/answerfield.h"

class LiveLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

/// A walk: the steps that can come next to choose from, one after the other, and the walk as a
/// text, which can be written as well. What can come next is worked out away from the window.
class WalkField : public AnswerField
{
    Q_OBJECT

public:
    explicit WalkField(const fourcast::lesson::Question& question);
    ~WalkField() override;

    /// The steps that can come next; empty until they are known.
    QStringList nextSteps() const;
    /// Where the walk stands, in a sentence.
    QString placeText() const;
    QString given() const override;
    void setGiven(const QString& answer) override;
    void setOpen(bool open) override;

public Q_SLOTS:
    /// One of nextSteps().
    void take(const QString& step);
    void back();

Q_SIGNALS:
    /// It can be walked now, or never.
    void ready();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Ground = std::shared_ptr<const fourcast::lesson::WalkGround>;

    void build();
    void work();
    void setSteps(const QStringList& steps);
    void takeRow();
    void refresh();

    const fourcast::lesson::Question m_question;
    QListWidget* m_next;
    QPushButton* m_back = nullptr;
    QLineEdit* m_text;
    LiveLabel* m_place;
    Ground m_ground;
    bool m_isOpen = true;
    Job<Ground> m_job; ///< last: its end is waited for
};
