// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/formulagame.h"

namespace fourcast::formal {

/// How a turn has ended.
enum class PlayStatus : std::uint8_t
{
    Choosing, ///< the student has to choose
    Over, ///< nobody can go on
    /// It has come round to where it was, and would do so for ever.
    Endless,
    Stopped,
    MemoryReached
};

/// A formula played between a student, who has one side, and the program, which has the other: what
/// has happened so far. A value, so that who waits for a turn still has the one before it.
struct FormulaPlay
{
    using Player = FormulaGame::Player;
    struct Step
    {
        FormulaGame::Position position;
        /// Who chose the way here; nobody at the start, and where there was one way alone.
        std::optional<Player> mover {};
        std::optional<LabelId> label {}; ///< of a step of the system
        bool isStudents = false; ///< the student had to choose here
    };

    Player student = Player::Verifier;
    std::vector<Step> steps; ///< the first one is the start
    PlayStatus status = PlayStatus::Stopped;
    /// What the student can choose; only while he has to.
    std::vector<FormulaGame::Move> moves {};
    /// Only when it is over, or endless.
    std::optional<Player> winner {};

    bool isOver() const { return status == PlayStatus::Over || status == PlayStatus::Endless; }
    bool hasEnded() const { return isOver() || status == PlayStatus::Choosing; }
    /// The steps of the system so far.
    Path path() const;
};

/// The program's moves, and those without a choice, until the student has to choose or it is over.
/// They block, and end as the options say; the steps until then are in what comes back.
FormulaPlay begunPlay(FormulaGame& game, FormulaPlay::Player student,
                      const SolverOptions& options = {});
/// `move` is an index of the moves.
FormulaPlay playedMove(FormulaGame& game, FormulaPlay play, std::size_t move,
                       const SolverOptions& options = {});
/// To where the student chose before; the start has nothing before it.
FormulaPlay takenBack(FormulaGame& game, FormulaPlay play, const SolverOptions& options = {});

}
