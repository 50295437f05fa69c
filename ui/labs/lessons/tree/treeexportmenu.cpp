// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/treeexportmenu.h"

#include "core/lesson/tree/treeexport.h"
#include "core/lesson/tree/walk.h"
#include "ui/widgets/exportdialog.h"

#include <QAction>
#include <QJsonDocument>
#include <QMenu>

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

}

TreeExportMenu::TreeExportMenu(Ask ask, QWidget* parent)
    : QPushButton(parent), m_ask(std::move(ask))
{
    setToolTip(tr("Write the tree, what the search did or what it cost to a file"));
    setAccessibleName(tr("Export the tree"));
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    addPictures();
    menu()->addSeparator();
    m_ofTree << addEntry(tr("Tree for &Graphviz…"),
                         tr("All that is kept of the tree as a graph in DOT"),
                         {QStringLiteral("dot"), tr("Graph in DOT (*.dot)"), tr("tree")},
                         [](const Findings& found, const QString&) { return toDot(*found.tree); });
    m_ofTree << addEntry(tr("Tree as &text…"), tr("A line for each node, indented"),
                         {QStringLiteral("txt"), tr("Text (*.txt)"), tr("tree")},
                         [](const Findings& found, const QString&) {
                             return fourcast::lesson::toText(*found.tree).toUtf8();
                         });
    m_ofTree << addEntry(
        tr("&Events as JSON lines…"), tr("What the search did, an event on each line"),
        {QStringLiteral("jsonl"), tr("JSON lines (*.jsonl)"), tr("events")},
        [](const Findings& found, const QString&) { return eventLines(found.tree); });
    menu()->addSeparator();
    m_ofComparison << addEntry(
        tr("Comparison as &CSV…"), tr("What each way to search cost, for spreadsheets"),
        {QStringLiteral("csv"), tr("Table (*.csv)"), tr("comparison")},
        [](const Findings& found, const QString&) { return toCsv(found.comparisons); });
    m_ofComparison << addEntry(tr("C&hart as SVG…"), tr("The chart under Side by side"),
                               {QStringLiteral("svg"), tr("SVG drawing (*.svg)"), tr("comparison")},
                               [](const Findings& found, const QString& path) {
                                   return chartexport::toFile(found.chart, path);
                               });
    connect(menu(), &QMenu::aboutToShow, this, &TreeExportMenu::updateEntries);
}

void TreeExportMenu::addOfTree(const QList<QAction*>& actions)
{
    menu()->addSeparator();
    menu()->addActions(actions);
    m_ofTree << actions;
}

void TreeExportMenu::addPictures()
{
    const auto add = [this](const QString& text, const QString& filter, const QString& suffix) {
        m_ofTree << addEntry(text, tr("The tree as it is drawn, with what the signs mean"),
                             {suffix, filter, tr("tree")},
                             [](const Findings& found, const QString& path) {
                                 return chartexport::toFile(found.picture, path);
                             });
    };
    add(tr("Picture as P&NG…"), tr("PNG picture (*.png)"), QStringLiteral("png"));
    add(tr("Picture as &SVG…"), tr("SVG drawing (*.svg)"), QStringLiteral("svg"));
    add(tr("Picture as P&DF…"), tr("PDF drawing (*.pdf)"), QStringLiteral("pdf"));
}

QAction* TreeExportMenu::addEntry(const QString& text, const QString& tip, const Format& format,
                                  const Make& make)
{
    QAction* const action = menu()->addAction(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    connect(action, &QAction::triggered, this, [this, format, make] {
        // All of it is values: the picture has its own copy of what it draws.
        exportdialog::runAway(
            this,
            {.title = tr("Export the tree"),
             .filter = format.filter,
             .name = format.name,
             .suffix = format.suffix},
            [make, found = m_ask()](const QString& path, const std::stop_token&) {
                return make(found, path).and_then([&path](const QByteArray& bytes) {
                    return chartexport::saveBytes(bytes, path);
                });
            },
            [this](const exportdialog::Answer& answer) { Q_EMIT said(answer.sentence); });
    });
    return action;
}

void TreeExportMenu::updateEntries()
{
    const Findings found = m_ask();
    for (QAction* const action : std::as_const(m_ofTree))
        action->setEnabled(found.tree != nullptr);
    for (QAction* const action : std::as_const(m_ofComparison))
        action->setEnabled(!found.comparisons.empty());
}
