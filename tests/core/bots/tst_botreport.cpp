// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/book/builtinbook.h"
#include "core/bots/bothistory.h"
#include "core/bots/botreportcolumns.h"
#include "core/bots/bottest.h"
#include "core/bots/firstbot.h"
#include "core/engines/external/programtable.h"
#include "core/solver/solverservice.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <map>

namespace {

BotGame gameOf(const std::vector<Move>& moves, int number, bool botIsFirst)
{
    BotGame game;
    game.game.number = number;
    game.game.firstEntrant = botIsFirst ? 0 : 1;
    game.game.moves = moves;
    game.game.outcome = positionAfter(moves).outcome();
    return game;
}

BotGame gameOf(const char* digits, int number, bool botIsFirst)
{
    return gameOf(*notation::parseMoves(QString::fromLatin1(digits)), number, botIsFirst);
}

/// A whole game of random moves.
std::vector<Move> randomGame(SeededRandom& random)
{
    std::vector<Move> moves;
    Position position;
    while (!position.isFinished()) {
        const Move move(static_cast<int>(random.below(Position::Shape::width)));
        if (!position.canPlay(move))
            continue;
        position.play(move);
        moves.push_back(move);
    }
    return moves;
}

int columnsThatWin(const Position& position)
{
    int count = 0;
    for (int column = 0; column < Position::Shape::width; ++column)
        count += position.canPlay(column) && position.wins(column) ? 1 : 0;
    return count;
}

/// -1, 0 or 1 for who has just played there.
int resultAfter(const Position& position, int column, Solver& solver)
{
    const Position next = position.after(column);
    if (next.isWon())
        return 1;
    if (next.isFull())
        return 0;
    const ScoreInterval score = solver.solve(next, SolveGoal::Weak).score;
    return score.lower > 0 ? -1 : score.upper < 0 ? 1 : 0;
}

/// What a move misses, by each column's result one by one.
std::optional<Miss::Kind> slowMiss(const Position& position, Move played, Solver& solver)
{
    if (columnsThatWin(position) > 0)
        return position.wins(played.column()) ? std::nullopt : std::optional(Miss::Kind::Win);
    // What the opponent could do if he were to move.
    const Position turned = Position::fromBitboards(position.opponent(), position.occupied());
    if (columnsThatWin(turned) == 1 && !turned.wins(played.column()))
        return Miss::Kind::Block;
    int best = -1;
    for (int column = 0; column < Position::Shape::width; ++column)
        if (position.canPlay(column))
            best = std::max(best, resultAfter(position, column, solver));
    return resultAfter(position, played.column(), solver) < best ? std::optional(Miss::Kind::Result)
                                                                 : std::nullopt;
}

/// Two misses in the first game, one in the second, a failure in the third.
BotReport madeUpReport()
{
    BotReport report;
    report.options.bot = QStringLiteral("my bot");
    report.options.games = 3;
    report.version = 4;
    report.games = {gameOf("4747474", 1, true), gameOf("1122334", 2, false), gameOf("44", 3, true)};
    report.games[0].misses
        = {{Miss::Kind::Result, 2, Move(3), Move(4)}, {Miss::Kind::Win, 6, Move(3), Move(2)}};
    report.games[1].misses = {{Miss::Kind::Block, 5, Move(2), Move(3)}};
    report.games[1].slowest = std::chrono::milliseconds(40);
    report.games[1].slowestPly = 2;
    report.games[2].game.outcome = Outcome::SecondWins;
    report.games[2].game.failure = EngineFailure {EngineFailure::Kind::IllegalMove, "P@h1"};
    return report;
}

QByteArray lineOf(const QByteArray& text, int line)
{
    return text.split('\n').value(line);
}

}

