// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/experimentsession.h"

#include "core/study/runs/gamecost.h"

namespace {

/// Of the games that the store does not hold.
double missingCost(const Experiment& experiment, const ExperimentStore& store)
{
    const auto known = store.games(experiment);
    return missingCost(experiment, known.value_or(std::vector<ExperimentGame>()));
}

}

ExperimentSession::ExperimentSession(QObject* parent) : QObject(parent)
{
    connect(&m_job, &JobBase::advanced, this, [this] { Q_EMIT played(m_job.interim()); });
    connect(&m_job, &JobBase::progressed, this, &ExperimentSession::progressed);
    connect(&m_job, &JobBase::finished, this, &ExperimentSession::finish);
}

ExperimentSession::~ExperimentSession() = default;

void ExperimentSession::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged();
}

void ExperimentSession::start(std::vector<Experiment> queue, std::shared_ptr<KeptExperiments> kept,
                              int workers)
{
    Q_ASSERT(m_state == State::Idle);
    m_queue.assign(std::make_move_iterator(queue.begin()), std::make_move_iterator(queue.end()));
    m_kept = std::move(kept);
    m_workers = workers;
    m_cancelled = false;
    next();
}

void ExperimentSession::next()
{
    if (m_queue.empty()) {
        m_current = Experiment();
        setState(State::Idle);
        return;
    }
    m_current = std::move(m_queue.front());
    m_queue.pop_front();
    Q_EMIT begun(m_current);
    run();
}

void ExperimentSession::run()
{
    const auto started = m_job.start([experiment = m_current, kept = m_kept, workers = m_workers](
                                         const auto& job) -> Expected<ExperimentResult> {
        FOURCAST_LET(const auto store, kept->store());
        const double missing = missingCost(experiment, *store);
        double spent = 0;
        return runExperiment(experiment, store.get(), workers, job.stop(),
                             [&](const ExperimentGame& game, int done, int expected) {
                                 spent += gameCost(experiment, game);
                                 job.add([&game](Games& games) { games.push_back(game); });
                                 job.report({.done = static_cast<std::uint64_t>(done),
                                             .total = static_cast<std::uint64_t>(expected),
                                             .share = spent / missing});
                             });
    });
    if (!started)
        return giveUp(started.error().message);
    setState(State::Running);
}

void ExperimentSession::giveUp(const QString& reason)
{
    m_queue.clear();
    m_current = Experiment();
    setState(State::Idle);
    Q_EMIT failed(reason);
}

void ExperimentSession::pause()
{
    if (m_state != State::Running)
        return;
    m_job.stop();
    setState(State::Stopping);
}

void ExperimentSession::resume()
{
    if (m_state == State::Paused)
        run();
}

void ExperimentSession::cancel()
{
    if (m_state == State::Idle)
        return;
    m_cancelled = true;
    m_queue.clear();
    if (m_state == State::Paused) {
        const Experiment left = std::exchange(m_current, {});
        setState(State::Idle);
        Q_EMIT ended(left, false);
        return;
    }
    m_job.stop();
    setState(State::Stopping);
}

void ExperimentSession::finish()
{
    if (m_job.status() == JobStatus::Failed)
        return giveUp(m_job.error().message);
    // Whoever hears of the end may start anew.
    const bool wasStopped = m_job.wasStopped();
    const bool isComplete = m_job.result().isComplete();
    if (!isComplete && !m_cancelled && wasStopped)
        return setState(State::Paused);
    Q_EMIT ended(Experiment(m_job.result().experiment), isComplete);
    next();
}
