// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figurechart.h"
#include "ui/labs/chance/answer/chancework.h"
#include "ui/labs/chance/chancemodels.h"
#include "ui/labs/chance/chancepage.h"
#include "ui/labs/chance/simulator/gameboard.h"
#include "ui/labs/chance/simulator/games/coinpiles.h"
#include "ui/labs/chance/simulator/games/diceshown.h"
#include "ui/labs/chance/simulator/games/gooseboard.h"
#include "ui/labs/chance/simulator/gamesview.h"
#include "ui/labs/chance/simulator/simulatorview.h"
#include "ui/labs/chance/simulator/walkview.h"
#include "ui/labs/chance/simulator/yahtzeeview.h"
#include "ui/widgets/exports/exportmenu.h"

#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>
#include <numeric>
#include <set>

using namespace fourcast;
using namespace fourcast::chance;

class TestChanceSimulator : public QObject
{
    Q_OBJECT

    /// What the page would hand over.
    static SharedChance explored(const QString& model, const ModelValues& values,
                                 const QString& property)
    {
        const auto known = models();
        ChanceChoice choice {.model = model,
                             .values = values,
                             .sentence = model,
                             .text = *modelText(*findModel(known, model), values),
                             .property = property,
                             .answer = {}};
        ChanceJob job;
        if (!job.start(chanceWork(choice, std::uint64_t {1} << 30)))
            return {};
        QSignalSpy finished(&job, &JobBase::finished);
        return finished.wait(60000) && job.status() == JobStatus::Done ? job.result() : nullptr;
    }

