// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solver.h"

#include <QJsonObject>
#include <stop_token>

/// Answers positions one by one, as `solve` prints them.
class SolveAnswers
{
public:
    struct Settings
    {
        SolveGoal goal = SolveGoal::Strong;
        SolveLimits limits;
        /// Empties the table before each position.
        bool clear = false;
        bool json = false;
    };

    SolveAnswers(Solver& solver, const Settings& settings, std::stop_token stop)
        : m_solver(solver), m_settings(settings), m_stop(std::move(stop))
    {
    }

    /// One line with its line break, whatever the text holds. Blocks while the position is solved;
    /// how far that is stands on the terminal meanwhile.
    QByteArray answer(const QString& text);

    int count() const { return m_count; }
    /// Texts that were no position to solve.
    int wrong() const { return m_wrong; }

private:
    QByteArray refusal(const QString& text, const QString& sentence);
    SolveReport solve(const QString& moves, const Position& position);
    QByteArray line(const QString& moves, const SolveReport& report) const;

    Solver& m_solver;
    Settings m_settings;
    std::stop_token m_stop;
    int m_count = 0;
    int m_wrong = 0;
};
