// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/studyfixture.h"
#include "ui/labs/entrantlist.h"
#include "ui/labs/experimentdialog.h"
#include "ui/labs/experimentspage.h"
#include "ui/labs/openingschoice.h"
#include "ui/models/experimentcomparison.h"
#include "ui/models/experimentshelf.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

class TestExperimentsPage : public QObject
{
    Q_OBJECT

    using State = ExperimentSession::State;

    static MatchEntrant entrant(const char* engine, int depth)
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

private Q_SLOTS:
    void runStaysWhereItIsWhateverIsShown()
    {
        const QTemporaryDir folder;
        ExperimentShelf shelf(folder.filePath(QStringLiteral("games.sqlite")));
        ExperimentsPage page(shelf);
        page.resize(700, 700);
        page.setVisible(true);
        QSet<int> heights;
        for (const int words : {1, 20, 60}) {
            Experiment experiment = own(4);
            experiment.title = QStringLiteral("Mine ").repeated(words);
            page.show(experiment);
            page.layout()->activate();
            const auto buttons = page.findChildren<QPushButton*>();
            const auto run = std::ranges::find(buttons, QStringLiteral("&Run"), &QPushButton::text);
            QVERIFY(run != buttons.end());
            heights += (*run)->mapTo(&page, QPoint()).y();
        }
        QCOMPARE(heights.size(), 1);
    }

    void anExperimentIsRunKeptAndOpenedAgain()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        {
            ExperimentShelf shelf(file);
            ExperimentsPage page(shelf);
            page.show(own(4));
            page.run();
            QTRY_COMPARE_WITH_TIMEOUT(page.session().state(), State::Idle, 60000);
            QCOMPARE(page.data().played(), 12);
        }
        ExperimentShelf shelf(file);
        const ExperimentsPage again(shelf);
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
        PlayerSettings player;
        player.human = false;
        player.engine = QStringLiteral("alphabeta-h1");
        player.limits = {.depth = 4};
        PlayerSettings other = player;
        other.engine = QStringLiteral("alphabeta-h2");
        list.setEntrants({player, other});
        list.varyDepth();
        const auto entrants = list.entrants();
        // Depth 4 was there.
        QCOMPARE(entrants.size(), std::size_t {5});
        for (const MatchEntrant& each : entrants)
            QCOMPARE(each.options.workers, 1);
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

    void theDialogMakesWhatItShows()
    {
        ExperimentDialog dialog;
        const Experiment made = dialog.experiment();
        QCOMPARE(made.cells.size(), std::size_t {1});
        QVERIFY(made.artefact.isEmpty());
        QVERIFY(made.id.startsWith(QStringLiteral("own-")));
    }
};

QTEST_MAIN(TestExperimentsPage)
#include "tst_experimentspage.moc"
