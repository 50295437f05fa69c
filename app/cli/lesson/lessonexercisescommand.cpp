// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "core/lesson/answers/exercises.h"

using fourcast::lesson::ExerciseRequest;

CommandResult commands::lessonExercises(const QStringList& arguments)
{
    constexpr int mostOfAKind = 100;
    constexpr int mostBranching = 5;
    constexpr int deepest = 6;
    CommandLine line(QStringLiteral(
        "Makes exercises, the same for the same seed, and prints them as a lesson: positions that\n"
        "have exactly one best move, and trees to be valued, with their answers."));
    line.option("seed", "A number; 1 by default.", "N");
    line.option("positions", "How many positions, 0 to 100; 4 by default.", "N");
    line.option("trees", "How many trees, 0 to 100; 4 by default.", "N");
    line.option("branching", "Moves at each node of a tree, 2 to 5; 2 by default.", "N");
    line.option("depth", "How deep the trees are, 1 to 6; 3 by default.", "N");
    FOURCAST_TRY(line.parse(arguments));
    ExerciseRequest request;
    request.seed = line.number("seed", 0, std::uint64_t {1'000'000'000}, 1);
    request.positions = line.number("positions", 0, mostOfAKind, 4);
    request.trees = line.number("trees", 0, mostOfAKind, 4);
    request.branching = line.number("branching", 2, mostBranching, 2);
    request.depth = line.number("depth", 1, deepest, 3);
    if (request.positions + request.trees == 0)
        line.wrong(BadUsage, QStringLiteral("No exercises were asked for"));
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    const auto lesson = makeExercises(request, {}, interrupt.token());
    if (!lesson)
        return console::fail(Stopped, QStringLiteral("Stopped"));
    console::print(toText(*lesson));
    return Done;
}
