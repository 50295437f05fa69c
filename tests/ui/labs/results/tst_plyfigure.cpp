// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/plyfigure.h"

#include "ui/labs/results/experimentfigure.h"
#include "ui/labs/runs/experimentdata.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/figurepicture.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <set>

namespace {

/// Two cells with a game each, whose first move costs ten nodes and the others the peak.
ExperimentResult twoCells(std::uint64_t firstPeak, std::uint64_t secondPeak)
{
    StudySettings settings;
    settings.maximumDepth = 4;
    ExperimentResult result {*studyExperiment(QStringLiteral("table9"), settings), {}};
    std::size_t cell = 0;
    for (const std::uint64_t peak : {firstPeak, secondPeak}) {
        ExperimentGame game;
        game.cell = result.experiment.cells[cell++].id;
        game.outcome = Outcome::FirstWins;
        game.moves = {Move(3), Move(3), Move(3)};
        game.nodes = {10, peak, peak};
        game.milliseconds = {1, 1, 1};
        result.games.push_back(game);
    }
    return result;
}

/// How high the first cell's line reaches, as a share of the picture.
double heightOfFirst(const ExperimentResult& result)
{
    const FigureStyle style = paperStyle();
    QImage image(600, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    figurepicture::paint(painter, QRectF(image.rect()), plyFigure(result, PlyQuantity::Nodes),
                         style);
    painter.end();
    const QRgb color = chartstyle::seriesColor(0, style.palette).rgb();
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == color)
                return 1.0 - double(y) / image.height();
    return 0;
}

}

class TestPlyFigure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineFarBelowAnotherIsNotPressedFlat()
    {
        QVERIFY(heightOfFirst(twoCells(10'000, 1'000'000)) > 0.5);
    }

    void aMarkTellsWhoseMeanItIsAndOfHowManyGames()
    {
        ExperimentResult result = twoCells(400, 1000);
        // Forty more games of the first cell end a move earlier.
        for (int round = 1; round <= 40; ++round) {
            ExperimentGame shorter = result.games.front();
            shorter.round = round;
            shorter.moves.pop_back();
            shorter.nodes.pop_back();
            shorter.milliseconds.pop_back();
            result.games.push_back(shorter);
        }
        const HitTargets spots = figurepicture::spots(
            QRectF(0, 0, 600, 400), plyFigure(result, PlyQuantity::Nodes), paperStyle());
        // H1 and H2 at two depths: two marks of the one who moves first and one of the other.
        QCOMPARE(spots.size(), std::size_t {6});
        std::set<int> lines;
        for (const HitTarget& spot : spots)
            lines.insert(spot.line);
        QCOMPARE(lines.size(), std::size_t {4});
        QVERIFY(spots[0].text.startsWith(QStringLiteral("literal-h1 depth 2")));
        QVERIFY(spots[0].text.contains(QStringLiteral("41 game")));
        QVERIFY2(!spots[0].text.contains(QStringLiteral("interval")), "Copies of two games");
        QCOMPARE(spots[1].ply, 3);
        QVERIFY(spots[1].text.contains(QStringLiteral("1 game")));
        QVERIFY(spots[1].text.contains(QStringLiteral("Few games")));
        QVERIFY(spots[2].text.startsWith(QStringLiteral("literal-h2 depth 2")));
        QVERIFY(!spots[2].text.contains(QStringLiteral("Few games")));
    }

    void aKeyOfManyRowsPressesNoCurveFlat()
    {
        const ExperimentResult result = twoCells(10'000, 1'000'000);
        ExperimentData data;
        data.show(result.experiment, result.games);
        const auto rangeAt = [&](int width) {
            ExperimentFigure curves(ExperimentFigure::Kind::Nodes, data);
            curves.resize(width, curves.heightForWidth(width));
            double low = 0;
            double high = curves.height();
            for (const HitTarget& spot : curves.spots()) {
                low = std::max(low, spot.place.center().y());
                high = std::min(high, spot.place.center().y());
            }
            return low - high;
        };
        const double line = QFontMetricsF(QGuiApplication::font()).height();
        for (const int width : {300, 450, 900})
            QVERIFY2(rangeAt(width) > 2 * line, qPrintable(QString::number(width)));
    }

    void theKeysRowsMakeTheWidgetHigher()
    {
        const ExperimentResult result = twoCells(400, 1000);
        ExperimentData data;
        data.show(result.experiment, result.games);
        const ExperimentFigure curves(ExperimentFigure::Kind::Nodes, data);
        QVERIFY(curves.sizePolicy().hasHeightForWidth());
        QVERIFY(curves.heightForWidth(300) > curves.heightForWidth(900));
        const ExperimentFigure bars(ExperimentFigure::Kind::Bars, data);
        QVERIFY(!bars.sizePolicy().hasHeightForWidth());
    }

    void linesOfOneSizeShareALinearAxis()
    {
        const double height = heightOfFirst(twoCells(400'000, 1'000'000));
        QVERIFY2(height > 0.3 && height < 0.6, qPrintable(QString::number(height)));
    }
};

QTEST_MAIN(TestPlyFigure)
#include "tst_plyfigure.moc"
