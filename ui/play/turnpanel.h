// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QWidget>

class QAction;
class QLabel;

/// Whose turn it is, large enough to be seen from the board, and the hint that was asked for.
class TurnPanel : public QWidget
{
    Q_OBJECT

public:
    /// `hint` is offered as a button.
    explicit TurnPanel(QAction* hint, QWidget* parent = nullptr);

    /// `disc` is that of the side to move, or of the winner; null where it is nobody's.
    void setTurn(const QIcon& disc, const QString& text);
    /// Below, until it is emptied.
    void setHint(const QString& text);
    QString turnText() const;
    /// Can this hint be read here now?
    bool shows(const QString& hint) const;

private:
    QLabel* m_disc = nullptr;
    QLabel* m_turn = nullptr;
    QLabel* m_hint = nullptr;
};
