// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/study/boardoption.h"
#include "core/fulltree/tree.h"
#include "core/support/text/milliseconds.h"

namespace {

struct WalkRequest
{
    int depth = 0;
    int workers = 1;
    QString boardName;
    bool json = false;
};

QString valueText(int value)
{
    return value > 0 ? QStringLiteral("win")
        : value < 0  ? QStringLiteral("loss")
                     : QStringLiteral("no result");
}

double nodesPerSecond(const TreeStatistics& tree)
{
    const double seconds = static_cast<double>(tree.time.count()) * 1e-9;
    return seconds > 0.0 ? static_cast<double>(tree.nodes) / seconds : 0.0;
}

QJsonObject treeToJson(int depth, const TreeStatistics& tree)
{
    return {{"depth", depth},
            {"nodes", static_cast<qint64>(tree.nodes)},
            {"leaves", static_cast<qint64>(tree.leaves)},
            {"value", valueText(tree.value)},
            {"milliseconds", toMilliseconds(tree.time)},
            {"nodesPerSecond", nodesPerSecond(tree)}};
}

QString treeRow(int depth, const TreeStatistics& tree)
{
    return QStringLiteral("%1%2%3%4%5%6\n")
        .arg(depth, 6)
        .arg(tree.nodes, 17)
        .arg(tree.leaves, 17)
        .arg(valueText(tree.value), 11)
        .arg(toMilliseconds(tree.time), 13, 'f', 3)
        .arg(nodesPerSecond(tree), 15, 'f', 0);
}

QJsonObject toJson(const WalkRequest& request, const QString& formula, const QJsonArray& depths,
                   bool stopped)
{
    return {{"board", request.boardName},
            {"position", "startpos"},
            {"workers", request.workers},
            {"what", "the full minimax tree, no pruning, the root counted; a win ends its line"},
            {"pointOfView", "the root value is the first player's"},
            {"formula", formula},
            {"depths", depths},
            {"status", stopped ? "stopped" : "completed"}};
}

/// "N(n) = 1 + 7 + ... + 7^n = (7^(n+1) - 1) / 6"
QString nodesFormula(int columns)
{
    return filled("N(n) = 1 + %1 + ... + %1^n = (%1^(n+1) - 1) / %2", columns, columns - 1);
}

int walk(const AnyEmptyBoard& board, const WalkRequest& request)
{
    const QString formula = nodesFormula(
        std::visit([]<typename Board>(const Board&) { return Board::Shape::width; }, board));
    const Interrupt interrupt;
    QJsonArray depths;
    if (!request.json)
        console::print(
            filled("Full minimax tree of the empty %1 board, no pruning, %2; the\n"
                   "root is counted, a win ends its line, the value is the first player's.\n"
                   "While no line ends and no column is full, depth n has\n"
                   "%3 nodes; then fewer\n"
                   " depth            nodes           leaves      value    time (ms) "
                   "nodes/second\n",
                   request.boardName, workersText(request.workers), formula));
    TreeSearch search(request.workers);
    for (int depth = 1; depth <= request.depth; ++depth) {
        const TreeStatistics tree = search.walk(board, depth, interrupt.token());
        if (!tree.complete)
            break;
        depths.append(treeToJson(depth, tree));
        if (!request.json) {
            console::print(treeRow(depth, tree));
            console::flush();
        }
    }
    const bool stopped = depths.size() < request.depth;
    if (request.json)
        console::print(toJsonText(toJson(request, formula, depths, stopped)));
    if (stopped)
        return console::fail(
            Stopped,
            QStringLiteral("Stopped after depth %1 of %2").arg(depths.size()).arg(request.depth));
    return Done;
}

}

CommandResult commands::tree(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Walks the full minimax tree of the empty board at depths 1 to N, without pruning and\n"
        "without a heuristic: nodes, leaves, the root's value and the time."));
    line.option("depth", "Plies, 1 to 42; 7 by default.", "N");
    addBoardOption(line);
    line.option("workers", "Threads, 1 to 256; 1 by default.", "N");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));

    WalkRequest request;
    request.depth = line.number("depth", 1, maximumDepth, 7);
    request.workers = readWorkers(line, 1);
    const AnyEmptyBoard board = readBoard(line, request.boardName);
    request.json = line.has("json");
    FOURCAST_TRY(line.failure());
    return walk(board, request);
}
