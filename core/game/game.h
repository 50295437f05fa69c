// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/search/enginefailure.h"
#include "core/support/expected.h"

#include <QString>
#include <optional>
#include <utility>
#include <vector>

/// Moves from the start of a game, with what a person wrote on them.
struct Line
{
    std::vector<Move> moves;
    std::vector<QString> comments {QString()}; ///< of the start and of each move

    friend bool operator==(const Line&, const Line&) = default;
};

/// A game: how it started, its moves, and which of its positions is being looked at.
///
/// Undo and redo move that point; playing a move there that is not the next one cuts off what came
/// after, or, by branch(), keeps it beside. Moves are always legal: there is no way to put an
/// illegal one in.
///
/// Lines may be kept beside the one on the board, the variations; one of all is the main line,
/// which is what was played and has the result. A line that another one begins with is never kept.
class Game
{
public:
    /// Lines beside the one on the board.
    static constexpr int maximumVariations = 200;

    Game() = default;
    /// Starts from a position that these moves lead to from the empty board; they can't be undone.
    /// The moves must be legal (notation::parseMoves, findMoveOrder).
    explicit Game(std::vector<Move> setup);

    /// Moves before the start; empty for a game from the empty board.
    const std::vector<Move>& setup() const { return m_setup; }
    const Position& start() const { return m_positions.front(); }
    /// Moves played from the start, those after the current point included.
    const std::vector<Move>& moves() const { return m_moves; }
    /// Moves played up to the current point.
    int ply() const { return m_ply; }
    int length() const { return static_cast<int>(m_moves.size()); }
    bool atEnd() const { return m_ply == length(); }
    /// The position at the current point.
    const Position& position() const { return m_positions[static_cast<std::size_t>(m_ply)]; }
    const Position& positionAt(int ply) const { return m_positions[static_cast<std::size_t>(ply)]; }
    /// The move that led to the current point; none at the start.
    Move lastMove() const;
    /// Setup and the moves up to the current point, as `44536`.
    QString positionText() const;

    /// Fails with a sentence when the column is full, no column, or the game over at this point.
    Expected<void> play(Move move);
    /// As play(), but a line that the move leaves is kept beside, and one that is kept already is
    /// gone on with. Fails where there are too many of them.
    Expected<void> branch(Move move);
    bool undo();
    bool redo();
    /// Clamped to 0 ... length().
    void goTo(int ply);
    /// Removes the moves after the current point.
    void truncate();

    /// The line on the board.
    Line shownLine() const { return {m_moves, m_comments}; }
    /// The lines beside the one on the board.
    const std::vector<Line>& variations() const { return m_variations; }
    /// Is the line on the board the main one?
    bool showsMainLine() const { return m_mainLine < 0; }
    /// Which of the variations is the main line; negative where it is on the board.
    int mainLine() const { return m_mainLine; }
    /// How many moves a variation shares with the line on the board.
    int branchPly(int variation) const;
    /// Exchanges the line on the board with a variation, and looks at the first move of its own.
    void showVariation(int variation);
    /// Shows the main line at the ply where the line on the board left it.
    void showMainLine();
    /// Makes the line on the board the main one.
    void makeMainLine();
    /// For the main line it is the line on the board that takes its place.
    void removeVariation(int variation);
    /// Keeps a line beside: legal moves from the start, with comments; what is written on moves
    /// that other lines share is added to what they have. No more moves than that come of a line
    /// that is there already.
    void addVariation(Line line);
    /// Comments and variations of a copy, a game with the same set-up and main line, as far as they
    /// are not here; its variations up to the maximum. False where it has nothing new.
    bool addNotes(const Game& copy);
    void removeVariations();

    /// At the end of all moves of the line on the board, whatever point is looked at; also by time,
    /// and by a failure.
    Outcome outcome() const;
    /// As outcome(), at the point that is looked at.
    Outcome outcomeHere() const { return atEnd() ? outcome() : position().outcome(); }
    /// Has the side to move at the end of the main line, which is on the board, lost by its clock?
    /// The tag `Termination` says so, as in PGN: "time forfeit". It goes with the moves before it.
    bool endedOnTime() const;
    /// The time of the side to move is over. The main line must be on the board, and unfinished.
    void loseOnTime();
    /// Why the side to move at the end of the main line, which is on the board, has lost although
    /// the board goes on: a program of others played it and failed. The tag `Failure` has it
    /// (EngineFailure::toCell()), and `Termination` says it in the words of PGN: "rules infraction"
    /// for an illegal move and for an answer that is none, "time forfeit" for a late one, so that
    /// endedOnTime() says it, too, and "abandoned" for all others. It goes with the moves before
    /// it.
    std::optional<EngineFailure> failure() const;
    /// The side to move has failed. The main line must be on the board, and unfinished.
    void loseByFailure(const EngineFailure& failure);
    /// Was it lost although the board goes on: by time, or by a failure?
    bool endedEarly() const { return endedOnTime() || failure(); }

    /// Tag lines of the game file in order: Event, Date, First, Second, ... Result and Setup are
    /// derived and never stored here.
    const std::vector<std::pair<QString, QString>>& tags() const { return m_tags; }
    QString tag(const QString& name) const;
    /// An empty value removes the tag. The name must be a tag name.
    void setTag(const QString& name, const QString& value);
    /// Replaces all of them, in this order: tag names, each once, with values that are not empty.
    void setTags(std::vector<std::pair<QString, QString>> tags) { m_tags = std::move(tags); }
    /// A letter and then letters, digits and `_`, all of them ASCII; neither Result nor Setup.
    static bool isTagName(QStringView name);
    /// Of the move that led to this ply, 1 to length(); of the start for 0.
    QString comment(int ply) const;
    /// A comment belongs to the moves that lead there, in whichever line.
    void setComment(int ply, const QString& text);

    friend bool operator==(const Game&, const Game&) = default;

private:
    /// The main line has other moves than those at whose end it was lost.
    void forgetTermination();
    void setShownLine(const Line& line);
    int sharedMoves(const Line& line) const;
    bool isInLine(const std::vector<Move>& moves) const;
    void removeBeginnings();

    std::vector<Move> m_setup;
    std::vector<Move> m_moves;
    /// One more than moves: m_positions[i] is the position before move i + 1.
    std::vector<Position> m_positions {Position()};
    std::vector<QString> m_comments {QString()};
    std::vector<std::pair<QString, QString>> m_tags;
    int m_ply = 0;
    std::vector<Line> m_variations;
    int m_mainLine = -1;
};

/// "1-0", "0-1", "1/2-1/2" or "*", as in PGN.
QString resultText(Outcome outcome);
