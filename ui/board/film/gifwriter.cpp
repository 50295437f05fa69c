// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/film/gifwriter.h"

#include "ui/board/film/lzw.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int wholePalette = 0xF7; ///< there is one for all frames, 2^8 colours of 8 bits
constexpr int keepsWhatIsThere = 0x04; ///< disposal 1: the next frame is painted over it
constexpr int delayOffset = 4; ///< of the time, in a graphic control extension
constexpr int bits = 8;
constexpr int lowByte = 0xFF;
constexpr int longestDelay = 0xFFFF;

/// What differs between two frames of this size, as a rectangle.
QRect changeBetween(const QByteArray& before, const QByteArray& after, QSize size)
{
    QRect changed;
    for (int y = 0; y < size.height(); ++y) {
        const auto line = [&](const QByteArray& pixels) {
            return pixels.constData() + static_cast<qsizetype>(y) * size.width();
        };
        const char* const old = line(before);
        const char* const now = line(after);
        if (std::equal(now, now + size.width(), old))
            continue;
        int left = 0;
        while (now[left] == old[left])
            ++left;
        int right = size.width() - 1;
        while (now[right] == old[right])
            --right;
        changed |= QRect(left, y, right - left + 1, 1);
    }
    return changed;
}

QByteArray partOf(const QByteArray& pixels, const QRect& rect, int width)
{
    QByteArray part;
    part.reserve(static_cast<qsizetype>(rect.width()) * rect.height());
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        part += QByteArrayView(pixels).sliced(static_cast<qsizetype>(y) * width + rect.left(),
                                              rect.width());
    return part;
}

}

GifWriter::GifWriter(QSize size, GifPalette palette) : m_size(size), m_palette(std::move(palette))
{
    m_bytes = "GIF89a";
    number(size.width());
    number(size.height());
    m_bytes += static_cast<char>(wholePalette);
    m_bytes += QByteArray(2, '\0'); // no background, square pixels
    for (const QRgb color : m_palette.colors()) {
        m_bytes += static_cast<char>(qRed(color));
        m_bytes += static_cast<char>(qGreen(color));
        m_bytes += static_cast<char>(qBlue(color));
    }
    const auto left = GifPalette::mostColors - static_cast<qsizetype>(m_palette.colors().size());
    m_bytes += QByteArray(3 * left, '\0');
    // Without an end.
    m_bytes += QByteArray("\x21\xFF\x0BNETSCAPE2.0\x03\x01\0\0\0", 19);
}

void GifWriter::number(int value)
{
    m_bytes += static_cast<char>(value & lowByte);
    m_bytes += static_cast<char>(value >> bits & lowByte);
}

void GifWriter::add(const QImage& image, int hundredths)
{
    const QImage now = image.convertToFormat(QImage::Format_RGB32);
    QByteArray pixels = m_pixels;
    const bool isFirst = m_shown.isNull();
    if (isFirst)
        pixels.resize(static_cast<qsizetype>(m_size.width()) * m_size.height());
    for (int y = 0; y < m_size.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(now.constScanLine(y));
        const auto* const before
            = isFirst ? nullptr : reinterpret_cast<const QRgb*>(m_shown.constScanLine(y));
        char* const out = pixels.data() + static_cast<qsizetype>(y) * m_size.width();
        for (int x = 0; x < m_size.width(); ++x)
            if (isFirst || line[x] != before[x])
                out[x] = static_cast<char>(m_palette.indexOf(line[x]));
    }
    m_shown = now;
    const QRect changed
        = isFirst ? QRect(QPoint(), m_size) : changeBetween(m_pixels, pixels, m_size);
    if (changed.isEmpty()) {
        m_delay = std::min(m_delay + hundredths, longestDelay);
        m_bytes[m_delayAt] = static_cast<char>(m_delay & lowByte);
        m_bytes[m_delayAt + 1] = static_cast<char>(m_delay >> bits & lowByte);
        return;
    }
    write(pixels, changed, hundredths);
    m_pixels = std::move(pixels);
}

void GifWriter::write(const QByteArray& pixels, const QRect& changed, int hundredths)
{
    m_delay = std::min(hundredths, longestDelay);
    m_delayAt = m_bytes.size() + delayOffset;
    m_bytes += "\x21\xF9\x04";
    m_bytes += static_cast<char>(keepsWhatIsThere);
    number(m_delay);
    m_bytes += QByteArray(2, '\0'); // nothing is transparent
    m_bytes += '\x2C';
    number(changed.left());
    number(changed.top());
    number(changed.width());
    number(changed.height());
    m_bytes += '\0'; // the colours of all
    m_bytes += lzw::compress(partOf(pixels, changed, m_size.width()));
    ++m_frames;
}

QByteArray GifWriter::finish()
{
    m_bytes += '\x3B';
    return std::move(m_bytes);
}
