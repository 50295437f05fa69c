// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/analyzetext.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/plan/planinput.h"
#include "app/cli/plan/planoutput.h"
#include "core/board/notation.h"
#include "core/plan/steadystate.h"
#include "core/plan/words/planwords.h"

#include <QJsonDocument>

namespace {

constexpr std::uint64_t usualStates = 20'000'000;
constexpr std::uint64_t mostStates = 1'000'000'000;

/// What became of one plan or diagram.
struct CheckedBlock
{
    PlanCheckStatus status = PlanCheckStatus::Stopped;
    QJsonObject json;
    QString text;
};

QString foundText(PlanCheckStatus status, std::uint64_t states, const QString& failure,
                  const std::vector<Move>& line)
{
    if (status == PlanCheckStatus::Valid)
        return console::wrapped(QStringLiteral("Valid. ") + planProofSentence(states));
    if (status != PlanCheckStatus::Refuted)
        return console::wrapped(
            QStringLiteral("Nothing is known after %1 positions; --states allows more.")
                .arg(states));
    return console::wrapped(QStringLiteral("Refuted. ") + failure)
        + (line.empty() ? QString() : QStringLiteral("line %1\n").arg(notation::toDigits(line)));
}

CheckedBlock checkPlan(const AnyRootedPlan& plan, std::uint64_t states, const std::stop_token& stop)
{
    const PlanVerdict verdict = std::visit(
        [&](const auto& rooted) {
            return verifyPlan(rooted.plan, rooted.position, {.states = states}, stop);
        },
        plan);
    CheckedBlock checked {verdict.status, planToJson(plan), {}};
    const QJsonObject found = verdictToJson(verdict);
    for (auto field = found.begin(); field != found.end(); ++field)
        checked.json.insert(field.key(), field.value());
    const QString failure
        = verdict.status == PlanCheckStatus::Refuted ? failureOf(plan, verdict) : QString();
    if (!failure.isEmpty())
        checked.json.insert("text", failure);
    checked.text = std::visit([](const auto& rooted) { return cardText(rooted); }, plan) + u'\n'
        + plantext::toText(plan) + u'\n'
        + foundText(verdict.status, verdict.states, failure, verdict.line);
    return checked;
}

QString steadyFailureName(SteadyFailure failure)
{
    switch (failure) {
    case SteadyFailure::None:
        break;
    case SteadyFailure::NoMove:
        return QStringLiteral("no move");
    case SteadyFailure::Ambiguous:
        return QStringLiteral("ambiguous");
    case SteadyFailure::TwoThreats:
        return QStringLiteral("two threats");
    case SteadyFailure::OpponentWins:
        return QStringLiteral("lost");
    case SteadyFailure::Draw:
        return QStringLiteral("draw");
    }
    return {};
}

CheckedBlock checkDiagram(const SteadyState& diagram, std::uint64_t states,
                          const std::stop_token& stop)
{
    const SteadyVerdict verdict = steadystate::verify(diagram, {.states = states}, stop);
    CheckedBlock checked {verdict.status,
                          {{"board", plantext::boardName<Position>()},
                           {"position", notation::toDigits(diagram.moves)},
                           {"side", sideName(diagram.side)},
                           {"verdict", checkName(verdict.status)},
                           {"states", static_cast<qint64>(verdict.states)}},
                          {}};
    if (verdict.status == PlanCheckStatus::Refuted) {
        checked.json.insert("failure", steadyFailureName(verdict.failure));
        checked.json.insert("line", notation::toDigits(verdict.line));
        checked.json.insert("text", steadystate::failureSentence(verdict));
    }
    checked.text = QStringLiteral("steady-state %1 %2\n")
                       .arg(notation::toDigits(diagram.moves), sideName(diagram.side))
        + foundText(verdict.status, verdict.states, steadystate::failureSentence(verdict),
                    verdict.line);
    return checked;
}

Expected<CheckedBlock> checkBlock(const PlanSource::Block& block, bool steady, std::uint64_t states,
                                  const std::stop_token& stop)
{
    if (steady
        || block.text.trimmed().startsWith(QLatin1String("steady-state"), Qt::CaseInsensitive))
        return steadystate::parse(block.text).map([&](const SteadyState& diagram) {
            return checkDiagram(diagram, states, stop);
        });
    return planOf(block).map(
        [&](const AnyRootedPlan& plan) { return checkPlan(plan, states, stop); });
}

}

CommandResult commands::planCheck(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Checks plans: plays each against every reply, with every choice among equal numbers.\n"
        "Prints whether it keeps its promise and how many positions came up, or the line that\n"
        "refutes it; exit code 1 then, where the number of positions was not enough and where a\n"
        "plan can't be read. Needs no solver."));
    addPlanArgument(line);
    line.option("steady-state",
                "The texts are steady-state diagrams, MOVES SIDE CELLS, and are checked strictly: "
                "a level that names two moves refutes one.");
    line.option("states",
                QStringLiteral("Positions for each plan at most, 1 to %1; %2 by default.")
                    .arg(mostStates)
                    .arg(usualStates),
                "N");
    line.option("json", "Prints an object on a line for each plan.");
    FOURCAST_TRY(line.parse(arguments));
    const std::uint64_t states = line.number("states", 1, mostStates, usualStates);
    FOURCAST_TRY(line.failure());
    FOURCAST_LET(const PlanSource source, readPlanSource(line));

    const Interrupt interrupt;
    bool allValid = true;
    std::size_t done = 0;
    for (const PlanSource::Block& block : source.blocks) {
        const auto checked = checkBlock(block, line.has("steady-state"), states, interrupt.token());
        if (interrupt.happened())
            return console::stoppedAfter(done,
                                         QStringLiteral("%1 plans").arg(source.blocks.size()));
        if (!checked) {
            allValid = false;
            const QString sentence = placedInPlans(source, block, checked.error());
            console::fail(BadInput, sentence);
            if (line.has("json"))
                console::print(
                    QJsonDocument(QJsonObject {{"error", sentence}}).toJson(QJsonDocument::Compact)
                    + '\n');
            continue;
        }
        allValid = allValid && checked->status == PlanCheckStatus::Valid;
        if (line.has("json"))
            console::print(QJsonDocument(checked->json).toJson(QJsonDocument::Compact) + '\n');
        else
            console::print((done > 0 ? QStringLiteral("\n") : QString()) + checked->text);
        ++done;
        if (!console::flush())
            break;
    }
    return allValid ? Done : BadInput;
}
