// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/experimentlibrary.h"
#include "tests/ui/labs/runs/studyfixture.h"
#include "ui/labs/entrants/entrantlist.h"
#include "ui/labs/experiments/comparisonview.h"
#include "ui/labs/experiments/experimentcomparison.h"
#include "ui/labs/experiments/experimentdialog.h"
#include "ui/labs/experiments/experimentspage.h"
#include "ui/labs/experiments/openingschoice.h"
#include "ui/labs/runs/keptrunmenu.h"
#include "ui/labs/runs/keptruntext.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>

class TestExperimentsPage : public QObject
{
    Q_OBJECT

    using State = ExperimentSession::State;

    static Entrant entrant(const char* engine, int depth)
    {
        return {QString::fromLatin1(engine), {.workers = 1}, {.depth = depth}};
    }

    static Experiment own(int rounds, std::uint64_t seed = 1)
    {
        return ownExperiment(
            QStringLiteral("Mine"), ExperimentShape::RoundRobin,
            {entrant("alphabeta-h1", 2), entrant("alphabeta-h2", 2), entrant("random", 1)}, {},
            rounds, seed);
    }

    static QComboBox* listCalled(const ExperimentsPage& page, const char* name)
    {
        const auto boxes = page.findChildren<QComboBox*>();
        for (QComboBox* box : boxes)
            if (box->accessibleName() == QLatin1String(name))
                return box;
        return nullptr;
    }

