// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/steps/stepped.h"
#include "ui/labs/chance/answer/chancesystem.h"

#include <QWidget>

class QLabel;
class QSpinBox;
class QTableWidget;

/// The states with their bounds after a sweep, and beside these a round of policy iteration, which
/// can be chosen above.
class StepsTable : public QWidget
{
    Q_OBJECT

public:
    using State = fourcast::chance::State;
    using SteppedCheck = fourcast::chance::SteppedCheck;

    explicit StepsTable(QWidget* parent = nullptr);

    void setSteps(const SharedChance& system, std::shared_ptr<const SteppedCheck> steps);
    /// The state in the first row; those of which nothing is to be found out stand below.
    State firstState() const { return m_rows.empty() ? 0 : m_rows.front(); }
    /// Only after setSteps().
    void showSweep(std::size_t sweep, State state, bool inFractions);
    /// The chosen round; null where there is none.
    const SteppedCheck::Policy* policy() const;

Q_SIGNALS:
    void stateChosen(State state);
    void policyChanged();

private:
    QWidget* buildPolicyRow();
    std::size_t round() const;

    SharedChance m_system;
    std::shared_ptr<const SteppedCheck> m_steps;
    std::vector<State> m_rows;
    QWidget* m_policyBar = nullptr;
    QSpinBox* m_policy = nullptr;
    QLabel* m_policyWords = nullptr;
    QTableWidget* m_table = nullptr;
    bool m_filling = false;
};
