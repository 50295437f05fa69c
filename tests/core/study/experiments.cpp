// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/study/experiments.h"

#include <QTest>

namespace experiments {

Experiment study(const QString& artefact, const StudySettings& settings)
{
    auto experiment = studyExperiment(artefact, settings);
    Q_ASSERT(experiment);
    return *experiment;
}

ExperimentResult run(const Experiment& experiment, ExperimentStore* store, int workers)
{
    auto result = runExperiment(experiment, store, workers, {}, {});
    Q_ASSERT(result);
    return *result;
}

Experiment small(int rounds, std::uint64_t seed)
{
    const std::vector<Entrant> players {{QStringLiteral("greedy-h1"), {}, {}},
                                        {QStringLiteral("random"), {}, {}}};
    return ownExperiment(QStringLiteral("Small"), ExperimentShape::Grid, players, {}, rounds, seed);
}

void compareGames(const std::vector<ExperimentGame>& a, const std::vector<ExperimentGame>& b)
{
    QCOMPARE(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        QCOMPARE(a[i].cell, b[i].cell);
        QCOMPARE(a[i].round, b[i].round);
        QCOMPARE(a[i].seed, b[i].seed);
        QCOMPARE(a[i].aMovesFirst, b[i].aMovesFirst);
        QCOMPARE(a[i].outcome, b[i].outcome);
        QVERIFY(a[i].moves == b[i].moves);
        QVERIFY(a[i].nodes == b[i].nodes);
    }
}

}
