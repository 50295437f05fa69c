// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/enginefactory.h"
#include "core/search/searchreport.h"

#include <QLabel>
#include <QTest>

/// A report with every figure in it, each unlike the others.
inline SearchReport fullReport()
{
    using namespace std::chrono_literals;
    SearchReport report;
    report.engine = QStringLiteral("mapped-h1");
    report.bestMove = Move(3);
    report.score = Score::fromValue(412);
    report.columnScores[3] = report.score;
    report.principalVariation = {Move(3), Move(2)};
    report.nodes = 18'204;
    report.leaves = 9'000;
    report.cutoffs = 400;
    report.depth = 2;
    report.time = 40ms;
    report.workers = 2;
    report.residentBefore = 100 << 20;
    report.residentBytes = 116 << 20;
    report.statistics.evaluations = 8'100;
    report.statistics.cutoffsByMove = {300, 60, 40};
    report.statistics.selectiveDepth = 11;
    report.statistics.table = TableStatistics {.reads = 5'000,
                                               .hits = 1'250,
                                               .cutoffs = 500,
                                               .stores = 3'750,
                                               .bytes = 16 << 20,
                                               .fill = 0.125};
    report.iterations = {{.depth = 1,
                          .counts = {.nodes = 8, .leaves = 7, .cutoffs = 0},
                          .time = 1ms,
                          .bestMove = Move(3),
                          .score = Score::fromValue(30),
                          .complete = true},
                         {.depth = 2,
                          .counts = {.nodes = 57, .leaves = 49, .cutoffs = 0},
                          .time = 4ms,
                          .bestMove = Move(2),
                          .score = Score::fromValue(-12),
                          .complete = true},
                         {.depth = 3,
                          .counts = {.nodes = 18'139, .leaves = 8'944, .cutoffs = 400},
                          .time = 35ms,
                          .bestMove = Move(3),
                          .score = Score::fromValue(412),
                          .complete = false}};
    report.workerTimes = {{.running = 30ms, .waiting = 2ms}, {.running = 20ms, .waiting = 7100us}};
    report.rootMoves = {{.move = Move(3), .worker = 1, .start = 1ms, .end = 4ms, .nodes = 10'000},
                        {.move = Move(2), .worker = 0, .start = 1ms, .end = 2ms, .nodes = 30'000}};
    return report;
}

inline SearchReport searched(const QString& engine, const Position& root, int depth)
{
    auto made = makeEngine(engine, {.workers = 2});
    return (*made)->search(root, {.depth = depth}, {});
}

/// What the label with this description says; a null text where there is none.
inline QString labelled(const QWidget& panel, const QString& description)
{
    for (const QLabel* label : panel.findChildren<QLabel*>())
        if (label->accessibleDescription() == description)
            return label->text();
    return {};
}
