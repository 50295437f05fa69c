// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/boardtext.h"
#include "core/formal/models/naiveboard.h"
#include "core/support/random.h"

#include <QTest>

using namespace fourcast::formal;

namespace {

/// The top row first, X, O and '.', rows divided by blanks.
NaiveBoard board(const char* text, int connect)
{
    const QStringList rows = QString::fromLatin1(text).split(QLatin1Char(' '));
    const auto height = static_cast<int>(rows.size());
    NaiveBoard result({static_cast<int>(rows.first().size()), height, connect});
    for (int row = 0; row < height; ++row)
        for (int column = 0; column < rows.first().size(); ++column) {
            const QChar disc = rows[height - 1 - row][column];
            result.set(column, row,
                       disc == QLatin1Char('X')       ? Cell::First
                           : disc == QLatin1Char('O') ? Cell::Second
                                                      : Cell::Empty);
        }
    return result;
}

}

class TestNaiveBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreSeen_data();
    void linesAreSeen();
    void floatingDiscsAreSeen();
    void turnsAreCounted();
    void itSeesWhatThePlayingPositionSees();
};

void TestNaiveBoard::linesAreSeen_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("connect");
    QTest::addColumn<bool>("first");
    QTest::addColumn<bool>("second");
    QTest::newRow("none") << QByteArray("... ... ...") << 3 << false << false;
    QTest::newRow("level") << QByteArray(".... OOO. XXXX") << 4 << true << false;
    QTest::newRow("level for three") << QByteArray(".... OOO. XXXX") << 3 << true << true;
    QTest::newRow("upright") << QByteArray("O... OX.. OX.. OXX.") << 4 << false << true;
    QTest::newRow("rising") << QByteArray("...X ..XO .XOO XOXO") << 4 << true << false;
    QTest::newRow("falling") << QByteArray("X... OX.. OOX. XOOX") << 4 << true << false;
    QTest::newRow("one short") << QByteArray("...O ..XO .XOO XOXX") << 4 << false << false;
    QTest::newRow("not round the edge") << QByteArray("X..X .... ....") << 3 << false << false;
    QTest::newRow("not over the top") << QByteArray("XX.. .... ...X") << 3 << false << false;
}

void TestNaiveBoard::linesAreSeen()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, connect);
    const NaiveBoard looked = board(text.constData(), connect);
    QTEST(looked.hasLine(Cell::First), "first");
    QTEST(looked.hasLine(Cell::Second), "second");
}

void TestNaiveBoard::floatingDiscsAreSeen()
{
    QVERIFY(board("... O.. XX.", 3).obeysGravity());
    QVERIFY(!board("... O.. .X.", 3).obeysGravity());
    QVERIFY(!board("O.. ... X..", 3).obeysGravity());
    QVERIFY(!board("..X ..O ...", 3).obeysGravity());
}

void TestNaiveBoard::turnsAreCounted()
{
    QVERIFY(board("... ... ...", 3).turnsAlternated());
    QVERIFY(board("... ... X..", 3).turnsAlternated());
    QVERIFY(board("... ... XO.", 3).turnsAlternated());
    QVERIFY(!board("... ... .O.", 3).turnsAlternated());
    QVERIFY(!board("... ... X.X", 3).turnsAlternated());
    QCOMPARE(board("... ..O X.X", 3).count(Cell::Empty), 6);
}

void TestNaiveBoard::itSeesWhatThePlayingPositionSees()
{
    SeededRandom random(7);
    for (int game = 0; game < 2000; ++game) {
        Position position;
        while (!position.isFinished()) {
            const NaiveBoard looked = NaiveBoard::of(position);
            QVERIFY(!looked.hasLine(Cell::First) && !looked.hasLine(Cell::Second));
            QCOMPARE(boardText(position).count(QLatin1Char('.')), looked.count(Cell::Empty));
            int column = static_cast<int>(random.below(7));
            while (!position.canPlay(column))
                column = (column + 1) % 7;
            position.play(column);
        }
        const NaiveBoard looked = NaiveBoard::of(position);
        QCOMPARE(looked.hasLine(Cell::First), position.outcome() == Outcome::FirstWins);
        QCOMPARE(looked.hasLine(Cell::Second), position.outcome() == Outcome::SecondWins);
    }
}

QTEST_GUILESS_MAIN(TestNaiveBoard)
#include "tst_naiveboard.moc"
