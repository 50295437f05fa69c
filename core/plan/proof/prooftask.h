// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/remotetasks.h"
#include "core/plan/plan.h"
#include "core/support/expected.h"

#include <QByteArrayList>

/// How hard a plan is looked for at each position of a proof, and what is tried besides. The same
/// settings give the same proof on every machine.
struct ProofSettings
{
    /// A plan is attempted from so many discs on.
    int planFrom = 12;
    int numbers = 5; ///< of a plan, 0 to 9
    bool arrows = true;
    /// Of the SAT solver, for each attempt; a quarter for each two discs before `fullFrom`.
    std::uint64_t conflicts = 100'000;
    /// Walked, the same.
    std::uint64_t states = 4'000'000;
    int fullFrom = 16;
    /// Moves of the strategist that are tried where there is no plan.
    int candidates = 3;
    bool mirror = true;

    friend bool operator==(const ProofSettings&, const ProofSettings&) = default;
};

/// The usual ones of a board: on small ones a plan is attempted from the empty board on.
template <typename Board> ProofSettings usualProofSettings();

/// What is asked of a position: a plan, or else moves.
template <typename Board> struct ProofQuestion
{
    ProofSettings settings;
    Player side = Player::First;
    PlanGoal goal = PlanGoal::Win;
    Board position;
};

template <typename Board> struct ProofAnswer
{
    std::optional<BasicPlan<Board>> plan;
    /// Where there is no plan: the strategist's moves that keep the promise, the most promising
    /// first, no more than were asked for. Empty where none does, and where the opponent is to
    /// move.
    std::vector<Move> moves;
    /// False where best play breaks the promise.
    bool isReachable = true;

    friend bool operator==(const ProofAnswer&, const ProofAnswer&) = default;
};

/// Exact, and the same whoever is asked. Nothing where it was stopped.
template <typename Board>
std::optional<ProofAnswer<Board>> answerProofQuestion(const ProofQuestion<Board>& question,
                                                      const std::stop_token& stop);

/// How many steps a proof is expected to have from a position on, in tenths; by experience.
template <typename Board> std::uint64_t expectedSteps(const Board& position);

/// The answer as a word: ":<cells>", ">435", "?" for the opponent's move, "!" where the promise is
/// out of reach.
template <typename Board> QByteArray toWord(const ProofAnswer<Board>& answer);
/// Nothing where it is no answer to the question.
template <typename Board>
std::optional<ProofAnswer<Board>> answerFromWord(const QByteArray& word,
                                                 const ProofQuestion<Board>& question);

/// What other processes get, and who answers there.
QByteArray proofTaskKind();
template <typename Board> QByteArray proofTaskToBytes(const ProofQuestion<Board>& question);
std::optional<QByteArray> answerProofTask(const QByteArray& task, const std::stop_token& stop);
