// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/dark.h"

#include <QPalette>

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Active, QPalette::Base).lightness()
        < palette.color(QPalette::Active, QPalette::Text).lightness();
}

bool isHighContrast(const QPalette& palette)
{
    const QColor ground = palette.color(QPalette::Active, QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    return (ground == Qt::black && text == Qt::white) || (ground == Qt::white && text == Qt::black);
}
