// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/botreportcolumns.h"

#include "core/board/notation.h"
#include "core/engines/levels.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace {

struct BotWordsText
{
    Q_DECLARE_TR_FUNCTIONS(BotWords)
};

TableValue wholeCell(int number)
{
    return TableValue::count(static_cast<std::uint64_t>(number));
}

/// "d2": where the disc of this move comes to rest.
QString missSquare(const BotMiss& miss, Move move)
{
    const Position before = positionAfter(miss.movesBefore());
    return notation::squareName(move.column(), before.landingRow(move.column()));
}

/// "win", "draw", "loss": of the bot.
QString botResult(const BotGame& game)
{
    const int winner = game.game.winningEntrant();
    return winner == 0 ? QStringLiteral("win")
        : winner == 1  ? QStringLiteral("loss")
                       : QStringLiteral("draw");
}

QString botResultTitle(const BotGame& game)
{
    const int winner = game.game.winningEntrant();
    return winner == 0 ? BotWordsText::tr("won")
        : winner == 1  ? BotWordsText::tr("lost")
                       : BotWordsText::tr("draw");
}

QString sharePercent(double share)
{
    return QLocale().toString(100.0 * share, 'f', 0);
}

}

QString botwords::missTitle(Miss::Kind kind)
{
    switch (kind) {
    case Miss::Kind::Win:
        return BotWordsText::tr("Winning column not taken");
    case Miss::Kind::Block:
        return BotWordsText::tr("Block missed");
    case Miss::Kind::Result:
        return BotWordsText::tr("Result thrown away");
    }
    return {};
}

QString botwords::missSentence(const BotMiss& miss)
{
    const auto sentence = [&](const QString& text) {
        return text.arg(QString::number(miss.game->game.number), QString::number(miss.miss.ply + 1),
                        missSquare(miss, miss.miss.better), missSquare(miss, miss.miss.played));
    };
    switch (miss.miss.kind) {
    case Miss::Kind::Win:
        return sentence(
            BotWordsText::tr("Game %1, move %2: %3 wins at once, but the bot played %4."));
    case Miss::Kind::Block:
        return sentence(BotWordsText::tr("Game %1, move %2: the opponent threatens to win with %3, "
                                         "but the bot played %4."));
    case Miss::Kind::Result:
        return sentence(BotWordsText::tr("Game %1, move %2: %3 keeps the result, but the bot "
                                         "played %4, which gives it away."));
    }
    return {};
}

QString botwords::failureSentence(const BotReport& report)
{
    const auto failed = std::ranges::find_if(report.games, &BotGame::botFailed);
    if (failed == report.games.end())
        return {};
    return BotWordsText::tr("First failure, in game %1 at move %2: %3.")
        .arg(QString::number(failed->game.number), QString::number(failed->game.moves.size() + 1),
             failed->game.failure->toText());
}

QString botwords::summary(const BotReport& report)
{
    const GameScore score = report.score();
    const Level* const level = findLevel(report.options.against);
    const Interval interval = score.interval();
    return BotWordsText::tr("Version %1 against %2, games %3: won %4, drawn %5, lost %6; %7 % of "
                            "the points (95 %: %8 to %9).")
               .arg(QString::number(report.version), level ? level->name : report.options.against,
                    QString::number(score.games()), QString::number(score.wins),
                    QString::number(score.draws), QString::number(score.losses),
                    sharePercent(score.share()), sharePercent(interval.low),
                    sharePercent(interval.high))
        + u' '
        + BotWordsText::tr("Winning columns not taken: %1, blocks missed: %2, results thrown away: "
                           "%3, failures: %4.")
              .arg(report.count(Miss::Kind::Win))
              .arg(report.count(Miss::Kind::Block))
              .arg(report.count(Miss::Kind::Result))
              .arg(report.failures());
}

