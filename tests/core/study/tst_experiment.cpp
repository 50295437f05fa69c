// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/curves.h"
#include "core/study/results/experimentconclusion.h"
#include "core/study/runs/experimentrun.h"
#include "core/study/runs/gamecost.h"
#include "tests/core/study/experiments.h"

#include <QTest>
#include <map>
#include <set>

using experiments::run;
using experiments::small;
using experiments::study;

namespace {

/// Of all its games.
double costOf(const Experiment& experiment)
{
    double cost = 0.0;
    for (const ExperimentCell& cell : experiment.cells)
        cost += cell.rounds * gameCost(cell);
    return cost;
}

}

/// The study's tables and figures, and how their games are played.
class TestExperiment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyArtefactHasTheArticlesNumbers();
    void protocolsAreNamed();
    void idsNameTheSettings();
    void depthsCanBeLeftOut();
    void gamesDependOnTheSeedAlone_data();
    void gamesDependOnTheSeedAlone();
    void fairGamesRunThroughAllOpenings();
    void lotsFallWhereTheProtocolSays();
    void figureIsTheGameOfTheCurves();
    void aPartOfAFairRunIsToldAsSuch();
    void fairSharesAreThoseOfTheRepetition_data();
    void fairSharesAreThoseOfTheRepetition();
    void positionsAndOrdersHaveTheSameGames();
    void winAwareH1WinsAllAtDepthTwo();
    void stopKeepsWhatIsFinished();
    void unknownEnginesAndBadOpeningsAreRefused();
    void openingsComeFromAFile();
    void shapesPairTheEntrants();
    void deepGamesCountMoreInTheCost();
    void gamesOfOtherCellsAndRoundsAreNone();
};

void TestExperiment::everyArtefactHasTheArticlesNumbers()
{
    const std::map<QString, int> cells {{"table6", 16}, {"table7", 4},   {"table8", 3},
                                        {"table9", 4},  {"figure12", 1}, {"figure13", 1}};
    QCOMPARE(studyArtefacts().size(), 6);
    for (const QString& artefact : studyArtefacts()) {
        const Experiment experiment = study(artefact, {});
        QCOMPARE(static_cast<int>(experiment.cells.size()), cells.at(artefact));
        std::set<QString> ids;
        for (const ExperimentCell& cell : experiment.cells) {
            ids.insert(cell.id);
            QVERIFY(cell.id.startsWith(artefact + u'/'));
            QCOMPARE(cell.article.has_value(), artefact.startsWith(QStringLiteral("table")));
            QCOMPARE(cell.rounds, cell.article ? cell.article->rounds : 1);
            if (cell.article && cell.article->second)
                QVERIFY(cell.article->first + *cell.article->second <= 1.001);
        }
        QCOMPARE(ids.size(), experiment.cells.size());
    }
    const Experiment table6 = study("table6", {});
    // First at depth 6 against second at depth 2.
    QCOMPARE(table6.cells[2].id, QStringLiteral("table6/d6-d2"));
    QCOMPARE(table6.cells[2].article->first, 0.9);
    QCOMPARE(table6.cells[2].a.limits.depth, 6);
    QCOMPARE(table6.games(), 160);
    QCOMPARE(study("table9", {}).cells.front().article->second, 0.76);
    QVERIFY(!studyExperiment("table5", {}));
}

void TestExperiment::protocolsAreNamed()
{
    std::set<QString> sentences;
    for (const QString& name : protocolNames()) {
        const auto protocol = protocolFromName(name);
        QVERIFY(protocol.has_value());
        QCOMPARE(protocolName(*protocol), name);
        sentences.insert(protocolSentence(*protocol));
    }
    QCOMPARE(sentences.size(), std::size_t {4});
    QVERIFY(protocolFromName("honest").error().message.contains("win-aware"));
}

