// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/answer/chancesystem.h"

#include <QStringList>

/// What the strategy behind an answer does, in words.
namespace decisionwords {

/// So many are told of.
constexpr std::size_t most = 10;

/// "With 3 coins, bet to win 2.": one for each of the first decisions; empty where there is nothing
/// to decide.
QStringList sentences(const ChanceSystem& system);
/// Where the others are: "All 1,234 states: tab States"; empty where all are told of.
QString rest(const ChanceSystem& system);

}
