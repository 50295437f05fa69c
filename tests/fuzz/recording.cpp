// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recordingcomparison.h"
#include "core/recording/recordingfile.h"
#include "core/recording/recordingtables.h"
#include "tests/fuzz/fuzz.h"

#include <QJsonDocument>
#include <cmath>

using fuzz::require;

/// The input is the recording of a game.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto recording = recordingfile::read(fuzz::bytesOf(data, size));
    if (!recording) {
        fuzz::requireSentence(recording.error());
        return 0;
    }
    const QByteArray written = recordingfile::write(*recording);
    const auto again = recordingfile::read(written);
    require(again && recordingfile::write(*again) == written,
            "a recording is read as it was written");

    recordingtables::Quantities all;
    for (const SearchQuantity& quantity : searchQuantities()) {
        all.push_back(&quantity);
        for (const RecordedMove& move : recording->moves)
            if (const auto value = metricOf(move, quantity))
                require(std::isfinite(*value) && *value >= 0, "a figure is a number");
    }
    const recordingtables::Named named {QStringLiteral("a"), *recording};
    require(recordingtables::toCsv({&named, 1}, all).count('\n') >= recording->searches() + 1,
            "each search has a row");
    require(!QJsonDocument(recordingtables::toJson(named, all)).isEmpty(),
            "a recording can be told");
    const RecordingComparison same(*recording, *again);
    require(!same.differsFrom() && same.comparable() == recording->searches(),
            "a recording differs nowhere from itself");
    return 0;
}
