// SPDX-License-Identifier: GPL-3.0-or-later
// The heuristics under the lens: the dock, the heat map, and the light on a feature.
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/analysis/lenspanel.h"
#include "ui/board/boardstage.h"
#include "ui/board/boardview.h"
#include "ui/play/gamemodel.h"
#include "ui/style/appearance.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QTableView>
#include <QTest>

class TestLensPresenter : public QObject
{
    Q_OBJECT

private:
    static LensPanel& panel(const WindowFixture& f) { return *f.window->findChild<LensPanel*>(); }
    static QDockWidget& dock(const WindowFixture& f)
    {
        return *f.window->findChild<QDockWidget*>(QStringLiteral("lens"));
    }
    static void show(const WindowFixture& f)
    {
        dock(f).show();
        dock(f).raise();
        QTRY_VERIFY(panel(f).isSeen());
    }
    static Bitboard squares(std::initializer_list<std::pair<int, int>> places)
    {
        Bitboard result = 0;
        for (const auto& [column, row] : places)
            result |= Position::Shape::square(column, row);
        return result;
    }
    static const HeatMark* heatOf(const BoardScene& scene, Square square)
    {
        const auto found = std::ranges::find(scene.heat, square, &HeatMark::square);
        return found == scene.heat.end() ? nullptr : &*found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        appearance::initialize();
        QLocale::setDefault(QLocale::c());
    }

    void theKeyShowsWhatEachSquareContributes()
    {
        WindowFixture f;
        f.play("1727");
        BoardView& board = f.window->parts().centre.board();
        QVERIFY(board.scene().heat.empty());
        board.setFocus();
        QTest::keyClick(&board, Qt::Key_X);
        QVERIFY(f.action(Command::HeatMap)->isChecked());
        const BoardScene scene = board.scene();
        QCOMPARE(scene.heat.size(), std::size_t {2});
        QCOMPARE(heatOf(scene, {0, 0})->text, QStringLiteral("+15k"));
        QVERIFY(heatOf(scene, {0, 0})->strength > 0);
        const QString spoken = board.squareText(0, 0);
        QVERIFY2(spoken.contains(QStringLiteral("+15,000")), qPrintable(spoken));
        QVERIFY2(spoken.contains(QStringLiteral("H1 strict, for Orange")), qPrintable(spoken));
        BoardStage& stage = *f.window->findChild<BoardStage*>();
        QVERIFY2(stage.legend().contains(QStringLiteral("H1 strict, for Orange")),
                 qPrintable(stage.legend()));
        f.trigger(Command::Threats);
        QCOMPARE(stage.legend().count(u'\n'), 1);
        f.trigger(Command::Threats);
        QTest::keyClick(&board, Qt::Key_X);
        QVERIFY(stage.legend().isEmpty());
        QVERIFY(board.scene().heat.empty());
        QCOMPARE(f.text(), QStringLiteral("1727"));
    }

    void theMapIsKeptForEachLayout()
    {
        WindowFixture f;
        f.trigger(Command::HeatMap);
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(!f.action(Command::HeatMap)->isChecked());
        f.trigger(Command::LayoutPlay);
        QVERIFY(f.action(Command::HeatMap)->isChecked());
        f.window->close();
        f.open();
        QVERIFY(f.window->settings().playOverlays.heat);
        f.play("4");
        QCOMPARE(f.window->parts().centre.board().scene().heat.size(), std::size_t {1});
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(f.window->parts().centre.board().scene().heat.empty());
    }

