// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/normalform.h"

#include "core/formal/mucalculus/quantifierdomains.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fourcast::formal {

namespace {

std::vector<int> united(const std::vector<int>& one, const std::vector<int>& other)
{
    std::vector<int> both;
    std::ranges::set_union(one, other, std::back_inserter(both));
    return both;
}

template <typename Variables>
std::vector<int> without(std::vector<int> slots, const Variables& variables)
{
    for (const syntax::Variable& variable : variables)
        std::erase(slots, variable.slot);
    return slots;
}

}

/// Translates part by part; `opposite` is true under an odd number of negations.
class NormalFormMaker
{
public:
    NormalFormMaker(NormalForm& form, const NormalForm::Spend& spend)
        : m_form(form), m_nodes(form.m_nodes), m_spend(spend)
    {
    }

    void make()
    {
        m_form.m_root = translate(m_form.m_formula->root, false);
        m_form.m_frameSize = m_most;
        complete();
    }

    /// What depends on all nodes.
    void complete()
    {
        findSlots();
        setPriorities();
        for (NormalNode& node : m_nodes) {
            take(0);
            if (node.action)
                chooseDomains(*node.action, m_form.m_trials);
            for (NormalNode::Quantified& each : node.variables)
                chooseDomain(m_form, m_form.m_trials, node, each);
        }
    }

private:
    /// To be called for each short step.
    void take(std::uint64_t bytes)
    {
        constexpr int between = 256;
        m_bytes += bytes;
        if (m_spend && ++m_steps % between == 0)
            m_spend(std::exchange(m_bytes, 0));
    }

    int add(NormalNode node)
    {
        // In a list that doubles, and copied once.
        take(3 * sizeof(NormalNode));
        node.origin = m_origin;
        node.isOpposite = m_opposite;
        m_nodes.push_back(std::move(node));
        return m_form.size() - 1;
    }
    NormalNode& at(int node) { return m_nodes[static_cast<std::size_t>(node)]; }

    int translate(const StateFormula& formula, bool opposite)
    {
        const StateFormula* outer = std::exchange(m_origin, &formula);
        const bool outerOpposite = std::exchange(m_opposite, opposite);
        const int node
            = std::visit([&](const auto& part) { return translate(part); }, formula.node);
        m_origin = outer;
        m_opposite = outerOpposite;
        return node;
    }

    int translate(const Constant& constant)
    {
        return add({.kind = constant.value != m_opposite ? NormalKind::True : NormalKind::False});
    }

    int translate(const DataCondition& data)
    {
        note(freeSlots(data.condition[0]));
        return add(
            {.kind = NormalKind::Data, .negated = m_opposite, .condition = &data.condition[0]});
    }

    int translate(const NegationOf<StateFormula>& negation)
    {
        return translate(negation.operand[0], !m_opposite);
    }

    int translate(const ConnectionOf<StateFormula>& connection)
    {
        const bool turned = connection.sign == Connective::Implies ? !m_opposite : m_opposite;
        const int left = translate(connection.operands[0], turned);
        const int right = translate(connection.operands[1], m_opposite);
        const bool isAnd = (connection.sign == Connective::And) != m_opposite;
        return add({.kind = isAnd ? NormalKind::And : NormalKind::Or, .children = {left, right}});
    }

    int translate(const QuantificationOf<StateFormula>& quantification)
    {
        NormalNode node {.kind
                         = quantification.all != m_opposite ? NormalKind::All : NormalKind::Any};
        for (const syntax::Variable& variable : quantification.variables) {
            node.variables.push_back({.variable = &variable});
            note({variable.slot});
        }
        node.children = {translate(quantification.body[0], m_opposite)};
        return add(std::move(node));
    }

    int translate(const Modality& modality)
    {
        const int body = translate(modality.body[0], m_opposite);
        return steps(modality.steps[0], modality.isBox != m_opposite, body);
    }

    int translate(const Fixpoint& fixpoint)
    {
        const int node = add({.kind = NormalKind::Fixpoint,
                              .isLargest = fixpoint.isLargest != m_opposite,
                              .parameters = fixpoint.parameters,
                              .arguments = fixpoint.initials});
        for (const syntax::Variable& parameter : fixpoint.parameters)
            note({parameter.slot});
        m_binders.push_back(node);
        const int body = translate(fixpoint.body[0], m_opposite);
        m_binders.pop_back();
        at(node).children = {body};
        return node;
    }

    int translate(const Recursion& recursion)
    {
        return add({.kind = NormalKind::Recursion,
                    .target = *(m_binders.rbegin() + recursion.distance),
                    .arguments = recursion.arguments});
    }

    // ---- sequences of steps ----

    int steps(const RegularFormula& formula, bool isBox, int body)
    {
        return std::visit([&](const auto& part) { return steps(part, isBox, body); }, formula.node);
    }

    int steps(const ActionFormula& action, bool isBox, int body)
    {
        note(freeSlots(action));
        return add({.kind = isBox ? NormalKind::Box : NormalKind::Diamond,
                    .children = {body},
                    .action = &action});
    }

