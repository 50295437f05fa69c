// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programrun.h"

#include "core/engines/external/programlaunch.h"
#include "core/engines/external/programoutput.h"
#include "core/support/text/utf8text.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <utility>

using FailureKind = EngineFailure::Kind;
using std::chrono::milliseconds;

namespace {

/// For an answer after a stop, which has 100 ms in all.
constexpr milliseconds afterStop(60);

QString lineText(const QByteArray& line)
{
    return utf8Text({line.constData(), static_cast<std::size_t>(line.size())});
}

QString signalName(int number)
{
    const char* const name = sigabbrev_np(number);
    return name ? QStringLiteral("SIG") + QLatin1String(name) : QString::number(number);
}

/// What the question leaves it; nothing where it may take as long as it needs.
std::optional<milliseconds> timeOf(const ProgramQuestion& question)
{
    const SearchLimits& limits = question.limits;
    if (limits.clock && limits.time.count() > 0)
        return std::min(limits.clock->available(), limits.time);
    if (limits.clock)
        return limits.clock->available();
    if (limits.time.count() > 0)
        return limits.time;
    return question.moveTime.count() > 0 ? std::optional(question.moveTime) : std::nullopt;
}

}

ProgramRun::ProgramRun(std::shared_ptr<const Program> program)
    : m_program(std::move(program)), m_dialogue(ProgramDialogue::make(*m_program))
{
}

ProgramRun::~ProgramRun()
{
    if (!m_child)
        return;
    constexpr milliseconds farewell(20);
    m_child->say(m_dialogue->quit());
    m_child->end(farewell);
}

ProgramRun::Patience ProgramRun::untilReady() const
{
    const milliseconds start = m_program->limits.start;
    return {start.count() > 0 ? ChildProcess::Deadline(ChildProcess::Clock::now() + start)
                              : std::nullopt,
            FailureKind::NotReady};
}

ProgramRun::Result ProgramRun::start(const std::stop_token& stop)
{
    const Patience patience = untilReady();
    const auto command = programlaunch::command(*m_program);
    if (!command)
        return fail(programFailure(FailureKind::NotStarted, command.error().message));
    auto child = ChildProcess::start(*command, [this](const QByteArray& text) {
        programoutput::appendKept(m_errors, text);
        programoutput::add(m_program->name, text);
    });
    if (!child)
        return fail(programFailure(FailureKind::NotStarted,
                                   command->file + QStringLiteral(": ") + child.error().message));
    m_child = *std::move(child);
    ProgramStep first = m_dialogue->start();
    m_saidReady = !first.done;
    return talk(
        std::move(first), [this](const QString& line) { return m_dialogue->readReady(line); },
        patience, stop);
}

ProgramRun::Result ProgramRun::newGame(const std::stop_token& stop)
{
    return talk(
        m_dialogue->newGame(), [this](const QString& line) { return m_dialogue->readReady(line); },
        untilReady(), stop);
}

/// One that never says that it is ready gets the time for it with its first question.
milliseconds ProgramRun::extraTime() const
{
    return m_saidReady || m_hasAnswered ? milliseconds(0) : m_program->limits.start;
}

ProgramRun::Result ProgramRun::ask(const ProgramQuestion& question, SearchReport& report,
                                   const SearchContext& context)
{
    using namespace std::chrono;
    const ProgramLimits& limits = m_program->limits;
    const std::optional<milliseconds> time = timeOf(question);
    const milliseconds allowed = time.value_or(milliseconds(0)) + limits.margin + extraTime();
    m_child->dropOutput();
    const auto begin = ChildProcess::Clock::now();
    Patience patience;
    if (time && limits.hang.count() > 0)
        patience.deadline = begin + allowed + limits.hang;
    else if (!time && limits.hang.count() > 0) {
        patience.silence = ProgramLimits::silentHangs * limits.hang;
        patience.deadline = begin + extraTime() + patience.silence;
    }
    const Result result = talk(
        m_dialogue->ask(question, report),
        [this](const QString& line) { return m_dialogue->readAnswer(line); }, patience,
        context.stop,
        [&] {
            if (!m_dialogue->takeNews() || !context.report)
                return;
            report.status = SearchReport::Status::Deepening;
            context.report(report);
        });
    report.time = ChildProcess::Clock::now() - begin;
    if (result != Result::Done)
        return result;
    m_hasAnswered = true;
    if (time && report.time > allowed && !context.stop.stop_requested())
        return fail(programFailure(
            FailureKind::OutOfTime,
            QStringLiteral("%1 ms").arg(duration_cast<milliseconds>(report.time).count())));
    return result;
}

