// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/formal/lts/pathfile.h"
#include "core/search/searchreport.h"
#include "core/support/translations.h"
#include "ui/labs/formal/conformview.h"
#include "ui/labs/formal/formalmodels.h"
#include "ui/labs/formal/formalpage.h"
#include "ui/labs/formal/formulalist.h"
#include "ui/labs/formal/gameview.h"
#include "ui/labs/formal/matrixview.h"
#include "ui/labs/formal/propertiesview.h"
#include "ui/labs/formal/rules/rulesview.h"
#include "ui/labs/formal/system/simulator.h"
#include "ui/labs/formal/system/systemview.h"
#include "ui/labs/models/modelform.h"
#include "ui/labs/models/modeltext.h"
#include "ui/labs/models/statepanel.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/pagearea.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <algorithm>

using namespace fourcast;

class TestFormalPage : public QObject
{
    Q_OBJECT

    static void explore(FormalPage& page, const QString& model, const formal::ModelValues& values)
    {
        page.form().choose(model, values);
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60000);
    }

    static QPushButton* button(const QWidget& parent, const char* text)
    {
        const auto all = parent.findChildren<QPushButton*>();
        const auto found = std::ranges::find_if(all, [text](const QPushButton* each) {
            return each->isEnabled() && each->text().remove(u'&') == QString::fromUtf8(text);
        });
        return found == all.end() ? nullptr : *found;
    }

    static void awaitTurn(const GameView& game)
    {
        QSignalSpy turned(&game, &GameView::turned);
        QVERIFY(!game.isThinking() || turned.wait(60000));
    }

