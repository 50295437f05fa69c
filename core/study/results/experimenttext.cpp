// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/experimentexport.h"

#include "core/study/results/curves.h"
#include "core/study/results/experimentconclusion.h"
#include "core/support/text/alignedtext.h"
#include "core/support/text/counttext.h"

#include <algorithm>
#include <set>

namespace {

QString published(const ExperimentCell& cell)
{
    if (!cell.article)
        return QStringLiteral("-");
    QString text = QString::number(cell.article->first, 'f', 2);
    if (cell.article->second)
        text += u'/' + QString::number(*cell.article->second, 'f', 2);
    return text;
}

QString withInterval(int wins, int played, const Interval& interval)
{
    if (played == 0)
        return QStringLiteral("-");
    return QStringLiteral("%1 (%2 to %3)")
        .arg(fixedText(double(wins) / played, 3), fixedText(interval.low, 3),
             fixedText(interval.high, 3));
}

/// Is a stronger?
QString strongerText(const CellTally& tally)
{
    const PairTestResult& test = tally.test;
    const int least = leastGamesToDecide(test.bounds);
    switch (test.state.verdict) {
    case SprtState::Verdict::Stronger:
        return QStringLiteral("yes (%1)").arg(test.decidedAfter);
    case SprtState::Verdict::NotStronger:
        return QStringLiteral("no (%1)").arg(test.decidedAfter);
    case SprtState::Verdict::Open:
        break;
    }
    return least > tally.rounds ? QStringLiteral("needs %1").arg(least) : QStringLiteral("open");
}

/// What the column of strongerText() means.
QString testLine(const Experiment& experiment)
{
    const SprtOptions bounds = experiment.test.boundsFor(experiment.cells.front());
    return QStringLiteral("stronger: is a the stronger one? Sequential test of the games two by "
                          "two, %1%2; in brackets after how many games%3.\n")
        .arg(bounds.toText(),
             experiment.test.bounds ? QString() : QStringLiteral(" (fitted to the rounds)"),
             experiment.test.endsPairings ? QStringLiteral(", with which the cell ended")
                                          : QString());
}

QString cellTable(const ExperimentResult& result, const std::vector<CellTally>& tallies)
{
    std::vector<QStringList> rows {{"cell", "article", "wins of a (95 %)", "wins of b (95 %)",
                                    "draws", "games", "distinct", "stronger", "nodes/move",
                                    "ms/move", "verdict"}};
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const ExperimentCell& cell = result.experiment.cells[i];
        const CellTally& tally = tallies[i];
        rows.push_back({cell.id.section(u'/', 1), published(cell),
                        withInterval(tally.winsA, tally.played, tally.shareA),
                        withInterval(tally.winsB, tally.played, tally.shareB),
                        QString::number(tally.draws),
                        QStringLiteral("%1/%2").arg(tally.played).arg(tally.rounds),
                        QString::number(tally.distinctGames), strongerText(tally),
                        QString::number((tally.nodesPerMoveA + tally.nodesPerMoveB) / 2, 'f', 0),
                        QString::number((tally.msPerMoveA + tally.msPerMoveB) / 2, 'f', 3),
                        verdictName(tally.verdict)});
    }
    return alignedLines(rows).join(u'\n') + u'\n';
}

QString plyTable(const ExperimentResult& result, const CellTally& tally)
{
    const PublishedCurve* article = publishedCurve(result.experiment.cells.front().a.limits.depth);
    const QString dash = QStringLiteral("-");
    std::vector<QStringList> rows {
        {"ply", "games", "nodes", "time (ms)", "article nodes", "article (ms)"}};
    const std::size_t count = std::max(tally.plies.size(), article ? article->nodes.size() : 0);
    for (std::size_t i = 0; i < count; ++i) {
        const PlyMean mean = i < tally.plies.size() ? tally.plies[i] : PlyMean();
        const bool known = mean.games > 0;
        rows.push_back({QString::number(i + 1), QString::number(mean.games),
                        known ? fixedText(mean.nodes, 0) : dash,
                        known ? fixedText(mean.milliseconds, 3) : dash,
                        publishedNumber(article, &PublishedCurve::nodes, i, dash),
                        publishedNumber(article, &PublishedCurve::milliseconds, i, dash)});
    }
    return alignedLines(rows).join(u'\n') + u'\n';
}

QString settingsLine(const Experiment& experiment)
{
    QStringList rounds;
    std::set<std::uint64_t> seeds;
    for (const ExperimentCell& cell : experiment.cells) {
        rounds << experiment.roundsText(cell);
        seeds.insert(cell.seed);
    }
    QStringList parts;
    if (!experiment.variant.isEmpty())
        parts << experiment.variant;
    QStringList numbers;
    for (const std::uint64_t seed : seeds)
        numbers << QString::number(seed);
    parts << QStringLiteral("seed ") + numbers.join(QStringLiteral(", "));
    rounds.removeDuplicates();
    parts << QStringLiteral("rounds for each cell: %1").arg(rounds.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral("; ")) + u'\n';
}

/// With the names of what differs from the strict reading of H1, which are shorter than its words.
QString playerText(const Entrant& entrant)
{
    const QString names = entrant.options.h1.toNames();
    if (!engineInfo(entrant.engine).takesReadings() || entrant.options.h1 == H1Options())
        return entrant.label();
    const QString values = entrant.options.h1.weights.toNames();
    return QStringLiteral("%1 (%2)").arg(entrant.label(),
                                         values.isEmpty() ? names : names + u';' + u' ' + values);
}

/// Who a and b are.
QString playersText(const Experiment& experiment)
{
    QString text;
    for (const ExperimentCell& cell : experiment.cells)
        text += QStringLiteral("  %1: a %2, b %3\n")
                    .arg(cell.id.section(u'/', 1), playerText(cell.a), playerText(cell.b));
    return text;
}

/// Of the cells in which a program has failed.
QString failuresText(const Experiment& experiment, const std::vector<CellTally>& tallies)
{
    QString text;
    const auto add = [&text](const QString& cell, const Entrant& entrant,
                             const FailureCounts& failures) {
        if (failures.games() > 0)
            text += QStringLiteral("  %1: %2: %3\n").arg(cell, entrant.label(), failures.toText());
    };
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const ExperimentCell& cell = experiment.cells[i];
        add(cell.id.section(u'/', 1), cell.a, tallies[i].failuresOfA);
        add(cell.id.section(u'/', 1), cell.b, tallies[i].failuresOfB);
    }
    return text;
}

}

QString experimentToText(const ExperimentResult& result)
{
    const Experiment& experiment = result.experiment;
    const std::vector<CellTally> tallies = result.tallies();
    const bool isFigure = experiment.isFigure();
    QString text = experiment.title + u'\n' + experiment.protocolText() + u'\n'
        + settingsLine(experiment) + u'\n';
    text += isFigure ? plyTable(result, tallies.front())
                     : cellTable(result, tallies) + testLine(experiment);
    text += u'\n' + playersText(experiment) + failuresText(experiment, tallies);
    if (const QString conclusion = experimentConclusion(experiment, tallies); !conclusion.isEmpty())
        text += u'\n' + conclusion + u'\n';
    return text;
}
