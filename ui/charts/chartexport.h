// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QStringList>
#include <functional>

class QPainter;
class QRectF;

/// What a chart page hands out to be written: a way to paint it, and the figures behind it.
struct ChartContent
{
    QString title;
    /// In logical pixels.
    QSize size;
    /// Paints the whole picture into the rectangle; PNG and SVG come from the same strokes.
    std::function<void(QPainter&, const QRectF&)> paint;
    QByteArray csv;
    QByteArray json;
};

namespace chartexport {

/// Pictures are written with this many pixels for each logical one.
inline constexpr int pixelScale = 2;

/// Writes PNG, SVG, CSV or JSON, chosen by the suffix of the file name. The file appears whole or
/// not at all: an existing one is kept when writing fails. The error is a sentence that names the
/// file.
Expected<void> save(const ChartContent& content, const QString& path);

/// Writes what was made elsewhere, with the same promises.
Expected<void> saveBytes(const QByteArray& bytes, const QString& path);

/// For a file dialog: "PNG picture (*.png);;...", the formats of suffixes() in their order.
QString fileFilter();

/// "png", "svg", "csv", "json".
const QStringList& suffixes();

}