void TestExperiment::idsNameTheSettings()
{
    QCOMPARE(study("table9", {}).id, QStringLiteral("table9-literal"));
    StudySettings settings {.protocol = StudyProtocol::Fair, .seed = 7};
    settings.h1.verticalPairs = true;
    QCOMPARE(study("table9", settings).id,
             QStringLiteral("table9-fair-positions-vertical-pairs-s7"));
    settings.h1.weights.setValue(0, 909'000);
    QVERIFY(study("table9", settings).id.startsWith("table9-fair-positions-vertical-pairs-"));
    QVERIFY(study("table9", settings).id
            != QStringLiteral("table9-fair-positions-vertical-pairs-s7"));
    // What older versions kept.
    QCOMPARE(study("table9", {.protocol = StudyProtocol::Fair, .olderOpenings = true}).id,
             QStringLiteral("table9-fair"));
    QCOMPARE(study("table9", {.olderOpenings = true}).id, QStringLiteral("table9-literal"));
    // The default seed has no name of its own, nor has a number of rounds.
    QCOMPARE(study("table6", {.rounds = 3, .seed = 1000}).id, QStringLiteral("table6-literal"));
}

void TestExperiment::depthsCanBeLeftOut()
{
    QCOMPARE(study("table6", {.maximumDepth = 4}).cells.size(), std::size_t {4});
    QCOMPARE(study("table9", {.maximumDepth = 6}).cells.size(), std::size_t {3});
    QVERIFY(studyExperiment("figure13", {.maximumDepth = 4}).error().message.contains("figure13"));
}

void TestExperiment::gamesDependOnTheSeedAlone_data()
{
    QTest::addColumn<QString>("protocol");
    for (const QString& name : protocolNames())
        QTest::newRow(qPrintable(name)) << name;
}

void TestExperiment::gamesDependOnTheSeedAlone()
{
    QFETCH(QString, protocol);
    const StudySettings settings {
        .protocol = *protocolFromName(protocol), .rounds = 6, .maximumDepth = 4};
    for (const char* artefact : {"table6", "table7", "table9"}) {
        const Experiment experiment = study(artefact, settings);
        const ExperimentResult one = run(experiment, nullptr, 1);
        const ExperimentResult three = run(experiment, nullptr, 3);
        QVERIFY(one.isComplete());
        experiments::compareGames(one.games, three.games);
        // More rounds begin with the same games.
        StudySettings more = settings;
        more.rounds = 8;
        for (const ExperimentGame& game : run(study(artefact, more), nullptr, 2).games)
            if (game.round < 6)
                QVERIFY(std::ranges::any_of(one.games, [&](const ExperimentGame& other) {
                    return other.cell == game.cell && other.round == game.round
                        && other.moves == game.moves && other.nodes == game.nodes;
                }));
    }
}

void TestExperiment::fairGamesRunThroughAllOpenings()
{
    const GameRules rules = protocolRules(StudyProtocol::Fair, false);
    QCOMPARE(rules.roundsOfOpenings(), 476);
    std::set<std::pair<std::uint64_t, bool>> seen;
    for (int round = 0; round < 476; ++round) {
        const std::vector<Move> opening = rules.fixedOpening(round, 3000);
        QCOMPARE(opening.size(), std::size_t {3});
        Position position;
        for (const Move move : opening)
            position.play(move);
        QCOMPARE(rules.aMovesFirst(round), round % 2 == 0);
        // One opening with both colours, one after the other.
        QVERIFY(opening == rules.fixedOpening(round - round % 2, 3000));
        seen.emplace(position.key(), rules.aMovesFirst(round));
    }
    QCOMPARE(seen.size(), std::size_t {476});
    const StudySettings settings {.protocol = StudyProtocol::Fair, .rounds = 1000};
    QCOMPARE(study("table9", settings).cells.front().rounds, 476);
}

void TestExperiment::aPartOfAFairRunIsToldAsSuch()
{
    const auto text = [](int rounds) {
        const ExperimentResult part = run(
            study("table9", {.protocol = StudyProtocol::Fair, .rounds = rounds, .maximumDepth = 2}),
            nullptr, 2);
        return part.experiment.roundsText(part.experiment.cells.front()) + u'\n'
            + experimentConclusion(part.experiment, part.tallies());
    };
    QVERIFY2(text(100).startsWith("the first 100 of 476\nThese are the first 100 of 476 games."),
             qPrintable(text(100)));
    QVERIFY2(text(476).startsWith("476\nH1's share of wins"), qPrintable(text(476)));
}

void TestExperiment::lotsFallWhereTheProtocolSays()
{
    const ExperimentResult fit
        = run(study("table9", {.protocol = StudyProtocol::BestFit, .rounds = 4, .maximumDepth = 2}),
              nullptr, 1);
    for (const ExperimentGame& game : fit.games)
        for (std::size_t ply = 0; ply < game.nodes.size(); ++ply)
            QCOMPARE(game.nodes[ply] == 0, ply % 3 == 1);
    const ExperimentResult literal
        = run(study("table9", {.rounds = 40, .maximumDepth = 2}), nullptr, 1);
    std::set<QString> beginnings;
    for (const ExperimentGame& game : literal.games) {
        QCOMPARE(game.aMovesFirst, game.round % 2 == 0);
        QString columns;
        for (std::size_t ply = 0; ply < 5; ++ply)
            columns += QString::number(game.moves[ply].column());
        beginnings.insert(QString::number(int(game.aMovesFirst)) + columns);
    }
    // The first lot falls at the fifth ply: two games for each colour by then.
    QCOMPARE(beginnings.size(), std::size_t {4});
}

void TestExperiment::figureIsTheGameOfTheCurves()
{
    const ExperimentResult result
        = run(study("figure12", {.protocol = StudyProtocol::WinAware}), nullptr, 1);
    const std::vector<StudyCurve> curves = runStudyCurves({.depths = {4}}, {}, {});
    const ExperimentGame& game = result.games.front();
    QCOMPARE(game.moves.size(), curves.front().points.size());
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
        QCOMPARE(game.moves[ply], curves.front().points[ply].move);
        QCOMPARE(game.nodes[ply], curves.front().points[ply].nodes);
    }
    const CellTally tally = result.tallies().front();
    QCOMPARE(tally.plies.size(), game.moves.size());
    QCOMPARE(tally.plies.front().nodes, 878.0);
}

