// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "tests/ui/labs/runs/studyfixture.h"
#include "ui/labs/runs/experimentdata.h"
#include "ui/labs/runs/experimentgames.h"
#include "ui/labs/runs/experimentgrid.h"
#include "ui/labs/runs/experimentlist.h"
#include "ui/labs/runs/experimenttext.h"

#include <QAbstractItemModelTester>
#include <QTest>

class TestExperimentModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_result = smallResult(); }

    void modelsKeepTheContractWhileGamesCome()
    {
        ExperimentData shown;
        ExperimentList list(shown);
        ExperimentGrid grid(shown);
        ExperimentGames games(shown);
        const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
        QAbstractItemModelTester listTester(&list, mode);
        QAbstractItemModelTester gridTester(&grid, mode);
        QAbstractItemModelTester gamesTester(&games, mode);
        shown.show(m_result.experiment, {});
        games.setCell(1);
        for (const ExperimentGame& game : m_result.games)
            shown.add({game});
        QCOMPARE(games.rowCount(), 2);
        shown.show(smallStudy(5), {});
        QCOMPARE(games.rowCount(), 0);
        shown.show({}, {});
        QCOMPARE(list.rowCount(), 0);
        QCOMPARE(grid.rowCount(), 0);
    }

    void aListHasTheArticleBesideOurs()
    {
        ExperimentData shown;
        ExperimentList list(shown);
        shown.show(m_result.experiment, m_result.games);
        QCOMPARE(list.rowCount(), 4);
        const auto text
            = [&list](int row, int column) { return list.index(row, column).data().toString(); };
        QCOMPARE(text(0, ExperimentList::NameColumn), QStringLiteral("F1"));
        QCOMPARE(text(0, ExperimentList::ArticleColumn), QStringLiteral("0.48"));
        QCOMPARE(text(0, ExperimentList::GamesColumn), QStringLiteral("2 of 2"));
        const CellTally tally = m_result.tallies().front();
        QCOMPARE(text(0, ExperimentList::OursColumn), QString::number(tally.winsA / 2.0, 'f', 2));
        QCOMPARE(text(0, ExperimentList::VerdictColumn).isEmpty(), false);
        QVERIFY(!list.index(0, ExperimentList::VerdictColumn)
                     .data(Qt::DecorationRole)
                     .value<QIcon>()
                     .isNull());
    }

    void tableSixIsAGridOfPairs()
    {
        ExperimentData shown;
        ExperimentGrid grid(shown);
        shown.show(*studyExperiment(QStringLiteral("table6"), {}), {});
        QVERIFY(grid.isGrid());
        QCOMPARE(grid.rowCount(), 4);
        QCOMPARE(grid.columnCount(), 4);
        // Its caption: ten rounds; the last row's first field is (0.0, 1.0).
        QVERIFY(grid.index(3, 0).data().toString().contains(QStringLiteral("0.00 : 1.00")));
        QVERIFY(grid.index(3, 0).data().toString().contains(QStringLiteral("0 of 10")));
    }

    void aCellsGamesAreThoseThatWerePlayed()
    {
        ExperimentData shown;
        ExperimentGames games(shown);
        shown.show(m_result.experiment, m_result.games);
        games.setCell(2);
        QCOMPARE(games.rowCount(), 2);
        for (int row = 0; row < 2; ++row) {
            const ExperimentGame* game = games.gameAt(row);
            QCOMPARE(game->cell, m_result.experiment.cells[2].id);
            QCOMPARE(game->round, row);
            QCOMPARE(games.index(row, ExperimentGames::MovesColumn).data().toString(),
                     notation::toDigits(game->moves));
        }
        QVERIFY(!games.gameAt(2));
    }

    void timesThatAreNoMeasureSaySo()
    {
        ExperimentResult result = m_result;
        for (ExperimentGame& game : result.games)
            game.disturbed = game.round == 1;
        ExperimentData shown;
        ExperimentGames games(shown);
        shown.show(result.experiment, result.games);
        games.setCell(2);
        const auto time = [&games](int row) {
            return games.index(row, ExperimentGames::TimeColumn).data().toString();
        };
        QVERIFY2(!time(0).contains("disturbed"), qPrintable(time(0)));
        QVERIFY2(time(1).endsWith(", disturbed"), qPrintable(time(1)));
    }

    void gamesThatComeTwiceCountOnce()
    {
        ExperimentData shown;
        shown.show(m_result.experiment, m_result.games);
        shown.add(m_result.games);
        QCOMPARE(shown.played(), shown.expected());
    }

    void gamesOfARunOfMoreCellsFindTheirOwn()
    {
        Experiment part = m_result.experiment;
        part.cells.erase(part.cells.begin(), part.cells.begin() + 2);
        part.cells.front().rounds = 1;
        ExperimentData shown;
        shown.show(part, {});
        shown.add(m_result.games);
        QCOMPARE(shown.played(), 3);
        QCOMPARE(shown.tallies().size(), std::size_t {2});
        const CellTally last = m_result.tallies().back();
        QCOMPARE(shown.tallies().back().played, 2);
        QCOMPARE(shown.tallies().back().winsA, last.winsA);
        QCOMPARE(shown.tallies().back().nodesPerMoveA, last.nodesPerMoveA);
    }

    void everyVerdictHasItsOwnShapeAndWord()
    {
        using Verdict = CellTally::Verdict;
        QSet<QString> signs;
        QSet<QString> words;
        for (const Verdict verdict : {Verdict::Agrees, Verdict::Differs, Verdict::Unfinished}) {
            signs += experimenttext::verdictSign(verdict);
            words += experimenttext::verdict(verdict);
        }
        QCOMPARE(signs.size(), 3);
        QCOMPARE(words.size(), 3);
    }

private:
    ExperimentResult m_result;
};

QTEST_MAIN(TestExperimentModels)
#include "tst_experimentmodels.moc"
