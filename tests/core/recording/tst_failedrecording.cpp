// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match.h"
#include "core/recording/matchrecording.h"
#include "core/recording/recordingfile.h"
#include "core/search/metrics/reportjson.h"
#include "tests/core/failingengine.h"

#include <QJsonDocument>
#include <QTest>

namespace {

const EngineFailure crashed {EngineFailure::Kind::Crashed, QStringLiteral("SIGSEGV")};

/// Of a match in which a program, the first entrant, fails at its third move.
Recording failedRecording(int openingPlies)
{
    FailingEngine::add(QStringLiteral("my bot"), 3, crashed);
    MatchOptions options;
    options.entrants = {Entrant {QStringLiteral("my bot"), {}, {}},
                        Entrant {QStringLiteral("study-h1"), {}, {.depth = 1}}};
    options.games = 1;
    options.openingPlies = openingPlies;
    std::optional<Recording> recording;
    const auto played = [&](const MatchGame& game) {
        recording = recordingOf(game, options.entrants);
        return true;
    };
    runMatch(options, {}, {.progress = {}, .played = played}).value();
    FailingEngine::removeAll();
    return recording.value();
}

}

/// Recordings of games that a program has lost by failing.
class TestFailedRecording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMatchRecordsWhatWasPlayedAndWhyItEnded()
    {
        for (const int plies : {0, 2}) {
            const Recording recording = failedRecording(plies);
            QCOMPARE(*recording.failure, crashed);
            QCOMPARE(int(recording.setup.size()), plies);
            // Two of its own, and two answers.
            QCOMPARE(recording.moves.size(), std::size_t(4));
            QCOMPARE(recording.searches(), 4);
            QCOMPARE(recording.outcome(), Outcome::SecondWins);
            QCOMPARE(recording.game().outcome(), Outcome::SecondWins);
            QCOMPARE(*recording.game().failure(), crashed);
            QCOMPARE(recording.players[0].name, QStringLiteral("my bot, version 3"));
            for (const RecordedMove& move : recording.moves)
                QCOMPARE(move.report->bestMove, move.move);
        }
    }

    void aFileKeepsIt()
    {
        const QByteArray bytes = recordingfile::write(failedRecording(2));
        const auto read = recordingfile::read(bytes);
        QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().message));
        QCOMPARE(*read->failure, crashed);
        QCOMPARE(read->outcome(), Outcome::SecondWins);
        QCOMPARE(recordingfile::write(*read), bytes);
        // Its numbers are its own, those of our engine are not.
        QVERIFY(read->moves[0].report->ownUnits);
        QVERIFY(!read->moves[1].report->ownUnits);
    }

    void theGameAsAnnotatedKeepsIt()
    {
        Game game = failedRecording(0).game();
        game.setComment(1, QStringLiteral("hm"));
        const Recording annotated
            = Recording::of(game, {Entrant(), Entrant()},
                            [](const Position&, Move) -> const SearchReport* { return nullptr; });
        QCOMPARE(*annotated.failure, crashed);
        const auto read = recordingfile::read(recordingfile::write(annotated));
        QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().message));
        QCOMPARE(*read->game().failure(), crashed);
        QCOMPARE(read->game().comment(1), QStringLiteral("hm"));
    }

    void aReasonThatIsNoneIsRefused()
    {
        QByteArray bytes = recordingfile::write(failedRecording(0));
        QByteArray unknown = bytes;
        unknown.replace("crashed: SIGSEGV", "tired: it said so");
        QVERIFY(!recordingfile::read(unknown));
        QVERIFY(recordingfile::read(unknown).error().message.contains(
            QStringLiteral("tired: it said so")));
    }

    void aReportThatFailedHasNoColumn()
    {
        SearchReport report;
        report.failure = crashed;
        const QJsonObject object = reportToJson(report);
        QVERIFY(object["bestColumn"].isNull());
        QCOMPARE(object["failure"].toString(), QStringLiteral("crashed: SIGSEGV"));
    }
};

QTEST_GUILESS_MAIN(TestFailedRecording)
#include "tst_failedrecording.moc"
