// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/smallboard.h"

#include "ui/style/showndiscs.h"

#include <QPainter>

namespace {

constexpr int usualSquare = 24;

}

SmallBoard::SmallBoard(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Position"));
    setToolTip(tr("Discs look as on the main board. Those played in the tree are numbered."));
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, qOverload<>(&QWidget::update));
}

void SmallBoard::setSketch(BoardSketch sketch)
{
    m_sketch = std::move(sketch);
    setAccessibleDescription(m_sketch.inWords());
    updateGeometry();
    update();
}

QSize SmallBoard::sizeHint() const
{
    return {m_sketch.columns * usualSquare + 2, m_sketch.rows * usualSquare + 2};
}

void SmallBoard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_sketch.paint(painter, rect(), ShownDiscs::boardTheme(palette()));
}
