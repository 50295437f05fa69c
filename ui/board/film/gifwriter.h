// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/film/gifpalette.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

/// A moving picture as an animated GIF that repeats for ever.
///
/// GIF, and neither APNG nor animated SVG: every browser, every messenger and every mail program
/// plays it, while many messengers show only the first frame of an APNG and nothing of an SVG. Its
/// 256 colours are enough for a board. Qt reads it and does not write it. The format is small and
/// has not changed since 1989, so that it takes less to write it here than to ask for a library.
///
/// Of each frame only the rectangle is written that differs from the frame before.
class GifWriter
{
public:
    /// All frames have this size, in pixels, and these colours.
    GifWriter(QSize size, GifPalette palette);

    /// Shows the image for so many hundredths of a second; one that looks as the one before goes on
    /// with that.
    void add(const QImage& image, int hundredths);
    int frames() const { return m_frames; }
    /// The whole file; nothing may be added any more.
    QByteArray finish();

private:
    void write(const QByteArray& pixels, const QRect& changed, int hundredths);
    void number(int value);

    QSize m_size;
    GifPalette m_palette;
    QByteArray m_bytes;
    QImage m_shown; ///< the frame before, as it was given
    QByteArray m_pixels; ///< of the frame before, by their colours' numbers
    qsizetype m_delayAt = 0; ///< where the file has the frame before's time
    int m_delay = 0;
    int m_frames = 0;
};
