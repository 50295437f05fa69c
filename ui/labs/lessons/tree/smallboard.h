// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/lessons/boardsketch.h"

#include <QWidget>

class SmallBoard : public QWidget
{
    Q_OBJECT

public:
    explicit SmallBoard(QWidget* parent = nullptr);

    void setSketch(BoardSketch sketch);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {84, 72}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardSketch m_sketch;
};
