// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/columnchip.h"

#include "tests/core/boards.h"

#include <QTest>

class TestColumnChip : public QObject
{
    Q_OBJECT

private:
    /// Ten discs on the board: the first player is to move. Column 1 wins with its sixth disc from
    /// now on, 2 is a draw, 3 loses to the opponent's fifth, 4 is full, 5 is known to win, 6 not to
    /// lose, and nothing is known of 7.
    static ColumnsReport report()
    {
        ColumnsReport r;
        r.whole.root = boards::fromDigits(u"1234567123");
        r.moves[0] = ScoreInterval {22 - 11, 22 - 11};
        r.moves[1] = ScoreInterval {0, 0};
        r.moves[2] = ScoreInterval {-(22 - 10), -(22 - 10)};
        r.moves[4] = ScoreInterval {2, 9};
        r.moves[5] = ScoreInterval {0, 9};
        r.moves[6] = ScoreInterval {};
        r.best = {Move(0)};
        return r;
    }

private Q_SLOTS:
    void eachStyleSaysTheSame_data()
    {
        QTest::addColumn<ChipStyle>("style");
        QTest::addColumn<QStringList>("upper");
        QTest::addColumn<QStringList>("lower");
        const QString dots(QChar(0x2026));
        QTest::newRow("scores") << ChipStyle::Scores
                                << QStringList {"W", "D", "L", "", "W", dots, dots}
                                << QStringList {"+11", "0", QChar(0x2212) + QString("12"), "", dots,
                                                "",    ""};
        QTest::newRow("moves") << ChipStyle::Moves
                               << QStringList {"W6", "D", "L5", "", "W" + dots, dots, dots}
                               << QStringList {"", "", "", "", "", "", ""};
        QTest::newRow("words") << ChipStyle::Words
                               << QStringList {"wins", "draw", "loses", "", "wins", dots, dots}
                               << QStringList {"in 6", "", "in 5", "", "in " + dots, "", ""};
    }
    void eachStyleSaysTheSame()
    {
        QFETCH(ChipStyle, style);
        QFETCH(QStringList, upper);
        QFETCH(QStringList, lower);
        const ColumnChips chips = columnChips(report(), style, QStringLiteral("Red"));
        using Shape = ColumnChip::Shape;
        const Shape shapes[] = {Shape::Up, Shape::Bar,  Shape::Down, Shape::None,
                                Shape::Up, Shape::None, Shape::None};
        for (int column = 0; column < ColumnsReport::columns; ++column) {
            const ColumnChip& chip = chips[static_cast<std::size_t>(column)];
            QCOMPARE(chip.upper, upper.at(column));
            QCOMPARE(chip.lower, lower.at(column));
            QCOMPARE(chip.shape, shapes[column]);
            QCOMPARE(chip.best, column == 0);
            QCOMPARE(chip.isEmpty(), column == 3);
        }
    }

    void wordsForTheEarSayWhoseScoreItIs()
    {
        const ColumnChips chips = columnChips(report(), ChipStyle::Scores, QStringLiteral("Red"));
        QVERIFY(chips[0].spoken.startsWith(QStringLiteral("Red wins in 6")));
        QVERIFY(chips[0].spoken.endsWith(QStringLiteral("best")));
        QCOMPARE(chips[1].spoken, QStringLiteral("draw"));
        QVERIFY(chips[2].spoken.startsWith(QStringLiteral("Red loses in 5")));
        QVERIFY(chips[3].spoken.isEmpty());
        QVERIFY(chips[6].spoken.contains(QStringLiteral("not known")));
        // A tool tip has the number too, and says from whose view.
        QVERIFY(chips[2].toolTip.contains(QChar(0x2212) + QStringLiteral("12, from Red's view")));
    }

    void aScoreNeverLosesItsSign()
    {
        QCOMPARE(signedScore(3), QStringLiteral("+3"));
        QCOMPARE(signedScore(0), QStringLiteral("0"));
        QCOMPARE(signedScore(-18), QChar(0x2212) + QStringLiteral("18"));
    }
};

QTEST_MAIN(TestColumnChip)
#include "tst_columnchip.moc"