ProgramRun::Result ProgramRun::talk(ProgramStep step, const Reader& read, const Patience& patience,
                                    const std::stop_token& stop,
                                    const std::function<void()>& onPause)
{
    const StopWatch watch(stop, m_waker);
    const StopWaker* waker = &m_waker;
    ChildProcess::Deadline deadline = patience.deadline;
    m_child->beginAnswer();
    while (true) {
        if (!step.say.isEmpty())
            m_child->say(step.say);
        if (step.failure)
            return fail(*step.failure);
        if (step.done)
            return Result::Done;
        step.say.clear();
        if (onPause && !m_child->hasLine())
            onPause();
        QByteArray line;
        switch (m_child->wait(line, deadline, waker)) {
        case ChildProcess::Event::Line:
            if (waker && patience.silence.count() > 0)
                deadline = ChildProcess::Clock::now() + patience.silence;
            step = read(lineText(line));
            break;
        case ChildProcess::Event::Stopped:
            if (!onPause) {
                m_child.reset();
                return Result::Stopped;
            }
            waker = nullptr;
            deadline = ChildProcess::Clock::now() + afterStop;
            step.say = m_dialogue->stop();
            break;
        case ChildProcess::Event::Deadline:
            if (waker)
                return fail(programFailure(patience.failure, unfinished()));
            m_child.reset();
            return Result::Stopped;
        case ChildProcess::Event::Closed:
            return fail(whyClosed(patience, waker == nullptr));
        case ChildProcess::Event::TooMuch:
            return fail(programFailure(FailureKind::TooMuchOutput));
        }
    }
}

ProgramRun::Result ProgramRun::fail(const EngineFailure& failure)
{
    m_child.reset();
    m_failure = failure;
    return Result::Failed;
}

/// The last words without a line end, which were no answer for the lack of it.
QString ProgramRun::unfinished() const
{
    const QByteArray text = m_child->unfinishedLine();
    return text.isEmpty() ? QString() : lineText(text.left(100)) + QStringLiteral(" (no \\n)");
}

QString ProgramRun::lastError() const
{
    return lineText(m_errors.trimmed()).section(u'\n', -1).trimmed();
}

EngineFailure ProgramRun::whyClosed(const Patience& patience, bool stopped)
{
    const QString words = unfinished();
    const ChildEnd end = m_child->end(milliseconds(stopped ? 20 : 500));
    switch (end.kind) {
    case ChildEnd::Kind::Ended:
        return programFailure(patience.failure, words);
    case ChildEnd::Kind::Exited: {
        const QString last = words.isEmpty() ? lastError() : words;
        return programFailure(FailureKind::Exited,
                              QString::number(end.number)
                                  + (last.isEmpty() ? QString() : QStringLiteral(": ") + last));
    }
    case ChildEnd::Kind::Signalled:
        break;
    }
    const std::chrono::seconds limit = m_program->limits.processor;
    const bool isUsedUp = limit.count() > 0 && end.processor >= limit;
    if (end.number == SIGXCPU || (end.number == SIGKILL && isUsedUp))
        return programFailure(FailureKind::ProcessorLimit,
                              QStringLiteral("%1 s").arg(qint64 {limit.count()}));
    return programFailure(FailureKind::Crashed, signalName(end.number));
}
