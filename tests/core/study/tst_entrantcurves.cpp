// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/entrantcurves.h"
#include "core/study/results/experimentexport.h"
#include "tests/core/study/experiments.h"

#include <QTest>

namespace {

Entrant h1(int depth)
{
    return {QStringLiteral("alphabeta-h1"), {}, {.depth = depth}};
}

/// Depths 4 and 8 and H2 at depth 4 against each other.
Experiment threePlayers(ExperimentShape shape = ExperimentShape::RoundRobin)
{
    return ownExperiment(QStringLiteral("Depths"), shape,
                         {h1(4), h1(8), {QStringLiteral("alphabeta-h2"), {}, {.depth = 4}}}, {}, 20,
                         1);
}

/// A game of so many plies in which a's moves cost so much, and b's.
ExperimentGame game(const ExperimentCell& cell, int round, int plies, std::uint64_t a,
                    std::uint64_t b)
{
    ExperimentGame result;
    result.cell = cell.id;
    result.round = round;
    result.aMovesFirst = round % 2 == 0;
    for (int ply = 0; ply < plies; ++ply) {
        result.moves.emplace_back(ply % 7);
        result.nodes.push_back(result.isMoveOfA(static_cast<std::size_t>(ply)) ? a : b);
        result.milliseconds.push_back(0.5);
    }
    return result;
}

}

/// What an engine's moves cost is told of it alone.
class TestEntrantCurves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void depthsOfAPairingAreNotAveraged()
    {
        const Experiment experiment = threePlayers();
        ExperimentResult result {experiment, {}};
        for (int round = 0; round < 20; ++round)
            result.games.push_back(game(experiment.cells[0], round, 12, 900, 200'000));
        const std::vector<EntrantCurve> curves = entrantCurves(result);
        QCOMPARE(curves.size(), std::size_t {2});
        for (const EntrantCurve& curve : curves) {
            QCOMPARE(curve.games, 20);
            QCOMPARE(curve.plies.size(), std::size_t {12});
            for (const PlyMean& mean : curve.plies) {
                QCOMPARE(mean.games, 10);
                QCOMPARE(mean.nodes, curve.entrant.limits.depth == 4 ? 900.0 : 200'000.0);
                QVERIFY(!curve.isFew(mean));
            }
        }
    }

    void anEnginesGamesAgainstAllOthersAreOneLine()
    {
        const Experiment experiment = threePlayers();
        ExperimentResult result {experiment, {}};
        result.games = {game(experiment.cells[0], 0, 8, 900, 200'000),
                        game(experiment.cells[1], 0, 8, 700, 300)};
        const std::vector<EntrantCurve> curves = entrantCurves(result);
        QCOMPARE(curves.size(), std::size_t {3});
        QCOMPARE(curves[0].name, h1(4).label());
        QCOMPARE(curves[0].cells, (std::vector<int> {0, 1}));
        QCOMPARE(curves[0].plies.front().games, 2);
        QCOMPARE(curves[0].plies.front().nodes, 800.0);
        // It moved first in both, so that the second move was never its own.
        QCOMPARE(curves[0].plies[1].games, 0);
    }

    void fewGamesReachTheLastMoves()
    {
        const Experiment experiment = threePlayers();
        ExperimentResult result {experiment, {}};
        for (int round = 0; round < 100; ++round)
            result.games.push_back(
                game(experiment.cells[0], 2 * round, round < 5 ? 40 : 20, 900, 900));
        const EntrantCurve first = entrantCurves(result).front();
        QVERIFY(!first.isFew(first.plies[18]));
        QCOMPARE(first.plies[18].games, 100);
        QVERIFY(first.isFew(first.plies[20]));
        QCOMPARE(first.plies[20].games, 5);
        // One game alone is all there is, and no exception.
        result.games.resize(1);
        const EntrantCurve alone = entrantCurves(result).front();
        QVERIFY(!alone.isFew(alone.plies[38]));
    }

    void repetitionsMakeTheIntervalOfAMeanNoNarrower()
    {
        const Experiment experiment = threePlayers();
        ExperimentResult result {experiment, {}};
        for (int round = 0; round < 10; ++round) {
            const std::uint64_t nodes = 900 + 20 * static_cast<std::uint64_t>(round);
            result.games.push_back(game(experiment.cells[0], 2 * round, 12 + round, nodes, 900));
        }
        const PlyMean once = entrantCurves(result).front().plies.front();
        QVERIFY(once.nodesInterval);
        // 900 ... 1080: mean 990, standard error 19.15, Student's 2.262 for nine degrees.
        QVERIFY(std::abs(once.nodesInterval->low - (990 - 43.31)) < 0.05);
        QVERIFY(std::abs(once.nodesInterval->high - (990 + 43.31)) < 0.05);
        for (int copies = 0; copies < 2; ++copies)
            for (int i = 0; i < 10; ++i) {
                result.games.push_back(result.games[static_cast<std::size_t>(i)]);
                result.games.back().round += 100 * (copies + 1);
            }
        const PlyMean thrice = entrantCurves(result).front().plies.front();
        QCOMPARE(thrice.games, 30);
        QVERIFY(std::abs(thrice.nodesInterval->low - once.nodesInterval->low) < 1e-6);
        // One game says nothing of how others vary.
        result.games.resize(1);
        QVERIFY(!entrantCurves(result).front().plies.front().nodesInterval);
    }

    void anEngineAgainstItselfIsOneLine()
    {
        const Experiment figure = experiments::study(QStringLiteral("figure12"), {});
        ExperimentResult result {figure, {game(figure.cells[0], 0, 10, 300, 300)}};
        const std::vector<EntrantCurve> curves = entrantCurves(result);
        QCOMPARE(curves.size(), std::size_t {1});
        for (const PlyMean& mean : curves.front().plies)
            QCOMPARE(mean.games, 1);
    }

    void everySearchedNodeIsInOneCurve()
    {
        const ExperimentResult result = experiments::run(
            experiments::study(QStringLiteral("table7"), {.rounds = 4}), nullptr, 2);
        double played = 0;
        for (const ExperimentGame& each : result.games)
            for (const std::uint64_t nodes : each.nodes)
                played += static_cast<double>(nodes);
        double drawn = 0;
        QStringList names;
        for (const EntrantCurve& curve : entrantCurves(result)) {
            names << curve.name;
            for (const PlyMean& mean : curve.plies)
                drawn += mean.games * mean.nodes;
        }
        QVERIFY(std::abs(drawn - played) < 1e-6 * played);
        // Four readings of H1, one H2, and each has a name of its own.
        QCOMPARE(names.size(), 5);
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void theFileSaysHowManyGamesAMeanIsOf()
    {
        const Experiment experiment = threePlayers();
        const ExperimentResult result {experiment, {game(experiment.cells[0], 0, 2, 900, 20)}};
        const QList<QByteArray> lines = experimentCurvesToCsv(result).trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].contains("ply,games,nodes"));
        QVERIFY(lines[1].contains("alphabeta-h1 depth 4") && lines[1].contains(",1,1,900.0,"));
        QVERIFY(lines[2].contains("alphabeta-h1 depth 8") && lines[2].contains(",2,1,20.0,"));
    }
};

QTEST_GUILESS_MAIN(TestEntrantCurves)
#include "tst_entrantcurves.moc"
