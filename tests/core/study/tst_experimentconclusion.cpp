// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/experimentconclusion.h"
#include "tests/core/study/experiments.h"

#include <QTest>

using experiments::study;

namespace {

/// Games that were never played, for their counts alone.
ExperimentResult counted(const Experiment& experiment, const std::vector<std::array<int, 2>>& wins)
{
    ExperimentResult result {experiment, {}};
    for (std::size_t cell = 0; cell < experiment.cells.size(); ++cell) {
        result.experiment.cells[cell].rounds = 100;
        for (int round = 0; round < 100; ++round) {
            ExperimentGame game;
            game.cell = experiment.cells[cell].id;
            game.round = round;
            game.outcome = round < wins[cell][0]        ? Outcome::FirstWins
                : round < wins[cell][0] + wins[cell][1] ? Outcome::SecondWins
                                                        : Outcome::Draw;
            // Behind an opening that the protocol may have.
            game.moves = {Move(0),         Move(1), Move(2), Move(round % 7), Move(round / 7 % 7),
                          Move(round / 49)};
            result.games.push_back(game);
        }
    }
    return result;
}

QString conclusion(const QString& artefact, StudyProtocol protocol,
                   const std::vector<std::array<int, 2>>& wins)
{
    const ExperimentResult result = counted(study(artefact, {.protocol = protocol}), wins);
    return experimentConclusion(result.experiment, result.tallies());
}

}

