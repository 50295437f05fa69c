// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/linereader.h"
#include "app/cli/plan/plangame.h"
#include "app/cli/plan/planinput.h"
#include "core/plan/words/planwords.h"

namespace {

/// More positions than a person will see; a plan that takes longer is played all the same.
constexpr std::uint64_t statesBeforeAGame = 20'000'000;

/// Reads and obeys lines until the input or the player ends it.
template <typename Board> int playPlan(PlanGame<Board>& game, const Interrupt& interrupt)
{
    game.begin();
    LineReader reader(interrupt.descriptor());
    for (;;) {
        console::flush();
        QString input;
        const LineReader::Status status = reader.read(input);
        if (status == LineReader::Status::Interrupted || interrupt.happened())
            return console::fail(
                Stopped, QStringLiteral("Stopped; the moves were %1").arg(game.movesText()));
        if (status == LineReader::Status::Failed)
            return console::fail(BadInput, reader.error());
        if (status == LineReader::Status::End || !game.obey(input))
            return Done;
    }
}

}

CommandResult commands::planPlay(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Plays a game against a plan: you are its opponent, and it says by which rule it moves.\n"
        "Each line on standard input is a column or one of card, again, quit and help. With\n"
        "--as strategist you follow the plan, and a move that leaves it is refused with what\n"
        "the plan says; the opponent plays at random, and makes four where it can."));
    line.argument("PLAN",
                  "A plan as text, as plan find prints it, as a link, or the name of a file.",
                  "PLAN...");
    line.option("as", "opponent or strategist; opponent by default.", "ROLE");
    line.option("seed", "Of the random opponent; 1 by default.", "S");
    FOURCAST_TRY(line.parse(arguments));
    const QString role = line.text("as", QStringLiteral("opponent"));
    if (role != QLatin1String("opponent") && role != QLatin1String("strategist"))
        line.wrong(BadInput,
                   QStringLiteral("--as must be opponent or strategist, not '%1'").arg(role));
    const std::uint64_t seed = readSeed(line);
    FOURCAST_TRY(line.failure());
    // Standard input has the moves.
    if (line.arguments().constFirst() == QLatin1String("-"))
        return console::fail(BadInput, QStringLiteral("The plan must be an argument or a file"));
    FOURCAST_LET(const PlanSource source, readPlanSource(line));
    const auto plan = planOf(source.blocks.front());
    if (!plan)
        return console::fail(BadInput, placedInPlans(source, source.blocks.front(), plan.error()));

    const Interrupt interrupt;
    return std::visit(
        [&](const auto& rooted) -> int {
            const PlanVerdict verdict = verifyPlan(
                rooted.plan, rooted.position, {.states = statesBeforeAGame}, interrupt.token());
            if (interrupt.happened())
                return console::fail(Stopped, QStringLiteral("Stopped before the first move"));
            const QString said = verdict.isValid()
                ? sentenceOf(*plan) + u' ' + planProofSentence(verdict.states)
                : verdict.status == PlanCheckStatus::Refuted
                ? QStringLiteral("This plan can be beaten; plan check shows how.")
                : failureOf(*plan, verdict);
            console::print(console::wrapped(said));
            PlanGame game(rooted, role == QLatin1String("strategist"), seed, verdict.states);
            return playPlan(game, interrupt);
        },
        *plan);
}
