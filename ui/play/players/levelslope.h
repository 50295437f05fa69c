// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/boardtheme.h"

#include <QLineF>
#include <QVariantAnimation>
#include <QWidget>
#include <vector>

class OpponentButton;

/// The eight opponents as figures on a slope, easy on the left at its foot, perfect on top. Where
/// eight have no room beside each other they stand in two rows, or in more, the easiest in the
/// first.
class LevelSlope : public QWidget
{
    Q_OBJECT

public:
    explicit LevelSlope(QWidget* parent = nullptr);

    /// `level` as Level::engine names it; none is lit where none has that name.
    void setLit(const QString& level);
    OpponentButton* figure(const QString& level) const;
    /// A disc of these colours rolls down the slope, and each figure jumps as it comes by. Not
    /// where nothing is to move, be it by this setting or by the desktop's.
    void greet(const BoardTheme& theme, AnimationSpeed speed);
    /// Is nothing to move here, by the setting or the desktop's?
    bool isCalm() const;
    /// The largest place at the left above the figures for something square with so much room
    /// beside it. Empty where they stand in more than one row.
    QRect sky(int beside) const;
    bool isGreeting() const { return m_roll.state() == QVariantAnimation::Running; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A figure was pressed: this opponent is to play.
    void chosen(const QString& level);
    /// The mouse or the keyboard's focus came to it.
    void pointedAt(const QString& level);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int columnsFor(int width) const;
    int figureHeight(int width, int drawing) const;
    void arrange();
    void paintRollingDiscs(QPainter& painter) const;

    std::vector<OpponentButton*> m_figures;
    /// Where each row stands: from the left to the right.
    std::vector<QLineF> m_ground;
    AnimationSpeed m_speed = AnimationSpeed::Off;
    BoardTheme m_theme;
    QVariantAnimation m_roll; ///< the share of the way that is behind the disc
};
