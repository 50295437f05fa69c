// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study/measurecomparison.h"

#include "app/cli/study/measuretable.h"
#include "core/board/notation.h"
#include "core/recording/depthcomparison.h"
#include "core/recording/quantitytext.h"
#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

#include <algorithm>

namespace {

using measuretext::cell;
using measuretext::dash;
using measuretext::marksOf;
using measuretext::Quantities;

/// Which games differ from where on.
QString differenceText(const RecordingComparison& comparison)
{
    if (!comparison.beginAlike())
        return QStringLiteral("The games begin from different positions.");
    const auto ply = comparison.differsFrom();
    if (!ply)
        return QStringLiteral("The games have the same moves.");
    const auto pair = std::ranges::find(comparison.moves(), *ply, &MovePair::ply);
    if (!pair->first || !pair->second)
        return QStringLiteral("The games have the same moves up to ply %1, where one ends.")
            .arg(*ply - 1);
    return filled("The games differ from ply %1 on: column %2 in the first, column %3 in "
                  "the second.",
                  *ply, comparison.first().moves[*pair->first].move.column() + 1,
                  comparison.second().moves[*pair->second].move.column() + 1);
}

QString ratioText(const SearchQuantity& quantity, const QuantityRatios& ratios)
{
    QString text = QStringLiteral("%1: %2 and %3")
                       .arg(quantityTitle(quantity), quantityNumber(quantity, ratios.first),
                            quantityNumber(quantity, ratios.second));
    if (ratios.compared == 0)
        text += QStringLiteral("; no ratio");
    else if (ratios.compared == 1)
        text += QStringLiteral("; ratio of one move %1").arg(ratioNumber(ratios.ratios->median));
    else if (ratios.ratios) {
        text += QStringLiteral("; median ratio %1").arg(ratioNumber(ratios.ratios->median));
        if (const auto& interval = ratios.ratios->interval)
            text += QStringLiteral(" (95 %: %1 to %2)")
                        .arg(ratioNumber(interval->low), ratioNumber(interval->high));
        else
            text += QStringLiteral(" (%1 to %2)")
                        .arg(ratioNumber(ratios.ratios->least), ratioNumber(ratios.ratios->most));
    }
    if (ratios.compared > 0 && ratios.compared < ratios.moves)
        text += QStringLiteral(" over the %1 without a 0")
                    .arg(countText(ratios.compared, QStringLiteral("move")));
    text += filled("; less at %1, more at %2 of %3", ratios.less, ratios.more,
                   countText(ratios.moves, QStringLiteral("move")));
    if (ratios.bothZero > 0)
        text += QStringLiteral("; both 0 at %1").arg(ratios.bothZero);
    if (ratios.oneZero > 0)
        text += QStringLiteral("; one 0 at %1").arg(ratios.oneZero);
    if (ratios.ratios && ratios.ratios->interval)
        text += ratios.ratios->interval->low > 1 || ratios.ratios->interval->high < 1
            ? QStringLiteral("; they differ")
            : QStringLiteral("; they cannot be told apart");
    return text + u'\n';
}

/// The depths that both went through, all moves together.
QString depthsText(const RecordingComparison& comparison)
{
    std::vector<QStringList> rows;
    for (const DepthCosts& each : depthCosts(comparison)) {
        const auto ratio = [](double first, double second) {
            return first > 0 ? ratioNumber(second / first) : dash();
        };
        const double first = toMilliseconds(each.time[0]);
        const double second = toMilliseconds(each.time[1]);
        QStringList row {
            QString::number(each.depth), QString::number(each.moves),
            QString::number(each.nodes[0]), QString::number(each.nodes[1]),
            ratio(static_cast<double>(each.nodes[0]), static_cast<double>(each.nodes[1]))};
        if (each.timed > 0)
            row << ratioNumber(first) << ratioNumber(second) << ratio(first, second);
        else
            row << dash() << dash() << dash();
        rows.push_back(row);
    }
    if (rows.empty())
        return {};
    return QStringLiteral("By depth, of the moves in which both searched it to its end:\n")
        + measuretext::table({QStringLiteral("depth"), QStringLiteral("moves"),
                              QStringLiteral("nodes 1st"), QStringLiteral("2nd"),
                              QStringLiteral("ratio"), QStringLiteral("ms 1st"),
                              QStringLiteral("2nd"), QStringLiteral("ratio")},
                             rows, 0);
}

/// How many moves were disturbed, and whether they count.
QString disturbedText(const RecordingComparison& comparison)
{
    const auto disturbed
        = std::ranges::count_if(comparison.moves(), [&comparison](const MovePair& pair) {
              return comparison.isComparable(pair) && comparison.isDisturbed(pair);
          });
    if (disturbed == 0)
        return {};
    const QString count = countText(qint64(disturbed), QStringLiteral("move"));
    return comparison.leavesOutDisturbed()
        ? filled("  Left out of the times: %1, disturbed. Moves that remain: %2.\n", count,
                 comparison.remaining())
        : filled("  Disturbed: %1. --leave-out-disturbed leaves them out of the times.\n", count);
}

bool isSearched(const RecordingComparison& comparison, const MovePair& pair)
{
    return (pair.first && comparison.first().moves[*pair.first].report)
        || (pair.second && comparison.second().moves[*pair.second].report);
}

QStringList pairRow(const RecordingComparison& comparison, const MovePair& pair,
                    const Quantities& quantities)
{
    const auto column = [](const Recording& recording, std::optional<std::size_t> move) {
        return move ? notation::columnName(recording.moves[*move].move.column()) : dash();
    };
    QStringList row {QString::number(pair.ply) + marksOf(comparison.disturbanceOf(pair)),
                     sideWord(pair.ply % 2 == 1 ? Player::First : Player::Second),
                     column(comparison.first(), pair.first),
                     column(comparison.second(), pair.second),
                     pair.isSameMove           ? QString()
                         : pair.isSamePosition ? QStringLiteral("other move")
                                               : QStringLiteral("other position")};
    for (const SearchQuantity* const quantity : quantities) {
        row << cell(*quantity, comparison.firstMetric(pair, *quantity))
            << cell(*quantity, comparison.secondMetric(pair, *quantity));
        const auto ratio = comparison.ratio(pair, *quantity);
        row << (ratio ? ratioNumber(*ratio) : dash());
    }
    return row;
}

}

