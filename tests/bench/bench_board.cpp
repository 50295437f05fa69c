// SPDX-License-Identifier: GPL-3.0-or-later
// How long a frame of the board takes to paint, with a full board, for each material: a disc on its
// way down, for which the board paints one column again; the whole board; and the first frame after
// the window has changed its size, when the pictures of the empty board are made anew. Run it by
// hand, on a free machine, from a release build: bench_board [WIDTH HEIGHT], 1500 x 1320 pixels
// where none are given, with QT_QPA_PLATFORM=offscreen.
#include "ui/board/film/filmlook.h"
#include "ui/board/painting/boardpainter.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

constexpr int frames = 200;
constexpr int sizes = 21;
constexpr double nsOfMs = 1e6;

struct Case
{
    const char* name;
    BoardMaterial material;
};
constexpr Case cases[] {{"plastic", BoardMaterial::Plastic},
                        {"wood", BoardMaterial::Wood},
                        {"glass", BoardMaterial::Glass}};

/// All squares but the top of the first column have discs; one falls there.
BoardScene fullScene(double height)
{
    BoardScene scene;
    for (int column = 0; column < BoardGeometry::columns; ++column)
        for (int row = 0; row < BoardGeometry::rows; ++row) {
            Bitboard& discs = (column + row / 2) % 2 ? scene.first : scene.second;
            if (column > 0 || row < BoardGeometry::rows - 1)
                discs |= Position::Shape::square(column, row);
        }
    scene.glyphs = true;
    scene.coordinates = true;
    scene.falling = {0, BoardGeometry::rows - 1};
    scene.fallingDisc = Cell::First;
    scene.fallingHeight = height;
    return scene;
}

double median(std::vector<qint64> times)
{
    std::ranges::sort(times);
    return static_cast<double>(times[times.size() / 2]) / nsOfMs;
}

enum class Part
{
    Column,
    Whole
};

qint64 paintTime(BoardPainter& painter, QImage& image, const FilmLook& look, double height,
                 Part part)
{
    const BoardGeometry geometry(image.size(), 1, true, false);
    const BoardScene scene = fullScene(height);
    QElapsedTimer timer;
    timer.start();
    QPainter onto(&image);
    if (part == Part::Column)
        onto.setClipRect(geometry.columnRect(0).toAlignedRect());
    painter.paint(onto, geometry, look.theme, scene);
    onto.end();
    return timer.nsecsElapsed();
}

void measure(const Case& which, QSize size, bool dark)
{
    const QPalette palette = dark ? QPalette(QColor(40, 40, 40)) : QPalette();
    const FilmLook look = FilmLook::make(DiscTheme::Safe, palette, which.material);
    BoardPainter painter;
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(look.window);
    paintTime(painter, image, look, 1, Part::Whole);
    std::vector<qint64> falling;
    std::vector<qint64> whole;
    for (int frame = 0; frame < frames; ++frame) {
        const double height = 1 - 1.0 * frame / frames;
        falling.push_back(paintTime(painter, image, look, height, Part::Column));
        whole.push_back(paintTime(painter, image, look, height, Part::Whole));
    }
    std::vector<qint64> first;
    for (int step = 1; step <= sizes; ++step) {
        QImage other(size - QSize(8, 8) * step, QImage::Format_ARGB32_Premultiplied);
        other.fill(look.window);
        first.push_back(paintTime(painter, other, look, 1, Part::Whole));
    }
    std::printf(
        "%-8s %-5s  a falling disc %5.2f ms, the whole board %5.2f ms, the first frame of a "
        "size %6.2f ms (medians)\n",
        which.name, dark ? "dark" : "light", median(falling), median(whole), median(first));
}

}

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    const QSize size = arguments.size() == 3
        ? QSize(arguments[1].toInt(), arguments[2].toInt()).expandedTo({200, 200})
        : QSize(1500, 1320);
    std::printf("%d x %d pixels\n", size.width(), size.height());
    for (const bool dark : {false, true})
        for (const Case& which : cases)
            measure(which, size, dark);
    return 0;
}
