// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/appearance.h"

#include "ui/style/dark.h"
#include "ui/style/outlinedstyle.h"
#include "ui/style/showndiscs.h"

#include <QApplication>
#include <QFontDatabase>
#include <QToolTip>

namespace appearance {
namespace {

QPalette& systemPalette()
{
    static QPalette palette;
    return palette;
}

constexpr int wholePercent = 100;

int& shownTextSize()
{
    static int percent = wholePercent;
    return percent;
}

/// Widgets ask a style for its measures when it is put on; so it is put on again.
void dress()
{
    QApplication::setStyle(
        new OutlinedStyle(appearance::textScale(), isHighContrast(QApplication::palette())));
}

void enlargeLetters()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    const double scale = appearance::textScale();
    if (font.pointSizeF() > 0)
        font.setPointSizeF(scale * font.pointSizeF());
    else
        font.setPixelSize(qRound(scale * font.pixelSize()));
    QApplication::setFont(font);
    QToolTip::setFont(font);
}

/// The colours that all others of a palette are made from.
struct Tones
{
    QColor window;
    QColor base;
    QColor button;
    QColor text;
    QColor faint; ///< text of disabled controls and place holders
    QColor highlight;
    QColor highlightedText;
    QColor link;
};

constexpr QRgb white = 0xffffffff;
constexpr QRgb black = 0xff000000;

const Tones lightTones {QColor(0xf3f4f6), QColor(white),    QColor(0xe6e8ec), QColor(0x1b1f24),
                        QColor(0x767c85), QColor(0x1f5fbf), QColor(white),    QColor(0x1a56ad)};
const Tones darkTones {QColor(0x24272c), QColor(0x1a1c20), QColor(0x33373e), QColor(0xe8eaed),
                       QColor(0x8b929c), QColor(0x4a8cf0), QColor(black),    QColor(0x8ab8ff)};
const Tones lightContrastTones {QColor(white), QColor(white),    QColor(white),
                                QColor(black), QColor(0x595959), QColor(0x00008b),
                                QColor(white), QColor(0x00008b)};
const Tones darkContrastTones {QColor(black),    QColor(black),    QColor(black), QColor(white),
                               QColor(0xb0b0b0), QColor(0xffe000), QColor(black), QColor(0x80d0ff)};

QPalette fromTones(const Tones& tones)
{
    QPalette palette(tones.button, tones.window);
    palette.setColor(QPalette::Base, tones.base);
    palette.setColor(QPalette::AlternateBase, tones.window);
    palette.setColor(QPalette::ToolTipBase, tones.button);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText}) {
        palette.setColor(role, tones.text);
        palette.setColor(QPalette::Disabled, role, tones.faint);
    }
    palette.setColor(QPalette::PlaceholderText, tones.faint);
    palette.setColor(QPalette::Highlight, tones.highlight);
    palette.setColor(QPalette::HighlightedText, tones.highlightedText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tones.faint);
    palette.setColor(QPalette::Link, tones.link);
    palette.setColor(QPalette::LinkVisited, tones.link);
    return palette;
}

} // namespace

void initialize()
{
    dress();
    readSystem();
}

void readSystem()
{
    // An application that has set no palette of its own has the system's.
    QApplication::setPalette(QPalette());
    systemPalette() = QApplication::palette();
    // The system's own letters are left as they came, with whatever it wants larger or smaller.
    if (shownTextSize() != wholePercent)
        enlargeLetters();
}

void setTextSize(int percent)
{
    if (percent == shownTextSize())
        return;
    shownTextSize() = percent;
    dress();
    enlargeLetters();
}

double textScale()
{
    return static_cast<double>(shownTextSize()) / wholePercent;
}

QPalette palette(ColorScheme scheme, DiscTheme theme)
{
    const bool dark
        = scheme == ColorScheme::Dark || (scheme == ColorScheme::System && isDark(systemPalette()));
    if (chosenTheme(theme) == DiscTheme::HighContrast)
        return fromTones(dark ? darkContrastTones : lightContrastTones);
    return fromTones(dark ? darkTones : lightTones);
}

void apply(ColorScheme scheme, DiscTheme theme, BoardMaterial material)
{
    const QPalette wanted = palette(scheme, theme);
    if (QApplication::palette() != wanted) {
        const bool edgesChange = isHighContrast(QApplication::palette()) != isHighContrast(wanted);
        QApplication::setPalette(wanted);
        if (edgesChange)
            dress();
        QToolTip::setPalette(wanted);
    }
    ShownDiscs::instance().setTheme(theme, material);
}

} // namespace appearance
