// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/practice/practicesheet.h"
#include "ui/graph/painting/graph.h"
#include "ui/paper/plotframe.h"
#include "ui/paper/plotlegend.h"

/// A tree that is practised with, as it is drawn. A node's id is its place in the tree; so is that
/// of the branch that leads to it.
namespace practicepicture {

/// What is in the fields; where something is typed at this moment, as it is typed.
Graph graph(const fourcast::lesson::PracticeSheet& sheet, int typedNode, const QString& typed);
/// In words, for a screen reader and beside the mouse: "MIN, branch 2: value 4, right".
QString nodeText(const fourcast::lesson::PracticeSheet& sheet, int node);
/// "Branch 2.1 to MAX: left out, right"
QString branchText(const fourcast::lesson::PracticeSheet& sheet, int node);
/// What the shapes and signs mean.
std::vector<plotlegend::Entry> legend(const FigureStyle& style);

/// A sign within this square, on a ground of its own: a tick, a cross or a question mark; nothing
/// where nothing was marked.
void paintMark(QPainter& painter, const QRectF& place, fourcast::lesson::PracticeMark mark,
               const FigureStyle& style);
/// Scissors within this square: a branch that is left out.
void paintScissors(QPainter& painter, const QRectF& place, const QPalette& palette);

}
