// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;
struct WindowParts;

/// The commands that review a game, and try its mistakes again.
class ReviewCommands : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of the dialogs.
    ReviewCommands(WindowParts& parts, QWidget& window);

private:
    WindowParts& m_parts;
    QWidget& m_window;
};
