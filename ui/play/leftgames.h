// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

#include <QString>
#include <functional>
#include <memory>
#include <vector>

/// Asked when a game leaves the board: what brings back all that one knows of it beside its moves,
/// as it is now. That is called right after the game is on the board again.
using GameWitness = std::function<std::function<void()>()>;

/// One change of a game: the whole of it before and after. A game is small (at most 42 moves), and
/// a change that knows all of it can't get out of step with what a person did in between.
struct GameStep
{
    Game before;
    Game after;
    bool isMove = false;
};

/// A game that another one took the place of, with what can be undone and done again in it.
struct LeftGame
{
    Game game;
    QString filePath;
    std::vector<std::shared_ptr<const GameStep>> steps;
    /// Of the steps, those that are done; the others are done again by Redo.
    int done = 0;
    /// After how many steps it was as its file has it; -1 where the file never had that.
    int saved = 0;
    /// Of the steps, those that came with it.
    int beginning = 0;
    std::vector<std::function<void()>> restore;

    /// Nobody misses an empty board.
    bool isEmpty() const
    {
        return game.length() == 0 && game.setup().empty() && game.comment(0).isEmpty()
            && game.variations().empty() && filePath.isEmpty() && steps.empty();
    }
};

/// Those before the game on the board, and, after some were brought back, those that come again.
class LeftGames
{
public:
    bool hasBefore() const { return !m_before.empty(); }
    bool hasAfter() const { return !m_after.empty(); }
    /// Another game takes the place of `left`.
    void leave(LeftGame left)
    {
        m_after.clear();
        if (left.isEmpty())
            return;
        if (m_before.size() == most)
            m_before.erase(m_before.begin());
        m_before.push_back(std::move(left));
    }
    LeftGame back(LeftGame present) { return step(m_before, m_after, std::move(present)); }
    LeftGame again(LeftGame present) { return step(m_after, m_before, std::move(present)); }
    /// The game on the board has changed: what came after it does not follow any more.
    void forgetAfter() { m_after.clear(); }

private:
    static constexpr std::size_t most = 20;

    static LeftGame step(std::vector<LeftGame>& from, std::vector<LeftGame>& to, LeftGame present)
    {
        LeftGame game = std::move(from.back());
        from.pop_back();
        to.push_back(std::move(present));
        return game;
    }

    std::vector<LeftGame> m_before;
    std::vector<LeftGame> m_after;
};
