// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/painting/boardscene.h"
#include "ui/style/boardtheme.h"

#include <QByteArray>
#include <QImage>

/// The board as a picture for a page or a slide: what is on it and beside it, without what belongs
/// to a hand above it (ghost, hint, focus, keys) and without the room for that.
class BoardPicture
{
public:
    BoardPicture(BoardScene scene, const BoardTheme& theme, bool flipped);

    /// Cells of so many pixels, on white.
    QImage image(int cellPixels = 120) const;
    QByteArray png(int cellPixels = 120) const;
    QByteArray svg() const;

    /// What is painted, and which way round.
    const BoardScene& scene() const { return m_scene; }
    bool isFlipped() const { return m_flipped; }

private:
    BoardScene m_scene;
    BoardTheme m_theme;
    bool m_flipped;
};
