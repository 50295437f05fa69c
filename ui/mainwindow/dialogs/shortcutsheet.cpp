// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/shortcutsheet.h"

#include "core/support/text/plainlabel.h"
#include "ui/mainwindow/dialogs/keyeditor.h"
#include "ui/settings/keymap.h"
#include "ui/widgets/screenroom.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace {

constexpr QSize firstSheetSize(700, 620);
constexpr int actionRole = Qt::UserRole;

enum Column
{
    WhatColumn,
    KeysColumn
};

QAction* actionOf(const QTreeWidgetItem* item)
{
    return item ? item->data(WhatColumn, actionRole).value<QAction*>() : nullptr;
}

void addRow(QTreeWidgetItem* group, const QString& keys, const QString& what)
{
    auto* item = new QTreeWidgetItem(group, {what, keys});
    item->setToolTip(WhatColumn, what);
}

/// The entries of a menu, with those of menus in it in their place.
QList<QAction*> withMenusWithin(const QMenu& menu)
{
    QList<QAction*> all;
    for (QAction* action : menu.actions()) {
        if (action->menu())
            all += withMenusWithin(*action->menu());
        else
            all += action;
    }
    return all;
}

} // namespace

ShortcutSheet::ShortcutSheet(Keymap& keys, const QMenuBar& menus, QWidget* parent)
    : QDialog(parent), m_keys(keys), m_search(new QLineEdit(this)), m_tree(new QTreeWidget(this)),
      m_editor(new KeyEditor(keys, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    m_search->setPlaceholderText(tr("Find an action or key"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_tree->setAccessibleName(windowTitle());
    m_tree->setHeaderLabels({tr("Action"), tr("Keys")});
    m_tree->setRootIsDecorated(false);
    m_tree->setAlternatingRowColors(true);
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    addFixedRows();
    addActions(menus);
    showKeys();
    m_tree->expandAll();
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(WhatColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(KeysColumn, QHeaderView::ResizeToContents);

    auto* buttons
        = new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close, this);
    m_restore = buttons->button(QDialogButtonBox::RestoreDefaults);
    m_restore->setToolTip(tr("Restore the default keys of every action"));
    for (auto* const button : buttons->findChildren<QPushButton*>())
        button->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_editor);
    layout->addWidget(buttons);
    resize(fittingScreen(firstSheetSize, *this));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, &keys, &Keymap::restore);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ShortcutSheet::choose);
    connect(&keys, &Keymap::changed, this, &ShortcutSheet::showKeys);
    m_restore->setEnabled(!keys.changes().isEmpty());
    choose();
}

QTreeWidgetItem* ShortcutSheet::addGroup(const QString& title)
{
    auto* const group = new QTreeWidgetItem(m_tree, {title});
    QFont bold = font();
    bold.setBold(true);
    group->setFirstColumnSpanned(true);
    group->setFont(WhatColumn, bold);
    return group;
}

void ShortcutSheet::addFixedRows()
{
    auto* const board = addGroup(tr("On the board"));
    addRow(board, tr("1 to 7, a to g"), tr("Drop a disc in that column"));
    addRow(board, tr("Left, Right"), tr("Move the disc above the board"));
    addRow(board, tr("Down, Enter, Space"), tr("Drop it"));
    auto* const chart = addGroup(tr("In a chart"));
    addRow(chart, tr("Arrow keys, Enter"), tr("Move between marks, and go to what one stands for"));
    addRow(chart, QStringLiteral("+, −"), tr("Zoom in and out"));
    addRow(chart, tr("Shift and an arrow key"), tr("Pan the chart"));
    addRow(chart, tr("Shift and Left, Right"),
           tr("Add up moves in node and time charts. There, use Ctrl to pan"));
    addRow(chart, QStringLiteral("0"), tr("Show the whole chart again"));
    addRow(chart, QStringLiteral("?"), tr("List the keys of the timeline, in the timeline"));
    auto* const everywhere = addGroup(tr("Everywhere"));
    addRow(everywhere, tr("Left, Right"),
           tr("Go one move back or forward, where no control needs these keys"));
    addRow(everywhere, tr("Tab, Shift+Tab"), tr("Go to the next or previous control"));
    addRow(everywhere, tr("Alt and a letter"), tr("Open a menu"));
}

void ShortcutSheet::addActions(const QMenuBar& menus)
{
    QList<QAction*> left = m_keys.actions();
    for (const QAction* entry : menus.actions()) {
        if (!entry->menu())
            continue;
        QTreeWidgetItem* group = nullptr;
        for (QAction* action : withMenusWithin(*entry->menu())) {
            // In the short menus of Play stands nothing that others have not.
            if (!left.removeOne(action))
                continue;
            if (!group)
                group = addGroup(plainLabel(entry->text()));
            auto* const item = new QTreeWidgetItem(group, {plainLabel(action->text()), QString()});
            item->setData(WhatColumn, actionRole, QVariant::fromValue(action));
            for (const Column column : {WhatColumn, KeysColumn})
                item->setToolTip(column, action->statusTip());
        }
    }
}

void ShortcutSheet::showKeys()
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* const group = m_tree->topLevelItem(i);
        for (int row = 0; row < group->childCount(); ++row) {
            QTreeWidgetItem* const item = group->child(row);
            const QAction* const action = actionOf(item);
            if (!action)
                continue;
            item->setText(KeysColumn, shownKeys(action->shortcuts()));
            QFont font = item->font(KeysColumn);
            font.setBold(m_keys.isChanged(*action));
            item->setFont(KeysColumn, font);
        }
    }
    if (m_restore)
        m_restore->setEnabled(!m_keys.changes().isEmpty());
}

void ShortcutSheet::filter()
{
    const QString wanted = m_search->text().trimmed();
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* const group = m_tree->topLevelItem(i);
        bool any = false;
        for (int row = 0; row < group->childCount(); ++row) {
            QTreeWidgetItem* const item = group->child(row);
            bool found = false;
            for (const QString& text :
                 {item->text(WhatColumn), item->text(KeysColumn), item->toolTip(WhatColumn)})
                found = found || text.contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!found);
            any = any || found;
        }
        group->setHidden(!any);
    }
}

void ShortcutSheet::choose()
{
    const QTreeWidgetItem* const item = m_tree->currentItem();
    QAction* const action = actionOf(item);
    const bool fixed = item && item->parent() && !action;
    m_editor->setAction(action,
                        action      ? action->statusTip()
                            : fixed ? tr("These keys can't be changed.")
                                    : tr("Select an action to change its keys."));
}
