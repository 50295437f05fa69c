// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lablistrows.h"

#include <QApplication>
#include <QPainter>
#include <algorithm>
#include <vector>

namespace {

/// Of a row, in average characters, beside its icon.
constexpr int rowLetters = 30;
/// Around a row's texts and between icon and text, in pixels.
constexpr int rowMargin = 4;
/// Above a heading, in lines: groups stand apart.
constexpr double aboveHeading = 0.5;
constexpr double briefScale = 0.9;
/// With Page Up and Page Down, in pages.
constexpr int manyRows = 4;
constexpr int wrappedInRow = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

bool isLabHeading(const QModelIndex& index)
{
    return !index.flags().testFlag(Qt::ItemIsEnabled);
}

QFont boldFont(QFont font)
{
    font.setBold(true);
    return font;
}

QFont briefFont(QFont font)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * briefScale);
    else
        font.setPixelSize(qRound(font.pixelSize() * briefScale));
    return font;
}

/// Where the parts of a row are, in a row that begins at the left.
struct RowPlaces
{
    QRect title;
    QRect brief;
    int height = 0;
};

int rowTextHeight(const QFont& font, int width, const QString& text)
{
    constexpr int noEnd = 10'000;
    return QFontMetrics(font).boundingRect(0, 0, width, noEnd, wrappedInRow, text).height();
}

RowPlaces rowPlacesOf(const QStyleOptionViewItem& option, const QModelIndex& index, int width)
{
    const QString title = index.data(Qt::DisplayRole).toString();
    RowPlaces places;
    if (isLabHeading(index)) {
        const QFont font = boldFont(option.font);
        const int above
            = index.row() > 0 ? qRound(QFontMetrics(font).lineSpacing() * aboveHeading) : 0;
        const int inner = width - 2 * rowMargin;
        places.title
            = QRect(rowMargin, above + rowMargin, inner, rowTextHeight(font, inner, title));
        places.height = places.title.bottom() + 1 + rowMargin / 2;
        return places;
    }
    const int left = 2 * rowMargin + option.decorationSize.width();
    const int inner = width - left - rowMargin;
    places.title = QRect(left, rowMargin, inner, rowTextHeight(option.font, inner, title));
    places.height = places.title.bottom() + 1;
    if (const QString brief = index.data(LabListRows::briefRole).toString(); !brief.isEmpty()) {
        places.brief = QRect(left, places.height, inner,
                             rowTextHeight(briefFont(option.font), inner, brief));
        places.height = places.brief.bottom() + 1;
    }
    places.height += rowMargin;
    return places;
}

}

int LabListRows::widthIn(const QWidget& widget)
{
    const int icon = widget.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &widget);
    return rowLetters * widget.fontMetrics().averageCharWidth() + icon + 3 * rowMargin;
}

QSize LabListRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const int width = item.widget ? widthIn(*item.widget) : item.rect.width();
    return {width, rowPlacesOf(item, index, width).height};
}

void LabListRows::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const int width
        = item.widget ? std::min(widthIn(*item.widget), item.rect.width()) : item.rect.width();
    const RowPlaces places = rowPlacesOf(item, index, width);
    const auto shown = [&item](const QRect& place) {
        return QStyle::visualRect(item.direction, item.rect, place.translated(item.rect.topLeft()));
    };
    painter->save();
    painter->setLayoutDirection(item.direction);
    const bool isHeading = isLabHeading(index);
    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    const QPalette::ColorGroup group
        = item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QStyle& style = item.widget ? *item.widget->style() : *QApplication::style();
    if (!isHeading)
        style.drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    // A heading can't be chosen, but it is to be read all the same.
    painter->setPen(
        item.palette.color(group, isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(isHeading ? boldFont(item.font) : item.font);
    painter->drawText(shown(places.title), wrappedInRow, item.text);
    if (!isHeading) {
        const QRect icon(QPoint(rowMargin, rowMargin), item.decorationSize);
        item.icon.paint(painter, shown(icon), Qt::AlignCenter,
                        isSelected ? QIcon::Selected : QIcon::Normal);
        painter->setFont(briefFont(item.font));
        painter->drawText(shown(places.brief), wrappedInRow, index.data(briefRole).toString());
    }
    if (item.state.testFlag(QStyle::State_HasFocus) && !isHeading) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(item);
        focus.backgroundColor
            = item.palette.color(group, isSelected ? QPalette::Highlight : QPalette::Base);
        style.drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, item.widget);
    }
    painter->restore();
}

LabListView::LabListView(QWidget* parent) : QListView(parent)
{
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setEditTriggers(NoEditTriggers);
    setResizeMode(Adjust);
    setFrameShape(NoFrame);
}

QItemSelectionModel::SelectionFlags LabListView::selectionCommand(const QModelIndex& index,
                                                                  const QEvent* event) const
{
    return index.flags().testFlag(Qt::ItemIsSelectable) ? QListView::selectionCommand(index, event)
                                                        : QItemSelectionModel::NoUpdate;
}

QModelIndex LabListView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    std::vector<int> rows;
    for (int row = 0; row < model()->rowCount(); ++row)
        if (!isLabHeading(model()->index(row, 0)))
            rows.push_back(row);
    if (rows.empty())
        return {};
    const int last = static_cast<int>(rows.size()) - 1;
    const int at
        = static_cast<int>(std::ranges::lower_bound(rows, currentIndex().row()) - rows.begin());
    const auto row = [&](int which) {
        return model()->index(rows[static_cast<std::size_t>(std::clamp(which, 0, last))], 0);
    };
    switch (action) {
    case MoveUp:
    case MovePrevious:
        return row(at - 1);
    case MoveDown:
    case MoveNext:
        return row(at + 1);
    case MovePageUp:
        return row(at - manyRows);
    case MovePageDown:
        return row(at + manyRows);
    case MoveHome:
        return row(0);
    case MoveEnd:
        return row(last);
    default:
        return currentIndex();
    }
}
