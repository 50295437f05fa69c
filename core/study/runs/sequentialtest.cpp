// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/sequentialtest.h"

#include "core/board/notation.h"

#include <algorithm>

namespace {

/// What two games have in common when one is a copy of the other: who moves first, the position in
/// which the first search began, however it was reached, and the moves from there on.
QString playOf(const ExperimentGame& game)
{
    const auto searched = std::ranges::find_if(game.nodes, [](auto nodes) { return nodes > 0; });
    const auto opening = static_cast<std::size_t>(searched - game.nodes.begin());
    // In a position reached by the same discs in another order the columns hold the same colours.
    QString text(game.aMovesFirst ? u'a' : u'b');
    for (int column = 0; column < Position::Shape::width; ++column) {
        text += u'/';
        for (std::size_t ply = 0; ply < opening && ply < game.moves.size(); ++ply)
            if (game.moves[ply].column() == column)
                text += ply % 2 == 0 ? u'x' : u'o';
    }
    for (std::size_t ply = opening; ply < game.moves.size(); ++ply)
        text += QString::number(game.moves[ply].column() + 1);
    return text;
}

}

SequentialTest::SequentialTest(const SprtOptions& bounds)
{
    m_result.bounds = bounds;
    m_result.state = sprt(m_result.pairs, bounds);
}

void SequentialTest::add(const ExperimentGame& game)
{
    if (m_result.isDecided() || game.round < m_next)
        return;
    m_waiting[game.round] = {game.aWins() ? 2 : game.bWins() ? 0 : 1, playOf(game)};
    for (;;) {
        const auto first = m_waiting.find(m_next);
        const auto second = m_waiting.find(m_next + 1);
        if (first == m_waiting.end() || second == m_waiting.end())
            return;
        take(first->second, second->second);
        m_waiting.erase(first, std::next(second));
        m_next += 2;
        if (m_result.state.verdict == SprtState::Verdict::Open)
            continue;
        m_result.decidedAfter = m_next;
        m_waiting.clear();
        return;
    }
}

void SequentialTest::take(const Known& first, const Known& second)
{
    if (!m_seen.emplace(std::minmax(first.play, second.play)).second) {
        ++m_result.copies;
        return;
    }
    const int halfPoints = first.halfPoints + second.halfPoints;
    ++m_result.pairs[static_cast<std::size_t>(halfPoints)];
    m_result.state = sprt(m_result.pairs, m_result.bounds);
}
