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
    return RulesText::tr("%1 columns, %2 rows, %3 in line")
        .arg(size.columns)
        .arg(size.rows)
        .arg(size.connect);
}

QString rulesEndSentence(const RulesReport& report)
{
    if (report.isComplete())
        return {};
    return report.status == ExploreStatus::Stopped
        ? RulesText::tr("Stopped: this is what was seen until then.")
        : RulesText::tr(
            "The memory that this may take is used up: this is what was seen until then. "
            "TLC goes on with Connect4.tla on larger machines.");
}

QString tlcSentence(const RulesReport& report)
{
    return RulesText::tr(
               "TLC is to tell of Connect4.tla %1 distinct states, %2 generated and the depth "
               "%3: either side may begin there.")
        .arg(countText(report.tlcDistinct()), countText(report.tlcGenerated()),
             countText(report.tlcDepth()));
}

}

namespace ruleswords {

QString note(const formal::BoardSize& size)
{
    if (size.connect > size.columns && size.connect > size.rows)
        return RulesText::tr("No line of %1 has room on this board: every game is drawn.")
            .arg(size.connect);
    if (size.columns * size.rows > mostSquares)
        return RulesText::tr(
            "A board of so many squares may have more positions than there is memory "
            "for; the run ends then, and keeps what is known.");
    return {};
}

QString progress(const statespace::ExploreProgress& progress)
{
    return RulesText::tr(
               "%1 states, %2 of them looked at; %3 moves, level %4; %5 states a second; %6 "
               "MiB")
        .arg(countText(progress.states), countText(progress.expanded),
             countText(progress.transitions), countText(static_cast<quint64>(progress.level)),
             countText(static_cast<quint64>(progress.statesPerSecond)),
             mebibytesText(progress.bytes));
}

QString counts(const RulesReport& report, RulesMistake mistake)
{
    QStringList parts {
        RulesText::tr(
            "%1: %2 states, %3 moves, %4 levels; X has won in %5 of them, O in %6, and %7 are "
            "drawn. Time %8, memory %9 MiB.")
            .arg(boardWords(report.size), countText(report.states), countText(report.moves),
                 countText(report.levels.size()), countText(report.firstWins),
                 countText(report.secondWins), countText(report.draws),
                 durationText(report.elapsed), mebibytesText(report.bytes))};
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
        return RulesText::tr("Where a property fails a shortest game shows it here.");
    if (!property)
        return report->allHold() ? RulesText::tr("No property fails.")
                                 : RulesText::tr("Choose a property that fails.");
    const formal::RulesVerdict& verdict = report->verdicts[static_cast<std::size_t>(*property)];
    const QString says
        = QString(formal::name(*property)) + QStringLiteral(": ") + formal::text(*property) + u' ';
    if (verdict.holds)
        return says
            + (report->isComplete()
                   ? RulesText::tr("It holds in all %1 states.").arg(countText(report->states))
                   : RulesText::tr("No state that was looked at says otherwise."));
    if (verdict.counterexample.empty())
        return says
            + RulesText::tr("It fails; it was stopped before a game that shows it was found.");
    return says
        + RulesText::tr("It fails after %n move(s) in this game, and in no shorter one.", nullptr,
                        static_cast<int>(verdict.counterexample.size()) - 1);
}

}
