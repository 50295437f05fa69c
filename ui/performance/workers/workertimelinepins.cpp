// SPDX-License-Identifier: GPL-3.0-or-later
//
// The spans that a person pins in a timeline, and what they call them.
#include "ui/performance/workers/pinfields.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/performance/workers/workertimeline.h"

#include <QAction>
#include <QLabel>

namespace {

/// Where a timeline begins in its search, in nanoseconds.
double beginOf(const Timeline& timeline)
{
    return static_cast<double>(timeline.sinceStart(std::chrono::nanoseconds {0}).count());
}

}

QWidget* WorkerTimeline::buildPins()
{
    m_pinFields = new PinFields;
    connect(m_pinFields, &PinFields::textEdited, this, [this](int pin, const QString& text) {
        m_pins.texts[static_cast<std::size_t>(pin)] = text;
        changePins();
    });
    connect(m_pinFields, &PinFields::removeWanted, this, [this](int pin) {
        m_pins.remove(static_cast<std::size_t>(pin));
        // The button goes, and would take the focus with it.
        m_view->setFocus(Qt::OtherFocusReason);
        changePins();
    });
    connect(m_pinFields, &PinFields::spanWanted, this, [this](int pin) {
        if (const auto& span = m_view->pins().spans[static_cast<std::size_t>(pin)])
            m_view->showSpan(*span);
    });
    connect(m_pinFields, &PinFields::left, this, [this] {
        m_view->setFocus(Qt::OtherFocusReason);
        m_view->setAccessibleDescription(m_pinned->text());
    });
    return m_pinFields;
}

void WorkerTimeline::setPins(const PinnedSpans& pins)
{
    m_pins = pins;
    showPins();
}

void WorkerTimeline::pinSpan()
{
    const auto span = m_view->span();
    if (!span)
        return;
    const double begin = beginOf(m_view->drawing().timeline());
    const std::size_t pin = m_pins.pin({span->from + begin, span->to + begin});
    changePins();
    showMessage(tr("Pinned as %1. Press M to name it.", "“A” or “B”").arg(pinName(pin)));
    m_view->setAccessibleDescription(m_pinned->text() + u' ' + m_task->text());
}

void WorkerTimeline::unpinSpans()
{
    m_pins = {};
    changePins();
}

void WorkerTimeline::changePins()
{
    showPins();
    Q_EMIT pinsChanged();
}

void WorkerTimeline::showPins()
{
    const Timeline& timeline = m_view->drawing().timeline();
    m_view->setPins(m_pins.moved(beginOf(timeline)));
    m_pinned->setText(
        timeline.isEmpty() ? QString() : pinnedSentence(m_view->pins(), m_view->span(), timeline));
    m_pinned->setHidden(m_pinned->text().isEmpty());
    m_pinFields->setPins(timeline.isEmpty() ? PinnedSpans() : m_pins);
    m_pin->setEnabled(m_view->span().has_value());
    m_unpin->setEnabled(!m_pins.isEmpty());
    m_namePins->setEnabled(!m_pins.isEmpty());
}
