// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QWidget>
#include <array>

class ClockFace;
class QLabel;

/// Above the board, as wide as its face: what those who play have agreed on. The clocks of both
/// sides, and in one line which discs are hidden; nothing where nothing was agreed on.
class TermsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TermsPanel(QWidget* parent = nullptr);

    ClockFace& clock(Player side) { return *m_clocks[side == Player::First ? 0 : 1]; }
    void setClocks(bool shown);
    /// Empty takes the line away.
    void setNotice(const QString& text);
    QString notice() const;
    /// Keeps so many pixels free at the left and at the right.
    void setEdges(int left, int right);

private:
    void showAny();

    std::array<ClockFace*, 2> m_clocks;
    QLabel* m_notice;
    bool m_hasClocks = false;
};
