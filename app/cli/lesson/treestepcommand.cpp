// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/study/boardoption.h"
#include "core/lesson/tree/treeexport.h"
#include "core/lesson/tree/treesearcher.h"

#include <QJsonDocument>

using namespace fourcast::lesson;

namespace {

constexpr int usualDepth = 4;
constexpr int mostKept = 10'000'000;

QString listOf(const QStringList& names)
{
    return QStringLiteral("One of: %1; %2 by default.")
        .arg(names.join(QStringLiteral(", ")), names.first());
}

void addOptions(CommandLine& line)
{
    line.argument("position", "Moves; the empty board by default.", "[POSITION]");
    addBoardOption(line);
    line.option("tree", "A tree in place of a position, '((3 5) (2 (9 1)))'.", "TEXT");
    line.option("depth", "Plies, 1 to 8; 4 by default, of a tree all that it has.", "N");
    line.option("search", "One of: minimax, alpha-beta, engine; alpha-beta by default.", "NAME");
    line.option("order", listOf(orderNames()), "NAME");
    line.option("fail", "What a value outside the window says: soft (default) or hard.", "NAME");
    line.option("leaves", "One of: h1, h2, exact, ended; h1 by default, h2 on other boards.",
                "NAME");
    line.option("table", "With a transposition table.");
    line.option("most", "Nodes that are kept, 1 to 10000000; 100000 by default.", "N");
    line.option("dot", "Prints the tree for Graphviz.");
    line.option("json", "Prints what was searched, and each event, as JSON, one on each line.");
}

/// The value that a name stands for; refused where it stands for none.
template <typename Choice, typename Find>
void choose(CommandLine& line, const char* option, Choice& choice, Find find)
{
    if (!line.has(QLatin1String(option)))
        return;
    const auto found = find(line.text(QLatin1String(option), {}));
    if (found)
        choice = *found;
    else
        line.wrong(BadInput, found.error().message);
}

QString placed(const Error& error)
{
    return error.line == 0 ? error.message
                           : QStringLiteral("Line %1, column %2: %3")
                                 .arg(error.line)
                                 .arg(error.column)
                                 .arg(error.message);
}

TreeRequest readRequest(CommandLine& line)
{
    TreeRequest request {.root = AnyPosition(), .depth = usualDepth};
    QString board;
    readBoard(line, board);
    if (board != boardNames().first())
        request.leaves = LeafValues::H2;
    if (line.has("tree")) {
        auto tree = TypedTree::parse(line.text("tree", {}));
        if (tree) {
            request.depth = tree->height();
            request.root = std::move(*tree);
        } else {
            line.wrong(BadInput, placed(tree.error()));
        }
        if (!line.arguments().isEmpty() || line.has("board"))
            line.wrong(BadUsage, QStringLiteral("A tree has no position and no board"));
    } else if (const auto position = readPosition(board, line.positionText(0))) {
        request.root = *position;
    } else if (boardNames().contains(board)) {
        line.wrong(BadInput, position.error().message);
    }
    request.depth = static_cast<int>(line.number(
        "depth", 1, request.isTyped() ? TypedTree::deepest : TreeRequest::deepest, request.depth));
    choose(line, "search", request.method, methodFromName);
    choose(line, "order", request.order, orderFromName);
    choose(line, "fail", request.failing, failingFromName);
    choose(line, "leaves", request.leaves, leavesFromName);
    request.table = line.has("table");
    request.mostNodes = static_cast<std::size_t>(
        line.number("most", 1, mostKept, static_cast<qint64>(request.mostNodes)));
    if (line.has("dot") && line.has("json"))
        line.wrong(BadUsage, QStringLiteral("--dot and --json exclude each other"));
    return request;
}

void printEvents(RecordedTree&& tree, const Interrupt& interrupt)
{
    console::print(QJsonDocument(toJson(tree)).toJson(QJsonDocument::Compact) + '\n');
    const Walk walk(std::make_shared<const RecordedTree>(std::move(tree)));
    for (std::size_t i = 0; i < walk.eventCount() && !interrupt.happened(); ++i)
        console::print(QJsonDocument(toJson(walk, i)).toJson(QJsonDocument::Compact) + '\n');
}

void printText(const RecordedTree& tree)
{
    console::print(toText(tree));
    console::print(QStringLiteral("%1 nodes, %2 leaves, %3 cuts; * is the principal variation. "
                                  "Each value is seen by\nthe side to move there.%4\n")
                       .arg(tree.counts.nodes)
                       .arg(tree.counts.leaves)
                       .arg(tree.counts.cutoffs)
                       .arg(tree.isWhole()
                                ? QString()
                                : QStringLiteral(" Below ply %1 it is folded: more nodes "
                                                 "than --most.")
                                      .arg(tree.lastPly)));
}

}

int commands::treeStep(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Searches a position, or a tree that is typed, and shows every node with its window, its\n"
        "value or bound, and what was cut: the engine's own search, recorded."));
    addOptions(line);
    if (const auto code = line.parse(arguments))
        return *code;
    const TreeRequest request = readRequest(line);
    if (const auto code = line.failure())
        return *code;
    auto searcher = TreeSearcher::make(request);
    if (!searcher)
        return console::fail(BadInput, searcher.error().message);

    const Interrupt interrupt;
    auto tree = searcher->record(interrupt.token());
    if (tree && line.has("dot"))
        console::print(toDot(*tree));
    else if (tree && line.has("json"))
        printEvents(std::move(*tree), interrupt);
    else if (tree)
        printText(*tree);
    if (!tree || interrupt.happened())
        return console::fail(Stopped, QStringLiteral("Stopped"));
    return Done;
}
