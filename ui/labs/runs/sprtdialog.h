// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experiment.h"

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;

/// The sequential test of an experiment: between which differences it decides, how often it may be
/// wrong, and whether it ends a pairing.
class SprtDialog : public QDialog
{
    Q_OBJECT

public:
    /// `games` are those of a pairing.
    SprtDialog(const ExperimentTest& test, int games, QWidget* parent = nullptr);

    ExperimentTest test() const;

private:
    QDoubleSpinBox* number(double low, double high, int decimals, const QString& suffix,
                           const QString& name);
    SprtOptions bounds() const;
    void show(const SprtOptions& bounds);
    void takeFitting();
    void tell();

    int m_games = 0;
    QCheckBox* m_fitting = nullptr;
    QDoubleSpinBox* m_elo0 = nullptr;
    QDoubleSpinBox* m_elo1 = nullptr;
    QDoubleSpinBox* m_alpha = nullptr;
    QDoubleSpinBox* m_beta = nullptr;
    QCheckBox* m_ends = nullptr;
    QLabel* m_told = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};
