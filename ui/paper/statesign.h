// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/workerstates.h"

class QPainter;
class QPalette;
class QRectF;

/// One sign for each state of a worker, wherever it is drawn: running is solid, ready has slanting
/// lines, overhead is dotted, asleep is blank; upright lines where it is not known what a worker
/// did without a task.
namespace statesign {

void paint(QPainter& painter, const QRectF& place, WorkerState state, const QPalette& palette);

}
