// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experiment.h"

#include <QDialog>

class EntrantList;
class OpeningsChoice;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class SprtButton;

/// An experiment of one's own is put together: engines, who meets whom, rounds, openings, seed.
class ExperimentDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ExperimentDialog(QWidget* parent = nullptr);

    Experiment experiment() const;
    /// Begins with the engines, numbers and openings of this one.
    void setExperiment(const Experiment& experiment);
    EntrantList& entrants() { return *m_entrants; }
    OpeningsChoice& openings() { return *m_openings; }

private:
    void makeNumbers();
    /// Fixed openings have a number of games of their own.
    void takeOpenings();
    void showSize();

    QLineEdit* m_title = nullptr;
    EntrantList* m_entrants = nullptr;
    QComboBox* m_shape = nullptr;
    QSpinBox* m_rounds = nullptr;
    QSpinBox* m_seed = nullptr;
    OpeningsChoice* m_openings = nullptr;
    SprtButton* m_test = nullptr;
    QLabel* m_size = nullptr;
    QPushButton* m_accept = nullptr;
    /// Of the openings; 0 where they are drawn.
    int m_allRounds = 0;
    /// What was chosen for openings that are drawn.
    int m_otherRounds = 0;
};
