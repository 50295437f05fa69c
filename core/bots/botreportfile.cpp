// SPDX-License-Identifier: GPL-3.0-or-later
//
// A report as files and for reading on the command line; English in every language but for
// sentences.
#include "core/bots/botreportcolumns.h"
#include "core/engines/levels.h"
#include "core/support/formats/csv.h"
#include "core/support/formats/jsontext.h"
#include "core/support/text/alignedtext.h"
#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

#include <QJsonArray>
#include <QJsonObject>

namespace {

QJsonObject botScoreToJson(const GameScore& score)
{
    return {{"games", score.games()},
            {"wins", score.wins},
            {"draws", score.draws},
            {"losses", score.losses}};
}

/// "level-1 (Chick)": what it is called, and by whom.
QString opponentText(const BotReport& report)
{
    const Level* const level = findLevel(report.options.against);
    return level ? QStringLiteral("%1 (%2)").arg(level->name, level->engine)
                 : report.options.against;
}

QString botScoreText(const char* of, const GameScore& score)
{
    return filled("  %1: %2, %3, %4\n", QString::fromLatin1(of),
                  countText(score.wins, QStringLiteral("win")),
                  countText(score.draws, QStringLiteral("draw")),
                  countText(score.losses, QStringLiteral("loss"), QStringLiteral("losses")));
}

QString scoresText(const BotReport& report)
{
    const GameScore score = report.score();
    const Interval interval = score.interval();
    return botScoreText("all games", score) + botScoreText("moving first", report.scoreOf(true))
        + botScoreText("moving second", report.scoreOf(false))
        + filled("  %1 % of the points (95 % interval %2 to %3 %)\n",
                 fixedText(100.0 * score.share(), 1), fixedText(100.0 * interval.low, 1),
                 fixedText(100.0 * interval.high, 1));
}

QString missesText(const BotReport& report)
{
    QString text = filled("Winning columns not taken: %1\nBlocks missed: %2\n"
                          "Results thrown away otherwise: %3\n",
                          report.count(Miss::Kind::Win), report.count(Miss::Kind::Block),
                          report.count(Miss::Kind::Result));
    const std::vector<BotMiss> misses = report.misses();
    if (misses.empty())
        return text;
    const Columns<BotMiss> columns = botMissColumns();
    std::vector<QStringList> rows {csvHeadings(columns)};
    for (const BotMiss& miss : misses)
        rows.push_back(csvFields(columns, miss));
    for (const QString& line : alignedLines(rows, csvHeadings(columns).size()))
        text += QStringLiteral("  ") + line + u'\n';
    return text;
}

QString failuresText(const BotReport& report)
{
    QString text = filled("Failures: %1\n", report.failures());
    for (const BotGame& game : report.games)
        if (game.botFailed())
            text += filled("  game %1, move %2: %3\n", game.game.number,
                           static_cast<qint64>(game.game.moves.size() + 1),
                           game.game.failure->toText());
    return text;
}

}

QByteArray botReportToCsv(const BotReport& report)
{
    const Columns<BotMiss> columns = botMissColumns();
    QByteArray csv = csvRow(QStringList {"bot", "version", "against"} + csvHeadings(columns));
    for (const BotMiss& miss : report.misses())
        csv += csvRow(QStringList {report.options.bot, QString::number(report.version),
                                   report.options.against}
                      + csvFields(columns, miss));
    return csv;
}

QByteArray botReportToJson(const BotReport& report)
{
    QJsonArray misses;
    for (const BotMiss& miss : report.misses()) {
        QJsonObject object;
        addToJson(object, botMissColumns(), miss);
        misses.append(object);
    }
    QJsonArray games;
    for (const BotGame& game : report.games) {
        QJsonObject object;
        addToJson(object, botGameColumns(), game);
        games.append(object);
    }
    const GameScore score = report.score();
    const Interval interval = score.interval();
    return jsonText(QJsonObject {
        {"what", "bot test"},
        {"pointOfView", "wins and losses are those of the bot"},
        {"bot", report.options.bot},
        {"botVersion", report.version},
        {"against", report.options.against},
        {"seed", static_cast<qint64>(report.options.seed)},
        {"openingPlies", report.options.openingPlies()},
        {"gamesAsked", report.options.games},
        {"score", botScoreToJson(score)},
        {"scoreMovingFirst", botScoreToJson(report.scoreOf(true))},
        {"scoreMovingSecond", botScoreToJson(report.scoreOf(false))},
        {"share", score.share()},
        {"low", interval.low},
        {"high", interval.high},
        {"confidence", 0.95},
        {"missedWins", report.count(Miss::Kind::Win)},
        {"missedBlocks", report.count(Miss::Kind::Block)},
        {"thrownAway", report.count(Miss::Kind::Result)},
        {"failures", report.failures()},
        {"misses", misses},
        {"games", games},
    });
}

QString botReportToText(const BotReport& report)
{
    QString text
        = filled("%1, version %2, against %3: %4 of %5 finished, seed %6\n", report.options.bot,
                 report.version, opponentText(report), static_cast<qint64>(report.games.size()),
                 countText(report.options.games, QStringLiteral("game")), report.options.seed);
    text += scoresText(report) + missesText(report);
    if (const BotGame* const slowest = report.slowestGame())
        text += filled("Slowest move: %1 ms (game %2, move %3)\n",
                       fixedText(toMilliseconds(slowest->slowest), 1), slowest->game.number,
                       slowest->slowestPly);
    return text + failuresText(report);
}
