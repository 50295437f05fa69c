// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solverservice.h"
#include "tests/core/solver/solvertest.h"

#include <QThread>

#include <latch>
#include <new>
#include <thread>

/// One solver for all who ask.
class TestSolverService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAreThoseOfASolverOfOnesOwn();
    void nobodyAsksNothingIsMade();
    void fourAskersShareOneTable();
    void whatOneFoundOutTheNextOneKnows();
    void anAskerGetsTheWorkersItAsksFor();
    void knownScoresAreAsked();
    void theUrgentIsAnsweredFirstAndNothingIsLost();
    void reportsNeverKnowLessThanTheOneBefore();
    void anAskerStoppedInTheQueueStillSeesWinsAndLosses();
    void withoutRoomForTheTableItIsTriedAgain();
    void askersOnManyThreads();
};

namespace {

constexpr int small = 1;

void waitFor(const SolverService& service, std::size_t waiting)
{
    while (service.waiting() != waiting)
        std::this_thread::yield();
}

SolverService::Asker background(int workers = 1)
{
    return {Urgency::Background, workers};
}
SolverService::Asker awaited(int workers = 1)
{
    return {Urgency::Awaited, workers};
}

/// Counts the tables that are made, and has no room for the first `refused`.
struct Tables
{
    int made = 0;
    int refused = 0;

    SolverService::TableMaker maker()
    {
        return [this](int mebibytes) {
            if (refused-- > 0)
                throw std::bad_alloc();
            ++made;
            return std::make_shared<SolverTable>(mebibytes);
        };
    }
};

std::vector<Position> positions(std::uint32_t seed, int count)
{
    std::vector<Position> result;
    SeededRandom random(seed);
    for (int i = 0; i < sanitized::cases(count); ++i)
        result.push_back(boards::randomUnfinished(random, 16 + static_cast<int>(random.below(24))));
    return result;
}

/// Some seconds of work.
Position hard()
{
    Position position;
    for (const char column : std::string_view("666531763"))
        position.play(column - '1');
    return position;
}

/// 14 discs: a moment's work, with a report or two before its end.
Position middle()
{
    SeededRandom random(4);
    return boards::randomUnfinished(random, 14);
}

/// Each scores as the other and holds the same best moves and line.
bool sayTheSame(const ColumnsReport& one, const ColumnsReport& other)
{
    return one.whole.root == other.whole.root && one.whole.status == other.whole.status
        && one.whole.score == other.whole.score && one.moves == other.moves
        && one.best == other.best && one.line == other.line;
}

bool isNarrower(const ScoreInterval& interval, const ScoreInterval& before)
{
    return interval.lower >= before.lower && interval.upper <= before.upper;
}

}

void TestSolverService::answersAreThoseOfASolverOfOnesOwn()
{
    SolverService service({.tableMib = 8});
    Solver alone({.tableMib = 8});
    for (const Position& position : positions(71, 40))
        for (const int workers : {1, 2})
            QVERIFY(
                sayTheSame(service.solveColumns(background(workers), position, BestLine::Follow),
                           alone.solveColumns(position)));
}

void TestSolverService::nobodyAsksNothingIsMade()
{
    Tables tables;
    const SolverService service({.tableMib = small}, tables.maker());
    QCOMPARE(tables.made, 0);
}

void TestSolverService::fourAskersShareOneTable()
{
    Tables tables;
    SolverService service({.tableMib = small}, tables.maker());
    const std::vector<Position> all = positions(72, 40);
    std::vector<std::jthread> askers;
    for (int asker = 0; asker < 4; ++asker)
        askers.emplace_back([&service, &all, asker] {
            for (const Position& position : all)
                service.solveColumns({static_cast<Urgency>(asker % 3), 1 + asker % 2}, position,
                                     BestLine::None);
        });
    askers.clear();
    QCOMPARE(tables.made, 1);
}

void TestSolverService::whatOneFoundOutTheNextOneKnows()
{
    SolverService service({.tableMib = 8});
    const auto first = service.solveColumns(background(), middle(), BestLine::None);
    const auto second = service.solveColumns(awaited(), middle(), BestLine::None);
    QVERIFY(second.whole.nodes < first.whole.nodes);
    QVERIFY(sayTheSame(first, second));
}

void TestSolverService::anAskerGetsTheWorkersItAsksFor()
{
    SolverService service({.tableMib = small, .workers = 3});
    for (const auto& [asked, given] : {std::pair {0, 3}, {1, 1}, {2, 2}, {3, 3}})
        QCOMPARE(service.solveColumns(background(asked), middle(), BestLine::None).whole.workers,
                 given);
    SolverService usual({.tableMib = small});
    QCOMPARE(usual.solveColumns(awaited(0), middle(), BestLine::None).whole.workers,
             std::max(1, QThread::idealThreadCount()));
}

void TestSolverService::knownScoresAreAsked()
{
    struct AllDraws : KnownScores
    {
        std::optional<int> score(const Position&) const override { return 0; }
    };
    const AllDraws known;
    SolverService service({.tableMib = small, .known = &known});
    const auto report = service.solveColumns(awaited(), Position(), BestLine::None);
    QCOMPARE(report.whole.score, (ScoreInterval {0, 0}));
    QCOMPARE(report.whole.nodes, std::uint64_t {0});
}

