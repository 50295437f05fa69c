// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/treeexportmenu.h"

#include "core/lesson/walk/treeexport.h"
#include "core/lesson/walk/walk.h"

#include <QJsonDocument>

using namespace fourcast::lesson;

namespace {

/// An event a line, after a line for the search.
QByteArray eventLines(const SharedTree& tree)
{
    QByteArray text = QJsonDocument(toJson(*tree)).toJson(QJsonDocument::Compact) + '\n';
    const Walk walk(tree);
    for (std::size_t index = 0; index < walk.eventCount(); ++index)
        text += QJsonDocument(toJson(walk, index)).toJson(QJsonDocument::Compact) + '\n';
    return text;
}

bool hasTree(const TreeFindings& found)
{
    return found.tree != nullptr;
}

bool hasComparison(const TreeFindings& found)
{
    return !found.comparisons.empty();
}

}

TreeExportMenu::TreeExportMenu(AskFound ask, QWidget* parent)
    : ExportMenuOf(tr("Export the tree"), {}, std::move(ask), parent)
{
    setToolTip(tr("Export the tree, the events of the search or its costs"));
    addPicturesOf(tr("The tree as drawn, with a key to its signs"), tr("tree"), hasTree,
                  [](const TreeFindings& found) { return found.picture; });
    menu()->addSeparator();
    addOf({tr("Tree for &Graphviz…"), tr("Every node kept of the tree, as a graph in DOT"),
           QStringLiteral("dot"), tr("Graph in DOT (*.dot)"), tr("tree")},
          hasTree, [](const TreeFindings& found) { return toDot(*found.tree, found.view); });
    addOf({tr("Tree as &text…"), tr("One indented line per node"), QStringLiteral("txt"),
           tr("Text (*.txt)"), tr("tree")},
          hasTree, [](const TreeFindings& found) {
              return fourcast::lesson::toText(*found.tree, found.view).toUtf8();
          });
    addOf({tr("&Events as JSON lines…"), tr("The events of the search, one per line"),
           QStringLiteral("jsonl"), tr("JSON lines (*.jsonl)"), tr("events")},
          hasTree, [](const TreeFindings& found) { return eventLines(found.tree); });
    menu()->addSeparator();
    addOf({tr("Comparison as &CSV…"), tr("Cost of each search method, for spreadsheets"),
           QStringLiteral("csv"), tr("Table (*.csv)"), tr("comparison")},
          hasComparison, [](const TreeFindings& found) { return toCsv(found.comparisons); });
    addOf({tr("C&hart as SVG…"), tr("The chart under Side by side"), QStringLiteral("svg"),
           tr("SVG drawing (*.svg)"), tr("comparison")},
          hasComparison, [](const TreeFindings& found) {
              return chartexport::toFile(found.chart, QStringLiteral(".svg"));
          });
}

void TreeExportMenu::addOfTree(const QList<QAction*>& actions)
{
    menu()->addSeparator();
    menu()->addActions(actions);
    for (QAction* const action : actions)
        add(action, hasTree);
}
