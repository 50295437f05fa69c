// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthresult.h"

#include <QByteArray>
#include <stop_token>

/// Points of a run in bytes, for another process that measures them.

/// What another process found at one place.
struct GrowthPointFound
{
    /// No row where there is a failure.
    GrowthRow row {};
    bool nodesVary = false;
    /// Why nothing could be measured, as runGrowth() says it; empty where it could.
    QString failure {};
    /// As machineText() says it.
    QString machineName {};
    /// The same for all processes of a machine, and the process there.
    QByteArray machine {};
    qint64 process = 0;
    /// Milliseconds of the machine's clock.
    qint64 began = 0;
    qint64 ended = 0;

    /// Did another process of the machine measure at that time?
    bool isDisturbedBy(const GrowthPointFound& other) const;
};

/// Of tasks whose handler is answerGrowthTask().
QByteArray growthTaskKind();
QByteArray growthTask(const GrowthRequest& request, int place);
/// The request to measure this place and no other.
GrowthRequest growthRequestAt(const GrowthRequest& request, int place);
/// Measures a place in this process. Nothing where it was stopped.
std::optional<GrowthPointFound> findGrowthPoint(const GrowthRequest& request, int place,
                                                const std::stop_token& stop);
/// Measures the place of the task. Nothing where it was stopped; empty where the task can't be
/// read.
std::optional<QByteArray> answerGrowthTask(const QByteArray& task, const std::stop_token& stop);
QByteArray growthPointToBytes(const GrowthPointFound& point);
/// Nothing where these are no bytes of a point.
std::optional<GrowthPointFound> growthPointFromBytes(const QByteArray& bytes);
