// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/language/processcheck.h"
#include "core/formal/process/language/operatorcheck.h"
#include "core/syntax/tokenreader.h"
#include "core/syntax/typecheck.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::formal {

using syntax::failAt;
using syntax::Scope;
using syntax::shown;
using syntax::SourceLocation;
using syntax::Symbol;
using syntax::Variable;

namespace {

/// Checks the body of one process, or one component.
class BodyCheck
{
    Q_DECLARE_TR_FUNCTIONS(Process)

public:
    BodyCheck(Specification& specification, Scope& scope)
        : m_specification(specification), m_scope(scope)
    {
    }

    void check(Process& process)
    {
        std::visit([&](auto& node) { checkNode(node, process.place); }, process.node);
    }

private:
    void checkNode(Delta&, SourceLocation) { }

    void checkNode(Instance& instance, SourceLocation)
    {
        instance.process = m_specification.findProcess(instance.name);
        if (instance.process < 0)
            checkAction(instance);
        else if (instance.named)
            checkAssignments(instance);
        else
            checkArguments(instance);
    }

    void checkNode(ActionList& multi, SourceLocation)
    {
        for (Instance& action : multi.actions) {
            if (m_specification.findProcess(action.name) >= 0) {
                failAt(action.place,
                       tr("'%1' is a process; only actions can happen at once, with a '|' between "
                          "them")
                           .arg(shown(action.name.name())));
            }
            checkAction(action);
        }
    }

    void checkNode(Choice& choice, SourceLocation)
    {
        for (Process& option : choice.options)
            check(option);
    }
    void checkNode(Sequence& sequence, SourceLocation)
    {
        for (Process& part : sequence.parts)
            check(part);
    }

    void checkNode(Sum& sum, SourceLocation)
    {
        syntax::checkVariables(sum.variables, m_specification.data);
        for (Variable& variable : sum.variables)
            m_scope.add(variable);
        check(sum.body[0]);
        m_scope.drop(sum.variables.size());
    }

    void checkNode(Condition& condition, SourceLocation)
    {
        syntax::check(condition.condition, m_scope, m_specification.data, syntax::Sort::boolean());
        for (Process& branch : condition.branches)
            check(branch);
    }

    void checkNode(Parallel&, SourceLocation place)
    {
        failAt(place,
               tr("'||' can only be used in 'init', inside allow, comm, hide, block and rename"));
    }
    void checkNode(OperatorTerm&, SourceLocation place)
    {
        failAt(
            place,
            tr("allow, comm, hide, block and rename can only be used in 'init', around all of it"));
    }

    void checkAction(Instance& instance)
    {
        const syntax::DeclaredAction* action
            = syntax::findAction(m_specification.actions, instance.name);
        if (!action)
            failUnknown(instance);
        if (instance.named) {
            failAt(instance.place,
                   instance.arguments.empty()
                       ? tr("the action '%1' is written without brackets where it takes no "
                            "arguments")
                             .arg(shown(instance.name.name()))
                       : tr("'%1' is an action, whose arguments have no names")
                             .arg(shown(instance.name.name())));
        }
        if (action->sorts.size() != instance.arguments.size()) {
            failAt(instance.place,
                   tr("the action '%1' takes %n argument(s)", nullptr,
                      static_cast<int>(action->sorts.size()))
                           .arg(shown(instance.name.name()))
                       + tr(", not %1").arg(instance.arguments.size()));
        }
        for (std::size_t i = 0; i < action->sorts.size(); ++i)
            checkData(instance.arguments[i], action->sorts[i]);
    }

    void checkArguments(Instance& instance)
    {
        const std::vector<Variable>& parameters = parametersOf(instance);
        if (parameters.size() != instance.arguments.size()) {
            failAt(instance.place,
                   tr("the process '%1' takes %n argument(s)", nullptr,
                      static_cast<int>(parameters.size()))
                           .arg(shown(instance.name.name()))
                       + tr(", not %1").arg(instance.arguments.size()));
        }
        for (std::size_t i = 0; i < parameters.size(); ++i)
            checkData(instance.arguments[i], parameters[i].sort);
    }

    void checkAssignments(Instance& instance)
    {
        const std::vector<Variable>& parameters = parametersOf(instance);
        const std::vector<Symbol> names = syntax::namesOf(parameters);
        for (std::size_t i = 0; i < instance.parameters.size(); ++i) {
            const Symbol name = instance.parameters[i];
            const SourceLocation place = instance.parameterPlaces[i];
            const auto found = std::ranges::find(names, name);
            if (found == names.end()) {
                failAt(place,
                       tr("the process '%1' has no parameter '%2'")
                               .arg(shown(instance.name.name()), shown(name.name()))
                           + syntax::didYouMean(name.name(), names));
            }
            const auto first = std::ranges::find(instance.parameters, name);
            if (first != instance.parameters.begin() + static_cast<std::ptrdiff_t>(i))
                failAt(place, tr("the parameter '%1' is set twice").arg(shown(name.name())));
            checkData(instance.arguments[i],
                      parameters[static_cast<std::size_t>(found - names.begin())].sort);
        }
        for (const Variable& parameter : parameters)
            if (std::ranges::find(instance.parameters, parameter.name) == instance.parameters.end())
                checkKept(instance, parameter);
    }

