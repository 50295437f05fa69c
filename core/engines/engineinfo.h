// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/engine.h"

#include <QStringList>
#include <memory>
#include <vector>

class CostCounter;
class RootSearch;
struct EngineOptions;
struct HeuristicInfo;
struct Program;
struct TerminalValues;

/// All that the program knows of an engine before it is made: a row of the table of engines, which
/// is the only place that distinguishes engines. No code asks how a name begins or ends.
///
/// A new engine is its file, a row in enginetable.cpp, and its test; a new way to search with a
/// heuristic is a row in searchengines.cpp.
struct EngineInfo
{
    /// What a depth in the limits means to it.
    enum class Depth
    {
        None, ///< nothing: it looks at the moves alone
        Own, ///< nothing: it has a depth of its own
        Chosen, ///< how deep it looks
        End ///< nothing: it always sees the end of the game
    };

    /// "mapped-h1": what makeEngine(), the command line and files call it.
    QString name {};
    /// "mapped": what it shares with its sisters, which value positions otherwise.
    QString family {};
    /// Null where it values no positions, or in a way of its own.
    const HeuristicInfo* heuristic = nullptr;
    /// The engine that moves where the labels of a data set do not decide; empty for all that play
    /// without one.
    QString otherwise {};
    Depth depth = Depth::None;
    /// Shares its search among workers.
    bool usesWorkers = false;
    /// May play another game by another seed. The study's searches take the first of the best
    /// columns; all others choose among equal moves by lot.
    bool drawsLots = true;
    /// EngineOptions::preferFastWins means something to it.
    bool takesFastWins = false;
    /// It leaves out what a bound says is not needed.
    bool prunes = false;
    /// What a finished game is worth to it; null where it does not search by a heuristic alone.
    TerminalValues (*terminals)(const EngineInfo& info, const EngineOptions& options) = nullptr;
    /// What it does, to be translated in the context of EngineFactory: %1 is the heuristic, or the
    /// engine that moves otherwise.
    const char* words = nullptr;
    /// The same for those that have more to say; goes before `words`.
    QString (*describe)(const EngineInfo& info) = nullptr;
    /// How it finds its moves, for files: "H1 strict", "exact", "any legal move".
    QString (*plays)(const EngineInfo& info, const EngineOptions& options) = nullptr;
    std::unique_ptr<Engine> (*make)(const EngineInfo& info, const EngineOptions& options) = nullptr;
    /// Of others: it is a program of its own, whose numbers are in its own units, and which may
    /// fail. Null for ours.
    std::shared_ptr<const Program> program {};
    /// Its search of a root once more, on one thread and with every node told to a counter, which
    /// outlives it; null where nobody can count its nodes by their lines.
    /// core/engines/searchcosts.h does so.
    std::unique_ptr<RootSearch> (*counted)(const EngineInfo& info, const EngineOptions& options,
                                           CostCounter& counter)
        = nullptr;

    /// It looks ahead, so that a node or time limit means something to it.
    bool searches() const { return takesDepth() || depth == Depth::End; }
    bool takesDepth() const { return depth == Depth::Chosen; }
    /// H1Options mean something to it.
    bool takesReadings() const;
    bool usesDataset() const { return !otherwise.isEmpty(); }
    /// EngineOptions::tableMib and usesBook mean something to it.
    bool hasTable() const { return depth == Depth::End; }

    /// A translated sentence for a tooltip or `--help`: what the engine does.
    QString description() const;
    /// The settings that change its moves: "H1 strict", "H2, all wins alike", "any legal move".
    QString variant(const EngineOptions& options) const;
};

/// Every engine of ours; programs of others are added (addedengines.h).
/// engineGroups() has all of them in the order of a list. May be called from any thread; the
/// reference holds until the program ends.
const std::vector<EngineInfo>& engineTable();

/// Ours, or a program of others; null when neither is called so. The pointer holds until the
/// program ends.
const EngineInfo* findEngine(const QString& name);
/// The engine of a family ("mapped") that values positions with a heuristic ("H1"), or null.
const EngineInfo* findEngine(const QString& family, const QString& heuristic);
/// The same as findEngine(name), with a row to which nothing means anything where there is none.
const EngineInfo& engineInfo(const QString& name);

/// The longest name of an engine that the words begin with, as a program's may have blanks; the
/// first word where none is one. It is taken from the words, of which there must be one.
QString takeEngineName(QStringList& words);

/// Of engineTable().
QStringList engineNames();
/// The same and the programs of others, all of which can be asked for by name.
QStringList allEngineNames();
