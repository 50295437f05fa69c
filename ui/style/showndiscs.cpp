// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/showndiscs.h"

ShownDiscs& ShownDiscs::instance()
{
    static ShownDiscs discs;
    return discs;
}

void ShownDiscs::setTheme(DiscTheme theme, BoardMaterial material)
{
    const QPalette palette = QGuiApplication::palette();
    if (theme == m_theme && material == m_material && palette == m_palette)
        return;
    m_theme = theme;
    m_material = material;
    m_palette = palette;
    Q_EMIT changed();
}
