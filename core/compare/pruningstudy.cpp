// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/pruningstudy.h"

#include "core/evaluation/heuristics.h"
#include "core/search/sequentialroot.h"

namespace {

/// Two searches with the same text see the same values.
QString valuesKey(const EngineInfo& info, const EngineOptions& options, int depth)
{
    const TerminalValues terminals = info.terminals(info, options);
    return QStringLiteral("%1 %2 %3 %4 %5 %6 %7")
        .arg(QLatin1String(info.heuristic->name),
             info.takesReadings() ? options.h1.toNames() + options.h1.weights.toNames() : QString())
        .arg(depth)
        .arg(terminals.winValue)
        .arg(terminals.perPly)
        .arg(terminals.drawIsHeuristic)
        .arg(terminals.winIsHeuristic);
}

RootResult plainSearch(const Position& root, int depth, const AnyHeuristic& heuristic,
                       const TerminalValues& terminals, const RootBudget& budget)
{
    return std::visit(
        [&]<typename H>(const H& judge) {
            return StudyRoot<H>(judge, terminals, false).search(root, depth, budget, {});
        },
        heuristic);
}

}

PruningStudy::PruningStudy(const Position& root, int deepest) : m_root(root), m_deepest(deepest) { }

int PruningStudy::depthOf(const Position& root, const ContenderResult& contender)
{
    const EngineInfo& info = engineInfo(contender.entrant.engine);
    if (contender.samples.empty() || info.usesDataset())
        return 0;
    const int left = Position::Shape::squares - root.plies();
    if (info.depth == EngineInfo::Depth::End)
        return left;
    // Opponents of the ladder search a game with blind spots.
    return info.terminals ? std::min(left, contender.samples.front().depth) : 0;
}

std::optional<PruningMetrics> PruningStudy::figures(const ContenderResult& contender,
                                                    const std::stop_token& stop)
{
    const int depth = depthOf(m_root, contender);
    if (depth <= 0)
        return {};
    if (!m_count)
        m_count = countTree(m_root, m_deepest, stop);
    if (m_count->status == TreeCount::Status::Stopped)
        return {};
    PruningMetrics figures {.depth = depth,
                            .visited = contender.samples.front().wholeNodes,
                            .countedDepth = std::min(depth, m_count->depth())};
    const auto full = m_count->nodes(figures.countedDepth);
    figures.full = full.value_or(0);
    figures.fullStatus = full && figures.countedDepth == depth ? TreeCount::Status::Whole
                                                               : TreeCount::Status::TooLarge;
    if (engineInfo(contender.entrant.engine).terminals)
        addHeuristicTrees(contender.entrant, figures, stop);
    if (stop.stop_requested())
        return {};
    return figures;
}

void PruningStudy::addHeuristicTrees(const Entrant& entrant, PruningMetrics& figures,
                                     const std::stop_token& stop)
{
    const EngineInfo& info = engineInfo(entrant.engine);
    const QString key = valuesKey(info, entrant.options, figures.depth);
    auto known = m_known.find(key);
    if (known == m_known.end()) {
        const AnyHeuristic heuristic = info.heuristic->make(entrant.options.h1);
        const TerminalValues terminals = info.terminals(info, entrant.options);
        const RootResult plain = plainSearch(m_root, figures.depth, heuristic, terminals,
                                             {.stop = stop, .nodes = mostPlain});
        Trees trees {.plain = plain.counts.nodes, .isPlainCut = !plain.complete};
        trees.least = figures.isFullKnown()
            ? leastTree(m_root, figures.depth, heuristic, terminals, stop)
            : MinimalTree {MinimalTree::Status::TooLarge};
        if (stop.stop_requested())
            return;
        known = m_known.emplace(key, trees).first;
    }
    figures.least = known->second.least;
    figures.plain = known->second.plain;
    figures.isPlainCut = known->second.isPlainCut;
}
