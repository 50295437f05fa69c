// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/runs/studyfixture.h"
#include "ui/labs/results/cellgames.h"
#include "ui/labs/results/experimentfigure.h"
#include "ui/labs/results/experimentview.h"
#include "ui/labs/runs/experimentdata.h"
#include "ui/labs/runs/experimentlist.h"
#include "ui/labs/runs/experimenttext.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolTip>
#include <algorithm>

namespace {

/// A figure of a small study, on the screen.
class ShownFigure
{
public:
    explicit ShownFigure(ExperimentFigure::Kind kind, const ExperimentResult& result)
    {
        data.show(result.experiment, result.games);
        figure = std::make_unique<ExperimentFigure>(kind, data);
        figure->resize(700, 400);
        figure->show();
    }

    QPoint middleOf(std::size_t spot) const
    {
        return figure->spots()[spot].place.center().toPoint();
    }

    ExperimentData data;
    std::unique_ptr<ExperimentFigure> figure;
};

/// Each pairing of two depths twice: a grid of two rows and two columns.
ExperimentResult smallGrid()
{
    StudySettings settings;
    settings.rounds = 2;
    settings.maximumDepth = 4;
    return *runExperiment(*studyExperiment(QStringLiteral("table6"), settings), nullptr, 1, {}, {});
}

}

class TestExperimentFigure : public QObject
{
    Q_OBJECT

