// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/twolineheader.h"

#include <QStyleOptionHeader>
#include <algorithm>

TwoLineHeader::TwoLineHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setTextElideMode(Qt::ElideNone);
}

QString TwoLineHeader::inTwoLines(const QString& text, const QFontMetrics& metrics)
{
    QString best = text;
    int width = metrics.horizontalAdvance(text);
    for (qsizetype space = text.indexOf(u' '); space >= 0; space = text.indexOf(u' ', space + 1)) {
        const int longer = std::max(metrics.horizontalAdvance(text.first(space)),
                                    metrics.horizontalAdvance(text.sliced(space + 1)));
        if (longer >= width)
            continue;
        width = longer;
        best = text.first(space) + u'\n' + text.sliced(space + 1);
    }
    return best;
}

QSize TwoLineHeader::sectionSizeFromContents(int logicalIndex) const
{
    const QSize whole = QHeaderView::sectionSizeFromContents(logicalIndex);
    if (!model() || !whole.isValid())
        return whole;
    const QString text
        = model()->headerData(logicalIndex, orientation(), Qt::DisplayRole).toString();
    QFont bold = font();
    bold.setBold(true); // as a head is drawn whose column is selected
    const QFontMetrics metrics(bold);
    const QSize before = metrics.size(0, text);
    const QSize after = metrics.size(0, inTwoLines(text, metrics));
    return whole + after - before;
}

void TwoLineHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const
{
    QHeaderView::initStyleOptionForIndex(option, logicalIndex);
    // A wide column has it in one line.
    if (sectionSize(logicalIndex) < QHeaderView::sectionSizeFromContents(logicalIndex).width())
        option->text = inTwoLines(option->text, option->fontMetrics);
}
