// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "core/lesson/practice/practicereasons.h"

using namespace fourcast::lesson;

namespace {

PracticeRequest readPractice(CommandLine& line)
{
    const PracticeRequest usual;
    PracticeRequest request;
    request.seed = line.number("seed", 0, PracticeRequest::largestSeed, usual.seed);
    request.depth = line.number("depth", 1, PracticeRequest::deepest, usual.depth);
    request.branching
        = line.number("branching", 2, PracticeRequest::mostBranching, usual.branching);
    request.isRagged = line.has("ragged");
    request.maxMoves = !line.has("min");
    request.prunes = !line.has("minimax");
    if (request.depth > deepestPractice(request.branching))
        line.wrong(
            BadUsage,
            QStringLiteral("A tree of %1 branches can be %2 deep at most: more than %3 leaves")
                .arg(request.branching)
                .arg(deepestPractice(request.branching))
                .arg(PracticeRequest::mostLeaves));
    return request;
}

/// A line for each node, from above, with its value and what is left out.
void printAnswers(const PracticeSheet& sheet)
{
    const PracticeTree& tree = sheet.tree();
    for (int index = 0; index < tree.size(); ++index) {
        const PracticeNode& node = tree.node(index);
        const SolvedNode& solved = sheet.solution().node(index);
        QString text(2 * node.ply, u' ');
        if (index > 0)
            text += tree.path(index) + u' ';
        text += node.isLeaf() ? QStringLiteral("leaf")
            : node.maxMoves   ? QStringLiteral("MAX")
                              : QStringLiteral("MIN");
        if (node.isLeaf())
            text += QStringLiteral(" %1").arg(node.leaf);
        else if (solved.value)
            text += QStringLiteral(" = %1").arg(*solved.value);
        if (solved.isLeftOut)
            text += QStringLiteral(" cut");
        if (const QString why = cutReason(sheet, index); !why.isEmpty())
            text += QStringLiteral("  (%1)").arg(why);
        console::print(text + u'\n');
    }
    console::print(filled("Value %1, branches left out %2\n", *sheet.solution().node(0).value,
                          sheet.solution().leftOut()));
}

}

CommandResult commands::treePractise(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Prints a tree to practise with, the same for the same seed and size on every machine, as\n"
        "tree step --tree takes it. Values are as MAX sees them."));
    line.option("seed", "A number; 1 by default.", "N");
    line.option("depth", "Plies from the root to a leaf, 1 to 6; 3 by default.", "N");
    line.option("branching", "Branches of a node, 2 to 5; 2 by default.", "N");
    line.option("ragged", "With fewer branches and earlier leaves here and there.");
    line.option("min", "MIN moves at the root.");
    line.option("minimax", "The answers leave nothing out; otherwise they are alpha-beta's.");
    line.option("answers", "Prints the value of each node, and what is cut and why.");
    FOURCAST_TRY(line.parse(arguments));
    const PracticeRequest request = readPractice(line);
    FOURCAST_TRY(line.failure());

    const PracticeSheet sheet(request);
    console::print(sheet.tree().toText() + u'\n');
    if (line.has("answers"))
        printAnswers(sheet);
    return Done;
}
