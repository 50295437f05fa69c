// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/clockchoice.h"

#include "ui/widgets/forms/formfields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace {

std::chrono::milliseconds timeOf(const QDoubleSpinBox& box)
{
    return std::chrono::milliseconds(std::llround(box.value() * 1000));
}

double secondsOf(std::chrono::milliseconds time)
{
    return static_cast<double>(time.count()) / 1000;
}

}

ClockChoice::ClockChoice(QWidget* parent) : QWidget(parent), m_preset(new QComboBox)
{
    using Preset = TournamentClock::Preset;
    const auto add = [this](const QString& text, Preset preset) {
        m_preset->addItem(text, static_cast<int>(preset));
    };
    add(tr("None: the entrants' own limits"), Preset::None);
    add(tr("Classroom: 1 s a move"), Preset::Classroom);
    add(tr("Kaggle: 2 s a move, 60 s beyond"), Preset::Kaggle);
    add(tr("Riddles: 10 s and 0.5 s a move"), Preset::Riddles);
    add(tr("Own"), Preset::Own);
    m_preset->setAccessibleName(tr("Clock"));
    m_preset->setToolTip(tr("The time each side has. Who is late loses the game."));
    m_move = seconds(tr("Seconds a move"), tr("What every move has for itself"));
    m_bank = seconds(tr("Seconds in the bank"),
                     tr("For all moves of the game: what a move needs beyond its own time"));
    m_increment
        = seconds(tr("Seconds added after a move"), tr("Goes into the bank after each move"));
    m_capped = new QCheckBox(tr("never a&bove the bank"));
    m_capped->setToolTip(tr("The bank never holds more than at the beginning"));
    m_own = new QWidget;
    auto* const fields = new QHBoxLayout(m_own);
    fields->setContentsMargins(0, 0, 0, 0);
    for (const auto& [text, box] :
         {std::pair {tr("A move:"), m_move}, std::pair {tr("Bank:"), m_bank},
          std::pair {tr("Added:"), m_increment}}) {
        fields->addWidget(formfields::label(text, box));
        fields->addWidget(box);
    }
    fields->addWidget(m_capped);
    fields->addStretch();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_preset);
    column->addWidget(m_own);
    setFocusProxy(m_preset);
    connect(m_preset, &QComboBox::currentIndexChanged, this, &ClockChoice::showOwn);
    connect(m_preset, &QComboBox::currentIndexChanged, this, &ClockChoice::changed);
    connect(m_capped, &QCheckBox::toggled, this, &ClockChoice::changed);
    showOwn();
}

QDoubleSpinBox* ClockChoice::seconds(const QString& name, const QString& tip)
{
    auto* const box = new QDoubleSpinBox;
    box->setDecimals(2);
    box->setRange(0, 3600);
    box->setSuffix(tr(" s"));
    box->setAccessibleName(name);
    box->setToolTip(tip);
    connect(box, &QDoubleSpinBox::valueChanged, this, &ClockChoice::changed);
    return box;
}

TournamentClock ClockChoice::clock() const
{
    const auto preset = static_cast<TournamentClock::Preset>(m_preset->currentData().toInt());
    if (preset != TournamentClock::Preset::Own)
        return TournamentClock::of(preset);
    return {.move = timeOf(*m_move),
            .bank = timeOf(*m_bank),
            .increment = timeOf(*m_increment),
            .isCapped = m_capped->isChecked()};
}

void ClockChoice::setClock(const TournamentClock& clock)
{
    m_preset->setCurrentIndex(std::max(0, m_preset->findData(static_cast<int>(clock.preset()))));
    m_move->setValue(secondsOf(clock.move));
    m_bank->setValue(secondsOf(clock.bank));
    m_increment->setValue(secondsOf(clock.increment));
    m_capped->setChecked(clock.isCapped);
}

void ClockChoice::showOwn()
{
    const auto preset = static_cast<TournamentClock::Preset>(m_preset->currentData().toInt());
    const bool isOwn = preset == TournamentClock::Preset::Own;
    m_own->setVisible(isOwn);
    if (isOwn && !clock().isOn())
        m_move->setValue(secondsOf(TournamentClock::of(TournamentClock::Preset::Classroom).move));
}
