// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QSpinBox;

/// What stands behind a number of plies in its field: " ply", " plies".
QString plyUnit(int count);

/// Keeps that behind the number of the box, whatever it is.
void showPlies(QSpinBox& box);
