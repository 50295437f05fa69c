// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/screenroom.h"

#include <QScreen>
#include <QWidget>

QSize fittingScreen(QSize wanted, const QWidget& window)
{
    constexpr QSize frame(16, 48);
    return wanted.boundedTo(window.screen()->availableSize() - frame);
}
