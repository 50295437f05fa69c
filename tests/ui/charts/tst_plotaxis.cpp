// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/plotaxis.h"

#include <QFont>
#include <QFontMetricsF>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <random>
#include <set>

namespace {

/// Seeded axes of every size and kind, whole and in parts as a person zooms to them.
std::vector<PlotAxis> manyAxes()
{
    std::mt19937 random(15);
    std::uniform_real_distribution<double> share(0, 1);
    std::vector<PlotAxis> axes;
    for (int i = 0; i < 100; ++i) {
        const double high = std::pow(10.0, 12 * share(random) - 3);
        std::vector<PlotAxis> wholes {{{}, 0, high}};
        wholes.push_back({{}, -high, high / 3});
        wholes.push_back({{}, 0, std::ceil(high) + 2, false, 1});
        wholes.push_back({{}, high / std::pow(10.0, 1 + 5 * share(random)), high, true});
        for (const PlotAxis& whole : wholes) {
            std::optional<PlotRange> range;
            for (int step = 0; step < 8; ++step) {
                axes.push_back(chartaxis::shown(whole, range));
                range = chartaxis::zoomed(whole, range, 1 + 2 * share(random), share(random));
                range = chartaxis::panned(whole, range, 2 * share(random) - 1);
            }
        }
    }
    return axes;
}

QByteArray inWords(const PlotAxis& axis)
{
    return QStringLiteral("%1 to %2%3")
        .arg(axis.low, 0, 'g', 17)
        .arg(axis.high, 0, 'g', 17)
        .arg(axis.logarithmic ? " log" : "")
        .toUtf8();
}

}

class TestPlotAxis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ticksLieOnTheAxisAndDiffer()
    {
        for (const PlotAxis& axis : manyAxes())
            for (const int most : {2, 3, 5, 8, 20}) {
                const auto ticks = chartaxis::ticks(axis, most);
                QVERIFY2(ticks.size() >= 2, inWords(axis));
                QVERIFY2(static_cast<int>(ticks.size()) <= most, inWords(axis));
                std::set<QString> texts;
                const double slack = 1e-9 * std::max(std::abs(axis.low), std::abs(axis.high));
                for (const chartaxis::Tick& tick : ticks) {
                    QVERIFY2(tick.value >= axis.low - slack && tick.value <= axis.high + slack,
                             inWords(axis));
                    texts.insert(tick.text);
                    if (axis.leastStep > 0)
                        QCOMPARE(std::round(tick.value), tick.value);
                }
                QVERIFY2(texts.size() == ticks.size(), inWords(axis));
            }
    }

    void textsBesideEachOtherDoNotTouch()
    {
        const QFontMetricsF metrics((QFont()));
        for (const PlotAxis& axis : manyAxes())
            for (const double pixels : {300.0, 900.0}) {
                const auto ticks = chartaxis::ticksAcross(axis, pixels, metrics);
                for (std::size_t i = 1; ticks.size() > 2 && i < ticks.size(); ++i) {
                    const double apart = pixels
                        * (chartaxis::shareOf(axis, ticks[i].value)
                           - chartaxis::shareOf(axis, ticks[i - 1].value));
                    QVERIFY2(apart > (metrics.horizontalAdvance(ticks[i].text)
                                      + metrics.horizontalAdvance(ticks[i - 1].text))
                                     / 2,
                             inWords(axis));
                }
            }
    }

    void aTickSaysWhereItStands()
    {
        QLocale::setDefault(QLocale::c());
        for (const PlotAxis& axis : manyAxes()) {
            const auto ticks = chartaxis::ticks(axis, 8);
            for (const chartaxis::Tick& tick : ticks) {
                QString plain = tick.text;
                plain.replace(QChar(0x2212), QLatin1Char('-')).remove(QLatin1Char(','));
                const double step = ticks[1].value - ticks[0].value;
                QVERIFY2(std::abs(plain.toDouble() - tick.value) < 1e-3 * step,
                         qPrintable(tick.text + QLatin1Char(' ') + inWords(axis)));
            }
        }
    }

    void zoomKeepsThePlaceAndComesBack()
    {
        const PlotAxis linear {{}, 0, 40, false, 1};
        const PlotAxis powers {{}, 1, 1e6, true};
        for (const PlotAxis& whole : {linear, powers}) {
            const double still = chartaxis::valueAt(whole, 0.25);
            const auto closer = chartaxis::zoomed(whole, {}, 2, 0.25);
            QVERIFY(closer);
            const PlotAxis seen = chartaxis::shown(whole, closer);
            QVERIFY(std::abs(chartaxis::shareOf(seen, still) - 0.25) < 1e-9);
            QVERIFY(std::abs(chartaxis::shareOf(whole, seen.high)
                             - chartaxis::shareOf(whole, seen.low) - 0.5)
                    < 1e-9);
            QVERIFY(!chartaxis::zoomed(whole, closer, 0.5, 0.25));
            QVERIFY(!chartaxis::zoomed(whole, {}, 0.5, 0.5));
            // Its length stays where the axis ends.
            const auto end = chartaxis::panned(whole, closer, 10);
            QVERIFY(std::abs(end->high / whole.high - 1) < 1e-9);
            QVERIFY(std::abs(chartaxis::shareOf(whole, end->low) - 0.5) < 1e-9);
        }
        QVERIFY(!chartaxis::panned(linear, {}, 0.5));
    }

    void aPartStaysWhileTheAxisGrows()
    {
        const PlotRange part {10, 20};
        for (const double high : {40.0, 100.0, 1e6}) {
            const PlotAxis seen = chartaxis::shown({{}, 0, high}, part);
            QCOMPARE((PlotRange {seen.low, seen.high}), part);
        }
        // What has shrunk below it is shown whole.
        QCOMPARE(chartaxis::shown({{}, 0, 5}, part).high, 5.0);
        QCOMPARE(chartaxis::shown({{}, 0, 15}, part).high, 15.0);
    }
};

QTEST_MAIN(TestPlotAxis)
#include "tst_plotaxis.moc"
