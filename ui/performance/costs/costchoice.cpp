// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costchoice.h"

#include "ui/performance/costs/costlooks.h"
#include "ui/widgets/flowlayout.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace {

QWidget* labelledChoice(const QString& text, QComboBox& choice)
{
    auto* const pair = new QWidget;
    auto* const beside = new QHBoxLayout(pair);
    beside->setContentsMargins(0, 0, 6, 0);
    auto* const label = new QLabel(text);
    label->setBuddy(&choice);
    beside->addWidget(label);
    beside->addWidget(&choice);
    return pair;
}

}

CostChoice::CostChoice(QWidget* parent) : QWidget(parent)
{
    m_measure = new QComboBox;
    m_measure->setAccessibleName(tr("Width of boxes"));
    m_measure->setToolTip(tr("What the width of a box stands for (W)"));
    for (int each = 0; each < costfigures::measureNames.all().size(); ++each)
        m_measure->addItem(costlooks::name(static_cast<CostMeasure>(each)));
    m_figure = new QComboBox;
    m_figure->setAccessibleName(tr("Colour of boxes"));
    m_figure->setToolTip(tr("Which figure colours the boxes (C)"));
    for (int each = 0; each < costfigures::figureNames.all().size(); ++each)
        m_figure->addItem(costlooks::name(static_cast<CostFigure>(each)));
    auto* const flow = new FlowLayout(this);
    flow->addWidget(labelledChoice(tr("&Width:"), *m_measure));
    flow->addWidget(labelledChoice(tr("&Colour:"), *m_figure));
    for (QComboBox* const choice : {m_measure, m_figure})
        connect(choice, &QComboBox::activated, this, [this] { Q_EMIT chosen(view()); });
}

CostView CostChoice::view() const
{
    return {.measure = static_cast<CostMeasure>(m_measure->currentIndex()),
            .figure = static_cast<CostFigure>(m_figure->currentIndex())};
}

void CostChoice::setView(const CostView& view)
{
    m_measure->setCurrentIndex(static_cast<int>(view.measure));
    m_figure->setCurrentIndex(static_cast<int>(view.figure));
}
