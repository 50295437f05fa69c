// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/shortcutsheet.h"

#include "ui/widgets/screenroom.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace {

constexpr QSize firstSize(640, 560);

void addRow(QTreeWidgetItem* group, const QString& keys, const QString& what)
{
    auto* item = new QTreeWidgetItem(group, {keys, what});
    item->setToolTip(1, what);
}

QString keysOf(const QAction* action)
{
    QStringList keys;
    const auto shortcuts = action->shortcuts();
    for (const QKeySequence& shortcut : shortcuts)
        keys += shortcut.toString(QKeySequence::NativeText);
    return keys.join(QLatin1String(", "));
}

} // namespace

ShortcutSheet::ShortcutSheet(const QList<QAction*>& actions, QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    auto* tree = new QTreeWidget(this);
    tree->setAccessibleName(windowTitle());
    tree->setHeaderLabels({tr("Keys"), tr("What they do")});
    tree->setRootIsDecorated(false);
    tree->setAlternatingRowColors(true);
    tree->setSelectionMode(QAbstractItemView::SingleSelection);

    auto* board = new QTreeWidgetItem(tree, {tr("On the board")});
    addRow(board, tr("1 to 7, a to g"), tr("Drop a disc into that column"));
    addRow(board, tr("Left, Right"), tr("Move the disc over the board"));
    addRow(board, tr("Down, Enter, Space"), tr("Drop it"));
    auto* chart = new QTreeWidgetItem(tree, {tr("In a chart")});
    addRow(chart, tr("Arrow keys, Enter"), tr("From mark to mark, and to what is behind one"));
    addRow(chart, QStringLiteral("+, −"), tr("Look closer, and see more"));
    addRow(chart, tr("Shift and an arrow key"), tr("On to another part"));
    addRow(chart, QStringLiteral("0"), tr("Show the whole chart again"));
    auto* window = new QTreeWidgetItem(tree, {tr("In the window")});
    for (const QAction* action : actions)
        if (!action->shortcut().isEmpty())
            addRow(window, keysOf(action), action->statusTip());
    auto* everywhere = new QTreeWidgetItem(tree, {tr("Everywhere")});
    addRow(everywhere, tr("Tab, Shift+Tab"), tr("To the next and the previous control"));
    addRow(everywhere, tr("Alt and a letter"), tr("Open a menu"));
    QFont bold = font();
    bold.setBold(true);
    for (QTreeWidgetItem* group : {board, window, everywhere}) {
        group->setFirstColumnSpanned(true);
        group->setFont(0, bold);
    }
    tree->expandAll();
    tree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(tree);
    layout->addWidget(buttons);
    resize(fittingScreen(firstSize, *this));
}
