// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/threats.h"
#include "ui/style/looks.h"

#include <QString>

/// What a side is called, as one sees it with this theme: "orange", "yellow", "black"; lower case,
/// translated.
QString sideName(Player player, DiscTheme theme);
/// The same for the start of a sentence: "Orange".
QString sideTitle(Player player, DiscTheme theme);
/// Those of both sides.
SideNames sideTitles(DiscTheme theme);
