// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/uci/ucifen.h"
#include "tests/core/board/randomgames.h"

#include <QTest>

class TestUciFen : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startIsWhatHostsWrite();
    void discsAreWrittenFromTheTop();
    void everyPositionIsReadAsItIsWritten();
    void shorterFormsAreRead_data();
    void shorterFormsAreRead();
    void wrongPositionsAreRefused_data();
    void wrongPositionsAreRefused();
};

/// As Cute Chess's connectboard.cpp and Fairy-Stockfish's variants.ini have it.
void TestUciFen::startIsWhatHostsWrite()
{
    const QString start
        = QStringLiteral("7/7/7/7/7/7[PPPPPPPPPPPPPPPPPPPPPppppppppppppppppppppp] w - - 0 1");
    QCOMPARE(uci::fen({}), start);
    QCOMPARE(uci::readFen(start).value(), Position());
}

void TestUciFen::discsAreWrittenFromTheTop()
{
    QCOMPARE(uci::fen(notation::parsePosition(u"d1 d2 e1").value()),
             "7/7/7/7/3p3/3PP2[PPPPPPPPPPPPPPPPPPPpppppppppppppppppppp] b - - 0 2");
    QCOMPARE(uci::fen(notation::parsePosition(u"1111117777").value()).section(u'[', 0, 0),
             "p6/P6/p5p/P5P/p5p/P5P");
}

void TestUciFen::everyPositionIsReadAsItIsWritten()
{
    SeededRandom random(11);
    int finished = 0;
    for (int game = 0; game < 30; ++game) {
        Position position;
        for (const int column : randomColumns(random, Position())) {
            position.play(column);
            const auto read = uci::readFen(uci::fen(position));
            QVERIFY2(read, read ? "" : qPrintable(read.error().message));
            QCOMPARE(*read, position);
        }
        finished += position.isFinished();
    }
    QCOMPARE(finished, 30);
}

void TestUciFen::shorterFormsAreRead_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"7/7/7/7/3p3/3PP2", "7/7/7/7/3p3/3PP2 b",
                             "  7/7/7/7/3p3/3PP2   b  - - ", "7/7/7/7/3p3/111PP11 b - - 12 34",
                             // A hand in another order.
                             "7/7/7/7/3p3/3PP2[ppppppppppppppppppppPPPPPPPPPPPPPPPPPPP] b - - 0 1"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestUciFen::shorterFormsAreRead()
{
    QFETCH(const QString, text);
    const auto read = uci::readFen(text);
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(*read, notation::parsePosition(u"445").value());
}

void TestUciFen::wrongPositionsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* text, const char* message) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(message);
    };
    row("nothing", " ", "The FEN is empty.");
    row("seven ranks", "7/7/7/7/7/7/7 w", "The FEN has 7 ranks, not 6.");
    row("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "The FEN has 8 ranks, not 6.");
    row("eight columns", "8/8/8/8/8/8 w", "Rank 6 of the FEN has 8 squares, not 7.");
    row("short rank", "7/7/7/7/7/3P2 b", "Rank 1 of the FEN has 6 squares, not 7.");
    row("long rank", "7/7/7/7/7/PpPpPpPpPpPpPp b", "Rank 1 of the FEN has 14 squares, not 7.");
    row("another piece", "7/7/7/7/7/3Q3 b",
        "The FEN has 'Q' on its board. Only P, p and numbers can stand there.");
    row("floating", "7/7/7/7/3P3/7 b", "The disc on d2 has nothing below it.");
    row("counts", "7/7/7/7/7/3PP2 w",
        "Discs of the first player: 2, of the second: 0. The first must have the same number or "
        "one more.");
    row("side", "7/7/7/7/7/3P3 w", "The FEN says 'w'. With these discs it should say 'b'.");
    row("hand", "7/7/7/7/7/3P3[PPPPPPPPPPPPPPPPPPPPPppppppppppppppppppppp] b",
        "The FEN should have [PPPPPPPPPPPPPPPPPPPPppppppppppppppppppppp] behind its board.");
    row("open bracket", "7/7/7/7/7/3P3[ b",
        "The FEN should have [PPPPPPPPPPPPPPPPPPPPppppppppppppppppppppp] behind its board.");
    row("two winners", "7/7/7/7/pppp3/PPPP3 w", "Both players have four in a row.");
}

void TestUciFen::wrongPositionsAreRefused()
{
    QFETCH(const QString, text);
    const auto read = uci::readFen(text);
    QVERIFY(!read);
    QTEST(read.error().message, "message");
}

QTEST_APPLESS_MAIN(TestUciFen)
#include "tst_ucifen.moc"
