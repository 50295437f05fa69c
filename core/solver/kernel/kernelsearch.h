// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/claims.h"
#include "core/solver/kernel/kernel.h"
#include "core/solver/kernel/moveorder.h"
#include "core/solver/kernel/opennodes.h"

#include <algorithm>
#include <bit>

/// The node loop of the exact solver, included by one source file per instruction set. Negamax with
/// null windows only; the caller narrows the score down.
///
/// Per node: all moves are made side by side; a move that leaves no safe reply wins in three plies;
/// claims (claims.h) and the table's bounds of all children are asked before any child is searched;
/// then the moves follow in the order of moveorder.h.
namespace {

/// With fewer empty squares than this a search costs less than a look into memory.
inline constexpr int deepestKept = 33;
/// In a position of fewer nodes than this another worker could not be of help any more.
inline constexpr std::uint64_t nodesWorthTelling = 1'000;
/// A position in which so many moves were searched and failed is one where probably all fail.
inline constexpr int failuresOfWide = 2;

/// One worker's recursion. A node is first prepared, which needs no memory but its own; then its
/// best-looking child is prepared too, and only then the table is read: by that time the entries
/// have come.
class KernelSearch
{
public:
    explicit KernelSearch(SolverWorker& worker)
        : m_worker(worker), m_table(worker.table), m_open(worker.table)
    {
    }

    int search(const SolverNode& node, int alpha)
    {
        PreparedNode prepared; // NOLINT(cppcoreguidelines-pro-type-member-init): prepare() fills it
        int value = 0;
        return prepare(node, alpha, prepared, value) ? value : prepared.sign * finish(prepared);
    }

private:
    /// True when the node needs no search: then `value` is its value.
    bool prepare(const SolverNode& node, int alpha, PreparedNode& prepared, int& value)
    {
        Squares own = node.own;
        Squares opponent = node.opponent;
        Squares opponentThreats = node.opponentThreats;
        Squares moves = node.moves;
        int plies = node.plies;
        // Forced replies are followed here.
        for (int sign = 1;; sign = -sign) {
            if (++m_worker.nodes >= m_worker.nextLook) {
                if (m_worker.expired(m_worker)
                    || (m_worker.hasCompany && m_open.look(m_worker.nodes)))
                    m_worker.aborted = true;
            }
            value = 0;
            if (m_worker.aborted || plies >= bytecolumns::squares - 2)
                return true;
            const int best = (bytecolumns::squares - 1 - plies) / 2; // a win in three plies
            value = sign * best;
            if (best <= alpha)
                return true;
            if (withoutLowest(moves)) {
                prepared.sign = sign;
                prepared.alpha = alpha;
                prepared.plies = plies;
                prepared.replier = opponent;
                prepared.hash = plies == node.plies ? node.hash : 0;
                if (!prepareMoves(own, opponent, opponentThreats, moves, best, prepared, value))
                    return false;
                value *= sign;
                return true;
            }
            const auto next = childrenOf<Squares>(own, opponent, opponentThreats, moves);
            if (!next.replies)
                return true;
            value = 0;
            if (plies >= bytecolumns::squares - 3)
                return true;
            value = sign * (best - 1);
            if (best - 1 <= alpha)
                return true;
            const int claimed = claim<Squares>(next, opponent, 1, plies, alpha);
            value = sign * claimed;
            if (claimed > alpha)
                return true;
            own = opponent;
            opponent = next.mover;
            opponentThreats = next.threats;
            moves = next.replies;
            ++plies;
            alpha = -alpha - 1;
        }
    }

