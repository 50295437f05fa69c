// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/waytable.h"

#include "core/support/formats/csv.h"
#include "ui/labs/chance/system/choicevalue.h"
#include "ui/labs/chance/system/statewords.h"
#include "ui/text/counttext.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/rowtable.h"

#include <algorithm>

using fourcast::chance::Automaton;
using fourcast::chance::Walk;

namespace {

enum WayColumn
{
    PathStep,
    WayAction,
    WayChance,
    WayState,
    WayValue,
    wayColumns
};

const Automaton::Branch& branchOf(const Automaton& automaton, const Walk::Step& step)
{
    return automaton.branches(step.from, step.choice)[step.branch];
}

}

WayTable::WayTable(QWidget* parent) : QTableWidget(0, wayColumns, parent)
{
    setHorizontalHeaderLabels(
        {tr("Step"), tr("Choice"), tr("Probability"), tr("State"), tr("Value")});
    readByRow(*this, tr("The path so far"));
    setToolTip(tr("Click a step to go back to it"));
    setWordWrap(false);
    fitRows(*this, 6);
    connect(this, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (!m_filling && row >= 0)
            Q_EMIT stepChosen(static_cast<std::size_t>(row));
    });
}

void WayTable::list(const SharedChance& system, const Walk* walk)
{
    m_filling = true;
    const auto steps = walk ? walk->steps() : std::span<const Walk::Step>();
    const auto differs
        = std::ranges::mismatch(steps, m_steps, [](const Walk::Step& one, const Walk::Step& other) {
              return one.from == other.from && one.choice == other.choice
                  && one.branch == other.branch;
          });
    const auto same = static_cast<int>(differs.in1 - steps.begin());
    const int kept = walk && m_system == system ? same + 1 : 0;
    m_steps.assign(steps.begin(), steps.end());
    m_system = system;
    setRowCount(std::min(rowCount(), kept));
    const int first = rowCount();
    setRowCount(walk ? static_cast<int>(steps.size()) + 1 : 0);
    for (int row = first; row < rowCount(); ++row)
        fillRow(row);
    setCurrentCell(rowCount() - 1, 0);
    scrollToBottom();
    for (const int column : {PathStep, WayAction, WayChance, WayValue})
        resizeColumnToContents(column);
    setColumnWidth(WayState, 220);
    m_filling = false;
}

void WayTable::fillRow(int row)
{
    const Automaton& automaton = m_system->automaton();
    QStringList texts(wayColumns);
    texts[PathStep] = countText(row);
    fourcast::chance::State state = 0;
    if (row > 0) {
        const Walk::Step& step = m_steps[static_cast<std::size_t>(row) - 1];
        const Automaton::Branch& branch = branchOf(automaton, step);
        state = step.to;
        const QString action = statewords::action(automaton.action(branch));
        texts[WayAction] = isBestChoice(automaton, m_system->strategy(), step.from, step.choice)
            ? tr("★ %1").arg(action)
            : action;
        texts[WayChance] = statewords::bothWays(automaton, branch);
    }
    texts[WayState] = QStringLiteral("%1: %2").arg(countText(state), automaton.stateText(state));
    texts[WayValue] = statewords::value(*m_system, state, true);
    for (int column = 0; column < wayColumns; ++column)
        putText(*this, row, column, texts[column]);
}

QByteArray wayToCsv(const ChanceSystem* system, const Walk* walk)
{
    QByteArray csv
        = csvRow({"step", "choice", "probability", "state", "data", "value low", "value high"});
    if (!walk)
        return csv;
    const Automaton& automaton = system->automaton();
    const auto steps = walk->steps();
    const auto number = [](double value) { return QString::number(value, 'g', 17); };
    for (std::size_t row = 0; row <= steps.size(); ++row) {
        const Automaton::Branch* const branch
            = row > 0 ? &branchOf(automaton, steps[row - 1]) : nullptr;
        const auto state = row > 0 ? steps[row - 1].to : 0;
        const bool hasValue = system->hasValues();
        csv += csvRow({QString::number(row), branch ? text(automaton.action(*branch)) : QString(),
                       branch ? automaton.exactProbability(*branch) : QString(),
                       QString::number(state), automaton.stateText(state),
                       hasValue ? number(system->value(state).low) : QString(),
                       hasValue ? number(system->value(state).high) : QString()});
    }
    return csv;
}
