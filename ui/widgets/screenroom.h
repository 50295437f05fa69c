// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

/// `wanted`, or what the screen of `window` has room for beside the desktop's own bars and the
/// frame around the window.
QSize fittingScreen(QSize wanted, const QWidget& window);
