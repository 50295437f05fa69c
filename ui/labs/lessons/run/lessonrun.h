// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/answersheet.h"
#include "core/lesson/course/judgement.h"
#include "core/session/jobs/job.h"

#include <QHash>
#include <QObject>

/// How far a student is with a question.
struct QuestionState
{
    enum class Standing
    {
        Open, ///< no answer yet
        Checking, ///< the right answer, or what this one is worth, is being worked out
        Wrong, ///< the last one was; there may be another
        Right,
        Kept, ///< the teacher reads it; it may be changed
        GivenUp ///< the right answer was looked at
    };

    Standing standing = Standing::Open;
    int tries = 0;
    int hints = 0; ///< that are shown
    QString answer; ///< the last one, canonical

    /// Nothing is left to be done.
    bool isSettled() const
    {
        return standing == Standing::Right || standing == Standing::Kept
            || standing == Standing::GivenUp;
    }
};

/// A lesson that is being gone through: where a student is, what was answered, and what is right.
/// What is exact is worked out away from the window; all that is done is written to the sheet's
/// file at once.
class LessonRun : public QObject
{
    Q_OBJECT

public:
    /// Where things are, and who is asked.
    struct Place
    {
        QString file; ///< that the lesson was read from
        QString sheetFile; ///< empty keeps nothing
        fourcast::lesson::ExactScores exact; ///< none: a solver of its own
        /// Seconds since some moment; none: a clock of its own.
        std::function<double()> clock;
    };

    /// Goes on where the sheet ends, which is of this lesson and version.
    LessonRun(fourcast::lesson::Lesson lesson, fourcast::lesson::AnswerSheet sheet, Place place,
              QObject* parent = nullptr);
    /// What is done is in the sheet's file.
    ~LessonRun() override;

    const fourcast::lesson::Lesson& lesson() const { return m_lesson; }
    const QString& file() const { return m_place.file; }
    const QString& sheetFile() const { return m_place.sheetFile; }
    const fourcast::lesson::ExactScores& exact() const { return m_place.exact; }
    const fourcast::lesson::AnswerSheet& sheet() const { return m_sheet; }

    /// From 0.
    int step() const { return m_step; }
    int stepCount() const { return static_cast<int>(m_lesson.steps.size()); }
    const fourcast::lesson::Step& currentStep() const;
    /// Its questions.
    std::vector<const fourcast::lesson::Question*> questions(int step) const;
    /// Those of them that are settled.
    int settledCount(int step) const;

    QuestionState state(const QString& question) const;
    /// Of a question that is settled, once it is known; empty for a free text.
    QString rightAnswer(const QString& question) const;
    /// Is nothing but this one answer accepted, so that who gave it knows it?
    bool hasOneAnswer(const QString& question) const;
    /// What the lesson says of the answer that was given, where it is right in another way.
    QString answerWords(const QString& question) const;
    /// Why the right answer can't be worked out; empty for most.
    QString obstacle(const QString& question) const { return m_obstacles.value(question); }
    /// What is wrong with the last answer, in sentences; empty for most, and after a restart.
    QString remark(const QString& question) const { return m_remarks.value(question); }
    /// Is it known what is right, and being worked out what the answer is worth?
    bool isJudging(const QString& question) const
    {
        return m_judged == question || m_unjudged.contains(question);
    }
    /// What is typed and not an answer yet; goes with the run.
    QString draft(const QString& question) const { return m_drafts.value(question); }
    void setDraft(const QString& question, const QString& text);

    /// Fails with a sentence where this is no answer at all; nothing is counted then.
    Expected<void> answer(const QString& question, const QString& given);
    /// The answer is to be found out on a page of the laboratory.
    void wantResult(const QString& question);
    void takeHint(const QString& question);
    /// The right answer is wanted.
    void giveUp(const QString& question);

    /// Name or number.
    void setStudent(const QString& student);
    /// Another text of the lesson; with the sheet that goes with it. The step stays.
    void take(fourcast::lesson::Lesson lesson, fourcast::lesson::AnswerSheet sheet);
    /// Writes what is done to the file of now, with what another window has written there; a
    /// failure is said by saveFailed(). Another student's sheet stays, and this one goes to a file
    /// beside.
    void save();
    /// The same to a file that is handed in. The error's message is the reason alone.
    Expected<void> handIn(const QString& file);
    /// Where the work was handed in last; empty while it was not.
    const QString& handedIn() const { return m_handedIn; }
    void setHandedIn(const QString& file);

    /// Is it visible? Times stand still while it is not.
    void setSeen(bool seen);

public Q_SLOTS:
    /// Clamped.
    void goTo(int step);
    void next() { goTo(m_step + 1); }
    void back() { goTo(m_step - 1); }

Q_SIGNALS:
    void stepChanged();
    /// Its state, or what is known of it.
    void questionChanged(const QString& question);
    void studentChanged();
    void handedInChanged();
    /// answer() follows when it was found out.
    void resultWanted(const QString& question, const fourcast::lesson::WrittenResult& wanted);
    /// The text is another one; stepChanged() follows.
    void lessonChanged();
    void saveFailed(const QString& sentence);

private:
    struct Waiting
    {
        QString answer;
        double seconds = 0;
    };
    using Right = std::optional<fourcast::lesson::RightAnswers>;
    using Judged = std::optional<fourcast::lesson::Judgement>;

    void enterStep();
    void takeOthers();
    double now() const;
    /// The time in this step until now is in the sheet.
    void countTime();
    /// Of work on a question of this step until now: what has passed since the answer before it,
    /// on any question of the step, is its own from now on.
    double takeSeconds(const QString& question);
    /// What waits can be counted, at once or when it is judged.
    void settle(const fourcast::lesson::Question& question);
    void count(const fourcast::lesson::Question& question, const Waiting& given,
               const fourcast::lesson::Judgement& judgement);
    void judgeNext();
    void finishJudging();
    void wantRight(const fourcast::lesson::Question& question);
    void workNext();
    void finishWork();

    fourcast::lesson::Lesson m_lesson;
    fourcast::lesson::AnswerSheet m_sheet;
    fourcast::lesson::AnswerSheet m_written; ///< as it was read or written last
    Place m_place;
    QString m_handedIn;
    bool m_seen = true;
    double m_left = 0; ///< when it was seen last, by the clock of the place
    double m_away = 0; ///< seconds in which it was not seen
    int m_step = 0;
    double m_entered = 0; ///< when this step was, by now()
    QHash<QString, double> m_spent; ///< seconds of each question that was seen
    double m_answered = 0; ///< when the last answer of this step was, or the step, by now()
    QHash<int, double> m_unspent; ///< seconds in a step since its last answer, when it was left
    QHash<QString, fourcast::lesson::RightAnswers> m_right;
    QHash<QString, QString> m_obstacles;
    QHash<QString, Waiting> m_waiting;
    QHash<QString, QString> m_drafts;
    QHash<QString, QString> m_remarks;
    QStringList m_wanted; ///< to be worked out, in this order
    QString m_worked; ///< by the job
    QStringList m_unjudged; ///< their answers wait for m_judging
    QString m_judged; ///< by m_judging
    /// Last: their end is waited for while the rest is still there.
    Job<Right> m_job;
    Job<Judged> m_judging;
};
