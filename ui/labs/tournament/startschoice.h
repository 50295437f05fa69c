// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournamentopenings.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

/// How the games of a tournament begin.
class StartsChoice : public QWidget
{
    Q_OBJECT

public:
    explicit StartsChoice(QWidget* parent = nullptr);

    TournamentOpenings openings() const;
    void setOpenings(const TournamentOpenings& openings);

Q_SIGNALS:
    void changed();

private:
    void showRelevant();

    QComboBox* m_kind;
    QSpinBox* m_plies;
    QSpinBox* m_lowest;
    QSpinBox* m_highest;
    QWidget* m_values;
};
