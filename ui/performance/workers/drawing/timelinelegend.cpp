// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/drawing/timelinelegend.h"

#include "ui/paper/chartexport.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/statesign.h"
#include "ui/performance/workers/drawing/timelinewords.h"
#include "ui/widgets/flowlayout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <functional>
#include <utility>

namespace {

using BarLook = TimelineDrawing::Look;

/// In the order of the legend: what holds others first.
constexpr std::array legendLooks {BarLook::Iteration, BarLook::Group, BarLook::Own, BarLook::Stolen,
                                  BarLook::Inline};

/// Always there, so that a legend does not jump between searches: tasks of one kind alone need no
/// other word than those of all kinds.
bool isAlwaysExplained(BarLook look)
{
    return look != BarLook::Iteration && look != BarLook::Group;
}

/// In the order of the legend. Running is what the bars of tasks are.
constexpr std::array legendStates {WorkerState::Ready, WorkerState::Overhead, WorkerState::Asleep,
                                   WorkerState::NoTask};

/// Where the processor time is not known only that one is drawn.
bool isExplained(WorkerState state, const TimelineDrawing& drawing)
{
    return state == WorkerState::NoTask ? drawing.has(state)
                                        : drawing.timeline().knowsProcessorTime();
}

using PaintSample = std::function<void(QPainter&, const QRectF&, const QPalette&)>;

PaintSample sampleOf(BarLook look)
{
    return [look](QPainter& painter, const QRectF& place, const QPalette& palette) {
        TimelineDrawing::drawBar(painter, place, look, TimelineDrawing::ink(look, palette));
    };
}

/// With a thin outline, as blank would be nothing.
PaintSample sampleOf(WorkerState state)
{
    return [state](QPainter& painter, const QRectF& place, const QPalette& palette) {
        statesign::paint(painter, place, state, palette);
        painter.setPen(chartstyle::faint(palette, 0.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
    };
}

/// A piece of the drawing with a word behind it.
class LegendSample : public QWidget
{
public:
    explicit LegendSample(PaintSample paint) : m_paint(std::move(paint)) { setFixedSize(22, 16); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        m_paint(painter, rect(), palette());
    }

private:
    PaintSample m_paint;
};

}

TimelineLegend::TimelineLegend(QWidget* parent) : QWidget(parent)
{
    auto* const flow = new FlowLayout(this);
    const auto entry = [flow](PaintSample paint) {
        const Entry made {new LegendSample(std::move(paint)), new QLabel};
        auto* const pair = new QWidget;
        auto* const beside = new QHBoxLayout(pair);
        beside->setContentsMargins(0, 0, 6, 0);
        beside->addWidget(made.sample);
        beside->addWidget(made.word);
        flow->addWidget(pair);
        return made;
    };
    for (const BarLook look : legendLooks)
        m_entries[static_cast<std::size_t>(look)] = entry(sampleOf(look));
    for (const WorkerState state : legendStates) {
        const Entry& made = m_states[static_cast<std::size_t>(state)] = entry(sampleOf(state));
        made.word->setText(stateWord(state));
        made.sample->parentWidget()->setToolTip(stateExplanation(state));
    }
}

void TimelineLegend::showFor(const TimelineDrawing& drawing)
{
    for (const BarLook look : legendLooks) {
        const Entry& entry = m_entries[static_cast<std::size_t>(look)];
        const bool isExplained = isAlwaysExplained(look) || drawing.has(look);
        entry.word->setText(lookWord(look, drawing.timeline().sharing));
        entry.sample->parentWidget()->setVisible(isExplained);
    }
    for (const WorkerState state : legendStates)
        m_states[static_cast<std::size_t>(state)].sample->parentWidget()->setVisible(
            isExplained(state, drawing));
}

std::vector<plotlegend::Entry> TimelineLegend::onPaper(const TimelineDrawing& drawing)
{
    std::vector<plotlegend::Entry> entries;
    const auto onSheet = [](const PaintSample& paint) {
        return [paint](QPainter& painter, const QRectF& place) {
            paint(painter, place, paperPalette());
        };
    };
    for (const BarLook look : legendLooks)
        if (isAlwaysExplained(look) || drawing.has(look))
            entries.push_back(
                {lookWord(look, drawing.timeline().sharing), onSheet(sampleOf(look))});
    for (const WorkerState state : legendStates)
        if (isExplained(state, drawing))
            entries.push_back({stateWord(state), onSheet(sampleOf(state))});
    return entries;
}
