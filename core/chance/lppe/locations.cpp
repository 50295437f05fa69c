// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/lppe/locations.h"

#include "core/chance/lppe/terms.h"
#include "core/chance/prcrl/evaluate.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::chance {

using syntax::SourceLocation;

namespace {

constexpr std::size_t mostUnfoldedNodes = 5'000;
constexpr int deepestUnfolding = 500;

/// What is left of a process behind an action, with the variables that it still needs.
struct Location
{
    std::vector<Variable> variables; ///< their slots are their indices
    Process term;
    int process = -1; ///< whose whole body it is, or -1
};

std::size_t sizeOf(const Expression& expression)
{
    std::size_t size = 1;
    for (const Expression& each : operandsOf(expression))
        size += sizeOf(each);
    return size;
}

/// A summand of a location, in whose slots the location's variables come first.
struct LocalSummand
{
    struct Target
    {
        std::vector<Variable> variables;
        Expression probability;
        std::size_t location = 0;
        std::vector<Expression> arguments;
    };

    std::size_t location = 0;
    std::vector<Variable> sums;
    Expression condition;
    syntax::Symbol action;
    std::vector<Expression> arguments;
    Expression reward;
    std::vector<Target> targets;
    SourceLocation place;
};

/// Finds the locations of a process and what is done in each.
class LocationFinder
{
public:
    explicit LocationFinder(const Specification& specification) : m_specification(specification) { }

    void find(int process)
    {
        (void)locationOf(process);
        for (std::size_t i = 0; i < m_locations.size(); ++i)
            expandLocation(i);
    }

    const std::vector<Location>& locations() const { return m_locations; }
    const std::vector<LocalSummand>& summands() const { return m_summands; }

private:
    /// What the slots of a term stand for in the location that is expanded.
    struct Frame
    {
        std::vector<Variable> variables;
        std::vector<Expression> values;
    };

    const ProcessDefinition& definition(int process) const
    {
        return m_specification.processes[static_cast<std::size_t>(process)];
    }

    std::size_t locationOf(int process)
    {
        for (std::size_t i = 0; i < m_locations.size(); ++i)
            if (m_locations[i].process == process)
                return i;
        return add({definition(process).parameters, definition(process).body, process});
    }

    std::size_t add(Location location)
    {
        if (m_locations.size() == mostSummands)
            failLarge(location.term.place);
        m_locations.push_back(std::move(location));
        return m_locations.size() - 1;
    }

    void expandLocation(std::size_t index)
    {
        m_now = index;
        const Location location = m_locations[index];
        Frame frame {location.variables, {}};
        for (std::size_t i = 0; i < location.variables.size(); ++i)
            frame.values.push_back(reference(location.variables[i], static_cast<int>(i)));
        m_sums.clear();
        expand(location.term, frame, truth(true));
    }

    static Expression in(const Frame& frame, const Expression& expression)
    {
        return substituted(expression, [&frame](const Reference& each, const Expression& whole) {
            Expression value = frame.values[static_cast<std::size_t>(each.slot)];
            if (std::holds_alternative<Reference>(value.node))
                value.place = whole.place;
            return value;
        });
    }

    static std::vector<Expression> in(const Frame& frame, const std::vector<Expression>& all)
    {
        std::vector<Expression> made;
        for (const Expression& each : all)
            made.push_back(in(frame, each));
        return made;
    }

    /// The next slot of the location that is expanded.
    int slotBehindSums(std::size_t further = 0) const
    {
        return static_cast<int>(m_locations[m_now].variables.size() + m_sums.size() + further);
    }

    void expand(const Process& term, const Frame& frame, const Expression& condition)
    {
        if (const auto* choice = std::get_if<Choice>(&term.node)) {
            for (const Process& part : choice->parts)
                expand(part, frame, condition);
        } else if (const auto* node = std::get_if<Condition>(&term.node)) {
            expand(node->body[0], frame, both(condition, in(frame, node->condition)));
        } else if (const auto* sum = std::get_if<Sum>(&term.node)) {
            Frame inner = frame;
            inner.variables.push_back(sum->variable);
            inner.values.push_back(reference(sum->variable, slotBehindSums()));
            m_sums.push_back(sum->variable);
            expand(sum->body[0], inner, condition);
            m_sums.pop_back();
        } else if (const auto* instance = std::get_if<Instance>(&term.node)) {
            unfold(*instance, term.place, frame, condition);
        } else {
            addSummand(std::get<Prefix>(term.node), term.place, frame, condition);
        }
    }