private Q_SLOTS:
    void theFirstExhibitIsTheStudysFigureTwo()
    {
        FormalPage page;
        page.resize(1000, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        // Nobody has asked yet.
        QVERIFY(!page.isRunning() && page.system() == nullptr);
        page.run();
        QTRY_VERIFY(page.system() != nullptr);
        QCOMPARE(page.system()->lts().stateCount(), formal::State {258});
        QCOMPARE(page.system()->lts().transitionCount(), std::uint64_t {787});
        QTRY_VERIFY(page.systemView().isReady());
    }

    /// In a window of 1024 pixels the laboratory has some 690.
    void thePageHasRoomBesideTheBoard_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : availableLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }

    void thePageHasRoomBesideTheBoard()
    {
        QFETCH(const QString, language);
        installTranslations(*qApp, language);
        {
            FormalPage page;
            const auto models = formal::models();
            for (const formal::ModelInfo& model : models) {
                page.form().choose(model.name);
                QVERIFY2(page.minimumSizeHint().width() <= 680,
                         qPrintable(QStringLiteral("%1: %2")
                                        .arg(model.name)
                                        .arg(page.minimumSizeHint().width())));
            }
        }
        installTranslations(*qApp, QStringLiteral("en"));
    }

    /// In a window of 1024 x 700 pixels it has some 600 in height, whichever view is in front.
    void noViewMakesThePageScroll()
    {
        FormalPage page;
        PageArea area;
        area.setPage(&page);
        area.resize(690, 590);
        area.show();
        page.run();
        QTRY_VERIFY(page.systemView().isReady());
        auto* const views = page.findChild<QTabWidget*>();
        for (int view = 0; view < views->count(); ++view) {
            views->setCurrentIndex(view);
            QCoreApplication::sendPostedEvents();
            QVERIFY2(!area.verticalScrollBar()->isVisible() && page.height() <= area.height(),
                     qPrintable(views->tabText(view)));
        }
        area.takeWidget();
    }

    /// Each column of the list can be read beside the text, however narrow the page is.
    void theVerdictsHaveRoom()
    {
        FormalPage page;
        page.resize(680, 590);
        page.show();
        page.run();
        QTRY_VERIFY(page.system() != nullptr);
        QTRY_VERIFY(!page.isRunning());
        PropertiesView& view = page.properties();
        page.findChild<QTabWidget*>()->setCurrentWidget(&view);
        QSignalSpy finished(&view, &PropertiesView::finished);
        view.list().checkAll();
        QVERIFY(finished.wait(60000));
        auto* const list = view.findChild<QTableWidget*>();
        // A title that is longer than this is in the tool tip as well.
        QVERIFY(list->columnWidth(0)
                > list->fontMetrics().horizontalAdvance(QStringLiteral("Safety 1, repaired")));
        for (int column = 1; column < list->columnCount(); ++column)
            for (int row = 0; row < list->rowCount(); ++row)
                QVERIFY2(list->columnWidth(column) >= list->fontMetrics().horizontalAdvance(
                             list->item(row, column)->text()),
                         qPrintable(list->item(row, column)->text()));
    }

    /// The study's threads are 1 to p, those of the pool 0 to P - 1.
    void eachThreadHasALaneAndNobodyElse()
    {
        FormalPage page;
        explore(page, QStringLiteral("paper"), {{"p", "2"}, {"D", "2"}});
        QCOMPARE(wordsOf(page.system()).threadNames, QStringList({"thread 1", "thread 2"}));
        const formal::LabelTable& labels = page.system()->lts().labels();
        for (formal::LabelId id = 0; id < labels.size(); ++id)
            for (const int lane : wordsOf(page.system()).threadsOf(labels[id]))
                QVERIFY(lane == 0 || lane == 1);
        explore(page, QStringLiteral("pool"), {{"P", "2"}, {"M", "2"}});
        QCOMPARE(wordsOf(page.system()).threadNames, QStringList({"thread 0", "thread 1"}));
    }

    void aWrongParameterIsToldUntilItIsRight()
    {
        FormalPage page;
        const QString before = page.statusText();
        page.form().choose(QStringLiteral("paper"), {{"full", "9, x"}});
        QCOMPARE(page.statusText(),
                 QStringLiteral("A parameter is wrong: full must be numbers from 1 to 7, "
                                "separated by commas."));
        QVERIFY(!button(page, "Run"));
        page.form().choose(QStringLiteral("paper"), {{"full", "1, 4"}});
        QCOMPARE(page.statusText(), before);
        QVERIFY(button(page, "Run"));
    }

    /// Why nothing can be checked is said where the verdict would stand.
    void partOfASystemIsNotCheckedAndSaysSo()
    {
        FormalPage page;
        page.form().setOwn(QStringLiteral("act a: Nat; proc P(n: Nat) = a(n) . P(n + 1); "
                                          "init P(0);"));
        page.run();
        QTRY_VERIFY(page.progress().done > 100);
        page.cancel();
        QTRY_VERIFY(!page.isRunning());
        const PropertiesView& view = page.properties();
        QVERIFY(!button(view, "Check all"));
        const auto labels = view.findChildren<LiveLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("Only part of the system"));
        }));
    }

    void tabGoesWhereTheEyeGoes()
    {
        FormalPage page;
        page.resize(680, 590);
        page.show();
        page.run();
        QTRY_VERIFY(page.system() != nullptr);
        QTRY_VERIFY(!page.isRunning());
        page.open({.model = QStringLiteral("pool")});
        QTRY_VERIFY(!page.isRunning() && page.properties().isEnabled());
        page.findChild<QTabWidget*>()->setCurrentWidget(&page.properties());
        QCoreApplication::processEvents();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        const auto nameOf = [](const QWidget* widget) {
            const auto* const pressed = qobject_cast<const QAbstractButton*>(widget);
            return pressed ? pressed->text().remove(u'&') : widget->accessibleName();
        };
        auto* const model = page.form().findChild<QComboBox*>();
        model->setFocus();
        QStringList names;
        for (QWidget* at = model;;) {
            names << nameOf(at);
            QTest::keyClick(at, Qt::Key_Tab);
            at = QApplication::focusWidget();
            QVERIFY(at);
            if (at == model || names.size() > 30)
                break;
        }
        const QStringList wanted {"Model",   "Workers",
                                  "Tasks",   "Task scores",
                                  "Run",     "Export…",
                                  "",        "Check all",
                                  "Check",   "Formulas and their verdicts",
                                  "Formula", "Make it yours"};
        QVERIFY2(names == wanted, qPrintable(names.join(u'>')));
    }

    void whatIsOfAnotherModelIsSeenAsThat()
    {
        FormalPage page;
        page.show();
        page.run();
        QTRY_VERIFY(page.system() != nullptr);
        QTRY_VERIFY(!page.isRunning());
        page.form().choose(QStringLiteral("pool"));
        QVERIFY(!page.properties().isEnabled() && !page.systemView().isEnabled());
        // The one that was explored, again.
        page.form().choose(QStringLiteral("paper"), page.system()->choice.values);
        QVERIFY(page.properties().isEnabled() && page.systemView().isEnabled());
        page.open({.model = QStringLiteral("pool")});
        QTRY_VERIFY(!page.isRunning() && page.system()->choice.model == QStringLiteral("pool"));
        QVERIFY(page.properties().isEnabled());
    }

    void aVerdictIsAnnounced()
    {
        FormalPage page;
        page.show();
        page.run();
        QTRY_VERIFY(page.system() != nullptr);
        QTRY_VERIFY(!page.isRunning());
        PropertiesView& view = page.properties();
        page.findChild<QTabWidget*>()->setCurrentWidget(&view);
        QStringList said;
        const auto labels = view.findChildren<LiveLabel*>();
        for (const LiveLabel* label : labels)
            connect(label, &LiveLabel::announced, &view,
                    [&said](const QString& sentence) { said << sentence; });
        // Going from row to row is no news.
        view.list().chooseRow(1);
        QVERIFY(said.isEmpty());
        QSignalSpy finished(&view, &PropertiesView::finished);
        view.list().checkChosen();
        QVERIFY(finished.wait(60000));
        QCOMPARE(said.size(), 1);
        QVERIFY(said.front().startsWith(QStringLiteral("It holds in the initial state.")));
    }

    void whatIsChosenIsThereAgainAfterARestart()
    {
        QJsonObject fields;
        {
            FormalPage page;
            page.form().choose(QStringLiteral("pool"), {{"P", "3"}, {"M", "5"}});
            page.properties().list().setOwnText(QStringLiteral("<true>true"));
            page.conformView().setLive(true);
            fields = page.fields();
        }
        FormalPage page;
        page.setFields(fields);
        QCOMPARE(page.form().model(), QStringLiteral("pool"));
        QCOMPARE(page.form().values().value(QStringLiteral("M")), QStringLiteral("5"));
        QCOMPARE(page.properties().list().ownText(), QStringLiteral("<true>true"));
        QVERIFY(page.conformView().isLive());
        page.setFields({{"model", "nobody's"}, {"values", 7}});
        QCOMPARE(page.form().model(), QStringLiteral("pool"));
    }

    void thePoolHoldsAndTheRaceFailsWhereItMust_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QStringList>("fails");
        QTest::newRow("pool") << "pool" << QStringList {"Every worker eventually gets a task"};
        QTest::newRow("race") << "race"
                              << QStringList {
                                     "The result is the maximum", "A tie goes to the first task",
                                     "The result does not depend on which worker is faster",
                                     "Every worker eventually gets a task"};
    }

    void thePoolHoldsAndTheRaceFailsWhereItMust()
    {
        QFETCH(QString, model);
        QFETCH(QStringList, fails);
        for (const char* workers : {"2", "3"}) {
            FormalPage page;
            explore(page, model, {{"P", QLatin1String(workers)}, {"M", "3"}});
            QSignalSpy finished(&page.properties(), &PropertiesView::finished);
            page.properties().list().checkAll();
            QVERIFY(finished.wait(60000));
            QStringList failed;
            for (int row = 0; row < page.properties().list().rowCount() - 1; ++row) {
                const auto result = page.properties().list().row(row).result;
                QVERIFY2(result && result->hasAnswer(),
                         qPrintable(page.properties().list().row(row).title));
                if (!result->isTrue())
                    failed << page.properties().list().row(row).title;
            }
            QCOMPARE(failed, fails);
        }
    }

    void theSystemIsColouredByAFormula()
    {
        FormalPage page;
        explore(page, QStringLiteral("paper"), {{"p", "2"}, {"D", "2"}});
        PropertiesView& view = page.properties();
        view.list().setOwnText(QStringLiteral("<true>true"));
        view.list().chooseRow(view.list().rowCount() - 1);
        QVERIFY(!button(view, "Colour the system"));
        QSignalSpy finished(&view, &PropertiesView::finished);
        view.list().checkChosen();
        QVERIFY(finished.wait(60000));
        QPushButton* const colour = button(view, "Colour the system");
        QVERIFY(colour);
        QTRY_VERIFY(page.systemView().isReady());
        colour->click();
        const SystemPicture& picture = page.systemView().picture();
        QCOMPARE(picture.colours, SystemColours::Truth);
        QCOMPARE(picture.formula, view.list().row(view.list().rowCount() - 1).title);
        const formal::Lts& lts = page.system()->lts();
        QCOMPARE(picture.holds.size(), std::size_t {lts.stateCount()});
        for (formal::State state = 0; state < lts.stateCount(); ++state)
            QCOMPARE(bool(picture.holds[state]), !lts.isDeadlock(state));
        // Another text is another formula.
        view.list().setOwnText(QStringLiteral("<true><true>true"));
        QVERIFY(!button(view, "Colour the system"));
    }

    void aSystemThatIsNotDrawnWholeHasNoTruthOfEachState()
    {
        FormalPage page;
        explore(page, QStringLiteral("paper"), {{"p", "7"}, {"D", "3"}});
        PropertiesView& view = page.properties();
        QSignalSpy finished(&view, &PropertiesView::finished);
        view.list().checkChosen();
        QVERIFY(finished.wait(60000));
        QVERIFY(view.list().row(0).result->isTrue());
        QVERIFY(!button(view, "Colour the system"));
    }

    void theRacesCounterexampleIsWalked()
    {
        FormalPage page;
        explore(page, QStringLiteral("race"), {{"P", "2"}, {"M", "3"}});
        PropertiesView& view = page.properties();
        QSignalSpy finished(&view, &PropertiesView::finished);
        view.list().checkAll();
        QVERIFY(finished.wait(60000));
        int row = 0;
        while (view.list().row(row).title != QStringLiteral("The result is the maximum"))
            ++row;
        const auto result = view.list().row(row).result;
        QVERIFY(result->path);
        view.list().chooseRow(row);
        button(view, "Show the path")->click();
        QCOMPARE(page.simulator().path(), *result->path);
        // It ends with a result that is not the best, 4 of task 2.
        const formal::Lts& lts = page.system()->lts();
        const QString last = lts.label(result->path->steps.back().label).text();
        QVERIFY2(last.startsWith(QStringLiteral("best(")) && last != QStringLiteral("best(2, 4)"),
                 qPrintable(last));
        page.simulator().jump(0);
        for (std::size_t step = 0; step < result->path->steps.size(); ++step)
            page.simulator().forward();
        QCOMPARE(page.simulator().state(), result->path->end());
    }

    void theStudentLosesWhereTheFormulaIsDecided()
    {
        FormalPage page;
        explore(page, QStringLiteral("pool"), {{"P", "2"}, {"M", "2"}});
        PropertiesView& view = page.properties();
        QSignalSpy finished(&view, &PropertiesView::finished);
        view.list().checkAll();
        QVERIFY(finished.wait(60000));
        auto* const game = view.findChild<GameView*>();
        for (int row = 0; row < view.list().rowCount() - 1; ++row) {
            view.list().chooseRow(row);
            button(view, "Play the formula…")->click();
            // Whatever is chosen: first always the first, then always the last.
            for (const bool last : {false, true}) {
                game->begin();
                awaitTurn(*game);
                for (int move = 0; move < 500 && !game->isOver(); ++move) {
                    game->choose(last ? game->choiceCount() - 1 : 0);
                    awaitTurn(*game);
                }
                QVERIFY2(game->isOver(), qPrintable(view.list().row(row).title));
                QVERIFY2(!game->hasStudentWon(), qPrintable(view.list().row(row).title));
            }
        }
    }

    /// The window goes on meanwhile: a turn begins at once, and may be stopped.
    void aFormulaOfALargeSystemIsPlayedAwayFromTheWindow()
    {
        FormalPage page;
        explore(page, QStringLiteral("paper"), {{"p", "7"}, {"D", "4"}});
        PropertiesView& view = page.properties();
        QVERIFY(page.system()->lts().stateCount() > SystemPicture::mostWhole);
        const int row = 4;
        view.list().chooseRow(row);
        QSignalSpy finished(&view, &PropertiesView::finished);
        view.list().checkChosen();
        QVERIFY(finished.wait(60000));
        QVERIFY(view.list().row(row).result->isTrue());
        auto* const game = view.findChild<GameView*>();
        button(view, "Play the formula…")->click();
        QVERIFY(game->isThinking());
        awaitTurn(*game);
        for (int move = 0; move < 200 && !game->isOver(); ++move) {
            QVERIFY(game->choiceCount() > 0);
            game->choose(move % game->choiceCount());
            QVERIFY(game->isThinking());
            awaitTurn(*game);
        }
        QVERIFY(game->isOver() && !game->hasStudentWon());
        // What is stopped leaves a game that can be begun again.
        game->begin();
        game->stop();
        awaitTurn(*game);
        game->begin();
        awaitTurn(*game);
        QVERIFY(game->choiceCount() > 0);
    }

    void theTextOfAModelIsColoured()
    {
        const ModelLanguage language = formalLanguage();
        const QString text = QStringLiteral("sort T = struct X | O;\nmap f: Nat -> T;\n"
                                            "eqn f(1) = X;\nact a: T;\n"
                                            "proc P(n: Nat) = a(f(n)) . P(n); %é\ninit P(1);\n");
        QVERIFY(language.check(text).has_value());
        const auto inks = [](const CodeEditor::Colouring& colouring, const QString& line) {
            QStringList found;
            for (const CodeSpan& span : colouring(line))
                found << QStringLiteral("%1 %2")
                             .arg(line.mid(span.begin, span.length))
                             .arg(static_cast<int>(span.ink));
            return found.join(QLatin1String(", "));
        };
        const auto named = [](const char* word, CodeInk ink) {
            return QStringLiteral("%1 %2").arg(QString::fromUtf8(word)).arg(static_cast<int>(ink));
        };
        const QStringList expected {named("proc", CodeInk::Keyword), named("P", CodeInk::Modality),
                                    named("Nat", CodeInk::Type),     named("a", CodeInk::Action),
                                    named("f", CodeInk::Type),       named("P", CodeInk::Modality),
                                    named("%é", CodeInk::Comment)};
        const QString line = text.section(u'\n', 4, 4);
        QCOMPARE(inks(language.colouring(text), line), expected.join(QLatin1String(", ")));
        // While something is missing names are what they were.
        QCOMPARE(inks(language.colouring(text.chopped(3)), line),
                 expected.join(QLatin1String(", ")));
        for (const char* word : {"proc", "P", "a", "X", "Nat"})
            QVERIFY2(language.words(text).contains(QLatin1String(word)), word);
    }

    void aWrongModelIsToldWithItsPlaceAndLosesNothing()
    {
        FormalPage page;
        explore(page, QStringLiteral("pool"), {});
        const SharedSystem before = page.system();
        auto* const editor = page.modelText().findChild<QPlainTextEdit*>();
        const QString wrong = QStringLiteral("act a;\ninit a . b;\n");
        editor->setPlainText(wrong);
        QCOMPARE(page.form().model(), ModelForm::own());
        page.run();
        QTRY_VERIFY(!page.isRunning());
        QVERIFY2(page.statusText().contains(QStringLiteral("Line 2, column 10")),
                 qPrintable(page.statusText()));
        QCOMPARE(page.system(), before);
        QCOMPARE(editor->toPlainText(), wrong);
        editor->setPlainText(QStringLiteral("act a;\ninit a . delta;\n"));
        page.run();
        QTRY_VERIFY(!page.isRunning());
        QCOMPARE(page.system()->lts().stateCount(), formal::State {2});
    }

    void aWrongFormulaIsToldWithItsPlace()
    {
        FormalPage page;
        explore(page, QStringLiteral("pool"), {});
        page.properties().list().setOwnText(QStringLiteral("[true*]<nothing>true"));
        page.properties().list().chooseRow(page.properties().list().rowCount() - 1);
        const auto labels = page.properties().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("Line 1, column 9"));
        }));
    }

    void aFormulaThatComesAlongIsABeginning()
    {
        FormalPage page;
        explore(page, QStringLiteral("pool"), {});
        PropertiesView& view = page.properties();
        view.list().chooseRow(0);
        const QString text = view.findChild<QPlainTextEdit*>()->toPlainText();
        button(view, "Make it yours")->click();
        QCOMPARE(view.list().ownText(), text);
        QVERIFY(!view.findChild<QPlainTextEdit*>()->isReadOnly());
    }

    void theStudysTableEndsWhereOneWants()
    {
        MatrixView view;
        QCOMPARE(view.matrix().rows.size(), std::size_t {7});
        view.showLevels(2);
        QCOMPARE(view.matrix().rows.size(), std::size_t {2});
        QSignalSpy finished(&view, &MatrixView::finished);
        view.run();
        QVERIFY(finished.wait(60000));
        QVERIFY(view.matrix().isComplete());
        // One more keeps what is filled, and one less too.
        view.showLevels(1);
        QVERIFY(view.matrix().isComplete());
        view.showLevels(3);
        QCOMPARE(view.matrix().rows.size(), std::size_t {3});
        QVERIFY(!view.matrix().isComplete());
        QCOMPARE(view.matrix().rows[1].states, std::uint64_t {2189});
        QCOMPARE(view.matrix().rows[2].states, std::uint64_t {0});
        QCOMPARE(view.matrix().rows[2].title, QStringLiteral("D = 3"));
    }

    void aFormulaOfOnesOwnIsGradedByMutants()
    {
        MatrixView view;
        view.showMutants();
        // Of a step that is done again, one after the other, the published formulas know nothing.
        view.setOwnFormula(QStringLiteral("[true*] forall x, y, z: Nat, m: Token. [max(x, y, z, m)]"
                                          "[true*] forall x2: Nat, m2: Token. "
                                          "[max(x2, y, z, m2)]false"));
        QSignalSpy finished(&view, &MatrixView::finished);
        view.run();
        QVERIFY(finished.wait(60000));
        const formal::FormulaMatrix& matrix = view.matrix();
        QVERIFY(matrix.isComplete());
        QStringList caught;
        for (const std::size_t row : formal::caughtRows(matrix, matrix.columns.size() - 1))
            caught << matrix.rows[row].title;
        QCOMPARE(caught, QStringList({"redo", "repeat", "twice", "loop"}));
    }

    void anEnginesSearchIsHeldAgainstTheModelWhileItPlays()
    {
        FormalPage page;
        const auto engine = *makeEngine(QStringLiteral("mapped-h2"), {.workers = 2});
        const SearchReport report = engine->search(Position().after(3), {.depth = 6}, {});
        page.takeEngineMove(report);
        QCOMPARE(page.conformView().checked(), 0);
        page.conformView().setLive(true);
        page.takeEngineMove(report);
        QTRY_COMPARE(page.conformView().checked(), 1);
        QCOMPARE(page.conformView().refused(), 0);
        // Of equal moves one is drawn; the model tells the first one.
        SearchReport other = report;
        for (TaskEvent& event : other.events)
            if (event.kind == TaskEvent::Kind::Done && event.task == 6)
                event.value = other.events.back().value;
        other.bestMove = Move(6);
        page.takeEngineMove(other);
        QTRY_COMPARE(page.conformView().checked(), 2);
        const auto tables = page.conformView().findChildren<QTableWidget*>();
        const auto found = std::ranges::find(tables, 4, &QTableWidget::columnCount);
        QVERIFY(found != tables.end());
        QTableWidget* const list = *found;
        QCOMPARE(list->item(0, 0)->text(),
                 QStringLiteral("mapped-h2, depth 6, plays g (drawn by lot from equal moves)"));
        list->setCurrentCell(1, 0);
        // Its path through the model is the run.
        button(page.conformView(), "Show as a path")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning() && page.systemView().isReady(), 60000);
        QTRY_COMPARE(page.simulator().path().steps.size(), report.events.size());
    }

    void anEngineThatCanBeCheckedIsOneClickAway()
    {
        FormalPage page;
        QSignalSpy wanted(&page, &LabPage::playWanted);
        QVERIFY(!page.conformView().isLive());
        button(page.conformView(), "Let mapped-h1 play here")->click();
        QVERIFY(page.conformView().isLive());
        QCOMPARE(wanted.size(), 1);
        const auto engine = wanted.first().first().value<Entrant>();
        QVERIFY(engine.check());
        QCOMPARE(engine.engine, QStringLiteral("mapped-h1"));
        // The page stays in front: what is checked appears there.
        QVERIFY(wanted.first().at(1).toBool());
    }

    void aViewWithARunOfItsOwnHasNoSecondOne()
    {
        FormalPage page;
        page.resize(690, 590);
        page.show();
        auto* const views = page.findChild<QTabWidget*>();
        const auto* const row = page.findChild<RunRow*>();
        for (QWidget* const view :
             std::initializer_list<QWidget*> {&page.table(), &page.conformView(), &page.rules()}) {
            views->setCurrentWidget(view);
            QVERIFY(!page.form().isVisible());
            QVERIFY(!row->isVisible());
            views->setCurrentWidget(&page.properties());
            QVERIFY(page.form().isVisible());
            QVERIFY(row->isVisible());
        }
        // What runs can be ended wherever one looks.
        page.run();
        views->setCurrentWidget(&page.rules());
        QVERIFY(page.isRunning());
        QVERIFY(row->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60000);
        QVERIFY(!row->isVisible());
    }

    void theGameIsShownOnItsBoard()
    {
        FormalPage page;
        explore(page, QStringLiteral("game"),
                {{"columns", "3"}, {"rows", "3"}, {"connect", "3"}, {"moves", "1"}});
        const SystemWords words = wordsOf(page.system());
        QVERIFY(words.board);
        QCOMPARE(words.boardOf(page.system()->lts().initial()), QStringLiteral("...\n...\nX.."));
        explore(page, QStringLiteral("pool"), {});
        QVERIFY(!wordsOf(page.system()).board);
    }

    void statesAreSaidInWords()
    {
        FormalPage page;
        explore(page, QStringLiteral("pool"), {});
        const SystemWords words = wordsOf(page.system());
        const formal::State start = page.system()->lts().initial();
        QCOMPARE(words.wordsOf(start).split(u'\n'),
                 QStringList({"Queue: task 0 is next", "Results: none yet",
                              "Worker 0: waits for a task", "Worker 1: waits for a task"}));
        QVERIFY(words.vectorOf(start).startsWith(QStringLiteral("Queue(i = 0)\n")));
        QVERIFY(words.vectorOf(start).endsWith(QStringLiteral("Worker(w = 1)")));
    }

    void beforeAClassThePictureIsAlone()
    {
        FormalPage page;
        page.resize(1000, 660);
        page.show();
        explore(page, QStringLiteral("pool"), {});
        auto* const views = page.findChild<QTabWidget*>();
        views->setCurrentWidget(&page.systemView());
        GraphView& graph = page.systemView().graphView();
        const auto* const search = graph.findChild<QLineEdit*>();
        const QComboBox* const choice = page.systemView().findChild<QComboBox*>();
        QTRY_VERIFY(search->isVisible() && choice->isVisible());
        const int before = graph.canvas().height();
        for (const bool presented : {true, false}) {
            page.setPresented(presented);
            QCOMPARE(search->isVisible(), !presented);
            QCOMPARE(choice->isVisible(), !presented);
            QCOMPARE(graph.canvas().isFilling(), presented);
            if (presented)
                QTRY_VERIFY(graph.canvas().height() > before);
            // Another view and back leave it so.
            views->setCurrentWidget(&page.simulator());
            views->setCurrentWidget(&page.systemView());
            QCOMPARE(search->isVisible(), !presented);
        }
    }

    void aPathBeforeAClassHasItsStepsBeside()
    {
        FormalPage page;
        page.resize(1000, 660);
        page.show();
        page.open({.model = QStringLiteral("pool"), .values = {{"P", "2"}, {"M", "2"}}});
        QTRY_VERIFY_WITH_TIMEOUT(page.systemView().isReady(), 60000);
        page.findChild<QTabWidget*>()->setCurrentWidget(&page.systemView());
        page.setPresented(true);
        QVERIFY(!page.systemView().findChild<StatePanel*>()->isVisible());
        formal::PathFile file;
        for (const char* const label : {"take(0, 0)", "take(1, 1)"})
            file.steps.push_back({.label = QString::fromLatin1(label)});
        const auto found = formal::walked(page.system()->lts(), file);
        QVERIFY(found);
        page.systemView().showPath(*found, 2);
        QVERIFY(page.systemView().findChild<StatePanel*>()->isVisible());
    }

    void aPlaceIsOpenedFromOutside()
    {
        FormalPage page;
        page.open({.model = QStringLiteral("pool"),
                   .values = {{"P", "2"}, {"M", "2"}},
                   .path = {"take(0, 0)", "take(1, 1)"},
                   .step = 1,
                   .formula = 1});
        QTRY_COMPARE_WITH_TIMEOUT(page.simulator().path().steps.size(), std::size_t {2}, 60000);
        QCOMPARE(page.simulator().step(), 1);
        QTRY_VERIFY(page.properties().list().row(1).result != nullptr);
        QVERIFY(page.properties().list().row(1).result->isTrue());
    }
};

QTEST_MAIN(TestFormalPage)
#include "tst_formalpage.moc"
