// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "core/plan/proof/proofcheck.h"
#include "core/plan/proof/prooffile.h"

#include <algorithm>
#include <thread>

namespace {

QJsonObject factsToJson(const AnyPlanProof& proof, const ProofFacts& facts)
{
    return std::visit(
        [&]<typename Board>(const BasicPlanProof<Board>& known) {
            const BasicPlanTree<Board>& tree = known.tree;
            return QJsonObject {
                {"board", plantext::boardName<Board>()},
                {"side", tree.side == Player::First ? "first" : "second"},
                {"goal", tree.goal == PlanGoal::Win ? "win" : "hold"},
                {"date", known.date.toString(Qt::ISODate)},
                {"writtenBy", known.program},
                {"holds", true},
                {"moves", static_cast<qint64>(facts.moves)},
                {"plans", static_cast<qint64>(facts.plans)},
                {"states", static_cast<qint64>(facts.states)},
                {"deepest", facts.deepest},
            };
        },
        proof);
}

QString claimSentence(const AnyPlanProof& proof)
{
    return std::visit(
        []<typename Board>(const BasicPlanProof<Board>& known) {
            const BasicPlanTree<Board>& tree = known.tree;
            return QStringLiteral("The %1 player %2 on %3 %4")
                .arg(QLatin1String(tree.side == Player::First ? "first" : "second"),
                     QLatin1String(tree.goal == PlanGoal::Win ? "wins" : "does not lose"),
                     plantext::boardName<Board>(),
                     known.rootMoves.empty()
                         ? QStringLiteral("from the empty board on")
                         : QStringLiteral("after %1").arg(prooffile::stepMoves<Board>(known, {})));
        },
        proof);
}

}

CommandResult commands::planProofCheck(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Checks a proof without a solver: each position that can come up has its step, each plan\n"
        "keeps its promise against every reply, and each step is needed. The program\n"
        "fourcast-plan-check does the same and shares no code with this one."));
    line.argument("FILE", "A file of 'plan proof build'.", "FILE");
    line.option("workers", "Plans at a time, 1 to 256; one per core by default.", "N");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const int workers = readWorkers(line);
    FOURCAST_TRY(line.failure());
    const QString file = line.arguments().value(0);
    FOURCAST_LET(const auto proof, prooffile::read(file));
    const Interrupt interrupt;
    const int threads = workers > 0
        ? workers
        : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    const auto facts
        = checkProof(proof,
                     {.threads = threads,
                      .stop = interrupt.token(),
                      .report = [](std::size_t done, std::size_t all) {
                          console::longProgress(filled("%1 of %2 plans checked", done, all));
                      }});
    if (!facts && interrupt.happened())
        return console::fail(Stopped, QStringLiteral("Stopped before all plans were checked"));
    if (!facts)
        return console::fail(
            BadInput,
            facts.error().line > 0
                ? filled("'%1', line %2: %3", file, facts.error().line, facts.error().message)
                : filled("'%1': %2", file, facts.error().message));
    line.answer(factsToJson(proof, *facts),
                filled("%1: the proof holds. It has %2 moves and %3 plans, with %4 positions that "
                       "can come up under them.\n",
                       claimSentence(proof), facts->moves, facts->plans, facts->states));
    return Done;
}
