// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lines that a game keeps beside the one on the board.
#include "core/game/game.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace {

int shared(const std::vector<Move>& one, const std::vector<Move>& other)
{
    return static_cast<int>(std::ranges::mismatch(one, other).in1 - one.begin());
}

bool beginsWith(const std::vector<Move>& line, const std::vector<Move>& beginning)
{
    return shared(line, beginning) == static_cast<int>(beginning.size());
}

/// What is written in both, each line of text that both have once.
QString bothOf(const QString& one, const QString& other)
{
    const auto holds = [](const QString& text, const QString& part) {
        return part.isEmpty() || (u'\n' + text + u'\n').contains(u'\n' + part + u'\n');
    };
    return holds(one, other) ? one : holds(other, one) ? other : one + u'\n' + other;
}

} // namespace

int Game::sharedMoves(const Line& line) const
{
    return shared(m_moves, line.moves);
}

int Game::branchPly(int variation) const
{
    return sharedMoves(m_variations[static_cast<std::size_t>(variation)]);
}

void Game::setShownLine(const Line& line)
{
    m_moves = line.moves;
    m_comments = line.comments;
    m_positions.resize(1);
    for (const Move move : m_moves)
        m_positions.push_back(m_positions.back().after(move.column()));
}

Expected<void> Game::branch(Move move)
{
    const auto ply = static_cast<std::size_t>(m_ply);
    if (!atEnd() && m_moves[ply] == move)
        return play(move);
    for (std::size_t i = 0; i < m_variations.size(); ++i) {
        const std::vector<Move>& moves = m_variations[i].moves;
        if (moves.size() > ply && moves[ply] == move && sharedMoves(m_variations[i]) >= m_ply) {
            showVariation(static_cast<int>(i));
            goTo(static_cast<int>(ply) + 1);
            return {};
        }
    }
    const bool leaves = !atEnd();
    if (!leaves && endedEarly())
        return fail(QCoreApplication::translate("Game", "The game is over."));
    if (leaves && m_variations.size() >= maximumVariations)
        return fail(QCoreApplication::translate(
                        "Game", "This game already has %1 variations. Delete one first.")
                        .arg(maximumVariations));
    const Line left = shownLine();
    auto tags = m_tags;
    if (auto played = play(move); !played || !leaves)
        return played;
    // The line that is left stays as it ended.
    m_tags = std::move(tags);
    m_variations.push_back(left);
    if (showsMainLine())
        m_mainLine = static_cast<int>(m_variations.size()) - 1;
    removeBeginnings();
    return {};
}

void Game::showVariation(int variation)
{
    Line& kept = m_variations[static_cast<std::size_t>(variation)];
    const int ply = sharedMoves(kept);
    // What was written on the moves that both share is the same for both.
    std::copy_n(m_comments.begin(), ply + 1, kept.comments.begin());
    const Line shown = std::exchange(kept, shownLine());
    setShownLine(shown);
    m_ply = std::min(ply + 1, length());
    if (m_mainLine == variation)
        m_mainLine = -1;
    else if (m_mainLine < 0)
        m_mainLine = variation;
    removeBeginnings();
}

void Game::showMainLine()
{
    if (m_mainLine < 0)
        return;
    const int ply = branchPly(m_mainLine);
    showVariation(m_mainLine);
    goTo(ply);
}

void Game::makeMainLine()
{
    if (!showsMainLine())
        forgetTermination();
    m_mainLine = -1;
}

void Game::removeVariation(int variation)
{
    m_variations.erase(m_variations.begin() + variation);
    if (m_mainLine == variation)
        makeMainLine();
    else if (m_mainLine > variation)
        --m_mainLine;
}

bool Game::isInLine(const std::vector<Move>& moves) const
{
    return beginsWith(m_moves, moves) || std::ranges::any_of(m_variations, [&](const Line& kept) {
               return beginsWith(kept.moves, moves);
           });
}

void Game::addVariation(Line line)
{
    Q_ASSERT(line.comments.size() == line.moves.size() + 1);
    const auto share = [&line](const std::vector<Move>& moves, std::vector<QString>& comments) {
        for (std::size_t i = 0; i <= static_cast<std::size_t>(shared(moves, line.moves)); ++i)
            comments[i] = line.comments[i] = bothOf(comments[i], line.comments[i]);
    };
    share(m_moves, m_comments);
    for (Line& kept : m_variations)
        share(kept.moves, kept.comments);
    if (isInLine(line.moves))
        return;
    const auto beginning = std::ranges::find_if(
        m_variations, [&line](const Line& kept) { return beginsWith(line.moves, kept.moves); });
    // No two of those kept begin this one: one of them would begin the other.
    if (beginning != m_variations.end())
        *beginning = std::move(line);
    else
        m_variations.push_back(std::move(line));
}

bool Game::addNotes(const Game& copy)
{
    const std::vector<Line> linesBefore = m_variations;
    const std::vector<QString> commentsBefore = m_comments;
    addVariation(copy.shownLine());
    for (const Line& line : copy.m_variations)
        if (m_variations.size() < maximumVariations || isInLine(line.moves))
            addVariation(line);
    return m_variations != linesBefore || m_comments != commentsBefore;
}

void Game::removeVariations()
{
    m_variations.clear();
    m_mainLine = -1;
}

/// Of two lines one of which begins with the other, the longer one stays, in the place of both.
void Game::removeBeginnings()
{
    for (int i = static_cast<int>(m_variations.size()) - 1; i >= 0; --i) {
        const std::vector<Move>& line = m_variations[static_cast<std::size_t>(i)].moves;
        if (beginsWith(m_moves, line)) {
            removeVariation(i);
            continue;
        }
        for (int other = 0; other < static_cast<int>(m_variations.size()); ++other) {
            const std::vector<Move>& longer = m_variations[static_cast<std::size_t>(other)].moves;
            if (other == i || !beginsWith(longer, line) || (longer == line && other > i))
                continue;
            if (m_mainLine == i)
                m_mainLine = other;
            removeVariation(i);
            break;
        }
    }
}
