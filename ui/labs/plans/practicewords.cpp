// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/plans/practicewords.h"

#include "core/board/notation.h"
#include "ui/style/showndiscs.h"
#include "ui/text/counttext.h"
#include "ui/text/sidename.h"

#include <QCoreApplication>
#include <array>

namespace practicewords {

namespace {

constexpr std::array modes {PracticeMode::Follow, PracticeMode::Break, PracticeMode::Mend,
                            PracticeMode::Write, PracticeMode::Duel};

QString columnsOf(const std::vector<Move>& moves)
{
    QStringList columns;
    for (const Move move : moves)
        columns += QString::number(move.column() + 1);
    return columns.join(QStringLiteral(", "));
}

}

QString modeTitle(PracticeMode mode)
{
    switch (mode) {
    case PracticeMode::Follow:
        return QCoreApplication::translate("PracticeWords", "Follow it");
    case PracticeMode::Break:
        return QCoreApplication::translate("PracticeWords", "Break it");
    case PracticeMode::Mend:
        return QCoreApplication::translate("PracticeWords", "Mend it");
    case PracticeMode::Write:
        return QCoreApplication::translate("PracticeWords", "Write one");
    case PracticeMode::Duel:
        break;
    }
    return QCoreApplication::translate("PracticeWords", "Duel");
}

QString modeTask(PracticeMode mode)
{
    switch (mode) {
    case PracticeMode::Follow:
        return QCoreApplication::translate("PracticeWords",
                                           "Play what the plan says: win, block, on top of him, "
                                           "lowest number.");
    case PracticeMode::Break:
        return QCoreApplication::translate("PracticeWords",
                                           "Play against the plan and try to make it fail.");
    case PracticeMode::Mend:
        return QCoreApplication::translate("PracticeWords",
                                           "One square of this plan is wrong. Make the plan fail, "
                                           "then mend it.");
    case PracticeMode::Write:
        return QCoreApplication::translate("PracticeWords",
                                           "Set marks until the plan holds against every reply.");
    case PracticeMode::Duel:
        break;
    }
    return QCoreApplication::translate("PracticeWords",
                                       "One of you writes a plan, the other breaks it.");
}

QString modeName(PracticeMode mode)
{
    constexpr std::array names {"follow", "break", "mend", "write", "duel"};
    return QLatin1String(names.at(static_cast<std::size_t>(mode)));
}

std::optional<PracticeMode> modeFrom(const QString& name)
{
    for (const PracticeMode mode : modes)
        if (modeName(mode) == name)
            return mode;
    return {};
}

QString squareName(int column, int row)
{
    return notation::squareName(column, row);
}

QString square(const PlanPractice& practice, int column, int row)
{
    const PracticeSquare shown = practice.square(column, row);
    QStringList parts {squareName(column, row)};
    if (shown.cell != Cell::Empty)
        parts += sideName(shown.cell == Cell::First ? Player::First : Player::Second,
                          ShownDiscs::theme());
    if (shown.isLast)
        parts += QCoreApplication::translate("PracticeWords", "last move");
    if (shown.cell != Cell::Empty)
        return parts.join(QStringLiteral(", "));
    if (shown.number > 0)
        parts += QCoreApplication::translate("PracticeWords", "number %1").arg(shown.number);
    if (shown.arrow)
        parts += QCoreApplication::translate("PracticeWords", "on top of him");
    if (shown.isAsked)
        parts += QCoreApplication::translate("PracticeWords", "help wanted");
    if (shown.number == 0 && !shown.arrow && !shown.isAsked)
        parts += QCoreApplication::translate("PracticeWords", "not by choice");
    if (shown.isLanding)
        parts += QCoreApplication::translate("PracticeWords", "reachable");
    if (shown.ghost > 0)
        parts
            += QCoreApplication::translate("PracticeWords", "move %1 of the refutation: %2")
                   .arg(QString::number(shown.ghost), sideName(shown.ghostOf, ShownDiscs::theme()));
    return parts.join(QStringLiteral(", "));
}

QString line(const std::vector<Move>& moves)
{
    QStringList columns;
    for (const Move move : moves)
        columns += QString::number(move.column() + 1);
    return columns.join(u' ');
}

QString promise(const PlanPractice& practice)
{
    const QString side = sideTitle(practice.side(), ShownDiscs::theme());
    return practice.goal() == PlanGoal::Win
        ? QCoreApplication::translate("PracticeWords", "%1 wins").arg(side)
        : QCoreApplication::translate("PracticeWords", "%1 does not lose").arg(side);
}

QString brokenRule(const PracticeStep& step)
{
    const QString columns = columnsOf(step.named);
    switch (step.rule) {
    case PlanRule::Win:
        return QCoreApplication::translate("PracticeWords",
                                           "Not by this plan: win first. Column %1 makes four.")
            .arg(columns);
    case PlanRule::Block:
        return QCoreApplication::translate("PracticeWords",
                                           "Not by this plan: block first, in column %1.")
            .arg(columns);
    case PlanRule::Follow:
        return QCoreApplication::translate(
                   "PracticeWords",
                   "Not by this plan: he played below an arrow. Answer on top of him, in column "
                   "%1.")
            .arg(columns);
    case PlanRule::Number:
        return QCoreApplication::translate("PracticeWords",
                                           "Not by this plan: take the lowest number that you can "
                                           "reach. It is %1, in column %2.")
            .arg(QString::number(step.number), columns);
    case PlanRule::TwoThreats:
        return failure(PlanFailure::TwoThreats);
    case PlanRule::NoMove:
        break;
    }
    return failure(PlanFailure::NoMove);
}

QString failure(PlanFailure failure)
{
    switch (failure) {
    case PlanFailure::NoMove:
        return QCoreApplication::translate("PracticeWords",
                                           "The plan names no move: no numbered square can be "
                                           "reached.");
    case PlanFailure::TwoThreats:
        return QCoreApplication::translate("PracticeWords",
                                           "The plan fails: the opponent threatens four in two "
                                           "columns.");
    case PlanFailure::OpponentWins:
        return QCoreApplication::translate("PracticeWords", "The opponent has four.");
    case PlanFailure::Draw:
        return QCoreApplication::translate("PracticeWords",
                                           "The board is full, and the plan promised a win.");
    case PlanFailure::None:
        break;
    }
    return {};
}

QString verdict(const PlanVerdict& verdict, const PlanPractice& practice)
{
    switch (verdict.status) {
    case PlanCheckStatus::Valid:
        return QCoreApplication::translate(
                   "PracticeWords",
                   "The plan holds: %1. Checked against all %2 positions that can "
                   "come up.")
            .arg(promise(practice), countText(static_cast<quint64>(verdict.states)));
    case PlanCheckStatus::Refuted:
        return verdict.line.empty()
            ? QCoreApplication::translate("PracticeWords", "The plan fails at once. %1")
                  .arg(failure(verdict.failure))
            : QCoreApplication::translate("PracticeWords", "The plan fails after %1. %2")
                  .arg(line(verdict.line), failure(verdict.failure));
    case PlanCheckStatus::LimitReached:
        return QCoreApplication::translate("PracticeWords",
                                           "More than %1 positions can come up. Whether the plan "
                                           "holds is not known.")
            .arg(countText(static_cast<quint64>(verdict.states)));
    case PlanCheckStatus::Stopped:
        break;
    }
    return QCoreApplication::translate("PracticeWords", "Checking every reply.");
}

QString ending(const PlanPractice& practice, const PlanVerdict& check)
{
    if (!practice.isKept())
        return failure(practice.failure());
    const QString kept = practice.goal() == PlanGoal::Win
        ? QCoreApplication::translate("PracticeWords", "The plan has won.")
        : QCoreApplication::translate("PracticeWords", "The plan has kept its promise.");
    if (practice.mode() == PracticeMode::Follow || !check.isValid())
        return kept;
    return kept + u' '
        + QCoreApplication::translate(
              "PracticeWords",
              "It can't be broken: every reply in all %1 positions that can "
              "come up was checked. Take back and try others.")
              .arg(countText(static_cast<quint64>(check.states)));
}

QString seen(std::uint64_t seen, const PlanVerdict& check)
{
    const QString count = countText(static_cast<quint64>(seen));
    return check.isValid()
        ? QCoreApplication::translate("PracticeWords", "%1 of %2 positions seen")
              .arg(count, countText(static_cast<quint64>(check.states)))
        : QCoreApplication::translate("PracticeWords", "Positions seen: %1").arg(count);
}

QString filled(PlanFillStatus status)
{
    switch (status) {
    case PlanFillStatus::Filled:
        return QCoreApplication::translate("PracticeWords", "The squares are filled in.");
    case PlanFillStatus::NoneFits:
        return QCoreApplication::translate("PracticeWords",
                                           "No marks on these squares go with the others. Ask for "
                                           "help with more squares.");
    case PlanFillStatus::LimitReached:
        return QCoreApplication::translate("PracticeWords",
                                           "No marks were found in time. Ask for help with fewer "
                                           "squares.");
    case PlanFillStatus::Stopped:
        break;
    }
    return QCoreApplication::translate("PracticeWords", "Stopped.");
}

}