    /// The same for a node with several moves.
    bool prepareMoves(Squares own, Squares opponent, Squares opponentThreats, Squares moves,
                      int best, PreparedNode& prepared, int& value)
    {
        Children<MoveLanes> next[maximumPasses];
        MoveLanes made[maximumPasses];
        unsigned lanes[maximumPasses];
        int passes = 0;
        value = best;
        do {
            made[passes] = takeMoves(moves);
            next[passes] = childrenOf<MoveLanes>(own, opponent, opponentThreats, made[passes]);
            lanes[passes] = lanesWithSquares(made[passes]);
            if (lanes[passes] & ~lanesWithSquares(next[passes].replies))
                return true;
            ++passes;
        } while (moves);
        value = 0;
        if (prepared.plies >= bytecolumns::squares - 3)
            return true;
        // Nobody wins within four plies, so the best that can still come takes five.
        value = best - 1;
        if (value <= prepared.alpha)
            return true;

        prepared.probed = 0;
        if (prepared.plies < deepestKept) {
            for (int pass = 0; pass < passes; ++pass) {
                put(prepared.hashes, pass, hashesOf(opponent, next[pass].occupied));
                // A forced reply is followed without a look into the table.
                const unsigned look
                    = lanes[pass] & lanesWithSquares(withoutLowest(next[pass].replies));
                prepared.probed |= look << (pass * laneCount);
            }
            for (unsigned left = prepared.probed; left; left &= left - 1)
                __builtin_prefetch(m_table.bucket(prepared.hashes[std::countr_zero(left)]));
        }
        for (int pass = 0; pass < passes; ++pass) {
            value = claim<MoveLanes>(next[pass], opponent, lanes[pass], prepared.plies,
                                     prepared.alpha);
            if (value > prepared.alpha)
                return true;
        }

        alignas(64) std::uint64_t merits[maximumLanes];
        int keys[maximumLanes];
        const OrderWeights& weights
            = orderWeights[(prepared.plies % 2) * 2 + (prepared.alpha >= 0 ? 1 : 0)];
        prepared.count = 0;
        for (int pass = 0; pass < passes; ++pass) {
            const Children<MoveLanes>& n = next[pass];
            put(prepared.mover, pass, n.mover);
            put(prepared.threats, pass, n.threats);
            put(prepared.replierThreats, pass, n.replierThreats);
            put(prepared.replies, pass, n.replies);
            put(merits, pass, meritOf(made[pass], n, prepared.plies, weights));
            for (unsigned left = lanes[pass]; left; left &= left - 1) {
                const int lane = pass * laneCount + std::countr_zero(left);
                const int merit = static_cast<int>(merits[lane])
                    + weights.centre * centreOf(prepared.mover[lane] ^ own);
                int place = prepared.count++;
                for (; place > 0 && keys[place - 1] < merit; --place) {
                    keys[place] = keys[place - 1];
                    prepared.order[place] = prepared.order[place - 1];
                }
                keys[place] = merit;
                prepared.order[place] = lane;
            }
        }
        return false;
    }

    /// The value of a prepared node, from its own view.
    int finish(const PreparedNode& node)
    {
        const int alpha = node.alpha;
        const std::uint64_t nodesBefore = m_worker.nodes;
        PreparedNode child; // NOLINT(cppcoreguidelines-pro-type-member-init): prepare() fills it
        int childValue = 0;
        const int firstLane = node.order[0];
        const bool settled = prepare(node.child(firstLane), -alpha - 1, child, childValue);
        int value = -SolverTable::widest;
        bool done = false;
        unsigned dropped = 0;
        if (settled) {
            value = -childValue;
            done = value > alpha || m_worker.aborted;
            dropped = 1u << firstLane;
            m_worker.cutoffsByMove[0] += value > alpha;
        }
        if (!done) {
            for (unsigned left = node.probed & ~dropped; left; left &= left - 1) {
                const int lane = std::countr_zero(left);
                const SolverTable::Bounds bounds = lookUp(m_table, node.hashes[lane]);
                ++m_worker.reads;
                m_worker.hits
                    += bounds.lower > -SolverTable::widest || bounds.upper < SolverTable::widest;
                if (-bounds.upper > alpha) {
                    ++m_worker.tableCutoffs;
                    return -bounds.upper;
                }
                if (-bounds.lower <= alpha) {
                    value = std::max(value, -bounds.lower);
                    dropped |= 1u << lane;
                }
            }
            value = m_worker.hasCompany && node.plies < deepestShared
                ? shareChildren(node, child, value, dropped)
                : searchChildren(node, child, value, dropped);
        }
        if (node.hash && !m_worker.aborted) {
            store(m_table, node.hash, value, value > alpha, m_worker.nodes - nodesBefore);
            ++m_worker.stores;
        }
        return value;
    }

