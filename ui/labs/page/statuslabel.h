// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <algorithm>

/// A label of two lines, or more where they are needed, so that nothing below it moves with what it
/// says.
class StatusLabel : public QLabel
{
public:
    explicit StatusLabel(QWidget* parent = nullptr) : QLabel(parent)
    {
        setWordWrap(true);
        setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    int heightForWidth(int width) const override
    {
        return std::max(sizeHint().height(), QLabel::heightForWidth(width));
    }
    QSize sizeHint() const override { return {200, 2 * fontMetrics().lineSpacing() + 2}; }
    QSize minimumSizeHint() const override { return sizeHint(); }
};