    static QTreeWidget& choices(const WalkView& view) { return *view.findChild<QTreeWidget*>(); }
    static QTableWidget& way(const WalkView& view) { return *view.findChild<QTableWidget*>(); }

private Q_SLOTS:
    void whatCanBeChosenStandsThereWithItsWorth()
    {
        WalkView view;
        view.setSystem(explored(QStringLiteral("gambler-bet2"), {}, QStringLiteral("Pmax")));
        const QTreeWidget& list = choices(view);
        QCOMPARE(list.topLevelItemCount(), 2);
        int best = 0;
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(list.topLevelItem(i)->childCount(), 2);
            best += list.topLevelItem(i)->text(0).startsWith(QStringLiteral("★")) ? 1 : 0;
        }
        QCOMPARE(best, 1);
        QCOMPARE(list.topLevelItem(0)->child(0)->text(1), QStringLiteral("2/5 = 0.4"));
    }

    void aBranchIsTakenAndTheWayGoesBackAndForward()
    {
        WalkView view;
        view.setSystem(explored(QStringLiteral("gambler"), {}, QStringLiteral("Pmax")));
        view.take(0, 0);
        view.take(0, 1);
        QCOMPARE(way(view).rowCount(), 3);
        const State state = view.walk().state();
        view.back();
        QCOMPARE(way(view).rowCount(), 2);
        view.forward();
        QCOMPARE(view.walk().state(), state);
        // A click on the beginning, and all can be gone again.
        way(view).setCurrentCell(0, 0);
        QCOMPARE(view.walk().state(), State {0});
        view.forward();
        view.forward();
        QCOMPARE(view.walk().state(), state);
        QCOMPARE(view.toCsv().trimmed().split('\n').size(), qsizetype {4});
    }

    void theSameSeedDrawsTheSameGame()
    {
        WalkView view;
        view.setSystem(explored(QStringLiteral("ruin-static"), {}, QStringLiteral("Rmax broke")));
        view.drawToEnd();
        const QByteArray first = view.toCsv();
        QVERIFY(first.contains("broke("));
        view.restart();
        QCOMPARE(view.walk().steps().size(), std::size_t {0});
        view.drawToEnd();
        QCOMPARE(view.toCsv(), first);
    }

    void squaresOfTheGooseLieInASpiral()
    {
        std::set<std::pair<int, int>> cells;
        for (int square = 0; square < 64; ++square) {
            cells.insert(gooseboard::cellOf(square));
            if (square == 0)
                continue;
            const auto [column, row] = gooseboard::cellOf(square);
            const auto [before, above] = gooseboard::cellOf(square - 1);
            QCOMPARE(std::abs(column - before) + std::abs(row - above), 1);
        }
        QCOMPARE(cells.size(), std::size_t {64});
    }

    void theGooseIsSaidAndDrawn()
    {
        const GameData game {{{"s", 4}, {"c", 9}, {"b", 12}, {"t", 2}, {"r", 5}}, {}};
        QCOMPARE(gooseboard::words(game),
                 QStringLiteral("Player 1 (round) is on square 12, player 2 (square) on 9; player "
                                "2 has rolled 5."));
        const GameData three {{{"s", 4}, {"c", 0}, {"b", 12}, {"e", 7}, {"t", 2}, {"r", 0}}, {}};
        QCOMPARE(gooseboard::words(three),
                 QStringLiteral("Player 1 (round) is on square 7, player 2 (square) on 4, player 3 "
                                "(triangle) on 12; player 2 is to move."));
        const GameData four {
            {{"s", 4}, {"c", 0}, {"b", 12}, {"e", 7}, {"h", 20}, {"t", 4}, {"r", 0}}, {}};
        QCOMPARE(
            gooseboard::words(four),
            QStringLiteral("Player 1 (round) is on square 12, player 2 (square) on 7, player 3 "
                           "(triangle) on 20, player 4 (diamond) on 4; player 4 is to move."));
        // Another place of a pawn is another picture.
        const auto drawn = [](const GameData& shown) {
            QImage image(400, 400, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            gooseboard::paint(painter, image.rect(), shown, paperStyle());
            return image;
        };
        GameData moved = game;
        moved.data["c"] = 18;
        QVERIFY(drawn(game) != drawn(moved));
        GameData other = four;
        other.data["s"] = 5;
        QVERIFY(drawn(four) != drawn(other));
        QCOMPARE(drawn(game), drawn(game));
    }

    void diceAndCoinsAreReadFromTheState()
    {
        const auto yahtzee = explored(QStringLiteral("yahtzee"), {}, QStringLiteral("Pmax"));
        QVERIFY(yahtzee);
        QCOMPARE(diceshown::facesOf(gameDataOf(yahtzee->automaton(), 0, yahtzee->choice.values)),
                 std::vector<int>(5, 0));
        for (const QString& model :
             {QStringLiteral("ruin-static"), QStringLiteral("ruin-dynamic")}) {
            const auto ruin = explored(model, {{"d", "4"}}, QStringLiteral("Pmax broke(1)"));
            QVERIFY(ruin);
            QCOMPARE(coinpiles::pilesOf(gameDataOf(ruin->automaton(), 0, {})),
                     (std::vector<std::int64_t> {4, 4, 4}));
        }
        const auto dice
            = explored(QStringLiteral("yahtzee-dice"), {{"dice", "2"}}, QStringLiteral("Pmax"));
        QVERIFY(dice);
        QCOMPARE(diceshown::facesOf(gameDataOf(dice->automaton(), 0, {})).size(), std::size_t {2});
    }

    void modelsThatAreNoGameAreNotDrawn()
    {
        QVERIFY(gamePictureOf(QStringLiteral("own")) == nullptr);
        for (const ModelChoice& model : chanceModels())
            QVERIFY2(gamePictureOf(model.name), qPrintable(model.name));
    }

    void manyGamesMeetTheExactAnswer()
    {
        GamesView view;
        view.setSystem(explored(QStringLiteral("gambler"), {}, QStringLiteral("Pmax")));
        view.setGames(20000);
        view.run();
        QTRY_VERIFY_WITH_TIMEOUT(!view.isRunning(), 60000);
        QCOMPARE(view.played()->games.games, std::uint64_t {20000});
        const Figure& figure = view.chart().figure();
        QCOMPARE(figure.series.size(), std::size_t {2});
        // What was played lies around what is exact: each length's share, to 4 standard errors.
        const auto& bars = figure.series[0].points;
        const auto& exact = figure.series[1].points;
        QCOMPARE(bars.size(), exact.size());
        for (std::size_t i = 0; i < bars.size(); ++i) {
            const double p = exact[i].y;
            QVERIFY(std::abs(bars[i].y - p) <= 4 * std::sqrt((p * (1 - p) + 1e-4) / 20000));
        }
        QVERIFY(gamesText(*view.played()).contains(QStringLiteral("0.63981")));
        // The curve goes to the probability itself.
        const Figure within = gamesFigure(*view.played(), LengthsShown::Within);
        QVERIFY(std::abs(within.series[1].points.back().y - 135.0 / 211) < 0.002);
        QVERIFY(figureToCsv(figure).startsWith("series,x,y"));
    }

    void expectedLengthsAreHeldAgainstTheMean()
    {
        GamesView view;
        view.setSystem(explored(QStringLiteral("ruin-static"), {}, QStringLiteral("Rmax broke")));
        view.run();
        QTRY_VERIFY_WITH_TIMEOUT(!view.isRunning(), 60000);
        QVERIFY(std::abs(view.played()->games.meanLength - 75.0 / 22) < 0.2);
        QVERIFY(gamesText(*view.played()).contains(QStringLiteral("3.40909")));
        // No more digits than a hundred games can tell: two or three.
        view.setGames(100);
        view.run();
        QTRY_VERIFY_WITH_TIMEOUT(!view.isRunning(), 60000);
        static const QRegularExpression ends(QStringLiteral(
            "on average \\(95 % confidence interval (\\d\\.\\d{1,2}) to (\\d\\.\\d{1,2})\\)\\."));
        QVERIFY2(gamesText(*view.played()).contains(ends), qPrintable(gamesText(*view.played())));
    }

    void gamesThatAreStoppedAreKept()
    {
        GamesView view;
        view.setSystem(explored(QStringLiteral("goose"), {}, QStringLiteral("Pmax win(1)")));
        view.setGames(10'000'000);
        QSignalSpy finished(&view, &GamesView::finished);
        view.run();
        QTRY_VERIFY(view.findChild<QProgressBar*>()->value() > 0);
        view.stop();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 5000);
        QVERIFY(view.played());
        QVERIFY(view.played()->games.games > 0);
        QVERIFY(view.played()->games.games < 10'000'000);
    }

    void theStrategyKeepsTheLargestGroup()
    {
        YahtzeeView view;
        view.setSystem(explored(QStringLiteral("yahtzee"), {}, QStringLiteral("Pmax")));
        QVERIFY(view.isPlayable());
        const YahtzeeGame& game = view.game();
        for (const DiceCounts& roll : rollsOf(5)) {
            if (roll[0] == 5)
                continue;
            const auto state = game.stateOf(roll, game.times(12).back());
            QVERIFY(state);
            const DiceCounts kept = game.bestKept(*state);
            QCOMPARE(*std::max_element(kept.begin(), kept.end()), roll[0]);
        }
        // 5, 4+1, 3+2, 3+1+1, 2+2+1, 2+1+1+1, 1+1+1+1+1
        QCOMPARE(rollsOf(5).size(), std::size_t {7});
        QCOMPARE(view.findChild<QTableWidget*>()->rowCount(), 7);
        QCOMPARE(view.findChild<QTableWidget*>()->columnCount(), 3);
        QCOMPARE(view.findChild<QTableWidget*>()->horizontalHeaderItem(2)->text(),
                 QStringLiteral("After turn 2"));
        QVERIFY(view.strategyToCsv().contains("3 + 1 + 1"));
    }

    /// The last turns of a long game stand there at once.
    void aLongGameHasItsLastTurnsInTheTable()
    {
        YahtzeeView view;
        const auto system
            = explored(QStringLiteral("yahtzee"), {{"turns", "100"}}, QStringLiteral("Pmax"));
        view.setSystem(system);
        const QTableWidget& table = *view.findChild<QTableWidget*>();
        QCOMPARE(table.columnCount(), 13);
        QCOMPARE(table.horizontalHeaderItem(12)->text(), QStringLiteral("After turn 99"));
    }

    void aGameIsPlayedAgainstTheStrategy()
    {
        YahtzeeView view;
        view.setSystem(explored(QStringLiteral("yahtzee"), {}, QStringLiteral("Pmax")));
        QVERIFY(!view.game().isOver());
        const DiceCounts lying = view.game().dice();
        QCOMPARE(std::accumulate(lying.begin(), lying.end(), 0), 5);
        // Nothing that is kept is better than the best.
        const double best = view.game().worthOf(view.game().bestKept()).high;
        QVERIFY(view.game().worthOf(DiceCounts {}).low <= best);
        view.setKept(lying);
        QCOMPARE(view.kept(), lying);
        // Who is to choose is not told what to choose.
        QVERIFY(view.comparison().contains(QStringLiteral("You keep")));
        QVERIFY(!view.comparison().contains(QStringLiteral("The strategy keeps")));
        QVERIFY(view.game().worthOf(lying).low <= best);
        view.keepBest();
        QVERIFY(view.comparison().contains(QStringLiteral("The strategy keeps")));
        QCOMPARE(view.kept(), view.game().bestKept());
        QVERIFY(view.comparison().contains(QStringLiteral("✓")));
        const DiceCounts kept = view.kept();
        view.throwOthers();
        QVERIFY(!view.comparison().contains(QStringLiteral("The strategy keeps")));
        const DiceCounts after = view.game().dice();
        for (std::size_t face = 0; face < kept.size(); ++face)
            QVERIFY(after[face] >= kept[face]);
        // Whatever comes, three turns are all.
        while (!view.game().isOver()) {
            view.setKept({});
            view.throwOthers();
        }
        QVERIFY(view.game().turn() <= 3);
        view.newGame();
        QVERIFY(!view.game().isOver() || view.game().isWon());
    }

    void theEndlessGameCountsTurnsThatAreExpected()
    {
        YahtzeeView view;
        view.setSystem(explored(QStringLiteral("yahtzee-endless"), {}, QStringLiteral("Rmin")));
        QVERIFY(view.isPlayable());
        if (!view.game().isOver())
            QVERIFY(view.comparison().contains(QStringLiteral("more turns expected")));
        QCOMPARE(view.findChild<QTableWidget*>()->columnCount(), 2);
    }

    void otherGamesAreNotPlayedSo()
    {
        QVERIFY(!YahtzeeGame::isPlayable(
            explored(QStringLiteral("gambler"), {}, QStringLiteral("Pmax"))));
        QVERIFY(!YahtzeeGame::isPlayable(nullptr));
    }

    void thePageHandsItsModelOver()
    {
        ChancePage page;
        page.open({.model = QStringLiteral("goose"), .view = QStringLiteral("simulator")});
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60000);
        WalkView& walk = page.simulator().walkView();
        QVERIFY(walk.hasWalk());
        walk.draw();
        QCOMPARE(walk.walk().steps().size(), std::size_t {1});
        QVERIFY(walk.findChild<GameBoard*>()->words().contains(QStringLiteral("rolled")));
    }

    void everyControlHasANameAndATip()
    {
        ChanceSimulator simulator;
        for (const QPushButton* const each : simulator.findChildren<QPushButton*>())
            QVERIFY2(!each->toolTip().isEmpty() && !each->text().isEmpty(),
                     qPrintable(each->text()));
        for (const auto* const each : simulator.findChildren<QTableWidget*>())
            QVERIFY(!each->accessibleName().isEmpty());
        for (const auto* const each : simulator.findChildren<FigureChart*>())
            QVERIFY(!each->accessibleName().isEmpty());
    }
};

QTEST_MAIN(TestChanceSimulator)
#include "tst_chancesimulator.moc"
