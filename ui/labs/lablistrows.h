// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <QStyledItemDelegate>

/// Rows of the list of pages: a group's heading in bold, or a page's icon, its title, and what one
/// does there below it. Long texts wrap.
class LabListRows : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// What one does on a page; a row without an icon, and without this, is a heading.
    static constexpr int briefRole = Qt::UserRole + 1;

    explicit LabListRows(QObject* parent) : QStyledItemDelegate(parent) { }

    /// Of a row, in the widget's font.
    static int widthIn(const QWidget& widget);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// A list whose headings are passed over by every key.
class LabListView : public QListView
{
    Q_OBJECT

public:
    explicit LabListView(QWidget* parent = nullptr);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    /// A click on a heading, or below all rows, leaves the page that is chosen.
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index,
                                                         const QEvent* event) const override;
};
