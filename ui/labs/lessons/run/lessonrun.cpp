// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/run/lessonrun.h"

#include "core/lesson/answers/sheetmerge.h"
#include "core/support/files/filelock.h"
#include "core/support/translations.h"
#include "ui/labs/lessons/run/answerrefusal.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QThread>
#include <utility>

using namespace fourcast::lesson;

namespace {

std::function<double()> ownClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return static_cast<double>(timer.nsecsElapsed()) / 1e9; };
}

}

LessonRun::LessonRun(Lesson lesson, AnswerSheet sheet, Place place, QObject* parent)
    : QObject(parent), m_lesson(std::move(lesson)), m_sheet(std::move(sheet)), m_written(m_sheet),
      m_place(std::move(place))
{
    if (!m_place.clock)
        m_place.clock = ownClock();
    if (!m_place.exact)
        m_place.exact = ownSolver();
    connect(&m_job, &JobBase::finished, this, &LessonRun::finishWork);
    connect(&m_judging, &JobBase::finished, this, &LessonRun::finishJudging);
    m_sheet.stepSeconds.resize(m_lesson.steps.size());
    m_step = std::clamp(m_sheet.step, 0, stepCount() - 1);
    enterStep();
}

LessonRun::~LessonRun()
{
    const QSignalBlocker quiet(this);
    save();
}

const Step& LessonRun::currentStep() const
{
    return m_lesson.steps[static_cast<std::size_t>(m_step)];
}

std::vector<const Question*> LessonRun::questions(int step) const
{
    std::vector<const Question*> found;
    for (const Block& block : m_lesson.steps[static_cast<std::size_t>(step)].blocks)
        if (const auto* const question = std::get_if<Question>(&block))
            found.push_back(question);
    return found;
}

int LessonRun::settledCount(int step) const
{
    return static_cast<int>(std::ranges::count_if(
        questions(step), [this](const Question* each) { return state(each->id).isSettled(); }));
}

QuestionState LessonRun::state(const QString& question) const
{
    using Standing = QuestionState::Standing;
    QuestionState state;
    if (const QuestionRecord* const record = m_sheet.find(question)) {
        state.tries = static_cast<int>(record->tries.size());
        state.hints = record->hints;
        if (record->isAnswered()) {
            state.answer = record->tries.back().answer;
            const Verdict verdict = record->tries.back().verdict;
            state.standing = verdict == Verdict::Right ? Standing::Right
                : verdict == Verdict::Wrong            ? Standing::Wrong
                                                       : Standing::Kept;
        }
        if (record->givenUp && state.standing != Standing::Right)
            state.standing = Standing::GivenUp;
    }
    if (const auto waiting = m_waiting.constFind(question); waiting != m_waiting.constEnd()) {
        state.standing = Standing::Checking;
        state.answer = waiting->answer;
    }
    return state;
}

QString LessonRun::rightAnswer(const QString& question) const
{
    const Question* const asked = m_lesson.question(question);
    const auto right = m_right.constFind(question);
    if (!asked || right == m_right.constEnd() || !state(question).isSettled())
        return {};
    return toText(*asked, *right);
}

bool LessonRun::hasOneAnswer(const QString& question) const
{
    const Question* const asked = m_lesson.question(question);
    const auto right = m_right.constFind(question);
    return asked && right != m_right.constEnd() && asked->tolerance <= 0
        && right->numbers.size() + right->columns.size() + right->options.size() == 1;
}

QString LessonRun::answerWords(const QString& question) const
{
    const Question* const asked = m_lesson.question(question);
    const auto right = m_right.constFind(question);
    if (!asked || right == m_right.constEnd())
        return {};
    return wordsOnAnswer(*asked, *right, state(question).answer);
}

void LessonRun::setDraft(const QString& question, const QString& text)
{
    m_drafts.insert(question, text);
}

Expected<void> LessonRun::answer(const QString& question, const QString& given)
{
    using Standing = QuestionState::Standing;
    const Question* const asked = m_lesson.question(question);
    const Standing standing = state(question).standing;
    const bool isOver = standing == Standing::Right || standing == Standing::GivenUp
        || standing == Standing::Checking;
    if (!asked || isOver)
        return {};
    const auto answer = canonicalAnswer(*asked, given);
    if (!answer)
        return fail(answerRefusal(*asked, given));
    m_drafts.remove(question);
    m_remarks.remove(question);
    m_waiting.insert(question, {*answer, takeSeconds(question)});
    wantRight(*asked);
    if (m_right.contains(question) || m_obstacles.contains(question))
        settle(*asked);
    else
        Q_EMIT questionChanged(question);
    return {};
}

void LessonRun::wantResult(const QString& question)
{
    const Question* const asked = m_lesson.question(question);
    if (asked && asked->result)
        Q_EMIT resultWanted(question, *asked->result);
}

void LessonRun::takeHint(const QString& question)
{
    const Question* const asked = m_lesson.question(question);
    if (!asked || state(question).hints >= std::ssize(asked->hints))
        return;
    ++m_sheet.record(question).hints;
    save();
    Q_EMIT questionChanged(question);
}

void LessonRun::giveUp(const QString& question)
{
    const Question* const asked = m_lesson.question(question);
    if (!asked || asked->kind == Question::Kind::Text || state(question).isSettled())
        return;
    m_waiting.remove(question);
    takeSeconds(question);
    m_sheet.record(question).givenUp = true;
    wantRight(*asked);
    save();
    Q_EMIT questionChanged(question);
}

