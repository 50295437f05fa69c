// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTranslator>
#include <atomic>
#include <numeric>

namespace {

MatchOptions studyMatch(int games)
{
    MatchOptions options;
    options.entrants[0] = {QStringLiteral("study-h1"), {}, {.depth = 3}};
    options.entrants[1] = {QStringLiteral("study-h2"), {}, {.depth = 2}};
    options.games = games;
    options.seed = 42;
    return options;
}

/// Counts the words that are asked for, whoever asks.
class CountingTranslator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char*, const char*, int) const override
    {
        ++words;
        return {};
    }

    mutable std::atomic<int> words = 0;
};

MatchResult run(const MatchOptions& options)
{
    auto result = runMatch(options, {}, {});
    Q_ASSERT(result);
    return *result;
}

}

class TestMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoPlaysForItselfMakesNoWords_data()
    {
        QTest::addColumn<QString>("engine");
        for (const char* engine : {"random", "study-h1", "literal-h2", "mapped-h1", "level-3",
                                   "level-8", "dataset-h1", "perfect"})
            QTest::newRow(engine) << QString::fromLatin1(engine);
    }

    void whoPlaysForItselfMakesNoWords()
    {
        QFETCH(QString, engine);
        MatchOptions options = studyMatch(2);
        options.entrants[0].engine = engine;
        options.openingPlies = 12;
        // The tables of engines and levels have words of their own, made once.
        const MatchResult before = run(options);
        CountingTranslator counting;
        QVERIFY(QCoreApplication::installTranslator(&counting));
        const MatchResult result = run(options);
        QCOMPARE(counting.words.load(), 0);
        QVERIFY(result.games.front().moves == before.games.front().moves);
        // They are made for whoever asks.
        QVERIFY(!options.entrants[0].variant().isEmpty());
        QVERIFY(QCoreApplication::removeTranslator(&counting));
    }

    void workersDontChangeTheGames_data()
    {
        QTest::addColumn<QString>("engine");
        for (const char* engine : {"random", "greedy-h1", "study-h1", "alphabeta-h2", "mapped-h1"})
            QTest::newRow(engine) << QString::fromLatin1(engine);
    }

    void workersDontChangeTheGames()
    {
        QFETCH(QString, engine);
        MatchOptions options = studyMatch(6);
        options.entrants[0].engine = engine;
        options.entrants[1].engine = QStringLiteral("random");
        options.workers = 1;
        const MatchResult one = run(options);
        options.workers = 4;
        const MatchResult four = run(options);
        QCOMPARE(one.games.size(), four.games.size());
        for (std::size_t i = 0; i < one.games.size(); ++i) {
            QCOMPARE(one.games[i].number, int(i) + 1);
            QCOMPARE(four.games[i].number, int(i) + 1);
            QVERIFY(one.games[i].moves == four.games[i].moves);
            QCOMPARE(one.games[i].nodes, four.games[i].nodes);
        }
    }

    void everyOpeningIsPlayedWithBothColours()
    {
        MatchOptions options = studyMatch(10);
        options.openingPlies = 4;
        const MatchResult result = run(options);
        QVERIFY(result.isComplete());
        for (std::size_t i = 0; i < result.games.size(); i += 2) {
            const MatchGame& first = result.games[i];
            const MatchGame& second = result.games[i + 1];
            QCOMPARE(first.firstEntrant, 0);
            QCOMPARE(second.firstEntrant, 1);
            QCOMPARE(first.seed, second.seed);
            for (std::size_t ply = 0; ply < 4; ++ply)
                QCOMPARE(first.moves[ply], second.moves[ply]);
        }
    }

    void gamesEndByTheRulesAndAreCountedOnce()
    {
        const MatchResult result = run(studyMatch(20));
        int points = 0;
        for (const MatchGame& game : result.games) {
            Position position;
            for (const Move move : game.moves) {
                QVERIFY(!position.isFinished() && position.canPlay(move));
                position.play(move);
            }
            QCOMPARE(position.outcome(), game.outcome);
            QVERIFY(position.isFinished());
            points += game.winningEntrant() == 0 ? 1 : game.winningEntrant() == 1 ? -1 : 0;
        }
        QCOMPARE(result.score.wins + result.score.draws + result.score.losses, 20);
        QCOMPARE(result.score.wins - result.score.losses, points);
        QVERIFY(result.distinctGames >= 1 && result.distinctGames <= 20);
    }

    void longOpeningsNeverEndTheGame()
    {
        MatchOptions options = studyMatch(40);
        options.openingPlies = 12;
        options.entrants[0].engine = options.entrants[1].engine = QStringLiteral("random");
        for (const MatchGame& game : run(options).games)
            QVERIFY(game.moves.size() > 12);
    }

    void withoutRandomPliesTheSameTwoGamesAreToldAsSuch()
    {
        MatchOptions options = studyMatch(8);
        options.openingPlies = 0;
        const MatchResult result = run(options);
        QCOMPARE(result.distinctGames, 2);
        QCOMPARE(result.independentGames, 2.0);
        QVERIFY(matchToText(result).contains(QStringLiteral("Only 2 of the games differ")));
        // All won, but of two games: 34 to 100 %, and not 68 to 100 % as of eight.
        QCOMPARE(result.score.wins + result.score.losses, 8);
        const QJsonObject json = QJsonDocument::fromJson(matchToJson(result)).object();
        const QJsonObject share = json[result.score.wins == 8 ? "wins" : "losses"].toObject();
        if (share["share"].toDouble() == 1.0)
            QVERIFY(share["low"].toDouble() < 0.35);
    }

    void copiesOfAPairDecideNothing()
    {
        MatchOptions options = studyMatch(300);
        options.openingPlies = 0;
        options.sprt = SprtOptions {.elo0 = 0, .elo1 = 20};
        const MatchResult result = run(options);
        QVERIFY(!result.isDecided());
        QCOMPARE(result.finishedGames(), 300);
        QCOMPARE(std::accumulate(result.pairs.begin(), result.pairs.end(), 0), 1);
        QCOMPARE(result.copiedPairs, 149);
        QVERIFY(matchToText(result).contains(QStringLiteral("not counted: 149")));
        // Of openings with two plies there are 49.
        options.openingPlies = 2;
        options.sprt = SprtOptions {.elo0 = -1, .elo1 = 1};
        const MatchResult two = run(options);
        QCOMPARE(std::accumulate(two.pairs.begin(), two.pairs.end(), two.copiedPairs), 150);
        QVERIFY(std::accumulate(two.pairs.begin(), two.pairs.end(), 0) <= 49);
    }

    void deeperSearchBeatsRandomMoves()
    {
        MatchOptions options = studyMatch(20);
        options.entrants[1].engine = QStringLiteral("random");
        const MatchResult result = run(options);
        QVERIFY(result.score.wins >= 18);
    }

    /// Who wants them gets the reports behind each move of the engines, in a match that is played
    /// as it would be without.
    void gamesComeWithTheirReports()
    {
        MatchOptions options = studyMatch(4);
        options.workers = 2;
        int told = 0;
        const auto result
            = runMatch(options, {}, {.played = [&](const MatchGame& game) {
                           ++told;
                           const auto opening = static_cast<std::size_t>(options.openingPlies);
                           if (game.reports.size() + opening != game.moves.size())
                               return false;
                           std::array<std::uint64_t, 2> nodes {};
                           for (std::size_t i = 0; i < game.reports.size(); ++i) {
                               const std::size_t ply = opening + i;
                               nodes[(ply + static_cast<std::size_t>(game.firstEntrant)) % 2]
                                   += game.reports[i].nodes;
                               if (game.reports[i].bestMove != game.moves[ply])
                                   return false;
                           }
                           return nodes == game.nodes;
                       }});
        QVERIFY(result && result->isComplete());
        QCOMPARE(told, 4);
        const MatchResult without = run(options);
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(result->games[i].moves, without.games[i].moves);
            QVERIFY(result->games[i].reports.empty());
        }
    }

    void whoIsToldMayEndTheMatch()
    {
        MatchOptions options = studyMatch(400);
        options.workers = 1;
        int told = 0;
        const auto result
            = runMatch(options, {}, {.played = [&](const MatchGame&) { return ++told < 3; }});
        QVERIFY(result && !result->isComplete());
        QCOMPARE(result->finishedGames(), 3);
    }

    void aStopLeavesWholeGamesOnly()
    {
        std::stop_source stop;
        MatchOptions options = studyMatch(400);
        options.workers = 2;
        const auto result
            = runMatch(options, stop.get_token(), {.progress = [&](int done, int expected) {
                           QCOMPARE(expected, 400);
                           if (done == 5)
                               stop.request_stop();
                       }});
        QVERIFY(result);
        QVERIFY(!result->isComplete());
        QVERIFY(result->finishedGames() >= 5 && result->finishedGames() < 400);
        for (const MatchGame& game : result->games)
            QVERIFY(game.outcome != Outcome::Unfinished);
    }

    void aStoppedTestKeepsThePairsFromTheStartOn()
    {
        std::stop_source stop;
        MatchOptions options = studyMatch(400);
        options.sprt = SprtOptions {.elo0 = -1, .elo1 = 1};
        options.workers = 3;
        const auto result = runMatch(options, stop.get_token(), {.progress = [&](int done, int) {
                                         if (done == 9)
                                             stop.request_stop();
                                     }});
        QVERIFY(result && !result->isDecided());
        QVERIFY(result->finishedGames() < 400);
        QCOMPARE(result->finishedGames() % 2, 0);
        for (std::size_t i = 0; i < result->games.size(); ++i)
            QCOMPARE(result->games[i].number, int(i) + 1);
    }

    void sequentialTestEndsTheMatchAtTheSameGame()
    {
        MatchOptions options = studyMatch(400);
        options.entrants[1].engine = QStringLiteral("random");
        options.sprt = SprtOptions {.elo0 = 0, .elo1 = 100};
        options.workers = 1;
        const MatchResult one = run(options);
        options.workers = 3;
        const MatchResult three = run(options);
        QVERIFY(one.isComplete() && one.finishedGames() < 100);
        QCOMPARE(one.finishedGames() % 2, 0);
        QVERIFY(one.sprtState().verdict == SprtState::Verdict::Stronger);
        QCOMPARE(three.finishedGames(), one.finishedGames());
        QVERIFY(three.score == one.score);
        const auto& pairs = one.pairs;
        QCOMPARE(three.pairs, pairs);
        QCOMPARE(2 * std::accumulate(pairs.begin(), pairs.end(), 0), one.finishedGames());
        QCOMPARE(pairs[1] + 2 * pairs[2] + 3 * pairs[3] + 4 * pairs[4],
                 2 * one.score.wins + one.score.draws);
        // One pair less would not have done.
        options.games = one.finishedGames() - 2;
        QVERIFY(!run(options).isDecided());
        const QString text = matchToText(one);
        for (const char* part : {"log likelihood ratio", "bounds -2.94 and 2.94: stronger",
                                 "study-h1 depth 3 is the stronger one"})
            QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
        const auto json = QJsonDocument::fromJson(matchToJson(one)).object()["sprt"].toObject();
        QCOMPARE(json["verdict"].toString(), QStringLiteral("stronger"));
    }

    void equalEntrantsAreToldBySharingTheirOpenings()
    {
        // An engine that draws no lots, against itself: each opening gives a point to each side.
        MatchOptions options = studyMatch(400);
        options.entrants[1] = options.entrants[0];
        options.sprt = SprtOptions {.elo0 = 0, .elo1 = 100};
        const MatchResult result = run(options);
        QVERIFY(result.sprtState().verdict == SprtState::Verdict::NotStronger);
        for (const std::size_t uneven : {0, 1, 3, 4})
            QCOMPARE(result.pairs[uneven], 0);
        // Of single games it would take more.
        QVERIFY(
            sprt(result.score.wins, result.score.draws, result.score.losses, *options.sprt).verdict
            == SprtState::Verdict::Open);
    }

    void unknownEngineIsRefused()
    {
        MatchOptions options = studyMatch(2);
        options.entrants[1].engine = QStringLiteral("stockfish");
        QVERIFY(!runMatch(options, {}, {}));
    }

    void filesCarryEveryGame()
    {
        const MatchResult result = run(studyMatch(4));
        const auto rows = matchToCsv(result).trimmed().split('\n');
        QCOMPARE(rows.size(), 5);
        QVERIFY(rows.at(1).contains(",study-h1 depth 3,study-h2 depth 2,"));
        QVERIFY(rows.at(2).contains(",study-h2 depth 2,study-h1 depth 3,"));
        for (const QByteArray& row : rows)
            QCOMPARE(row.count(','), rows.first().count(','));

        const auto json = QJsonDocument::fromJson(matchToJson(result)).object();
        QCOMPARE(json.value("games").toArray().size(), 4);
        QCOMPARE(json.value("openingPlies").toInt(), 2);
        QCOMPARE(json.value("seed").toInt(), 42);
        QCOMPARE(json.value("wins").toObject().value("games").toInt(), result.score.wins);
        QVERIFY(matchToText(result).contains(QStringLiteral("2 random opening plies")));
    }

    void oneIsNoPlural()
    {
        MatchOptions options = studyMatch(1);
        options.openingPlies = 1;
        const QString text = matchToText(run(options));
        QVERIFY2(text.contains(QStringLiteral("1 of 1 game finished")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("\n1 random opening ply,")), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(TestMatch)
#include "tst_match.moc"
