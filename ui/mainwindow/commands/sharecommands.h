// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;
struct WindowParts;

/// The board for others: as a picture, as a link, as a QR code; and the game as a moving picture.
class ShareCommands : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of the dialogs.
    ShareCommands(WindowParts& parts, QWidget& window);

private:
    void copyPicture();
    void savePicture();
    void saveFilm();
    void share();

    WindowParts& m_parts;
    QWidget& m_window;
};
