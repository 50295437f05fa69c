// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "core/lesson/tree/treesearcher.h"

namespace fourcast::lesson {

/// Exercises that are generated from a seed: the same seed, the same exercises.
struct ExerciseRequest
{
    std::uint64_t seed = 1;
    /// Positions of the standard board that have exactly one best move, which does not win at once.
    int positions = 4;
    int fewestDiscs = 16;
    int mostDiscs = 28;
    /// Trees to be valued, and to be searched by alpha-beta.
    int trees = 4;
    int branching = 2;
    int depth = 3;
    Value largestLeaf = 9;
};

/// A lesson of one step for each kind, its questions with their answers: for worksheets, or to be
/// answered on the screen. Solves positions, which may take a while; without a value it was
/// stopped.
std::optional<Lesson> makeExercises(const ExerciseRequest& request, const ExactScores& exact = {},
                                    const std::stop_token& stop = {});

/// One step about one tree: what it is worth and, by alpha-beta, how many leaves are looked at, how
/// often it cuts, and how few leaves the best order would do with.
Lesson treeExercise(const WrittenTree& tree);

}
