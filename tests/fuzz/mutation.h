// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <cstddef>
#include <cstdint>
#include <random>

/// libFuzzer asks for its next input: it is one of the corpus, with room for more behind it, and is
/// changed in place. The size of what it became is the answer.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t maximumSize, unsigned seed);
/// libFuzzer's own changes, which know of no structure.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size,
                                        std::size_t maximumSize);

/// What those share that change inputs by their structure. One seed makes one change.
namespace fuzz {

using Random = std::minstd_rand;

/// 0 to count - 1.
qsizetype draw(Random& random, qsizetype count);
bool oneIn(Random& random, int count);

/// The first 64 bytes with libFuzzer's changes.
QByteArray otherBytes(const QByteArray& bytes);

/// The bytes where libFuzzer asked for them; where they don't fit, its own change of what is there.
std::size_t handOver(const QByteArray& bytes, std::uint8_t* data, std::size_t size,
                     std::size_t maximumSize);

}
