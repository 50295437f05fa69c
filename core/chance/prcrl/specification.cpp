// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/specification.h"
#include "core/chance/prcrl/guardcheck.h"
#include "core/chance/prcrl/processcheck.h"
#include "core/chance/prcrl/rawreader.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace fourcast::chance {

using syntax::shown;
using syntax::Symbol;

namespace {

/// Of each argument of an action a type of each kind that it has somewhere.
using Kinds = std::vector<std::vector<Type>>;
/// How many arguments each action has where it happens, and of which kinds.
using Arities = std::map<Symbol, std::map<std::size_t, Kinds>>;

std::vector<Symbol> actionsOf(const Arities& all)
{
    std::vector<Symbol> names;
    for (const auto& [name, arities] : all)
        if (!arities.empty())
            names.push_back(name);
    return names;
}

} // namespace

/// What goals may speak of: the declarations and actions of a model.
class GoalReader
{
    Q_DECLARE_TR_FUNCTIONS(Prcrl)

public:
    explicit GoalReader(raw::Specification from) : m_from(std::move(from)) { }

    const raw::Specification& from() const { return m_from; }
    Arities& arities() { return m_arities; }
    /// The two formulas of an `until`.
    Until until(const std::vector<raw::ActionFormula>& read) const
    {
        // Of their own: they count how much was read.
        const Declarations declarations(m_from);
        return {formula(read[0], declarations), formula(read[1], declarations)};
    }

private:
    ActionFormula formula(const raw::ActionFormula& from, const Declarations& declarations) const
    {
        ActionFormula made {.kind = from.kind};
        for (const raw::ActionFormula& each : from.operands)
            made.operands.push_back(formula(each, declarations));
        if (from.kind == ActionFormula::Kind::Action)
            made.pattern = pattern(from, declarations);
        return made;
    }

    ActionPattern pattern(const raw::ActionFormula& from, const Declarations& declarations) const
    {
        const Symbol name = from.action.name;
        const auto known = m_arities.find(name);
        if (known == m_arities.end() || known->second.empty()) {
            syntax::failAt(from.action.place,
                           tr("no process does '%1'").arg(shown(name.name()))
                               + syntax::didYouMean(name.name(), actionsOf(m_arities)));
        }
        ActionPattern made {name, {}};
        if (!from.arguments)
            return made;
        if (!known->second.contains(from.arguments->size())) {
            syntax::failAt(from.action.place,
                           tr("the number of arguments of '%1' is %2 in the processes, not %3")
                               .arg(shown(name.name()))
                               .arg(known->second.begin()->first)
                               .arg(from.arguments->size()));
        }
        made.arguments.emplace();
        const Kinds& kinds = known->second.at(from.arguments->size());
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const raw::Expression& each = (*from.arguments)[i];
            requireKind(each, kinds[i], name, declarations);
            made.arguments->push_back(declarations.datum(each));
            made.argumentTexts << text(declarations.check(each, {}).type, made.arguments->back());
        }
        return made;
    }

    /// A datum is a number, whatever it stands for: T must not be taken for 1.
    static void requireKind(const raw::Expression& argument, const std::vector<Type>& kinds,
                            Symbol action, const Declarations& declarations)
    {
        if (kinds.size() > 1) {
            syntax::failAt(argument.place,
                           tr("'%1' has %2 here and %3 elsewhere in the processes, which can't be "
                              "told apart by a goal")
                               .arg(shown(action.name()), kindText(kinds[0]), kindText(kinds[1])));
        }
        const Type type = declarations.check(argument, {}).type;
        if (!kinds.empty() && !sameKind(kinds[0], type)) {
            syntax::failAt(argument.place,
                           tr("%1 is needed here, not %2").arg(kindText(kinds[0]), kindText(type)));
        }
    }

    const raw::Specification m_from;
    Arities m_arities;
};

namespace {

/// What a specification says beside its processes, and whether the names there mean something.
class Frame
{
    Q_DECLARE_TR_FUNCTIONS(Prcrl)

public:
    Frame(GoalReader& goals, Specification& to)
        : m_from(goals.from()), m_goals(goals), m_arities(goals.arities()), m_to(to)
    {
        for (const ProcessDefinition& each : to.processes) {
            eachPrefix(each.body, [this](const Prefix& prefix, syntax::SourceLocation) {
                std::vector<Type> types;
                for (const Expression& argument : prefix.arguments)
                    types.push_back(argument.type);
                note(prefix.action, types.size(), [&](Kinds& kinds) {
                    for (std::size_t i = 0; i < types.size(); ++i)
                        addKind(kinds[i], types[i]);
                });
            });
        }
    }

