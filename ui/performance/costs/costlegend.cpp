// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costlegend.h"

#include "ui/paper/chartexport.h"
#include "ui/widgets/flowlayout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace {

class CostSample : public QWidget
{
public:
    explicit CostSample(costlooks::Look look) : m_look(look) { setFixedSize(22, 16); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        costlooks::drawBox(painter, rect(), m_look, palette());
    }

private:
    costlooks::Look m_look;
};

}

CostLegend::CostLegend(QWidget* parent) : QWidget(parent)
{
    auto* const flow = new FlowLayout(this);
    m_heading = new QLabel;
    flow->addWidget(m_heading);
    for (int look = 0; look < costlooks::count; ++look) {
        auto* const word = new QLabel;
        auto* const pair = new QWidget;
        auto* const beside = new QHBoxLayout(pair);
        beside->setContentsMargins(0, 0, 6, 0);
        beside->addWidget(new CostSample(static_cast<costlooks::Look>(look)));
        beside->addWidget(word);
        flow->addWidget(pair);
        m_words[static_cast<std::size_t>(look)] = word;
    }
    setFigure(CostFigure::FirstCutoffs);
}

void CostLegend::setFigure(CostFigure figure)
{
    m_heading->setText(costlooks::heading(figure));
    for (int look = 0; look < costlooks::count; ++look)
        m_words[static_cast<std::size_t>(look)]->setText(
            costlooks::text(static_cast<costlooks::Look>(look), figure));
}

std::vector<plotlegend::Entry> CostLegend::onPaper(CostFigure figure)
{
    std::vector<plotlegend::Entry> entries {{costlooks::heading(figure)}};
    for (int each = 0; each < costlooks::count; ++each) {
        const auto look = static_cast<costlooks::Look>(each);
        entries.push_back(
            {costlooks::text(look, figure), [look](QPainter& painter, const QRectF& r) {
                 costlooks::drawBox(painter, r, look, paperPalette());
             }});
    }
    return entries;
}
