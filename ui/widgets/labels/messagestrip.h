// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

/// One sentence above the board: a file that could not be opened, a text that is no position.
/// Hidden while there is none.
class MessageStrip : public QFrame
{
    Q_OBJECT

public:
    explicit MessageStrip(QWidget* parent = nullptr);

    /// Stays until it is closed or dismissed.
    void showMessage(const QString& sentence);
    /// Goes with the next move or position as well: what it says is about the attempt just made.
    void showPassingMessage(const QString& sentence);
    QString message() const;
    void dismiss();
    void dismissPassing();

Q_SIGNALS:
    /// For the announcement by a screen reader, each time.
    void announced(const QString& sentence);

private:
    QLabel* m_text = nullptr;
    bool m_passing = false;
};