void TestExperiment::fairSharesAreThoseOfTheRepetition_data()
{
    // No lots fall here, so an independent prototype has the same games.
    QTest::addColumn<int>("depth");
    QTest::addColumn<double>("h1");
    QTest::addColumn<double>("h2");
    QTest::newRow("depth 2") << 2 << .39 << .51;
}

void TestExperiment::fairSharesAreThoseOfTheRepetition()
{
    QFETCH(int, depth);
    QFETCH(double, h1);
    QFETCH(double, h2);
    // The prototype played every order of three discs.
    const ExperimentResult result = run(
        study("table9",
              {.protocol = StudyProtocol::Fair, .maximumDepth = depth, .olderOpenings = true}),
        nullptr, 2);
    const CellTally tally = result.tallies().back();
    QCOMPARE(tally.played, 686);
    // 210 games are copies from the fourth ply on; 133 positions count once, 105 twice.
    QCOMPARE(tally.distinctGames, 476);
    QCOMPARE(tally.independentGames, 686.0 * 686.0 / (2 * (133 * 1 + 105 * 4)));
    QVERIFY(std::abs((tally.shareA.high - tally.shareA.low) - 0.0927) < 0.0005);
    QVERIFY2(std::abs(tally.shareOfA() - h1) <= .005,
             qPrintable(QString::number(tally.shareOfA())));
    QVERIFY2(std::abs(tally.shareOfB() - h2) <= .005,
             qPrintable(QString::number(tally.shareOfB())));
    // The article has 0.24 and 0.76.
    QCOMPARE(tally.verdict, CellTally::Verdict::Differs);
}

void TestExperiment::positionsAndOrdersHaveTheSameGames()
{
    StudySettings settings {.protocol = StudyProtocol::Fair, .maximumDepth = 2};
    const ExperimentResult positions = run(study("table9", settings), nullptr, 2);
    const CellTally tally = positions.tallies().back();
    QCOMPARE(tally.played, 476);
    QCOMPARE(tally.distinctGames, 476);
    QCOMPARE(tally.independentGames, 476.0);
    settings.olderOpenings = true;
    const ExperimentResult orders = run(study("table9", settings), nullptr, 2);
    const auto traces = [](const ExperimentResult& result) {
        std::map<GameTrace, Outcome> games;
        for (const ExperimentGame& game : result.games)
            games.emplace(gameTrace(game.aMovesFirst, game.moves, 3), game.outcome);
        return games;
    };
    QVERIFY(traces(positions) == traces(orders));
}

void TestExperiment::winAwareH1WinsAllAtDepthTwo()
{
    const ExperimentResult result = run(
        study("table9", {.protocol = StudyProtocol::WinAware, .rounds = 100, .maximumDepth = 2}),
        nullptr, 2);
    const CellTally tally = result.tallies().front();
    QCOMPARE(tally.winsA, 100);
    QVERIFY(tally.distinctGames <= 4);
    const QString text = experimentConclusion(result.experiment, result.tallies());
    QVERIFY2(text.contains(QStringLiteral("first move")), qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("is reproduced")));
    QVERIFY(!text.contains(QStringLiteral("partly reproduced")));
}

void TestExperiment::stopKeepsWhatIsFinished()
{
    std::stop_source stop;
    const auto result
        = runExperiment(study("table9", {.rounds = 100, .maximumDepth = 2}), nullptr, 1,
                        stop.get_token(), [&](const ExperimentGame&, int done, int expected) {
                            QCOMPARE(expected, 100);
                            if (done == 5)
                                stop.request_stop();
                        });
    QVERIFY(result.has_value());
    QCOMPARE(result->games.size(), std::size_t {5});
    QVERIFY(!result->isComplete());
    QCOMPARE(result->tallies().front().verdict, CellTally::Verdict::Unfinished);
}

