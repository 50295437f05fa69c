// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/sharing/qrcode.h"

#include <QDialog>

class QAction;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

/// A position for others: its link, and the same as a QR code, large enough for a class to read
/// from a projector.
class ShareDialog : public QDialog
{
    Q_OBJECT

public:
    /// What else may be shared, by its link.
    struct Words
    {
        QString title {};
        QString words {}; ///< what the link is for
        QString link {}; ///< what a screen reader calls it
        QString file {}; ///< the name that is proposed for the code
    };

    /// Short enough for a code.
    ShareDialog(const QString& link, const Words& words, QWidget* parent = nullptr);
    /// `positionText` as Game::positionText() has it.
    explicit ShareDialog(const QString& positionText, QWidget* parent = nullptr);

    QString link() const;
    /// One more way to share: a button for this action, which the owner connects.
    QPushButton* offer(const QAction& action);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showCode();
    void build(const Words& words);
    void copy();
    void save();

    QrCode m_code;
    QString m_fileName;
    QLabel* m_picture = nullptr;
    QLineEdit* m_link = nullptr;
    QLabel* m_told = nullptr;
    QDialogButtonBox* m_buttons = nullptr; ///< the other ways
};