    void aChosenFeatureLightsUpItsSquares()
    {
        WindowFixture f;
        show(f);
        f.play("1727");
        QTableView& table = panel(f).table();
        table.setFocus();
        table.selectRow(0);
        QCOMPARE(f.window->parts().centre.board().scene().litDiscs, squares({{0, 0}, {1, 0}}));
        QCOMPARE(f.window->parts().centre.board().scene().litSquares,
                 squares({{2, 0}, {3, 0}, {4, 0}, {5, 0}}));
        // A move elsewhere leaves the light where it is.
        f.play("7");
        QCOMPARE(f.window->parts().centre.board().scene().litDiscs, squares({{0, 0}, {1, 0}}));
        // One that makes something else of the pair puts it out.
        f.play("3");
        QVERIFY(f.window->parts().model.position().plies() == 6);
        f.trigger(Command::First);
        QCOMPARE(f.window->parts().centre.board().scene().litDiscs, Bitboard {0});
        f.trigger(Command::Last);
        table.selectRow(0);
        QVERIFY(f.window->parts().centre.board().scene().litDiscs != 0);
        QTest::keyClick(&table, Qt::Key_Escape);
        QCOMPARE(f.window->parts().centre.board().scene().litDiscs, Bitboard {0});
        table.selectRow(0);
        dock(f).hide();
        QTRY_COMPARE(f.window->parts().centre.board().scene().litDiscs, Bitboard {0});
    }

    void sumAndChangeAreTold()
    {
        WindowFixture f;
        show(f);
        QVERIFY(panel(f).changeText().contains(QStringLiteral("No move")));
        f.play("172");
        QCOMPARE(panel(f).sumText(), QStringLiteral("H1 strict, for Orange: +29,960 units"));
        f.play("7");
        QCOMPARE(panel(f).sumText(), QStringLiteral("H1 strict, for Orange: +30,000 units"));
        QVERIFY2(
            panel(f).changeText().contains(QStringLiteral("by +40, from +29,960: 0 new, 1 gone")),
            qPrintable(panel(f).changeText()));
        f.trigger(Command::Previous);
        QCOMPARE(panel(f).sumText(), QStringLiteral("H1 strict, for Orange: +29,960 units"));
        panel(f).setOptions(*H1Options::fromNames(QStringLiteral("no-f4")));
        QVERIFY(panel(f).sumText().endsWith(QStringLiteral(": +30,000 units")));
    }

    void squareValuesAreTheOtherView()
    {
        WindowFixture f;
        show(f);
        f.trigger(Command::HeatMap);
        const auto boxes = panel(f).findChildren<QComboBox*>();
        for (QComboBox* const box : boxes)
            if (box->findText(QStringLiteral("H2")) >= 0)
                box->setCurrentIndex(box->findText(QStringLiteral("H2")));
        QCOMPARE(QLatin1String(panel(f).heuristic().name), QLatin1String("H2"));
        f.play("44");
        // d1 7, d2 10.
        QCOMPARE(panel(f).sumText(), QStringLiteral("H2, for Orange: −3 units"));
        const BoardScene scene = f.window->parts().centre.board().scene();
        QCOMPARE(scene.heat.size(), std::size_t {42});
        QCOMPARE(heatOf(scene, {3, 0})->text, QStringLiteral("+7"));
        QCOMPARE(heatOf(scene, {3, 1})->text, QStringLiteral("−10"));
        QCOMPARE(heatOf(scene, {3, 2})->text, QStringLiteral("13"));
        QCOMPARE(heatOf(scene, {3, 2})->strength, 0.0);
    }

    void eachSideHasItsView()
    {
        WindowFixture f;
        show(f);
        f.play("1727");
        auto* view = panel(f).findChildren<QComboBox*>().value(1);
        QCOMPARE(view->itemText(1), QStringLiteral("Blue"));
        view->setCurrentIndex(1);
        QCOMPARE(panel(f).sumText(), QStringLiteral("H1 strict, for Blue: −30,000 units"));
        view->setCurrentIndex(2);
        QCOMPARE(panel(f).sumText(), QStringLiteral("H1 strict, for Orange: +30,000 units"));
    }

    void nothingIsToldWhereItIsNotWanted()
    {
        WindowFixture f;
        show(f);
        f.play("1727");
        f.trigger(Command::HeatMap);
        panel(f).table().selectRow(0);
        f.trigger(Command::SetUp);
        QVERIFY(f.window->parts().centre.board().scene().heat.empty());
        QCOMPARE(f.window->parts().centre.board().scene().litDiscs, Bitboard {0});
        f.trigger(Command::SetUp);
        QVERIFY(!f.window->parts().centre.board().scene().heat.empty());
    }
};

QTEST_MAIN(TestLensPresenter)
#include "tst_lenspresenter.moc"
