// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartaxis.h"
#include "ui/paper/chartexport.h"
#include "ui/paper/chartstyle.h"

#include <QLogValueAxis>
#include <QTest>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

class TestChartStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsAreRound_data();
    void stepsAreRound();
    void linearRangeHoldsTheLargestValue();
    void logRangeHoldsBothEnds();
    void colorsStandOutFromTheGround_data();
    void colorsStandOutFromTheGround();
    void highContrastHasNothingThinOrFaint();
    void markersAreAsLargeAsAskedFor();
};

namespace {

double luminance(const QColor& color)
{
    const auto channel
        = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF())
        + 0.0722 * channel(color.blueF());
}

/// As the web's accessibility guidelines define it, 1 to 21.
double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

}

void TestChartStyle::stepsAreRound_data()
{
    QTest::addColumn<double>("span");
    QTest::addColumn<int>("steps");
    QTest::addColumn<double>("step");
    QTest::newRow("exact") << 100.0 << 10 << 10.0;
    QTest::newRow("two") << 75'000.0 << 5 << 20'000.0;
    QTest::newRow("five") << 43.0 << 9 << 5.0;
    QTest::newRow("small") << 0.0042 << 5 << 0.001;
    QTest::newRow("next ten") << 99.0 << 10 << 10.0;
    QTest::newRow("no span") << 0.0 << 5 << 1.0;
}

void TestChartStyle::stepsAreRound()
{
    QFETCH(double, span);
    QFETCH(int, steps);
    QFETCH(double, step);
    QCOMPARE(chartaxis::niceStep(span, steps), step);
}

void TestChartStyle::linearRangeHoldsTheLargestValue()
{
    QValueAxis axis;
    for (double largest = 0.003; largest < 1e9; largest *= 1.7) {
        chartaxis::show(axis, chartaxis::linearAxis(largest, 0.001, 5), 5);
        QCOMPARE(axis.min(), 0.0);
        QVERIFY(axis.max() >= largest * (1 - 1e-6));
        QVERIFY(axis.max() <= largest * 2.1);
        const double ticks = axis.max() / axis.tickInterval();
        QVERIFY(std::abs(ticks - std::round(ticks)) < 1e-6);
        QVERIFY(ticks <= 5.01);
    }
}

void TestChartStyle::logRangeHoldsBothEnds()
{
    QLogValueAxis axis;
    for (double smallest = 1e-4; smallest < 1e6; smallest *= 3.3) {
        for (const double factor : {1.0, 5.0, 1e3}) {
            chartaxis::show(axis, chartaxis::logarithmicAxis(smallest, smallest * factor));
            QVERIFY(axis.min() > 0);
            QVERIFY(axis.min() <= smallest * (1 + 1e-9));
            QVERIFY(axis.max() >= smallest * factor);
            QVERIFY(axis.max() >= 9.9 * axis.min());
        }
    }
}

void TestChartStyle::colorsStandOutFromTheGround_data()
{
    QTest::addColumn<QColor>("base");
    QTest::addColumn<QColor>("text");
    QTest::newRow("light") << QColor(Qt::white) << QColor(Qt::black);
    QTest::newRow("dark") << QColor(30, 30, 32) << QColor(Qt::white);
}

void TestChartStyle::highContrastHasNothingThinOrFaint()
{
    for (const bool dark : {false, true}) {
        const QColor ground = dark ? Qt::black : Qt::white;
        const QColor ink = dark ? Qt::white : Qt::black;
        QPalette strong(ground);
        for (const auto role : {QPalette::Base, QPalette::Window})
            strong.setColor(role, ground);
        for (const auto role : {QPalette::Text, QPalette::WindowText})
            strong.setColor(role, ink);
        QVERIFY(contrast(chartstyle::faint(strong, 0.15), ground) >= 3);
        const QColor color = chartstyle::seriesColor(1, strong);
        QVERIFY(chartstyle::seriesPen(color, 0, 0, strong).widthF() >= 3);
        QCOMPARE(chartstyle::seriesPen(color, 0, 5, strong).color(), color);
    }
    QVERIFY(contrast(chartstyle::faint(paperPalette(), 0.15), Qt::white) < 3);
    QCOMPARE(chartstyle::lineWidth(paperPalette(), 1), 1.0);
}

void TestChartStyle::colorsStandOutFromTheGround()
{
    QFETCH(QColor, base);
    QFETCH(QColor, text);
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    for (int i = 0; i < 5; ++i) {
        QVERIFY(contrast(chartstyle::seriesColor(i, palette), base) >= 4.0);
        for (int k = 0; k < i; ++k)
            QVERIFY(chartstyle::seriesColor(i, palette) != chartstyle::seriesColor(k, palette));
    }
    for (int i = 0; i < 3; ++i) {
        const QColor warm = chartstyle::sideColor(Player::First, i, palette);
        const QColor cool = chartstyle::sideColor(Player::Second, i, palette);
        QVERIFY(contrast(warm, base) >= 4.0 && contrast(cool, base) >= 4.0);
        QVERIFY(warm.red() > warm.blue() && cool.blue() > cool.red());
        for (int k = 0; k < i; ++k) {
            QVERIFY(warm != chartstyle::sideColor(Player::First, k, palette));
            QVERIFY(cool != chartstyle::sideColor(Player::Second, k, palette));
        }
    }
}

void TestChartStyle::markersAreAsLargeAsAskedFor()
{
    using chartstyle::Marker;
    for (const Marker marker : {Marker::Circle, Marker::Square, Marker::Triangle}) {
        const QRectF box = chartstyle::markerPath(marker, 10).boundingRect();
        QVERIFY(box.width() > 8 && box.width() <= 10.01);
        QVERIFY(box.contains(QPointF()));
    }
}

QTEST_MAIN(TestChartStyle)
#include "tst_chartstyle.moc"
