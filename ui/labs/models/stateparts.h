// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

/// What a state consists of, from its words: "Worker 1: idle" is the part "Worker 1", which is
/// "idle"; a line without a colon has no name.
struct StatePart
{
    QString name;
    QString value;
    /// As the model has it, where that reads otherwise.
    QString vector {};
};

std::vector<StatePart> statePartsOf(const QString& words);
/// "Worker 1: idle → takes task 2; Queue: 1 → 2"; empty where nothing differs or is known. Of what
/// a process holds the rest is shown as it is: "Thread(z = 1, y = 1 → 2)".
QString stateChanges(const QString& before, const QString& after);
