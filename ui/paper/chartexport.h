// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"
#include "core/support/formats/provenance.h"
#include "ui/paper/plotlegend.h"

#include <QByteArray>
#include <QPalette>
#include <QSize>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

class QPainter;
class QRectF;

/// Dark on white, for paper and files, whatever the desktop's colours are.
QPalette paperPalette();

/// What a chart page hands out to be written: a way to paint it, and the figures behind it.
struct ChartContent
{
    using Paint = std::function<void(QPainter&, const QRectF&)>;

    QString title;
    /// Of the picture alone, in logical pixels.
    QSize size;
    /// Paints the whole picture into the rectangle, in the colours of paper; PNG, SVG and PDF come
    /// from the same strokes.
    Paint paint;
    /// Where the picture does not draw it itself.
    std::vector<plotlegend::Entry> legend {};
    /// What there is to say about it in a sentence or two.
    QString note {};
    /// Stands in every file; its title is the one above where it has none.
    Provenance provenance {};
    QByteArray csv;
    QByteArray json;
};

namespace chartexport {

/// Pictures are written with this many pixels for each logical one.
inline constexpr int pixelScale = 2;

/// As PNG, SVG, PDF, CSV or JSON, chosen by the suffix of the file name, what the file holds.
/// Pictures have the title above, and below the legend, the note and the provenance, which tables
/// have as columns. The error is a sentence that names the file.
Expected<QByteArray> toFile(const ChartContent& content, const QString& path);

/// Writes it. The file appears whole or not at all: an existing one is kept when writing fails.
Expected<void> save(const ChartContent& content, const QString& path);

/// Writes what was made elsewhere, with the same promises. May be called from any thread.
Expected<void> saveBytes(const QByteArray& bytes, const QString& path);

/// For a picture that stands on the screen as well: `setColors` gives it the colours of paper
/// before it is painted, and those of the screen after.
ChartContent::Paint onPaper(ChartContent::Paint paint,
                            std::function<void(const QPalette&)> setColors, const QPalette& screen);

/// For a file dialog: "PNG picture (*.png);;...", all formats.
QString fileFilter();

/// "png", "svg", "csv", "json": those that have a button of their own.
const QStringList& suffixes();

}
