// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;

/// The position that is looked at as text, and a field to type another one. What cannot be played
/// is kept in the field, with the reason under it until the text is changed.
class PositionField : public QWidget
{
    Q_OBJECT

public:
    PositionField(QAction* copy, QAction* paste, QWidget* parent = nullptr);

    /// Shows the text of the position that is looked at; drops what was being typed.
    void setPositionText(const QString& text);
    /// Reads text from anywhere (the clipboard): announces the game, or says why not: under the
    /// field where it can be seen, by refused() where it can't.
    void take(const QString& text);

Q_SIGNALS:
    void gameEntered(const Game& game);
    /// The reason why a text was refused, to be shown elsewhere.
    void refused(const QString& sentence);

private:
    QLineEdit* m_edit = nullptr;
    QLabel* m_reason = nullptr;
    QString m_shown;
};
