// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/film/gifwriter.h"

#include <algorithm>
#include <array>
#include <gif_lib.h>
#include <new>
#include <utility>

namespace {

constexpr int bitsOfColor = 8; ///< of red, of green and of blue
constexpr int longestDelay = 0xFFFF;
constexpr std::array netscape {'N', 'E', 'T', 'S', 'C', 'A', 'P', 'E', '2', '.', '0'};
/// The number of its block, and how often the frames are repeated: 0, without an end.
constexpr std::array<GifByteType, 3> repeatForEver {1, 0, 0};
constexpr std::size_t graphicControlSize = 4;

struct ColorMapFreer
{
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};

/// Nothing where the memory does not suffice.
std::unique_ptr<ColorMapObject, ColorMapFreer> colorMapOf(const std::vector<QRgb>& colors)
{
    // As many as the next power of two, as GIF has them; what is left is black.
    const int count = 1 << GifBitSize(static_cast<int>(colors.size()));
    std::unique_ptr<ColorMapObject, ColorMapFreer> map(GifMakeMapObject(count, nullptr));
    if (map)
        std::ranges::transform(colors, map->Colors, [](QRgb color) {
            return GifColorType {.Red = static_cast<GifByteType>(qRed(color)),
                                 .Green = static_cast<GifByteType>(qGreen(color)),
                                 .Blue = static_cast<GifByteType>(qBlue(color))};
        });
    return map;
}

/// What comes before all frames; false where giflib has an error.
bool putBeginning(GifFileType* file, QSize size, const ColorMapObject& map)
{
    EGifSetGifVersion(file, true); // GIF89a
    return EGifPutScreenDesc(file, size.width(), size.height(), bitsOfColor, 0, &map) == GIF_OK
        && EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK
        && EGifPutExtensionBlock(file, netscape.size(), netscape.data()) == GIF_OK
        && EGifPutExtensionBlock(file, repeatForEver.size(), repeatForEver.data()) == GIF_OK
        && EGifPutExtensionTrailer(file) == GIF_OK;
}

/// The time of a frame, and that the next one is painted over it.
bool putControl(GifFileType* file, int hundredths)
{
    const GraphicsControlBlock control {.DisposalMode = DISPOSE_DO_NOT,
                                        .UserInputFlag = false,
                                        .DelayTime = hundredths,
                                        .TransparentColor = NO_TRANSPARENT_COLOR};
    std::array<GifByteType, graphicControlSize> block {};
    EGifGCBToExtension(&control, block.data());
    return EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, block.size(), block.data()) == GIF_OK;
}

/// This part of a picture whose lines are so wide. (giflib's lines are not const.)
bool putPart(GifFileType* file, const QRect& part, std::vector<std::uint8_t>& pixels, int width)
{
    if (EGifPutImageDesc(file, part.left(), part.top(), part.width(), part.height(), false, nullptr)
        != GIF_OK)
        return false;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        std::uint8_t* const line
            = pixels.data() + static_cast<std::ptrdiff_t>(y) * width + part.left();
        if (EGifPutLine(file, line, part.width()) != GIF_OK)
            return false;
    }
    return true;
}

/// What differs between two frames of this size, as a rectangle.
QRect changeBetween(const std::vector<std::uint8_t>& before, const std::vector<std::uint8_t>& after,
                    QSize size)
{
    QRect changed;
    for (int y = 0; y < size.height(); ++y) {
        const auto line = [&](const std::vector<std::uint8_t>& pixels) {
            return pixels.data() + static_cast<std::ptrdiff_t>(y) * size.width();
        };
        const std::uint8_t* const old = line(before);
        const std::uint8_t* const now = line(after);
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

}

/// Its address stays the same, because giflib keeps it.
struct GifWriter::Output
{
    QByteArray bytes {};
    bool isOutOfMemory = false; ///< giflib ignores the result of some writes

    /// How many bytes were taken.
    static int write(GifFileType* file, const GifByteType* bytes, int count)
    {
        auto* const output = static_cast<Output*>(file->UserData);
        // No exception may go through giflib.
        try {
            output->bytes.append(reinterpret_cast<const char*>(bytes), count);
            return count;
        } catch (const std::bad_alloc&) {
            output->isOutOfMemory = true;
            return 0;
        }
    }
};

void GifWriter::Closer::operator()(GifFileType* file) const
{
    EGifCloseFile(file, nullptr);
}

GifWriter::GifWriter(QSize size, GifPalette palette)
    : m_size(size), m_palette(std::move(palette)), m_output(std::make_unique<Output>())
{
    int error = E_GIF_ERR_OPEN_FAILED;
    m_file.reset(EGifOpen(m_output.get(), &Output::write, &error));
    if (!m_file) {
        m_error = error;
        return;
    }
    const auto map = colorMapOf(m_palette.colors());
    if (!map)
        m_error = E_GIF_ERR_NOT_ENOUGH_MEM;
    else if (!putBeginning(m_file.get(), m_size, *map))
        m_error = m_file->Error;
}

GifWriter::~GifWriter() = default;

void GifWriter::add(const QImage& image, int hundredths)
{
    const QImage now = image.convertToFormat(QImage::Format_RGB32);
    std::vector<std::uint8_t> pixels = m_pixels;
    const bool isFirst = m_shown.isNull();
    if (isFirst)
        pixels.resize(static_cast<std::size_t>(m_size.width())
                      * static_cast<std::size_t>(m_size.height()));
    for (int y = 0; y < m_size.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(now.constScanLine(y));
        const auto* const before
            = isFirst ? nullptr : reinterpret_cast<const QRgb*>(m_shown.constScanLine(y));
        std::uint8_t* const out = pixels.data() + static_cast<std::ptrdiff_t>(y) * m_size.width();
        for (int x = 0; x < m_size.width(); ++x)
            if (isFirst || line[x] != before[x])
                out[x] = m_palette.indexOf(line[x]);
    }
    m_shown = now;
    const QRect changed
        = isFirst ? QRect(QPoint(), m_size) : changeBetween(m_pixels, pixels, m_size);
    if (changed.isEmpty()) {
        m_delay = std::min(m_delay + hundredths, longestDelay);
        return;
    }
    if (!isFirst)
        writeFrame();
    m_pixels = std::move(pixels);
    m_changed = changed;
    m_delay = std::min(hundredths, longestDelay);
    ++m_frames;
}

void GifWriter::writeFrame()
{
    if (m_error != E_GIF_SUCCEEDED)
        return;
    if (!putControl(m_file.get(), m_delay)
        || !putPart(m_file.get(), m_changed, m_pixels, m_size.width()))
        m_error = m_file->Error;
}

Expected<QByteArray> GifWriter::finish()
{
    if (m_frames > 0)
        writeFrame();
    int closing = E_GIF_SUCCEEDED;
    if (m_file && EGifCloseFile(m_file.release(), &closing) != GIF_OK && m_error == E_GIF_SUCCEEDED)
        m_error = closing;
    if (m_output->isOutOfMemory)
        m_error = E_GIF_ERR_NOT_ENOUGH_MEM;
    if (m_error != E_GIF_SUCCEEDED)
        return fail(tr("The animation could not be made: %1.")
                        .arg(QString::fromLatin1(GifErrorString(m_error))));
    return std::move(m_output->bytes);
}