    using Kind = ExperimentFigure::Kind;

private Q_SLOTS:
    void everyBarSaysShareIntervalGamesAndWhose()
    {
        const ShownFigure shown(Kind::Bars, smallResult());
        const auto& cells = shown.data.experiment().cells;
        QCOMPARE(shown.figure->spots().size(), cells.size());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const QString& text = shown.figure->spots()[i].text;
            const CellTally& tally = shown.data.tallies()[i];
            QVERIFY2(text.contains(cells[i].a.label()), qPrintable(text));
            QVERIFY(text.contains(experimenttext::share(tally.shareOfA())));
            QVERIFY(text.contains(experimenttext::interval(tally.shareA)));
            QVERIFY(text.contains(QStringLiteral("2 of 2 games")));
        }
    }

    void aBarWithoutGamesSaysNothing()
    {
        ExperimentResult result = smallResult();
        const QString gone = result.experiment.cells[1].id;
        std::erase_if(result.games,
                      [&gone](const ExperimentGame& game) { return game.cell == gone; });
        const ShownFigure shown(Kind::Bars, result);
        QCOMPARE(shown.figure->spots().size(), result.experiment.cells.size() - 1);
    }

    void aMarkThatIsPointedAtHasATooltip()
    {
        const ShownFigure shown(Kind::Bars, smallResult());
        const QPoint place = shown.middleOf(2);
        QHelpEvent rest(QEvent::ToolTip, place, shown.figure->mapToGlobal(place));
        QCoreApplication::sendEvent(shown.figure.get(), &rest);
        QTRY_VERIFY(QToolTip::isVisible());
        QCOMPARE(QToolTip::text(), shown.figure->spots()[2].text);
    }

    void aClickLeadsToTheCellsGames()
    {
        for (const Kind kind : {Kind::Bars, Kind::HeatMap}) {
            const ShownFigure shown(kind, smallGrid());
            QSignalSpy wanted(shown.figure.get(), &ExperimentFigure::gamesWanted);
            for (std::size_t i = 0; i < shown.figure->spots().size(); ++i) {
                QTest::mouseClick(shown.figure.get(), Qt::LeftButton, {}, shown.middleOf(i));
                QCOMPARE(wanted.size(), static_cast<qsizetype>(i) + 1);
                QCOMPARE(wanted.back().front().toInt(), shown.figure->spots()[i].cell);
            }
        }
    }

    void theKeysWalkTheGridAndEnterOpensAField()
    {
        const ShownFigure shown(Kind::HeatMap, smallGrid());
        QSignalSpy wanted(shown.figure.get(), &ExperimentFigure::gamesWanted);
        const auto opened = [&](std::initializer_list<Qt::Key> keys) {
            for (const Qt::Key key : keys)
                QTest::keyClick(shown.figure.get(), key);
            QTest::keyClick(shown.figure.get(), Qt::Key_Return);
            const ExperimentCell& cell
                = shown.data.experiment().cells[std::size_t(wanted.back().front().toInt())];
            return std::pair(cell.row, cell.column);
        };
        const auto corner = opened({Qt::Key_Right});
        const auto right = opened({Qt::Key_Right});
        const auto below = opened({Qt::Key_Down});
        const auto left = opened({Qt::Key_Left});
        QCOMPARE(right.first, corner.first);
        QVERIFY(right.second != corner.second);
        QVERIFY(below.first != corner.first);
        QCOMPARE(below.second, right.second);
        QCOMPARE(left, std::pair(below.first, corner.second));
        QCOMPARE(opened({Qt::Key_Up}), corner);
        // At an edge the keys stay where they are.
        QCOMPARE(opened({Qt::Key_Up, Qt::Key_Left}), corner);
    }

    void barsStandBelowTheTableWhereEachHasItsLine()
    {
        StudySettings settings;
        const Experiment experiment = *studyExperiment(QStringLiteral("table9"), settings);
        ExperimentData data;
        data.show(experiment, {});
        ExperimentView view(data);
        for (const int height : {700, 230, 400}) {
            view.resize(700, height);
            view.setVisible(true);
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            QCoreApplication::processEvents();
            const auto figures = view.findChildren<ExperimentFigure*>();
            for (const ExperimentFigure* figure : figures)
                QVERIFY2(!figure->isVisible()
                             || figure->height() >= figure->minimumSizeHint().height(),
                         qPrintable(QString::number(height)));
            const bool shown = std::ranges::any_of(
                figures, [](const ExperimentFigure* figure) { return figure->isVisible(); });
            QCOMPARE(shown, height >= 400);
        }
    }

    /// At 1024x700 the table has room for what says something.
    void aClassSeesNoEmptyColumns()
    {
        StudySettings settings;
        const Experiment experiment = *studyExperiment(QStringLiteral("table7"), settings);
        ExperimentData data;
        data.show(experiment, {});
        ExperimentView view(data);
        const auto tables = view.findChildren<QTableView*>();
        const auto found = std::ranges::find_if(tables, [](const QTableView* each) {
            return each->accessibleName() == QStringLiteral("Table of the experiment");
        });
        QVERIFY(found != tables.end());
        const QTableView& table = **found;
        QVERIFY(!table.isColumnHidden(ExperimentList::StrongerColumn));
        view.setPresented(true);
        QVERIFY(!table.isColumnHidden(ExperimentList::NameColumn));
        QVERIFY(!table.isColumnHidden(ExperimentList::GamesColumn));
        QVERIFY(table.isColumnHidden(ExperimentList::StrongerColumn));
        QVERIFY(table.isColumnHidden(ExperimentList::NodesColumn));
        for (int column = 1; column < table.model()->columnCount(); ++column) {
            int written = 0;
            for (int row = 0; row < table.model()->rowCount(); ++row)
                written += !table.model()->index(row, column).data().toString().isEmpty();
            QCOMPARE(table.isColumnHidden(column), written == 0);
        }
        view.setPresented(false);
        QVERIFY(!table.isColumnHidden(ExperimentList::StrongerColumn));
    }

    void theGamesOfAClickedBarAreListedAndEscapeComesBack()
    {
        ExperimentData data;
        ExperimentView view(data);
        const ExperimentResult result = smallResult();
        data.show(result.experiment, result.games);
        view.show(ExperimentView::View::Bars);
        view.resize(800, 500);
        view.setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        ExperimentFigure* bars = nullptr;
        for (ExperimentFigure* const figure : view.findChildren<ExperimentFigure*>())
            if (figure->isVisible())
                bars = figure;
        QVERIFY(bars);
        bars->setFocus();
        QTest::mouseClick(bars, Qt::LeftButton, {}, bars->spots()[2].place.center().toPoint());
        auto* const games = view.findChild<CellGames*>();
        QVERIFY(games->isVisible());
        QCOMPARE(games->cell(), 2);
        QTest::keyClick(games, Qt::Key_Escape);
        QVERIFY(bars->isVisible());
        QVERIFY(bars->hasFocus());
    }

    void whatTheKeysAreOnIsSaid()
    {
        const ShownFigure shown(Kind::Bars, smallResult());
        QTest::keyClick(shown.figure.get(), Qt::Key_Down);
        QTest::keyClick(shown.figure.get(), Qt::Key_Down);
        QCOMPARE(shown.figure->accessibleDescription(), shown.figure->spots()[1].text);
    }
};

QTEST_MAIN(TestExperimentFigure)
#include "tst_experimentfigure.moc"
