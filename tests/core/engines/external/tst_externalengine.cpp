// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/externalengine.h"

#include "core/board/notation.h"
#include "core/engines/external/programtrial.h"
#include "tests/core/engines/external/badprograms.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>
#include <atomic>
#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <vector>

class TestExternalEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatItSaysIsInTheReport();
    void everyDepthIsReported();
    void itPlaysAWholeGame_data();
    void itPlaysAWholeGame();
    void positionsThatNoGameReachesAreToldAsFen();
    void stopIsAnsweredByTheProgram();
    void stopEndsAProgramThatDoesNotObey_data();
    void stopEndsAProgramThatDoesNotObey();
    void aStoppedSearchDoesNotStartIt();
    void afterAFailureItIsStartedAnew();
    void wrongAnswersAreAskedAgainWhereTheProtocolSaysSo();
    void standardErrorIsKept();
    void whatItStartedGoesWithIt();
    void manyLeaveNothingBehind();
    void aTrialTellsWhatItIs();
};

namespace {

qsizetype openDescriptors()
{
    return QDir(QStringLiteral("/proc/self/fd"))
               .entryList(QDir::NoDotAndDotDot | QDir::System)
               .size()
        + QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::AllEntries).size();
}

/// Those that the system had not cleaned up yet are reaped when the next is started.
bool hasChildren()
{
    Program program = badProgram(QStringLiteral("no program"));
    program.command = QStringLiteral("/dev/null");
    constexpr int patience = 120'000;
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < patience) {
        engineOf(program)->search({}, {}, {});
        siginfo_t how = {};
        if (waitid(P_ALL, 0, &how, WEXITED | WNOHANG | WNOWAIT) != 0)
            return false;
        QTest::qSleep(5);
    }
    return true;
}

}

void TestExternalEngine::whatItSaysIsInTheReport()
{
    const auto engine = engineOf(badProgram(QStringLiteral("good")));
    const Position root = notation::parsePosition(u"44").value();
    const SearchReport report = engine->search(root, {.depth = 2}, {});
    QVERIFY(!report.failure);
    QCOMPARE(report.root, root);
    QCOMPARE(report.engine, "good");
    QCOMPARE(report.variant.text(), "UCI program, version 1");
    QVERIFY(report.ownUnits);
    QCOMPARE(report.bestMove, Move(3));
    QCOMPARE(report.principalVariation, std::vector {Move(3)});
    QCOMPARE(report.depth, 2);
    QCOMPARE(report.nodes, std::uint64_t {50});
    QCOMPARE(report.score.kind, Score::Kind::Estimate);
    QCOMPARE(report.score.value, 34);
    QCOMPARE(report.columnScores[3], report.score);
    QCOMPARE(report.columnScores[2], Score());
    QCOMPARE(report.status, SearchReport::Status::Completed);
    QVERIFY(report.time.count() > 0);
    QCOMPARE(report.iterations.size(), std::size_t {2});
    QCOMPARE(report.iterations[1].counts.nodes, std::uint64_t {43});
}

void TestExternalEngine::everyDepthIsReported()
{
    const auto engine = engineOf(badProgram(QStringLiteral("waits")));
    std::stop_source stop;
    std::vector<SearchReport> reports;
    const SearchReport last
        = engine->search({}, {.depth = 9}, {stop.get_token(), [&](const SearchReport& report) {
                                                reports.push_back(report);
                                                stop.request_stop();
                                            }});
    QVERIFY(!reports.empty());
    QCOMPARE(reports.front().status, SearchReport::Status::Deepening);
    QCOMPARE(reports.front().depth, 3);
    QCOMPARE(reports.front().bestMove, Move(6));
    QCOMPARE(last.status, SearchReport::Status::Stopped);
}

void TestExternalEngine::itPlaysAWholeGame_data()
{
    QTest::addColumn<ProgramProtocol>("protocol");
    QTest::newRow("UCI") << ProgramProtocol::Uci;
    QTest::newRow("Riddles.io") << ProgramProtocol::Riddles;
    QTest::newRow("TheAIGames") << ProgramProtocol::TheAiGames;
}

