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

Q_SIGNALS:
    void plyChosen(int ply);

private:
    QSlider* m_slider = nullptr;
};
