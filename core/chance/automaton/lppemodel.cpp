// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/lppemodel.h"
#include "core/chance/automaton/lppegenerator.h"

#include <QStringList>
#include <algorithm>

namespace fourcast::chance {

namespace {

bool isZero(const Expression& expression)
{
    const auto* literal = std::get_if<Literal>(&expression.node);
    return literal && literal->numerator == 0;
}

} // namespace

LppeModel::LppeModel(const Lppe& lppe) : m_lppe(lppe), m_plans(planChoices(lppe))
{
    const bool mayHide = !lppe.until || overlooksHidden(*lppe.until);
    for (ChoicePlan& choice : m_plans.choices) {
        choice.isConfluent = choice.isConfluent && mayHide
            && isZero(lppe.summands[choice.summand].reward) && choice.branches.size() == 1
            && choice.branches.front().open.empty() && choice.open.empty();
        m_isConfluent = m_isConfluent || choice.isConfluent;
    }
    for (const Lppe::Parameter& parameter : lppe.parameters) {
        const Type& type = parameter.variable.type;
        const auto greatest
            = static_cast<std::uint64_t>(type.high) - static_cast<std::uint64_t>(type.low);
        // What is always the same takes no room.
        const statespace::StateField field = greatest == 0
            ? statespace::StateField(0, 0, 0)
            : m_layout.addUpTo(parameter.variable.name.text(), greatest);
        m_fields.push_back({field, type.low});
    }
}

std::vector<std::uint64_t> LppeModel::initialStates() const
{
    std::vector<std::uint64_t> words(static_cast<std::size_t>(wordsPerState()));
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i].field.set(words.data(),
                              static_cast<std::uint64_t>(m_lppe.parameters[i].initial)
                                  - static_cast<std::uint64_t>(m_fields[i].low));
    if (m_isConfluent)
        LppeGenerator(*this).goToRepresentative(words.data());
    return words;
}

std::unique_ptr<statespace::Generator> LppeModel::makeGenerator() const
{
    return std::make_unique<LppeGenerator>(*this);
}

QString LppeModel::stateText(const std::uint64_t* state) const
{
    QStringList texts;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const Variable& variable = m_lppe.parameters[i].variable;
        const auto value = static_cast<std::int64_t>(m_fields[i].field.of(state)) + m_fields[i].low;
        texts << variable.name.text() + QLatin1Char('=') + text(variable.type, value);
    }
    return texts.join(QStringLiteral(", "));
}

}
