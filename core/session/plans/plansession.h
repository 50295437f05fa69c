// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"
#include "core/session/plans/positionplans.h"

#include <QCache>
#include <memory>

class KnownScores;

/// Looks for a plan away from the window, for one position at a time, within a second each. It has
/// an exact solver of its own, since it asks thousands of times in a second and would keep whoever
/// waits for the shared one; with a small table and one thread at low priority that one is hardly
/// slowed. Nothing is made before the first position. What was found is kept for the last positions
/// that were looked at. Signals arrive on the thread that the session lives on.
class PlanSession : public QObject
{
    Q_OBJECT

public:
    /// Called on the thread that looks for plans, once for each position.
    using JudgeMaker = std::function<std::unique_ptr<PlanJudge<Position>>()>;

    /// With the exact solver; `known` is asked before any search, may be null, and is kept alive by
    /// the caller.
    explicit PlanSession(const KnownScores* known = nullptr, QObject* parent = nullptr);
    /// With another judge.
    explicit PlanSession(JudgeMaker makeJudge, QObject* parent = nullptr);
    /// Stops and waits, some milliseconds.
    ~PlanSession() override;

    void setLimits(const PositionPlanLimits& limits) { m_limits = limits; }

    /// Gives up what runs, and looks here; returns at once. What is known already, a finished
    /// position or the one that is looked at is not looked for again. Fails with a sentence where
    /// the system gives no thread: then nothing runs.
    [[nodiscard]] Expected<void> start(const Position& position);
    /// Nothing more is sent. Returns at once.
    void cancel();
    bool isRunning() const { return m_job.isRunning(); }

    /// What was found of a position, maybe not all yet; nothing where it was not looked at.
    std::optional<PositionPlans> plans(const Position& position) const;

Q_SIGNALS:
    /// plans() knows more of it.
    void changed(const Position& position);
    /// A sentence: there was not enough memory for it.
    void failed(const QString& sentence);

private:
    void keep(const PositionPlans& plans);

    JudgeMaker m_makeJudge;
    PositionPlanLimits m_limits;
    Position m_position; ///< that is looked at
    QCache<quint64, PositionPlans> m_known;
    /// Last: its end is waited for while the rest is still there.
    Job<PositionPlans, PositionPlans> m_job;
};