Columns<BotMiss> botMissColumns()
{
    return {
        {.csv = {"game"},
         .json = {"game"},
         .title = BotWordsText::tr("Game"),
         .tip = BotWordsText::tr("The bot moves first in games 1, 3, 5 and so on"),
         .cell = [](const BotMiss& row) { return wholeCell(row.game->game.number); }},
        {.csv = {"move"},
         .json = {"move"},
         .title = BotWordsText::tr("Move"),
         .tip = BotWordsText::tr("Counted from 1 over both players' discs"),
         .cell = [](const BotMiss& row) { return wholeCell(row.miss.ply + 1); }},
        {.csv = {"missed"},
         .json = {"missed"},
         .title = BotWordsText::tr("Missed"),
         .tip = BotWordsText::tr("What the exact solver found wrong with the move"),
         .cell = [](const BotMiss& row) -> TableValue { return Miss::key(row.miss.kind); },
         .shown
         = [](const BotMiss& row) -> TableValue { return botwords::missTitle(row.miss.kind); },
         .cellTip = botwords::missSentence,
         .isWords = true},
        {.csv = {"played"},
         .json = {"played"},
         .title = BotWordsText::tr("Played"),
         .tip = BotWordsText::tr("Where the bot's disc went"),
         .cell = [](const BotMiss& row) -> TableValue { return missSquare(row, row.miss.played); },
         .isWords = true},
        {.csv = {"better"},
         .json = {"better"},
         .title = BotWordsText::tr("Better"),
         .tip = BotWordsText::tr("A move that would have been right"),
         .cell = [](const BotMiss& row) -> TableValue { return missSquare(row, row.miss.better); },
         .isWords = true},
        {.csv = {"position"},
         .json = {"position"},
         .cell
         = [](const BotMiss& row) -> TableValue { return notation::toDigits(row.movesBefore()); }},
    };
}

Columns<BotGame> botGameColumns()
{
    return {
        {.csv = {"game"},
         .json = {"game"},
         .title = BotWordsText::tr("Game"),
         .cell = [](const BotGame& row) { return wholeCell(row.game.number); }},
        {.csv = {"seed"},
         .json = {"seed"},
         .cell = [](const BotGame& row) { return TableValue::count(row.game.seed); }},
        {.csv = {"bot_moves"},
         .json = {"botMoves"},
         .title = BotWordsText::tr("Bot moves"),
         .cell = [](const BotGame& row) -> TableValue {
             return row.botIsFirst() ? QStringLiteral("first") : QStringLiteral("second");
         },
         .shown = [](const BotGame& row) -> TableValue {
             return row.botIsFirst() ? BotWordsText::tr("first") : BotWordsText::tr("second");
         },
         .isWords = true},
        {.csv = {"result"},
         .json = {"result"},
         .title = BotWordsText::tr("Result"),
         .cell = [](const BotGame& row) -> TableValue { return botResult(row); },
         .shown = [](const BotGame& row) -> TableValue { return botResultTitle(row); },
         .isWords = true},
        {.csv = {"failure"},
         .json = {"failure"},
         .title = BotWordsText::tr("Failure"),
         .cell = [](const BotGame& row) -> TableValue {
             return row.botFailed() ? row.game.failure->toCell() : QString();
         },
         .shown = [](const BotGame& row) -> TableValue {
             return row.botFailed() ? row.game.failure->toText() : QString();
         },
         .isWords = true,
         .isOptional = true},
        {.csv = {"plies"},
         .json = {"plies"},
         .title = BotWordsText::tr("Moves"),
         .cell = [](const BotGame& row) { return wholeCell(int(row.game.moves.size())); }},
        {.csv = {"moves"},
         .json = {"moves"},
         .cell
         = [](const BotGame& row) -> TableValue { return notation::toDigits(row.game.moves); }},
        {.csv = {"slowest_move"},
         .json = {"slowestMove"},
         .title = BotWordsText::tr("Slowest move"),
         .cell =
             [](const BotGame& row) {
                 return row.slowestPly > 0 ? wholeCell(row.slowestPly) : TableValue();
             }},
        {.csv = {"slowest_milliseconds"},
         .json = {"slowestMilliseconds"},
         .title = BotWordsText::tr("Its time in ms"),
         .cell =
             [](const BotGame& row) {
                 return row.slowestPly > 0 ? TableValue::milliseconds(row.slowest) : TableValue();
             }},
    };
}
