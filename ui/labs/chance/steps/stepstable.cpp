// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/steps/stepstable.h"

#include "ui/labs/chance/answer/numbers.h"
#include "ui/labs/chance/steps/equationtext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/rowtable.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <algorithm>
#include <numeric>

using fourcast::chance::Automaton;
using fourcast::chance::CheckReport;

namespace {

enum SweepColumn
{
    StateColumn,
    LowColumn,
    HighColumn,
    ChoiceColumn,
    ValueColumn,
    DataColumn
};

}

StepsTable::StepsTable(QWidget* parent) : QWidget(parent)
{
    m_table = new QTableWidget;
    readByRow(*m_table, tr("States and their bounds"));
    m_table->setWordWrap(false);
    fitRows(*m_table, 6);
    m_table->setColumnCount(6);
    m_table->setHorizontalHeaderLabels({tr("State"), tr("Lower"), tr("Upper"), tr("Policy"),
                                        tr("Value of this policy"), tr("Data")});
    stackIn(*this, {buildPolicyRow(), {m_table, 1}});
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (!m_filling && row >= 0 && row < static_cast<int>(m_rows.size()))
            Q_EMIT stateChosen(m_rows[static_cast<std::size_t>(row)]);
    });
}

QWidget* StepsTable::buildPolicyRow()
{
    m_policy = formfields::spin(1, 1, tr("Round of policy iteration"),
                                tr("Step through policy iteration: a strategy, its values, then "
                                   "the next strategy, better in some state"));
    m_policyWords = new QLabel;
    m_policyWords->setWordWrap(true);
    m_policyBar = new QWidget;
    auto* const row = new QHBoxLayout(m_policyBar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(formfields::label(tr("Policy:"), m_policy));
    row->addWidget(m_policy);
    row->addWidget(m_policyWords, 1);
    connect(m_policy, &QSpinBox::valueChanged, this, &StepsTable::policyChanged);
    return m_policyBar;
}

void StepsTable::setSteps(const SharedChance& system, std::shared_ptr<const SteppedCheck> steps)
{
    m_system = system;
    m_steps = std::move(steps);
    m_rows.resize(m_system->automaton().stateCount());
    std::iota(m_rows.begin(), m_rows.end(), 0);
    std::stable_partition(m_rows.begin(), m_rows.end(),
                          [this](State state) { return !m_steps->equation(state).isFixed; });
    // Where nobody chooses there is one policy, and its value is what the sweeps are to find out.
    const bool hasChoices = m_system->automaton().hasChoices();
    m_policyBar->setVisible(hasChoices);
    for (const int column : {ChoiceColumn, ValueColumn})
        m_table->setColumnHidden(column, !hasChoices);
    const QSignalBlocker blocker(m_policy);
    m_policy->setRange(1, std::max(1, static_cast<int>(m_steps->policies().size())));
    m_policy->setValue(1);
}

std::size_t StepsTable::round() const
{
    return static_cast<std::size_t>(m_policy->value() - 1);
}

const StepsTable::SteppedCheck::Policy* StepsTable::policy() const
{
    const auto& policies = m_steps->policies();
    return round() < policies.size() ? &policies[round()] : nullptr;
}

void StepsTable::showSweep(std::size_t sweep, State state, bool inFractions)
{
    m_filling = true;
    const SteppedCheck::Sweep& bounds = m_steps->sweeps()[sweep];
    const SteppedCheck::Policy* const policy = this->policy();
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const State each = m_rows[static_cast<std::size_t>(row)];
        const auto put = [&](int column, const QString& text, bool isBold = false) {
            putText(*m_table, row, column, text, isBold);
        };
        put(StateColumn, QString::number(each));
        put(DataColumn, m_system->automaton().stateText(each));
        put(LowColumn, equationtext::low(bounds, each, inFractions));
        put(HighColumn, equationtext::high(bounds, each, inFractions));
        QString choice;
        QString value;
        bool isNew = false;
        if (policy) {
            const std::uint32_t number = policy->choices[each];
            if (number != CheckReport::noChoice)
                for (const Automaton::Choice& made : m_system->automaton().choices(each))
                    if (made.number == number)
                        choice = text(m_system->automaton().actions()[made.action]);
            isNew
                = round() > 0 && std::ranges::find(policy->changed, each) != policy->changed.end();
            // Where the sweeps begin it would give their end away.
            if (sweep > 0 || round() > 0)
                value = inFractions && each < policy->exact.size()
                    ? policy->exact[each]
                    : chancenumbers::number(policy->values[each]);
        }
        put(ChoiceColumn, isNew ? QStringLiteral("≠ ") + choice : choice, isNew);
        put(ValueColumn, value);
        if (each == state)
            m_table->setCurrentCell(row, StateColumn);
    }
    // Wide enough for what comes, so that nothing moves with the sweeps.
    m_table->resizeColumnsToContents();
    constexpr int air = 8; // around the titles, which are bold
    for (const int column : {StateColumn, ChoiceColumn})
        m_table->setColumnWidth(column, m_table->columnWidth(column) + air);
    const int number = m_table->fontMetrics().horizontalAdvance(QStringLiteral("0.0000000"));
    for (const int column : {LowColumn, HighColumn, ValueColumn})
        m_table->setColumnWidth(column, std::max(number, m_table->columnWidth(column)));
    const std::size_t rounds = m_steps->policies().size();
    if (policy)
        m_policyWords->setText(round() + 1 == rounds ? tr("of %1, optimal", "policies").arg(rounds)
                                                     : tr("of %1", "policies").arg(rounds));
    m_filling = false;
}
