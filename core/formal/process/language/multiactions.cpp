// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/language/multiactions.h"

#include <algorithm>

namespace fourcast::formal {

using syntax::Symbol;

namespace {

template <typename Named> Names namesOfSet(const std::vector<Named>& all)
{
    Names names = syntax::namesOf(all);
    std::ranges::sort(names);
    return names;
}

bool isIn(const std::vector<PlacedName>& names, Symbol name)
{
    return std::ranges::find(names, name, &PlacedName::name) != names.end();
}

/// Applies one operator to a multi-action; false: it is barred.
class Applied
{
public:
    explicit Applied(std::vector<Action>& actions) : m_actions(actions) { }

    bool operator()(const Allow& allow)
    {
        if (m_actions.empty())
            return true; // tau is always allowed
        const Names names = namesOfSet(m_actions);
        return std::ranges::any_of(allow.multiActions,
                                   [&](const auto& each) { return namesOfSet(each) == names; });
    }
    bool operator()(const Block& block)
    {
        return std::ranges::none_of(
            m_actions, [&](const Action& action) { return isIn(block.names, action.name); });
    }
    bool operator()(const Hide& hide)
    {
        std::erase_if(m_actions,
                      [&](const Action& action) { return isIn(hide.names, action.name); });
        return true;
    }
    bool operator()(const Rename& rename)
    {
        for (Action& action : m_actions) {
            const auto found = std::ranges::find_if(
                rename.names, [&](const auto& each) { return each.first.name == action.name; });
            if (found != rename.names.end())
                action.name = found->second.name;
        }
        return true;
    }
    bool operator()(const Communicate& communicate)
    {
        if (m_actions.size() < 2)
            return true;
        std::vector<Action> made;
        for (const Communication& each : communicate.communications)
            communicateBy(each, made);
        std::ranges::move(made, std::back_inserter(m_actions));
        return true;
    }

private:
    /// Takes out, as often as they are there, actions with these names and equal arguments.
    void communicateBy(const Communication& communication, std::vector<Action>& made)
    {
        const Names from = namesOfSet(communication.from);
        for (std::size_t i = 0; i < m_actions.size();) {
            std::vector<std::size_t> taken;
            if (m_actions[i].name == from[0] && findAll(from, m_actions[i].arguments, taken)) {
                made.push_back({communication.to.name, m_actions[i].arguments});
                std::ranges::sort(taken, std::greater());
                for (const std::size_t each : taken)
                    m_actions.erase(m_actions.begin() + static_cast<std::ptrdiff_t>(each));
                i = 0;
            } else {
                ++i;
            }
        }
    }

    bool findAll(const Names& names, const std::vector<syntax::Value>& arguments,
                 std::vector<std::size_t>& taken) const
    {
        for (const Symbol name : names) {
            std::size_t at = 0;
            while (at < m_actions.size()
                   && (m_actions[at].name != name || m_actions[at].arguments != arguments
                       || std::ranges::find(taken, at) != taken.end()))
                ++at;
            if (at == m_actions.size())
                return false;
            taken.push_back(at);
        }
        return true;
    }

    std::vector<Action>& m_actions;
};

/// From the names behind an operator to all names that it may have made them of.
class Sources
{
public:
    explicit Sources(const std::set<Names>& behind) : m_behind(behind) { }

    /// Nothing: there is no limit.
    std::optional<std::set<Names>> operator()(const Allow&) const { return m_behind; }
    std::optional<std::set<Names>> operator()(const Block&) const { return m_behind; }
    std::optional<std::set<Names>> operator()(const Hide&) const { return {}; }
    std::optional<std::set<Names>> operator()(const Rename& rename) const
    {
        return closed([&](const Names& names, std::set<Names>& to) {
            for (const auto& [from, renamed] : rename.names)
                replaceOne(names, renamed.name, {from.name}, to);
        });
    }
    std::optional<std::set<Names>> operator()(const Communicate& communicate) const
    {
        return closed([&](const Names& names, std::set<Names>& to) {
            for (const Communication& each : communicate.communications)
                replaceOne(names, each.to.name, namesOfSet(each.from), to);
        });
    }

private:
    static void replaceOne(const Names& names, Symbol one, const Names& by, std::set<Names>& to)
    {
        const auto found = std::ranges::find(names, one);
        if (found == names.end())
            return;
        Names other = names;
        other.erase(other.begin() + (found - names.begin()));
        other.insert(other.end(), by.begin(), by.end());
        std::ranges::sort(other);
        to.insert(std::move(other));
    }

    /// All that comes up when names are replaced again and again. Communications and renamings
    /// give other names than they take, so that this ends.
    template <typename Step> std::optional<std::set<Names>> closed(const Step& step) const
    {
        std::set<Names> all = m_behind;
        std::vector<Names> open(all.begin(), all.end());
        while (!open.empty()) {
            const Names names = std::move(open.back());
            open.pop_back();
            std::set<Names> next;
            step(names, next);
            for (const Names& each : next)
                if (all.size() < most && all.insert(each).second)
                    open.push_back(each);
        }
        if (all.size() >= most)
            return {};
        return all;
    }

    static constexpr std::size_t most = 10'000;

    const std::set<Names>& m_behind;
};

} // namespace

MultiActions::MultiActions(const Specification& specification) : m_specification(specification)
{
    findWanted();
}

std::optional<Label> MultiActions::seen(const Label& made) const
{
    std::vector<Action> actions = made.actions();
    const auto& operators = m_specification.operators;
    for (std::size_t i = operators.size(); i-- > 0;)
        if (!std::visit(Applied(actions), operators[i].node))
            return {};
    return Label(std::move(actions));
}

void MultiActions::findWanted()
{
    // From outside to inside; each allow starts anew, as what is within it counts.
    for (const SetOperator& sign : m_specification.operators) {
        if (const auto* allow = std::get_if<Allow>(&sign.node)) {
            m_wanted = std::set<Names> {Names()};
            for (const auto& names : allow->multiActions)
                m_wanted->insert(namesOfSet(names));
        } else if (m_wanted) {
            const std::set<Names> behind = std::move(*m_wanted);
            m_wanted = std::visit(Sources(behind), sign.node);
        }
    }
}

std::vector<Symbol> MultiActions::partnersOf(Symbol name) const
{
    for (const SetOperator& sign : m_specification.operators) {
        const auto* communicate = std::get_if<Communicate>(&sign.node);
        if (!communicate)
            continue;
        for (const Communication& each : communicate->communications) {
            if (!isIn(each.from, name))
                continue;
            Names partners = namesOfSet(each.from);
            partners.erase(std::ranges::find(partners, name));
            return partners;
        }
    }
    return {};
}

}
