// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/mutation.h"

#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <array>

namespace fuzz {

qsizetype draw(Random& random, qsizetype count)
{
    return std::uniform_int_distribution<qsizetype>(0, count - 1)(random);
}

bool oneIn(Random& random, int count)
{
    return draw(random, count) == 0;
}

QByteArray otherBytes(const QByteArray& bytes)
{
    std::array<std::uint8_t, 64> room {};
    const QByteArray first = bytes.left(static_cast<qsizetype>(room.size()));
    std::ranges::copy(first, room.begin());
    const std::size_t size
        = LLVMFuzzerMutate(room.data(), static_cast<std::size_t>(first.size()), room.size());
    return bytesOf(room.data(), size);
}

std::size_t handOver(const QByteArray& bytes, std::uint8_t* data, std::size_t size,
                     std::size_t maximumSize)
{
    if (static_cast<std::size_t>(bytes.size()) > maximumSize)
        return LLVMFuzzerMutate(data, size, maximumSize);
    std::ranges::copy(bytes, data);
    return static_cast<std::size_t>(bytes.size());
}

}
