// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/bytecolumns.h"

#include <cstdint>
#include <memory>

/// What is known of positions that were searched: a lower and an upper bound each, shared by any
/// number of workers without locks.
///
/// An entry is one 64-bit word that is read and written whole, so a race can lose an entry but
/// never mix two. It keeps the part of the key that its place in the table does not tell, hence no
/// two positions are ever confused: keys have 56 bits, a table has at least 2^13 buckets, and 43
/// bits are kept. Eight entries share a bucket, one cache line; the one that cost least work goes
/// when a new one needs room.
///
/// From the highest bit: work (6, logarithm of nodes), unused (1), wide (1), busy (1), lower bound
/// + 21 (6), 21 - upper bound (6), rest of the key (43). An empty word therefore says "between -21
/// and 21".
class SolverTable
{
public:
    static constexpr int bucketSize = 8;
    static constexpr int tagBits = 43;
    static constexpr std::uint64_t tagMask = (std::uint64_t {1} << tagBits) - 1;
    static constexpr int widest = 21;
    static constexpr int minimumMib = 1;
    static constexpr int defaultMib = 64;
    static constexpr int maximumMib = 1 << 17;

    struct Bounds
    {
        int lower = -widest;
        int upper = widest;
    };

    static constexpr Bounds boundsOf(std::uint64_t entry)
    {
        return {static_cast<int>((entry >> 49) & 63) - widest,
                widest - static_cast<int>((entry >> 43) & 63)};
    }
    static constexpr std::uint64_t makeEntry(std::uint64_t tag, Bounds bounds, std::uint64_t work)
    {
        return (work << 58) | (static_cast<std::uint64_t>(bounds.lower + widest) << 49)
            | (static_cast<std::uint64_t>(widest - bounds.upper) << 43) | tag;
    }
    static constexpr std::uint64_t workOf(std::uint64_t entry) { return entry >> 58; }
    // Marks of the moment beside the bounds. One that is lost or left over costs time, never
    // correctness.
    /// A worker is in this position.
    static constexpr std::uint64_t busyMark = std::uint64_t {1} << 55;
    /// And has seen so many of its moves fail that it will probably have to search them all.
    static constexpr std::uint64_t wideMark = std::uint64_t {1} << 56;
    static constexpr std::uint64_t allMarks = busyMark | wideMark;

    /// The table falls into 2^14 blocks of equal size. Which of them were written is kept in a bit
    /// each, so that to clear the table after a small search does not mean to go through all of it:
    /// that takes milliseconds, and leaves the processor's caches empty for the next search.
    static constexpr int blockBits = 14;

    /// A table as the node loop sees it.
    struct View
    {
        std::uint64_t* entries = nullptr;
        int bucketBits = 0;
        std::uint64_t* written = nullptr;

        /// To be called before an entry of this hash is written.
        void touch(std::uint64_t hash) const
        {
            const std::uint64_t block = hash >> (56 - blockBits);
            std::uint64_t* const word = written + block / 64;
            const std::uint64_t bit = std::uint64_t {1} << (block % 64);
            if (!(__atomic_load_n(word, __ATOMIC_RELAXED) & bit))
                __atomic_fetch_or(word, bit, __ATOMIC_RELAXED);
        }

        std::uint64_t* bucket(std::uint64_t hash) const
        {
            return entries + ((hash >> (56 - bucketBits)) * bucketSize);
        }
        std::uint64_t tag(std::uint64_t hash) const
        {
            return hash & ((std::uint64_t {1} << (56 - bucketBits)) - 1);
        }
    };

    /// Spreads a canonical key over 56 bits, one to one.
    static constexpr std::uint64_t hash(std::uint64_t canonicalKey)
    {
        std::uint64_t h = canonicalKey ^ (canonicalKey >> 29);
        h = (h * multiplier) & bytecolumns::keyMask;
        return h ^ (h >> 31);
    }
    static constexpr std::uint64_t multiplier = 0x9e3779b97f4a7c15u;

    /// Takes the largest power of two that is not above `mebibytes`, in huge pages where the system
    /// allows them. Throws std::bad_alloc.
    explicit SolverTable(int mebibytes = defaultMib);

    /// Takes as long as what was written since the last time is large. No worker may be at work.
    void clear();
    int mebibytes() const { return m_mebibytes; }
    /// The part of the entries that hold something, 0 to 1, by a sample of the table; workers may
    /// be at work. Some tenths of a millisecond.
    double fill() const;
    View view() const { return {m_entries.get(), m_bucketBits, m_written.get()}; }

private:
    struct Free
    {
        void operator()(std::uint64_t* memory) const;
    };

    int m_mebibytes;
    int m_bucketBits;
    std::unique_ptr<std::uint64_t[], Free> m_entries;
    /// A bit for each block; as long as no worker is at work, the others hold empty entries only.
    std::unique_ptr<std::uint64_t[]> m_written;
};
