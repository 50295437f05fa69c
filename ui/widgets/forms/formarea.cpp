// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/formarea.h"

#include <QScrollBar>
#include <algorithm>

namespace {

/// What is seen of it at least.
constexpr int leastLines = 6;
constexpr int leastLetters = 40;

}

FormArea::FormArea(QWidget* page, QWidget* parent) : PageArea(parent)
{
    setPage(page);
}

QSize FormArea::sizeHint() const
{
    return widget()->sizeHint();
}

QSize FormArea::minimumSizeHint() const
{
    const QSize page = widget()->minimumSizeHint();
    const int bar = verticalScrollBar()->sizeHint().width();
    return {std::min(page.width() + bar, leastLetters * fontMetrics().averageCharWidth()),
            std::min(page.height(), leastLines * fontMetrics().lineSpacing())};
}
