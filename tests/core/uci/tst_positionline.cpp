// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/uci/positionline.h"

#include <QTest>

class TestPositionLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void positionsAreReadInEveryNotation_data();
    void positionsAreReadInEveryNotation();
    void startAndMovesAreKept();
    void linesAreReadAsTheyAreWritten();
    void wrongLinesAreRefused_data();
    void wrongLinesAreRefused();
};

void TestPositionLine::positionsAreReadInEveryNotation_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("moves");
    const auto row = [](const char* line, const char* moves) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(moves);
    };
    row("position startpos", "");
    row("position startpos moves", "");
    row("position startpos moves P@d1 P@d2", "44");
    row("position moves P@d1 P@d2", "44");
    row("position startpos moves d1 d2", "44");
    row("position startpos moves 44", "44");
    row("position 44", "44");
    row("position d1 d2", "44");
    row("position P@d1 P@d2", "44");
    row("position 44 moves P@e1", "445");
    row("position fourcast:44", "44");
    row("position fourcast://44/", "44");
    row("position fen 7/7/7/7/7/7[PPPPPPPPPPPPPPPPPPPPPppppppppppppppppppppp] w - - 0 1", "");
    row("position fen 7/7/7/7/7/3P3 b - - 0 1 moves P@d2", "44");
    row("position 7/7/7/7/7/3P3 b moves P@d2", "44");
    row("  position   startpos   moves   P@d1 ", "4");
    row("startpos moves P@d1", "4");
}

void TestPositionLine::positionsAreReadInEveryNotation()
{
    QFETCH(const QString, line);
    QFETCH(const QString, moves);
    const auto read = PositionLine::read(line);
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->end(), notation::parsePosition(moves).value());
}

void TestPositionLine::startAndMovesAreKept()
{
    const auto read = PositionLine::read(u"position fen 7/7/7/7/7/3P3 b - - 0 1 moves P@d2");
    QVERIFY(read);
    QCOMPARE(read->start, Position().after(3));
    QCOMPARE(read->moves, std::vector {Move(3)});
}

void TestPositionLine::linesAreReadAsTheyAreWritten()
{
    QCOMPARE(PositionLine().toText(), "position startpos");
    const PositionLine played {.moves = {Move(3), Move(3)}};
    QCOMPARE(played.toText(), "position startpos moves P@d1 P@d2");
    const PositionLine setUp {.start = Position().after(3), .moves = {Move(3)}};
    QCOMPARE(
        setUp.toText(),
        "position fen 7/7/7/7/7/3P3[PPPPPPPPPPPPPPPPPPPPppppppppppppppppppppp] b - - 0 1 moves "
        "P@d2");
    for (const PositionLine& line : {PositionLine(), played, setUp})
        QCOMPARE(PositionLine::read(line.toText()).value(), line);
}

void TestPositionLine::wrongLinesAreRefused_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* line, const char* message) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(message);
    };
    row("position", "A position is missing.");
    row("position fen", "The FEN is empty.");
    row("position fen moves P@d1", "The FEN is empty.");
    row("position startpos moves P@d2", "move 1: the next free square of column d is d1, not d2");
    row("position startpos moves 4 e2e4", "move 2: the next free square of column e is e1, not e2");
    row("position startpos moves 4 x", "move 2: 'x' is not a move");
    row("position nonsense", "move 1: 'nonsense' is not a move");
    row("position fen 8/8/8/8/8/8 w", "Rank 6 of the FEN has 8 squares, not 7.");
}

void TestPositionLine::wrongLinesAreRefused()
{
    QFETCH(const QString, line);
    const auto read = PositionLine::read(line);
    QVERIFY(!read);
    QTEST(read.error().message, "message");
}

QTEST_APPLESS_MAIN(TestPositionLine)
#include "tst_positionline.moc"
