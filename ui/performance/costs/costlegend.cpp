// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costlegend.h"

#include "ui/paper/chartexport.h"
#include "ui/performance/costs/costdrawing.h"
#include "ui/widgets/flowlayout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace {

class CostSample : public QWidget
{
public:
    explicit CostSample(CostDrawing::Look look) : m_look(look) { setFixedSize(22, 16); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        CostDrawing::drawBox(painter, rect(), m_look, palette());
    }

private:
    CostDrawing::Look m_look;
};

}

CostLegend::CostLegend(QWidget* parent) : QWidget(parent)
{
    auto* const flow = new FlowLayout(this);
    flow->addWidget(
        new QLabel(tr("Share of cut-offs on the first move, compared with the whole search:")));
    for (int look = 0; look < CostDrawing::looks; ++look) {
        auto* const pair = new QWidget;
        auto* const beside = new QHBoxLayout(pair);
        beside->setContentsMargins(0, 0, 6, 0);
        beside->addWidget(new CostSample(static_cast<CostDrawing::Look>(look)));
        beside->addWidget(new QLabel(CostDrawing::lookText(static_cast<CostDrawing::Look>(look))));
        flow->addWidget(pair);
    }
}

std::vector<plotlegend::Entry> CostLegend::onPaper()
{
    std::vector<plotlegend::Entry> entries {
        {tr("Share of cut-offs on the first move, compared with the whole search:")}};
    for (int each = 0; each < CostDrawing::looks; ++each) {
        const auto look = static_cast<CostDrawing::Look>(each);
        entries.push_back({CostDrawing::lookText(look), [look](QPainter& painter, const QRectF& r) {
                               CostDrawing::drawBox(painter, r, look, paperPalette());
                           }});
    }
    return entries;
}
