// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/plotframe.h"

#include <QString>
#include <functional>
#include <vector>

class QPainter;

/// What the marks of a picture stand for: samples with their names, in rows.
namespace plotlegend {

struct Entry
{
    QString text;
    /// Paints a piece of it into the rectangle; nothing where the text stands for itself.
    std::function<void(QPainter&, const QRectF&)> paintSample {};
};

/// The height that the rows take in this width.
double height(double width, const std::vector<Entry>& entries, const FigureStyle& style);
/// From the top of the room down.
void paint(QPainter& painter, const QRectF& room, const std::vector<Entry>& entries,
           const FigureStyle& style);

}