    int steps(const RegularPair& pair, bool isBox, int body)
    {
        if (pair.isSequence)
            return steps(pair.operands[0], isBox, steps(pair.operands[1], isBox, body));
        const int left = steps(pair.operands[0], isBox, body);
        const int right = steps(pair.operands[1], isBox, body);
        return add({.kind = isBox ? NormalKind::And : NormalKind::Or, .children = {left, right}});
    }

    int steps(const RegularRepetition& repetition, bool isBox, int body)
    {
        const int node = add({.kind = NormalKind::Fixpoint, .isLargest = isBox});
        const int again = add({.kind = NormalKind::Recursion, .target = node});
        const auto bodyOr = [&](int other) {
            return add(
                {.kind = isBox ? NormalKind::And : NormalKind::Or, .children = {body, other}});
        };
        // The steps once in either case: twice, and repetitions in repetitions would double each
        // time.
        const int inside = repetition.atLeastOnce ? steps(repetition.body[0], isBox, bodyOr(again))
                                                  : bodyOr(steps(repetition.body[0], isBox, again));
        at(node).children = {inside};
        return node;
    }

    // ---- what each node needs ----

    void note(const std::vector<int>& slots)
    {
        for (const int slot : slots)
            m_most = std::max(m_most, slot + 1);
    }

    /// What a node needs of its child: a fixpoint gets its parameters from its arguments.
    std::vector<int> neededBy(int child) const
    {
        const NormalNode& node = m_form[child];
        if (node.kind != NormalKind::Fixpoint)
            return node.slots;
        return withArguments(without(node.slots, node.parameters), node);
    }

    static std::vector<int> withArguments(std::vector<int> slots, const NormalNode& node)
    {
        for (const syntax::Expression& argument : node.arguments)
            slots = united(slots, freeSlots(argument));
        return slots;
    }

    std::vector<int> slotsOf(const NormalNode& node) const
    {
        if (node.kind == NormalKind::Recursion) {
            const NormalNode& target = m_form[node.target];
            return withArguments(without(target.slots, target.parameters), node);
        }
        std::vector<int> slots;
        for (const int child : node.children)
            slots = united(slots, neededBy(child));
        if (node.condition)
            slots = united(slots, freeSlots(*node.condition));
        if (node.action)
            slots = united(slots, freeSlots(*node.action));
        for (const NormalNode::Quantified& each : node.variables)
            std::erase(slots, each.variable->slot);
        return slots;
    }

    /// A fixpoint needs what its recursions need, so that this takes rounds.
    void findSlots()
    {
        for (NormalNode& node : m_nodes)
            node.slots.clear();
        bool changed = true;
        while (changed) {
            changed = false;
            for (NormalNode& node : m_nodes) {
                std::vector<int> slots = slotsOf(node);
                take(2 * sizeof(int) * (slots.size() - std::min(slots.size(), node.slots.size())));
                changed = changed || slots != node.slots;
                node.slots = std::move(slots);
            }
        }
    }

    /// Larger than all inside, even or odd as its kind wants.
    int prioritiesBelow(int node, std::vector<bool>& seen)
    {
        if (seen[static_cast<std::size_t>(node)])
            return at(node).priority;
        seen[static_cast<std::size_t>(node)] = true;
        int most = 0;
        for (const int child : std::vector<int>(at(node).children))
            most = std::max(most, prioritiesBelow(child, seen));
        if (at(node).kind == NormalKind::Fixpoint) {
            const bool isEven = at(node).isLargest;
            if ((most % 2 == 0) != isEven)
                ++most;
        }
        at(node).priority = most;
        return most;
    }
    void setPriorities()
    {
        std::vector<bool> seen(m_nodes.size());
        (void)prioritiesBelow(m_form.m_root, seen);
    }

    NormalForm& m_form;
    std::vector<NormalNode>& m_nodes;
    const NormalForm::Spend& m_spend;
    std::uint64_t m_bytes = 0; ///< that were not told yet
    int m_steps = 0;
    std::vector<int> m_binders;
    const StateFormula* m_origin = nullptr;
    bool m_opposite = false;
    int m_most = 0;
};

Expected<NormalForm> NormalForm::of(Formula formula, const Spend& spend)
{
    return syntax::caught([&] {
        NormalForm form;
        form.m_formula = std::make_shared<const Formula>(std::move(formula));
        NormalFormMaker(form, spend).make();
        return form;
    });
}

Expected<NormalForm> NormalForm::withFalse(const std::vector<int>& nodes, const Spend& spend) const
{
    NormalForm form = *this;
    for (const int node : nodes) {
        NormalNode& changed = form.m_nodes[static_cast<std::size_t>(node)];
        changed.kind = NormalKind::False;
        changed.action = nullptr;
        changed.children.clear();
    }
    return syntax::caught([&] {
        NormalFormMaker(form, spend).complete();
        return form;
    });
}

}
