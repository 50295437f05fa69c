// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class RunHistory;

/// Adds two choices among the games of the history: which of them is drawn in full ink, and which
/// of the others lie below it.
void addGameChoices(QMenu& menu, RunHistory& history);
