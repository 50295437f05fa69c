// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/moveexplanation.h"

#include <QStringList>

/// What a move's figures say beside its time and its nodes, a sentence each, in the language of the
/// application. Empty where nothing is worth a word.
QStringList explanationSentences(const MoveExplanation& why);
