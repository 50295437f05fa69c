// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QSlider;

/// The way through the game, under the board: to the start, back, a slider over the moves, forward,
/// to the end.
class NavigationBar : public QWidget
{
    Q_OBJECT

public:
    /// `before` stand left of the slider, `after` right of it.
    NavigationBar(const QList<QAction*>& before, const QList<QAction*>& after,
                  QWidget* parent = nullptr);

    void setPlace(int ply, int length);
    /// Plain, it is there only while an earlier position is looked at.
    void setPlain(bool plain);
    /// Not there at all, with the board alone on the screen.
    void setAway(bool away);

Q_SIGNALS:
    void plyChosen(int ply);

private:
    void showRow();

    QWidget* m_row = nullptr;
    QSlider* m_slider = nullptr;
    bool m_plain = false;
    bool m_away = false;
};
