// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class Actions;
class QAction;
class QMainWindow;
class QMenu;

/// Puts the actions into the menu bar and the tool bar. Returns the menu for recent files, which
/// its owner fills.
QMenu* buildMenus(QMainWindow& window, const Actions& actions, const QList<QAction*>& docks);
