// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sanitized.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/chance/chancepage.h"
#include "ui/labs/chance/experiments/experimentsview.h"
#include "ui/labs/chance/experiments/sweepfigures.h"
#include "ui/labs/chance/experiments/sweepreport.h"
#include "ui/labs/models/modelform.h"
#include "ui/paper/figurepicture.h"
#include "ui/widgets/exports/exportmenu.h"

#include <QComboBox>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <algorithm>
#include <cmath>

using namespace fourcast;
using namespace fourcast::chance;

class TestChanceExperiments : public QObject
{
    Q_OBJECT

    using Plot = ChanceExperiments::Plot;

    static void run(ChanceExperiments& view)
    {
        view.run();
        QTRY_VERIFY_WITH_TIMEOUT(!view.isRunning(), 240000);
    }

    static const FigureSeries* series(const Figure& figure, FigureSeries::Kind kind)
    {
        const auto found = std::ranges::find(figure.series, kind, &FigureSeries::kind);
        return found == figure.series.end() ? nullptr : &*found;
    }

private Q_SLOTS:
    void aRangeIsRunAndHeldAgainstTheStudy()
    {
        ChanceExperiments view;
        view.setChoice(QStringLiteral("ruin-static"), {}, QStringLiteral("Rmax broke"));
        view.setRange(0, QStringLiteral("d"), QStringLiteral("3, 5, 10"));
        run(view);
        QVERIFY(view.report().isComplete());
        const auto& table = *view.findChild<QTableWidget*>();
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(table.item(0, 1)->text(), QStringLiteral("19"));
        QVERIFY(table.item(0, 6)->text().startsWith(QStringLiteral("3.40909")));
        const FigureSeries* const line = series(view.chart().figure(), FigureSeries::Kind::Line);
        const FigureSeries* const crosses
            = series(view.chart().figure(), FigureSeries::Kind::Crosses);
        QVERIFY(line && crosses);
        QCOMPARE(line->points.size(), std::size_t {3});
        // The study has 3 and 10.
        QCOMPARE(crosses->points.size(), std::size_t {2});
        QCOMPARE(crosses->points[1].y, 14.115);
        QVERIFY(std::abs(line->points[2].y - crosses->points[1].y) < 0.001);
    }

    void twoParametersAreASeriesForEachOfTheSecond()
    {
        ChanceExperiments view;
        view.setChoice(QStringLiteral("ruin-static"), {}, QStringLiteral("Pmax broke(1)"));
        view.setRange(0, QStringLiteral("d"), QStringLiteral("3 to 6"));
        view.setRange(1, QStringLiteral("N"), QStringLiteral("3, 5"));
        run(view);
        QCOMPARE(view.report().points.size(), std::size_t {8});
        const Figure& figure = view.chart().figure();
        const auto lines
            = std::ranges::count(figure.series, FigureSeries::Kind::Line, &FigureSeries::kind);
        QCOMPARE(lines, 2);
        QCOMPARE(figure.series[1].name, QStringLiteral("N = 5"));
        QVERIFY(figure.series[0].ink != figure.series[1].ink);
    }

    void theGrowthOfTheStatesIsSaid()
    {
        ChanceExperiments view;
        view.setChoice(QStringLiteral("ruin-static"), {}, QStringLiteral("Pmax broke(1)"));
        view.setRange(0, QStringLiteral("d"), QStringLiteral("20, 40, 80"));
        view.show(Plot::States);
        run(view);
        const Figure& figure = view.chart().figure();
        QVERIFY(figure.up.logarithmic && figure.across.logarithmic);
        QVERIFY2(figure.note.contains(QStringLiteral("to the power of 2.0"))
                     || figure.note.contains(QStringLiteral("to the power of 1.9")),
                 qPrintable(figure.note));
        view.show(Plot::Times);
        QVERIFY(view.chart().figure().note.contains(QStringLiteral("R²")));
    }

    void curvesLieOverEachOther()
    {
        ChanceExperiments view;
        view.setChoice(QStringLiteral("yahtzee"), {{"turns", "3"}}, QStringLiteral("Pmax"));
        view.setRange(0, QStringLiteral("dice"), QStringLiteral("4, 5, 6"));
        view.show(Plot::Curves);
        run(view);
        QVERIFY(view.chart().figure().isEmpty());
        view.setCurvePoints(4);
        // The same again, with curves.
        view.setRange(0, QStringLiteral("dice"), QStringLiteral("4 to 6"));
        run(view);
        const Figure& figure = view.chart().figure();
        QCOMPARE(figure.series.size(), std::size_t {3});
        QCOMPARE(figure.series[0].points.size(), std::size_t {5});
        // Fewer dice are the same sooner.
        QVERIFY(figure.series[0].points.back().y > figure.series[1].points.back().y);
    }

