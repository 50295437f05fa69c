// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"

#include <QObject>

/// The experiment that tables and charts show: its settings, the games played so far, and what they
/// add up to. Plain data with two signals; who plays the games is ExperimentSession.
class ExperimentData : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Another experiment, or the same one read again.
    void show(const Experiment& experiment, std::vector<ExperimentGame> games);
    /// More games of it. Those that it has already, by cell and round, are left out, and so are
    /// those of cells and rounds that it does not have: a run of the same experiment may have more.
    void add(const std::vector<ExperimentGame>& games);

    const Experiment& experiment() const { return m_result.experiment; }
    /// Sorted by cell and round.
    const ExperimentResult& result() const { return m_result; }
    /// One for each cell.
    const std::vector<CellTally>& tallies() const { return m_tallies; }
    int played() const { return static_cast<int>(m_result.games.size()); }
    /// Without what the test has ended.
    int expected() const;
    bool isEmpty() const { return m_result.experiment.cells.empty(); }

Q_SIGNALS:
    /// experiment() is another one.
    void replaced();
    /// Games came, tallies() has changed.
    void changed();

private:
    void keepSorted();

    ExperimentResult m_result;
    std::vector<CellTally> m_tallies;
};
