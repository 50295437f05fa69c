// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/lesson/treeoptions.h"
#include "app/cli/outputfile.h"
#include "core/lesson/tree/treesearcher.h"
#include "core/lesson/walk/treeexport.h"
#include "ui/paper/lessons/treepaper.h"
#include "ui/paper/lessons/treepicture.h"

#include <QFileInfo>

using fourcast::lesson::PointOfView;
using fourcast::lesson::RecordedTree;
using fourcast::lesson::TreeRequest;
using fourcast::lesson::TreeSearcher;

namespace {

const QStringList pictureEndings {"svg", "png", "pdf"};
const QStringList textEndings {"dot", "txt"};

/// What the file's name ends in; refused where that is nothing that can be written.
QString readKind(CommandLine& line, const QString& out)
{
    const QString kind = QFileInfo(out).suffix().toLower();
    if (out.isEmpty())
        line.misused(QStringLiteral("--out says where to draw"));
    else if (!pictureEndings.contains(kind) && !textEndings.contains(kind))
        line.wrong(BadInput,
                   QStringLiteral("'%1' must end in one of: .%2")
                       .arg(out, (pictureEndings + textEndings).join(QStringLiteral(", ."))));
    return kind;
}

Expected<QByteArray> treeDocument(const std::shared_ptr<const RecordedTree>& tree,
                                  const QString& out, const QString& kind, int mostDrawn,
                                  PointOfView view)
{
    if (kind == QStringLiteral("dot"))
        return toDot(*tree, view);
    if (kind == QStringLiteral("txt"))
        return toText(*tree, view).toUtf8();
    return chartexport::toFile(treePicture(tree, mostDrawn, view), out);
}

}

CommandResult commands::treeDraw(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Searches a position, or a tree that is typed, and draws the tree: the engine's own\n"
        "search, with what was cut and the principal variation."));
    addTreeOptions(line);
    addViewOption(line);
    line.option("out", "File to write, .svg, .png or .pdf, .dot for Graphviz, or .txt.", "FILE");
    line.option("fold",
                QStringLiteral("Nodes that a picture has at most, 1 to %1, which is the default; "
                               "what is below is counted.")
                    .arg(TreePicture::mostDrawn),
                "N");
    addForceOption(line);
    FOURCAST_TRY(line.parse(arguments));
    const TreeRequest request = readTreeRequest(line);
    const PointOfView view = readView(line);
    const QString out = readFileName(line, "out");
    const QString kind = readKind(line, out);
    const int mostDrawn = line.number("fold", 1, TreePicture::mostDrawn, TreePicture::mostDrawn);
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(checkOutput(out, line.has("force")));
    FOURCAST_LET(const auto searcher, TreeSearcher::make(request));

    const Interrupt interrupt;
    auto tree = searcher->record(interrupt.token());
    if (!tree)
        return console::fail(Stopped, QStringLiteral("Stopped"));
    const auto shared = std::make_shared<const RecordedTree>(std::move(*tree));
    FOURCAST_LET(const auto content, treeDocument(shared, out, kind, mostDrawn, view));
    FOURCAST_TRY(writeFile(out, content));
    console::print(filled("Nodes %1, leaves %2, cuts %3; drawn in '%4'\n", shared->counts.nodes,
                          shared->counts.leaves, shared->counts.cuts, out));
    return Done;
}
