// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QStyledItemDelegate>

/// Results as a bar: won, drawn and lost by the side to move, in the colours of its discs, grey and
/// those of the other side's, with their numbers where they have room. Unfinished games are not in
/// it.
class ResultBar : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ResultBar(QObject* parent = nullptr);

    void setSide(Player side) { m_side = side; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Player m_side = Player::First;
};
