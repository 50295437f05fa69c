// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QRgb>
#include <cstdint>
#include <vector>

/// The colours of a moving picture, at most 256 for all of its frames: a colour is the same in
/// each, so that nothing flickers. Median cut, but of each group of colours the most frequent one
/// stands for all: plain areas keep the colour that they have on the screen.
///
/// giflib's GifQuantizeBuffer chooses colours, too, and is not used: it reads five of a channel's
/// eight bits, so that white becomes (248, 248, 248); it finds the colours of the pixels that it
/// was given and of no later frame; and it is deprecated, since 5.2 no part of the library itself.
class GifPalette
{
public:
    static constexpr int mostColors = 256;

    /// Chosen for these images, which have the colours of all others.
    explicit GifPalette(const std::vector<QImage>& samples);

    const std::vector<QRgb>& colors() const { return m_colors; }
    /// The nearest colour; always the same for the same one.
    std::uint8_t indexOf(QRgb color);

private:
    std::vector<QRgb> m_colors;
    QHash<QRgb, std::uint8_t> m_known;
};
