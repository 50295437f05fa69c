// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/report/barcell.h"

#include "ui/paper/chartstyle.h"
#include "ui/paper/statesign.h"
#include "ui/performance/report/reporttable.h"

#include <QApplication>
#include <QPainter>
#include <algorithm>
#include <array>

namespace {

constexpr int lettersOfBar = 16;
constexpr int airAroundBar = 4;
/// As the timeline of the workers has them.
constexpr std::array statesOfParts {WorkerState::Running, WorkerState::Ready, WorkerState::Asleep};

}

int BarCell::barWidth(const QFontMetrics& metrics)
{
    return lettersOfBar * metrics.averageCharWidth();
}

void BarCell::paintPart(QPainter& painter, const QRectF& place, int part, const QPalette& palette)
{
    if (place.width() <= 0)
        return;
    const QColor text = palette.color(QPalette::Text);
    if (part < static_cast<int>(statesOfParts.size()))
        statesign::paint(painter, place, statesOfParts[static_cast<std::size_t>(part)], palette);
    // Narrower than its outline it would be nothing else.
    if (place.width() < 3)
        return;
    painter.setPen(QPen(chartstyle::mixed(text, palette.color(QPalette::Base), 0.4), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
}

void BarCell::paint(QPainter* painter, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant bar = index.data(TableModel::barRole);
    if (!bar.isValid())
        return;
    const auto parts = bar.value<QList<double>>();
    const QString text = index.data().toString();
    const int texts
        = text.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(text) + airAroundBar;
    QRectF place = QRectF(option.rect)
                       .adjusted(airAroundBar, airAroundBar, -airAroundBar - texts, -airAroundBar);
    const double whole = place.width();
    painter->save();
    QPalette palette = option.palette;
    if (option.state & QStyle::State_Selected)
        palette.setColor(QPalette::Text, palette.color(QPalette::HighlightedText));
    for (qsizetype part = 0; part < parts.size(); ++part) {
        place.setWidth(whole * std::clamp(parts[part], 0.0, 1.0));
        paintPart(*painter, place, static_cast<int>(part), palette);
        place.moveLeft(place.right());
    }
    painter->restore();
}

BarHeader::BarHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(false);
}

int BarHeader::sampleWidth(int logicalIndex) const
{
    const bool hasPart
        = model()->headerData(logicalIndex, orientation(), TableModel::partRole).isValid();
    // The text stands in the middle of what is left and right of it.
    return hasPart ? 2 * fontMetrics().height() : 0;
}

QSize BarHeader::sectionSizeFromContents(int logicalIndex) const
{
    return QHeaderView::sectionSizeFromContents(logicalIndex) + QSize(sampleWidth(logicalIndex), 0);
}

void BarHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const
{
    // Styles leave a clip behind, in which nothing more would be seen.
    painter->save();
    QHeaderView::paintSection(painter, rect, logicalIndex);
    painter->restore();
    const int width = sampleWidth(logicalIndex);
    if (width == 0)
        return;
    const double size = fontMetrics().ascent();
    const int part = model()->headerData(logicalIndex, orientation(), TableModel::partRole).toInt();
    painter->save();
    BarCell::paintPart(*painter,
                       {rect.left() + airAroundBar + 0.0, rect.center().y() - size / 2, size, size},
                       part, palette());
    painter->restore();
}
