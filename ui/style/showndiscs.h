// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/boardtheme.h"
#include "ui/style/looks.h"

#include <QGuiApplication>
#include <QObject>
#include <QPalette>

/// The theme of the discs and the material of the board that all windows show: one, as QApplication
/// has one palette. A class that paints discs or names a side by its colour reads it while it does
/// so, and does so again at changed() where the result stays in sight. Created at its first use,
/// which must come after the application.
class ShownDiscs : public QObject
{
    Q_OBJECT

public:
    static ShownDiscs& instance();
    /// DiscTheme::Safe before the first setTheme().
    static DiscTheme theme() { return instance().m_theme; }
    static BoardMaterial material() { return instance().m_material; }
    static BoardTheme boardTheme(const QPalette& palette)
    {
        return BoardTheme::make(theme(), palette, material());
    }
    /// For appearance::apply(), after the palette.
    void setTheme(DiscTheme theme, BoardMaterial material = BoardMaterial::Plastic);

Q_SIGNALS:
    /// Another theme or material, or another palette of the application, which the colours depend
    /// on as well.
    void changed();

private:
    DiscTheme m_theme = DiscTheme::Safe;
    BoardMaterial m_material = BoardMaterial::Plastic;
    QPalette m_palette = QGuiApplication::palette();
};
