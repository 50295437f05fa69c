// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/statesign.h"

#include "ui/paper/chartstyle.h"

#include <QPainter>
#include <QPalette>

namespace {

/// Not one that tasks have.
constexpr int readyColor = 3;

}

void statesign::paint(QPainter& painter, const QRectF& place, WorkerState state,
                      const QPalette& palette)
{
    switch (state) {
    case WorkerState::Running:
    case WorkerState::InTask:
        painter.fillRect(place, chartstyle::seriesColor(0, palette));
        return;
    case WorkerState::Ready:
        painter.fillRect(place, palette.color(QPalette::Base));
        painter.fillRect(place,
                         QBrush(chartstyle::seriesColor(readyColor, palette), Qt::BDiagPattern));
        return;
    case WorkerState::Overhead:
        painter.fillRect(place, palette.color(QPalette::Base));
        painter.fillRect(place, QBrush(chartstyle::faint(palette, 0.75), Qt::Dense5Pattern));
        return;
    case WorkerState::Asleep:
        painter.fillRect(place, palette.color(QPalette::Base));
        return;
    case WorkerState::NoTask:
        painter.fillRect(place, palette.color(QPalette::Base));
        painter.fillRect(place, QBrush(chartstyle::faint(palette, 0.25), Qt::VerPattern));
        return;
    }
}
