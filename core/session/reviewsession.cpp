// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/reviewsession.h"

#include "core/support/threads/concurrentload.h"

ReviewSession::ReviewSession(std::shared_ptr<SolverService> solver, QObject* parent)
    : QObject(parent), m_solver(std::move(solver))
{
    connect(&m_job, &JobBase::advanced, this, &ReviewSession::takeLatest);
    connect(&m_job, &JobBase::finished, this, &ReviewSession::finish);
}

ReviewSession::~ReviewSession() = default;

Expected<void> ReviewSession::start(const Game& game)
{
    m_job.abandon();
    m_review = unjudgedReview(game);
    auto started = m_job.start([game, solver = m_solver](const auto& job) {
        const ConcurrentLoad busy(ConcurrentLoad::By::Board);
        const ColumnsOf columnsOf = [&](const Position& position) {
            return solver->solveColumns({Urgency::Background}, position, BestLine::Briefly,
                                        {job.stop(), {}});
        };
        return reviewGame(game, columnsOf, job.stop(),
                          [&job](const Review& review) { job.send(review); });
    });
    if (!started)
        m_review = {};
    Q_EMIT changed();
    return started;
}

void ReviewSession::takeLatest()
{
    m_review = m_job.interim();
    Q_EMIT changed();
    Q_EMIT progressed(m_review.done, static_cast<int>(m_review.moves.size()));
}

void ReviewSession::finish()
{
    // Of one that failed, what was judged until then stays.
    if (m_job.status() != JobStatus::Failed)
        m_review = m_job.result();
    Q_EMIT changed();
    Q_EMIT progressed(m_review.done, static_cast<int>(m_review.moves.size()));
    if (m_job.status() == JobStatus::Failed)
        Q_EMIT failed(m_job.error().message);
    Q_EMIT finished();
}

void ReviewSession::cancel()
{
    m_job.stop();
}

void ReviewSession::clear()
{
    m_job.abandon();
    m_review = {};
    Q_EMIT changed();
}

bool ReviewSession::isOf(const Game& game) const
{
    return m_review.game.setup() == game.setup() && m_review.game.moves() == game.moves();
}

const ReviewedMove* ReviewSession::moveAt(const Game& game, int ply) const
{
    if (!isOf(game) || ply < 1 || ply > game.length())
        return nullptr;
    const ReviewedMove& move = m_review.moves[static_cast<std::size_t>(ply - 1)];
    return move.quality == MoveClass::Unknown ? nullptr : &move;
}
