// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/ladder.h"

#include "core/engines/levels.h"
#include "core/engines/measuredelo.h"
#include "core/support/text/machinetext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <set>

namespace {

LadderOptions quick(int games, int workers = 1)
{
    LadderOptions options;
    options.entrants.clear();
    for (const char* engine : {"random", "level-1", "level-2", "greedy-h1"})
        options.entrants.push_back({QString::fromLatin1(engine), {}, {}});
    options.gamesPerPair = games;
    options.seed = 5;
    options.workers = workers;
    return options;
}

LadderResult play(const LadderOptions& options, std::vector<LadderGame> known = {})
{
    return *runLadder(options, std::move(known), {}, {});
}

QByteArray csvOf(const LadderResult& result)
{
    return ladderToCsv(result.options, result.games);
}

}

class TestLadder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTwoMeetEquallyOftenWithBothColours()
    {
        const LadderResult result = play(quick(6));
        QVERIFY(result.isComplete());
        QCOMPARE(result.finishedGames(), 36);
        QCOMPARE(result.pairs.size(), std::size_t {6});
        for (const PairScore& pair : result.pairs)
            QCOMPARE(pair.score.games(), 6);
        std::array<int, 4> moved {};
        for (const LadderGame& game : result.games) {
            QVERIFY(game.mover(0) != game.mover(1));
            ++moved[static_cast<std::size_t>(game.mover(0))];
        }
        for (const int first : moved)
            QCOMPARE(first, 9);
    }

    void bothGamesOfAnOpeningShareIt()
    {
        const LadderOptions options = quick(4);
        const LadderResult result = play(options);
        std::set<std::uint64_t> seeds;
        for (std::size_t i = 0; i < result.games.size(); ++i) {
            const std::size_t round = i / 6;
            if (round % 2 == 0) {
                const MatchGame& one = result.games[i].game;
                const MatchGame& two = result.games[i + 6].game;
                QCOMPARE(one.seed, two.seed);
                QVERIFY(one.firstEntrant != two.firstEntrant);
                for (std::size_t ply = 0; ply < 4; ++ply)
                    QCOMPARE(one.moves[ply], two.moves[ply]);
                seeds.insert(one.seed);
            }
        }
        QCOMPARE(seeds.size(), std::size_t {12});
    }

    void workersDontChangeTheGames()
    {
        const QByteArray one = csvOf(play(quick(6, 1)));
        QCOMPARE(csvOf(play(quick(6, 2))), one);
        QCOMPARE(csvOf(play(quick(6, 5))), one);
        LadderOptions other = quick(6);
        other.seed = 6;
        QVERIFY(csvOf(play(other)) != one);
    }

    void stoppedLadderIsGoneOnWith()
    {
        const LadderOptions options = quick(6, 2);
        std::stop_source stop;
        int told = 0;
        const LadderResult part
            = *runLadder(options, {}, stop.get_token(), [&](const LadderProgress& progress) {
                  QCOMPARE(progress.done, ++told);
                  QCOMPARE(progress.expected, 36);
                  QCOMPARE(progress.games.size(), static_cast<std::size_t>(told));
                  if (told == 10)
                      stop.request_stop();
              });
        QVERIFY(!part.isComplete());
        QVERIFY(part.finishedGames() >= 10 && part.finishedGames() < 36);
        const auto kept = ladderFromCsv(csvOf(part), options);
        QVERIFY(kept.has_value());
        int played = 0;
        const LadderResult whole
            = *runLadder(options, *kept, {}, [&](const LadderProgress&) { ++played; });
        QCOMPARE(played, 36 - part.finishedGames());
        QCOMPARE(csvOf(whole), csvOf(play(options)));
        QCOMPARE(ladderToJson(whole), ladderToJson(play(options)));
    }

    void everyGameSaysWhoPlayedItWhenAndWhere()
    {
        const LadderOptions options = quick(2);
        const auto read = ladderFromCsv(csvOf(play(options)), options);
        QVERIFY(read.has_value());
        for (const LadderGame& game : *read) {
            QCOMPARE(game.program, programText());
            QCOMPARE(game.machine, machineText());
            QVERIFY(game.date.isValid() && game.date.daysTo(QDate::currentDate()) <= 1);
        }
    }

    void gamesOfOlderFilesAreGoneOnWithAndStayNobodys()
    {
        const LadderOptions options = quick(2);
        // As files were written without program, date and machine.
        QByteArray older;
        const QByteArray whole = csvOf(play(options));
        for (const QByteArray& row : whole.trimmed().split('\n'))
            older += row.left(row.indexOf(row.startsWith("game,") ? ",program" : ",Fourcast "))
                + '\n';
        QVERIFY(older.startsWith("game,seed,first,second,result,plies,moves,variant_first,"
                                 "variant_second\n"));
        const auto known = ladderFromCsv(older, options);
        QVERIFY2(known.has_value(), known ? "" : qPrintable(known.error().message));
        QCOMPARE(known->size(), std::size_t {12});
        for (const LadderGame& game : *known)
            QVERIFY(game.program.isEmpty() && !game.date.isValid() && game.machine.isEmpty());
        // A longer one goes on, and says of the old games that nobody knows.
        const LadderOptions more = quick(4);
        const LadderResult longer = play(more, *known);
        const auto again = ladderFromCsv(csvOf(longer), more);
        QVERIFY(again.has_value());
        for (const LadderGame& game : *again)
            QCOMPARE(game.program.isEmpty(), game.game.number <= 12);
    }

    void longerLadderBeginsWithTheShorterOne()
    {
        const LadderResult shorter = play(quick(2));
        const LadderResult longer = play(quick(4));
        QVERIFY(csvOf(longer).startsWith(csvOf(shorter)));
        const auto kept = ladderFromCsv(csvOf(shorter), quick(4));
        QVERIFY(kept.has_value());
        QCOMPARE(csvOf(play(quick(4), *kept)), csvOf(longer));
        // A shorter one would lose games.
        QVERIFY(!ladderFromCsv(csvOf(longer), quick(2)).has_value());
    }

    void foreignGamesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("line");
        QTest::newRow("header") << QByteArray("game,seed") << QByteArray("seed,game") << 1;
        QTest::newRow("engine") << QByteArray("level-1") << QByteArray("level-3") << 2;
        QTest::newRow("settings") << QByteArray("any legal move") << QByteArray("any move") << 2;
        QTest::newRow("number") << QByteArray("\n2,") << QByteArray("\n1,") << 3;
        QTest::newRow("no number") << QByteArray("\n2,") << QByteArray("\nx,") << 3;
        QTest::newRow("result") << QByteArray(",1-0,") << QByteArray(",0-1,") << 0;
    }

    void foreignGamesAreRefused()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(int, line);
        const LadderResult result = play(quick(2));
        QByteArray csv = csvOf(result);
        QVERIFY(ladderFromCsv(csv, result.options).has_value());
        const auto at = csv.indexOf(from);
        QVERIFY(at >= 0);
        csv.replace(at, from.size(), to);
        const auto read = ladderFromCsv(csv, result.options);
        QVERIFY(!read.has_value());
        QVERIFY(!read.error().message.isEmpty());
        if (line > 0)
            QCOMPARE(read.error().line, line);
        LadderOptions other = result.options;
        other.seed = 77;
        QVERIFY(!ladderFromCsv(csvOf(result), other).has_value());
    }

    void unfinishedGamesInAFileAreRefused()
    {
        const LadderResult result = play(quick(1));
        QByteArray csv = csvOf(result);
        csv.chop(1);
        QVERIFY(!ladderFromCsv(csv, result.options).has_value());
        LadderResult cut = result;
        cut.games[0].game.moves.pop_back();
        QVERIFY(!ladderFromCsv(csvOf(cut), result.options).has_value());
    }

    void strongerEnginesHaveMoreElo()
    {
        LadderOptions options = quick(40, 0);
        const LadderResult result = play(options);
        QVERIFY(result.elo.entries[0].elo < result.elo.entries[2].elo);
        QVERIFY(result.distinctGames > 200);
        double mean = 0;
        for (const EloEntry& entry : result.elo.entries) {
            QCOMPARE(entry.score.games(), 120);
            mean += entry.elo / 4;
        }
        QVERIFY(qAbs(mean - 1500) < 1e-6);
    }

    void jsonTellsWhatWasMeasured()
    {
        const LadderResult result = play(quick(4));
        const QJsonObject object = QJsonDocument::fromJson(ladderToJson(result)).object();
        QCOMPARE(object["gamesFinished"].toInt(), 24);
        QCOMPARE(object["seed"].toInt(), 5);
        QCOMPARE(object["entrants"].toArray().size(), 4);
        QCOMPARE(object["entrants"].toArray()[1].toObject()["settings"].toString(),
                 findLevel(QStringLiteral("level-1"))->settings());
        const QString text = ladderToText(result);
        for (const char* part : {"level-1", "Beginner", "24 of 24", "seed 5"})
            QVERIFY2(text.contains(QString::fromLatin1(part)), part);
    }

    void measurementOfOtherSettingsIsNotTaken()
    {
        LadderOptions options;
        options.gamesPerPair = 0;
        const QByteArray json = ladderToJson(summariseLadder(options, {}));
        MeasuredLadder ladder = MeasuredLadder::fromJson(json);
        QCOMPARE(ladder.entrants.size(), levels().size());
        QVERIFY(ladder.fits(levels()));
        ladder.entrants[2].settings += u'!';
        QVERIFY(!ladder.fits(levels()));
        QVERIFY(!MeasuredLadder::fromJson("damaged").fits(levels()));
    }

    void opponentsAreInTheMeasuredOrder()
    {
        // What resources/ladder.json says is hidden where it is of other settings.
        QVERIFY(builtInLadder().fits(levels()));
        for (const Level& level : levels())
            QVERIFY(level.elo);
        for (std::size_t i = 1; i < levels().size(); ++i) {
            QVERIFY(levels()[i].elo->elo > levels()[i - 1].elo->elo);
            QVERIFY(levels()[i].elo->low < levels()[i].elo->elo);
            QVERIFY(levels()[i].elo->games >= 100);
            // Those two apart differ for certain.
            if (i > 1)
                QVERIFY(levels()[i].elo->low > levels()[i - 2].elo->high);
        }
    }

    void unknownEngineIsRefused()
    {
        LadderOptions options = quick(2);
        options.entrants[1].engine = QStringLiteral("nobody");
        QVERIFY(!runLadder(options, {}, {}, {}).has_value());
    }
};

QTEST_GUILESS_MAIN(TestLadder)
#include "tst_ladder.moc"
