// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/ladder.h"
#include "core/engines/measuredelo.h"
#include "tests/fuzz/fuzz.h"

#include <cmath>

using fuzz::require;

namespace {

/// A short ladder of two engines that answer at once.
const LadderOptions& shortLadder()
{
    static const LadderOptions options = [] {
        LadderOptions ladder;
        ladder.entrants = {{QStringLiteral("random"), {}, {}},
                           {QStringLiteral("level-1"), {}, {}},
                           {QStringLiteral("level-2"), {}, {}}};
        ladder.gamesPerPair = 4;
        return ladder;
    }();
    return options;
}

void readMeasured(const QByteArray& json)
{
    const MeasuredLadder ladder = MeasuredLadder::fromJson(json);
    for (const MeasuredLadder::Entrant& entrant : ladder.entrants)
        require(std::isfinite(entrant.elo.elo) && std::isfinite(entrant.elo.low)
                    && std::isfinite(entrant.elo.high),
                "an Elo is a number");
    if (ladder.fits(levels()))
        require(ladder.entrants.size() == levels().size(), "what fits has all opponents");
}

void readGames(const QByteArray& csv)
{
    const auto games = ladderFromCsv(csv, shortLadder());
    if (!games) {
        fuzz::requireSentence(games.error());
        require(games.error().line >= 1 && games.error().line <= csv.count('\n') + 1,
                "the error names a line of the file");
        return;
    }
    // Files of older versions lack columns, which are written empty.
    const QByteArray written = ladderToCsv(shortLadder(), *games);
    const auto again = ladderFromCsv(written, shortLadder());
    require(again && ladderToCsv(shortLadder(), *again) == written
                && again->size() == games->size(),
            "games are written so that they are read again");
    require(summariseLadder(shortLadder(), *games).finishedGames()
                == static_cast<int>(games->size()),
            "all games count");
}

}

/// The input is the `ladder.json` of a measurement, and the list of a ladder's games.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes = fuzz::bytesOf(data, size);
    readMeasured(bytes);
    readGames(bytes);
    return 0;
}
