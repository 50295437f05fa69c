// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/counttext.h"

#include <QTest>

class TestCountText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void digitsStandInThrees_data();
    void digitsStandInThrees();
    void quantitiesHaveNoExponent();
    void oneNodeIsOne();
    void whatIsBelowNothingHasAMinusSign();
    void numbersOfOthersAreNeverHalfGrouped();
};

void TestCountText::digitsStandInThrees_data()
{
    QTest::addColumn<quint64>("count");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("spanish");
    const auto row = [](quint64 count, const char* english, const char* spanish) {
        QTest::newRow(english) << count << QString::fromLatin1(english)
                               << QString::fromLatin1(spanish);
    };
    row(0, "0", "0");
    row(999, "999", "999");
    row(1000, "1,000", "1.000");
    row(18204, "18,204", "18.204");
    row(3187362, "3,187,362", "3.187.362");
    row(1234567890, "1,234,567,890", "1.234.567.890");
}

void TestCountText::digitsStandInThrees()
{
    QFETCH(quint64, count);
    QFETCH(QString, english);
    QFETCH(QString, spanish);
    QCOMPARE(countText(count, QLocale(QLocale::English, QLocale::UnitedStates)), english);
    QCOMPARE(countText(count, QLocale(QLocale::Spanish, QLocale::Spain)), spanish);
}

void TestCountText::quantitiesHaveNoExponent()
{
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    QCOMPARE(quantityText(1e6, english), "1,000,000");
    QCOMPARE(quantityText(12'345.6, english), "12,346");
    QCOMPARE(quantityText(-1234, english), u"\u22121,234");
    QCOMPARE(quantityText(31.2, english), "31.2");
    QCOMPARE(quantityText(2, english), "2.00");
    QCOMPARE(quantityText(0.85, english), "0.850");
    // What is not nothing does not look like it.
    QCOMPARE(quantityText(0.000324, english), "0.00032");
    QCOMPARE(quantityText(-0.00004, english), u"\u22120.000040");
    QCOMPARE(quantityText(0, english), "0.000");
    QCOMPARE(quantityText(31.2, QLocale(QLocale::Spanish, QLocale::Spain)), "31,2");
}

void TestCountText::oneNodeIsOne()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCOMPARE(nodesText(0), "0 nodes");
    QCOMPARE(nodesText(1), "1 node");
    QCOMPARE(nodesText(18204), "18,204 nodes");
}

void TestCountText::whatIsBelowNothingHasAMinusSign()
{
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    QCOMPARE(decimalText(-2.94, 2, english), u"\u22122.94");
    QCOMPARE(decimalText(2.94, 2, english), u"2.94");
    QCOMPARE(decimalText(-0.001, 2, english), u"0.00");
    QCOMPARE(quantityText(-1.5, english), u"\u22121.50");
    QCOMPARE(decimalText(-2.94, 2, QLocale(QLocale::Spanish, QLocale::Spain)), u"\u22122,94");
    QCOMPARE(withMinusSigns(QStringLiteral("ratio -0.51, bounds -2.94 and 2.94 of run x-1, 3-4")),
             u"ratio \u22120.51, bounds \u22122.94 and 2.94 of run x-1, 3-4");
}

void TestCountText::numbersOfOthersAreNeverHalfGrouped()
{
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    QCOMPARE(numberLocale(english), english);
    for (const auto language : {QLocale::English, QLocale::Spanish, QLocale::German}) {
        const QLocale locale = numberLocale(QLocale(language));
        for (const quint64 number : {1'000U, 5'000'000U, 50'000'000U}) {
            QString text = locale.toString(number);
            const bool grouped = text == countText(number, QLocale(language));
            QVERIFY2(grouped || text == QString::number(number), qPrintable(text));
        }
    }
}

QTEST_GUILESS_MAIN(TestCountText)
#include "tst_counttext.moc"
