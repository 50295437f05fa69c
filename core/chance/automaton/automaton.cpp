// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automaton.h"

#include <QStringList>
#include <algorithm>

namespace fourcast::chance {

std::vector<Automaton::Choice> Automaton::choices(State state) const
{
    std::vector<Choice> choices;
    const std::span<const Branch> all = branches(state);
    for (std::size_t i = 0; i < all.size();) {
        const Label& first = label(all[i]);
        std::size_t end = i + 1;
        while (end < all.size() && label(all[end]).choice == first.choice)
            ++end;
        choices.push_back({first.choice, first.action, all.subspan(i, end - i)});
        i = end;
    }
    return choices;
}

std::span<const Automaton::Branch> Automaton::branches(State state, std::uint32_t choice) const
{
    const std::span<const Branch> all = branches(state);
    const auto number = [this](const Branch& branch) { return label(branch).choice; };
    return {std::ranges::lower_bound(all, choice, {}, number),
            std::ranges::upper_bound(all, choice, {}, number)};
}

QString Automaton::stateText(State state) const
{
    QStringList texts;
    for (std::size_t i = 0; i < m_parts.parameters.size(); ++i) {
        const Variable& variable = m_parts.parameters[i].variable;
        texts << variable.name.text() + QLatin1Char('=') + text(variable.type, value(state, i));
    }
    return texts.join(QStringLiteral(", "));
}

std::optional<State> Automaton::find(std::span<const std::int64_t> values) const
{
    std::vector<std::uint64_t> words(static_cast<std::size_t>(m_parts.space.wordsPerState()));
    for (std::size_t i = 0; i < m_parts.fields.size(); ++i) {
        const Field& field = m_parts.fields[i];
        const auto datum
            = static_cast<std::uint64_t>(values[i]) - static_cast<std::uint64_t>(field.low);
        if (datum > field.field.greatest())
            return {};
        field.field.set(words.data(), datum);
    }
    return m_parts.space.find(words.data());
}

}
