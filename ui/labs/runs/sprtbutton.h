// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experiment.h"

#include <QPushButton>

/// Says by which sequential test an experiment is judged, and opens a dialog to change it.
class SprtButton : public QPushButton
{
    Q_OBJECT

public:
    explicit SprtButton(QWidget* parent = nullptr);

    const ExperimentTest& test() const { return m_test; }
    /// Shows without announcing.
    void setTest(const ExperimentTest& test);
    /// Of a pairing; the differences may fit them.
    void setGames(int games);

Q_SIGNALS:
    void edited();

private:
    void edit();
    void tell();

    ExperimentTest m_test;
    int m_games = 100;
};
