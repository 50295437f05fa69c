// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/symbol.h"
#include "core/syntax/value.h"

#include <QString>
#include <compare>
#include <vector>

namespace fourcast::formal {

/// What one process does in a step: `take(2, 0)`.
struct Action
{
    syntax::Symbol name;
    std::vector<syntax::Value> arguments;

    friend bool operator==(const Action&, const Action&) = default;
    /// By name, then by the arguments from left to right: the same in every run.
    friend std::strong_ordering operator<=>(const Action& left, const Action& right)
    {
        const std::strong_ordering order = left.name <=> right.name;
        return std::is_neq(order) ? order : left.arguments <=> right.arguments;
    }
};

/// As mCRL2 writes it: "max(49, 3, 1, X)", and "halt" without arguments.
QString text(const Action& action);

/// What an entry of a table of labels takes beside the label: the node of a hash table and its
/// share of the slots.
constexpr std::uint64_t bytesOfLabelEntry = 96;

/// A multi-action: the actions that happen in one step, as a multiset. None is tau.
class Label
{
public:
    Label() = default;
    /// In any order; equal ones may be there more than once.
    explicit Label(std::vector<Action> actions);
    explicit Label(Action action) { m_actions.push_back(std::move(action)); }

    /// In their order.
    const std::vector<Action>& actions() const { return m_actions; }
    bool isTau() const { return m_actions.empty(); }
    /// What it holds of the memory.
    std::uint64_t bytes() const;

    /// "take(0, 1)", "max(1, 1, 1, X)|max(1, 1, 2, X)", "tau".
    QString text() const;
    /// Reads what text() writes, and any other text: an argument that is neither true, false nor a
    /// whole number is a constant of that name, and a text that is no multi-action is one action of
    /// that name. Blanks around names and arguments make no difference.
    static Label fromText(QStringView text);

    friend bool operator==(const Label&, const Label&) = default;
    friend std::strong_ordering operator<=>(const Label& left, const Label& right)
    {
        return left.m_actions <=> right.m_actions;
    }

private:
    std::vector<Action> m_actions;
};

}

template <> struct std::hash<fourcast::formal::Label>
{
    std::size_t operator()(const fourcast::formal::Label& label) const noexcept;
};