void TestSolverService::theUrgentIsAnsweredFirstAndNothingIsLost()
{
    SolverService service({.tableMib = 8});
    QString order;
    ColumnsReport review;
    ColumnsReport hint;
    std::latch works(1);
    std::jthread reviewer([&] {
        int turns = 0;
        service.ask(background(), {}, [&](Solver& solver, const std::stop_token& stop) {
            order += 'r';
            if (turns++ == 0) {
                works.count_down();
                while (!stop.stop_requested())
                    std::this_thread::yield();
            }
            review = solver.solveColumns(middle(), BestLine::Follow, {}, {stop, {}});
            return review.whole.status != SolveStatus::Stopped;
        });
        order += 'R';
    });
    works.wait();
    service.ask(awaited(), {}, [&](Solver& solver, const std::stop_token& stop) {
        hint = solver.solveColumns(middle().after(3), BestLine::Follow, {}, {stop, {}});
        order += 'H';
        return true;
    });
    reviewer.join();
    QCOMPARE(order, QStringLiteral("rHrR"));
    Solver alone({.tableMib = 8});
    QVERIFY(sayTheSame(review, alone.solveColumns(middle())));
    QVERIFY(sayTheSame(hint, alone.solveColumns(middle().after(3))));
}

void TestSolverService::reportsNeverKnowLessThanTheOneBefore()
{
    SolverService service({.tableMib = 8});
    std::vector<ColumnsReport> reports;
    std::jthread urgent;
    std::stop_source stop;
    const SolveContext<ColumnsReport> context {
        stop.get_token(), [&](const ColumnsReport& report) {
            // With its first news in hand it has to give way, at the third it may go.
            reports.push_back(report);
            if (reports.size() == 1) {
                urgent = std::jthread([&] {
                    service.ask(awaited(), {},
                                [](Solver&, const std::stop_token&) { return true; });
                });
                waitFor(service, 1);
            } else if (reports.size() == 3) {
                stop.request_stop();
            }
        }};
    reports.push_back(service.solveColumns(background(), hard(), BestLine::None, context));
    QVERIFY(reports.size() >= 4);
    for (std::size_t i = 1; i < reports.size(); ++i) {
        QVERIFY(isNarrower(reports[i].whole.score, reports[i - 1].whole.score));
        for (std::size_t column = 0; column < reports[i].moves.size(); ++column)
            QVERIFY(isNarrower(*reports[i].moves[column], *reports[i - 1].moves[column]));
        QVERIFY(reports[i].whole.nodes >= reports[i - 1].whole.nodes);
        QVERIFY(reports[i].whole.time >= reports[i - 1].whole.time);
        QVERIFY(reports[i].whole.spans.size() >= reports[i - 1].whole.spans.size());
    }
    QCOMPARE(reports.back().whole.status, SolveStatus::Stopped);
    std::uint64_t nodes = 0;
    for (const SolverSpan& span : reports.back().whole.spans)
        nodes += span.nodes;
    QCOMPARE(nodes, reports.back().whole.nodes);
}

void TestSolverService::anAskerStoppedInTheQueueStillSeesWinsAndLosses()
{
    Tables tables;
    SolverService service({.tableMib = small}, tables.maker());
    std::latch works(1);
    std::latch leaves(1);
    std::jthread occupant([&] {
        service.ask(awaited(), {}, [&](Solver&, const std::stop_token&) {
            works.count_down();
            leaves.wait();
            return true;
        });
    });
    works.wait();
    Position threeInAColumn;
    for (const int column : {3, 0, 3, 0, 3, 0})
        threeInAColumn.play(column);
    std::stop_source stop;
    ColumnsReport report;
    std::jthread asker([&] {
        report = service.solveColumns(awaited(2), threeInAColumn, BestLine::None,
                                      {stop.get_token(), {}});
    });
    waitFor(service, 1);
    stop.request_stop();
    asker.join(); // while the other still works
    leaves.count_down();
    const int win = exactscore::ofWinNow(threeInAColumn.plies());
    QCOMPARE(report.moves[3], (ScoreInterval {win, win}));
    for (const auto& move : report.moves)
        QVERIFY(move.has_value());
    QCOMPARE(report.whole.workers, 2);
    QCOMPARE(tables.made, 1);
}

void TestSolverService::withoutRoomForTheTableItIsTriedAgain()
{
    Tables tables {.refused = 1};
    SolverService service({.tableMib = small}, tables.maker());
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc,
                             service.solveColumns(background(), middle(), BestLine::None));
    const auto report = service.solveColumns(background(), middle(), BestLine::None);
    QCOMPARE(report.whole.status, SolveStatus::Solved);
    QCOMPARE(tables.made, 1);
}

/// All of them ask all the time, some give up, and the answers are right.
void TestSolverService::askersOnManyThreads()
{
    const std::vector<Position> all = positions(73, 60);
    Solver alone({.tableMib = 8});
    std::vector<ColumnsReport> expected;
    for (const Position& position : all)
        expected.push_back(alone.solveColumns(position, BestLine::None));
    SolverService service({.tableMib = small});
    std::atomic<int> wrong {0};
    std::vector<std::jthread> askers;
    for (int asker = 0; asker < 6; ++asker)
        askers.emplace_back([&, asker] {
            for (std::size_t i = 0; i < all.size(); ++i)
                if (!sayTheSame(
                        service.solveColumns({static_cast<Urgency>(asker % 3), 1 + asker % 2},
                                             all[i], BestLine::None),
                        expected[i]))
                    ++wrong;
        });
    // One that never lets it come to an answer.
    askers.emplace_back([&](const std::stop_token& end) {
        while (!end.stop_requested()) {
            std::stop_source stop;
            std::jthread stopper([&stop] { stop.request_stop(); });
            service.solveColumns({Urgency::Shown, 2}, hard(), BestLine::None,
                                 {stop.get_token(), {}});
        }
    });
    std::jthread last = std::move(askers.back());
    askers.pop_back();
    askers.clear();
    last.request_stop();
    last.join();
    QCOMPARE(wrong.load(), 0);
}

QTEST_GUILESS_MAIN(TestSolverService)
#include "tst_solverservice.moc"
