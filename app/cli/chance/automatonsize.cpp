// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chance/automatonsize.h"

#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

AutomatonSize sizeOf(const ChanceModel& model, const fourcast::chance::GenerationResult& generated)
{
    AutomatonSize size {generated.automaton, std::nullopt, generated.progress};
    if (model.equation.lppe.until && generated.automaton.isComplete())
        size.observed
            = fourcast::chance::countWithObserver(generated.automaton, *model.equation.lppe.until);
    return size;
}

QString toText(const AutomatonSize& size)
{
    const auto& automaton = size.automaton;
    QString text = filled("States %1, choices %2, branches %3, deadlocks %4, levels %5\n",
                          automaton.stateCount(), automaton.choiceCount(), automaton.branchCount(),
                          automaton.deadlockCount(), automaton.levelEnds().size());
    if (automaton.isComplete() && automaton.branchesBeforeMerging() != automaton.branchCount())
        text += QStringLiteral("Branches before those with equal targets were made one: %1\n")
                    .arg(automaton.branchesBeforeMerging());
    if (size.observed)
        text += filled("With the observer: states %1, transitions %2 (with loops where "
                       "nothing follows %3)\n",
                       size.observed->states, size.observed->branches,
                       size.observed->branches + size.observed->deadlocks);
    text += filled("Explored in %1 ms, memory %2 MiB\n",
                   fixedText(toMilliseconds(size.progress.elapsed), 1),
                   (size.progress.bytes >> 20) + 1);
    return text;
}

QJsonObject toJson(const AutomatonSize& size)
{
    const auto count = [](std::uint64_t number) { return static_cast<qint64>(number); };
    const auto& automaton = size.automaton;
    QJsonObject json {{"status", statusName(automaton.status())},
                      {"states", count(automaton.stateCount())},
                      {"choices", count(automaton.choiceCount())},
                      {"branches", count(automaton.branchCount())},
                      {"branchesBeforeMerging", count(automaton.branchesBeforeMerging())},
                      {"deadlocks", count(automaton.deadlockCount())},
                      {"levels", static_cast<qint64>(automaton.levelEnds().size())},
                      {"milliseconds", toMilliseconds(size.progress.elapsed)},
                      {"bytes", count(size.progress.bytes)}};
    if (size.observed)
        json["observed"] = QJsonObject {{"states", count(size.observed->states)},
                                        {"met", count(size.observed->met)},
                                        {"missed", count(size.observed->missed)},
                                        {"branches", count(size.observed->branches)},
                                        {"deadlocks", count(size.observed->deadlocks)}};
    return json;
}
