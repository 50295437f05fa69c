// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/processcheck.h"
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/prcrl/probabilitycheck.h"
#include "core/support/text/listtext.h"
#include "core/syntax/tokenreader.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::chance {

using syntax::failAt;
using syntax::shown;
using syntax::SourceLocation;
using syntax::Symbol;

namespace {

class ProcessChecker
{
    Q_DECLARE_TR_FUNCTIONS(Prcrl)

public:
    ProcessChecker(const Declarations& declarations, Specification& to)
        : m_declarations(declarations), m_to(to)
    {
    }

    void addSignature(const raw::Definition& definition)
    {
        ProcessDefinition made {definition.name, {}, {}, definition.place};
        const int known = find(definition.name);
        if (known >= 0) {
            failAt(definition.place,
                   tr("the process '%1' is defined in line %2 already")
                       .arg(shown(definition.name.name()))
                       .arg(m_to.processes[static_cast<std::size_t>(known)].place.line));
        }
        for (const raw::Variable& each : definition.parameters) {
            if (std::ranges::find(made.parameters, each.name, &Variable::name)
                != made.parameters.end()) {
                failAt(each.place,
                       tr("there is a parameter '%1' already").arg(shown(each.name.name())));
            }
            made.parameters.push_back(variable(each));
            if (made.parameters.back().type.size() == 0) {
                failAt(each.type.place,
                       tr("%1 has no values, so a parameter can't have this type")
                           .arg(text(made.parameters.back().type)));
            }
        }
        m_to.processes.push_back(std::move(made));
    }

    void addBody(const raw::Definition& definition, std::size_t index)
    {
        m_process = static_cast<int>(index);
        m_scope = m_to.processes[index].parameters;
        m_to.processes[index].body = process(definition.body);
    }

    Composition composition(const raw::Init& init)
    {
        Composition made {.kind = init.kind, .names = init.names, .parts = {}, .place = init.place};
        if (init.kind == raw::Init::Kind::Instance) {
            made.process = findOrFail(init.name, init.place);
            made.data = initialData(init, made.process);
            return made;
        }
        for (const raw::Init& part : init.parts)
            made.parts.push_back(composition(part));
        return made;
    }

private:
    int find(Symbol name) const
    {
        const auto found = std::ranges::find(m_to.processes, name, &ProcessDefinition::name);
        return found == m_to.processes.end() ? -1
                                             : static_cast<int>(found - m_to.processes.begin());
    }

    int findOrFail(Symbol name, SourceLocation place) const
    {
        const int found = find(name);
        if (found >= 0)
            return found;
        failAt(place,
               tr("there is no process '%1'").arg(shown(name.name()))
                   + syntax::didYouMean(name.name(), syntax::namesOf(m_to.processes)));
    }

    Variable variable(const raw::Variable& from) const
    {
        return {from.name, m_declarations.type(from.type), from.place};
    }

    const std::vector<Variable>& parametersOf(int process) const
    {
        return m_to.processes[static_cast<std::size_t>(process)].parameters;
    }

    Process process(const raw::Process& from)
    {
        using Kind = raw::Process::Kind;
        switch (from.kind) {
        case Kind::Choice: {
            Choice made;
            for (const raw::Process& part : from.parts)
                made.parts.push_back(process(part));
            return {std::move(made), from.place};
        }
        case Kind::Condition: {
            Condition made {m_declarations.condition(from.expressions[0], m_scope), {}};
            made.body.push_back(process(from.parts[0]));
            return {std::move(made), from.place};
        }
        case Kind::Sum:
            return sum(from);
        case Kind::Instance:
            return instance(from);
        case Kind::Prefix:
            break;
        }
        return prefix(from);
    }

    Process sum(const raw::Process& from)
    {
        Sum made {variable(from.variables[0]), {}};
        checkSmall(from.variables[0], made.variable.type);
        m_scope.push_back(made.variable);
        made.body.push_back(process(from.parts[0]));
        m_scope.pop_back();
        return {std::move(made), from.place};
    }

