// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analysismodel.h"

#include "core/session/columnssession.h"
#include "core/support/threads/concurrentload.h"
#include "ui/play/gamemodel.h"

#include <algorithm>

namespace {

/// Some fifty long games; less than two megabytes.
constexpr int mostPositions = 2000;

ColumnsReport nothingKnown(const Position& position)
{
    ColumnsReport report;
    report.whole.root = position;
    if (position.isFinished())
        return report;
    for (int column = 0; column < ColumnsReport::columns; ++column)
        if (position.canPlay(column))
            report.moves[static_cast<std::size_t>(column)] = ScoreInterval();
    return report;
}

}

AnalysisModel::AnalysisModel(const GameModel& model, std::shared_ptr<SolverService> solver,
                             QObject* parent)
    : QObject(parent), m_model(model),
      m_session(std::make_unique<ColumnsSession>(std::move(solver))), m_known(mostPositions)
{
    connect(m_session.get(), &ColumnsSession::progressed, this, &AnalysisModel::take);
    connect(m_session.get(), &ColumnsSession::finished, this, &AnalysisModel::finish);
    connect(m_session.get(), &ColumnsSession::failed, this, [this](const QString& sentence) {
        m_task.reset();
        Q_EMIT failed(sentence);
        Q_EMIT runningChanged();
    });
    connect(&m_model, &GameModel::positionChanged, this, &AnalysisModel::showPosition);
    connect(&m_model, &GameModel::movesChanged, this, &AnalysisModel::update);
    connect(&m_model, &GameModel::gameReset, this, &AnalysisModel::update);
}

AnalysisModel::~AnalysisModel() = default;

void AnalysisModel::setEnabled(bool on)
{
    m_enabled = on;
    update();
}

void AnalysisModel::requestAll(bool on)
{
    m_all = on;
    update();
}

void AnalysisModel::follow(const Position& position)
{
    m_followed = Task {position, true};
    update();
}

void AnalysisModel::showPosition()
{
    m_followed.reset();
    update();
}

void AnalysisModel::setPaused(bool on)
{
    m_paused = on;
    update();
}

std::optional<ColumnsReport> AnalysisModel::scores(const Position& position) const
{
    const ColumnsReport* known = m_known.object(position.key());
    return known ? std::optional(*known) : std::nullopt;
}

ColumnsReport AnalysisModel::current() const
{
    const Position& position = m_model.position();
    return scores(position).value_or(nothingKnown(position));
}

bool AnalysisModel::isDone(const Task& task) const
{
    const ColumnsReport* known = m_known.object(task.position.key());
    return known && known->whole.status == SolveStatus::Solved
        && (!task.withLine || !known->line.empty());
}

std::optional<AnalysisModel::Task> AnalysisModel::nextTask() const
{
    if (m_paused)
        return {};
    const Task shown {m_model.position(), true};
    if (m_enabled && !shown.position.isFinished() && !isDone(shown))
        return shown;
    if (m_followed && !m_followed->position.isFinished() && !isDone(*m_followed))
        return m_followed;
    const Game& game = m_model.game();
    for (int ply = game.length(); m_all && ply >= 0; --ply) {
        const Task task {game.positionAt(ply), false};
        if (!task.position.isFinished() && !isDone(task))
            return task;
    }
    return {};
}

void AnalysisModel::update()
{
    const std::optional<Task> next = nextTask();
    if (next == m_task)
        return;
    const bool wasRunning = isRunning();
    m_task = next;
    if (m_task) {
        m_before = scores(m_task->position).value_or(nothingKnown(m_task->position));
        m_began = ConcurrentLoad::Clock::now();
        // Somebody looks at those with a line.
        const auto started = m_task->withLine
            ? m_session->start(m_task->position, BestLine::Follow, Urgency::Shown)
            : m_session->start(m_task->position, BestLine::None, Urgency::Background);
        if (!started) {
            m_task.reset();
            Q_EMIT failed(started.error().message);
        }
    } else {
        m_session->cancel();
    }
    if (isRunning() != wasRunning)
        Q_EMIT runningChanged();
}

bool AnalysisModel::isDisturbed(const Position& position) const
{
    return m_disturbed.contains(position.key());
}

void AnalysisModel::take(const ColumnsReport& report)
{
    if (ConcurrentLoad::since(m_began))
        m_disturbed.insert(report.whole.root.key());
    m_known.insert(report.whole.root.key(), new ColumnsReport(joined(m_before, report)));
    Q_EMIT scoresChanged(report.whole.root.key());
}

void AnalysisModel::finish(const ColumnsReport& report)
{
    take(report);
    // A listener may have changed what is wanted, and with it the task; asking again does no harm.
    if (!m_session->isRunning())
        m_task.reset();
    const bool ended = !m_task;
    update();
    if (ended && !m_task)
        Q_EMIT runningChanged();
}
