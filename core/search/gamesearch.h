// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"
#include "core/search/leafkind.h"
#include "core/search/searchcounts.h"
#include "core/search/searchpoll.h"
#include "core/search/searchstatistics.h"
#include "core/search/terminalvalues.h"

#include <algorithm>
#include <array>
#include <vector>

/// The observer that ignores every event of a search. A search is compiled for its observer and
/// tests `listens` before each event, so that unread events cost nothing. An observer that
/// listens gets these calls, in the order of the search, at a distance of `ply` from the root:
///
/// - `enter(node, depth, ply, alpha, beta)`: a node is counted; the window is seen by its side;
/// - `leaf(ply, value)`: it was valued without a search, and is left;
/// - `known(ply, value, bound)`: a table answered, and it is left;
/// - `winAtSight(node, column, ply, value)`: a move wins at once, which is counted as a node of its
///   own and not searched;
/// - `answer(ply, lost)`: only one move does not lose in two plies; `lost` is what the others are
///   worth;
/// - `move(ply, move)`: what can be played, in the order in which it will be tried;
/// - `tries(ply, move)`: this move's child is entered next;
/// - `returned(ply, move, value)`: its value, seen by the side that moves here;
/// - `cut(ply)`: the moves that are left are not looked at;
/// - `leave(ply, value)`: what goes up, seen by the side to move here.
///
/// Whoever observes is copied with the search: a pointer to what keeps it all.
struct NullObserver
{
    static constexpr bool listens = false;
};

