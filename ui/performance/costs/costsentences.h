// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"
#include "ui/performance/costs/costview.h"

#include <QStringList>

/// What is said below an icicle, from the report and its tree alone: how far the counts go and why
/// they end there, whose time it is, and what of the chosen view the tree doesn't know.
QStringList costSentences(const SearchReport& report, const CostTree& tree, const CostView& view);