void LessonRun::setStudent(const QString& student)
{
    if (student.trimmed() == m_sheet.student)
        return;
    m_sheet.student = student.trimmed();
    save();
    Q_EMIT studentChanged();
}

void LessonRun::take(Lesson lesson, AnswerSheet sheet)
{
    m_job.abandon();
    m_judging.abandon();
    m_worked.clear();
    m_judged.clear();
    m_unjudged.clear();
    m_remarks.clear();
    m_wanted.clear();
    m_waiting.clear();
    m_right.clear();
    m_obstacles.clear();
    m_spent.clear();
    m_unspent.clear();
    m_lesson = std::move(lesson);
    m_sheet = std::move(sheet);
    m_written = m_sheet;
    m_sheet.stepSeconds.resize(m_lesson.steps.size());
    m_step = std::clamp(m_step, 0, stepCount() - 1);
    enterStep();
    Q_EMIT lessonChanged();
    Q_EMIT stepChanged();
}

void LessonRun::goTo(int step)
{
    const int wanted = std::clamp(step, 0, stepCount() - 1);
    if (wanted == m_step)
        return;
    countTime();
    m_unspent[m_step] += std::max(0.0, m_entered - m_answered);
    m_step = wanted;
    enterStep();
    save();
    Q_EMIT stepChanged();
}

void LessonRun::enterStep()
{
    m_entered = now();
    m_answered = m_entered;
    m_sheet.step = std::max(m_sheet.step, m_step);
    for (const Question* const question : questions(m_step)) {
        if (!m_spent.contains(question->id)) {
            // An earlier sitting counts, too.
            const QuestionRecord* const record = m_sheet.find(question->id);
            const double before = record && record->isAnswered() ? record->tries.back().seconds : 0;
            m_spent.insert(question->id, before);
        }
        wantRight(*question);
    }
}

void LessonRun::countTime()
{
    const double time = now();
    m_sheet.stepSeconds[static_cast<std::size_t>(m_step)] += time - m_entered;
    m_entered = time;
}

double LessonRun::takeSeconds(const QString& question)
{
    const double time = now();
    double& spent = m_spent[question];
    spent += m_unspent.take(m_step) + std::max(0.0, time - m_answered);
    m_answered = time;
    return spent;
}

double LessonRun::now() const
{
    return (m_seen ? m_place.clock() : m_left) - m_away;
}

void LessonRun::setSeen(bool seen)
{
    if (seen == m_seen)
        return;
    const double time = m_place.clock();
    if (seen)
        m_away += time - m_left;
    else
        m_left = time;
    m_seen = seen;
}

/// Another window may have the lesson open, too, and has written to the file.
void LessonRun::takeOthers()
{
    const auto theirs = loadAnswerSheet(m_place.sheetFile);
    if (!theirs || *theirs == m_written)
        return;
    if (!isOneSheet(m_sheet, m_written, *theirs)) {
        const QFileInfo there(m_place.sheetFile);
        const QString name
            = answersFileName(m_sheet).chopped(static_cast<qsizetype>(qstrlen(answersSuffix)));
        for (int number = 1; QFileInfo::exists(m_place.sheetFile); ++number)
            m_place.sheetFile = there.dir().filePath(
                QStringLiteral("%1 %2%3").arg(name).arg(number).arg(QLatin1String(answersSuffix)));
        const LanguageScope scope(m_lesson.language);
        Q_EMIT saveFailed(tr("Another student has this lesson open in another window. Your work "
                             "here is saved in %1.")
                              .arg(QDir::toNativeSeparators(m_place.sheetFile)));
        return;
    }
    const AnswerSheet before = std::exchange(m_sheet, merged(m_sheet, m_written, *theirs));
    m_sheet.stepSeconds.resize(m_lesson.steps.size());
    for (const QuestionRecord& record : m_sheet.questions)
        if (const QuestionRecord* const old = before.find(record.question); !old || *old != record)
            Q_EMIT questionChanged(record.question);
    if (before.student != m_sheet.student)
        Q_EMIT studentChanged();
}

void LessonRun::save()
{
    countTime();
    if (m_place.sheetFile.isEmpty())
        return;
    // One window at a time. The other one needs a moment, and where no lock can be had nothing can
    // be written either.
    constexpr int tries = 10;
    auto lock = FileLock::take(m_place.sheetFile);
    for (int i = 1; !lock && i < tries; ++i) {
        QThread::msleep(10);
        lock = FileLock::take(m_place.sheetFile);
    }
    takeOthers();
    const auto saved = saveAnswerSheet(m_place.sheetFile, m_sheet);
    if (saved) {
        m_written = m_sheet;
        return;
    }
    const LanguageScope scope(m_lesson.language);
    Q_EMIT saveFailed(tr("Your work could not be saved: %1. It is kept while the lesson is open.")
                          .arg(saved.error().message));
}

Expected<void> LessonRun::handIn(const QString& file)
{
    countTime();
    auto saved = saveAnswerSheet(file, m_sheet);
    if (saved)
        setHandedIn(file);
    return saved;
}

void LessonRun::setHandedIn(const QString& file)
{
    if (std::exchange(m_handedIn, file) != file)
        Q_EMIT handedInChanged();
}
