// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournamentclock.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;

/// The time that the sides of a tournament's games have: one of the usual clocks, or one's own.
class ClockChoice : public QWidget
{
    Q_OBJECT

public:
    explicit ClockChoice(QWidget* parent = nullptr);

    TournamentClock clock() const;
    void setClock(const TournamentClock& clock);

Q_SIGNALS:
    void changed();

private:
    QDoubleSpinBox* seconds(const QString& name, const QString& tip);
    void showOwn();

    QComboBox* m_preset = nullptr;
    QWidget* m_own = nullptr;
    QDoubleSpinBox* m_move = nullptr;
    QDoubleSpinBox* m_bank = nullptr;
    QDoubleSpinBox* m_increment = nullptr;
    QCheckBox* m_capped = nullptr;
};
