// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/film/filmlook.h"

#include <array>

namespace {

struct NamedSize
{
    const char* name = "";
    int cell = 0;
};

// In the order of the enumeration. The smallest is as wide as a message on a telephone, the largest
// about as a page.
constexpr std::array filmSizes {NamedSize {.name = "small", .cell = 32},
                                NamedSize {.name = "medium", .cell = 52},
                                NamedSize {.name = "large", .cell = 88}};
constexpr QRgb darkWindow = qRgb(32, 33, 36);

}

FilmLook FilmLook::make(DiscTheme discs, const QPalette& palette, BoardMaterial material)
{
    return {.theme = BoardTheme::make(discs, palette, material),
            .window = palette.color(QPalette::Window)};
}

FilmLook FilmLook::make(DiscTheme discs, bool dark)
{
    QPalette palette(dark ? QColor(darkWindow) : QColor(Qt::white));
    return make(discs, palette);
}

int cellPixels(FilmSize size)
{
    return filmSizes[static_cast<std::size_t>(size)].cell;
}

std::optional<FilmSize> filmSizeOf(const QString& name)
{
    for (std::size_t i = 0; i < filmSizes.size(); ++i)
        if (name == QLatin1String(filmSizes[i].name))
            return static_cast<FilmSize>(i);
    return {};
}
