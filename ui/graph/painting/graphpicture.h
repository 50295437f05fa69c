// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graphscene.h"
#include "ui/paper/chartexport.h"

class QFont;

/// The whole graph for a file, in the colours of paper; legend, note, tables and provenance are the
/// caller's. Without a picture where there is no node.
ChartContent graphPicture(const GraphScene& scene, const QString& title, const QFont& font,
                          bool withLabels = true);
