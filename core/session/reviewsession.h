// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/review.h"
#include "core/session/jobs/job.h"
#include "core/solver/solverservice.h"

/// The review of one game, on a worker thread at low priority: it yields to all other users of the
/// solver.
class ReviewSession : public QObject
{
    Q_OBJECT

public:
    explicit ReviewSession(std::shared_ptr<SolverService> solver, QObject* parent = nullptr);
    /// Stops what runs and waits for it, some milliseconds.
    ~ReviewSession() override;

    /// Reviews this game from now on; one that runs is given up, without its finished(). Returns at
    /// once; changed() comes before that, with nothing judged yet. Fails with a sentence where the
    /// system gives no thread: then nothing is reviewed.
    [[nodiscard]] Expected<void> start(const Game& game);
    /// Ends early: what is judged stays, finished() follows. Harmless when idle.
    void cancel();
    /// Gives up what runs, without finished(), and forgets the review.
    void clear();
    bool isRunning() const { return m_job.isRunning(); }

    /// All that is judged so far; without moves before the first start().
    const Review& review() const { return m_review; }
    /// Is it the review of a game with this setup and these moves? Comments, tags and the ply
    /// looked at make no difference.
    bool isOf(const Game& game) const;
    /// Null when the review is of another game or has not judged this ply, 1 to length(), yet.
    const ReviewedMove* moveAt(const Game& game, int ply) const;

Q_SIGNALS:
    /// review() is another one or has more moves judged.
    void changed();
    /// After changed(): moves that are judged, moves of the game.
    void progressed(int done, int total);
    /// Before finished(): a sentence where not all could be judged, as memory was short.
    void failed(const QString& sentence);
    /// Once per start(), also after cancel().
    void finished();

private:
    void takeLatest();
    void finish();

    std::shared_ptr<SolverService> m_solver;
    Review m_review;
    /// Last: its end is waited for while the rest is still there.
    Job<Review, Review> m_job;
};