void TestExternalEngine::itPlaysAWholeGame()
{
    QFETCH(const ProgramProtocol, protocol);
    const auto first = engineOf(badProgram(QStringLiteral("good"), protocol));
    const auto second = engineOf(badProgram(QStringLiteral("good"), protocol));
    for (int game = 0; game < 3; ++game) {
        first->newGame();
        second->newGame();
        Position position;
        while (!position.isFinished()) {
            Engine& mover = position.plies() % 2 == 0 ? *first : *second;
            const SearchReport report = mover.search(position, {}, {});
            QVERIFY2(!report.failure, report.failure ? qPrintable(report.failure->toCell()) : "");
            // From the middle outwards, whatever the other does.
            const auto open = std::ranges::find_if(columnsFromCentre,
                                                   [&](int c) { return position.canPlay(c); });
            QCOMPARE(report.bestMove, Move(*open));
            position.play(report.bestMove);
        }
    }
}

void TestExternalEngine::positionsThatNoGameReachesAreToldAsFen()
{
    // Columns d and e are full of lines that somebody would have had first.
    using Shape = Position::Shape;
    const Bitboard first = Shape::square(3, 0) | Shape::square(3, 1);
    const Bitboard second = Shape::square(3, 2) | Shape::square(3, 3);
    const Position root = Position::fromBitboards(first, first | second);
    const auto engine = engineOf(badProgram(QStringLiteral("good")));
    const SearchReport report = engine->search(root, {.depth = 1}, {});
    QVERIFY(!report.failure);
    QCOMPARE(report.bestMove, Move(3));
}

void TestExternalEngine::stopIsAnsweredByTheProgram()
{
    const auto engine = engineOf(badProgram(QStringLiteral("waits")));
    for (int turn = 0; turn < 3; ++turn) {
        std::stop_source stop;
        const SearchReport report
            = engine->search({}, {.depth = 9},
                             {stop.get_token(), [&](const SearchReport&) { stop.request_stop(); }});
        QCOMPARE(report.status, SearchReport::Status::Stopped);
        QVERIFY(!report.failure);
        QVERIFY(!report.bestMove.isNone());
    }
}

void TestExternalEngine::stopEndsAProgramThatDoesNotObey_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<Move>("move");
    // The best that it reported, or the first legal one.
    QTest::newRow("reported") << "ignores-stop" << Move(6);
    QTest::newRow("hangs") << "hang-at-move" << Move(3);
    QTest::newRow("hangs at its start") << "hang-at-start" << Move(0);
    QTest::newRow("writes") << "endless" << Move(3);
}

void TestExternalEngine::stopEndsAProgramThatDoesNotObey()
{
    QFETCH(const QString, mode);
    QFETCH(const Move, move);
    const auto engine = engineOf(badProgram(mode));
    std::stop_source stop;
    const bool isTold = mode != QLatin1String("hang-at-start");
    std::jthread stopper;
    if (!isTold)
        stopper = std::jthread([&stop] { stop.request_stop(); });
    const SearchReport report = engine->search(
        {}, {.depth = 9}, {stop.get_token(), [&](const SearchReport&) { stop.request_stop(); }});
    QCOMPARE(report.status, SearchReport::Status::Stopped);
    QVERIFY(!report.failure);
    QCOMPARE(report.bestMove, move);
    QVERIFY(!hasChildren());
}

void TestExternalEngine::aStoppedSearchDoesNotStartIt()
{
    std::stop_source stop;
    stop.request_stop();
    Program program = badProgram(QStringLiteral("good"));
    program.command = QStringLiteral("/nowhere/at-all");
    const SearchReport report = engineOf(program)->search({}, {}, {stop.get_token(), {}});
    QCOMPARE(report.status, SearchReport::Status::Stopped);
    QVERIFY(!report.failure);
    QCOMPARE(report.bestMove, Move(0));
}

