// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/treecount.h"

#include <algorithm>

namespace {

constexpr std::size_t positionsPerPoll = 1024;

/// Adds up, and remembers when a number has become too large to be one.
class ExactSum
{
public:
    void add(std::uint64_t count) { m_isOver |= __builtin_add_overflow(m_sum, count, &m_sum); }
    void addTimes(std::uint64_t times, std::uint64_t count)
    {
        std::uint64_t product = 0;
        m_isOver |= __builtin_mul_overflow(times, count, &product);
        add(product);
    }
    bool isOver() const { return m_isOver; }
    std::uint64_t value() const { return m_sum; }

private:
    std::uint64_t m_sum = 0;
    bool m_isOver = false;
};

struct CountedPosition
{
    Position position;
    std::uint64_t times = 0; ///< none: the place is free
};

/// The different positions of one ply, in a table of open addresses.
class CountedPly
{
public:
    /// False where a count has become too large.
    bool add(const Position& position, std::uint64_t times)
    {
        if (4 * (m_size + 1) > 3 * m_places.size())
            grow();
        CountedPosition& place = find(position);
        if (place.times == 0) {
            place.position = position;
            ++m_size;
        }
        return !__builtin_add_overflow(place.times, times, &place.times);
    }

    std::size_t size() const { return m_size; }
    const std::vector<CountedPosition>& places() const { return m_places; }

private:
    CountedPosition& find(const Position& position)
    {
        const std::size_t mask = m_places.size() - 1;
        // Fibonacci hashing: the high bits depend on all of the key.
        std::size_t at = static_cast<std::size_t>(
                             (position.key() * std::uint64_t {0x9e37'79b9'7f4a'7c15}) >> 20)
            & mask;
        while (m_places[at].times != 0 && m_places[at].position != position)
            at = (at + 1) & mask;
        return m_places[at];
    }

    void grow()
    {
        std::vector<CountedPosition> before(std::max<std::size_t>(64, 2 * m_places.size()));
        before.swap(m_places);
        for (const CountedPosition& each : before)
            if (each.times != 0)
                find(each.position) = each;
    }

    std::vector<CountedPosition> m_places = std::vector<CountedPosition>(64);
    std::size_t m_size = 0;
};

/// One of the two that mirror each other.
Position standing(const Position& position)
{
    const Position mirrored = position.mirrored();
    return mirrored.key() < position.key() ? mirrored : position;
}

/// Counts ply by ply.
class TreeCounting
{
public:
    TreeCounting(int depth, const std::stop_token& stop, std::size_t most)
        : m_depth(depth), m_stop(stop), m_most(most)
    {
    }

    TreeCount count(const Position& root)
    {
        m_count.positions = {1};
        m_count.finished = {0};
        CountedPly ply;
        ply.add(standing(root), 1);
        while (m_count.depth() < m_depth && m_count.status == TreeCount::Status::Whole)
            ply = expand(ply);
        return std::move(m_count);
    }

private:
    /// What follows this ply, and how much follows that: the last ply of all is never kept.
    CountedPly expand(const CountedPly& ply)
    {
        const int reached = m_count.depth();
        bool isKept = reached + 2 < m_depth;
        CountedPly next;
        ExactSum here;
        ExactSum over;
        ExactSum after;
        std::size_t looked = 0;
        for (const CountedPosition& each : ply.places()) {
            if (++looked % positionsPerPoll == 0 && m_stop.stop_requested()) {
                m_count.status = TreeCount::Status::Stopped;
                return {};
            }
            if (each.times == 0)
                continue;
            const Bitboard moves = each.position.available();
            const Bitboard wins = each.position.winningSquares();
            here.addTimes(each.times, static_cast<std::uint64_t>(std::popcount(moves)));
            over.addTimes(each.times, static_cast<std::uint64_t>(std::popcount(wins)));
            for (Bitboard rest = moves & ~wins; rest; rest &= rest - 1) {
                const Position child = Position::fromBitboards(
                    each.position.opponent(), each.position.occupied() | (rest & -rest));
                if (child.isFull()) {
                    over.add(each.times);
                    continue;
                }
                after.addTimes(each.times,
                               static_cast<std::uint64_t>(std::popcount(child.available())));
                if (isKept && next.size() >= m_most) {
                    isKept = false;
                    m_count.status = TreeCount::Status::TooLarge;
                    next = {};
                }
                if (isKept && !next.add(standing(child), each.times))
                    m_count.status = TreeCount::Status::TooLarge;
            }
        }
        take(here, over);
        // The ply after is known without having been kept.
        if (!isKept && m_count.depth() == reached + 1 && reached + 1 < m_depth && !after.isOver())
            m_count.positions.push_back(after.value());
        return next;
    }

    void take(const ExactSum& here, const ExactSum& over)
    {
        if (here.isOver() || over.isOver()) {
            m_count.status = TreeCount::Status::TooLarge;
            return;
        }
        m_count.positions.push_back(here.value());
        m_count.finished.push_back(over.value());
    }

    int m_depth;
    const std::stop_token& m_stop;
    std::size_t m_most;
    TreeCount m_count;
};

std::optional<std::uint64_t> summed(const std::vector<std::uint64_t>& counts, int to)
{
    ExactSum sum;
    for (int ply = 0; ply <= to && ply < static_cast<int>(counts.size()); ++ply)
        sum.add(counts[static_cast<std::size_t>(ply)]);
    return sum.isOver() ? std::nullopt : std::optional(sum.value());
}

}

std::optional<std::uint64_t> TreeCount::nodes(int toDepth) const
{
    return summed(positions, toDepth);
}

std::optional<std::uint64_t> TreeCount::leaves(int toDepth) const
{
    const auto over = summed(finished, toDepth - 1);
    std::uint64_t sum = 0;
    if (!over || __builtin_add_overflow(*over, positions[static_cast<std::size_t>(toDepth)], &sum))
        return {};
    return sum;
}

TreeCount countTree(const Position& root, int depth, const std::stop_token& stop, std::size_t most)
{
    return TreeCounting(depth, stop, most).count(root);
}