    /// A parameter that an assignment leaves out keeps the value of the variable of its name.
    void checkKept(const Instance& instance, const Variable& parameter)
    {
        const Variable* variable = m_scope.find(parameter.name);
        if (!variable || !syntax::fits(variable->sort, parameter.sort)) {
            failAt(instance.place,
                   tr("the parameter '%1' of the process '%2' has no value here; write %1 = ...")
                       .arg(shown(parameter.name.name()), shown(instance.name.name())));
        }
    }

    const std::vector<Variable>& parametersOf(const Instance& instance) const
    {
        return m_specification.processes[static_cast<std::size_t>(instance.process)].parameters;
    }

    void checkData(syntax::Expression& expression, const syntax::Sort& wanted)
    {
        syntax::check(expression, m_scope, m_specification.data, wanted);
    }

    [[noreturn]] void failUnknown(const Instance& instance) const
    {
        std::vector<Symbol> known = syntax::namesOf(m_specification.actions);
        for (const ProcessDeclaration& process : m_specification.processes)
            known.push_back(process.name);
        failAt(instance.place,
               tr("there is no action or process '%1'").arg(shown(instance.name.name()))
                   + syntax::didYouMean(instance.name.name(), known));
    }

    Specification& m_specification;
    Scope& m_scope;
};

void checkNames(const Specification& specification)
{
    const auto& processes = specification.processes;
    for (auto each = processes.begin(); each != processes.end(); ++each) {
        const bool twice = std::find_if(processes.begin(), each,
                                        [&](const ProcessDeclaration& other) {
                                            return other.name == each->name;
                                        })
            != each;
        if (twice || syntax::findAction(specification.actions, each->name)) {
            failAt(each->place,
                   QCoreApplication::translate("Process", "'%1' is declared twice")
                       .arg(shown(each->name.name())));
        }
        syntax::checkVariables(each->parameters, specification.data);
    }
    for (const syntax::DeclaredAction& action : specification.actions)
        for (const syntax::Sort& sort : action.sorts)
            syntax::checkSort(sort, action.place, specification.data);
}

/// Processes that are entered before any action happens: none may be entered from itself.
class GuardCheck
{
public:
    explicit GuardCheck(const Specification& specification)
        : m_specification(specification), m_state(specification.processes.size(), Unseen)
    {
    }

    void check()
    {
        for (std::size_t i = 0; i < m_state.size(); ++i)
            visit(static_cast<int>(i), m_specification.processes[i].place);
    }

private:
    enum State
    {
        Unseen,
        Open,
        Done
    };

    void visit(int process, SourceLocation from)
    {
        State& state = m_state[static_cast<std::size_t>(process)];
        const ProcessDeclaration& declaration
            = m_specification.processes[static_cast<std::size_t>(process)];
        if (state == Open) {
            failAt(from,
                   QCoreApplication::translate(
                       "Process",
                       "the process '%1' calls itself before an action happens; an "
                       "action must stand before the call")
                       .arg(shown(declaration.name.name())));
        }
        if (state == Done)
            return;
        state = Open;
        visitHead(declaration.body);
        m_state[static_cast<std::size_t>(process)] = Done;
    }

    void visitHead(const Process& process)
    {
        if (m_depth == deepest) {
            failAt(
                process.place,
                QCoreApplication::translate(
                    "Process", "processes call one another too deeply before an action happens"));
        }
        ++m_depth;
        visitNode(process);
        --m_depth;
    }

    void visitNode(const Process& process)
    {
        if (const auto* instance = std::get_if<Instance>(&process.node)) {
            if (instance->process >= 0)
                visit(instance->process, instance->place);
        } else if (const auto* choice = std::get_if<Choice>(&process.node)) {
            for (const Process& option : choice->options)
                visitHead(option);
        } else if (const auto* sequence = std::get_if<Sequence>(&process.node)) {
            visitHead(sequence->parts[0]);
        } else if (const auto* sum = std::get_if<Sum>(&process.node)) {
            visitHead(sum->body[0]);
        } else if (const auto* condition = std::get_if<Condition>(&process.node)) {
            for (const Process& branch : condition->branches)
                visitHead(branch);
        }
    }

    static constexpr int deepest = 2000;

    const Specification& m_specification;
    std::vector<State> m_state;
    int m_depth = 0;
};

} // namespace

void checkProcesses(Specification& specification)
{
    checkNames(specification);
    for (ProcessDeclaration& process : specification.processes) {
        Scope scope;
        for (Variable& parameter : process.parameters)
            scope.add(parameter);
        BodyCheck(specification, scope).check(process.body);
    }
    for (Process& component : specification.components) {
        Scope scope;
        BodyCheck(specification, scope).check(component);
    }
    GuardCheck(specification).check();
    for (const SetOperator& sign : specification.operators)
        checkOperator(sign, specification);
}

}
