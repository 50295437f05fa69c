// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/book/builtinbook.h"
#include "core/session/hintsession.h"
#include "tests/core/support/nothreads.h"

#include <QSignalSpy>
#include <QTest>

namespace {

Position after(const QString& digits)
{
    Position position;
    const auto moves = notation::parseMoves(digits);
    for (const Move move : *moves)
        position.play(move);
    return position;
}

/// Whoever moves wins in the middle column.
const QString threeInAColumn = QStringLiteral("414141");

}

class TestHintSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWinIsFound()
    {
        HintSession session(std::make_shared<SolverService>(
            SolverService::Settings {.tableMib = 4, .known = &builtInScores()}));
        QSignalSpy found(&session, &HintSession::found);
        QVERIFY(session.start(after(threeInAColumn), {QStringLiteral("A"), QStringLiteral("B")}));
        QVERIFY(session.isRunning());
        QVERIFY(found.wait(30'000));
        QVERIFY(!session.isRunning());
        const auto hint = found.first().first().value<Hint>();
        QCOMPARE(hint.move.column(), 3);
        QVERIFY(hint.exact);
    }

    void aStopIsAnsweredAtOnce()
    {
        HintSession session(std::make_shared<SolverService>(
            SolverService::Settings {.tableMib = 4, .known = &builtInScores()}));
        QSignalSpy found(&session, &HintSession::found);
        QVERIFY(session.start(Position(), {QStringLiteral("A"), QStringLiteral("B")}));
        session.stop();
        QVERIFY(found.wait(30'000));
        QCOMPARE(found.size(), 1);
    }

    void ofWhatIsCancelledNothingIsHeard()
    {
        HintSession session(std::make_shared<SolverService>(
            SolverService::Settings {.tableMib = 4, .known = &builtInScores()}));
        QSignalSpy found(&session, &HintSession::found);
        QVERIFY(session.start(Position(), {QStringLiteral("A"), QStringLiteral("B")}));
        session.cancel();
        QVERIFY(!session.isRunning());
        QVERIFY(session.start(after(threeInAColumn), {QStringLiteral("A"), QStringLiteral("B")}));
        QVERIFY(found.wait(30'000));
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().first().value<Hint>().move.column(), 3);
    }

    void withoutAThreadItIsRefused()
    {
        HintSession session(std::make_shared<SolverService>(
            SolverService::Settings {.tableMib = 4, .known = &builtInScores()}));
        const NoThreads none;
        const auto started = session.start(Position(), {QStringLiteral("A"), QStringLiteral("B")});
        QVERIFY(!started);
        QVERIFY(!started.error().message.isEmpty());
        QVERIFY(!session.isRunning());
    }
};

QTEST_GUILESS_MAIN(TestHintSession)
#include "tst_hintsession.moc"
