// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/boardtheme.h"

#include <QVariantAnimation>
#include <QWidget>
#include <vector>

/// A little joy: some discs of both sides that tumble down in front of the board, for a moment. It
/// takes no clicks, says nothing, and is gone when they are.
class DiscRain : public QWidget
{
    Q_OBJECT

public:
    explicit DiscRain(QWidget* parent);

    /// Over all of the parent, and from the start again where some fall already.
    void start(const BoardTheme& theme);
    void stop();
    bool isFalling() const { return m_clock.state() == QVariantAnimation::Running; }
    static constexpr int duration = 1800;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Shares of the widget's width and height, and of the time.
    struct Falling
    {
        double left = 0;
        double drift = 0;
        double begin = 0;
        double radius = 0; ///< of the widget's shorter side
        double turns = 0;
        Player side = Player::First;
    };

    QVariantAnimation m_clock;
    BoardTheme m_theme;
    std::vector<Falling> m_discs;
};
