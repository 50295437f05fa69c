// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/reduce/deadvariables.h"
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/reduce/satisfy.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace fourcast::chance {

namespace {

/// More values are data, not control.
constexpr std::uint64_t mostControlValues = 200;
constexpr int mostLiveBoxes = 300;

/// What a summand does with a parameter.
struct Role
{
    bool isUnchanged = false;
    /// Before, where the condition allows one value only.
    std::optional<std::int64_t> source;
    /// Afterwards, in each alternative, where that is a number.
    std::vector<std::optional<std::int64_t>> targets;

    bool rules() const
    {
        return source
            && std::ranges::all_of(targets, [](const auto& each) { return each.has_value(); });
    }
};

class FlowFinder
{
public:
    FlowFinder(const Lppe& lppe, const std::stop_token& stop)
        : m_lppe(lppe), m_stop(stop), m_count(lppe.parameters.size())
    {
        for (const Summand& summand : lppe.summands) {
            if (m_stop.stop_requested())
                return;
            std::vector<Role> roles;
            for (std::size_t i = 0; i < m_count; ++i)
                roles.push_back(roleOf(summand, i));
            m_roles.push_back(std::move(roles));
            m_used.push_back(usedIn(summand));
        }
        findFlow();
        findBelongings();
        findRelevant();
    }

    Lppe all() const
    {
        Lppe made = m_lppe;
        for (std::size_t s = 0; s < made.summands.size(); ++s)
            for (std::size_t a = 0; a < made.summands[s].alternatives.size(); ++a)
                for (std::size_t k = 0; k < m_count; ++k)
                    if (isDeadAfter(s, a, k))
                        made.summands[s].alternatives[a].next[k] = literal(
                            m_lppe.parameters[k].initial, m_lppe.parameters[k].variable.type);
        return made;
    }

private:
    Role roleOf(const Summand& summand, std::size_t index) const
    {
        Role role;
        role.isUnchanged = true;
        for (const Alternative& each : summand.alternatives) {
            const auto* reference = std::get_if<Reference>(&each.next[index].node);
            const auto* literal = std::get_if<Literal>(&each.next[index].node);
            const bool stays = reference && reference->slot == static_cast<int>(index);
            role.isUnchanged = role.isUnchanged && stays;
            role.targets.emplace_back(literal ? std::optional(literal->numerator) : std::nullopt);
        }
        role.source = sourceOf(summand, index);
        // What stays is known where it is known before.
        for (std::size_t a = 0; a < role.targets.size(); ++a) {
            const auto* reference
                = std::get_if<Reference>(&summand.alternatives[a].next[index].node);
            if (reference && reference->slot == static_cast<int>(index))
                role.targets[a] = role.source;
        }
        return role;
    }

    std::optional<std::int64_t> sourceOf(const Summand& summand, std::size_t index) const
    {
        const Type& type = m_lppe.parameters[index].variable.type;
        if (type.size() > mostControlValues)
            return std::nullopt;
        std::optional<std::int64_t> found;
        Box box = boxOf(m_lppe, summand);
        for (std::int64_t value = type.low; value <= type.high; ++value) {
            if (m_stop.stop_requested())
                return std::nullopt;
            box[index] = Interval::one(value);
            if (satisfiable({summand.condition}, box, mostLiveBoxes, m_stop) == Satisfiable::Never)
                continue;
            if (found)
                return std::nullopt;
            found = value;
        }
        return found;
    }

    static void note(const Expression& expression, std::set<std::size_t>& to)
    {
        eachReference(expression, [&to](const Reference& each) {
            to.insert(static_cast<std::size_t>(each.slot));
        });
    }

    /// What it asks for at once: all but for the data afterwards.
    static std::set<std::size_t> usedIn(const Summand& summand)
    {
        std::set<std::size_t> used;
        note(summand.condition, used);
        note(summand.reward, used);
        for (const Expression& each : summand.arguments)
            note(each, used);
        for (const Alternative& each : summand.alternatives)
            note(each.probability, used);
        return used;
    }

    void findFlow()
    {
        for (std::size_t i = 0; i < m_count; ++i) {
            bool isFlow = true;
            bool changes = false;
            for (const std::vector<Role>& roles : m_roles) {
                isFlow = isFlow && (roles[i].rules() || roles[i].isUnchanged);
                changes = changes || !roles[i].isUnchanged;
            }
            m_isFlow.push_back(isFlow && changes);
        }
    }

    bool mentionsNext(std::size_t summand, std::size_t parameter, std::size_t except) const
    {
        for (const Alternative& each : m_lppe.summands[summand].alternatives)
            for (std::size_t i = 0; i < m_count; ++i)
                if (i != except && mentions(each.next[i], static_cast<int>(parameter)))
                    return true;
        return false;
    }

    /// A parameter belongs to a flow whose value is known wherever it is asked for or changed.
    void findBelongings()
    {
        m_flows.resize(m_count);
        for (std::size_t k = 0; k < m_count; ++k)
            for (std::size_t flow = 0; flow < m_count; ++flow)
                if (!m_isFlow[k] && m_isFlow[flow] && belongs(k, flow))
                    m_flows[k].push_back(flow);
    }

    bool belongs(std::size_t parameter, std::size_t flow) const
    {
        for (std::size_t s = 0; s < m_roles.size(); ++s) {
            const bool touches = m_used[s].contains(parameter) || !m_roles[s][parameter].isUnchanged
                || mentionsNext(s, parameter, parameter);
            if (touches && !m_roles[s][flow].rules())
                return false;
        }
        return true;
    }

    struct Needed
    {
        std::size_t parameter;
        std::size_t flow;
        std::int64_t value;
        friend bool operator<(const Needed& one, const Needed& other)
        {
            return std::tie(one.parameter, one.flow, one.value)
                < std::tie(other.parameter, other.flow, other.value);
        }
    };

    void need(std::size_t parameter, std::size_t summand)
    {
        for (const std::size_t flow : m_flows[parameter])
            if (m_roles[summand][flow].rules()
                && m_needed.insert({parameter, flow, *m_roles[summand][flow].source}).second)
                m_changed = true;
    }

    /// Is a parameter asked for after the alternative, as far as anybody knows?
    bool isNeededAfter(std::size_t summand, std::size_t alternative, std::size_t parameter) const
    {
        return std::ranges::none_of(m_flows[parameter], [&](std::size_t flow) {
            const Role& role = m_roles[summand][flow];
            return role.rules()
                && !m_needed.contains({parameter, flow, *role.targets[alternative]});
        });
    }

    bool isDeadAfter(std::size_t summand, std::size_t alternative, std::size_t parameter) const
    {
        return !m_flows[parameter].empty() && !isNeededAfter(summand, alternative, parameter);
    }

    void findRelevant()
    {
        for (std::size_t s = 0; s < m_roles.size(); ++s)
            for (const std::size_t k : m_used[s])
                if (k < m_count)
                    need(k, s);
        do {
            m_changed = false;
            for (std::size_t s = 0; s < m_roles.size(); ++s)
                for (std::size_t a = 0; a < m_lppe.summands[s].alternatives.size(); ++a)
                    needSources(s, a);
        } while (m_changed);
    }

    /// Whatever makes a datum that is needed afterwards is needed before.
    void needSources(std::size_t summand, std::size_t alternative)
    {
        const std::vector<Expression>& next
            = m_lppe.summands[summand].alternatives[alternative].next;
        for (std::size_t l = 0; l < m_count; ++l) {
            if (!isNeededAfter(summand, alternative, l))
                continue;
            eachReference(next[l], [&](const Reference& each) {
                if (static_cast<std::size_t>(each.slot) < m_count)
                    need(static_cast<std::size_t>(each.slot), summand);
            });
        }
    }

    const Lppe& m_lppe;
    const std::stop_token& m_stop;
    std::size_t m_count;
    std::vector<std::vector<Role>> m_roles; ///< of each summand, for each parameter
    std::vector<std::set<std::size_t>> m_used;
    std::vector<bool> m_isFlow;
    std::vector<std::vector<std::size_t>> m_flows; ///< that a parameter belongs to
    std::set<Needed> m_needed;
    bool m_changed = false;
};

} // namespace

Lppe withoutDeadVariables(const Lppe& lppe, const std::stop_token& stop)
{
    const FlowFinder finder(lppe, stop);
    return stop.stop_requested() ? lppe : finder.all();
}

}
