// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/treepaper.h"

#include "ui/graph/painting/graphlook.h"
#include "ui/graph/painting/graphpicture.h"
#include "ui/paper/lessons/treepicture.h"
#include "ui/paper/lessons/treewords.h"

#include <QCoreApplication>

using namespace fourcast::lesson;

ChartContent treePicture(const std::shared_ptr<const RecordedTree>& tree, int mostDrawn,
                         PointOfView view)
{
    std::optional<Walk> walk(std::in_place, tree);
    walk->setView(view);
    walk->goTo(walk->eventCount() - 1);
    TreePicture drawn(walk);
    drawn.openFromRoot(mostDrawn);
    Graph graph = drawn.graph();
    // Nobody stands anywhere.
    for (GraphNode& node : graph.nodes)
        node.marks &= ~GraphMarks(GraphMark::Selected);
    const FigureStyle style = paperStyle();
    GraphPlacement placement = graphplacement::tidy(graph, graphlook::sizesOf(graph, style.font));
    ChartContent content
        = graphPicture(GraphScene(std::move(graph), std::move(placement)), {}, style.font);
    content.legend = TreePicture::legend(style);
    content.title = QCoreApplication::translate("LessonTree", "Search tree");
    content.note = treetext::facts(*tree) + u' ' + inWords(view);
    content.provenance.add(QStringLiteral("search"),
                           QCoreApplication::translate("LessonTree", "Search"),
                           treetext::request(tree->request));
    return content;
}
