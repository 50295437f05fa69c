// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/walk/prediction.h"
#include "ui/labs/lessons/tree/treesteps.h"
#include "ui/widgets/labels/livelabel.h"

#include <QLabel>
#include <QPointer>
#include <QWidget>
#include <optional>

class QLineEdit;
class QPushButton;

/// Predict, then see: asks what comes next, counts right, wrong and skipped, and says why. The
/// walk waits for it.
class PredictBar : public QWidget
{
    Q_OBJECT

public:
    explicit PredictBar(TreeSteps& steps, QWidget* parent = nullptr);

    bool isOn() const { return m_isOn; }
    void setOn(bool on);
    /// The place of the first question before `target`; nothing where the way is free.
    std::optional<std::size_t> questionBefore(std::size_t target) const;
    /// Asks about what comes where the walk stands.
    void ask();
    bool isAsking() const { return m_asked.has_value(); }
    /// The walk goes on without an answer.
    void skip();
    /// The walk goes on: with the number that is typed as the answer, or without one.
    void settle();
    /// For a class: in the place of a sentence about the walk, what is asked or what came of it;
    /// one row of answers, which names the presenter's keys; both always as high.
    void setPresented(bool presented);
    /// Is something asked, or has something come of it?
    bool hasWords() const { return m_asked || !m_verdict->text().isEmpty(); }
    /// Off: a question leaves the keyboard where it is, unless a number is to be typed. For a
    /// class, where the keys of a clicker would press its buttons.
    void setTakesKeyboard(bool on) { m_takesKeyboard = on; }

    const fourcast::lesson::PredictionScore& score() const { return m_score; }
    void reset();
    /// Goes on with it.
    void setScore(const fourcast::lesson::PredictionScore& score);
    QString questionText() const { return m_question->text(); }
    QString verdictText() const { return m_verdict->text(); }
    QString scoreText() const { return m_count->text(); }

public Q_SLOTS:
    void answerYes() { answer(true); }
    void answerNo() { answer(false); }
    void answerValue();

Q_SIGNALS:
    /// It is answered: the walk may go on by one event.
    void answered();
    /// It says something else, or nothing more.
    void said();

private:
    QWidget* buildAnswers();
    QLineEdit* buildNumber();
    /// Nothing while no number is typed.
    std::optional<Value> typedValue() const;
    void answer(bool yes);
    void answerWin(bool ofMax);
    void count(bool right);
    /// With the answer and the reason in it.
    QString explained(const QString& verdict) const;
    void end(const QString& verdict);
    void tell(const QString& verdict);
    void showQuestion();
    QString restText(bool hasMore) const;
    void showView();
    void showScore();
    void fitPresented();

    TreeSteps& m_steps;
    bool m_isOn = false;
    bool m_takesKeyboard = true;
    bool m_isPresented = false;
    std::optional<fourcast::lesson::Prediction> m_asked;
    std::size_t m_askedAt = 0; ///< the walk's step then
    /// The walk goes on because of an answer.
    bool m_isAnswered = false;
    /// Where the keys were before the question.
    QPointer<QWidget> m_focusBefore;
    fourcast::lesson::PredictionScore m_score;
    LiveLabel* m_question;
    QWidget* m_answers = nullptr;
    QPushButton* m_yes = nullptr;
    QPushButton* m_no = nullptr;
    QLineEdit* m_value = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_win = nullptr;
    QPushButton* m_loss = nullptr;
    QPushButton* m_skip = nullptr;
    QLabel* m_count = nullptr;
    LiveLabel* m_verdict;
};
