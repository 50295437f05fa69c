// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock/timecontrol.h"

#include <QWidget>
#include <array>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

/// How much time two people give themselves in their next game: none, so long for each move, or for
/// a whole game; each side its own.
class ClockEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ClockEditor(QWidget* parent = nullptr);

    TimeControl control() const { return m_control; }
    /// Shows without announcing. The first side is the one with the theme's first colour, whoever
    /// starts.
    void setControl(const TimeControl& control);
    /// A clock is for two people: without them it can't be chosen, and a line says why.
    void setTwoPeople(bool twoPeople);

Q_SIGNALS:
    /// A person chose something.
    void edited(const TimeControl& control);

private:
    QSpinBox* addTime(QLabel*& label);
    void read();
    void chooseKind();
    void showKind();
    void showNames();

    QFormLayout* m_form;
    QComboBox* m_kind;
    std::array<QLabel*, 2> m_names {};
    std::array<QSpinBox*, 2> m_times {};
    QSpinBox* m_increment = nullptr;
    QLabel* m_note;
    TimeControl m_control;
    bool m_isShowing = false;
    bool m_twoPeople = true;
};
