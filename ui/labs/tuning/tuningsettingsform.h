// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/tuning.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

/// How H1 is tuned: whose, against whom, in which steps, and when a change is kept.
class TuningSettingsForm : public QWidget
{
    Q_OBJECT

public:
    explicit TuningSettingsForm(QWidget* parent = nullptr);

    /// As the fields stand.
    TuningOptions options() const;
    void setOptions(const TuningOptions& options);

private:
    void makeSides();
    void makeSteps();
    void makeRules();
    void layOut();

    QComboBox* m_engine = nullptr;
    QSpinBox* m_depth = nullptr;
    QComboBox* m_opponent = nullptr;
    QSpinBox* m_steps = nullptr;
    QSpinBox* m_cap = nullptr;
    QDoubleSpinBox* m_percent = nullptr;
    QSpinBox* m_elo = nullptr;
    QSpinBox* m_yardstick = nullptr;
    QLineEdit* m_seed = nullptr;
    QSpinBox* m_workers = nullptr;
};
