// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study/measuretext.h"

#include "core/board/notation.h"
#include "core/recording/depthcomparison.h"
#include "core/recording/explanationtext.h"
#include "core/recording/quantitytext.h"
#include "core/search/metrics/load.h"
#include "core/search/metrics/reportjson.h"
#include "core/support/text/alignedtext.h"
#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

#include <algorithm>
#include <set>
#include <span>

namespace {

using measuretext::Quantities;

/// Words of a title that stand in one line, unless a word is longer.
constexpr qsizetype titleWidth = 11;

QString dash()
{
    return QStringLiteral("-");
}

QStringList titleLines(const QString& title)
{
    QStringList lines {QString()};
    for (const QString& word : title.split(u' ')) {
        if (!lines.back().isEmpty() && lines.back().size() + 1 + word.size() > titleWidth)
            lines.append(QString());
        lines.back() += lines.back().isEmpty() ? word : u' ' + word;
    }
    return lines;
}

QString cell(const SearchQuantity& quantity, const std::optional<double>& value)
{
    return value ? quantityNumber(quantity, *value) : dash();
}

QString squareText(const Recording& recording, std::size_t move,
                   const std::vector<Position>& positions)
{
    const int column = recording.moves[move].move.column();
    return notation::squareName(column, positions[move].landingRow(column));
}

QString workersOf(const RecordedPlayer& player)
{
    return player.workers == 1 ? QString() : QStringLiteral(", %1 workers").arg(player.workers);
}

QString headOf(const QString& file, const Recording& recording)
{
    QString text = QStringLiteral("%1: %2 against %3, %4, %5")
                       .arg(file, recording.players[0].name, recording.players[1].name,
                            countText(qint64(recording.moves.size()), QStringLiteral("move")),
                            resultText(recording.outcome()));
    if (recording.interrupted)
        text += QStringLiteral(", interrupted");
    text += u'\n';
    for (const RecordedPlayer& player : recording.players)
        if (!player.isPerson())
            text += QStringLiteral("  %1: %2, seed %3%4\n")
                        .arg(player.name, player.variant, QString::number(player.seed),
                             workersOf(player));
    QStringList by {recording.program,
                    recording.date.isValid() ? recording.date.toString(Qt::ISODate) : QString(),
                    recording.machine};
    by.removeAll(QString());
    return text + QStringLiteral("  %1\n").arg(by.join(QStringLiteral("; ")));
}

/// A side's moves together: sums of what adds up, means and medians, and of how many moves they
/// are.
void addSide(std::vector<QStringList>& rows, const Recording& recording, Player side,
             const Quantities& quantities)
{
    const int searched = sideMoves(recording, side).searched;
    if (searched == 0)
        return;
    std::vector<std::optional<SideMetric>> all;
    for (const SearchQuantity* const quantity : quantities)
        all.push_back(sideMetric(recording, side, *quantity));
    const bool isKnownOfAll = std::ranges::all_of(
        all, [searched](const auto& figure) { return !figure || figure->moves == searched; });
    const auto add = [&](const char* name, bool isOfAll, const auto& text) {
        QStringList row {QString::fromLatin1(name), sideWord(side),
                         isOfAll ? QStringLiteral("of %1").arg(searched) : QString()};
        for (std::size_t i = 0; i < all.size(); ++i)
            row += all[i] ? text(*quantities[i], *all[i]) : dash();
        rows.push_back(row);
    };
    // A book's answer has no nodes: it is in no mean and no median of them.
    if (!isKnownOfAll)
        add("counted", true, [](const SearchQuantity&, const SideMetric& figure) {
            return QString::number(figure.moves);
        });
    add("sum", isKnownOfAll, [](const SearchQuantity& quantity, const SideMetric& figure) {
        return quantity.addsUp ? quantityNumber(quantity, figure.sum) : dash();
    });
    add("mean", isKnownOfAll, [](const SearchQuantity& quantity, const SideMetric& figure) {
        return quantityNumber(quantity, figure.mean());
    });
    add("median", isKnownOfAll, [](const SearchQuantity& quantity, const SideMetric& figure) {
        return quantityNumber(quantity, figure.median);
    });
}

/// "3.20 times the nodes", "77.6 % fewer nodes".
QString factorText(double factor, const char* what, const char* less)
{
    return factor >= 1 ? filled("%1 times the %2", ratioNumber(factor), what)
                       : filled("%1 % %2 %3", ratioNumber(100 * (1 - factor)), less, what);
}

/// What is no work of the search.
QString heldUpText(const SearchReport& report)
{
    QString text;
    const Interference by = interferenceOf(report);
    if (by == Interference::ByOthers)
        text = QStringLiteral(
                   " Its workers ran for %1 ms, and were ready for %2 ms more while other "
                   "programs or threads had the processors.")
                   .arg(ratioNumber(toMilliseconds(report.processorTime().running)),
                        ratioNumber(toMilliseconds(*report.processorTime().waiting)));
    if (by == Interference::ByProgram)
        text += QStringLiteral(" Other work of this program disturbed it.");
    return text;
}

/// What its figures say, and those that differ most from the median of the engine's other moves.
QString figuresText(const Recording& recording, std::size_t move)
{
    const auto why = explainMove(recording, move);
    if (!why)
        return {};
    QString text;
    for (const QString& sentence : explanationSentences(*why))
        text += u' ' + sentence;
    constexpr std::size_t most = 8;
    text += QStringLiteral("\n  %1 %2 %3 %4")
                .arg(QString(), -32)
                .arg(QStringLiteral("this move"), 14)
                .arg(QStringLiteral("median"), 14)
                .arg(QStringLiteral("ratio"), 10);
    for (const ExplainedFigure& each :
         std::span(why->figures).first(std::min(most, why->figures.size())))
        text += QStringLiteral("\n  %1 %2 %3 %4")
                    .arg(quantityTitle(*each.quantity), -32)
                    .arg(quantityNumber(*each.quantity, each.value), 14)
                    .arg(quantityNumber(*each.quantity, each.median), 14)
                    .arg(each.ratio ? ratioNumber(*each.ratio) : dash(), 10);
    return text;
}

QString slowestText(const Recording& recording, const std::vector<Position>& positions)
{
    const auto slowest = slowestMove(recording);
    if (!slowest)
        return QStringLiteral("No move was searched.\n");
    const SearchReport& report = *recording.moves[*slowest].report;
    QString text = filled("The slowest move is %1 at ply %2, by %3: %4 ms",
                          squareText(recording, *slowest, positions), recording.ply(*slowest),
                          recording.player(*slowest).name,
                          ratioNumber(static_cast<double>(report.time.count()) * 1e-6));
    const auto why = compareMove(recording, *slowest);
    if (!why)
        return text + QStringLiteral(".") + heldUpText(report) + u'\n';
    text += filled(", %1 times the median of that side's %2 moves (%3 ms): %4, and %5 for each "
                   "node.",
                   ratioNumber(why->timeFactor()), why->moves, ratioNumber(why->medianMilliseconds),
                   factorText(why->nodesFactor(), "nodes", "fewer"),
                   factorText(why->speedFactor(), "time", "less"));
    if (why->depth > 0 && why->depth != why->medianDepth)
        text += filled(" It searched to depth %1, the median move to depth %2.", why->depth,
                       why->medianDepth);
    else if (why->branching > 0 && why->medianBranching > 0)
        text += QStringLiteral(" Each ply multiplied its nodes by %1, those of the median move by "
                               "%2.")
                    .arg(ratioNumber(why->branching), ratioNumber(why->medianBranching));
    if (why->hasProcessorTime())
        text += filled(" Each node took %1, and %2 were at work.",
                       factorText(why->effortFactor(), "processor time", "less"),
                       factorText(why->busyFactor(), "processors", "fewer"));
    return text + heldUpText(report) + figuresText(recording, *slowest) + u'\n';
}

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
    QStringList row {QString::number(pair.ply)
                         + (comparison.isDisturbed(pair) ? QStringLiteral("+") : QString()),
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

QString measuretext::table(const QStringList& titles, const std::vector<QStringList>& rows,
                           qsizetype left)
{
    std::vector<QStringList> heads;
    qsizetype lines = 0;
    for (const QString& title : titles) {
        heads.push_back(titleLines(title));
        lines = std::max(lines, heads.back().size());
    }
    std::vector<QStringList> all(static_cast<std::size_t>(lines));
    for (std::size_t line = 0; line < all.size(); ++line)
        for (const QStringList& head : heads)
            // They end above the numbers.
            all[line] << head.value(static_cast<qsizetype>(line) - lines + head.size());
    all.insert(all.end(), rows.begin(), rows.end());
    QString text;
    for (QString line : alignedLines(all, left)) {
        line.prepend(QStringLiteral("  "));
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    }
    return text;
}

QString measuretext::moves(const QString& file, const Recording& recording,
                           const Quantities& quantities)
{
    QStringList titles {QStringLiteral("ply"), QStringLiteral("side"), QStringLiteral("move")};
    for (const SearchQuantity* const quantity : quantities)
        titles += quantityTitle(*quantity);
    const std::vector<Position> positions = recording.positions();
    std::vector<QStringList> rows;
    std::set<Interference> seen;
    for (std::size_t move = 0; move < recording.moves.size(); ++move) {
        const auto& report = recording.moves[move].report;
        if (!report)
            continue;
        const Interference by = interferenceOf(*report);
        seen.insert(by);
        const QString mark = by == Interference::ByProgram ? QStringLiteral("*")
            : by == Interference::ByOthers                 ? QStringLiteral("+")
                                                           : QString();
        QStringList row {QString::number(recording.ply(move)) + mark,
                         sideWord(recording.side(move)), squareText(recording, move, positions)};
        for (const SearchQuantity* const quantity : quantities)
            row += cell(*quantity, metricOf(recording.moves[move], *quantity));
        rows.push_back(row);
    }
    for (const Player side : {Player::First, Player::Second})
        addSide(rows, recording, side, quantities);
    QString text = headOf(file, recording);
    if (recording.searches() > 0)
        text += table(titles, rows, 3);
    if (seen.contains(Interference::ByOthers))
        text += QStringLiteral("+ disturbed: other programs had the processors meanwhile.\n");
    if (seen.contains(Interference::ByProgram))
        text += QStringLiteral("* disturbed: other work of this program ran at the same time.\n");
    return text + slowestText(recording, positions);
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
    QString text = QStringLiteral("1st: ") + headOf(first, comparison.first())
        + QStringLiteral("2nd: ") + headOf(second, comparison.second()) + table(titles, rows, 5)
        + differenceText(comparison) + u'\n';
    if (std::ranges::any_of(comparison.moves(), [&comparison](const MovePair& pair) {
            return comparison.isDisturbed(pair);
        }))
        text += QStringLiteral("+ disturbed: something else ran during one of the two searches.\n");
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
