// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/enginefactory.h"
#include "core/search/searchlimits.h"

#include <QString>

/// Who plays a side: an engine with its settings, or a person.
struct Entrant
{
    QString engine = QStringLiteral("mapped-h1");
    /// In matches the seed is replaced by one derived for each game, and one worker has to do.
    EngineOptions options {};
    SearchLimits limits {.depth = 6};
    /// A person plays; engine, options and limits are those of the engine that would take over.
    bool human = false;
    /// Of a person, as People has it; empty for one without a name.
    QString name {};

    static Entrant person(const QString& name = {});

    /// "study-h1 depth 4": tells engines of one name apart, English in every language.
    QString label() const;
    /// The settings that change its moves: "H1 strict", "H2, all wins alike", "any legal move".
    QString variant() const;
    /// For files, English in every language: a person's name or "Person", or the engine with its
    /// limits, and what of H1 differs from the usual reading; of a program of others its version:
    /// "my-bot depth 6, version 3", as another version is another player.
    QString nameInFiles() const;
    /// Limits that end a search of this engine: a depth in its place where none is set. A clock is
    /// none to ours, which are not told of it; a program of others needs none, as it has a limit
    /// of its own for a move.
    void ensureLimit();
    /// Fails when there is no engine of its name.
    Expected<void> check() const;

    friend bool operator==(const Entrant&, const Entrant&) = default;
};
