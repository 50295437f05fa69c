// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/enginefactory.h"

#include <QString>

/// "mapped-h1", or "Casual (level-3)" for a named opponent.
QString engineTitle(const QString& engine);

/// Who plays a side.
struct PlayerSettings
{
    bool human = true;
    /// Meaningful where `human` is false.
    QString engine = QStringLiteral("mapped-h1");
    SearchLimits limits {.depth = 6};
    EngineOptions options {};

    /// "Person", or "mapped-h1, depth 6", "mapped-h1, 2 s, H1 with vertical pairs".
    QString label() const;
    /// Limits that end a search of this engine: a depth in its place where none is set.
    void ensureLimit();
    friend bool operator==(const PlayerSettings&, const PlayerSettings&) = default;
};
