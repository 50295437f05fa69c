// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/timelinelegend.h"

#include "ui/paper/chartexport.h"
#include "ui/performance/workers/timelinewords.h"
#include "ui/widgets/flowlayout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <optional>

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

/// A piece of the drawing with a word behind it.
class LegendSample : public QWidget
{
public:
    /// Without a look it is idle time.
    explicit LegendSample(std::optional<BarLook> look) : m_look(look) { setFixedSize(22, 16); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (m_look)
            TimelineDrawing::drawBar(painter, rect(), *m_look,
                                     TimelineDrawing::ink(*m_look, palette()));
        else
            TimelineDrawing::drawIdle(painter, rect(), palette());
    }

private:
    std::optional<BarLook> m_look;
};

}

TimelineLegend::TimelineLegend(QWidget* parent) : QWidget(parent)
{
    auto* const flow = new FlowLayout(this);
    const auto entry = [flow](std::optional<BarLook> look) {
        const Entry made {new LegendSample(look), new QLabel};
        auto* const pair = new QWidget;
        auto* const beside = new QHBoxLayout(pair);
        beside->setContentsMargins(0, 0, 6, 0);
        beside->addWidget(made.sample);
        beside->addWidget(made.word);
        flow->addWidget(pair);
        return made;
    };
    for (const BarLook look : legendLooks)
        m_entries[static_cast<std::size_t>(look)] = entry(look);
    entry(std::nullopt).word->setText(tr("idle"));
}

void TimelineLegend::showFor(const TimelineDrawing& drawing)
{
    for (const BarLook look : legendLooks) {
        const Entry& entry = m_entries[static_cast<std::size_t>(look)];
        const bool isExplained = isAlwaysExplained(look) || drawing.has(look);
        entry.word->setText(lookWord(look, drawing.timeline().sharing));
        entry.sample->parentWidget()->setVisible(isExplained);
    }
}

std::vector<plotlegend::Entry> TimelineLegend::onPaper(const TimelineDrawing& drawing)
{
    std::vector<plotlegend::Entry> entries;
    for (const BarLook look : legendLooks)
        if (isAlwaysExplained(look) || drawing.has(look))
            entries.push_back({lookWord(look, drawing.timeline().sharing),
                               [look](QPainter& painter, const QRectF& place) {
                                   TimelineDrawing::drawBar(
                                       painter, place, look,
                                       TimelineDrawing::ink(look, paperPalette()));
                               }});
    entries.push_back({tr("idle"), [](QPainter& painter, const QRectF& place) {
                           TimelineDrawing::drawIdle(painter, place, paperPalette());
                       }});
    return entries;
}
