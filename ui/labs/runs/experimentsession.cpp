// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/experimentsession.h"

#include "core/study/runs/gamecost.h"
#include "core/support/timeleft.h"

#include <mutex>
#include <optional>

namespace {

/// Between two looks at what was played, so that tables are redrawn a few times a second.
constexpr int lookMs = 150;

/// Of the games that the store does not hold.
double missingCost(const Experiment& experiment, const ExperimentStore* store)
{
    const auto known = store ? store->games(experiment) : std::vector<ExperimentGame>();
    return missingCost(experiment, known.value_or(std::vector<ExperimentGame>()));
}

}

/// What the job has played since the last look.
struct ExperimentSession::Latest
{
    std::mutex mutex;
    std::vector<ExperimentGame> games;
    int done = 0;
    int expected = 0;
    /// Empty until the store has been asked.
    std::optional<TimeLeft> time;
};

ExperimentSession::ExperimentSession(QObject* parent) : QObject(parent)
{
    m_look.setInterval(lookMs);
    connect(&m_look, &QTimer::timeout, this, &ExperimentSession::takeLatest);
}

ExperimentSession::~ExperimentSession() = default;

void ExperimentSession::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged();
}

void ExperimentSession::start(std::vector<Experiment> queue, std::shared_ptr<ExperimentStore> store,
                              int workers)
{
    Q_ASSERT(m_state == State::Idle);
    m_queue.assign(std::make_move_iterator(queue.begin()), std::make_move_iterator(queue.end()));
    m_store = std::move(store);
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
    m_latest = std::make_shared<Latest>();
    m_job = std::make_unique<Job<Expected<ExperimentResult>>>();
    connect(m_job.get(), &JobBase::finished, this, &ExperimentSession::finish);
    const auto started
        = m_job->start([experiment = m_current, store = m_store, workers = m_workers,
                        latest = m_latest](std::stop_token stop, const JobBase::Progress&) {
              const double missing = missingCost(experiment, store.get());
              {
                  const std::scoped_lock lock(latest->mutex);
                  latest->time.emplace(missing);
              }
              return runExperiment(experiment, store.get(), workers, std::move(stop),
                                   [&](const ExperimentGame& game, int done, int expected) {
                                       const std::scoped_lock lock(latest->mutex);
                                       latest->time->spend(gameCost(experiment, game));
                                       latest->games.push_back(game);
                                       latest->done = done;
                                       latest->expected = expected;
                                   });
          });
    if (!started)
        return giveUp(started.error().message);
    m_look.start();
    setState(State::Running);
}

void ExperimentSession::giveUp(const QString& reason)
{
    m_queue.clear();
    m_current = Experiment();
    setState(State::Idle);
    Q_EMIT failed(reason);
}

void ExperimentSession::takeLatest()
{
    std::vector<ExperimentGame> games;
    int done = 0;
    int expected = 0;
    std::chrono::seconds left {-1};
    {
        const std::scoped_lock lock(m_latest->mutex);
        games.swap(m_latest->games);
        done = m_latest->done;
        expected = m_latest->expected;
        if (m_latest->time)
            left = std::chrono::duration_cast<std::chrono::seconds>(
                m_latest->time->left().value_or(std::chrono::seconds(0)));
    }
    if (games.empty())
        return;
    Q_EMIT played(games);
    Q_EMIT progressed(done, expected, left.count());
}

void ExperimentSession::pause()
{
    if (m_state != State::Running)
        return;
    m_job->stop();
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
    m_job->stop();
    setState(State::Stopping);
}

void ExperimentSession::finish()
{
    m_look.stop();
    takeLatest();
    // Whoever hears of the end may start anew; the job, which is telling it, goes afterwards.
    Job<Expected<ExperimentResult>>* const job = m_job.release();
    job->deleteLater();
    const Expected<ExperimentResult>& result = job->result();
    if (!result) {
        giveUp(result.error().message);
        return;
    }
    if (!result->isComplete() && !m_cancelled && job->wasStopped()) {
        setState(State::Paused);
        return;
    }
    Q_EMIT ended(result->experiment, result->isComplete());
    next();
}