    void take()
    {
        for (const raw::SetOperator& each : m_from.operators)
            takeOperator(each);
        noteNames(m_to.init);
        warnOfUnknown();
        if (!m_from.until.empty())
            m_to.until = m_goals.until(m_from.until);
        warnOfUnused();
    }

private:
    void takeOperator(const raw::SetOperator& from)
    {
        using Kind = raw::SetOperator::Kind;
        const std::vector<syntax::PlacedName>& names = from.names;
        if (from.kind == Kind::NoComm) {
            m_named.insert(m_named.end(), names.begin(), names.end());
            m_to.alone.insert(m_to.alone.end(), names.begin(), names.end());
        } else if (from.kind == Kind::Comm) {
            for (std::size_t i = 0; i + 2 < names.size(); i += 3) {
                m_to.communications.push_back({names[i], names[i + 1], names[i + 2]});
                m_named.push_back(names[i]);
                m_named.push_back(names[i + 1]);
                makeAs(names[i].name, names[i + 2].name);
            }
        } else {
            Composition around {.names = names, .parts = {}, .place = from.place};
            around.kind = from.kind == Kind::Hide ? Composition::Kind::Hide
                : from.kind == Kind::Encap        ? Composition::Kind::Encap
                                                  : Composition::Kind::Rename;
            around.parts.push_back(std::move(m_to.init));
            m_to.init = std::move(around);
        }
    }

    template <typename Add> void note(Symbol action, std::size_t arity, const Add& add)
    {
        Kinds& kinds = m_arities[action][arity];
        kinds.resize(arity);
        add(kinds);
    }

    static void addKind(std::vector<Type>& kinds, const Type& type)
    {
        if (std::ranges::none_of(kinds, [&](const Type& each) { return sameKind(each, type); }))
            kinds.push_back(type);
    }

    /// The action `made` comes to be where `from` happens.
    void makeAs(Symbol from, Symbol made)
    {
        const std::map<std::size_t, Kinds> arities = m_arities[from];
        // Clang 14 has no names of parts in a lambda.
        for (const auto& each : arities)
            note(made, each.first, [&](Kinds& to) {
                for (std::size_t i = 0; i < each.first; ++i)
                    for (const Type& type : each.second[i])
                        addKind(to[i], type);
            });
    }

    void noteNames(const Composition& node)
    {
        for (const Composition& part : node.parts)
            noteNames(part);
        if (node.kind == Composition::Kind::Hide)
            m_arities[Symbol("tau")][0];
        const bool renames = node.kind == Composition::Kind::Rename;
        for (std::size_t i = 0; i < node.names.size(); i += renames ? 2 : 1) {
            m_named.push_back(node.names[i]);
            if (renames)
                makeAs(node.names[i].name, node.names[i + 1].name);
        }
    }

    void warnOfUnknown()
    {
        const std::vector<Symbol> names = actionsOf(m_arities);
        for (const syntax::PlacedName& each : m_named) {
            if (std::ranges::find(names, each.name) == names.end()) {
                warn(each.place,
                     tr("no process does '%1'").arg(shown(each.name.name()))
                         + syntax::didYouMean(each.name.name(), names));
            }
        }
    }

    void warn(syntax::SourceLocation place, const QString& message)
    {
        m_to.warnings.push_back(syntax::errorAt(place, message));
    }

    void warnOfUnused()
    {
        std::vector<bool> used(m_to.processes.size());
        markUsed(m_to.init, used);
        for (std::size_t i = 0; i < used.size(); ++i) {
            if (!used[i]) {
                warn(m_to.processes[i].place,
                     tr("the process '%1' is never reached from init")
                         .arg(shown(m_to.processes[i].name.name())));
            }
        }
    }

    void markUsed(const Composition& node, std::vector<bool>& used) const
    {
        if (node.kind == Composition::Kind::Instance)
            markUsed(node.process, used);
        for (const Composition& part : node.parts)
            markUsed(part, used);
    }

    void markUsed(int process, std::vector<bool>& used) const
    {
        std::vector<int> open {process};
        while (!open.empty()) {
            const auto next = static_cast<std::size_t>(open.back());
            open.pop_back();
            if (used[next])
                continue;
            used[next] = true;
            addCalls(m_to.processes[next].body, open);
        }
    }

    static void addCalls(const Process& process, std::vector<int>& to)
    {
        if (const auto* instance = std::get_if<Instance>(&process.node))
            to.push_back(instance->process);
        eachPart(process, [&to](const Process& part) { addCalls(part, to); });
    }

    const raw::Specification& m_from;
    const GoalReader& m_goals;
    Arities& m_arities;
    Specification& m_to;
    std::vector<syntax::PlacedName> m_named;
};

Specification readAll(QStringView source)
{
    const auto goals = std::make_shared<GoalReader>(raw::readSpecification(source));
    Specification specification;
    const Declarations declarations(goals->from());
    checkProcesses(goals->from(), declarations, specification);
    checkGuarded(specification);
    Frame(*goals, specification).take();
    specification.goals = goals;
    return specification;
}

} // namespace

Expected<Specification> readSpecification(QStringView source)
{
    return syntax::caught([source] { return readAll(source); });
}

Expected<Until> readUntil(QStringView goal, const Specification& specification)
{
    return syntax::caught([&] { return specification.goals->until(raw::readGoal(goal)); });
}

}