/// What became of a bot's games.
class TestBotReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { programs::setAll({}); }

    void missesAreThoseOfTheSlowWay()
    {
        SolverService service({.tableMib = 16, .workers = 1, .known = &builtInScores()});
        Solver slow({.tableMib = 16});
        slow.setKnownScores(&builtInScores());
        SeededRandom random(7);
        std::map<Miss::Kind, int> expected;
        BotReport report;
        for (int number = 1; number <= 3; ++number) {
            BotGame game = gameOf(randomGame(random), number, number % 2 != 0);
            QVERIFY(findBotMisses(game, service, {}));
            Position position;
            for (const Move move : game.game.moves) {
                if ((position.sideToMove() == Player::First) == game.botIsFirst())
                    if (const auto missed = slowMiss(position, move, slow))
                        ++expected[*missed];
                position.play(move);
            }
            report.games.push_back(std::move(game));
        }
        for (const Miss::Kind kind : {Miss::Kind::Win, Miss::Kind::Block, Miss::Kind::Result})
            QCOMPARE(report.count(kind), expected[kind]);
        QVERIFY(report.misses().size() > 3);
        for (const BotMiss& miss : report.misses()) {
            const Position before = positionAfter(miss.movesBefore());
            QCOMPARE(before.sideToMove() == Player::First, miss.game->botIsFirst());
            QVERIFY(before.canPlay(miss.miss.better));
            QVERIFY(miss.miss.better != miss.miss.played);
        }
    }

    void aStopEndsTheLookForMisses()
    {
        SolverService service({.tableMib = 16, .workers = 1});
        std::stop_source stop;
        stop.request_stop();
        BotGame game = gameOf("4444", 1, true);
        QVERIFY(!findBotMisses(game, service, stop.get_token()));
    }

    void theSlowestMoveIsTheBotsOwn()
    {
        MatchGame game;
        game.firstEntrant = 1;
        Position position;
        for (const int milliseconds : {900, 5, 800, 30, 700, 20}) {
            SearchReport report;
            report.root = position;
            report.time = std::chrono::milliseconds(milliseconds);
            game.reports.push_back(report);
            game.moves.emplace_back(game.reports.size() % 2 == 0 ? 0 : 6);
            position.play(game.moves.back());
        }
        const BotGame bot = botGame(game);
        QCOMPARE(bot.slowestPly, 4);
        QCOMPARE(bot.slowest, std::chrono::nanoseconds(std::chrono::milliseconds(30)));
        QVERIFY(bot.game.reports.empty());
    }

    void theScoreIsTheBotsByColours()
    {
        const BotReport report = madeUpReport();
        QCOMPARE(report.score(), (GameScore {1, 0, 2}));
        QCOMPARE(report.scoreOf(true), (GameScore {1, 0, 1}));
        QCOMPARE(report.scoreOf(false), (GameScore {0, 0, 1}));
        QCOMPARE(report.failures(), 1);
        QCOMPARE(report.slowestGame()->game.number, 2);
        QVERIFY(BotReport().slowestGame() == nullptr);
    }

    void filesHaveARowForEachMiss()
    {
        const BotReport report = madeUpReport();
        const QByteArray csv = botReportToCsv(report);
        QCOMPARE(csv.count('\n'), 4);
        QCOMPARE(lineOf(csv, 0), "bot,version,against,game,move,missed,played,better,position");
        QCOMPARE(lineOf(csv, 2), "my bot,4,level-1,1,7,win,d4,c1,474747");
        QCOMPARE(lineOf(csv, 3), "my bot,4,level-1,2,6,block,c2,d1,11223");
        const QJsonObject json = QJsonDocument::fromJson(botReportToJson(report)).object();
        QCOMPARE(json.value("missedWins").toInt(), 1);
        QCOMPARE(json.value("misses").toArray().size(), 3);
        QCOMPARE(json.value("games").toArray().at(2).toObject().value("failure").toString(),
                 "illegal-move: P@h1");
        const QString text = botReportToText(report);
        QVERIFY(text.contains("Winning columns not taken: 1\n"));
        QVERIFY(text.contains("all games: 1 win, 0 draws, 2 losses\n"));
        QVERIFY(text.contains("game 3, move 3: an illegal move"));
    }

    void sentencesNameGameMoveAndSquare()
    {
        const BotReport report = madeUpReport();
        const std::vector<BotMiss> misses = report.misses();
        QCOMPARE(botwords::missSentence(misses[1]),
                 "Game 1, move 7: c1 wins at once, but the bot played d4.");
        QVERIFY(botwords::failureSentence(report).contains("game 3 at move 3"));
        QVERIFY(botwords::summary(report).contains("Chick"));
    }

    void reportsOfVersionsAreKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("new/bot-reports.json");
        QVERIFY(bothistory::load(path, "my bot")->empty());
        const QDateTime now = QDateTime::currentDateTimeUtc();
        const BotRecord record = BotRecord::of(madeUpReport(), now);
        QCOMPARE(record.missedBlocks, 1);
        QCOMPARE(record.slowestMilliseconds, 40.0);
        BotRecord other = record;
        other.bot = "another";
        QCOMPARE(bothistory::add(path, record)->size(), std::size_t(1));
        QCOMPARE(bothistory::add(path, other)->size(), std::size_t(1));
        QCOMPARE(bothistory::add(path, record)->size(), std::size_t(2));
        const auto kept = bothistory::load(path, "my bot");
        QCOMPARE(kept->size(), std::size_t(2));
        QVERIFY(kept->back() == record);
        QCOMPARE(bothistory::columns().size(), std::size_t(9));
    }

    void aDamagedFileOfReportsIsToldAndStays()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("bot-reports.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"version\": 1, \"reports\": [{\"bot\": 7}]}");
        file.close();
        const auto refused = bothistory::add(path, BotRecord::of(madeUpReport(), QDateTime()));
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains("reports[0].bot"));
        QCOMPARE(QFileInfo(path).size(), 39);
    }

    void aTestNeedsAProgramAndAnEngine()
    {
        BotTestOptions options {.bot = "nobody"};
        QVERIFY(!options.check());
        Program program;
        program.name = "somebody";
        programs::setAll({program});
        options.bot = "somebody";
        QVERIFY(options.check().has_value());
        options.against = "level-99";
        QVERIFY(!options.check());
        options.against = "level-2";
        options.games = 0;
        QVERIFY(!options.check());
    }

    void theExamplePlaysByTurnsFirstAndSecond()
    {
        if (findBotLanguage("python")->findTool().isEmpty())
            QSKIP("no Python");
        const QTemporaryDir folder;
        auto bot = firstbot::make({"python", folder.path(), "my bot"}, {});
        QVERIFY(bot.has_value());
        // On a machine that is busy with other tests.
        bot->limits.start = bot->limits.move = std::chrono::seconds(60);
        bot->limits.memoryMib = 0;
        programs::setAll({*bot});
        SolverService service({.tableMib = 16, .workers = 1, .known = &builtInScores()});
        int told = 0;
        const auto report
            = runBotTest({.bot = "my bot", .games = 2, .workers = 2}, service, {},
                         {.played = [&told](const BotReport&, const GamesProgress&) { ++told; }});
        QVERIFY(report.has_value());
        QCOMPARE(told, 2);
        QVERIFY(report->isComplete());
        QCOMPARE(report->failures(), 0);
        QVERIFY(report->games[0].botIsFirst() && !report->games[1].botIsFirst());
        for (const BotGame& game : report->games) {
            QVERIFY(game.slowestPly > 0);
            QCOMPARE(game.slowestPly % 2 != 0, game.botIsFirst());
        }
    }

    void aBotThatCannotStartEndsTheTestAtOnce()
    {
        Program program;
        program.name = "gone";
        program.command = "/nowhere/at/all";
        programs::setAll({program});
        SolverService service({.tableMib = 16, .workers = 1});
        const auto report = runBotTest({.bot = "gone", .games = 20, .workers = 1}, service, {}, {});
        QVERIFY(report.has_value());
        QCOMPARE(report->games.size(), std::size_t(1));
        QCOMPARE(report->games[0].game.failure->kind, EngineFailure::Kind::NotStarted);
        QVERIFY(!report->isComplete());
    }
};

QTEST_GUILESS_MAIN(TestBotReport)
#include "tst_botreport.moc"