    void unfold(const Instance& instance, SourceLocation place, const Frame& frame,
                const Expression& condition)
    {
        Frame inner {definition(instance.process).parameters, in(frame, instance.arguments)};
        std::size_t size = sizeOf(condition);
        for (const Expression& each : inner.values)
            size += sizeOf(each);
        if (size > mostUnfoldedNodes || m_depth == deepestUnfolding)
            failLarge(place);
        ++m_depth;
        expand(definition(instance.process).body, inner, condition);
        --m_depth;
    }

    void addSummand(const Prefix& prefix, SourceLocation place, const Frame& frame,
                    const Expression& condition)
    {
        if (m_summands.size() == mostSummands)
            failLarge(place);
        LocalSummand made {m_now,
                           m_sums,
                           condition,
                           prefix.action,
                           in(frame, prefix.arguments),
                           in(frame, prefix.reward),
                           {},
                           place};
        for (const Outcome& outcome : prefix.outcomes)
            made.targets.push_back(target(outcome, frame));
        m_summands.push_back(std::move(made));
    }

    LocalSummand::Target target(const Outcome& outcome, const Frame& frame)
    {
        Frame inner = frame;
        for (std::size_t i = 0; i < outcome.variables.size(); ++i) {
            inner.variables.push_back(outcome.variables[i]);
            inner.values.push_back(reference(outcome.variables[i], slotBehindSums(i)));
        }
        LocalSummand::Target made {outcome.variables, in(inner, outcome.probability), 0, {}};
        const Process& body = outcome.body[0];
        if (const auto* instance = std::get_if<Instance>(&body.node)) {
            made.location = locationOf(instance->process);
            made.arguments = in(inner, instance->arguments);
            return made;
        }
        const std::set<int> free = freeSlots(body, inner.variables.size());
        Location location {{}, {}, -1};
        std::vector<int> slots(inner.variables.size() + deepestBound(body), 0);
        for (const int slot : free) {
            slots[static_cast<std::size_t>(slot)] = static_cast<int>(location.variables.size());
            location.variables.push_back(inner.variables[static_cast<std::size_t>(slot)]);
            made.arguments.push_back(inner.values[static_cast<std::size_t>(slot)]);
        }
        for (std::size_t i = inner.variables.size(); i < slots.size(); ++i)
            slots[i] = static_cast<int>(free.size() + i - inner.variables.size());
        location.term = body;
        moveTo(slots, location.term);
        made.location = known(std::move(location));
        return made;
    }

    /// Equal rests are one location.
    std::size_t known(Location location)
    {
        for (std::size_t i = 0; i < m_locations.size(); ++i) {
            const Location& other = m_locations[i];
            if (other.process < 0 && sameTypes(other.variables, location.variables)
                && same(other.term, location.term))
                return i;
        }
        return add(std::move(location));
    }

    const Specification& m_specification;
    std::vector<Location> m_locations;
    std::vector<LocalSummand> m_summands;
    std::size_t m_now = 0;
    std::vector<Variable> m_sums;
    int m_depth = 0;
};

/// Makes one process of the locations.
class Merger
{
public:
    Merger(const LocationFinder& found, std::span<const std::int64_t> data) : m_found(found)
    {
        m_hasCounter = found.locations().size() > 1;
        if (m_hasCounter) {
            const auto count = static_cast<std::int64_t>(found.locations().size());
            m_lppe.parameters.push_back(
                {{syntax::Symbol(std::string_view("pc")), Type::range(1, count), {}}, 1});
        }
        for (std::size_t i = 0; i < found.locations().size(); ++i)
            addParameters(i, i == 0 ? data : std::span<const std::int64_t>());
    }

