// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthtext.h"

#include "core/board/notation.h"
#include "core/growth/growthboards.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace {

struct GrowthWords
{
    const char* range;
    const char* place;
    /// What a step of x does to the cost.
    const char* nodes;
    const char* time;
};

/// By what grows.
constexpr GrowthWords growthWords[] {
    {QT_TRANSLATE_NOOP("Growth", "depth %1 to %2"), QT_TRANSLATE_NOOP("Growth", "Depth in plies"),
     QT_TRANSLATE_NOOP("Growth", "Each further ply costs %1 times as much"),
     QT_TRANSLATE_NOOP("Growth", "Each further ply takes %1 times as long")},
    {QT_TRANSLATE_NOOP("Growth", "%1 to %2 discs"),
     QT_TRANSLATE_NOOP("Growth", "Discs on the board"),
     QT_TRANSLATE_NOOP("Growth", "Each further disc costs %1 times as much"),
     QT_TRANSLATE_NOOP("Growth", "Each further disc takes %1 times as long")},
    {QT_TRANSLATE_NOOP("Growth", "%1 to %2 workers"), QT_TRANSLATE_NOOP("Growth", "Workers"),
     QT_TRANSLATE_NOOP("Growth", "Twice the workers cost %1 times as much"),
     QT_TRANSLATE_NOOP("Growth", "Twice the workers take %1 times as long")},
    {QT_TRANSLATE_NOOP("Growth", "boards %1 to %2 by size"),
     QT_TRANSLATE_NOOP("Growth", "Squares of the board"),
     QT_TRANSLATE_NOOP("Growth", "Twice the squares cost %1 times as much"),
     QT_TRANSLATE_NOOP("Growth", "Twice the squares take %1 times as long")},
};

const GrowthWords& growthWordsOf(GrowthBy by)
{
    return growthWords[static_cast<std::size_t>(by)];
}

QString where(const GrowthRequest& request)
{
    if (request.by == GrowthBy::Boards)
        return GrowthText::tr("empty boards");
    const QString moves = notation::toDigits(request.moves);
    if (request.by == GrowthBy::Discs)
        return request.moves.empty() ? GrowthText::tr("random positions each: %1, seed %2")
                                           .arg(request.positions)
                                           .arg(request.seed)
                                     : GrowthText::tr("along %1").arg(moves);
    return request.moves.empty() ? GrowthText::tr("empty board")
                                 : GrowthText::tr("after %1").arg(moves);
}

/// Of a power, what doubling does: 2^b.
double step(const GrowthFit& fit, double b)
{
    return fit.law == GrowthLaw::Power ? std::exp2(b) : b;
}

int rowsOf(const GrowthResult& result, GrowthStatus status)
{
    return static_cast<int>(std::ranges::count(result.rows, status, &GrowthRow::status));
}

}

QString growthtext::placeTitle(GrowthBy by)
{
    return GrowthText::tr(growthWordsOf(by).place);
}

QString growthtext::costTitle(GrowthCost cost)
{
    return cost == GrowthCost::Nodes ? GrowthText::tr("Nodes") : GrowthText::tr("Time in ms");
}

QString growthtext::settings(const GrowthRequest& request)
{
    QStringList parts {
        request.engine,
        GrowthText::tr(growthWordsOf(request.by).range).arg(request.from).arg(request.to),
        where(request)};
    if (request.by != GrowthBy::Depth && growthTakesDepth(request.engine))
        parts += GrowthText::tr("search depth: %1").arg(request.depth);
    parts += GrowthText::tr("repetitions: %1").arg(request.repeats);
    return parts.join(QStringLiteral(", "));
}

QString growthtext::number(double value)
{
    const double size = std::abs(value);
    if (size >= 1e6)
        return QLocale().toString(value, 'g', 2);
    const int decimals = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
    return QLocale().toString(value, 'f', decimals);
}

QString growthtext::growth(const GrowthResult& result, GrowthCost cost)
{
    const auto fit = result.fit(cost);
    if (!fit)
        return fit.error().message;
    const GrowthWords& words = growthWordsOf(result.request.by);
    const bool isNodes = cost == GrowthCost::Nodes;
    const QString line
        = GrowthText::tr("%1 (95 %: %2 to %3; %4, %5 points, R² %6).")
              .arg(GrowthText::tr(isNodes ? words.nodes : words.time)
                       .arg(number(step(*fit, fit->b))),
                   number(step(*fit, fit->interval.low)), number(step(*fit, fit->interval.high)),
                   isNodes ? GrowthText::tr("nodes") : GrowthText::tr("time"),
                   QString::number(fit->points), QLocale().toString(fit->rSquared, 'f', 3));
    return fit->start > 0 ? line + u' '
            + GrowthText::tr("The fit leaves out a start-up of %1 ms in each search.")
                  .arg(number(fit->start))
                          : line;
}

QString growthtext::status(GrowthStatus status)
{
    switch (status) {
    case GrowthStatus::Whole:
        return GrowthText::tr("finished");
    case GrowthStatus::Fewer:
        return GrowthText::tr("fewer searches");
    case GrowthStatus::LimitReached:
        return GrowthText::tr("time ran out: the cost is higher");
    case GrowthStatus::SeenToEnd:
        break;
    }
    return GrowthText::tr("the game ends before this depth");
}

QString growthtext::remarks(const GrowthResult& result)
{
    QStringList words;
    if (result.stopped)
        words += GrowthText::tr("Stopped early.");
    if (rowsOf(result, GrowthStatus::LimitReached) > 0)
        words += GrowthText::tr("Where time ran out, the cost is higher than shown. That point is "
                                "not part of the fit.");
    if (rowsOf(result, GrowthStatus::SeenToEnd) > 0)
        words += GrowthText::tr("Where the game ends before this depth, searching deeper costs no "
                                "more. These points are not part of the fit.");
    if (result.request.positionsPerPlace() > 1 && rowsOf(result, GrowthStatus::Fewer) > 0)
        words += GrowthText::tr("Where fewer searches finished, the hard positions are missing. "
                                "These points are not part of the fit.");
    if (std::ranges::any_of(result.rows, [](const GrowthRow& row) {
            return !row.samples.empty() && row.nodes() == 0;
        }))
        words += GrowthText::tr("Where there are no nodes, a book gave the answer.");
    for (const GrowthRow& row : result.rows)
        if (const GrowthBoard* const board = growthBoard(row.board); board && board->line != 4)
            words += GrowthText::tr("On the %1 board, a line of %2 wins.")
                         .arg(board->name)
                         .arg(board->line);
    if (result.nodesVary)
        words += GrowthText::tr(
            "The node counts differ between runs, because the workers share a table.");
    if (result.disturbed)
        words += GrowthText::tr("Something else ran at the same time.");
    return words.join(u' ');
}

Provenance provenanceOf(const GrowthResult& result)
{
    const GrowthRequest& request = result.request;
    Provenance provenance(GrowthText::tr("How cost grows"));
    provenance.add(QStringLiteral("engine"), GrowthText::tr("Engine"), request.engine);
    provenance.add(QStringLiteral("settings"), GrowthText::tr("Settings"),
                   growthtext::settings(request));
    if (request.by == GrowthBy::Discs && request.moves.empty())
        provenance.addSeed(QString::number(request.seed));
    if (result.disturbed)
        provenance.add(QStringLiteral("disturbed"), GrowthText::tr("Disturbed"),
                       GrowthText::tr("something else ran at the same time"));
    provenance.program = result.program;
    provenance.machine = result.machine;
    provenance.date = result.began;
    return provenance;
}
