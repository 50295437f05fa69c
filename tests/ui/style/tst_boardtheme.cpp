// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/boardtheme.h"
#include "ui/style/dark.h"
#include "ui/text/sidename.h"

#include <QTest>
#include <array>
#include <cmath>
#include <utility>

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

// How people without one kind of cone see linear RGB: Machado, Oliveira and Fernandes, "A
// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.
constexpr Matrix protanopia {{{0.152286, 1.052583, -0.204868},
                              {0.114503, 0.786281, 0.099216},
                              {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia {{{0.367322, 0.860646, -0.227968},
                                {0.280085, 0.672501, 0.047413},
                                {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritanopia {{{1.255528, -0.076749, -0.178779},
                              {-0.078411, 0.930809, 0.147602},
                              {0.004733, 0.691367, 0.303900}}};

Triple linear(const QColor& color)
{
    const auto open = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return {open(color.redF()), open(color.greenF()), open(color.blueF())};
}

Triple seenThrough(const Matrix& matrix, const Triple& rgb)
{
    Triple seen {};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j)
            seen[i] += matrix[i][j] * rgb[j];
    return seen;
}

Triple lab(const Triple& rgb)
{
    const double x = (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505;
    const double y = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    const double z = (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089;
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    return {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
}

double difference(const Triple& a, const Triple& b)
{
    const Triple p = lab(a), q = lab(b);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

QPalette paletteOf(bool dark)
{
    QPalette palette;
    for (const auto ground : {QPalette::Window, QPalette::Base})
        palette.setColor(ground, dark ? QColor(0x24272c) : QColor(0xefefef));
    for (const auto text : {QPalette::WindowText, QPalette::Text})
        palette.setColor(text, dark ? QColor(0xe6e8eb) : QColor(0x1b1b1b));
    return palette;
}

}

class TestBoardTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contrastIsWcags();
    void shapesAndDiscsStandOut_data();
    void shapesAndDiscsStandOut();
    void everyHoleIsSeen_data() { shapesAndDiscsStandOut_data(); }
    void everyHoleIsSeen();
    void highContrastHasNoFaintPlace_data();
    void highContrastHasNoFaintPlace();
    void highContrastHasNoThinLine();
    void safeDiscsStayApartForEveryEye_data();
    void safeDiscsStayApartForEveryEye();
    void sidesAreCalledWhatOneSees();
    void aColourKeepsItsShapeWhoeverStarts();
    void darkIsJudgedByTheWindow();
};

void TestBoardTheme::contrastIsWcags()
{
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::black), 21.0);
    QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
    // The well-known lightest grey that passes 4.5:1 on white.
    QVERIFY(contrastRatio(QColor(0x767676), Qt::white) >= 4.5);
    QVERIFY(contrastRatio(QColor(0x777777), Qt::white) < 4.5);
}

void TestBoardTheme::shapesAndDiscsStandOut_data()
{
    QTest::addColumn<DiscTheme>("kind");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<BoardMaterial>("material");
    for (const bool dark : {false, true}) {
        const char* tag = dark ? "dark" : "light";
        for (const auto& [name, material] :
             {std::pair("plastic", BoardMaterial::Plastic), std::pair("wood", BoardMaterial::Wood),
              std::pair("glass", BoardMaterial::Glass)}) {
            QTest::addRow("safe %s %s", name, tag) << DiscTheme::Safe << dark << material;
            QTest::addRow("classic %s %s", name, tag) << DiscTheme::Classic << dark << material;
            QTest::addRow("high contrast %s %s", name, tag)
                << DiscTheme::HighContrast << dark << material;
        }
    }
}

void TestBoardTheme::shapesAndDiscsStandOut()
{
    QFETCH(DiscTheme, kind);
    QFETCH(bool, dark);
    QFETCH(BoardMaterial, material);
    const QPalette palette = paletteOf(dark);
    const BoardTheme theme = BoardTheme::make(kind, palette, material);
    const QColor window = palette.color(QPalette::Window);
    const auto enough = [](const QColor& a, const QColor& b, double least) {
        if (contrastRatio(a, b) >= least)
            return true;
        qWarning() << a.name() << "on" << b.name() << contrastRatio(a, b) << "below" << least;
        return false;
    };

    for (const DiscColors* disc : {&theme.first, &theme.second}) {
        QVERIFY(enough(disc->glyph, disc->fill, 3));
        QVERIFY(enough(disc->fill, theme.behind, 3));
        // A black disc lies in a grey hole of a black face.
        if (kind != DiscTheme::HighContrast)
            QVERIFY(enough(disc->fill, theme.face, 3));
    }
    // The board and the window: by the face, or where both are dark by its edge.
    QVERIFY(contrastRatio(theme.face, window) >= 3 || enough(theme.faceEdge, window, 3));
    QVERIFY(enough(theme.holeInk, theme.behind, 4.5));
    QVERIFY(enough(theme.mark, theme.face, 3));
    QVERIFY(enough(theme.hint, theme.face, 3));
    QVERIFY(enough(theme.line, theme.lineEdge, 3));
    QVERIFY(enough(theme.cross, window, 3));
    QVERIFY(enough(theme.ink, window, 4.5));
    QVERIFY(enough(theme.faintInk, window, 4.5));
    QVERIFY(enough(theme.chip.ink, theme.chip.paper, 7));
    for (const QColor& shape : {theme.chip.up, theme.chip.bar, theme.chip.down})
        QVERIFY(enough(shape, theme.chip.paper, 3));
}

void TestBoardTheme::everyHoleIsSeen()
{
    QFETCH(DiscTheme, kind);
    QFETCH(bool, dark);
    QFETCH(BoardMaterial, material);
    const BoardTheme theme = BoardTheme::make(kind, paletteOf(dark), material);
    const double hole = contrastRatio(theme.behind, theme.face);
    const double rim = std::min(contrastRatio(theme.holeEdge, theme.behind),
                                contrastRatio(theme.holeEdge, theme.face));
    QVERIFY2(std::max(hole, rim) >= 3,
             qPrintable(QStringLiteral("hole %1:1, rim %2:1").arg(hole).arg(rim)));
}

void TestBoardTheme::highContrastHasNoFaintPlace_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("white window") << false;
    QTest::newRow("black window") << true;
}

void TestBoardTheme::highContrastHasNoFaintPlace()
{
    QFETCH(bool, dark);
    QPalette palette;
    for (const auto ground : {QPalette::Window, QPalette::Base})
        palette.setColor(ground, dark ? Qt::black : Qt::white);
    for (const auto text : {QPalette::WindowText, QPalette::Text})
        palette.setColor(text, dark ? Qt::white : Qt::black);
    const BoardTheme t = BoardTheme::make(DiscTheme::HighContrast, palette);
    const QColor window = palette.color(QPalette::Window);
    struct Pair
    {
        const char* what;
        QColor a;
        QColor b;
    };
    const Pair pairs[] = {{"hole, face", t.behind, t.face},
                          {"first disc, hole", t.first.fill, t.behind},
                          {"second disc, hole", t.second.fill, t.behind},
                          {"focus, face", t.focus, t.face},
                          {"first disc's rim, face", t.first.rim, t.face},
                          {"second disc's rim, face", t.second.rim, t.face},
                          {"second disc, its rim", t.second.fill, t.second.rim},
                          {"the discs", t.first.fill, t.second.fill},
                          {"edge of the face, face", t.faceEdge, t.face},
                          {"edge of the face, hole", t.faceEdge, t.behind},
                          {"board, window", dark ? t.faceEdge : t.face, window},
                          {"last move, face", t.mark, t.face},
                          {"hint, face", t.hint, t.face},
                          {"hint, hole", t.hint, t.behind},
                          {"line, its casing", t.line, t.lineEdge},
                          {"casing, hole", t.lineEdge, t.behind},
                          {"warm, face", t.warm, t.face},
                          {"cold, face", t.cold, t.face},
                          {"warm, cold", t.warm, t.cold},
                          {"cross, window", t.cross, window},
                          {"chip's edge, paper", t.chip.edge, t.chip.paper},
                          {"chip, window", dark ? t.chip.paper : t.chip.edge, window}};
    for (const Pair& pair : pairs)
        QVERIFY2(contrastRatio(pair.a, pair.b) >= 3,
                 qPrintable(QStringLiteral("%1: %2")
                                .arg(QLatin1String(pair.what))
                                .arg(contrastRatio(pair.a, pair.b))));
    for (const QColor& text : {t.ink, t.faintInk})
        QVERIFY(contrastRatio(text, window) >= 4.5);
    QVERIFY(contrastRatio(t.hint, t.lineEdge) >= 4.5); // the casing of a hint
}

void TestBoardTheme::highContrastHasNoThinLine()
{
    for (const bool dark : {false, true}) {
        const BoardTheme strong = BoardTheme::make(DiscTheme::HighContrast, paletteOf(dark));
        QCOMPARE(strong.face, QColor(Qt::black));
        QCOMPARE(strong.faceEdge, QColor(Qt::white));
        QCOMPARE(strong.lineWidth(0.5), 3.0);
        QCOMPARE(strong.lineWidth(8), 8.0);
        const BoardTheme usual = BoardTheme::make(DiscTheme::Safe, paletteOf(dark));
        QCOMPARE(usual.lineWidth(0.5), 1.0);
        QVERIFY(strong.isHighContrast() && !usual.isHighContrast());
    }
}

void TestBoardTheme::safeDiscsStayApartForEveryEye_data()
{
    QTest::addColumn<Matrix>("eye");
    QTest::newRow("protanopia") << protanopia;
    QTest::newRow("deuteranopia") << deuteranopia;
    QTest::newRow("tritanopia") << tritanopia;
}

void TestBoardTheme::safeDiscsStayApartForEveryEye()
{
    QFETCH(Matrix, eye);
    const BoardTheme theme = BoardTheme::make(DiscTheme::Safe, paletteOf(false));
    const Triple first = seenThrough(eye, linear(theme.first.fill));
    const Triple second = seenThrough(eye, linear(theme.second.fill));
    // Two colours 10 apart are told apart at a glance; large areas with shapes need far less.
    QVERIFY2(difference(first, second) > 40,
             qPrintable(QString::number(difference(first, second))));
}

void TestBoardTheme::sidesAreCalledWhatOneSees()
{
    for (const DiscTheme kind : {DiscTheme::Safe, DiscTheme::Classic}) {
        const BoardTheme theme = BoardTheme::make(kind, paletteOf(false));
        for (const Player player : {Player::First, Player::Second}) {
            const int hue = theme.disc(player).fill.hsvHue();
            const QString seen = hue < 15 || hue > 345 ? QStringLiteral("red")
                : hue < 42                             ? QStringLiteral("orange")
                : hue < 65                             ? QStringLiteral("yellow")
                                                       : QStringLiteral("blue");
            QCOMPARE(sideName(player, kind), seen);
        }
    }
    QCOMPARE(sideName(Player::First, DiscTheme::HighContrast), QStringLiteral("white"));
    QCOMPARE(sideName(Player::Second, DiscTheme::HighContrast), QStringLiteral("black"));
    QCOMPARE(sideTitle(Player::Second, DiscTheme::Classic), QStringLiteral("Yellow"));
}

void TestBoardTheme::aColourKeepsItsShapeWhoeverStarts()
{
    for (const DiscTheme kind : {DiscTheme::Safe, DiscTheme::Classic, DiscTheme::HighContrast}) {
        const BoardTheme usual = BoardTheme::make(kind, paletteOf(false));
        const BoardTheme swapped = BoardTheme::make(swappedTheme(kind, true), paletteOf(false));
        QVERIFY(usual.first.shape != usual.second.shape);
        QCOMPARE(swapped.second.fill, usual.first.fill);
        QCOMPARE(swapped.second.shape, usual.first.shape);
        QCOMPARE(swapped.first.shape, usual.second.shape);
    }
}

void TestBoardTheme::darkIsJudgedByTheWindow()
{
    QVERIFY(isDark(paletteOf(true)));
    QVERIFY(!isDark(paletteOf(false)));
}

QTEST_MAIN(TestBoardTheme)
#include "tst_boardtheme.moc"
