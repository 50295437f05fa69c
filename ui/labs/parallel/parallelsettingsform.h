// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelstudy.h"

#include <QWidget>
#include <vector>

class QCheckBox;
class QComboBox;
class QSpinBox;

/// What of the parallel report's experiment is measured: board, depth, workers, and the ways to
/// share the tree.
class ParallelSettingsForm : public QWidget
{
    Q_OBJECT

public:
    explicit ParallelSettingsForm(QWidget* parent = nullptr);

    /// As the fields stand.
    ParallelSettings settings() const;
    void setSettings(const ParallelSettings& settings);
    /// What belongs to a measurement can't be changed in it.
    void setRunning(bool running);

private:
    void makeFields();
    QLayout* layOutFields();
    QLayout* makeStrategies();

    QComboBox* m_board = nullptr;
    QSpinBox* m_depth = nullptr;
    QSpinBox* m_workers = nullptr;
    QSpinBox* m_repeats = nullptr;
    QSpinBox* m_seed = nullptr;
    std::vector<QCheckBox*> m_strategies;
};
