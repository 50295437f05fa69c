// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/boardtheme.h"

#include "ui/style/dark.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace {

constexpr int edgeShade = 135; ///< of QColor::darker()
constexpr int topShade = 107; ///< of QColor::lighter() and darker()
constexpr double lightEdge = 0.48; ///< so much of it is white

QColor blend(const QColor& a, const QColor& b, double share)
{
    const auto mix = [share](float x, float y) { return static_cast<float>(x + (y - x) * share); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()),
                            mix(a.blueF(), b.blueF()));
}

DiscColors disc(QRgb fill, QRgb rim, QRgb glyph, DiscShape shape)
{
    return {QColor(fill), QColor(rim), QColor(glyph), shape};
}

/// The face of each material. Beside orange and blue discs it is as light as they allow, which
/// leaves 3:1 to the dark holes as well; red discs need a darker one, with light edges of the
/// holes.
QColor faceColor(BoardMaterial material, bool isDeep)
{
    switch (material) {
    case BoardMaterial::Wood:
        return isDeep ? QColor(0x54321b) : QColor(0x805130);
    case BoardMaterial::Glass:
        return isDeep ? QColor(0x10414a) : QColor(0x1d6572);
    default:
        return isDeep ? QColor(0x143781) : QColor(0x2d5aaa);
    }
}

// Blue and orange keep their distance in hue for red-green and in lightness and hue for blue-yellow
// deficiencies; both stand out from the face by lightness alone.
void makeSafe(BoardTheme& theme)
{
    theme.first = disc(0xffb02e, 0xe0901a, 0x4a2a00, DiscShape::Star);
    theme.second = disc(0x6cb5fa, 0x4796e0, 0x0a2342, DiscShape::Ring);
    theme.face = faceColor(theme.material, false);
    theme.holeEdge = theme.face.darker(edgeShade);
}

void makeClassic(BoardTheme& theme)
{
    theme.first = disc(0xf04a45, 0xcf3430, 0xffffff, DiscShape::Star);
    theme.second = disc(0xffd43b, 0xe3b416, 0x4d3800, DiscShape::Ring);
    theme.face = faceColor(theme.material, true);
    theme.holeEdge = blend(theme.face, Qt::white, lightEdge);
}

// White and black in holes of the grey that is 4.5:1 from both, and from the black face. A white
// rim keeps the black disc from it: it is told from the white one by what it is filled with as well
// as by its shape.
void makeHighContrast(BoardTheme& theme)
{
    constexpr qreal leastLine = 3;
    theme.leastLine = leastLine;
    theme.first = disc(0xffffff, 0xffffff, 0x000000, DiscShape::Star);
    theme.second = disc(0x000000, 0xffffff, 0xffffff, DiscShape::Ring);
    theme.face = QColor(Qt::black);
    theme.faceTop = theme.faceBottom = theme.face;
    theme.faceEdge = theme.holeEdge = QColor(Qt::white);
    theme.behind = QColor(0x757575);
    theme.holeInk = QColor(Qt::black);
    theme.hint = QColor(0xffff00);
    theme.focus = QColor(0xffe100);
    theme.line = QColor(0xffe100);
    theme.lineEdge = QColor(Qt::black);
    theme.warm = QColor(0xffe9a0);
    theme.cold = QColor(0x8a6fe8);
    theme.chip = {Qt::white, Qt::black, Qt::black, Qt::black, Qt::black, Qt::black};
}

double channel(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF())
        + 0.0722 * channel(color.blueF());
}

}

BoardTheme BoardTheme::make(DiscTheme kind, const QPalette& palette, BoardMaterial material)
{
    if (isSwapped(kind)) {
        BoardTheme theme = make(chosenTheme(kind), palette, material);
        std::swap(theme.first, theme.second);
        return theme;
    }
    const bool dark = isDark(palette);
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);

    BoardTheme theme;
    theme.material = kind == DiscTheme::HighContrast ? BoardMaterial::Plastic : material;
    theme.hint = QColor(0x7ee2a8);
    theme.mark = theme.focus = Qt::white;
    theme.line = Qt::white;
    theme.lineEdge = QColor(0x101828);
    // Lighter and darker than the face: told apart in grey as well.
    theme.warm = QColor(0xf2e2a0);
    theme.cold = QColor(0x14081c);
    switch (kind) {
    case DiscTheme::Safe:
        makeSafe(theme);
        break;
    case DiscTheme::Classic:
        makeClassic(theme);
        break;
    default:
        makeHighContrast(theme);
        break;
    }
    theme.cross = dark ? QColor(0xff7b72) : QColor(0xb3261e);
    if (kind == DiscTheme::HighContrast) {
        theme.ink = theme.faintInk = text;
        return theme;
    }
    theme.chip = {QColor(0xf6f7f9), QColor(0x161b24), QColor(0x9aa3b2),
                  QColor(0x1a7044), QColor(0x51607a), QColor(0xb3261e)};
    theme.faceTop = theme.face.lighter(topShade);
    theme.faceBottom = theme.face.darker(topShade);
    // In a dark window the edge is what the board is told from it by.
    theme.faceEdge = dark ? blend(theme.face, Qt::white, lightEdge) : theme.face.darker(edgeShade);
    theme.behind = QColor(0x04070d);
    theme.holeInk = theme.chip.edge;
    theme.ink = blend(text, window, 0.25);
    theme.faintInk = blend(text, window, 0.35);
    return theme;
}

double contrastRatio(const QColor& a, const QColor& b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}
