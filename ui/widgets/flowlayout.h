// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

/// A row that goes on in the next line where it is too long for the width, as words in a text do.
/// As wide as its widest item at least.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    /// Without margins of its own. `parent` may be null where the layout goes into another one.
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    /// All in one line.
    QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// Puts the items where they belong if `move`; returns the height that they take.
    int flow(const QRect& rect, bool move) const;
    void moveLine(const QList<QLayoutItem*>& line, const QRect& rect, int top, int height) const;

    QList<QLayoutItem*> m_items;
};

/// A widget with these in such a row.
QWidget* flowRow(std::initializer_list<QWidget*> widgets);
