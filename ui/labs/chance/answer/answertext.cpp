// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/answer/answertext.h"

#include "core/chance/models/modelquestions.h"
#include "core/chance/run/property.h"
#include "ui/labs/chance/answer/numbers.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>

using namespace fourcast;
using fourcast::chance::Automaton;
using fourcast::chance::CheckProgress;
using fourcast::chance::CheckReport;
using fourcast::chance::CheckStatus;
using fourcast::chance::Verdict;
using statespace::ExploreStatus;

namespace {

struct AnswerWords
{
    Q_DECLARE_TR_FUNCTIONS(AnswerText)
};

constexpr double mebibyte = 1024 * 1024;
/// Those stand beside the number itself.
constexpr qsizetype shortFraction = 17;
/// Longer fractions nobody reads in a sentence.
constexpr qsizetype longestSentenceFraction = 60;

QString mebibytes(std::uint64_t bytes)
{
    const auto size = static_cast<double>(bytes);
    return size < mebibyte ? AnswerWords::tr("%1 KiB").arg(quantityText(size / 1024))
                           : AnswerWords::tr("%1 MiB").arg(quantityText(size / mebibyte));
}

QString unfinished(const Automaton& automaton)
{
    switch (automaton.status()) {
    case ExploreStatus::Complete:
    case ExploreStatus::Failed:
        break;
    case ExploreStatus::Stopped:
        return AnswerWords::tr("Stopped. These are the states found so far. There is no answer.");
    case ExploreStatus::BudgetReached:
    case ExploreStatus::OutOfMemory:
        return AnswerWords::tr(
            "The memory allowed for this is used up. These are the states found so far. PRISM and "
            "Storm can also read the model, on larger machines.");
    case ExploreStatus::StatesReached:
        return AnswerWords::tr("The model has more states than the limit allows.");
    }
    return {};
}

QString howItEnded(const CheckReport& report)
{
    switch (report.status) {
    case CheckStatus::Converged:
        return report.isWide
            ? AnswerWords::tr("The bounds are as tight as floating-point numbers allow.")
            : QString();
    case CheckStatus::Stopped:
        return AnswerWords::tr("Stopped. The bounds hold, but they could be tighter.");
    case CheckStatus::TooLarge:
        return AnswerWords::tr("The model is too large for fractions or for the memory allowed. "
                               "The bounds still hold.");
    case CheckStatus::Failed:
        return report.error;
    }
    return {};
}

/// With the fraction where that is short.
QString numberOf(const CheckReport& report)
{
    const QString number = chancenumbers::value(report.bounds);
    const bool isFraction = report.exact.contains(u'/') && report.exact.size() <= shortFraction;
    return isFraction ? QStringLiteral("%1 = %2").arg(report.exact, number) : number;
}

QString figure(const CheckReport& report)
{
    if (report.status != CheckStatus::Failed && report.verdict == Verdict::Value)
        return numberOf(report);
    return report.status != CheckStatus::Failed && report.verdict == Verdict::Infinite
        ? QStringLiteral("∞")
        : QStringLiteral("–");
}

/// `own` is the model's answer; empty where it has none.
QString sentence(const CheckReport& report, const QString& property, const QString& own,
                 bool hasChoices)
{
    if (report.status == CheckStatus::Failed)
        return report.error;
    switch (report.verdict) {
    case Verdict::Infinite:
        if (!hasChoices)
            return AnswerWords::tr("It is infinite: the goal is not reached with probability 1.");
        return AnswerWords::tr(
            "It is infinite: some strategy puts the goal off for ever or misses it.");
    case Verdict::NotReached:
        if (!hasChoices)
            return AnswerWords::tr(
                "There is no such number: the goal is not reached with probability 1.");
        return AnswerWords::tr(
            "There is no such number: no strategy reaches the goal with probability 1.");
    case Verdict::Value:
        break;
    }
    const QString pattern = own.isEmpty() ? chance::plainAnswer(property, hasChoices) : own;
    return pattern.arg(numberOf(report));
}

}

