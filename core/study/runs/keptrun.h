// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experiment.h"

#include <QDateTime>

/// An experiment as a store keeps it, with what only the store knows of it.
struct KeptRun
{
    Experiment experiment;
    /// What a person called it; empty for its own title.
    QString name;
    /// When it was first kept, UTC; invalid for those that older versions kept.
    QDateTime began;
};