    void howTheGooseEndsIsStacked()
    {
        ChancePage page;
        page.open({.model = QStringLiteral("goose"),
                   .values = {{QStringLiteral("dice"), QStringLiteral("1")}},
                   .view = QStringLiteral("experiments")});
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60000);
        ChanceExperiments& view = page.experiments();
        QSignalSpy shown(&view, &ChanceExperiments::endingsShown);
        view.show(Plot::Endings);
        QTRY_COMPARE_WITH_TIMEOUT(shown.size(), 1, 60000);
        const Figure& figure = view.chart().figure();
        QCOMPARE(figure.series.size(), std::size_t {3});
        for (const FigureSeries& each : figure.series)
            QCOMPARE(each.kind, FigureSeries::Kind::Area);
        // One lies on the other, and all together are a probability.
        for (std::size_t k = 0; k < figure.series[0].points.size(); ++k) {
            QCOMPARE(figure.series[0].points[k].low, 0.0);
            QCOMPARE(figure.series[1].points[k].low, figure.series[0].points[k].high);
            QVERIFY(figure.series[2].points[k].high <= 1 + 1e-9);
        }
        QVERIFY(figure.note.contains(QStringLiteral("win(1)")));
    }

    void wrongRangesAreSaid()
    {
        ChanceExperiments view;
        view.setChoice(QStringLiteral("ruin-static"), {}, QStringLiteral("Pmax broke(1)"));
        view.setRange(0, QStringLiteral("d"), QStringLiteral("from three on"));
        view.run();
        QVERIFY(!view.isRunning());
        QVERIFY2(view.message().contains(QStringLiteral("from three on")),
                 qPrintable(view.message()));
        view.setChoice(QStringLiteral("own"), {}, QStringLiteral("Pmax"));
        QVERIFY(view.message().contains(QStringLiteral("no parameters")));
    }

    void stopKeepsWhatIsThereAndRunGoesOn()
    {
        ChanceExperiments view;
        const QString range = sanitized::isOn ? QStringLiteral("5 to 65 step 10")
                                              : QStringLiteral("5 to 205 step 10");
        view.setChoice(QStringLiteral("ruin-static"), {}, QStringLiteral("Rmax broke"));
        view.setRange(0, QStringLiteral("d"), range);
        QSignalSpy finished(&view, &ChanceExperiments::finished);
        view.run();
        QTRY_VERIFY_WITH_TIMEOUT(view.report().points[0].isRun || !finished.empty(), 60000);
        view.stop();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10000);
        QVERIFY(view.report().points[0].isRun);
        const auto first = view.report().points[0].exploring;
        if (view.report().isComplete())
            return;
        view.setRange(0, QStringLiteral("d"), range);
        run(view);
        QVERIFY(view.report().isComplete());
        QCOMPARE(view.report().points[0].exploring, first);
    }

    void thePageSaysWhatIsChosen()
    {
        ChancePage page;
        page.form().choose(QStringLiteral("goose"));
        QTRY_COMPARE(page.experiments().findChild<QComboBox*>()->count(), 6);
        QVERIFY(page.experiments().message().contains(QStringLiteral("win(1)")));
    }

    void figuresAreDrawnAndWritten()
    {
        ChanceExperiments view;
        view.setChoice(QStringLiteral("ruin-static"), {}, QStringLiteral("Pmax broke(1)"));
        view.setRange(0, QStringLiteral("d"), QStringLiteral("3 to 6"));
        run(view);
        const auto drawn = [](const Figure& figure) {
            QImage image(500, 300, QImage::Format_RGB32);
            image.fill(Qt::red);
            QPainter painter(&image);
            figurepicture::paint(painter, image.rect(), figure, paperStyle());
            return image;
        };
        QVERIFY(drawn(view.chart().figure()) != drawn(Figure()));
        QCOMPARE(drawn(view.chart().figure()).pixelColor(1, 1), QColor(Qt::white));
        const ContentBytes bytes {view.chart().content()};
        QVERIFY(bytes.of("svg").contains("<svg"));
        QVERIFY(bytes.of("png").startsWith("\x89PNG"));
        QVERIFY(bytes.of("csv").startsWith("series,x,y,low,high"));
        const QByteArray pdf = sweepReportPdf(view.report(), {view.chart().figure()});
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(view.findChild<ExportMenu*>()->menu()->actions().size(), 6);
    }

    void everyControlHasANameAndATip()
    {
        ChanceExperiments view;
        for (const auto* const each : view.findChildren<QPushButton*>())
            QVERIFY2(!each->toolTip().isEmpty(), qPrintable(each->text()));
        for (const auto* const each : view.findChildren<QComboBox*>())
            QVERIFY(!each->accessibleName().isEmpty() && !each->toolTip().isEmpty());
        QVERIFY(!view.findChild<QTableWidget*>()->accessibleName().isEmpty());
        QVERIFY(!view.findChild<FigureChart*>()->accessibleName().isEmpty());
        QVERIFY(!view.findChild<FigureChart*>()->accessibleDescription().isEmpty());
    }

private:
    struct ContentBytes
    {
        ChartContent content;
        QByteArray of(const char* suffix) const
        {
            return chartexport::toFile(content, QStringLiteral("a.") + QLatin1String(suffix))
                .value_or(QByteArray());
        }
    };
};

QTEST_MAIN(TestChanceExperiments)
#include "tst_chanceexperiments.moc"