namespace answertext {

QString answer(const ChanceSystem& system)
{
    if (!system.answer)
        return AnswerWords::tr("No answer yet");
    return sentence(*system.answer, system.choice.property, system.choice.answer,
                    system.automaton().hasChoices());
}

std::vector<AnswerLine> lines(const ChanceSystem& system)
{
    std::vector<AnswerLine> lines;
    for (const auto& [question, property, report] : system.answers) {
        if (report)
            lines.push_back({question.title, figure(*report),
                             sentence(*report, question.property, question.answer,
                                      system.automaton().hasChoices())});
        else
            lines.push_back(
                {question.title, QStringLiteral("–"), AnswerWords::tr("No answer yet")});
    }
    return lines;
}

QString certainty(const ChanceSystem& system)
{
    QStringList parts;
    if (const QString end = unfinished(system.automaton()); !end.isEmpty())
        parts << end;
    if (!system.answer)
        return parts.join(u' ');
    const CheckReport& report = *system.answer;
    if (report.verdict == Verdict::Value && report.status != CheckStatus::Failed) {
        if (report.exact.isEmpty() && report.bounds.low != report.bounds.high)
            parts << AnswerWords::tr("Guaranteed interval: %1.")
                         .arg(chancenumbers::interval(report.bounds));
        if (!report.exact.isEmpty())
            parts << (report.exact.size() <= longestSentenceFraction
                          ? AnswerWords::tr("Exactly %1.").arg(report.exact)
                          : AnswerWords::tr("The exact fraction has %n digit(s): %1…", nullptr,
                                            static_cast<int>(report.exact.size()) - 1)
                                .arg(report.exact.left(longestSentenceFraction)));
        else if (report.bounds.low == report.bounds.high)
            parts << AnswerWords::tr("Exact, without any error.");
    }
    parts << AnswerWords::tr("Question: the %1 (%2).")
                 .arg(questionText(system.options.question), system.choice.property);
    if (const QString end = howItEnded(report);
        !end.isEmpty() && report.status != CheckStatus::Failed)
        parts << end;
    return parts.join(u' ');
}

std::vector<std::pair<QString, QString>> facts(const ChanceSystem& system)
{
    const Automaton& automaton = system.automaton();
    std::vector<std::pair<QString, QString>> rows;
    const auto count = [&rows](const QString& name, std::uint64_t number) {
        rows.emplace_back(name, countText(number));
    };
    count(AnswerWords::tr("States"), automaton.stateCount());
    if (system.observed)
        count(AnswerWords::tr("States with an observer of the goal"), system.observed->states);
    count(AnswerWords::tr("Choices"), automaton.choiceCount());
    count(AnswerWords::tr("Branches"), automaton.branchCount());
    if (automaton.isComplete())
        count(AnswerWords::tr("Branches before merging equal ones"),
              automaton.branchesBeforeMerging());
    count(AnswerWords::tr("Terminal states"), automaton.deadlockCount());
    count(AnswerWords::tr("Levels (steps from the start)"), automaton.levelEnds().size());
    rows.emplace_back(AnswerWords::tr("Memory for the states"), mebibytes(automaton.bytes()));
    rows.emplace_back(AnswerWords::tr("Time to explore"), durationText(system.exploreTime));
    if (system.answer && system.answer->status != CheckStatus::Failed) {
        const CheckReport& report = *system.answer;
        rows.emplace_back(AnswerWords::tr("Time to check"), durationText(report.time));
        count(AnswerWords::tr("Strongly connected components"), report.components);
        count(AnswerWords::tr("States in the largest component"), report.largestComponent);
        count(AnswerWords::tr("Collapsed end components"), report.endComponents);
        count(AnswerWords::tr("Sweeps over the largest component"), report.sweeps);
    }
    return rows;
}

QString soFar(const ChanceProgress& progress)
{
    const auto& exploring = progress.exploring;
    if (progress.checking) {
        const CheckProgress& checking = *progress.checking;
        const QString pace
            = AnswerWords::tr("%1 states, %2 of them checked; sweep %3 over a component of %4 "
                              "states; answer so far: %5.")
                  .arg(countText(exploring.states), countText(checking.solved),
                       countText(checking.sweeps), countText(checking.component),
                       chancenumbers::interval(checking.bounds));
        return progress.questions > 1 ? AnswerWords::tr("Question %1 of %2. %3")
                                            .arg(progress.question)
                                            .arg(progress.questions)
                                            .arg(pace)
                                      : pace;
    }
    return AnswerWords::tr(
               "%1 states, %2 not yet expanded; %3 branches, level %4; %5 states per second; %6")
        .arg(countText(exploring.states), countText(exploring.states - exploring.expanded),
             countText(exploring.transitions), countText(static_cast<quint64>(exploring.level)),
             countText(static_cast<quint64>(exploring.statesPerSecond)),
             mebibytes(exploring.bytes));
}

}
