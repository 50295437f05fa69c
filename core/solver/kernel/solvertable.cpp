// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/kernel/solvertable.h"

#include "core/support/hugepages.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace {

constexpr std::size_t wordsOfWritten = (std::size_t {1} << SolverTable::blockBits) / 64;

std::size_t bytes(int mebibytes)
{
    return static_cast<std::size_t>(mebibytes) << 20;
}

}

SolverTable::SolverTable(int mebibytes)
    : m_mebibytes(static_cast<int>(
        std::bit_floor(static_cast<unsigned>(std::clamp(mebibytes, minimumMib, maximumMib))))),
      m_bucketBits(std::countr_zero(bytes(m_mebibytes) / (bucketSize * sizeof(std::uint64_t)))),
      // A search touches the table at random: with small pages most of its time would go into
      // looking up where a page lies.
      m_entries(static_cast<std::uint64_t*>(allocateHugePages(bytes(m_mebibytes)))),
      m_written(std::make_unique<std::uint64_t[]>(wordsOfWritten))
{
    std::memset(m_entries.get(), 0, bytes(m_mebibytes));
}

void SolverTable::clear()
{
    const std::size_t blockBytes = bytes(m_mebibytes) >> blockBits;
    auto* const begin = reinterpret_cast<std::byte*>(m_entries.get());
    for (std::size_t word = 0; word < wordsOfWritten; ++word)
        for (std::uint64_t left = std::exchange(m_written[word], 0); left; left &= left - 1) {
            const std::size_t block = word * 64 + static_cast<std::size_t>(std::countr_zero(left));
            std::memset(begin + block * blockBytes, 0, blockBytes);
        }
}

void SolverTable::Free::operator()(std::uint64_t* memory) const
{
    std::free(memory);
}

double SolverTable::fill() const
{
    constexpr std::size_t sampled = 1024;
    const std::size_t buckets = std::size_t {1} << m_bucketBits;
    const std::size_t step = std::max<std::size_t>(1, buckets / sampled);
    std::size_t looked = 0;
    std::size_t full = 0;
    for (std::size_t bucket = 0; bucket < buckets; bucket += step)
        for (std::size_t slot = 0; slot < bucketSize; ++slot) {
            ++looked;
            full += __atomic_load_n(&m_entries[bucket * bucketSize + slot], __ATOMIC_RELAXED) != 0;
        }
    return static_cast<double>(full) / static_cast<double>(looked);
}
