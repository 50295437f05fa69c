// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/duration.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "app/cli/processes.h"
#include "core/plan/proof/proofbuilder.h"
#include "core/plan/proof/prooffile.h"
#include "core/support/files/savefile.h"
#include "core/support/threads/threadpriority.h"

namespace {

void addProofOptions(CommandLine& line)
{
    line.argument("MOVES", "Where the proof begins; the empty board without it.", "[MOVES...]");
    line.option("board",
                QStringLiteral("One of %1; 7x6/4 by default.")
                    .arg(plantext::boardNames().join(QStringLiteral(", "))),
                "NAME");
    line.option("side", "Whose strategy it is, first or second; first by default.", "SIDE");
    line.option("goal", "What it does, win or hold (not lose); win by default.", "GOAL");
    line.option("out", "The proof, proof.c4proof by default.", "FILE");
    line.option("work",
                "Where the work is kept that the same call goes on with; the name of --out with "
                ".work behind it by default.",
                "FILE");
    line.option("from",
                "Discs on the board from which on a plan is looked for, 0 to 49; 12 by default, "
                "and 0 on small boards.",
                "N");
    line.option("numbers", "Numbers of a plan at most, 0 to 9; 5 by default.", "N");
    line.option("no-arrows", "Looks for plans without arrows.");
    line.option("candidates", "Moves that are tried where there is no plan, 1 to 9; 3 by default.",
                "N");
    line.option("conflicts",
                "Work for a plan at most, as conflicts of the SAT solver, 1 to 1000000000; 100000 "
                "by default. A quarter of it for each two discs fewer than 16.",
                "N");
    line.option("states", "And as positions that are walked, 1 to 1000000000; 4000000 by default.",
                "N");
    line.option("no-mirror", "Writes mirror images as steps of their own.");
    line.option("workers",
                "Positions at a time, 1 to 256; one per core by default. The proof does not depend "
                "on it.",
                "N");
    line.option("nice", "Stands back behind the other programs of the machine.");
    line.option("json", "Prints JSON.");
    addForceOption(line);
}

template <typename Board> ProofRequest<Board> readProofRequest(CommandLine& line)
{
    ProofRequest<Board> request;
    const QString moves = line.arguments().join(u' ');
    auto rooted = plantext::onMoves<Board>(moves);
    if (line.check(rooted)) {
        request.rootMoves = rooted->moves;
        request.root = rooted->position;
    }
    const QString side = line.text("side", QStringLiteral("first"));
    const QString goal = line.text("goal", QStringLiteral("win"));
    if (side != u"first" && side != u"second")
        line.wrong(BadInput, QStringLiteral("--side is first or second, not '%1'").arg(side));
    if (goal != u"win" && goal != u"hold")
        line.wrong(BadInput, QStringLiteral("--goal is win or hold, not '%1'").arg(goal));
    request.side = side == u"second" ? Player::Second : Player::First;
    request.goal = goal == u"hold" ? PlanGoal::Hold : PlanGoal::Win;
    constexpr int mostWork = 1'000'000'000;
    ProofSettings& settings = request.settings;
    settings.planFrom = line.number("from", 0, Board::Shape::squares, settings.planFrom);
    settings.numbers = line.number("numbers", 0, BasicPlan<Board>::mostNumbers, settings.numbers);
    settings.arrows = !line.has("no-arrows");
    settings.candidates = line.number("candidates", 1, Board::Shape::width, settings.candidates);
    settings.conflicts = static_cast<std::uint64_t>(
        line.number("conflicts", 1, mostWork, static_cast<qint64>(settings.conflicts)));
    settings.states = static_cast<std::uint64_t>(
        line.number("states", 1, mostWork, static_cast<qint64>(settings.states)));
    settings.mirror = !line.has("no-mirror");
    return request;
}

void showProofProgress(const ProofProgress& progress)
{
    console::longProgress(
        filled("%1 moves and %2 plans, %3 open, some %4 steps expected; %5 positions answered in "
               "%6",
               progress.moves, progress.plans, progress.open, progress.expected, progress.answered,
               longDurationText(progress.time)));
}

template <typename Board>
CommandResult buildProofFile(CommandLine& line, const ProofRequest<Board>& request,
                             const QString& file, const QString& workFile,
                             const TaskWorkers& workers)
{
    FOURCAST_TRY(checkOutput(file, line.has("force")));
    FOURCAST_TRY(checkOutput(workFile, true, {file}));
    // Two builds would write into one another's lines.
    FOURCAST_LET(const auto lock, FileLock::take(workFile));
    FOURCAST_LET(auto work, ProofWork::open(workFile, request));
    const Interrupt interrupt;
    FOURCAST_LET(const auto built,
                 buildProof(request, work, workers, interrupt.token(), showProofProgress));
    if (built.status == ProofBuildStatus::Stopped)
        return console::fail(Stopped,
                             filled("Stopped; %1 positions are answered and kept in '%2', and the "
                                    "same call resumes from there",
                                    built.progress.answered, workFile));
    if (built.status == ProofBuildStatus::OutOfReach)
        return console::fail(BadInput,
                             QStringLiteral("There is no such proof: best play of the other side "
                                            "breaks the promise"));
    FOURCAST_TRY(prooffile::write(built.proof, file));
    const qsizetype bytes = prooffile::toText(built.proof).size();
    const auto steps = built.proof.tree.steps.size();
    line.answer({{"file", file},
                 {"steps", static_cast<qint64>(steps)},
                 {"moves", static_cast<qint64>(built.progress.moves)},
                 {"plans", static_cast<qint64>(built.progress.plans)},
                 {"bytes", bytes},
                 {"positions", static_cast<qint64>(built.progress.answered)},
                 {"seconds", std::chrono::duration<double>(built.progress.time).count()}},
                filled("%1: %2 steps, %3 moves and %4 plans, %5 bytes; checked. %6 positions were "
                       "looked at, those of this run in %7.\n",
                       file, steps, built.progress.moves, built.progress.plans, bytes,
                       built.progress.answered, longDurationText(built.progress.time)));
    return Done;
}

}

CommandResult commands::planProofBuild(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Builds a strategy from a position to the end of the game, as a file that can be checked\n"
        "without a solver: moves first, and plans at their ends. The whole game takes a night; it\n"
        "can be stopped with Ctrl+C at any time, and the same call goes on."));
    addProofOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    QString name = line.text("board", QStringLiteral("7x6/4"));
    if (!name.contains(u'/'))
        name += QStringLiteral("/4");
    const auto board = plantext::onBoard(name);
    line.check(board);
    const QString file = line.text("out", QStringLiteral("proof.c4proof"));
    const QString workFile = line.text("work", file + QStringLiteral(".work"));
    for (const QString& each : {file, workFile})
        if (each.isEmpty() || isStandardOutput(each) || isStream(each))
            line.wrong(BadInput, QStringLiteral("--out and --work need names of files"));
    const int workers = readWorkers(line);
    FOURCAST_TRY(line.failure());
    if (line.has("nice"))
        lowerThreadPriority();
    return std::visit(
        [&]<typename Board>(const BasicRootedPlan<Board>&) -> CommandResult {
            const auto request = readProofRequest<Board>(line);
            FOURCAST_TRY(line.failure());
            return withProcesses(workers, [&](const TaskWorkers& with) {
                return buildProofFile(line, request, file, workFile, with);
            });
        },
        *board);
}
