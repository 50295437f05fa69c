// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study/measuretext.h"

#include "app/cli/study/measurepins.h"
#include "app/cli/study/measuretable.h"
#include "core/board/notation.h"
#include "core/recording/explanationtext.h"
#include "core/recording/quantitytext.h"
#include "core/search/metrics/disturbance.h"
#include "core/search/metrics/reportjson.h"
#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

#include <algorithm>
#include <set>
#include <span>

namespace {

using measuretext::dash;
using measuretext::Quantities;

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
    const Disturbance disturbance = Disturbance::of(report);
    if (disturbance.byOthers)
        text = QStringLiteral(
                   " Its workers ran for %1 ms, and were ready for %2 ms more while other "
                   "programs or threads had the processors.")
                   .arg(ratioNumber(toMilliseconds(report.processorTime().running)),
                        ratioNumber(toMilliseconds(*report.processorTime().waiting)));
    if (disturbance.byProgram)
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

}

QString measuretext::head(const QString& file, const Recording& recording)
{
    QString text = QStringLiteral("%1: %2 against %3, %4, %5")
                       .arg(file, recording.players[0].name, recording.players[1].name,
                            countText(qint64(recording.moves.size()), QStringLiteral("move")),
                            resultText(recording.outcome()));
    if (recording.interrupted)
        text += QStringLiteral(", interrupted");
    if (recording.failure)
        text += QStringLiteral(", lost by failure: %1").arg(recording.failure->toText());
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

QString measuretext::moves(const QString& file, const Recording& recording,
                           const Quantities& quantities)
{
    QStringList titles {QStringLiteral("ply"), QStringLiteral("side"), QStringLiteral("move")};
    for (const SearchQuantity* const quantity : quantities)
        titles += quantityTitle(*quantity);
    const std::vector<Position> positions = recording.positions();
    std::vector<QStringList> rows;
    Disturbance seen;
    for (std::size_t move = 0; move < recording.moves.size(); ++move) {
        const auto& report = recording.moves[move].report;
        if (!report)
            continue;
        const Disturbance disturbance = Disturbance::of(*report);
        seen = seen | disturbance;
        QStringList row {QString::number(recording.ply(move)) + marksOf(disturbance),
                         sideWord(recording.side(move)), squareText(recording, move, positions)};
        for (const SearchQuantity* const quantity : quantities)
            row += cell(*quantity, metricOf(recording.moves[move], *quantity));
        rows.push_back(row);
    }
    for (const Player side : {Player::First, Player::Second})
        addSide(rows, recording, side, quantities);
    QString text = head(file, recording);
    if (recording.searches() > 0)
        text += table(titles, rows, 3);
    return text + marksText(seen) + slowestText(recording, positions) + pinsText(recording);
}
