// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explorer/resultbar.h"

#include "ui/explorer/explorermodel.h"
#include "ui/style/boardtheme.h"
#include "ui/style/showndiscs.h"

#include <QPainter>
#include <array>

namespace {

constexpr int barGap = 3;

/// Black or white, whichever is read more easily.
QColor inkOn(const QColor& ground)
{
    return contrastRatio(ground, Qt::black) >= contrastRatio(ground, Qt::white) ? Qt::black
                                                                                : Qt::white;
}

}

ResultBar::ResultBar(QObject* parent) : QStyledItemDelegate(parent) { }

QSize ResultBar::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {option.fontMetrics.horizontalAdvance(QStringLiteral("000 / 000 / 000")) + 2 * barGap,
            option.fontMetrics.height() + 2 * barGap};
}

void ResultBar::paint(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const auto results = index.data(ExplorerModel::resultsRole).value<PlayedResults>();
    const int finished = results.games() - results.open;
    if (finished == 0)
        return;
    const BoardTheme theme = ShownDiscs::boardTheme(option.palette);
    struct Part
    {
        int games = 0;
        QColor color;
    };
    const std::array parts {
        Part {results.wins(m_side), theme.disc(m_side).fill},
        Part {results.draws, option.palette.color(QPalette::Mid)},
        Part {results.losses(m_side), theme.disc(other(m_side)).fill},
    };
    painter->save();
    painter->setFont(option.font);
    const QRectF room = QRectF(option.rect).adjusted(barGap, barGap, -barGap, -barGap);
    double left = room.left();
    for (const Part& part : parts) {
        const double width = room.width() * part.games / finished;
        if (part.games == 0)
            continue;
        const QRectF bar(left, room.top(), width, room.height());
        painter->fillRect(bar, part.color);
        const QString number = QString::number(part.games);
        if (option.fontMetrics.horizontalAdvance(number) + 2 < width) {
            painter->setPen(inkOn(part.color));
            painter->drawText(bar, Qt::AlignCenter, number);
        }
        left += width;
    }
    painter->setPen(option.palette.color(QPalette::Mid));
    painter->drawRect(room);
    painter->restore();
}
