// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treework.h"
#include "ui/paper/chartexport.h"

#include <QPushButton>

class QMenu;

/// What leaves the page: the drawing as a picture, the tree for Graphviz and as a text, each event
/// of the search, and what the ways to search cost.
class TreeExportMenu : public QPushButton
{
    Q_OBJECT

public:
    struct Findings
    {
        SharedTree tree; ///< null: there is none
        ChartContent picture;
        Comparisons comparisons;
        ChartContent chart;
    };
    using Ask = std::function<Findings()>;

    explicit TreeExportMenu(Ask ask, QWidget* parent = nullptr);
    /// At the end, for as long as there is a tree.
    void addOfTree(const QList<QAction*>& actions);

Q_SIGNALS:
    /// Which file was written, or why none was.
    void said(const QString& sentence);

private:
    using Make = std::function<Expected<QByteArray>(const Findings&, const QString& path)>;
    struct Format
    {
        QString suffix;
        QString filter;
        QString name;
    };

    QAction* addEntry(const QString& text, const QString& tip, const Format& format,
                      const Make& make);
    void addPictures();
    void updateEntries();

    Ask m_ask;
    QList<QAction*> m_ofTree;
    QList<QAction*> m_ofComparison;
};
