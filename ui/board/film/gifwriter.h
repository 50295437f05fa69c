// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"
#include "ui/board/film/gifpalette.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QImage>
#include <QRect>
#include <QSize>
#include <cstdint>
#include <memory>
#include <vector>

struct GifFileType;

/// A moving picture as an animated GIF that repeats for ever.
///
/// GIF, and neither APNG nor animated SVG: every browser, every messenger and every mail program
/// plays it, while many messengers show only the first frame of an APNG and nothing of an SVG. Its
/// 256 colours are enough for a board. Qt reads it and does not write it; giflib writes its blocks
/// and compresses them. This class chooses what is written: of each frame only the rectangle that
/// differs from the frame before.
class GifWriter
{
    Q_DECLARE_TR_FUNCTIONS(GifWriter)

public:
    /// All frames have this size, in pixels, and these colours.
    GifWriter(QSize size, GifPalette palette);
    Q_DISABLE_COPY_MOVE(GifWriter)
    ~GifWriter();

    /// Shows the image for so many hundredths of a second; one that looks as the one before goes on
    /// with that.
    void add(const QImage& image, int hundredths);
    int frames() const { return m_frames; }
    /// The whole file, or what went wrong first since the beginning; nothing may be added any more.
    Expected<QByteArray> finish();

private:
    struct Output;
    struct Closer
    {
        void operator()(GifFileType* file) const;
    };

    void writeFrame();

    QSize m_size;
    GifPalette m_palette;
    std::unique_ptr<Output> m_output;
    std::unique_ptr<GifFileType, Closer> m_file; ///< writes to the output, also when it is closed
    int m_error = 0; ///< giflib's, 0 for none; nothing is written after the first

    // The last frame that was added; it is written when its time is known.
    QImage m_shown; ///< as it was given
    std::vector<std::uint8_t> m_pixels; ///< its colours' numbers, line by line
    QRect m_changed; ///< where it differs from the frame before
    int m_delay = 0; ///< in hundredths of a second
    int m_frames = 0;
};
