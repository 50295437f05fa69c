// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/recordedtree.h"
#include "ui/paper/chartexport.h"

#include <memory>

/// A searched tree as a picture of its own, drawn row by row from the root down to so many nodes;
/// those that lead on say how many are below. With what the signs mean, what was found, and how it
/// was searched.
ChartContent treePicture(const std::shared_ptr<const fourcast::lesson::RecordedTree>& tree,
                         int mostDrawn, fourcast::lesson::PointOfView view);
