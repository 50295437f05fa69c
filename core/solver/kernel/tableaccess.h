// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/lanes.h"
#include "core/solver/kernel/solvertable.h"

#include <algorithm>
#include <bit>

/// How a kernel reads and writes the shared table: entries are read and written whole and may
/// change between two readings.
namespace {

/// What a test sees of the table: `stored` after an entry of this hash was written, `found` when
/// one is taken for it. Nothing is left of it in the programs.
#ifndef FOURCAST_TABLE_AUDIT
struct TableAudit
{
    static void stored(const std::uint64_t*, std::uint64_t) { }
    static void found(const std::uint64_t*, std::uint64_t) { }
};
#endif

/// The entry of a bucket with this tag, or -1.
FOURCAST_INLINE int findSlot(const std::uint64_t* bucket, std::uint64_t tag)
{
#if defined(__AVX512VL__) && !defined(__SANITIZE_THREAD__)
    // Each 64-bit lane of an aligned load is read whole, as the scalar loop below does it.
    const __m512i entries = _mm512_load_si512(bucket);
    const __m512i wanted = _mm512_set1_epi64(static_cast<long long>(tag));
    const unsigned found
        = _mm512_testn_epi64_mask(_mm512_xor_si512(entries, wanted),
                                  _mm512_set1_epi64(static_cast<long long>(SolverTable::tagMask)));
    return found ? std::countr_zero(found) : -1;
#elif defined(__AVX2__) && !defined(__SANITIZE_THREAD__)
    const __m256i wanted = _mm256_set1_epi64x(static_cast<long long>(tag));
    const __m256i mask = _mm256_set1_epi64x(static_cast<long long>(SolverTable::tagMask));
    unsigned found = 0;
    for (int half = 0; half < 2; ++half) {
        const __m256i entries
            = _mm256_load_si256(reinterpret_cast<const __m256i*>(bucket + 4 * half));
        const __m256i same = _mm256_cmpeq_epi64(_mm256_and_si256(entries, mask), wanted);
        found |= static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(same))) << (4 * half);
    }
    return found ? std::countr_zero(found) : -1;
#elif defined(FOURCAST_SSE_LANES) && !defined(__SANITIZE_THREAD__)
    const __m128i wanted = _mm_set1_epi64x(static_cast<long long>(tag));
    const __m128i mask = _mm_set1_epi64x(static_cast<long long>(SolverTable::tagMask));
    unsigned found = 0;
    for (int pair = 0; pair < 4; ++pair) {
        const __m128i entries = _mm_load_si128(reinterpret_cast<const __m128i*>(bucket + 2 * pair));
        const __m128i same = _mm_cmpeq_epi64(_mm_and_si128(entries, mask), wanted);
        found |= static_cast<unsigned>(_mm_movemask_pd(_mm_castsi128_pd(same))) << (2 * pair);
    }
    return found ? std::countr_zero(found) : -1;
#else
    for (int slot = 0; slot < SolverTable::bucketSize; ++slot)
        if ((__atomic_load_n(bucket + slot, __ATOMIC_RELAXED) & SolverTable::tagMask) == tag)
            return slot;
    return -1;
#endif
}

/// The entry that cost least work; among equals any, so the lowest bits can carry the number.
FOURCAST_INLINE int cheapestSlot(const std::uint64_t* bucket)
{
    std::uint64_t least = ~std::uint64_t {0};
    for (unsigned slot = 0; slot < SolverTable::bucketSize; ++slot) {
        const std::uint64_t entry = __atomic_load_n(bucket + slot, __ATOMIC_RELAXED);
        least = std::min(least, (entry & ~std::uint64_t {7}) | slot);
    }
    return static_cast<int>(least & 7);
}

/// The entry of the position with this hash, or an empty one.
inline std::uint64_t entryOf(const SolverTable::View& table, std::uint64_t hash)
{
    const std::uint64_t* bucket = table.bucket(hash);
    const std::uint64_t tag = table.tag(hash);
    const int slot = findSlot(bucket, tag);
    if (slot < 0)
        return 0;
    // Another worker may have put a different position there since the tags were compared.
    const std::uint64_t entry = __atomic_load_n(bucket + slot, __ATOMIC_RELAXED);
    if ((entry & SolverTable::tagMask) != tag)
        return 0;
    TableAudit::found(bucket + slot, hash);
    return entry;
}

/// What the table knows of the position with this hash.
inline SolverTable::Bounds lookUp(const SolverTable::View& table, std::uint64_t hash)
{
    return SolverTable::boundsOf(entryOf(table, hash));
}

/// Says something about the workers in this position; the bound that the first of them stores in
/// the end takes the marks away.
inline void mark(const SolverTable::View& table, std::uint64_t hash, std::uint64_t marks)
{
    std::uint64_t* bucket = table.bucket(hash);
    const std::uint64_t tag = table.tag(hash);
    const int known = findSlot(bucket, tag);
    const int slot = known >= 0 ? known : cheapestSlot(bucket);
    const std::uint64_t entry = known >= 0 ? __atomic_load_n(bucket + slot, __ATOMIC_RELAXED) : tag;
    if ((entry & SolverTable::tagMask) != tag || (entry & marks) == marks)
        return;
    table.touch(hash);
    __atomic_store_n(bucket + slot, entry | marks, __ATOMIC_RELAXED);
    TableAudit::stored(bucket + slot, hash);
}

/// For a worker that leaves the position without a bound.
inline void unmark(const SolverTable::View& table, std::uint64_t hash)
{
    std::uint64_t* bucket = table.bucket(hash);
    const std::uint64_t tag = table.tag(hash);
    const int slot = findSlot(bucket, tag);
    if (slot < 0)
        return;
    const std::uint64_t entry = __atomic_load_n(bucket + slot, __ATOMIC_RELAXED);
    if ((entry & SolverTable::tagMask) == tag && (entry & SolverTable::allMarks))
        __atomic_store_n(bucket + slot, entry & ~SolverTable::allMarks, __ATOMIC_RELAXED);
}

/// Adds a bound that took this many nodes to prove.
inline void store(const SolverTable::View& table, std::uint64_t hash, int value, bool isLower,
                  std::uint64_t nodes)
{
    std::uint64_t* bucket = table.bucket(hash);
    const std::uint64_t tag = table.tag(hash);
    auto work = static_cast<std::uint64_t>(std::bit_width(nodes));
    SolverTable::Bounds bounds;
    int slot = findSlot(bucket, tag);
    if (slot >= 0) {
        const std::uint64_t entry = __atomic_load_n(bucket + slot, __ATOMIC_RELAXED);
        if ((entry & SolverTable::tagMask) == tag) {
            bounds = SolverTable::boundsOf(entry);
            work = std::max(work, SolverTable::workOf(entry));
        }
    } else {
        slot = cheapestSlot(bucket);
    }
    if (isLower)
        bounds.lower = std::max(bounds.lower, value);
    else
        bounds.upper = std::min(bounds.upper, value);
    table.touch(hash);
    __atomic_store_n(bucket + slot, SolverTable::makeEntry(tag, bounds, work), __ATOMIC_RELAXED);
    TableAudit::stored(bucket + slot, hash);
}

}
