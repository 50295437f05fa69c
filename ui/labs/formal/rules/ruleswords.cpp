// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/rules/ruleswords.h"

#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>

using namespace fourcast;
using formal::RulesMistake;
using formal::RulesProperty;
using formal::RulesReport;
using statespace::ExploreStatus;

namespace {

struct RulesText
{
    Q_DECLARE_TR_FUNCTIONS(RulesWords)
};

/// Larger boards have more positions than the memory holds that a run may take, or nearly so.
constexpr int mostSquares = 25;

QString boardWords(const formal::BoardSize& size)
{
    return RulesText::tr("%1 columns, %2 rows, %3 in a row")
        .arg(size.columns)
        .arg(size.rows)
        .arg(size.connect);
}

QString rulesEndSentence(const RulesReport& report)
{
    if (report.isComplete())
        return {};
    return report.status == ExploreStatus::Stopped
        ? RulesText::tr("Stopped. These are the results so far.")
        : RulesText::tr("The memory allowed for this is used up. These are the results so far. TLC "
                        "can check Connect4.tla on larger machines.");
}

QString tlcSentence(const RulesReport& report)
{
    return RulesText::tr("For Connect4.tla, where either side may start, TLC should report %1 "
                         "distinct states, %2 generated states and depth %3.")
        .arg(countText(report.tlcDistinct()), countText(report.tlcGenerated()),
             countText(report.tlcDepth()));
}

}

namespace ruleswords {

QString choice(const formal::BoardSize& size, RulesMistake mistake)
{
    return boardWords(size) + u'\n' + formal::text(mistake);
}

QString note(const formal::BoardSize& size)
{
    if (size.connect > size.columns && size.connect > size.rows)
        return RulesText::tr("A line of %1 does not fit on this board, so every game is a draw.")
            .arg(size.connect);
    if (size.columns * size.rows > mostSquares)
        return RulesText::tr("A board this large may have more positions than fit in memory. The "
                             "run then stops and keeps its results so far.");
    return {};
}

QString progress(const statespace::ExploreProgress& progress)
{
    return RulesText::tr(
               "%1 states, %2 of them examined; %3 moves, level %4; %5 states per second; %6 MiB")
        .arg(countText(progress.states), countText(progress.expanded),
             countText(progress.transitions), countText(static_cast<quint64>(progress.level)),
             countText(static_cast<quint64>(progress.statesPerSecond)),
             mebibytesText(progress.bytes));
}

QString counts(const RulesReport& report, RulesMistake mistake)
{
    QStringList parts {RulesText::tr("%1: %2 states, %3 moves, %4 levels. X has won in %5 states, "
                                     "O in %6, and %7 are draws. Time %8, memory %9 MiB.")
                           .arg(boardWords(report.size), countText(report.states),
                                countText(report.moves), countText(report.levels.size()),
                                countText(report.firstWins), countText(report.secondWins),
                                countText(report.draws), durationText(report.elapsed),
                                mebibytesText(report.bytes))};
    if (mistake != RulesMistake::None)
        parts << RulesText::tr("With a mistake: %1").arg(formal::text(mistake));
    else if (report.isComplete())
        parts << tlcSentence(report);
    if (const QString end = rulesEndSentence(report); !end.isEmpty())
        parts << end;
    return parts.join(u' ');
}

QString verdict(const RulesReport& report, RulesProperty property)
{
    if (!report.verdicts[static_cast<std::size_t>(property)].holds)
        return RulesText::tr("▲ fails");
    return report.isComplete() ? RulesText::tr("● holds") : RulesText::tr("○ holds so far");
}

QString shown(const std::optional<RulesReport>& report, std::optional<RulesProperty> property)
{
    if (!report)
        return RulesText::tr("If a property fails, the shortest game that shows it appears here.");
    if (!property)
        return report->allHold() ? RulesText::tr("No property fails.")
                                 : RulesText::tr("Select a property that fails.");
    const formal::RulesVerdict& verdict = report->verdicts[static_cast<std::size_t>(*property)];
    const QString says
        = QString(formal::name(*property)) + QStringLiteral(": ") + formal::text(*property) + u' ';
    if (verdict.holds)
        return says
            + (report->isComplete()
                   ? RulesText::tr("It holds in all %1 states.").arg(countText(report->states))
                   : RulesText::tr("It holds in every state examined so far."));
    if (verdict.counterexample.empty())
        return says
            + RulesText::tr("It fails. The run stopped before finding a game that shows it.");
    return says
        + RulesText::tr("It fails after %n move(s). No shorter game shows it.", nullptr,
                        static_cast<int>(verdict.counterexample.size()) - 1);
}

}
