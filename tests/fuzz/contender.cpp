// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/contender.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;

/// The input is a way to search as it is typed.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto entrant = contenderFromText(QString::fromUtf8(fuzz::bytesOf(data, size)));
    if (!entrant) {
        fuzz::requireSentence(entrant.error());
        return 0;
    }
    require(entrant->check().has_value(), "there is an engine of that name");
    require(entrant->limits.depth >= 0 && entrant->limits.time.count() >= 0
                && entrant->options.workers >= 0,
            "limits are none or more");
    const QString written = contenderText(*entrant);
    const auto again = contenderFromText(written);
    require(again && *again == *entrant, "a way to search is read as it was written");
    require(contenderText(*again) == written, "and is written the same");
    return 0;
}
