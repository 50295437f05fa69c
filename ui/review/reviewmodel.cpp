// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewmodel.h"

#include "core/book/builtinbook.h"
#include "core/support/disturbance.h"

#include <mutex>
#include <new>

struct ReviewModel::Latest
{
    std::mutex mutex;
    Review review;
};

ReviewModel::ReviewModel(QObject* parent) : QObject(parent)
{
    m_options.known = &builtInScores();
}

ReviewModel::~ReviewModel() = default;

Expected<void> ReviewModel::start(const Game& game)
{
    giveUp();
    m_review = unjudgedReview(game);
    m_latest = std::make_shared<Latest>();
    m_latest->review = m_review;
    m_job = std::make_unique<Job<Review>>();
    connect(m_job.get(), &JobBase::progressed, this, &ReviewModel::takeLatest);
    connect(m_job.get(), &JobBase::finished, this, &ReviewModel::finish);
    auto started
        = m_job->start([game, options = m_options, latest = m_latest](
                           std::stop_token stop, const JobBase::Progress& progress) -> Review {
              const Disturbance busy(Disturbance::By::Board);
              try {
                  return reviewGame(game, options, stop, [&](const Review& review) {
                      {
                          const std::scoped_lock lock(latest->mutex);
                          latest->review = review;
                      }
                      progress(review.done, static_cast<int>(review.moves.size()));
                  });
              } catch (const std::bad_alloc&) {
                  // Nothing is thrown across a thread: a review with nothing judged says it.
                  return unjudgedReview(game);
              }
          });
    if (!started) {
        m_job.reset();
        m_review = {};
    }
    Q_EMIT changed();
    return started;
}

void ReviewModel::takeLatest()
{
    {
        const std::scoped_lock lock(m_latest->mutex);
        m_review = m_latest->review;
    }
    Q_EMIT changed();
    Q_EMIT progressed(m_review.done, static_cast<int>(m_review.moves.size()));
}

void ReviewModel::finish()
{
    m_review = m_job->result();
    letGo();
    Q_EMIT changed();
    Q_EMIT progressed(m_review.done, static_cast<int>(m_review.moves.size()));
    Q_EMIT finished();
}

void ReviewModel::cancel()
{
    if (m_job)
        m_job->stop();
}

void ReviewModel::giveUp()
{
    if (!m_job)
        return;
    m_job->disconnect(this);
    m_job->stop();
    letGo();
}

void ReviewModel::letGo()
{
    // It may be handling a signal of its own: it goes when the event loop is back, or with its
    // parent. Its destructor waits for the work, which a stop ends within milliseconds.
    Job<Review>* job = m_job.release();
    job->setParent(this);
    job->deleteLater();
}

void ReviewModel::clear()
{
    giveUp();
    m_review = {};
    Q_EMIT changed();
}

bool ReviewModel::isOf(const Game& game) const
{
    return m_review.game.setup() == game.setup() && m_review.game.moves() == game.moves();
}

const ReviewedMove* ReviewModel::moveAt(const Game& game, int ply) const
{
    if (!isOf(game) || ply < 1 || ply > game.length())
        return nullptr;
    const ReviewedMove& move = m_review.moves[static_cast<std::size_t>(ply - 1)];
    return move.quality == MoveClass::Unknown ? nullptr : &move;
}