void TestExternalEngine::afterAFailureItIsStartedAnew()
{
    const auto engine = engineOf(badProgram(QStringLiteral("illegal")));
    for (int turn = 0; turn < 2; ++turn) {
        const SearchReport report = engine->search({}, {}, {});
        QVERIFY(report.failure);
        QCOMPARE(report.failure->toCell(), "illegal-move: P@h1");
        QVERIFY(report.bestMove.isNone());
        QVERIFY(!hasChildren());
    }
}

void TestExternalEngine::wrongAnswersAreAskedAgainWhereTheProtocolSaysSo()
{
    const auto playsWith = [](ProgramProtocol protocol, const char* mode) {
        return engineOf(badProgram(QLatin1String(mode), protocol))->search({}, {}, {});
    };
    QCOMPARE(playsWith(ProgramProtocol::TheAiGames, "wrong-twice").bestMove, Move(3));
    QCOMPARE(playsWith(ProgramProtocol::TheAiGames, "wrong").failure->toCell(),
             "illegal-move: place_disc 9");
    QCOMPARE(playsWith(ProgramProtocol::Riddles, "wrong-twice").failure->toCell(),
             "illegal-move: place_disc 9");
}

void TestExternalEngine::standardErrorIsKept()
{
    programoutput::clear(QStringLiteral("errors"));
    const auto engine = engineOf(badProgram(QStringLiteral("errors")));
    // A megabyte, which no pipe takes.
    QCOMPARE(engine->search({}, {}, {}).bestMove, Move(3));
    const QByteArray kept = programoutput::of(QStringLiteral("errors"));
    QVERIFY(kept.size() > 10'000);
    QVERIFY(kept.size() <= 64 * 1024);
    QVERIFY(kept.contains("eeee"));
    programoutput::clear(QStringLiteral("errors"));
    QVERIFY(programoutput::of(QStringLiteral("errors")).isEmpty());
}

void TestExternalEngine::whatItStartedGoesWithIt()
{
    // Its child holds the pipes open; nobody waits for that.
    auto engine = engineOf(badProgram(QStringLiteral("leaves-a-child")));
    QVERIFY(!engine->search({}, {}, {}).failure);
    engine.reset();
    QVERIFY(!hasChildren());
}

void TestExternalEngine::manyLeaveNothingBehind()
{
    const qsizetype before = openDescriptors();
    std::atomic<int> answered = 0;
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread)
            threads.emplace_back([&answered] {
                std::vector<std::unique_ptr<Engine>> engines;
                for (int count = 0; count < 25; ++count) {
                    engines.push_back(engineOf(badProgram(QStringLiteral("good"))));
                    if (engines.back()->search({}, {}, {}).bestMove == Move(3))
                        ++answered;
                }
            });
    }
    QCOMPARE(answered.load(), 100);
    QCOMPARE(openDescriptors(), before);
    QVERIFY(!hasChildren());
}

void TestExternalEngine::aTrialTellsWhatItIs()
{
    const ProgramTrial good = tryProgram(badProgram(QStringLiteral("good")), {});
    QVERIFY(!good.failure);
    QCOMPARE(good.calledItself, "Bad Bot");
    QCOMPARE(good.author, "Nobody");
    QCOMPARE(good.options.size(), std::size_t {2});
    QCOMPARE(good.options.front().name, "Hash");
    QCOMPARE(good.move, Move(3));
    QVERIFY(good.start.count() > 0);
    QVERIFY(good.answer.count() > 0);

    const ProgramTrial ended = tryProgram(badProgram(QStringLiteral("exit")), {});
    QCOMPARE(ended.failure->toCell(), "exited: 3: ValueError: no column");
    QCOMPARE(ended.errors, "one line\nValueError: no column\n");
}

QTEST_GUILESS_MAIN(TestExternalEngine)
#include "tst_externalengine.moc"