/// What is said about a table follows from its games.
class TestExperimentConclusion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void sharesAreComparedByBothSamples()
    {
        // 24 and 76 of 100 in the article: the same, somewhat off, far off.
        const auto verdict = [](int h1, int h2) {
            const Experiment table9 = study("table9", {.maximumDepth = 2});
            return counted(table9, {{h1, h2}}).tallies().front().verdict;
        };
        QCOMPARE(verdict(24, 76), CellTally::Verdict::Agrees);
        QCOMPARE(verdict(34, 66), CellTally::Verdict::Agrees);
        QCOMPARE(verdict(40, 60), CellTally::Verdict::Differs);
        // One share alone is not enough.
        QCOMPARE(verdict(24, 50), CellTally::Verdict::Differs);
        // Ten rounds of the article leave more room.
        const ExperimentResult table6 = counted(study("table6", {.maximumDepth = 2}), {{70, 30}});
        QCOMPARE(table6.tallies().front().verdict, CellTally::Verdict::Agrees);
    }

    void h1IsNeverSaidToBeatAnH2ThatKnowsFinishedGames_data()
    {
        QTest::addColumn<QString>("protocol");
        QTest::newRow("win-aware") << "win-aware";
        QTest::newRow("fair") << "fair";
    }

    void h1IsNeverSaidToBeatAnH2ThatKnowsFinishedGames()
    {
        QFETCH(QString, protocol);
        const QString text = conclusion("table9", *protocolFromName(protocol),
                                        {{90, 5}, {90, 5}, {90, 5}, {90, 5}});
        QVERIFY2(!text.contains("is reproduced"), qPrintable(text));
        QVERIFY2(!text.contains("partly reproduced"), qPrintable(text));
        QVERIFY2(text.contains("depth 2 (0.24 to 0.76) is not reproduced"), qPrintable(text));
    }

    void leadOverABlindH2IsCalledThat()
    {
        const QString text
            = conclusion("table9", StudyProtocol::Literal, {{10, 90}, {90, 5}, {90, 5}, {90, 5}});
        for (const char* part :
             {"H1's lead from depth 4 upwards, as in the article, is reproduced",
              "does not recognise", "H1's loss at depth 2 is reproduced", "H2 is ahead at 2"})
            QVERIFY2(text.contains(QString::fromLatin1(part)), qPrintable(text));
        const QString part
            = conclusion("table9", StudyProtocol::Literal, {{90, 5}, {90, 5}, {90, 5}, {50, 50}});
        QVERIFY2(part.contains("only partly reproduced"), qPrintable(part));
        const QString lost
            = conclusion("table9", StudyProtocol::Fair, {{40, 51}, {18, 76}, {24, 64}, {29, 60}});
        QVERIFY2(
            lost.contains("H1's lead from depth 4 upwards, as in the article, is not reproduced"),
            qPrintable(lost));
    }

    void moreFeaturesAreJudgedByTheirOrder()
    {
        const auto text = [](int two, int three, int all) {
            return conclusion("table8", StudyProtocol::Fair,
                              {{two, 90 - two}, {three, 90 - three}, {all, 90 - all}});
        };
        QVERIFY(text(10, 20, 40).contains("more features win more is reproduced"));
        QVERIFY(text(30, 31, 32).contains("may be chance"));
        QVERIFY(text(40, 20, 30).contains("is not reproduced"));
    }

    void singleFeaturesAreJudgedByHalf()
    {
        const QString none
            = conclusion("table7", StudyProtocol::Fair, {{4, 91}, {10, 84}, {7, 84}, {7, 87}});
        QVERIFY2(none.contains("one feature is not enough is reproduced"), qPrintable(none));
        const QString one
            = conclusion("table7", StudyProtocol::Literal, {{54, 45}, {10, 84}, {7, 84}, {7, 87}});
        QVERIFY2(one.contains("not for F1 (0.54)"), qPrintable(one));
        // Numbers follow the language of the person.
        QLocale::setDefault(QLocale(QLocale::Spanish));
        const QString comma
            = conclusion("table7", StudyProtocol::Literal, {{54, 45}, {10, 84}, {7, 84}, {7, 87}});
        QLocale::setDefault(QLocale::c());
        QVERIFY2(comma.contains("not for F1 (0,54)"), qPrintable(comma));
    }

    void deeperSearchIsJudgedOverAllUnequalDepths()
    {
        // Of four cells two have unequal depths.
        const auto text = [](std::array<int, 2> deepFirst, std::array<int, 2> deepSecond) {
            StudySettings settings;
            settings.maximumDepth = 4;
            const ExperimentResult result
                = counted(study("table6", settings), {{50, 50}, deepFirst, deepSecond, {50, 50}});
            return experimentConclusion(result.experiment, result.tallies());
        };
        QVERIFY(text({66, 22}, {29, 42}).contains("won 108 of 200 games and lost 51"));
        QVERIFY(text({66, 22}, {29, 42}).contains("is reproduced"));
        QVERIFY(text({22, 66}, {42, 29}).contains("is not reproduced"));
        QVERIFY(text({50, 45}, {45, 50}).contains("do not settle"));
    }

    void repeatedGamesAreMentioned()
    {
        ExperimentResult result = counted(study("table9", {.maximumDepth = 2}), {{100, 0}});
        QVERIFY(!experimentConclusion(result.experiment, result.tallies()).contains("distinct in"));
        for (ExperimentGame& game : result.games)
            game.moves = {Move(3)};
        QVERIFY(experimentConclusion(result.experiment, result.tallies())
                    .contains("Fewer than half of the games are distinct in d2 (1 of 100)"));
        // A hundred copies of one win are not a lead beyond chance.
        QVERIFY(experimentConclusion(result.experiment, result.tallies())
                    .contains("undecided at 2 (1.00 to 0.00)"));
    }

    void whatIsMissingIsSaidFirst()
    {
        ExperimentResult result = counted(study("table9", {.maximumDepth = 2}), {{50, 40}});
        QVERIFY(!experimentConclusion(result.experiment, result.tallies()).contains("first"));
        result.games.resize(60);
        const QString part = experimentConclusion(result.experiment, result.tallies());
        QVERIFY2(part.startsWith(
                     "These are the first 60 of 100 games. The conclusions below cover only"),
                 qPrintable(part));
        // All that were asked for, but not all that the protocol has.
        const QString fair
            = conclusion("table9", StudyProtocol::Fair, {{50, 40}, {50, 40}, {50, 40}, {50, 40}});
        QVERIFY2(fair.startsWith(
                     "These are the first 400 of 1904 games. The conclusions below cover only"),
                 qPrintable(fair));
        QVERIFY2(fair.contains("do not settle H1's loss at depth 2 (0.24 to 0.76)"),
                 qPrintable(fair));
    }

    void nothingPlayedIsNothingSaid()
    {
        for (const QString& artefact : studyArtefacts()) {
            const ExperimentResult none {study(artefact, {}), {}};
            QVERIFY(experimentConclusion(none.experiment, none.tallies()).isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(TestExperimentConclusion)
#include "tst_experimentconclusion.moc"
