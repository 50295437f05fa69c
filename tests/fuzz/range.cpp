// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/experiments/sweep.h"
#include "tests/fuzz/fuzz.h"

using namespace fourcast::chance;
using fuzz::require;

/// The input is the range of a parameter as it is typed.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto values = readRange(QString::fromUtf8(fuzz::bytesOf(data, size)));
    if (!values) {
        fuzz::requireSentence(values.error());
        return 0;
    }
    require(!values->isEmpty(), "there is a value to begin with");
    const auto again = readRange(values->join(QStringLiteral(", ")));
    require(again && *again == *values, "as a list it is the same range");
    return 0;
}