    void checkSmall(const raw::Variable& from, const Type& type) const
    {
        if (type.size() > 1'000'000) {
            failAt(from.type.place,
                   tr("each value is tried here, and %1 has too many; a range such as {1..6} is "
                      "needed")
                       .arg(text(type)));
        }
    }

    Process instance(const raw::Process& from)
    {
        Instance made {findOrFail(from.name, from.place), {}};
        if (!from.hasUpdates) {
            checkCount(from.name, made.process, from.expressions.size(), from.place);
            for (std::size_t i = 0; i < from.expressions.size(); ++i)
                made.arguments.push_back(m_declarations.valueFor(
                    from.expressions[i], parametersOf(made.process)[i], m_scope));
            return {std::move(made), from.place};
        }
        checkUpdates(from.name, made.process, from.updates);
        for (std::size_t i = 0; i < parametersOf(made.process).size(); ++i)
            made.arguments.push_back(argument(from, made.process, i));
        return {std::move(made), from.place};
    }

    void checkCount(Symbol name, int process, std::size_t given, SourceLocation place) const
    {
        const std::vector<Variable>& parameters = parametersOf(process);
        if (given == parameters.size())
            return;
        const QString names = listText(syntax::namesOf(parameters), &Symbol::text);
        if (parameters.empty())
            failAt(place, tr("%1 has no parameters: write %1[]").arg(shown(name.name())));
        failAt(place,
               tr("%1 needs one value for each parameter, as in %1[%2]: %3, not %4")
                   .arg(shown(name.name()), names)
                   .arg(parameters.size())
                   .arg(given));
    }

    void checkUpdates(Symbol name, int process, const std::vector<raw::Update>& updates) const
    {
        const std::vector<Symbol> names = syntax::namesOf(parametersOf(process));
        for (auto update = updates.begin(); update != updates.end(); ++update) {
            if (std::ranges::find(names, update->name) == names.end()) {
                failAt(update->place,
                       tr("the process '%1' has no parameter '%2'")
                               .arg(shown(name.name()), shown(update->name.name()))
                           + syntax::didYouMean(update->name.name(), names));
            }
            if (std::find_if(updates.begin(), update,
                             [&](const raw::Update& each) { return each.name == update->name; })
                != update) {
                failAt(update->place,
                       tr("'%1' has a value already").arg(shown(update->name.name())));
            }
        }
    }

    /// The value of a parameter after `X[t := 0]`: one that is not mentioned keeps what it has.
    Expression argument(const raw::Process& from, int process, std::size_t index) const
    {
        const Variable& parameter = parametersOf(process)[index];
        for (const raw::Update& update : from.updates)
            if (update.name == parameter.name)
                return m_declarations.valueFor(update.value, parameter, m_scope);
        if (process == m_process) {
            return {Reference {parameter.name, static_cast<int>(index)}, from.place,
                    parameter.type};
        }
        for (std::size_t i = 0; i < parametersOf(m_process).size(); ++i) {
            const Variable& own = m_scope[i];
            if (own.name == parameter.name && sameKind(own.type, parameter.type))
                return {Reference {own.name, static_cast<int>(i)}, from.place, own.type};
        }
        failAt(from.place,
               tr("'%1' needs a value for its parameter '%2': there is no value of that name here "
                  "to keep")
                   .arg(shown(from.name.name()), shown(parameter.name.name())));
    }

    Process prefix(const raw::Process& from)
    {
        Prefix made {from.name, {}, literal(0), {}};
        if (from.name.name() == "tau" && !from.expressions.empty())
            failAt(from.place, tr("tau is not a visible action, so it has no arguments"));
        for (const raw::Expression& each : from.expressions)
            made.arguments.push_back(m_declarations.check(each, m_scope));
        if (!from.reward.empty())
            made.reward = m_declarations.number(from.reward[0], m_scope);
        for (const raw::Outcome& each : from.outcomes)
            addOutcomes(each, {}, literal(1), made.outcomes);
        checkProbabilities(made.outcomes, from.outcomes[0].place, m_scope.size());
        return {std::move(made), from.place};
    }

