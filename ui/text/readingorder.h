// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Figures with their sign or unit, in their own order. Where the window is read from right to left
/// a sign would go to the other end ("+7" becomes "7+"), and a unit in front.
QString inOrder(const QString& figures);
