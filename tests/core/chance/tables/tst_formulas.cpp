// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/tables/formulas.h"

#include <QTest>

#include <cmath>

using namespace fourcast::chance;

namespace {

QString exactly(const std::optional<FormulaValue>& value)
{
    return value ? value->exact : QString();
}

}

class TestFormulas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGamblersChanceIsThatOfTheStudy()
    {
        QCOMPARE(exactly(gamblersChance(2, 5, QStringLiteral("3/5"))), QStringLiteral("135/211"));
        QCOMPARE(exactly(gamblersChance(2, 5, QStringLiteral("0.6"))), QStringLiteral("135/211"));
        // A fair bet.
        QCOMPARE(exactly(gamblersChance(2, 5, QStringLiteral("1/2"))), QStringLiteral("2/5"));
        QCOMPARE(exactly(gamblersChance(0, 5, QStringLiteral("3/5"))), QStringLiteral("0"));
        QCOMPARE(exactly(gamblersChance(5, 5, QStringLiteral("3/5"))), QStringLiteral("1"));
        QVERIFY(!gamblersChance(2, 5, QStringLiteral("1")));
        QVERIFY(!gamblersChance(2, 5, QStringLiteral("0.0")));
        const auto far = gamblersChance(400, 1000, QStringLiteral("0.49"));
        QVERIFY(far && std::abs(far->bounds.middle() / 3.76307e-11 - 1) < 1e-6);
        QVERIFY(far->bounds.low < far->bounds.high);
    }

    void theLengthOfARuinIsKnownUpToTwoAbove_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("coins");
        QTest::addColumn<QString>("length");
        const auto row = [](int players, int coins, const char* length) {
            QTest::addRow("N = %d, d = %d", players, coins)
                << players << coins << QString::fromLatin1(length);
        };
        row(10, 5, "5");
        row(3, 3, "75/22");
        row(5, 5, "5625/1124");
        row(3, 4, "94/19");
        row(3, 5, "2125/326");
        row(4, 6, "294963/47459");
        row(3, 6, "");
    }

    void theLengthOfARuinIsKnownUpToTwoAbove()
    {
        QFETCH(const int, players);
        QFETCH(const int, coins);
        QFETCH(const QString, length);
        QCOMPARE(exactly(ruinLength(players, coins)), length);
    }

    void theRuinOfTheFirstIsKnownUpToAsManyCoinsAsPlayers()
    {
        QCOMPARE(exactly(firstRuin(10, 5)), QStringLiteral("1/32"));
        QCOMPARE(exactly(firstRuin(3, 3)), QStringLiteral("25/176"));
        QVERIFY(!firstRuin(3, 4));
    }

    /// Between two numbers that follow each other, or it is one itself.
    void theBoundsAreTight()
    {
        const Bounds half = firstRuin(10, 1)->bounds;
        QCOMPARE(half.low, 0.5);
        QCOMPARE(half.high, 0.5);
        const Bounds length = ruinLength(3, 3)->bounds;
        QCOMPARE(std::nextafter(length.low, 4.0), length.high);
        QVERIFY(length.has(75.0 / 22));
    }
};

QTEST_APPLESS_MAIN(TestFormulas)
#include "tst_formulas.moc"
