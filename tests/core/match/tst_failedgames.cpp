// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/failurecounts.h"
#include "core/match/ladder.h"
#include "core/match/match.h"
#include "core/match/matchprovenance.h"
#include "tests/core/failingengine.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

using Kind = EngineFailure::Kind;

const QString fails = QStringLiteral("my bot");
const EngineFailure illegalMove {Kind::IllegalMove, QStringLiteral("P@h1, or so")};

/// The program is the second entrant, and fails at its third move.
MatchResult failedMatch(int games)
{
    FailingEngine::add(fails, 3, illegalMove);
    MatchOptions options;
    options.entrants = {Entrant {QStringLiteral("study-h1"), {}, {.depth = 1}},
                        Entrant {fails, {}, {.depth = 2}}};
    options.games = games;
    options.openingPlies = 0;
    return runMatch(options, {}, {}).value();
}

LadderOptions ladderOptions()
{
    FailingEngine::add(fails, 2, illegalMove);
    LadderOptions options;
    options.entrants = {Entrant {fails, {}, {}}, Entrant {QStringLiteral("level-1"), {}, {}},
                        Entrant {QStringLiteral("random"), {}, {}}};
    options.gamesPerPair = 2;
    options.openingPlies = 2;
    return options;
}

}

/// Games that a program has lost by failing.
class TestFailedGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { FailingEngine::removeAll(); }

    void whoFailsHasLostAndTheMatchGoesOn()
    {
        const MatchResult result = failedMatch(4);
        QCOMPARE(result.finishedGames(), 4);
        QCOMPARE(result.score.wins, 4);
        for (const MatchGame& game : result.games) {
            QCOMPARE(*game.failure, illegalMove);
            QCOMPARE(game.failedEntrant(), 1);
            QCOMPARE(game.winningEntrant(), 0);
            // Two moves of its own, and it was its turn.
            QCOMPARE(game.moves.size(), std::size_t(game.firstEntrant == 1 ? 4 : 5));
        }
        // The same moves are the same game: a failure tells nothing more.
        QCOMPARE(result.distinctGames, 2);
    }

    void filesOfAMatchSayWhy()
    {
        const MatchResult result = failedMatch(2);
        const auto rows = matchToCsv(result).trimmed().split('\n');
        QVERIFY(rows[0].endsWith(",failure"));
        QVERIFY(rows[1].endsWith(",\"illegal-move: P@h1, or so\""));
        const QJsonObject json = QJsonDocument::fromJson(matchToJson(result)).object();
        QCOMPARE(json["games"].toArray()[0].toObject()["failure"].toString(), illegalMove.toCell());
        QCOMPARE(json["entrants"].toArray()[0].toObject()["lostByFailure"].toInt(), 0);
        QCOMPARE(json["entrants"].toArray()[1].toObject()["lostByFailure"].toInt(), 2);
        QVERIFY(matchToText(result).contains(
            QStringLiteral("my bot depth 2: 2 games lost by failure: 2 × an illegal move\n")));
    }

    void filesSayWhichProgramItWas()
    {
        const MatchResult result = failedMatch(1);
        const Provenance provenance = provenanceOf(result);
        const auto program = std::ranges::find(provenance.settings, QStringLiteral("programs"),
                                               &Provenance::Setting::key);
        QVERIFY(program != provenance.settings.end());
        QCOMPARE(program->value,
                 QStringLiteral("my bot: UCI, leftmost.py, version 3, SHA-256 0123456789abcdef"));
        MatchOptions ours = result.options;
        ours.entrants[1] = ours.entrants[0];
        for (const auto& setting : provenanceOf(runMatch(ours, {}, {}).value()).settings)
            QVERIFY(setting.key != QLatin1String("programs"));
    }

    void aLadderReadsItsFailedGamesAgain()
    {
        const LadderOptions options = ladderOptions();
        const LadderResult result = runLadder(options, {}, {}, {}).value();
        QCOMPARE(result.finishedGames(), 6);
        const QByteArray csv = ladderToCsv(options, result.games);
        const auto read = ladderFromCsv(csv, options);
        QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().message));
        int failed = 0;
        for (std::size_t i = 0; i < read->size(); ++i) {
            const MatchGame& game = (*read)[i].game;
            QCOMPARE(game.failure, result.games[i].game.failure);
            QCOMPARE(game.outcome, result.games[i].game.outcome);
            failed += game.failure ? 1 : 0;
        }
        QCOMPARE(failed, 4);
        QCOMPARE(ladderToCsv(options, *read), csv);
        const QJsonObject json = QJsonDocument::fromJson(ladderToJson(result)).object();
        QCOMPARE(json["entrants"].toArray()[0].toObject()["lostByFailure"].toInt(), 4);
        QCOMPARE(json["entrants"].toArray()[0].toObject()["losses"].toInt(), 4);
        QVERIFY(ladderToText(result).contains(QStringLiteral("4 × an illegal move")));
    }

    void aLadderOfAnotherVersionIsAnotherLadder()
    {
        const LadderOptions options = ladderOptions();
        const QByteArray csv = ladderToCsv(options, runLadder(options, {}, {}, {}).value().games);
        QVERIFY(csv.contains("version 3"));
        QByteArray later = csv;
        later.replace("version 3", "version 4");
        QVERIFY(!ladderFromCsv(later, options));
    }

    void aFailureIsReadOnlyWhereTheGameGoesOn()
    {
        const LadderOptions options = ladderOptions();
        const QByteArray csv = ladderToCsv(options, runLadder(options, {}, {}, {}).value().games);
        QByteArray without = csv;
        without.replace("\"illegal-move: P@h1, or so\"", "");
        QVERIFY(!ladderFromCsv(without, options));
        QByteArray other = csv;
        other.replace("\"illegal-move: P@h1, or so\"", "no-such-thing");
        QVERIFY(!ladderFromCsv(other, options));
    }

    void theMostFrequentReasonComesFirst()
    {
        FailureCounts counts;
        QVERIFY(counts.toText().isEmpty());
        counts.add(Kind::Crashed);
        counts.add(Kind::NoAnswer);
        counts.add(Kind::NoAnswer);
        QCOMPARE(counts.games(), 3);
        QCOMPARE(counts.of(Kind::NoAnswer), 2);
        QCOMPARE(counts.of(Kind::Exited), 0);
        const QString text = counts.toText();
        QCOMPARE(text,
                 QStringLiteral("3 games lost by failure: 2 × it did not answer, "
                                "1 × it crashed"));
    }

    void aCellIsOneLine()
    {
        const EngineFailure failure {Kind::NotAMove, QStringLiteral("a\nb: \"c\"")};
        QCOMPARE(failure.toCell(), QStringLiteral("not-a-move: a b: \"c\""));
        QCOMPARE(*EngineFailure::fromCell(failure.toCell()),
                 (EngineFailure {Kind::NotAMove, QStringLiteral("a b: \"c\"")}));
        QVERIFY(EngineFailure::cellOf({}).isEmpty());
        QVERIFY(!EngineFailure::fromCell({}));
    }

    void aProgramInFilesHasItsVersion()
    {
        FailingEngine::add(fails, 1, illegalMove);
        const Entrant entrant {fails, {}, {.depth = 4}};
        QCOMPARE(entrant.label(), QStringLiteral("my bot depth 4"));
        QCOMPARE(entrant.nameInFiles(), QStringLiteral("my bot depth 4, version 3"));
        QVERIFY(entrant.check().has_value());
        FailingEngine::removeAll();
        QVERIFY(!entrant.check());
    }

    void aClockIsALimit()
    {
        const SearchClock clock {.own = std::chrono::seconds(60)};
        FailingEngine::add(fails, 1, illegalMove);
        Entrant entrant {fails, {}, {.clock = clock}};
        entrant.ensureLimit();
        QVERIFY(entrant.limits == (SearchLimits {.clock = clock}));
        // A program has a limit of its own for a move.
        entrant.limits = {};
        entrant.ensureLimit();
        QVERIFY(entrant.limits == SearchLimits());
        // Nobody tells ours of a clock: it would search without end.
        Entrant ours {QStringLiteral("mapped-h1"), {}, {.clock = clock}};
        ours.ensureLimit();
        QVERIFY(ours.limits.depth > 0);
        QVERIFY(ours.limits.clock == clock);
    }
};

QTEST_GUILESS_MAIN(TestFailedGames)
#include "tst_failedgames.moc"
