// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

/// One sentence above the board: a file that could not be opened, a text that is no position.
/// Hidden while there is none. What can be done about it stands beside it.
class MessageStrip : public QWidget
{
    Q_OBJECT

public:
    explicit MessageStrip(QWidget* parent = nullptr);

    /// Stays until it is closed or dismissed.
    void showMessage(const QString& sentence);
    /// Goes with the next move or position as well: what it says is about the attempt just made.
    void showPassingMessage(const QString& sentence);
    /// Stays like showMessage(), with a button for each of these; one with a menu opens that.
    void offer(const QString& sentence, const QList<QAction*>& actions);
    /// Takes away what was offered, as somebody goes on without it; another message stays.
    void dismissOffer();
    QString message() const;
    void dismiss();
    void dismissPassing();

Q_SIGNALS:
    /// For the announcement by a screen reader, each time.
    void announced(const QString& sentence);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void removeButtons();

    QLabel* m_text = nullptr;
    QHBoxLayout* m_row = nullptr;
    QList<QToolButton*> m_buttons;
    bool m_passing = false;
};
