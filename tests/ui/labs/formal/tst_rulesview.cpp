// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/tlamodel.h"
#include "tests/ui/typedfile.h"
#include "ui/labs/formal/formalpage.h"
#include "ui/labs/formal/rules/publishedrules.h"
#include "ui/labs/formal/rules/rulesgame.h"
#include "ui/labs/formal/rules/rulesview.h"
#include "ui/labs/formal/system/stateboard.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <algorithm>

using namespace fourcast::formal;

class TestRulesView : public QObject
{
    Q_OBJECT

    static void play(RulesView& view, const BoardSize& size,
                     RulesMistake mistake = RulesMistake::None)
    {
        view.choose(size, mistake);
        QSignalSpy finished(&view, &RulesView::finished);
        view.run();
        QVERIFY(finished.wait(60000));
        QVERIFY(view.report());
    }

    static QStringList verdicts(const RulesView& view)
    {
        const auto* const table = view.findChild<QTableWidget*>();
        QStringList all;
        for (int row = 0; row < table->rowCount(); ++row)
            all << table->item(row, 1)->text();
        return all;
    }

    static bool says(const RulesView& view, const QString& sentence)
    {
        const auto labels = view.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&sentence](const QLabel* label) {
            return !label->isHidden() && label->text().contains(sentence);
        });
    }

    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void threeByThreeHasTheStatesThatTlcFinds()
    {
        RulesView view;
        play(view, {3, 3, 3});
        QVERIFY(view.report()->isComplete());
        QCOMPARE(view.report()->states, std::uint64_t {694});
        QCOMPARE(view.report()->moves, std::uint64_t {966});
        QCOMPARE(view.report()->levels.size(), std::size_t {10});
        QCOMPARE(verdicts(view), QStringList(rulesProperties, QStringLiteral("● holds")));
        QVERIFY(says(view,
                     QStringLiteral("694 states, 966 moves, 10 levels. X has won in 118 "
                                    "states, O in 55, and 16 are draws.")));
        QVERIFY(says(view,
                     QStringLiteral("1,388 distinct states, 1,934 generated states and depth "
                                    "10.")));
        QVERIFY(says(view, QStringLiteral("No property fails.")));
        QCOMPARE(view.findChild<RulesGame*>()->count(), 0);
    }

    void aMistakeIsFoundAndShownOnBoards()
    {
        RulesView view;
        play(view, {4, 4, 3}, RulesMistake::WrongDisc);
        QCOMPARE(verdicts(view)[static_cast<int>(RulesProperty::TurnsAlternate)],
                 QStringLiteral("▲ fails"));
        QVERIFY(says(view,
                     QStringLiteral(
                         "With a mistake: A disc in the first column becomes the other side's.")));
        // Somebody else's board is not what TLC counts.
        QVERIFY(!says(view, QStringLiteral("TLC should report")));
        view.chooseProperty(RulesProperty::TurnsAlternate);
        // The shortest way: one move, in the first column.
        const auto* const game = view.findChild<RulesGame*>();
        QCOMPARE(game->count(), 2);
        QVERIFY(says(view, QStringLiteral("It fails after 1 move(s). No shorter game")));
        const auto boards = game->findChildren<StateBoard*>();
        QCOMPARE(boards[0]->accessibleName(), QStringLiteral("Start"));
        QCOMPARE(boards[1]->accessibleName(), QStringLiteral("1. column 1"));
        QCOMPARE(boards[0]->accessibleDescription(), QStringLiteral("...., ...., ...., ...."));
        QCOMPARE(boards[1]->accessibleDescription(), QStringLiteral("...., ...., ...., O..."));
    }

    void everyMistakeShowsAGameAtOnce_data()
    {
        QTest::addColumn<int>("mistake");
        for (int i = 1; i < rulesMistakes; ++i)
            QTest::addRow("%s", name(static_cast<RulesMistake>(i)).data()) << i;
    }

    void everyMistakeShowsAGameAtOnce()
    {
        QFETCH(const int, mistake);
        RulesView view;
        play(view, {4, 3, 3}, static_cast<RulesMistake>(mistake));
        QVERIFY(!view.report()->allHold());
        QVERIFY(view.findChild<RulesGame*>()->count() > 1);
        // What holds nevertheless has nothing to show.
        for (const RulesVerdict& verdict : view.report()->verdicts) {
            view.chooseProperty(verdict.property);
            QCOMPARE(view.findChild<RulesGame*>()->count(),
                     static_cast<int>(verdict.counterexample.size()));
            QCOMPARE(verdict.counterexample.empty(), verdict.holds);
        }
    }

    void stopKeepsWhatIsKnown()
    {
        RulesView view;
        view.choose({5, 5, 4});
        QSignalSpy finished(&view, &RulesView::finished);
        view.run();
        QVERIFY(!view.report());
        // The states are told as they grow.
        QTRY_VERIFY_WITH_TIMEOUT(says(view, QStringLiteral("states per second")), 60000);
        view.stop();
        QVERIFY(finished.wait(60000));
        QVERIFY(view.report());
        QVERIFY(!view.report()->isComplete());
        QVERIFY(view.report()->states > 0);
        QCOMPARE(verdicts(view), QStringList(rulesProperties, QStringLiteral("○ holds so far")));
        QVERIFY(says(view, QStringLiteral("Stopped")));
        QVERIFY(!says(view, QStringLiteral("TLC should report")));
    }

    void noBoardCanBeChosenThatThereIsNoModelOf()
    {
        RulesView view;
        view.choose({1, 99, 7});
        QVERIFY(checkSize(view.size()).has_value());
        const auto spins = view.findChildren<QSpinBox*>();
        QCOMPARE(spins.size(), 3);
        for (QSpinBox* const spin : spins)
            for (const int most : {spin->minimum(), spin->maximum()}) {
                spin->setValue(most);
                QVERIFY(checkSize(view.size()).has_value());
            }
    }

    void aBoardWithoutRoomForALineIsSaidToBeDrawn()
    {
        RulesView view;
        view.choose({3, 2, 4});
        QVERIFY(says(view, QStringLiteral("A line of 4 does not fit")));
        play(view, {3, 2, 4});
        QCOMPARE(view.report()->firstWins + view.report()->secondWins, std::uint64_t {0});
        QVERIFY(view.report()->draws > 0);
        view.choose({4, 2, 4});
        QVERIFY(!says(view, QStringLiteral("A line of 4 does not fit")));
        view.choose({6, 6, 4});
        QVERIFY(says(view, QStringLiteral("may have more positions than fit in memory")));
    }

    void whatIsChosenIsThereAgainAfterARestart()
    {
        QJsonObject fields;
        {
            FormalPage page;
            page.rules().choose({5, 3, 3}, RulesMistake::TakesBack);
            fields = page.fields();
        }
        FormalPage page;
        page.setFields(fields);
        QCOMPARE(page.rules().size(), (BoardSize {5, 3, 3}));
        QCOMPARE(page.rules().mistake(), RulesMistake::TakesBack);
        page.rules().setFields({{"columns", 900}, {"rows", "three"}, {"mistake", "nobody's"}});
        QCOMPARE(page.rules().size(), (BoardSize {5, 3, 3}));
        QCOMPARE(page.rules().mistake(), RulesMistake::TakesBack);
    }

    void theModuleAndTheBoardAreWrittenForTlc()
    {
        const QTemporaryDir folder;
        const QString module = folder.filePath(QStringLiteral("Connect4.tla"));
        const QString board = folder.filePath(QStringLiteral("Connect4.cfg"));
        RulesView view;
        view.choose({5, 3, 3});
        QSignalSpy said(&view, &RulesView::messageReady);
        saveInNextDialog(module);
        view.save();
        QTRY_COMPARE(said.count(), 2);
        QCOMPARE(read(module), tlaSpecification());
        QCOMPARE(read(board), tlaConfiguration({5, 3, 3}));
        QVERIFY(said[1][0].toString().contains(QStringLiteral("Connect4.cfg")));
    }

    void aBoardThatIsThereIsNotOverwrittenUnasked()
    {
        const QTemporaryDir folder;
        const QString board = folder.filePath(QStringLiteral("Connect4.cfg"));
        QFile mine(board);
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.write("mine");
        mine.close();
        RulesView view;
        QSignalSpy said(&view, &RulesView::messageReady);
        connect(&view, &RulesView::messageReady, this, [&] {
            // The next dialog asks about the board: whoever gives up there keeps it.
            QTimer::singleShot(0, qApp, [] {
                if (auto* const dialog
                    = qobject_cast<QFileDialog*>(QApplication::activeModalWidget()))
                    dialog->reject();
            });
        });
        saveInNextDialog(folder.filePath(QStringLiteral("Connect4.tla")));
        view.save();
        QTRY_COMPARE(said.count(), 1);
        QCOMPARE(read(board), QByteArray("mine"));
    }

    void tlcsNameIsAskedFor()
    {
        const QTemporaryDir folder;
        RulesView view;
        QSignalSpy said(&view, &RulesView::messageReady);
        saveInNextDialog(folder.filePath(QStringLiteral("rules.tla")));
        view.save();
        QCOMPARE(said.count(), 1);
        QVERIFY(said[0][0].toString().contains(QStringLiteral("Connect4.tla")));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("rules.tla"))));
    }

    void theErrorsOfThePublishedSpecificationAreListed()
    {
        QCOMPARE(publishedrules::errors().size(), 9);
        const RulesView view;
        const QString text = view.findChild<QTextBrowser*>()->toPlainText();
        for (const QString& error : publishedrules::errors())
            QVERIFY2(text.contains(error), qPrintable(error));
    }
};

QTEST_MAIN(TestRulesView)
#include "tst_rulesview.moc"
