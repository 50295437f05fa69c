// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programlimitsform.h"

#include "core/support/text/plainlabel.h"
#include "ui/widgets/forms/rowform.h"

#include <QCheckBox>
#include <QSpinBox>
#include <algorithm>
#include <limits>

namespace {

constexpr int longestMs = 3'600'000;
constexpr int mostMib = 1'048'576;
constexpr int mostProcessorSeconds = 604'800;

/// As much of it as a box takes.
template <typename Time> int ticksOf(Time time)
{
    return static_cast<int>(
        std::clamp<std::int64_t>(time.count(), 0, std::numeric_limits<int>::max()));
}

bool isAsUntrusted(const ProgramLimits& limits)
{
    const ProgramLimits untrusted = ProgramLimits::untrusted();
    return limits.memoryMib == untrusted.memoryMib && limits.processor == untrusted.processor;
}

}

ProgramLimitsForm::ProgramLimitsForm(QWidget* parent) : QWidget(parent)
{
    auto* const form = new RowForm(this);
    form->setContentsMargins(0, 0, 0, 0);
    const QString ms = tr(" ms");
    m_start = addLimit(*form, tr("Until read&y:"), longestMs, 500, ms,
                       tr("From its start until it says that it is ready"));
    m_move = addLimit(*form, tr("For a mo&ve:"), longestMs, 100, ms,
                      tr("In games that give it neither a time nor a clock"));
    m_margin = addLimit(*form, tr("Mar&gin:"), longestMs, 10, ms,
                        tr("Beyond a move's time, before it counts as too late"));
    m_margin->setSpecialValueText({});
    m_hang = addLimit(*form, tr("Ended when s&ilent for:"), longestMs, 500, ms,
                      tr("Beyond a move's time"));
    m_untrusted = new QCheckBox(tr("Do not &trust it"));
    m_untrusted->setToolTip(
        tr("Limits memory and processor, for programs of people who are learning or not known"));
    form->addRow(m_untrusted);
    connect(m_untrusted, &QCheckBox::clicked, this,
            [this](bool isUntrusted) { setTrusted(!isUntrusted); });
    m_memory = addLimit(*form, tr("&Memory:"), mostMib, 256, tr(" MiB"),
                        tr("Of the whole program, from its start on"));
    m_processor = addLimit(*form, tr("Processor &limit:"), mostProcessorSeconds, 60, tr(" s"),
                           tr("Time of the processor in one run of the program"));
    setLimits({});
}

QSpinBox* ProgramLimitsForm::addLimit(RowForm& form, const QString& name, int most, int step,
                                      const QString& unit, const QString& tip)
{
    auto* const box = new QSpinBox;
    box->setRange(0, most);
    box->setSingleStep(step);
    box->setSuffix(unit);
    box->setSpecialValueText(tr("No limit"));
    box->setGroupSeparatorShown(true);
    box->setToolTip(tip);
    box->setAccessibleName(plainLabel(name));
    connect(box, &QSpinBox::valueChanged, this, &ProgramLimitsForm::noticeEdit);
    form.addRow(name, box);
    return box;
}

ProgramLimits ProgramLimitsForm::limits() const
{
    using std::chrono::milliseconds;
    ProgramLimits limits;
    limits.start = milliseconds(m_start->value());
    limits.move = milliseconds(m_move->value());
    limits.margin = milliseconds(m_margin->value());
    limits.hang = milliseconds(m_hang->value());
    limits.memoryMib = m_memory->value();
    limits.processor = std::chrono::seconds(m_processor->value());
    return limits;
}

void ProgramLimitsForm::setLimits(const ProgramLimits& limits)
{
    m_showing = true;
    m_start->setValue(ticksOf(limits.start));
    m_move->setValue(ticksOf(limits.move));
    m_margin->setValue(ticksOf(limits.margin));
    m_hang->setValue(ticksOf(limits.hang));
    m_memory->setValue(limits.memoryMib);
    m_processor->setValue(ticksOf(limits.processor));
    m_untrusted->setChecked(isAsUntrusted(limits));
    m_showing = false;
}

/// The times stay as they are.
void ProgramLimitsForm::setTrusted(bool isTrusted)
{
    const ProgramLimits wanted = isTrusted ? ProgramLimits() : ProgramLimits::untrusted();
    ProgramLimits limits = this->limits();
    limits.memoryMib = wanted.memoryMib;
    limits.processor = wanted.processor;
    setLimits(limits);
    Q_EMIT edited();
}

void ProgramLimitsForm::noticeEdit()
{
    if (m_showing)
        return;
    m_untrusted->setChecked(isAsUntrusted(limits()));
    Q_EMIT edited();
}
