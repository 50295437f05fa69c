// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/language/formula.h"

#include <functional>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace fourcast::formal {

/// A part of a formula whose negations have been pushed down to the data, and whose sequences of
/// steps have become single steps and fixpoints: [R*]f is nu X.(f && [R]X).
struct NormalNode
{
    enum class Kind : std::uint8_t
    {
        True,
        False,
        Data, ///< `condition`, or its opposite
        And,
        Or,
        All, ///< forall `variables`
        Any, ///< exists `variables`
        Box,
        Diamond,
        Fixpoint, ///< its child begins, with `arguments` for `parameters`
        Recursion ///< the fixpoint `target` again, with `arguments`
    };

    /// How the values of a quantified variable are tried.
    enum class Trial : std::uint8_t
    {
        Guarded, ///< those that the steps out of a state show; for others the outcome is known
        Local, ///< those, and one other: all others are as good as that
        Bounded, ///< those that a condition allows
        Domain ///< all that occur anywhere, and one more
    };
    struct Quantified
    {
        const syntax::Variable* variable = nullptr;
        Trial trial = Trial::Domain;
        const syntax::Expression* bound = nullptr;
    };

    Kind kind = Kind::True;
    bool negated = false;
    bool isLargest = false;
    /// Of a fixpoint: odd for mu, even for nu, larger for what stands outside.
    int priority = 0;
    int target = -1;
    std::vector<int> children = {};
    const syntax::Expression* condition = nullptr;
    const ActionFormula* action = nullptr;
    std::vector<Quantified> variables = {};
    std::span<const syntax::Variable> parameters = {};
    std::span<const syntax::Expression> arguments = {};
    /// Slots of the variables that it needs a value of, ascending; of a fixpoint those that its
    /// child needs, its parameters among them.
    std::vector<int> slots = {};
    /// The part of the formula as it was written that this came from.
    const StateFormula* origin = nullptr;
    /// Stands for the opposite of `origin`.
    bool isOpposite = false;
};

using NormalKind = NormalNode::Kind;

/// Does it hold where all that is below it does?
constexpr bool isConjunction(NormalKind kind)
{
    return kind == NormalKind::And || kind == NormalKind::All || kind == NormalKind::Box;
}

class NormalForm
{
public:
    /// Called now and then with the bytes that were taken since; what it throws goes through.
    using Spend = std::function<void(std::uint64_t bytes)>;

    /// Fails with a sentence that asks for a bound where a quantifier has too many values to try.
    static Expected<NormalForm> of(Formula formula, const Spend& spend = {});

    const Formula& formula() const { return *m_formula; }
    int root() const { return m_root; }
    const NormalNode& operator[](int node) const { return m_nodes[static_cast<std::size_t>(node)]; }
    int size() const { return static_cast<int>(m_nodes.size()); }
    /// So many values a frame has.
    int frameSize() const { return m_frameSize; }
    /// Of a variable that is quantified within an action formula.
    const NormalNode::Quantified& trialOf(const syntax::Variable& variable) const
    {
        return m_trials.at(&variable);
    }
    /// The same with some nodes that are false whatever the state: for asking what a formula owes
    /// to them.
    Expected<NormalForm> withFalse(const std::vector<int>& nodes, const Spend& spend = {}) const;

private:
    friend class NormalFormMaker;

    std::shared_ptr<const Formula> m_formula;
    std::vector<NormalNode> m_nodes;
    std::unordered_map<const syntax::Variable*, NormalNode::Quantified> m_trials;
    int m_root = 0;
    int m_frameSize = 0;
};

/// Slots of the variables that stand free in it, ascending.
std::vector<int> freeSlots(const ActionFormula& action);
std::vector<int> freeSlots(const syntax::Expression& expression);

/// Is it sure to be `value` where the variable with this slot has a value that stands in no label
/// at any of the places where the formula has the variable?
bool isDetermined(const ActionFormula& action, int slot, bool value);

/// Where a variable stands alone as an argument.
struct ArgumentPlace
{
    const MultiActionPattern* multiAction = nullptr;
    const ActionPattern* pattern = nullptr;
    std::size_t argument = 0;
};
/// All such places of an action formula.
void eachPlace(const ActionFormula& action, int slot, std::vector<ArgumentPlace>& places);
/// The slot of the variable that the expression is; -1 where it is more, or something else.
int plainSlot(const syntax::Expression& expression);

}
