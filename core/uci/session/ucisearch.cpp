// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/session/ucisearch.h"

#include "core/uci/session/uciperft.h"

#include <QCoreApplication>
#include <QScopeGuard>
#include <new>
#include <system_error>
#include <utility>

namespace {

/// Reports of one depth come no faster.
constexpr std::chrono::milliseconds betweenInfos {50};

QString errorLine(const QString& sentence)
{
    return InfoLine {.text = "error " + sentence}.toText();
}

/// What is played when no search is possible.
SearchReport withoutSearch(const Position& root)
{
    SearchReport report;
    report.root = root;
    for (const int column : columnsFromCentre)
        if (report.bestMove.isNone() && root.canPlay(column))
            report.bestMove = Move(column);
    return report;
}

} // namespace

UciSearch::UciSearch(Write write) : m_write(std::move(write)) { }

UciSearch::~UciSearch()
{
    stop();
    wait();
}

void UciSearch::stop()
{
    m_stop.request_stop();
}

void UciSearch::wait()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_isSearching; });
}

void UciSearch::finish()
{
    const std::lock_guard lock(m_mutex);
    m_isSearching = false;
    m_changed.notify_all();
}

void UciSearch::newGame()
{
    stop();
    wait();
    if (m_engine)
        m_engine->newGame();
}

void UciSearch::forget()
{
    stop();
    wait();
    m_engine.reset();
}

void UciSearch::start(UciTask task)
{
    stop();
    wait();
    m_stop = std::stop_source();
    {
        const std::lock_guard lock(m_mutex);
        m_isSearching = true;
    }
    const auto begun
        = m_thread.run([this, task, token = m_stop.get_token()] { search(task, token); });
    if (begun)
        return;
    m_write(errorLine(begun.error().message));
    m_write(uci::bestMoveLine(withoutSearch(task.root), task.shown.only).toText());
    finish();
}

void UciSearch::prepare(UciTask task, std::function<void()> done)
{
    {
        const std::lock_guard lock(m_mutex);
        if (std::exchange(m_isSearching, true))
            return done();
    }
    const auto prepared = [this, task = std::move(task), done] {
        const auto atTheEnd = qScopeGuard([this] { finish(); });
        try {
            // A search that is stopped already changes no later one.
            std::stop_source stopped;
            stopped.request_stop();
            engineFor(task).search(Position(), task.limits, {stopped.get_token(), {}});
        } catch (const std::exception&) {
            // The search says so.
        }
        done();
    };
    if (m_thread.run(prepared))
        return;
    finish();
    done();
}

/// The engine may be another one than last time, or have other settings.
Engine& UciSearch::engineFor(const UciTask& task)
{
    if (!m_engine || m_engineName != task.engine || m_engineOptions != task.options) {
        m_engine = makeEngine(task.engine, task.options).value();
        m_engineName = task.engine;
        m_engineOptions = task.options;
    }
    return *m_engine;
}

/// The best line, as it was shown.
InfoLine UciSearch::show(const SearchReport& report, const UciShown& shown)
{
    const std::vector<InfoLine> lines = uci::infoLines(report, shown);
    for (const InfoLine& line : lines)
        m_write(line.toText());
    return lines.front();
}

SearchReport UciSearch::report(const UciTask& task, const std::stop_token& stop)
{
    using Clock = std::chrono::steady_clock;
    Clock::time_point next;
    int depth = 0;
    const auto onReport = [&](const SearchReport& report) {
        const Clock::time_point now = Clock::now();
        if (report.depth == depth && now < next)
            return;
        depth = report.depth;
        next = now + betweenInfos;
        show(report, task.shown);
    };
    return engineFor(task).search(task.root, task.limits, {stop, onReport});
}

void UciSearch::search(const UciTask& task, const std::stop_token& stop)
{
    // Whatever happens, who waits for the end does not wait for ever.
    const auto atTheEnd = qScopeGuard([this] { finish(); });
    if (task.perft > 0)
        return uci::writePerft(task.root, task.perft, stop, m_write);
    SearchReport answer = withoutSearch(task.root);
    if (task.root.isFinished()) {
        answer.bestMove = Move::none();
        m_write(uci::infoOfFinished(task.root).toText());
    } else {
        try {
            answer = report(task, stop);
        } catch (const std::bad_alloc&) {
            m_write(errorLine(QCoreApplication::translate("Uci", "There is not enough memory.")));
        } catch (const std::system_error&) {
            m_write(errorLine(
                QCoreApplication::translate("Uci", "The system gives no thread to work on.")));
        }
        if (uci::isExactDraw(show(answer, task.shown)))
            m_write(InfoLine {.text = QStringLiteral("exact")}.toText());
    }
    if (task.untilStopped) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, stop, [] { return false; });
    }
    m_write(uci::bestMoveLine(answer, task.shown.only).toText());
}