    static QComboBox* keptList(const ExperimentsPage& page)
    {
        return listCalled(page, "Kept experiments");
    }

private Q_SLOTS:
    void runStaysWhereItIsWhateverIsShown()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("games.sqlite")));
        ExperimentsPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        page.resize(700, 700);
        page.setVisible(true);
        QSet<int> heights;
        for (const int words : {1, 20, 60}) {
            Experiment experiment = own(4);
            experiment.title = QStringLiteral("Mine ").repeated(words);
            page.show(experiment);
            QTRY_VERIFY(shelf.isIdle());
            page.layout()->activate();
            const auto buttons = page.findChildren<QPushButton*>();
            const auto run = std::ranges::find(buttons, QStringLiteral("&Run"), &QPushButton::text);
            QVERIFY(run != buttons.end());
            heights += (*run)->mapTo(&page, QPoint()).y();
        }
        QCOMPARE(heights.size(), 1);
    }

    /// What one needs is there; comparing waits behind "More".
    void thePageBeginsSimple()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("games.sqlite")));
        ExperimentsPage page(shelf);
        page.setVisible(true);
        QTRY_VERIFY(shelf.isIdle());
        QVERIFY(keptList(page)->isVisible());
        auto* const compare = listCalled(page, "Compare with");
        QVERIFY(!compare->isVisible());
        page.setKept({{"more", true}});
        QVERIFY(compare->isVisible());
        QVERIFY(page.kept()["more"].toBool());
    }

    void anExperimentIsRunKeptAndOpenedAgain()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        {
            ExperimentLibrary shelf(file);
            ExperimentsPage page(shelf);
            QTRY_VERIFY(shelf.isIdle());
            page.show(own(4));
            QTRY_VERIFY(shelf.isIdle());
            page.run();
            QTRY_COMPARE_WITH_TIMEOUT(page.session().state(), State::Idle, 60000);
            QTRY_VERIFY(shelf.isIdle());
            QCOMPARE(page.data().played(), 12);
        }
        ExperimentLibrary shelf(file);
        const ExperimentsPage again(shelf);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(again.data().experiment().title, QStringLiteral("Mine"));
        QCOMPARE(again.data().played(), 12);
    }

    void aRunComparedWithItselfHasNoDifference()
    {
        const ExperimentResult result = *runExperiment(own(2), nullptr, 1, {}, {});
        ExperimentComparison model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setResults(result, result);
        QCOMPARE(model.rowCount(), 3);
        for (int row = 0; row < 3; ++row) {
            QCOMPARE(model.index(row, ExperimentComparison::DifferenceColumn).data().toString(),
                     QStringLiteral("0.00"));
            QCOMPARE(model.index(row, ExperimentComparison::OverlapColumn).data().toString(),
                     QStringLiteral("overlap"));
        }
        model.setResults(result, smallResult(1));
        QCOMPARE(model.rowCount(), 0);
    }

    void anEngineIsVariedOverDepths()
    {
        EntrantList list;
        Entrant player;
        player.engine = QStringLiteral("alphabeta-h1");
        player.limits = {.depth = 4};
        Entrant other = player;
        other.engine = QStringLiteral("alphabeta-h2");
        list.setEntrants({player, other});
        list.varyDepth();
        const auto entrants = list.entrants();
        // Depth 4 was there.
        QCOMPARE(entrants.size(), std::size_t {5});
        for (const Entrant& each : entrants)
            QCOMPARE(each.options.workers, 1);
    }

    void anEngineIsVariedToSistersThatExist_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("search") << "study-h2" << QStringList {"random", "study-h2", "study-h1"};
        QTest::newRow("no sister") << "dataset-h1" << QStringList {"random", "dataset-h1"};
        QTest::newRow("no heuristic") << "level-3" << QStringList {"random", "level-3"};
    }

    void anEngineIsVariedToSistersThatExist()
    {
        QFETCH(QString, engine);
        QFETCH(QStringList, expected);
        EntrantList list;
        list.setEntrants({{.engine = engine}, {.engine = QStringLiteral("random")}});
        int actions = 0;
        for (const QPushButton* button : list.findChildren<QPushButton*>())
            if (const QMenu* const menu = button->menu())
                for (QAction* const action : menu->actions())
                    if (action->text().contains(QStringLiteral("euristic"))) {
                        action->trigger();
                        ++actions;
                    }
        QCOMPARE(actions, 1);
        QStringList engines;
        for (const Entrant& each : list.entrants())
            engines << each.engine;
        engines.sort();
        expected.sort();
        QCOMPARE(engines, expected);
    }

    void aFileOfOpeningsIsReadAndItsErrorsAreTold()
    {
        const QTemporaryDir folder;
        const auto write = [&folder](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(QLatin1String(name)));
            if (file.open(QIODevice::WriteOnly))
                file.write(text);
            return file.fileName();
        };
        OpeningsChoice choice;
        auto* kind = choice.findChild<QComboBox*>();
        kind->setCurrentIndex(kind->findData(static_cast<int>(Openings::List)));
        QVERIFY(!choice.isReady());
        choice.readFile(write("good.txt", "# two openings\n444\nd1 d2 e1\n"));
        QVERIFY(choice.isReady());
        QCOMPARE(choice.rules().openingList.size(), std::size_t {2});
        choice.readFile(write("bad.txt", "444\n49\n444\n4444444\n"));
        QVERIFY(!choice.isReady());
        QString said;
        const auto labels = choice.findChildren<QLabel*>();
        for (const QLabel* label : labels)
            said += label->text();
        QVERIFY2(said.contains(QStringLiteral("Line 2")) && said.contains(QStringLiteral("Line 4")),
                 qPrintable(said));
    }

    void keptRunsSayWhatTheyAre()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("games.sqlite")));
        QVERIFY((*shelf.kept()->store())->keep(own(4, 7)));
        const ExperimentsPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        auto* const list = keptList(page);
        QCOMPARE(list->count(), 1);
        const QString today = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
        for (const QString& part :
             {QStringLiteral("Mine"), today, QStringLiteral("seed 7"), QStringLiteral("4 round")})
            QVERIFY2(list->itemText(0).contains(part), qPrintable(list->itemText(0)));
    }

    void aKeptRunIsRenamedAndDeleted()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        {
            ExperimentLibrary shelf(file);
            ExperimentsPage page(shelf);
            QTRY_VERIFY(shelf.isIdle());
            page.show(own(2));
            QTRY_VERIFY(shelf.isIdle());
            page.run();
            QTRY_COMPARE_WITH_TIMEOUT(page.session().state(), State::Idle, 60000);
            QTRY_VERIFY(shelf.isIdle());
            shelf.rename(own(2).id, QStringLiteral("Tuesday's lesson"));
            QTRY_VERIFY(shelf.isIdle());
            QVERIFY(keptList(page)->itemText(0).startsWith(QStringLiteral("Tuesday's lesson (")));
        }
        ExperimentLibrary shelf(file);
        ExperimentsPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        QVERIFY(keptList(page)->itemText(0).startsWith(QStringLiteral("Tuesday's lesson (")));
        // More rounds of it keep the name.
        QVERIFY((*shelf.kept()->store())->keep(own(4)));
        QCOMPARE((*shelf.kept()->runs()).front().name, QStringLiteral("Tuesday's lesson"));

        auto* const menu = page.findChild<KeptRunMenu*>();
        const auto choose = [menu, &shelf](const QString& text,
                                           QMessageBox::StandardButton answer) {
            QTimer::singleShot(0, qApp, [answer] {
                auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box);
                box->button(answer)->click();
            });
            for (QAction* action : menu->menu()->actions())
                if (action->text().remove(u'&') == text)
                    action->trigger();
            QTRY_VERIFY(shelf.isIdle());
        };
        choose(QStringLiteral("Delete…"), QMessageBox::No);
        QCOMPARE((*shelf.kept()->runs()).size(), std::size_t {1});
        choose(QStringLiteral("Delete…"), QMessageBox::Yes);
        QVERIFY((*shelf.kept()->runs()).empty());
        QCOMPARE(keptList(page)->count(), 0);
        QVERIFY(!menu->isEnabled());
        QCOMPARE((*shelf.kept()->games(own(2))).size(), std::size_t {0});
    }

    void twoRunsAreToldApartAndNothingIsCut()
    {
        const ExperimentResult one = smallResult(2);
        const ExperimentResult two = smallResult(4);
        const auto line = [](const ExperimentResult& result) {
            return keptruntext::line({result.experiment, {}, {}});
        };
        QCOMPARE_NE(line(one), line(two));
        ComparisonView view(one, line(one), two, line(two));
        view.show();
        const auto labels = view.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->text().contains(line(one)) && label->text().contains(line(two));
        }));
        const auto* table = view.findChild<QTableView*>();
        QCOMPARE(table->model()->rowCount(), 4);
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            QVERIFY(table->columnWidth(column) > 0);
            QVERIFY(table->columnViewportPosition(column) + table->columnWidth(column)
                    <= table->viewport()->width());
        }
    }

    void theKeyboardGoesFromTopToBottom()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("games.sqlite")));
        ExperimentsPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        page.resize(900, 700);
        page.setVisible(true);
        QStringList stops;
        for (const QWidget* each = page.nextInFocusChain(); each != &page;
             each = each->nextInFocusChain())
            if (const auto* button = qobject_cast<const QPushButton*>(each))
                stops += button->text().remove(u'&');
        QVERIFY(stops.contains(QStringLiteral("Run")));
        QVERIFY2(stops.indexOf(QStringLiteral("New experiment…"))
                     < stops.indexOf(QStringLiteral("Run")),
                 qPrintable(stops.join(u' ')));
    }

    void aTemplateBeginsWithAllOfTheOther()
    {
        GameRules rules;
        rules.openings = Openings::ThreePlyPositions;
        for (const ExperimentShape shape :
             {ExperimentShape::RoundRobin, ExperimentShape::Gauntlet, ExperimentShape::Grid}) {
            const Experiment kept
                = ownExperiment(QStringLiteral("Mine"), shape,
                                {entrant("alphabeta-h1", 2), entrant("alphabeta-h2", 6),
                                 entrant("alphabeta-h1", 4)},
                                rules, 12, 99);
            ExperimentDialog dialog;
            dialog.setExperiment(kept);
            QCOMPARE(dialog.experiment().id, kept.id);
            QCOMPARE(dialog.experiment().cells.front().rounds, 12);
        }
        // What an older version dealt is dealt as today: all of it stays all of it.
        rules.openings = Openings::AllThreePlies;
        ExperimentDialog dialog;
        dialog.setExperiment(ownExperiment(QStringLiteral("Mine"), ExperimentShape::RoundRobin,
                                           {entrant("alphabeta-h1", 2), entrant("alphabeta-h2", 6)},
                                           rules, 686, 99));
        QCOMPARE(dialog.experiment().rules.openings, Openings::ThreePlyPositions);
        QCOMPARE(dialog.experiment().cells.front().rounds, 476);
    }

    void aPausedRunHasOneButtonThatResumesIt()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("games.sqlite")));
        ExperimentsPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        Experiment large = own(5000);
        for (ExperimentCell& cell : large.cells)
            cell.a.limits.depth = cell.b.limits.depth = 6;
        page.show(large);
        QTRY_VERIFY(shelf.isIdle());
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(page.data().played() > 0, 60000);
        page.session().pause();
        QTRY_COMPARE_WITH_TIMEOUT(page.session().state(), State::Paused, 60000);
        int resumes = 0;
        const auto buttons = page.findChildren<QPushButton*>();
        for (const QPushButton* button : buttons)
            if (button->text().remove(u'&') == QStringLiteral("Continue")) {
                ++resumes;
                QVERIFY(button->isEnabled());
            }
        QCOMPARE(resumes, 1);
        page.session().cancel();
        QTRY_COMPARE_WITH_TIMEOUT(page.session().state(), State::Idle, 60000);
        QTRY_VERIFY(shelf.isIdle());
    }

    void aRunIsNotComparedWithItself()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("games.sqlite")));
        QVERIFY((*shelf.kept()->store())->keep(own(2, 1)));
        QVERIFY((*shelf.kept()->store())->keep(own(2, 2)));
        ExperimentsPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        auto* const compare = listCalled(page, "Compare with");
        page.show(own(2, 1));
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(compare->count(), 1);
        QVERIFY(compare->itemText(0).contains(QStringLiteral("seed 2")));
        page.show(own(2, 2));
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(compare->count(), 1);
        QVERIFY(compare->itemText(0).contains(QStringLiteral("seed 1")));
    }

    void aRunOfAnotherPageMayBeComparedAtOnce()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("games.sqlite")));
        ExperimentsPage page(shelf);
        ExperimentsPage other(shelf);
        QTRY_VERIFY(shelf.isIdle());
        auto* const compare = listCalled(page, "Compare with");
        QVERIFY(!compare->isEnabled());
        other.show(own(2, 2));
        other.run();
        QTRY_COMPARE_WITH_TIMEOUT(other.session().state(), State::Idle, 60000);
        QTRY_VERIFY(shelf.isIdle());
        QVERIFY(compare->isEnabled());
        QCOMPARE(compare->count(), 1);
    }

    void theDialogMakesWhatItShows()
    {
        ExperimentDialog dialog;
        const Experiment made = dialog.experiment();
        QCOMPARE(made.cells.size(), std::size_t {1});
        QVERIFY(made.artefact.isEmpty());
        QVERIFY(made.id.startsWith(QStringLiteral("own-")));
    }

    void fixedOpeningsAreAllPlayedUnlessAPersonWantsFewer()
    {
        ExperimentDialog dialog;
        QSpinBox* rounds = nullptr;
        const auto boxes = dialog.findChildren<QSpinBox*>();
        for (QSpinBox* box : boxes)
            if (box->accessibleName() == QStringLiteral("Rounds of each pairing"))
                rounds = box;
        QVERIFY(rounds);
        rounds->setValue(200);
        auto* kind = dialog.openings().findChild<QComboBox*>();
        kind->setCurrentIndex(kind->findData(static_cast<int>(Openings::ThreePlyPositions)));
        QCOMPARE(dialog.experiment().cells.front().rounds, 476);
        const auto says = [&dialog](const char* text) {
            const auto labels = dialog.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [text](const QLabel* label) {
                return label->text().contains(QLatin1String(text));
            });
        };
        QVERIFY(!says("the first"));
        rounds->setValue(100);
        QVERIFY(says("the first 100 of the 476 games"));
        kind->setCurrentIndex(kind->findData(static_cast<int>(Openings::Random)));
        QCOMPARE(dialog.experiment().cells.front().rounds, 200);
    }
};

QTEST_MAIN(TestExperimentsPage)
#include "tst_experimentspage.moc"
