// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"
#include "core/formal/models/boardsize.h"
#include "core/statespace/explore.h"

namespace fourcast::formal {

/// A game to make a transition system of: the board, and the moves that were made already.
struct GameStart
{
    BoardSize size;
    std::vector<Move> moves;
};

/// Reads moves such as "44536", columns from 1. Fails with a sentence, whose column is the place in
/// the text, where there is no such board or column, the column is full or the game is over.
Expected<GameStart> gameStart(const BoardSize& size, QStringView moves = {});

/// The game as a model. Its actions are drop(X, 1), X or O and the column from 1, and in finished
/// games win(X), win(O) or draw, for ever. X is who began.
class GameModel : public statespace::Model
{
public:
    /// The start must have been read by gameStart().
    static std::unique_ptr<GameModel> make(const GameStart& start);

    int wordsPerState() const override { return 1; }
    /// All that might come up on such a board, by their numbers.
    virtual LabelTable labels() const = 0;
};

/// A game that was explored.
struct GameSystem
{
    statespace::ExploreStatus status = statespace::ExploreStatus::Complete;
    /// State 0 is the start. Where the exploration ended early the first states are there, and the
    /// system is not complete; the labels are those that came up.
    Lts lts;
    std::unique_ptr<GameModel> model;
    /// Of the same states: their words, for the model's stateText(), and levels.
    statespace::StateSpace space;
};

/// Explores the game as statespace::explore() does, transitions kept.
GameSystem exploreGame(const GameStart& start, const statespace::ExploreOptions& options = {},
                       const std::stop_token& stop = {},
                       const statespace::ExploreReport& report = {});

/// The same game as a text that mCRL2 reads: a process whose parameters are the squares. Its system
/// is strongly bisimilar to exploreGame()'s.
QString gameProcess(const GameStart& start);

/// A formula in mCRL2's syntax: the player, "X" or "O", can win against any play.
QString winsFormula(QChar player);

}
