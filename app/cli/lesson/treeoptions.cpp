// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson/treeoptions.h"

#include "app/cli/study/boardoption.h"
#include "core/support/text/counttext.h"

using fourcast::lesson::AnyPosition;
using fourcast::lesson::failingFromName;
using fourcast::lesson::leafNames;
using fourcast::lesson::LeafValues;
using fourcast::lesson::leavesFromName;
using fourcast::lesson::methodFromName;
using fourcast::lesson::orderFromName;
using fourcast::lesson::orderNames;
using fourcast::lesson::PointOfView;
using fourcast::lesson::pointOfViewFromName;
using fourcast::lesson::pointOfViewNames;
using fourcast::lesson::readPosition;
using fourcast::lesson::TreeRequest;
using fourcast::lesson::TypedTree;

namespace {

constexpr int usualTreeDepth = 4;
constexpr std::size_t mostKept = 10'000'000;

QString listOf(const QStringList& names)
{
    return QStringLiteral("One of: %1; %2 by default.")
        .arg(names.join(QStringLiteral(", ")), names.first());
}

/// The value that a name stands for; refused where it stands for none.
template <typename Choice, typename Find>
void choose(CommandLine& line, const char* option, Choice& choice, Find find)
{
    if (line.has(option))
        line.take(choice, find(line.text(option, {})), QStringLiteral("--%1: ").arg(option));
}

QString placed(const Error& error)
{
    return error.line == 0
        ? error.message
        : filled("Line %1, column %2: %3", error.line, error.column, error.message);
}

}

void addTreeOptions(CommandLine& line)
{
    line.argument("POSITION", "Moves; the empty board by default.", "[POSITION]");
    addBoardOption(line);
    line.option("tree", "A tree in place of a position, '((3 5) (2 (9 1)))'.", "TEXT");
    line.option("depth", "Plies, 1 to 8; 4 by default, of a tree all that it has.", "N");
    line.option("search", "One of: minimax, alpha-beta, engine; alpha-beta by default.", "NAME");
    line.option("order", listOf(orderNames()), "NAME");
    line.option("fail", "What a value outside the window says: soft (default) or hard.", "NAME");
    line.option("leaves",
                QStringLiteral("One of: %1; h1 by default, h2 on other boards.")
                    .arg(leafNames().join(QStringLiteral(", "))),
                "NAME");
    line.option("table", "With a transposition table.");
    line.option("most", "Nodes that are kept, 1 to 10000000; 100000 by default.", "N");
}

TreeRequest readTreeRequest(CommandLine& line)
{
    TreeRequest request {.root = AnyPosition(), .depth = usualTreeDepth};
    QString board;
    readBoard(line, board);
    if (board != boardNames().first())
        request.leaves = LeafValues::ofAnyBoard();
    if (line.has("tree")) {
        auto tree = TypedTree::parse(line.text("tree", {}));
        if (tree) {
            request.depth = tree->height();
            request.root = std::move(*tree);
        } else {
            line.wrong(BadInput, QStringLiteral("--tree: %1").arg(placed(tree.error())));
        }
        if (!line.arguments().isEmpty() || line.has("board"))
            line.wrong(BadUsage, QStringLiteral("A tree has no position and no board"));
    } else if (line.positionText(0).contains(u'(')) {
        line.wrong(BadUsage,
                   QStringLiteral("A tree that is typed comes after --tree: --tree '%1'")
                       .arg(line.positionText(0)));
    } else if (const auto position = readPosition(board, line.positionText(0))) {
        request.root = *position;
    } else if (boardNames().contains(board)) {
        line.wrong(BadInput, QStringLiteral("Bad position: %1").arg(position.error().message));
    }
    request.depth = line.number(
        "depth", 1, request.isTyped() ? TypedTree::deepest : TreeRequest::deepest, request.depth);
    choose(line, "search", request.method, methodFromName);
    choose(line, "order", request.order, orderFromName);
    choose(line, "fail", request.failing, failingFromName);
    choose(line, "leaves", request.leaves, leavesFromName);
    request.table = line.has("table");
    request.mostNodes = line.number("most", 1, mostKept, request.mostNodes);
    return request;
}

void addViewOption(CommandLine& line)
{
    line.option("values",
                QStringLiteral("Whose view values are shown from: %1; max by default.")
                    .arg(pointOfViewNames().join(QStringLiteral(", "))),
                "NAME");
}

PointOfView readView(CommandLine& line)
{
    PointOfView view = PointOfView::Max;
    choose(line, "values", view, pointOfViewFromName);
    return view;
}
