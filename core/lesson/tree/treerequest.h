// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/boards.h"
#include "core/evaluation/heuristics.h"
#include "core/lesson/tree/typedtree.h"
#include "core/search/terminalvalues.h"

#include <QStringList>
#include <variant>

namespace fourcast::lesson {

/// A position of any of the boards.
using AnyPosition = AnyEmptyBoard;

enum class Method : std::uint8_t
{
    Minimax, ///< the whole tree
    AlphaBeta,
    Engine ///< alphabeta-h1 or -h2 as it plays: wins at sight, answers threats, deepens
};

/// What a search does with a value outside of its window.
enum class Failing : std::uint8_t
{
    Soft, ///< says all that is known
    Hard ///< says no more than the window
};

enum class MoveOrder : std::uint8_t
{
    AsTheyLie,
    CentreFirst,
    StaticValue, ///< what looks best at once comes first
    BestFirst, ///< the best of the depth before, then from the centre outwards
    WorstFirst, ///< by the true value, the worst first
    TrueValue ///< by the true value, the best first: an oracle's order
};

/// What a leaf is worth that no game ends at: a heuristic's value, on other boards than 7x6 its
/// rule; the exact one; or nothing, where only finished games count.
struct LeafValues
{
    const HeuristicInfo* heuristic = &heuristics().front();
    bool isExact = false;

    static LeafValues exact() { return {nullptr, true}; }
    static LeafValues ended() { return {nullptr, false}; }
    /// The first that means something on every board.
    static LeafValues ofAnyBoard();
    bool operator==(const LeafValues&) const = default;
};

/// What is to be searched, and how. Order, table, leaves and failing mean something only where the
/// method and the root have a use for them.
struct TreeRequest
{
    static constexpr int deepest = 8; ///< on a board; a typed tree is searched as deep as it is

    std::variant<AnyPosition, TypedTree> root;
    int depth = 4;
    Method method = Method::AlphaBeta;
    Failing failing = Failing::Soft;
    MoveOrder order = MoveOrder::AsTheyLie;
    LeafValues leaves {};
    bool table = false;
    TerminalValues terminals {};
    /// More nodes are not kept: the deepest are left out, and searched again when they are wanted.
    std::size_t mostNodes = 100'000;

    bool isTyped() const { return std::holds_alternative<TypedTree>(root); }
    const TypedTree& typed() const { return std::get<TypedTree>(root); }
    const AnyPosition& position() const { return std::get<AnyPosition>(root); }
    bool hasCuts() const { return method != Method::Minimax; }
};

/// Fails with a sentence where the method, the leaf values or the depth do not go with the root.
Expected<void> check(const TreeRequest& request);

/// A position of the board of this name after these moves.
Expected<AnyPosition> readPosition(const QString& board, QStringView moves);
/// "7x6"
QString boardName(const AnyPosition& position);

// Names for files and the command line, the same in every language.

/// "minimax", "alpha-beta", "engine"
QStringList methodNames();
QString name(Method method);
Expected<Method> methodFromName(const QString& name);
/// "columns", "centre", "static", "best", "worst", "true"
QStringList orderNames();
QString name(MoveOrder order);
Expected<MoveOrder> orderFromName(const QString& name);
/// "h1", "h2" and what other heuristics there are, "exact", "ended"
QStringList leafNames();
QString name(LeafValues leaves);
Expected<LeafValues> leavesFromName(const QString& name);
/// "soft", "hard"
QString name(Failing failing);
Expected<Failing> failingFromName(const QString& name);

// For people, translated.

/// "alpha-beta"
QString inWords(Method method);
/// "centre first"
QString inWords(MoveOrder order);
/// "H1"
QString inWords(LeafValues leaves);
/// "alpha-beta, centre first, fail-soft, with a table"
QString inWords(const TreeRequest& request);

}
