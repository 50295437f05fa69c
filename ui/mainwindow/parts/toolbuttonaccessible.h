// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

/// Makes a screen reader's "Toggle" of the window's tool buttons that can be checked a click. Qt's
/// own sets the button and its action without QAction::triggered(), so that nothing comes of it.
/// For the buttons that the window has by now; call it once.
void makeToolButtonsToggle(const QWidget& window);