    /// The children that are left; the first of the order is prepared unless it was dropped.
    int searchChildren(const PreparedNode& node, PreparedNode& child, int value, unsigned dropped)
    {
        for (int i = 0; i < node.count && value <= node.alpha && !m_worker.aborted; ++i)
            if (const int lane = node.order[i]; !((dropped >> lane) & 1)) {
                value = std::max(
                    value, i == 0 ? -child.sign * finish(child) : searchChild(node, lane, child));
                m_worker.cutoffsByMove[i] += value > node.alpha;
            }
        return value;
    }

    /// The same beside other workers.
    ///
    /// They share the tree by putting off what another is in (after J.-C. Weill, "The ABDADA
    /// distributed minimax-search algorithm", ICCA Journal 1996). All of them help in the first
    /// child that needs a search: the rest is worth trying only once that one has not settled the
    /// node. After that they spread, until a child turns out to be wide, one where all moves seem
    /// to fail: it would settle this node, so those who are in its siblings leave them for it.
    int shareChildren(const PreparedNode& node, PreparedNode& child, int value, unsigned dropped)
    {
        if (node.hash)
            mark(m_table, node.hash, SolverTable::busyMark);
        OpenNode& open = m_open.enter(node, dropped);
        const std::uint64_t nodesBefore = m_worker.nodes;
        int failures = 0;
        for (bool isFirst = true; open.next < open.end && value <= node.alpha && !m_worker.aborted;
             isFirst = false) {
            const int lane = open.lane();
            // The table was asked for the first one a moment ago.
            if (!isFirst && node.isProbed(lane)) {
                const std::uint64_t entry = entryOf(m_table, node.hashes[lane]);
                const SolverTable::Bounds bounds = SolverTable::boundsOf(entry);
                if (-bounds.upper > node.alpha || -bounds.lower <= node.alpha) {
                    value = std::max(value,
                                     -bounds.upper > node.alpha ? -bounds.upper : -bounds.lower);
                    ++open.next;
                    continue;
                }
                // Another worker is in there and needs no help.
                if (!open.isDeferred() && (entry & SolverTable::busyMark)
                    && !(entry & SolverTable::wideMark)) {
                    open.putOff();
                    continue;
                }
            }
            open.nodesBefore = m_worker.nodes;
            const int found = isFirst && lane == node.order[0] ? -child.sign * finish(child)
                                                               : searchChild(node, lane, child);
            if (!m_worker.aborted) {
                value = std::max(value, found);
                ++open.next;
                m_worker.cutoffsByMove[failures] += value > node.alpha;
                if (++failures >= failuresOfWide && node.hash && value <= node.alpha
                    && m_worker.nodes - nodesBefore >= nodesWorthTelling)
                    mark(m_table, node.hash, SolverTable::busyMark | SolverTable::wideMark);
            } else if (m_open.isBackAt(open)) {
                m_worker.aborted = false;
                if (m_open.isSettled()) {
                    value = m_open.settledValue();
                    break;
                }
            }
        }
        if (node.hash && m_worker.aborted)
            unmark(m_table, node.hash);
        m_open.exit();
        return value;
    }

    /// Seen by the parent.
    int searchChild(const PreparedNode& node, int lane, PreparedNode& child)
    {
        int value = 0;
        if (prepare(node.child(lane), -node.alpha - 1, child, value))
            return -value;
        return -child.sign * finish(child);
    }

    SolverWorker& m_worker;
    const SolverTable::View m_table;
    OpenNodes m_open;
};

inline int searchEntry(SolverWorker& worker, const SolverNode& node, int alpha)
{
    return KernelSearch(worker).search(node, alpha);
}

}
