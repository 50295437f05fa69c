// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/run/lessonrun.h"
#include "ui/widgets/labels/livelabel.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

class AnswerField;
class LessonText;
class QPushButton;

/// A question of a lesson: what is asked, where it is answered, what came of it, hints one after
/// the other, and why it is so once it is over.
class QuestionView : public QFrame
{
    Q_OBJECT

public:
    /// The question is the lesson's.
    QuestionView(LessonRun& run, const fourcast::lesson::Question& question,
                 QWidget* parent = nullptr);
    /// Free words that are not kept yet are kept.
    ~QuestionView() override;

    const QString& id() const { return m_question.id; }
    /// Nothing more is asked: free words are kept, and the run may go before this does.
    void leave();
    AnswerField& field() { return *m_field; }
    /// The keyboard is where the answer is given.
    void focusField();
    /// What came of it, in words with a sign in front.
    QString verdictText() const { return m_verdict->text(); }
    QString hintsText() const { return m_hints->text(); }
    QString explanationText() const;

public Q_SLOTS:
    void check();
    void showHint();
    void showAnswer();

Q_SIGNALS:
    /// What to do where the answer is none.
    void refused(const QString& sentence);
    /// It is over, and nothing is left here for the keyboard, which was here.
    void keyboardFree();
    /// The answer is found out there.
    void laboratoryWanted(const QString& page,
                          const std::vector<std::pair<QString, QString>>& settings);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildButtons();
    void takeEdit();
    void keepWords();
    void refresh();
    /// Before controls go away or are disabled: Qt would give the keyboard to whatever comes next.
    void holdKeyboard();
    /// To what there is to do or to read now.
    void releaseKeyboard(bool isOver);
    /// Scrolls until it can be seen.
    void showWhatIsSaid();
    /// What is typed and how to check it, where what stands between grows.
    void keepCheckInSight();
    void tell();
    void colour(QuestionState::Standing standing);

    QPointer<LessonRun> m_run;
    const fourcast::lesson::Question m_question;
    AnswerField* m_field;
    QPushButton* m_check = nullptr;
    QPushButton* m_hint = nullptr;
    QPushButton* m_show = nullptr;
    LiveLabel* m_verdict;
    LiveLabel* m_hints;
    LessonText* m_explanation;
    QPointer<QWidget> m_focused; ///< had the keyboard when it was held
    QTimer m_keep; ///< free words, a moment after the last letter
    bool m_isFilling = false;
    bool m_isEdited = false; ///< what stands here is newer than the answer
};
