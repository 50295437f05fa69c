// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelstudy.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;

/// The input is a kept measurement of the parallel study.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto result = parallelFromFile(fuzz::bytesOf(data, size));
    if (!result) {
        fuzz::requireSentence(result.error());
        return 0;
    }
    const QByteArray written = parallelToFile(*result);
    const auto again = parallelFromFile(written);
    require(again && parallelToFile(*again) == written, "a measurement is read as it was written");
    require(!parallelToJson(*result).isEmpty() && !parallelToCsv(*result).isEmpty(),
            "a measurement can be told");
    return 0;
}
