// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;
struct WindowParts;

/// The game on the board with everything that its searches reported: saved to a file, and files
/// opened on their page of the laboratory.
class RecordingCommands : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of the dialogs.
    RecordingCommands(WindowParts& parts, QWidget& window);

Q_SIGNALS:
    /// The page is to be seen.
    void pageWanted(const QString& page);

private:
    void save();
    void open();
    /// Is there something to save?
    void update();

    WindowParts& m_parts;
    QWidget& m_window;
};
