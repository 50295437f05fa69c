// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/film/lzw.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <utility>

namespace {

constexpr int bitsOfByte = 8;
constexpr std::uint32_t byteMask = 0xFF;
constexpr int clearCode = 256;
constexpr int endCode = 257;
constexpr int firstFreeCode = 258;
constexpr int leastCodeSize = 9;
constexpr int largestCodeSize = 12;
constexpr int mostCodes = 1 << largestCodeSize;
constexpr qsizetype longestBlock = 255;

/// Codes one after the other, the least bit first.
class CodeStream
{
public:
    void put(int code, int size)
    {
        m_bits |= static_cast<std::uint32_t>(code) << m_count;
        for (m_count += size; m_count >= bitsOfByte; m_count -= bitsOfByte)
            putByte();
    }

    /// With the bits that fill no byte.
    QByteArray take()
    {
        if (m_count > 0)
            putByte();
        return std::move(m_bytes);
    }

private:
    void putByte()
    {
        m_bytes += static_cast<char>(m_bits & byteMask);
        m_bits >>= bitsOfByte;
    }

    QByteArray m_bytes;
    std::uint32_t m_bits = 0;
    int m_count = 0;
};

/// Which run has which code: a run is another one, by its code, and a byte behind it.
class RunTable
{
public:
    /// A code of 0 is free.
    int& codeOf(int prefix, std::uint8_t byte)
    {
        const std::uint32_t key = static_cast<std::uint32_t>(prefix) << bitsOfByte | byte;
        std::uint32_t slot = key * multiplier >> slotShift;
        while (m_runs[slot].code != 0 && m_runs[slot].key != key)
            slot = (slot + 1) % slots;
        m_runs[slot].key = key;
        return m_runs[slot].code;
    }

    void clear() { m_runs.fill({}); }

private:
    struct Run
    {
        std::uint32_t key = 0;
        int code = 0;
    };

    /// More than twice the codes, so that free ones are near.
    static constexpr int slotBits = 14;
    static constexpr std::uint32_t slots = 1U << slotBits;
    static constexpr int slotShift = 32 - slotBits;
    static constexpr std::uint32_t multiplier = 2654435761U; ///< Knuth: 2^32 by the golden ratio

    std::array<Run, slots> m_runs {};
};

QByteArray codesOf(const QByteArray& bytes)
{
    CodeStream stream;
    auto runs = std::make_unique<RunTable>();
    int size = leastCodeSize;
    int next = firstFreeCode;
    const auto put = [&](int code) {
        stream.put(code, size);
        // As the reader, which is one run behind.
        if (next == 1 << size && size < largestCodeSize)
            ++size;
    };
    stream.put(clearCode, size);
    int prefix = -1;
    for (const char each : bytes) {
        const auto byte = static_cast<std::uint8_t>(each);
        if (prefix < 0) {
            prefix = byte;
            continue;
        }
        int& code = runs->codeOf(prefix, byte);
        if (code != 0) {
            prefix = code;
            continue;
        }
        put(prefix);
        if (next < mostCodes) {
            code = next++;
        } else {
            stream.put(clearCode, size);
            runs->clear();
            size = leastCodeSize;
            next = firstFreeCode;
        }
        prefix = byte;
    }
    if (prefix >= 0)
        put(prefix);
    stream.put(endCode, size);
    return stream.take();
}

}

namespace lzw {

QByteArray compress(const QByteArray& bytes)
{
    const QByteArray codes = codesOf(bytes);
    QByteArray result;
    result += static_cast<char>(bitsOfByte);
    for (qsizetype at = 0; at < codes.size(); at += longestBlock) {
        const qsizetype length = std::min(longestBlock, codes.size() - at);
        result += static_cast<char>(length);
        result += codes.sliced(at, length);
    }
    result += '\0';
    return result;
}

}
