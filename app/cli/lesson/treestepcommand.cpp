// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/lesson/treeoptions.h"
#include "core/lesson/tree/treesearcher.h"
#include "core/lesson/walk/treeexport.h"

#include <QJsonDocument>

using fourcast::lesson::PointOfView;
using fourcast::lesson::RecordedTree;
using fourcast::lesson::TreeRequest;
using fourcast::lesson::TreeSearcher;
using fourcast::lesson::Walk;

namespace {

void printEvents(RecordedTree&& tree, const Interrupt& interrupt)
{
    console::print(QJsonDocument(toJson(tree)).toJson(QJsonDocument::Compact) + '\n');
    const Walk walk(std::make_shared<const RecordedTree>(std::move(tree)));
    for (std::size_t i = 0; i < walk.eventCount() && !interrupt.happened(); ++i)
        console::print(QJsonDocument(toJson(walk, i)).toJson(QJsonDocument::Compact) + '\n');
}

void printText(const RecordedTree& tree, PointOfView view)
{
    console::print(toText(tree, view));
    const QString whose = view == PointOfView::Max ? QStringLiteral("as MAX sees it")
                                                   : QStringLiteral("as the side to move sees it");
    const QString folded = tree.isWhole()
        ? QString()
        : filled(" Below ply %1 it is folded: more nodes than --most.", tree.lastPly);
    console::print(filled("Nodes %1, leaves %2, cuts %3; * is the principal variation. Each value "
                          "is\nshown %4.%5\n",
                          tree.counts.nodes, tree.counts.leaves, tree.counts.cuts, whose, folded));
}

}

CommandResult commands::treeStep(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Searches a position, or a tree that is typed, and shows every node with its window, its\n"
        "value or bound, and what was cut: the engine's own search, recorded."));
    addTreeOptions(line);
    addViewOption(line);
    line.option("dot", "Prints the tree for Graphviz.");
    line.option("json", "Prints what was searched, and each event, as JSON, one on each line.");
    FOURCAST_TRY(line.parse(arguments));
    const TreeRequest request = readTreeRequest(line);
    const PointOfView view = readView(line);
    if (line.has("json") && line.has("values"))
        line.wrong(BadUsage,
                   QStringLiteral("--json has the numbers of the side to move: no --values"));
    if (line.has("dot") && line.has("json"))
        line.wrong(BadUsage, QStringLiteral("--dot and --json exclude each other"));
    FOURCAST_TRY(line.failure());
    FOURCAST_LET(const auto searcher, TreeSearcher::make(request));

    const Interrupt interrupt;
    auto tree = searcher->record(interrupt.token());
    if (tree && line.has("dot"))
        console::print(toDot(*tree, view));
    else if (tree && line.has("json"))
        printEvents(std::move(*tree), interrupt);
    else if (tree)
        printText(*tree, view);
    else if (line.has("json"))
        console::print(QStringLiteral("{\"stopped\":true}\n"));
    if (!tree || interrupt.happened())
        return console::fail(Stopped, QStringLiteral("Stopped"));
    return Done;
}
