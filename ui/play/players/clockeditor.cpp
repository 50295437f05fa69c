// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/clockeditor.h"

#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <utility>

namespace {

constexpr std::chrono::seconds usualMove {20};
constexpr std::chrono::seconds usualGame {300};
constexpr int mostMoveSeconds = 600;

int longestMinutes()
{
    return static_cast<int>(
        std::chrono::duration_cast<std::chrono::minutes>(TimeControl::longest).count());
}

} // namespace

ClockEditor::ClockEditor(QWidget* parent)
    : QWidget(parent), m_form(new QFormLayout(this)), m_kind(new QComboBox(this)),
      m_note(new QLabel(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    // In the order of TimeControl::Kind.
    m_kind->addItems({tr("No clock"), tr("Time for each move"), tr("Time for the game")});
    m_kind->setAccessibleName(tr("Clock"));
    m_form->addRow(m_kind);
    for (std::size_t side = 0; side < m_times.size(); ++side)
        m_times[side] = addTime(m_names[side]);
    m_increment = new QSpinBox(this);
    m_increment->setRange(0, static_cast<int>(TimeControl::longestIncrement.count()));
    m_increment->setSuffix(tr(" s"));
    m_increment->setAccessibleName(tr("Extra time for each move"));
    m_increment->setToolTip(tr("Added after each move"));
    m_increment->setKeyboardTracking(false);
    m_form->addRow(tr("Extra per move:"), m_increment);
    m_note->setWordWrap(true);
    m_form->addRow(m_note);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ClockEditor::chooseKind);
    connect(m_increment, &QSpinBox::valueChanged, this, &ClockEditor::read);
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, &ClockEditor::showNames);
    showNames();
    setControl({});
}

QSpinBox* ClockEditor::addTime(QLabel*& label)
{
    auto* const box = new QSpinBox(this);
    box->setKeyboardTracking(false);
    label = new QLabel(this);
    label->setBuddy(box);
    m_form->addRow(label, box);
    connect(box, &QSpinBox::valueChanged, this, &ClockEditor::read);
    return box;
}

/// By their colours: who has one keeps it in a rematch, and the time with it.
void ClockEditor::showNames()
{
    for (const Player side : {Player::First, Player::Second}) {
        const auto at = static_cast<std::size_t>(side == Player::First ? 0 : 1);
        const QString name = sideTitle(side, chosenTheme(ShownDiscs::theme()));
        m_names[at]->setText(tr("%1:", "a colour, before its time").arg(name));
        m_times[at]->setAccessibleName(tr("Time for %1", "a colour").arg(name));
    }
}

void ClockEditor::setControl(const TimeControl& control)
{
    m_control = control;
    m_isShowing = true;
    m_kind->setCurrentIndex(static_cast<int>(control.kind));
    showKind();
    m_isShowing = false;
}

void ClockEditor::setTwoPeople(bool twoPeople)
{
    m_twoPeople = twoPeople;
    showKind();
}

void ClockEditor::chooseKind()
{
    if (m_isShowing)
        return;
    TimeControl chosen = m_control;
    chosen.kind = static_cast<TimeControl::Kind>(m_kind->currentIndex());
    if (chosen.isOn()) {
        chosen.first = chosen.kind == TimeControl::Kind::PerMove ? usualMove : usualGame;
        chosen.second = chosen.first;
        chosen.increment = std::chrono::seconds(0);
    }
    setControl(chosen);
    Q_EMIT edited(m_control);
}

void ClockEditor::showKind()
{
    const bool wasShowing = std::exchange(m_isShowing, true);
    const bool perGame = m_control.kind == TimeControl::Kind::PerGame;
    const auto unit
        = perGame ? std::chrono::seconds(std::chrono::minutes(1)) : std::chrono::seconds(1);
    for (const Player side : {Player::First, Player::Second}) {
        QSpinBox* const box = m_times[side == Player::First ? 0 : 1];
        box->setRange(1, perGame ? longestMinutes() : mostMoveSeconds);
        box->setSuffix(perGame ? tr(" min") : tr(" s"));
        box->setValue(static_cast<int>(m_control.of(side) / unit));
        m_form->setRowVisible(box, m_control.isOn());
    }
    m_increment->setValue(static_cast<int>(m_control.increment.count()));
    m_form->setRowVisible(m_increment, perGame);
    for (QWidget* const field :
         std::initializer_list<QWidget*> {m_kind, m_times[0], m_times[1], m_increment})
        field->setEnabled(m_twoPeople);
    m_note->setText(m_twoPeople ? tr("The clock starts with the next game.")
                                : tr("A clock needs two people."));
    m_note->setVisible(!m_twoPeople || m_control.isOn());
    m_isShowing = wasShowing;
}

void ClockEditor::read()
{
    if (m_isShowing)
        return;
    const auto time = [this](int at) {
        const int value = m_times[static_cast<std::size_t>(at)]->value();
        return m_control.kind == TimeControl::Kind::PerGame
            ? std::chrono::seconds(std::chrono::minutes(value))
            : std::chrono::seconds(value);
    };
    m_control.first = time(0);
    m_control.second = time(1);
    m_control.increment = std::chrono::seconds(m_increment->value());
    Q_EMIT edited(m_control);
}
