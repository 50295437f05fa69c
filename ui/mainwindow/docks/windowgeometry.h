// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QByteArray;

/// Are these bytes of QWidget::saveGeometry() a geometry that a window can have? Qt believes
/// whatever sizes they hold, and a window of a million pixels ends the program where there is no
/// screen that would cut it.
bool isSoundGeometry(const QByteArray& geometry);
