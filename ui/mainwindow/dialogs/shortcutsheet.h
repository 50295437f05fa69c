// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class KeyEditor;
class Keymap;
class QAction;
class QLineEdit;
class QMenuBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

/// A sheet of all keys: those of the board, which stay as they are, and those of every action, in
/// the order of the menus, which a person may change. A change is there at once.
class ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    /// Both must outlive this.
    ShortcutSheet(Keymap& keys, const QMenuBar& menus, QWidget* parent = nullptr);

private:
    QTreeWidgetItem* addGroup(const QString& title);
    void addFixedRows();
    void addActions(const QMenuBar& menus);
    void showKeys();
    void filter();
    void choose();

    Keymap& m_keys;
    QLineEdit* m_search;
    QTreeWidget* m_tree;
    KeyEditor* m_editor;
    QPushButton* m_restore = nullptr;
};
