// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthtext.h"

#include "core/board/notation.h"
#include "core/growth/growthboards.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace {

QString range(const GrowthRequest& request)
{
    switch (request.by) {
    case GrowthBy::Depth:
        return GrowthText::tr("depth %1 to %2").arg(request.from).arg(request.to);
    case GrowthBy::Discs:
        return GrowthText::tr("%1 to %2 discs").arg(request.from).arg(request.to);
    case GrowthBy::Workers:
        return GrowthText::tr("%1 to %2 workers").arg(request.from).arg(request.to);
    case GrowthBy::Boards:
        break;
    }
    return GrowthText::tr("boards %1 to %2 by size").arg(request.from).arg(request.to);
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

/// What a step of x does to the cost: "Each further ply costs %1 times as much", and so on.
QString sentence(GrowthBy by, GrowthCost cost)
{
    const bool isTime = cost == GrowthCost::Time;
    switch (by) {
    case GrowthBy::Depth:
        return isTime ? GrowthText::tr("Each further ply takes %1 times as long")
                      : GrowthText::tr("Each further ply costs %1 times as much");
    case GrowthBy::Discs:
        return isTime ? GrowthText::tr("Each further disc takes %1 times as long")
                      : GrowthText::tr("Each further disc costs %1 times as much");
    case GrowthBy::Workers:
        return isTime ? GrowthText::tr("Twice the workers take %1 times as long")
                      : GrowthText::tr("Twice the workers cost %1 times as much");
    case GrowthBy::Boards:
        break;
    }
    return isTime ? GrowthText::tr("Twice the squares take %1 times as long")
                  : GrowthText::tr("Twice the squares cost %1 times as much");
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
    switch (by) {
    case GrowthBy::Depth:
        return GrowthText::tr("Depth in plies");
    case GrowthBy::Discs:
        return GrowthText::tr("Discs on the board");
    case GrowthBy::Workers:
        return GrowthText::tr("Workers");
    case GrowthBy::Boards:
        break;
    }
    return GrowthText::tr("Squares of the board");
}

QString growthtext::costTitle(GrowthCost cost)
{
    return cost == GrowthCost::Nodes ? GrowthText::tr("Nodes") : GrowthText::tr("Time in ms");
}

QString growthtext::settings(const GrowthRequest& request)
{
    QStringList parts {request.engine, range(request), where(request)};
    if (request.by != GrowthBy::Depth && growthTakesDepth(request.engine))
        parts += GrowthText::tr("looking ahead: %1").arg(request.depth);
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
    return GrowthText::tr("%1 (95 %: %2 to %3; %4, %5 points, R² %6).")
        .arg(sentence(result.request.by, cost).arg(number(step(*fit, fit->b))),
             number(step(*fit, fit->interval.low)), number(step(*fit, fit->interval.high)),
             cost == GrowthCost::Nodes ? GrowthText::tr("nodes") : GrowthText::tr("time"),
             QString::number(fit->points), QLocale().toString(fit->rSquared, 'f', 3));
}

QString growthtext::status(GrowthStatus status)
{
    switch (status) {
    case GrowthStatus::Whole:
        return GrowthText::tr("finished");
    case GrowthStatus::Fewer:
        return GrowthText::tr("fewer searches");
    case GrowthStatus::LimitReached:
        return GrowthText::tr("time ran out: more than this");
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
        words += GrowthText::tr("Where time ran out the cost is larger than what is shown; that "
                                "point is no part of the line.");
    if (rowsOf(result, GrowthStatus::SeenToEnd) > 0)
        words += GrowthText::tr("Where the game ends before the depth, looking deeper costs no "
                                "more; these points are no part of the line.");
    if (result.request.positionsPerPlace() > 1 && rowsOf(result, GrowthStatus::Fewer) > 0)
        words += GrowthText::tr("Where fewer searches were finished, the hard positions are "
                                "missing; these points are no part of the line.");
    if (std::ranges::any_of(result.rows, [](const GrowthRow& row) {
            return !row.samples.empty() && row.nodes() == 0;
        }))
        words += GrowthText::tr("A book answers where there are no nodes.");
    for (const GrowthRow& row : result.rows)
        if (const GrowthBoard* const board = growthBoard(row.board); board && board->line != 4)
            words += GrowthText::tr("On %1 a line of %2 wins.").arg(board->name).arg(board->line);
    if (result.nodesVary)
        words += GrowthText::tr("Workers that share a table count other nodes in each run.");
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
