// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plycurves.h"

#include "ui/charts/chartstyle.h"
#include "ui/charts/experimentfigure.h"

#include <QPainter>
#include <QtTest>

namespace {

/// Two cells with a game each, whose moves cost ten nodes at first and the peak at last.
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
        game.nodes = {10, 10, peak};
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
    plycurves::paint(painter, QRectF(image.rect()), result, plycurves::Quantity::Nodes, style);
    painter.end();
    const QRgb color = chartstyle::seriesColor(0, style.palette).rgb();
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == color)
                return 1.0 - double(y) / image.height();
    return 0;
}

}

class TestPlyCurves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineFarBelowAnotherIsNotPressedFlat()
    {
        QVERIFY(heightOfFirst(twoCells(10'000, 1'000'000)) > 0.5);
    }

    void linesOfOneSizeShareALinearAxis()
    {
        const double height = heightOfFirst(twoCells(400'000, 1'000'000));
        QVERIFY2(height > 0.3 && height < 0.6, qPrintable(QString::number(height)));
    }
};

QTEST_MAIN(TestPlyCurves)
#include "tst_plycurves.moc"
