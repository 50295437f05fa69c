// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/analyzetext.h"

#include "app/cli/analysis/threatoutput.h"
#include "app/cli/engineoptions.h"
#include "core/analysis/movereason.h"
#include "core/board/notation.h"
#include "core/evaluation/heuristics.h"
#include "core/search/metrics/reportjson.h"
#include "core/support/text/counttext.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace {

QString lineText(const std::vector<Move>& moves)
{
    QStringList columns;
    for (const Move move : moves)
        columns.append(notation::columnName(move.column()));
    return columns.join(u' ');
}

QString searchedColumnsText(const Analysis& analysis)
{
    const SearchReport& report = analysis.report;
    const HeuristicInfo* const heuristic = engineInfo(analysis.entrant.engine).heuristic;
    const QString units = heuristic
        ? QStringLiteral(" in %1 units,").arg(QLatin1String(heuristic->name))
        : report.ownUnits ? QStringLiteral(" in the program's own units,")
                          : QString();
    QString text
        = QStringLiteral("Values per column for the player to move,%1 ≤ at most:\n").arg(units);
    for (int column = 0; column < SearchReport::columns; ++column) {
        const Score& score = report.columnScores[static_cast<std::size_t>(column)];
        text += QStringLiteral("  %1 %2%3\n")
                    .arg(notation::columnName(column),
                         score.kind == Score::Kind::None ? QStringLiteral("-") : score.toText(),
                         report.bestMove.column() == column ? QStringLiteral("  (best)")
                                                            : QString());
    }
    return text;
}

QString costText(const SearchReport& report)
{
    return filled("Depth %1 plies, %2\n"
                  "%3 nodes, %4 leaves, %5 cutoffs in %6 ms (%7 nodes per second)\n",
                  report.depth, statusText(report.status), report.nodes, report.leaves,
                  report.cutoffs, fixedText(toMilliseconds(report.time), 3),
                  fixedText(report.nodesPerSecond(), 0));
}

QString rootMovesText(const SearchReport& report)
{
    if (report.rootMoves.empty())
        return {};
    QString text = QStringLiteral("Root moves of the last depth, %1:\n"
                                  "  column  worker   start (ms)     end (ms)        nodes\n")
                       .arg(workersText(report.workers));
    for (const RootMoveReport& move : report.rootMoves)
        text += QStringLiteral("  %1%2%3%4%5\n")
                    .arg(move.move.column() + 1, 6)
                    .arg(move.worker + 1, 8)
                    .arg(toMilliseconds(move.start), 13, 'f', 3)
                    .arg(toMilliseconds(move.end), 13, 'f', 3)
                    .arg(move.nodes, 13);
    return text;
}

/// "+900000", "-infinity", "2 x +infinity and -40": what the study calls infinite is a number here,
/// to which the other features add.
QString h1Value(qint64 value)
{
    const qint64 infinite = std::llround(static_cast<double>(value) / value::heuristicWin);
    if (infinite == 0 || std::abs(value) >= value::provenWin)
        return value > 0 ? QStringLiteral("+%1").arg(value) : QString::number(value);
    const QString one = infinite > 0 ? QStringLiteral("+infinity") : QStringLiteral("-infinity");
    const QString text = std::abs(infinite) == 1
        ? one
        : QStringLiteral("%1 x %2").arg(QString::number(std::abs(infinite)), one);
    const qint64 rest = value - infinite * value::heuristicWin;
    return rest == 0 ? text : QStringLiteral("%1 and %2").arg(text, h1Value(rest));
}

/// What "infinity" means in the lines above, where there is one.
QString infinityText(const std::vector<H1Feature>& features)
{
    const bool isAny = std::ranges::any_of(features, [](const H1Feature& feature) {
        return std::abs(feature.value) == value::heuristicWin;
    });
    return isAny ? QStringLiteral("  (an open three is infinite in the article; it counts %1 here, "
                                  "so that the others add\n  to it and a finished game is worth "
                                  "more; the variant open-three-wins ends there)\n")
                       .arg(value::heuristicWin)
                 : QString();
}

QString h1Text(const Analysis& analysis)
{
    const Player side = analysis.position.sideToMove();
    const H1 h1(analysis.entrant.options.h1, side);
    const std::vector<H1Feature> features = h1.explain(analysis.position, side);
    qint64 sum = 0;
    QString text;
    for (const H1Feature& feature : features) {
        sum += feature.value;
        const QStringList open = squareNames(feature.squares);
        text
            += QStringLiteral("  %1  feature %2, %3: %4, discs %5%6\n")
                   .arg(h1Value(feature.value), 10)
                   .arg(feature.number)
                   .arg(sideName(feature.side), feature.text, squareNames(feature.discs).join(u' '),
                        open.isEmpty() ? QString()
                                       : QStringLiteral(", counting on %1").arg(open.join(u' ')));
    }
    return QStringLiteral("On the board, without search, %1: %2\n")
               .arg(analysis.entrant.options.h1.toText(), h1Value(sum))
        + text + infinityText(features);
}

}

QString sideName(Player player)
{
    return player == Player::First ? QStringLiteral("first") : QStringLiteral("second");
}

QStringList squareNames(Bitboard squares)
{
    QStringList names;
    for (int column = 0; column < Position::Shape::width; ++column)
        for (int row = 0; row < Position::Shape::height; ++row)
            if (squares & Position::Shape::square(column, row))
                names.append(notation::squareName(column, row));
    return names;
}

QString analysisText(const Analysis& analysis)
{
    const SearchReport& report = analysis.report;
    const Player side = analysis.position.sideToMove();
    QString text = notation::toDiagram(analysis.position)
        + QStringLiteral("\n\nThe %1 player (%2) is to move.\n%3: %4\n")
              .arg(sideName(side),
                   side == Player::First ? QStringLiteral("x") : QStringLiteral("o"),
                   analysis.entrant.label(), report.variant.text());
    const QString best = notation::columnName(report.bestMove.column());
    if (engineInfo(analysis.entrant.engine).searches())
        text += QStringLiteral("Best column %1: %2\nExpected line: %3\n")
                    .arg(best, report.score.toText(), lineText(report.principalVariation))
            + searchedColumnsText(analysis) + costText(report) + rootMovesText(report);
    else if (report.nodes > 0)
        text += QStringLiteral(
                    "Column %1, by a search whose values only this opponent understands\n")
                    .arg(best)
            + costText(report);
    else if (report.ownUnits)
        text += QStringLiteral("Column %1, and nothing said about it\n").arg(best);
    else
        text += QStringLiteral("Column %1, without a search\n").arg(best);
    return text
        + console::wrapped(QStringLiteral("Reason: %1")
                               .arg(moveReason(analysis.position, report.bestMove, playerNames())))
        + threatsText(analysis.position, QStringLiteral("Threats: ")) + h1Text(analysis);
}
