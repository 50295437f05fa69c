// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/analyzetext.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/plan/planoutput.h"
#include "app/cli/plan/planrequest.h"
#include "core/board/notation.h"
#include "core/plan/plandeadline.h"
#include "core/plan/words/planwords.h"
#include "core/plan/words/wholecolumns.h"
#include "core/support/text/milliseconds.h"

namespace {

constexpr int usualNumbersOfPlans = 5;
constexpr qint64 usualTimeOfPlans = 10'000;

void tellPlanSearch(const PlanSearchProgress& progress)
{
    console::progress(QStringLiteral("Up to %1 numbers; positions %2, conflicts %3")
                          .arg(progress.numbers)
                          .arg(progress.states)
                          .arg(progress.conflicts));
}

template <typename Board>
int findOn(const CommandLine& line, const PlanRequest& request, BasicRootedPlan<Board> rooted)
{
    const auto judge = judgeFor<Board>(request);
    const Interrupt interrupt;
    const PlanDeadline deadline(interrupt.token(), request.time);
    BasicPlanSearch<Board> search;
    const bool isSettled = settleClaim(request, *judge, rooted, deadline.token());
    if (isSettled)
        search = findPlan(rooted.position, rooted.plan.side, rooted.plan.goal, *judge,
                          {.numbers = request.numbers, .arrows = request.arrows},
                          {.stop = deadline.token(), .report = tellPlanSearch});
    if (search.status == PlanSearchStatus::Stopped && !interrupt.happened())
        search.status = PlanSearchStatus::LimitReached;
    console::progress({});

    QJsonObject json {{"status", searchName(search.status)},
                      {"searchedPositions", static_cast<qint64>(search.states)},
                      {"conflicts", static_cast<qint64>(search.conflicts)},
                      {"milliseconds", toMilliseconds(search.time)}};
    QString text;
    if (search.isFound()) {
        rooted.plan = withWholeColumns(search.plan, rooted.position);
        const std::uint64_t states = verifyPlan(rooted.plan, rooted.position).states;
        const QJsonObject plan = planToJson(rooted);
        for (auto field = plan.begin(); field != plan.end(); ++field)
            json.insert(field.key(), field.value());
        const QString sentence = sentenceOf(rooted) + u' ' + planProofSentence(states);
        json.insert("states", static_cast<qint64>(states));
        json.insert("text", sentence);
        text = cardText(rooted) + u'\n' + console::wrapped(sentence) + u'\n'
            + plantext::toText(rooted) + u'\n';
    } else {
        const QString sentence = unfoundText(
            search.status, isSettled,
            search.status == PlanSearchStatus::NoneFound ? search.numbersTried : request.numbers);
        json.insert("board", plantext::boardName<Board>());
        json.insert("position", notation::toDigits(rooted.moves));
        if (isSettled) {
            json.insert("side", sideName(rooted.plan.side));
            json.insert("goal", goalName(rooted.plan.goal));
        }
        json.insert("text", sentence);
        text = console::wrapped(sentence);
    }
    line.answer(json, text);
    if (interrupt.happened())
        return console::fail(Stopped, QStringLiteral("Stopped; nothing is known"));
    return search.isFound() ? Done : BadInput;
}

}

CommandResult commands::planFind(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Looks for a plan: marks on the empty squares and four rules that win, or hold, against\n"
        "every reply without calculating. Win; block; answer on top of the last disc where there\n"
        "is an arrow; else take the lowest number that can be reached, any of equal ones; never\n"
        "enter a square without a mark by choice. Few numbers are tried first. Prints the card,\n"
        "the plan in a sentence and as text. Exit code 1 where none was found, which does not\n"
        "mean that there is none."));
    addPlanRequestOptions(line, usualNumbersOfPlans, usualTimeOfPlans);
    FOURCAST_TRY(line.parse(arguments));
    const PlanRequest request = readPlanRequest(line, usualNumbersOfPlans, usualTimeOfPlans);
    FOURCAST_TRY(line.failure());
    return std::visit([&](const auto& rooted) { return findOn(line, request, rooted); },
                      request.root);
}