/// The two recursive searches of the textbooks, in negamax form: every value is from the view of
/// the side to move. Knows nothing of threads; one object per root move or thread.
///
/// `Game` says what is searched:
/// - `Node`, a value; `longest`, the most plies that a line can have;
/// - `leafAt(node, depth, ply, value)`: whether it is not looked at further, and its value then;
/// - `moves(node, depth, ply)`: a range of numbers, in the order in which they are tried;
/// - `canPlay(node, move)` and `after(node, move)`;
/// - `hasTable`; where it is true, `find(node, depth, alpha, beta)`, which answers with a value and
///   its bound or not, and `keep(node, depth, alpha, beta, value, move)`.
///
/// A search that its poll ends returns a meaningless value: look at poll().hasExpired().
template <typename Game, typename Observer = NullObserver> class GameSearch
{
public:
    using Node = typename Game::Node;
    static constexpr int maxPly = Game::longest + 1;

    enum class Cuts
    {
        None,
        FailSoft, ///< outside the window a value still says all that is known
        FailHard ///< no value leaves the window
    };

    GameSearch(const Game& game, const SearchPoll& poll, const Observer& observer = {})
        : m_game(game), m_poll(poll), m_observer(observer)
    {
    }

    const Game& game() const { return m_game; }
    const SearchCounts& counts() const { return m_counts; }
    SearchStatistics statistics() const
    {
        SearchStatistics statistics = m_statistics;
        statistics.evaluations = m_counts.leaves - m_ended;
        statistics.selectiveDepth = m_deepest;
        return statistics;
    }
    const SearchPoll& poll() const { return m_poll; }
    /// The line that the last search expects, `length` columns from the ply it started at.
    std::vector<Move> line(int ply) const
    {
        const Line& line = m_lines[static_cast<std::size_t>(ply)];
        std::vector<Move> moves;
        for (int i = 0; i < line.length; ++i)
            moves.emplace_back(line.columns[static_cast<std::size_t>(i)]);
        return moves;
    }

    /// The whole tree. `ply` is the distance of `node` from the root.
    Value minimax(const Node& node, int depth, int ply)
    {
        Value ended = 0;
        if (enter(node, depth, -value::infinite, value::infinite, ply, ended))
            return ended;
        return bestMove<Cuts::None>(node, m_game.moves(node, depth, ply), -value::infinite,
                                    value::infinite, depth, ply,
                                    [this, depth, ply](const Node& next, Value, Value) {
                                        return minimax(next, depth - 1, ply + 1);
                                    });
    }

    /// Alpha-beta; the first best move stands, a cut when alpha >= beta.
    template <Cuts cuts>
    Value alphaBeta(const Node& node, int depth, Value alpha, Value beta, int ply)
    {
        Value ended = 0;
        if (enter(node, depth, alpha, beta, ply, ended))
            return ended;
        return bestMove<cuts>(node, m_game.moves(node, depth, ply), alpha, beta, depth, ply,
                              [this, depth, ply](const Node& next, Value from, Value to) {
                                  return alphaBeta<cuts>(next, depth - 1, from, to, ply + 1);
                              });
    }

protected:
    /// Counts the node; false where the search has to end.
    [[gnu::always_inline]] bool count(const Node& node, int depth, Value alpha, Value beta, int ply)
    {
        ++m_counts.nodes;
        m_lines[static_cast<std::size_t>(ply)].length = 0;
        if (m_poll.expired(m_counts.nodes))
            return false;
        if constexpr (Observer::listens)
            m_observer.enter(node, depth, ply, alpha, beta);
        return true;
    }

    /// Counts the node; true when it is a leaf, the table knows it, or the search has to end, with
    /// its value.
    [[gnu::always_inline]] bool enter(const Node& node, int depth, Value alpha, Value beta, int ply,
                                      Value& ended)
    {
        if (!count(node, depth, alpha, beta, ply))
            return true;
        if (const LeafKind leaf = m_game.leafAt(node, depth, ply, ended); leaf != LeafKind::None) {
            countLeaf(leaf == LeafKind::Valued, ply);
            if constexpr (Observer::listens)
                m_observer.leaf(ply, ended);
            return true;
        }
        if constexpr (Game::hasTable) {
            if (const auto found = m_game.find(node, depth, alpha, beta)) {
                ended = found->value;
                if constexpr (Observer::listens)
                    m_observer.known(ply, found->value, found->bound);
                return true;
            }
        }
        return false;
    }

    [[gnu::always_inline]] void countLeaf(bool isValued, int ply)
    {
        ++m_counts.leaves;
        if (!isValued)
            ++m_ended;
        if (ply > m_deepest)
            m_deepest = ply;
    }

    /// The value of the best move, tried in their order: the first best one stands, a cut when
    /// alpha >= beta. `search(child, alpha, beta)` searches one, window and value as the child's
    /// side sees them.
    template <Cuts cuts, typename Moves, typename Search>
    [[gnu::always_inline]] Value bestMove(const Node& node, const Moves& moves, Value alpha,
                                          Value beta, [[maybe_unused]] int depth, int ply,
                                          Search search)
    {
        [[maybe_unused]] const Value from = alpha;
        if constexpr (Observer::listens)
            for (const int move : moves)
                if (m_game.canPlay(node, move))
                    m_observer.move(ply, move);
        Value best = cuts == Cuts::FailHard ? alpha : -value::infinite;
        [[maybe_unused]] int tried = 0;
        for (const int move : moves) {
            if (!m_game.canPlay(node, move))
                continue;
            if constexpr (Observer::listens)
                m_observer.tries(ply, move);
            const Value value = -search(m_game.after(node, move), -beta, -alpha);
            if (m_poll.hasExpired())
                return 0;
            if constexpr (Observer::listens)
                m_observer.returned(ply, move, value);
            if (value > best) {
                best = value;
                keepLine(ply, move);
            }
            // A full tree never cuts; without the question it takes a tenth less.
            if constexpr (cuts != Cuts::None) {
                alpha = std::max(alpha, best);
                if (alpha >= beta) {
                    ++m_counts.cutoffs;
                    m_statistics.addCutoffs(tried, 1);
                    if constexpr (Observer::listens)
                        m_observer.cut(ply);
                    break;
                }
                ++tried;
            }
        }
        if constexpr (cuts == Cuts::FailHard)
            best = std::min(best, beta);
        if constexpr (Game::hasTable)
            m_game.keep(node, depth, from, beta, best, bestOf(ply));
        if constexpr (Observer::listens)
            m_observer.leave(ply, best);
        return best;
    }

    void clearLine(int ply) { m_lines[static_cast<std::size_t>(ply)].length = 0; }

    void keepColumn(int ply, int column)
    {
        Line& line = m_lines[static_cast<std::size_t>(ply)];
        line.length = 1;
        line.columns[0] = static_cast<std::int8_t>(column);
    }

    void keepLine(int ply, int column)
    {
        const Line& child = m_lines[static_cast<std::size_t>(ply) + 1];
        Line& line = m_lines[static_cast<std::size_t>(ply)];
        line.columns[0] = static_cast<std::int8_t>(column);
        std::copy_n(child.columns.begin(), child.length, line.columns.begin() + 1);
        line.length = child.length + 1;
    }

    Game m_game;
    SearchPoll m_poll;
    SearchCounts m_counts;
    /// Its evaluations and its depth are put in when it is asked for.
    SearchStatistics m_statistics;
    /// Leaves that the heuristic had not to value.
    std::uint64_t m_ended = 0;
    int m_deepest = 0;
    [[no_unique_address]] Observer m_observer;

private:
    struct Line
    {
        int length = 0;
        std::array<std::int8_t, maxPly + 1> columns {};
    };

    /// None where no move was better than alpha in a search that fails hard.
    Move bestOf(int ply) const
    {
        const Line& line = m_lines[static_cast<std::size_t>(ply)];
        return line.length > 0 ? Move(line.columns[0]) : Move::none();
    }

    std::array<Line, maxPly + 2> m_lines {};
};
