// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;
struct WindowParts;

/// The commands that review a game, go through its mistakes and try them again.
class ReviewCommands : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of the dialogs.
    ReviewCommands(WindowParts& parts, QWidget& window);

private:
    void connectMistakes();

    WindowParts& m_parts;
    QWidget& m_window;
};
