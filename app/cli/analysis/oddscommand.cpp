// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "core/board/notation.h"
#include "core/odds/odds.h"

namespace {

QString wholePercent(double share)
{
    return QString::number(100.0 * share, 'f', 0);
}

QString toText(const Odds& odds)
{
    return QStringLiteral("first player %1 %  (95 % interval %2 to %3 %)\n"
                          "second player %4 %\n")
               .arg(wholePercent(odds.first), wholePercent(odds.low), wholePercent(odds.high),
                    wholePercent(1.0 - odds.first))
        + console::wrapped(oddsSource());
}

QJsonObject toJson(const QString& moves, const Odds& odds)
{
    QJsonArray reliability;
    for (const ReliabilityBin& bin : oddsReliability())
        reliability.append(QJsonObject {
            {"predicted", bin.predicted}, {"observed", bin.observed}, {"games", bin.games}});
    return {{"position", moves},   {"kind", "measured"},     {"first", odds.first},
            {"low", odds.low},     {"high", odds.high},      {"confidence", 0.95},
            {"games", odds.games}, {"source", oddsSource()}, {"reliability", reliability}};
}

}

CommandResult commands::odds(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Tells the chance of winning a position against imperfect play, a draw counted half. It\n"
        "is measured by games of players that err and says nothing of perfect play; 'solve' does.\n"
        "'odds fit' measures it anew."));
    line.argument("POSITION", "startpos, 44536 or \"d1 d2 e1\".", "POSITION...");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const std::vector<Move> moves = line.moves(0, true);
    FOURCAST_TRY(line.failure());
    const Position position = positionAfter(moves);
    const Odds odds = measuredOdds(position);
    if (odds.games == 0)
        return console::fail(BadInput, oddsSource());
    line.answer(
        toJson(moves.empty() ? QStringLiteral("startpos") : notation::toDigits(moves), odds),
        toText(odds));
    return Done;
}
