// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/archive/archivedgames.h"
#include "tests/core/study/experiments.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/explorer/explorerpanel.h"
#include "ui/play/gamemodel.h"
#include "ui/style/appearance.h"

#include <QAbstractItemModelTester>
#include <QDockWidget>
#include <QTest>

namespace {

QString cell(const ExplorerModel& model, int row, ExplorerModel::Column column)
{
    return model.index(row, column).data(Qt::AccessibleTextRole).toString();
}

ExploredPosition explored(const Position& position, const std::vector<ArchivedGame>& games)
{
    const auto archive = archived::open();
    if (!archive->add(games))
        qFatal("no games");
    return archive->explore(position).value();
}

}

class TestExplorer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void mirroredMovesAreOneRow()
    {
        ExplorerModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(cell(model, 0, ExplorerModel::MoveColumn), QStringLiteral("1, 7"));
        QCOMPARE(cell(model, 3, ExplorerModel::MoveColumn), QStringLiteral("4"));
        model.setPosition(archived::played("1").position());
        QCOMPARE(model.rowCount(), 7);
        model.setPosition(archived::played("111111").position());
        QCOMPARE(model.rowCount(), 6);
        model.setPosition(archived::played("1212121").position());
        QCOMPARE(model.rowCount(), 0);
    }

    void resultsAreToldBySideToMove()
    {
        ExplorerModel model;
        QCOMPARE(cell(model, 0, ExplorerModel::OwnColumn), QStringLiteral("…"));
        const std::vector<ArchivedGame> games {archived::against(1, "1212121"),
                                               archived::against(2, "7676767"),
                                               archived::against(3, "44")};
        model.setOwn(explored(Position(), games));
        QCOMPARE(cell(model, 0, ExplorerModel::OwnColumn), QStringLiteral("2"));
        QVERIFY(
            cell(model, 0, ExplorerModel::OwnResultsColumn).contains("won 2, drew 0 and lost 0"));
        QCOMPARE(cell(model, 1, ExplorerModel::OwnColumn), QStringLiteral("–"));
        QVERIFY(cell(model, 3, ExplorerModel::OwnResultsColumn).contains("1 unfinished"));

        const Position after = archived::played("1").position();
        model.setOwn(explored(Position(), games)); // of another position: not taken
        model.setPosition(after);
        model.setOwn(explored(Position(), games));
        QCOMPARE(cell(model, 1, ExplorerModel::OwnColumn), QStringLiteral("…"));
        model.setOwn(explored(after, games));
        // The second player is to move, who lost them.
        QVERIFY(
            cell(model, 1, ExplorerModel::OwnResultsColumn).contains("won 0, drew 0 and lost 2"));
    }

    void valuesAreShownWhenTheyAreKnown()
    {
        ExplorerModel model;
        const Position position = archived::played("121212").position();
        model.setPosition(position);
        QCOMPARE(cell(model, 0, ExplorerModel::ExactColumn), QStringLiteral("…"));
        ColumnsReport report;
        report.whole.root = position;
        report.moves[0] = ScoreInterval {18, 18};
        report.moves[1] = ScoreInterval {};
        model.setExact(report);
        QVERIFY(cell(model, 0, ExplorerModel::ExactColumn).contains("win"));
        QCOMPARE(cell(model, 1, ExplorerModel::ExactColumn), QStringLiteral("…"));
        model.setExact(std::nullopt);
        QCOMPARE(cell(model, 0, ExplorerModel::ExactColumn), QStringLiteral("…"));
    }

    void theWindowShowsGamesExperimentsAndValues()
    {
        WindowFixture f;
        f.window.reset();
        QVERIFY(archived::open(f.path("games.sqlite"))
                    ->add({archived::against(1, "1212121"), archived::against(2, "121217")})
                    .has_value());
        {
            auto store = ExperimentStore::open(f.path("experiments.sqlite"));
            QVERIFY(store.has_value());
            QVERIFY(runExperiment(experiments::small(4), store->get(), 1, {}, {}).has_value());
        }
        f.open();
        f.trigger(Command::LayoutAnalyse);
        auto* const dock = f.window->findChild<QDockWidget*>(QStringLiteral("explorer"));
        QVERIFY(dock);
        dock->show();
        dock->raise();
        auto* const panel = f.window->findChild<ExplorerPanel*>();
        QTRY_VERIFY(panel->isSeen());
        QTRY_VERIFY(panel->model().own() && panel->model().study());
        QCOMPARE(panel->model().own()->all.games(), 2);
        const int studied = panel->model().study()->all.games();
        QVERIFY(studied > 0);
        f.play("12121");
        // The game on the board is one of them, by now.
        QTRY_VERIFY(panel->model().own() && panel->model().own()->all.games() == 3);
        QTRY_VERIFY_WITH_TIMEOUT(
            !cell(panel->model(), 0, ExplorerModel::ExactColumn).contains(QStringLiteral("…")),
            30'000);
    }
};

QTEST_MAIN(TestExplorer)
#include "tst_explorer.moc"
