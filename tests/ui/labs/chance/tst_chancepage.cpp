// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/translations.h"
#include "ui/labs/chance/chancemodels.h"
#include "ui/labs/chance/chancepage.h"
#include "ui/labs/chance/propertyform.h"
#include "ui/labs/chance/system/automatonview.h"
#include "ui/labs/models/modelform.h"
#include "ui/labs/models/modeltext.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>

using namespace fourcast;

class TestChancePage : public QObject
{
    Q_OBJECT

    static void ask(ChancePage& page, const QString& model, const ModelValues& values,
                    const QString& property)
    {
        page.form().choose(model, values);
        page.ask().setProperty(property);
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60000);
    }

    static QString front(const ChancePage& page)
    {
        return page.findChild<QTabWidget*>()->currentWidget()->objectName();
    }

private Q_SLOTS:
    void theFirstExhibitIsTheRuinOfThree()
    {
        ChancePage page;
        page.resize(1000, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        // A class guesses first.
        QVERIFY(!page.isRunning() && page.system() == nullptr);
        QVERIFY(page.answer().isEmpty());
        page.run();
        QTRY_VERIFY(page.system() != nullptr);
        QCOMPARE(page.system()->automaton().stateCount(), chance::State {19});
        QCOMPARE(page.system()->observed->states, std::uint64_t {28 - 5});
        QCOMPARE(page.answer(), QStringLiteral("Player 1 is ruined with probability 0.142045."));
    }

    void publishedNumbersComeOutInWords_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<ModelValues>("values");
        QTest::addColumn<QString>("property");
        QTest::addColumn<QString>("answer");
        QTest::newRow("ruin length") << "ruin-static" << ModelValues() << "Rmax broke"
                                     << "Somebody is broke after 3.40909 rounds on average.";
        QTest::newRow("yahtzee")
            << "yahtzee" << ModelValues() << "Pmax"
            << "With best play, all dice show the same number with probability 0.0460286.";
        QTest::newRow("turns") << "yahtzee-endless" << ModelValues() << "Rmin"
                               << "With best play, it takes 11.0902 turns on average.";
        QTest::newRow("worst turns")
            << "yahtzee-endless" << ModelValues() << "Rmax"
            << "It is infinite: some strategy puts the goal off for ever or misses it.";
        QTest::newRow("no number, whatever is chosen")
            << "gambler-bet2" << ModelValues() << "Rmin won"
            << "There is no such number: no strategy reaches the goal with probability 1.";
        QTest::newRow("no number")
            << "gambler" << ModelValues() << "Rmin won"
            << "There is no such number: the goal is not reached with probability 1.";
    }

    void publishedNumbersComeOutInWords()
    {
        QFETCH(QString, model);
        QFETCH(ModelValues, values);
        QFETCH(QString, property);
        QFETCH(QString, answer);
        ChancePage page;
        ask(page, model, values, property);
        QCOMPARE(page.answer(), answer);
    }

    void aFractionIsSaidWhereItIsWanted()
    {
        ChancePage page;
        page.ask().setExact(true);
        ask(page, QStringLiteral("gambler"), {}, QStringLiteral("Pmax"));
        QCOMPARE(page.system()->answer->exact, QStringLiteral("135/211"));
    }

    void anotherQuestionNeedsNoExploration()
    {
        ChancePage page;
        ask(page, QStringLiteral("ruin-static"), {}, QStringLiteral("Pmax broke(1)"));
        const auto explored = page.system()->explored;
        ask(page, QStringLiteral("ruin-static"), {}, QStringLiteral("Rmax broke"));
        QCOMPARE(page.system()->explored, explored);
        ask(page, QStringLiteral("ruin-static"), {{"d", "4"}}, QStringLiteral("Rmax broke"));
        QVERIFY(page.system()->explored != explored);
    }

    void anAnswerIsOldWhileALessonAsksForAnother()
    {
        ChancePage page;
        QVERIFY(!page.isUpToDate());
        const QJsonObject asked {{"model", "gambler"}, {"property", "Pmax"}};
        QVERIFY(page.takeSettings(asked));
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(page.isUpToDate(), 30000);
        QTRY_VERIFY(!page.isRunning());
        QVERIFY(page.takeSettings(asked));
        QVERIFY(page.isUpToDate());
        QVERIFY2(page.statusText().isEmpty(), qPrintable(page.statusText()));
        QVERIFY(page.takeSettings({{"property", "Rmax won | lost"}}));
        QVERIFY(!page.isUpToDate());
        QVERIFY(page.statusText().contains("Press Run"));
    }

    void allQuestionsAreAnsweredInLines()
    {
        ChancePage page;
        page.form().choose(QStringLiteral("gambler"),
                           {{"goal", "3"}, {"start", "1"}, {"p", "1/2"}});
        page.ask().setAsksAll(true);
        page.run();
        QTRY_VERIFY(!page.isRunning());
        const auto* const answers = page.findChild<QTableWidget*>(QStringLiteral("answers"));
        QVERIFY(answers && !answers->isHidden());
        QCOMPARE(answers->rowCount(), 2);
        QCOMPARE(answers->item(0, 1)->text(), QStringLiteral("0.333333"));
        QCOMPARE(answers->item(0, 2)->text(),
                 QStringLiteral("The gambler wins with probability 0.333333."));
        QCOMPARE(answers->item(1, 2)->text(),
                 QStringLiteral("The game ends after 2 bets on average."));
        // The states are of the first.
        QCOMPARE(page.answer(), answers->item(0, 2)->text());
        QVERIFY(page.fields()["all"].toBool());
        // Another model has other questions; a single one has no lines.
        page.form().choose(QStringLiteral("goose"));
        QVERIFY(page.ask().asksAll());
        QCOMPARE(page.ask().questions().size(), std::size_t {4});
        ask(page, QStringLiteral("gambler"), {}, QStringLiteral("Pmax"));
        QVERIFY(!page.ask().asksAll());
        QVERIFY(answers->isHidden());
    }

    void theStrategyStandsWhereTheAnswerIs()
    {
        ChancePage page;
        ask(page, QStringLiteral("gambler-bet2"), {}, QStringLiteral("Pmax"));
        auto* const decisions = page.findChild<QListWidget*>(QStringLiteral("decisions"));
        QVERIFY(decisions && !decisions->isHidden());
        // With 4 coins of 5 there is nothing to decide.
        QCOMPARE(decisions->count(), 3);
        QStringList ends;
        for (int i = 0; i < decisions->count(); ++i) {
            QVERIFY2(decisions->item(i)->text().endsWith(QStringLiteral(", bet to win 2.")),
                     qPrintable(decisions->item(i)->text()));
            ends << decisions->item(i)->text().section(u' ', 0, 1);
        }
        QCOMPARE(ends, (QStringList {"With 2", "With 1", "With 3"}));
        // It is shown there.
        decisions->setCurrentRow(2);
        Q_EMIT decisions->itemActivated(decisions->item(2));
        QCOMPARE(front(page), QStringLiteral("states"));
        QCOMPARE(page.automatonView().picture().chosen, page.system()->decisions[2].state);
        // Chance alone decides.
        ask(page, QStringLiteral("gambler"), {}, QStringLiteral("Pmax"));
        QVERIFY(decisions->isHidden());
    }

    void aLongStrategyEndsWithWhereTheRestIs()
    {
        ChancePage page;
        ask(page, QStringLiteral("yahtzee"), {}, QStringLiteral("Pmax"));
        const auto* const decisions = page.findChild<QListWidget*>(QStringLiteral("decisions"));
        QCOMPARE(decisions->count(), 10 + 1);
        QVERIFY2(decisions->item(0)->text().startsWith(QStringLiteral("With dice ")),
                 qPrintable(decisions->item(0)->text()));
        QVERIFY(!decisions->findItems(QStringLiteral(", pick up a "), Qt::MatchContains).isEmpty());
        QVERIFY(decisions->item(10)->text().endsWith(QStringLiteral(" states: tab States")));
    }

    void whatIsKnownIsKeptWhenItIsStopped()
    {
        ChancePage page;
        page.form().choose(QStringLiteral("ruin-static"), {{"N", "8"}, {"d", "20"}});
        QSignalSpy progressed(&page, &LabPage::progressed);
        page.run();
        QVERIFY(progressed.wait(10000));
        page.cancel();
        QTRY_VERIFY(!page.isRunning());
        QVERIFY(page.system() != nullptr);
        QVERIFY(!page.system()->automaton().isComplete());
        QVERIFY(page.system()->automaton().stateCount() > 0);
        QCOMPARE(page.answer(), QStringLiteral("No answer yet"));
    }

    void aFaultInTheTextIsMarkedInFront_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("marked");
        const auto add
            = [](const char* name, const char* body, const char* message, const char* marked) {
                  QTest::newRow(name) << QStringLiteral("X(s: {0..3}) = %1 ++ s=3 => done.X[]\n"
                                                        "init X[0]\nreach done")
                                             .arg(QLatin1String(body))
                                      << message << marked;
              };
        add("unknown name", "s<3 => go.Y[s+1]", "no process 'Y'", "Y");
        add("arity", "s<3 => go.X[s+1, 0]", "parameter", "X");
        add("unguarded", "s<3 => X[s:=s+1]", "without an action", "X");
        add("sum of 0.9", "s<3 => go.psum(1/2 -> X[s:=s+1] ++ 2/5 -> X[0])", "sum to 9/10", "1");
        // These are seen in a state alone.
        add("out of range", "go.X[s:=s+1]", "s would become 4", "go");
        add("sum by data", "s<3 => go.psum(s/4 -> X[s:=s+1] ++ 1/4 -> X[0])", "sum to 1/4", "go");
    }

    void aFaultInTheTextIsMarkedInFront()
    {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QFETCH(QString, marked);
        ChancePage page;
        ask(page, QStringLiteral("gambler"), {}, QStringLiteral("Pmax"));
        page.modelText().editor().setPlainText(text);
        page.run();
        QTRY_VERIFY(!page.isRunning());
        QCOMPARE(front(page), QStringLiteral("model"));
        QVERIFY2(page.modelText().message().contains(message),
                 qPrintable(page.modelText().message()));
        QVERIFY(page.modelText().message().startsWith(QStringLiteral("▲ Line 1, column")));
        const auto marks = page.modelText().editor().extraSelections();
        QCOMPARE(marks.size(), 1);
        QCOMPARE(marks.first().cursor.selectedText(), marked);
        QCOMPARE(page.form().model(), ModelForm::own());
        // What was found out about another text is gone.
        QVERIFY(!page.system());
        QVERIFY(page.answer().isEmpty());
    }

    void processesThatDoNothingTogetherAreWarnedOf()
    {
        ChancePage page;
        page.modelText().editor().setPlainText(
            QStringLiteral("A = left.A[]\nB = right.B[]\ninit A || B\nreach left"));
        ask(page, ModelForm::own(), {}, QStringLiteral("Pmax"));
        QVERIFY(page.system() && !page.system()->warnings.empty());
        page.modelText().check();
        QVERIFY(!page.modelText().hasError());
        QVERIFY(!page.modelText().editor().extraSelections().isEmpty());
    }

    void aFaultInThePropertyIsSaid()
    {
        ChancePage page;
        ask(page, QStringLiteral("gambler"), {}, QStringLiteral("Most won"));
        QVERIFY(page.statusText().contains(QStringLiteral("Pmin, Pmax, Rmin or Rmax")));
        ask(page, QStringLiteral("gambler"), {}, QStringLiteral("Pmax"));
        const QString answer = page.answer();
        ask(page, QStringLiteral("gambler"), {}, QStringLiteral("Pmax wonn"));
        QVERIFY(page.statusText().contains(QStringLiteral("did you mean 'won'")));
        QCOMPARE(page.answer(), answer);
        QVERIFY(front(page) != QStringLiteral("model"));
    }

    void aModelOffersItsQuestions()
    {
        ChancePage page;
        page.form().choose(QStringLiteral("goose"));
        QCOMPARE(page.ask().property(), QStringLiteral("Pmax win(1)"));
        page.ask().setProperty(QStringLiteral("Pmin tie"));
        QVERIFY(page.ask().answer().isEmpty());
        page.ask().setProperty(QStringLiteral("Pmax tie"));
        QVERIFY(page.ask().answer().contains(QStringLiteral("a tie with")));
    }

    void bestAndWorstAreSaidWhereThereIsAChoice_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<QString>("property");
        QTest::addColumn<QString>("answer");
        const auto add = [](const char* choice, const char* property, const char* answer) {
            QTest::addRow("%s%s", property, choice)
                << QString::fromLatin1(choice) << QString::fromLatin1(property)
                << QString::fromLatin1(answer);
        };
        add("", "Pmax", "The goal is reached with probability 0.5.");
        add("", "Pmin won", "The goal is reached with probability 0.5.");
        add("", "Rmax won | lost", "The expected reward until the goal is 1.");
        add("", "Rmin won", "There is no such number: the goal is not reached with probability 1.");
        add("", "Rmax won", "It is infinite: the goal is not reached with probability 1.");
        add(" ++ s=0 => keep.X[s:=2]", "Pmax",
            "The greatest probability of reaching the goal is 0.5.");
        add(" ++ s=0 => keep.X[s:=2]", "Pmin", "The least probability of reaching the goal is 0.");
        add(" ++ s=0 => keep.X[s:=2]", "Rmax won | lost",
            "The greatest expected reward until the goal is 1.");
    }

    void bestAndWorstAreSaidWhereThereIsAChoice()
    {
        QFETCH(const QString, choice);
        QFETCH(const QString, property);
        QFETCH(const QString, answer);
        ChancePage page;
        page.modelText().editor().setPlainText(
            QStringLiteral("X(s: {0..2}) = s=0 => bet@1.psum(1/2 -> X[s:=1] ++ 1/2 -> X[s:=2])\n"
                           "  ++ s=1 => won.X[] ++ s=2 => lost.X[]%1\n"
                           "init X[0]\nreach won")
                .arg(choice));
        ask(page, ModelForm::own(), {}, property);
        QCOMPARE(page.answer(), answer);
    }

    void whatIsChosenIsThereAgainAfterARestart()
    {
        QJsonObject fields;
        {
            ChancePage page;
            page.form().choose(QStringLiteral("yahtzee"), {{"dice", "7"}, {"turns", "4"}});
            page.ask().setProperty(QStringLiteral("Pmin"));
            page.ask().setExact(true);
            page.ask().setEpsilon(1e-9);
            fields = page.fields();
        }
        ChancePage page;
        page.setFields(fields);
        QCOMPARE(page.form().model(), QStringLiteral("yahtzee"));
        QCOMPARE(page.form().values().value(QStringLiteral("dice")), QStringLiteral("7"));
        QCOMPARE(page.ask().property(), QStringLiteral("Pmin"));
        QVERIFY(page.ask().isExact());
        QCOMPARE(page.ask().epsilon(), 1e-9);
        page.setFields({{"model", "nobody's"}, {"values", 7}, {"epsilon", "x"}});
        QCOMPARE(page.form().model(), QStringLiteral("yahtzee"));
        QCOMPARE(page.ask().epsilon(), 1e-9);
    }

    void aPlaceIsOpenedFromOutside()
    {
        ChancePage page;
        page.open({.model = QStringLiteral("ruin-static"),
                   .values = {{"d", "2"}},
                   .property = QStringLiteral("Pmax broke(2)"),
                   .view = QStringLiteral("states"),
                   .state = 3});
        QTRY_VERIFY(page.system() != nullptr);
        QCOMPARE(front(page), QStringLiteral("states"));
        QCOMPARE(page.automatonView().picture().chosen, chance::State {3});
        QCOMPARE(page.system()->choice.property, QStringLiteral("Pmax broke(2)"));
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
            ChancePage page;
            for (const ModelChoice& model : chanceModels()) {
                page.form().choose(model.name);
                QVERIFY2(page.minimumSizeHint().width() <= 680,
                         qPrintable(QStringLiteral("%1: %2")
                                        .arg(model.name)
                                        .arg(page.minimumSizeHint().width())));
            }
        }
        installTranslations(*qApp, QStringLiteral("en"));
    }
};

QTEST_MAIN(TestChancePage)
#include "tst_chancepage.moc"
