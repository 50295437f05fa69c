// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;

/// For a sentence on a page: it wraps, its text can be copied, and it doesn't keep the page from
/// being low.
QLabel* sentenceLabel();
