// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/session/columnssession.h"

#include <QSignalSpy>
#include <QTest>

namespace {

/// 27 discs: solved at once.
const QString late = QStringLiteral("254165364316775724365115641");
/// Nine discs: some seconds of work without a book.
const QString hard = QStringLiteral("666531763");

Position after(const QString& digits)
{
    Position position;
    const auto moves = notation::parseMoves(digits);
    for (const Move move : *moves)
        position.play(move);
    return position;
}

std::shared_ptr<SolverService> solverOf(const SolverService::Settings& settings)
{
    return std::make_shared<SolverService>(settings);
}

}

class TestColumnsSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyColumnHasItsScore()
    {
        ColumnsSession session(solverOf({.tableMib = 1, .workers = 2}));
        QSignalSpy finished(&session, &ColumnsSession::finished);
        QVERIFY(session.start(after(late), BestLine::Follow, Urgency::Shown));
        QVERIFY(session.isRunning());
        QVERIFY(finished.wait(30'000));
        QVERIFY(!session.isRunning());
        const auto report = finished.first().first().value<ColumnsReport>();
        QCOMPARE(report.whole.status, SolveStatus::Solved);
        QVERIFY(!report.line.empty());
        Solver solver({.tableMib = 1, .workers = 1});
        const ColumnsReport alone = solver.solveColumns(after(late), BestLine::Follow, {}, {});
        for (int column = 0; column < ColumnsReport::columns; ++column) {
            const auto index = static_cast<std::size_t>(column);
            QCOMPARE(report.moves[index].has_value(), alone.moves[index].has_value());
            if (alone.moves[index])
                QCOMPARE(report.moves[index]->lower, alone.moves[index]->lower);
        }
    }

    void thePositionAskedForLastIsTheOneAnswered()
    {
        ColumnsSession session(solverOf({.tableMib = 1, .workers = 2}));
        QSignalSpy finished(&session, &ColumnsSession::finished);
        QVERIFY(session.start(after(hard), BestLine::None, Urgency::Shown));
        QVERIFY(session.start(after(late), BestLine::None, Urgency::Shown));
        QVERIFY(finished.wait(30'000));
        QCOMPARE(finished.size(), 1);
        QCOMPARE(finished.first().first().value<ColumnsReport>().whole.root.key(),
                 after(late).key());
    }

    void whatIsCancelledIsNotAnswered()
    {
        ColumnsSession session(solverOf({.tableMib = 1, .workers = 1}));
        QSignalSpy finished(&session, &ColumnsSession::finished);
        QSignalSpy progressed(&session, &ColumnsSession::progressed);
        QVERIFY(session.start(after(hard), BestLine::None, Urgency::Shown));
        session.cancel();
        QVERIFY(!session.isRunning());
        // The next one is behind it on the same thread: once that is answered, nothing can follow.
        QVERIFY(session.start(after(late), BestLine::None, Urgency::Shown));
        QVERIFY(finished.wait(30'000));
        QCOMPARE(finished.size(), 1);
        for (const auto& arguments : progressed)
            QCOMPARE(arguments.first().value<ColumnsReport>().whole.root.key(), after(late).key());
    }

    void itMayBeLeftInTheMiddle()
    {
        ColumnsSession session(solverOf({.tableMib = 1, .workers = 2}));
        QSignalSpy progressed(&session, &ColumnsSession::progressed);
        QVERIFY(session.start(after(hard), BestLine::None, Urgency::Shown));
        QVERIFY(progressed.wait(30'000));
    }
};

QTEST_GUILESS_MAIN(TestColumnsSession)
#include "tst_columnssession.moc"
