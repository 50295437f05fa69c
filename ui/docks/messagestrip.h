// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

/// One sentence above the board that stays until it is read: a file that could not be opened, a
/// text that is no position. Hidden while there is none.
class MessageStrip : public QFrame
{
    Q_OBJECT

public:
    explicit MessageStrip(QWidget* parent = nullptr);

    void showMessage(const QString& sentence);
    QString message() const;
    void dismiss();

private:
    QLabel* m_text = nullptr;
};