void TestExperiment::unknownEnginesAndBadOpeningsAreRefused()
{
    Experiment experiment = small(2);
    experiment.cells.front().a.engine = QStringLiteral("deep-thought");
    QVERIFY(runExperiment(experiment, nullptr, 1, {}, {}).error().message.contains("deep-thought"));
    experiment = small(2);
    experiment.rules.openings = Openings::List;
    QVERIFY(!runExperiment(experiment, nullptr, 1, {}, {}));
    experiment.rules.openingList = {std::vector<Move>(7, Move(3))};
    QVERIFY(runExperiment(experiment, nullptr, 1, {}, {}).error().message.contains("4444444"));
}

void TestExperiment::openingsComeFromAFile()
{
    const auto openings = openingsFromText("# two\n44\n\nd1 d2 e1 # the second\n");
    QVERIFY(openings.has_value());
    QCOMPARE(openings->size(), std::size_t {2});
    QCOMPARE(openings->back().size(), std::size_t {3});
    QCOMPARE(openingsFromText("44\n48\n").error().line, 2);
    QCOMPARE(openingsFromText("1122334\n").error().line, 1);
    QVERIFY(!openingsFromText("# none\n"));
    GameRules rules;
    rules.openings = Openings::List;
    rules.openingList = *openings;
    const std::vector<Entrant> players {{"random", {}, {}}, {"greedy-h1", {}, {}}};
    const ExperimentResult result
        = run(ownExperiment("Mine", ExperimentShape::RoundRobin, players, rules, 4, 9), nullptr, 1);
    QCOMPARE(result.games.size(), std::size_t {4});
    for (const ExperimentGame& game : result.games) {
        const std::vector<Move>& opening = (*openings)[std::size_t(game.round / 2)];
        QVERIFY(std::equal(opening.begin(), opening.end(), game.moves.begin()));
        QCOMPARE(game.aMovesFirst, game.round % 2 == 0);
    }
}

void TestExperiment::shapesPairTheEntrants()
{
    const std::vector<Entrant> players {
        {"random", {}, {}}, {"greedy-h1", {}, {}}, {"study-h2", {}, {.depth = 2}}};
    const auto cells = [&](ExperimentShape shape) {
        return ownExperiment("Ours & theirs", shape, players, {}, 2, 1).cells.size();
    };
    QCOMPARE(cells(ExperimentShape::RoundRobin), std::size_t {3});
    QCOMPARE(cells(ExperimentShape::Gauntlet), std::size_t {2});
    QCOMPARE(cells(ExperimentShape::Grid), std::size_t {9});
    const Experiment mine
        = ownExperiment("Ours & theirs", ExperimentShape::Gauntlet, players, {}, 2, 1);
    QVERIFY2(mine.id.startsWith("own-ours-theirs-"), qPrintable(mine.id));
    QCOMPARE(ownExperiment("Ours & theirs", ExperimentShape::Gauntlet, players, {}, 9, 1).id,
             mine.id);
    QVERIFY(ownExperiment("Ours & theirs", ExperimentShape::Gauntlet, players, {}, 2, 2).id
            != mine.id);
    // Both games of an opening that was drawn, with the colours changed.
    const ExperimentResult result = run(mine, nullptr, 2);
    for (std::size_t i = 0; i + 1 < result.games.size(); i += 2) {
        QCOMPARE(result.games[i].seed, result.games[i + 1].seed);
        QCOMPARE(result.games[i].moves[0], result.games[i + 1].moves[0]);
        QCOMPARE(result.games[i].moves[1], result.games[i + 1].moves[1]);
        QVERIFY(result.games[i].aMovesFirst != result.games[i + 1].aMovesFirst);
    }
}

void TestExperiment::deepGamesCountMoreInTheCost()
{
    const Experiment table9 = study("table9", {});
    for (std::size_t i = 1; i < table9.cells.size(); ++i)
        QVERIFY(gameCost(table9.cells[i]) > 4 * gameCost(table9.cells[i - 1]));
}

void TestExperiment::gamesOfOtherCellsAndRoundsAreNone()
{
    const ExperimentResult whole = run(small(3), nullptr, 2);
    Experiment part = small(2);
    part.cells.erase(part.cells.begin(), part.cells.begin() + 2);
    std::ranges::reverse(part.cells);
    const std::vector<ExperimentGame> games = gamesOf(part, whole.games);
    QCOMPARE(games.size(), std::size_t(part.games()));
    QCOMPARE(games.front().cell, part.cells.front().id);
    for (const CellTally& tally : ExperimentResult {part, games}.tallies())
        QCOMPARE(tally.played, 2);
    QCOMPARE(missingCost(part, whole.games), 0.0);
    QCOMPARE(missingCost(small(3), {}), costOf(small(3)));
    QCOMPARE(missingCost(small(3), games), costOf(small(3)) - costOf(part));
}

QTEST_GUILESS_MAIN(TestExperiment)
#include "tst_experiment.moc"
