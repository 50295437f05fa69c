// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/dark.h"

#include <QPalette>

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Active, QPalette::Base).lightness()
        < palette.color(QPalette::Active, QPalette::Text).lightness();
}
