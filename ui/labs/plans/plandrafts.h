// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plantext.h"

#include <QStringList>

/// The cards that a person wrote, one for each position, side and goal: a file with a plan in each
/// line, the newest first.
class PlanDrafts
{
public:
    /// An empty path keeps them only while the program runs.
    explicit PlanDrafts(QString path);

    const QStringList& texts() const { return m_texts; }
    /// In the place of the card for the same position, side and goal. One without marks is not
    /// kept, and leaves the one that there was.
    void take(const AnyRootedPlan& card);
    /// Writes the file where something has changed.
    Expected<void> save();

private:
    QString m_path;
    QStringList m_texts;
    bool m_isChanged = false;
};
