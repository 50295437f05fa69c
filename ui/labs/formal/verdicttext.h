// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/check.h"

/// Verdicts on formulas in words.
namespace verdicttext {

/// A shape and a word: "● true", "○ true (vacuous)", "▲ false".
QString shape(fourcast::formal::CheckStatus status);
/// What it means, and what was looked at.
QString sentence(const fourcast::formal::CheckResult& result);

}
