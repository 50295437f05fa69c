// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treework.h"
#include "ui/widgets/exports/exportmenu.h"

/// What a tree's page can write.
struct TreeFindings
{
    SharedTree tree; ///< null: there is none
    /// Whose view the tree's texts are from.
    fourcast::lesson::PointOfView view = fourcast::lesson::PointOfView::Max;
    ChartContent picture;
    Comparisons comparisons;
    ChartContent chart;
};

/// What leaves the page: the drawing as a picture, the tree for Graphviz and as a text, each event
/// of the search, and what the ways to search cost.
class TreeExportMenu : public ExportMenuOf<TreeFindings>
{
    Q_OBJECT

public:
    explicit TreeExportMenu(AskFound ask, QWidget* parent = nullptr);
    /// At the end, for as long as there is a tree.
    void addOfTree(const QList<QAction*>& actions);
};