    static Expression literal(std::int64_t value)
    {
        return {Literal {value, 1}, {}, Type::natural()};
    }

    /// A psum within a psum is one of the products.
    void addOutcomes(const raw::Outcome& from, std::vector<Variable> variables,
                     Expression probability, std::vector<Outcome>& to)
    {
        const std::size_t depth = m_scope.size();
        for (std::size_t i = 0; i < from.variables.size(); ++i) {
            variables.push_back(variable(from.variables[i]));
            checkSmall(from.variables[i], variables.back().type);
            m_scope.push_back(variables.back());
            if (!from.isJoint)
                probability = product(std::move(probability), factor(from.probabilities[i], depth));
        }
        if (from.isJoint)
            probability = product(std::move(probability),
                                  m_declarations.number(from.probabilities[0], m_scope));
        for (const raw::Outcome& each : from.inner)
            addOutcomes(each, variables, probability, to);
        if (!from.body.empty()) {
            Outcome made {std::move(variables), std::move(probability), {}};
            made.body.push_back(process(from.body[0]));
            to.push_back(std::move(made));
        }
        m_scope.resize(depth);
    }

    /// Of one of the variables that are independent: on its own it sums to 1.
    Expression factor(const raw::Expression& from, std::size_t depth)
    {
        Expression made = m_declarations.number(from, m_scope);
        std::vector<Outcome> alone;
        alone.push_back(
            {{m_scope.begin() + static_cast<std::ptrdiff_t>(depth), m_scope.end()}, made, {}});
        checkFactor(alone[0], from.place, depth);
        return made;
    }

    static Expression product(Expression left, Expression right)
    {
        if (isNumber(left, 1))
            return right;
        if (isNumber(right, 1))
            return left;
        const SourceLocation place = right.place;
        Operation node {Operator::Multiply, {}};
        node.operands.push_back(std::move(left));
        node.operands.push_back(std::move(right));
        return {std::move(node), place, Type::natural()};
    }

    std::vector<std::int64_t> initialData(const raw::Init& init, int process)
    {
        const std::vector<Variable>& parameters = parametersOf(process);
        std::vector<std::int64_t> data;
        if (init.updates.empty()) {
            checkCount(init.name, process, init.expressions.size(), init.place);
            for (std::size_t i = 0; i < parameters.size(); ++i)
                data.push_back(initialDatum(init.expressions[i], parameters[i]));
            return data;
        }
        checkUpdates(init.name, process, init.updates);
        for (const Variable& parameter : parameters) {
            const auto update = std::ranges::find(init.updates, parameter.name, &raw::Update::name);
            if (update == init.updates.end()) {
                failAt(init.place,
                       tr("init must give a value to '%1'").arg(shown(parameter.name.name())));
            }
            data.push_back(initialDatum(update->value, parameter));
        }
        return data;
    }

    std::int64_t initialDatum(const raw::Expression& from, const Variable& parameter) const
    {
        (void)m_declarations.valueFor(from, parameter, {});
        return m_declarations.datum(from);
    }

    const Declarations& m_declarations;
    Specification& m_to;
    Scope m_scope;
    int m_process = 0;
};

} // namespace

void checkProcesses(const raw::Specification& from, const Declarations& declarations,
                    Specification& to)
{
    ProcessChecker checker(declarations, to);
    for (const raw::Definition& each : from.definitions)
        checker.addSignature(each);
    for (std::size_t i = 0; i < from.definitions.size(); ++i)
        checker.addBody(from.definitions[i], i);
    to.init = checker.composition(from.init[0]);
}

void eachPrefix(const Process& process,
                const std::function<void(const Prefix&, syntax::SourceLocation)>& visit)
{
    if (const auto* prefix = std::get_if<Prefix>(&process.node))
        visit(*prefix, process.place);
    eachPart(process, [&visit](const Process& part) { eachPrefix(part, visit); });
}

}
