// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/uciinfos.h"

#include "core/uci/ucimoves.h"

#include <algorithm>

void UciInfos::take(const InfoLine& info)
{
    if (info.nodes)
        m_report.nodes = std::max(m_report.nodes, *info.nodes);
    if (!info.score && info.principalVariation.isEmpty())
        return;
    // More squares than are left can't be looked at; a program may say so of a forced end.
    constexpr int deepest = 999;
    const int depth = std::min(info.depth.value_or(m_report.depth), deepest);
    const bool isMain = info.multiPv.value_or(1) == 1;
    if (isMain && depth > 0 && (m_report.iterations.empty() || depth > m_report.depth))
        beginDepth(depth);
    takeLine(info);
    if (isMain && !m_report.iterations.empty())
        settleDepth(info.score && info.score->bound == Score::Bound::Exact);
}

void UciInfos::beginDepth(int depth)
{
    IterationReport iteration;
    iteration.depth = depth;
    if (!m_report.iterations.empty()) {
        IterationReport& last = m_report.iterations.back();
        last.complete = true;
        iteration.start = last.start + last.time;
        m_nodesBefore += last.counts.nodes;
    }
    m_report.depth = depth;
    m_report.columnScores.fill({});
    m_report.iterations.push_back(std::move(iteration));
}

void UciInfos::takeLine(const InfoLine& info)
{
    const Score score = info.score ? info.score->toScore() : Score();
    const std::vector<Move> line = uci::readLine(m_report.root, info.principalVariation.join(u' '));
    if (!line.empty() && info.score)
        m_report.columnScores[static_cast<std::size_t>(line.front().column())] = score;
    if (info.multiPv.value_or(1) != 1)
        return;
    if (info.score)
        m_report.score = score;
    if (!line.empty()) {
        m_report.bestMove = line.front();
        m_report.principalVariation = line;
    }
}

void UciInfos::settleDepth(bool complete)
{
    IterationReport& iteration = m_report.iterations.back();
    iteration.counts.nodes = m_report.nodes - std::min(m_report.nodes, m_nodesBefore);
    iteration.time = elapsed() - iteration.start;
    iteration.bestMove = m_report.bestMove;
    iteration.score = m_report.score;
    if (complete && !iteration.complete && !m_report.bestMove.isNone()) {
        iteration.complete = true;
        m_hasNews = true;
    }
}

bool UciInfos::takeNews()
{
    if (m_hasNews)
        m_report.time = elapsed();
    return std::exchange(m_hasNews, false);
}

void UciInfos::finish(Move move, const QString& ponder)
{
    m_report.bestMove = move;
    if (!m_report.principalVariation.empty() && m_report.principalVariation.front() == move)
        return;
    m_report.principalVariation = {move};
    const Position after = m_report.root.after(move.column());
    if (ponder.isEmpty() || after.isFinished())
        return;
    if (const auto reply = uci::readMove(after, ponder))
        m_report.principalVariation.push_back(*reply);
}
