// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>

class QPainter;
class QPalette;
class QRectF;

/// A cell with a bar in front of its text, where its model has one: parts of a whole, distinguished
/// by colour and by filling.
class BarCell : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static int barWidth(const QFontMetrics& metrics);
    /// One part of the bar, with the sign of a worker's state: the first is solid, the second
    /// hatched, the third an outline.
    static void paintPart(QPainter& painter, const QRectF& place, int part,
                          const QPalette& palette);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// A heading that stands for a part of the bars has a sample of it before its text.
class BarHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit BarHeader(QWidget* parent);

protected:
    QSize sectionSizeFromContents(int logicalIndex) const override;
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

private:
    int sampleWidth(int logicalIndex) const;
};