QString measuretext::comparison(const QString& first, const QString& second,
                                const RecordingComparison& comparison, const Quantities& shown,
                                const Quantities& quantities)
{
    QStringList titles {QStringLiteral("ply"), QStringLiteral("side"), QStringLiteral("1st"),
                        QStringLiteral("2nd"), QString()};
    for (const SearchQuantity* const quantity : shown)
        titles << quantityTitle(*quantity) << QStringLiteral("2nd") << QStringLiteral("ratio");
    std::vector<QStringList> rows;
    for (const MovePair& pair : comparison.moves())
        if (!pair.isSameMove || isSearched(comparison, pair))
            rows.push_back(pairRow(comparison, pair, shown));
    QString text = QStringLiteral("1st: ") + head(first, comparison.first())
        + QStringLiteral("2nd: ") + head(second, comparison.second()) + table(titles, rows, 5)
        + differenceText(comparison) + u'\n';
    Disturbance seen;
    for (const MovePair& pair : comparison.moves())
        seen = seen | comparison.disturbanceOf(pair);
    text += marksText(seen);
    if (comparison.comparable() == 0)
        return text + QStringLiteral("No position was searched in both games.\n");
    text += QStringLiteral("Over the %1 that both searched in the same position, first and second "
                           "(ratios are second over first):\n")
                .arg(countText(comparison.comparable(), QStringLiteral("move")));
    for (const SearchQuantity* const quantity : quantities)
        if (const QuantityRatios ratios = comparison.ratios(*quantity); ratios.moves > 0)
            text += QStringLiteral("  ") + ratioText(*quantity, ratios);
    return text + disturbedText(comparison) + depthsText(comparison);
}
