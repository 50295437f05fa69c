// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/walk/walk.h"

#include <QJsonObject>

namespace fourcast::lesson {

/// A tree for Graphviz: cut moves grey and dashed, the principal variation bold. Texts are the
/// same in every language.
QByteArray toDot(const RecordedTree& tree, PointOfView view = PointOfView::Max);
/// A line for each node, indented, with what was cut behind it: for a terminal and a screen reader.
QString toText(const RecordedTree& tree, PointOfView view = PointOfView::Max);
/// An event as an object, for JSON with one event on each line. Its numbers are from the view of
/// the side to move at the node; forced wins are said in words as well.
QJsonObject toJson(const Walk& walk, std::size_t index);
/// What was searched, how, and what it cost.
QJsonObject toJson(const RecordedTree& tree);

}