    Lppe all()
    {
        for (const LocalSummand& each : m_found.summands())
            m_lppe.summands.push_back(summand(each));
        return std::move(m_lppe);
    }

private:
    /// Variables with the same name and type in different locations are one parameter.
    void addParameters(std::size_t location, std::span<const std::int64_t> data)
    {
        std::vector<int> at;
        for (const Variable& each : m_found.locations()[location].variables) {
            int index = m_hasCounter ? 1 : 0;
            const auto count = static_cast<int>(m_lppe.parameters.size());
            const auto fits = [&](int candidate) {
                const Variable& known
                    = m_lppe.parameters[static_cast<std::size_t>(candidate)].variable;
                return known.name == each.name && known.type == each.type
                    && std::ranges::find(at, candidate) == at.end();
            };
            while (index < count && !fits(index))
                ++index;
            if (index == count) {
                const std::int64_t initial
                    = at.size() < data.size() ? data[at.size()] : each.type.low;
                m_lppe.parameters.push_back({each, initial});
            }
            at.push_back(index);
        }
        m_parameterOf.push_back(std::move(at));
    }

    Summand summand(const LocalSummand& from) const
    {
        std::vector<int> slots = m_parameterOf[from.location];
        for (std::size_t i = 0; i < from.sums.size() + mostVariables(from); ++i)
            slots.push_back(static_cast<int>(m_lppe.parameters.size() + i));
        Summand made;
        made.sums = from.sums;
        made.condition = moved(from.condition, slots);
        if (m_hasCounter)
            made.condition = both(isAt(from.location), std::move(made.condition));
        made.action = from.action;
        for (const Expression& each : from.arguments)
            made.arguments.push_back(moved(each, slots));
        made.reward = moved(from.reward, slots);
        made.place = from.place;
        for (const LocalSummand::Target& each : from.targets)
            made.alternatives.push_back(alternative(each, slots));
        return made;
    }

    static std::size_t mostVariables(const LocalSummand& summand)
    {
        std::size_t most = 0;
        for (const LocalSummand::Target& each : summand.targets)
            most = std::max(most, each.variables.size());
        return most;
    }

    Expression isAt(std::size_t location) const
    {
        const Variable& counter = m_lppe.parameters[0].variable;
        return applied(Operator::Equal, reference(counter, 0),
                       literal(static_cast<std::int64_t>(location) + 1, counter.type));
    }

    /// What the location does not need is as it was in the beginning.
    Alternative alternative(const LocalSummand::Target& from, std::span<const int> slots) const
    {
        Alternative made {from.variables, moved(from.probability, slots), {}};
        for (const Lppe::Parameter& each : m_lppe.parameters)
            made.next.push_back(literal(each.initial, each.variable.type));
        if (m_hasCounter)
            made.next[0] = literal(static_cast<std::int64_t>(from.location) + 1,
                                   m_lppe.parameters[0].variable.type);
        const std::vector<int>& parameters = m_parameterOf[from.location];
        for (std::size_t i = 0; i < from.arguments.size(); ++i)
            made.next[static_cast<std::size_t>(parameters[i])] = moved(from.arguments[i], slots);
        return made;
    }

    const LocationFinder& m_found;
    bool m_hasCounter = false;
    Lppe m_lppe;
    /// Of each location, for each of its variables.
    std::vector<std::vector<int>> m_parameterOf;
};

} // namespace

void failLarge(SourceLocation place)
{
    constexpr auto most = static_cast<int>(mostSummands);
    syntax::failAt(place,
                   QCoreApplication::translate(
                       "Lppe",
                       "written as one linear equation, this becomes too large (more than %n "
                       "alternatives)",
                       "", most));
}

Lppe linearOf(const Specification& specification, int process, std::span<const std::int64_t> data)
{
    LocationFinder finder(specification);
    finder.find(process);
    Lppe made = Merger(finder, data).all();
    made.name = specification.processes[static_cast<std::size_t>(process)].name;
    return made;
}

}
