// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/language/processwarnings.h"
#include "core/formal/process/language/multiactions.h"
#include "core/formal/process/language/program.h"
#include "core/syntax/tokenreader.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace fourcast::formal {

using syntax::shown;
using syntax::SourceLocation;
using syntax::Symbol;
using NodeKind = ProgramNode::Kind;

namespace {

/// What the processes may do, each action by the component that does it and with one place.
class ActionUses
{
public:
    explicit ActionUses(const Program& program)
    {
        const std::size_t count = program.specification().components.size();
        for (std::size_t i = 0; i < count; ++i)
            for (const int node : program.reachedFrom(program.startOf(i)))
                for (const auto& action : program.node(node).actions)
                    note(action.name, i, program.node(node).place);
    }

    bool has(Symbol name) const { return m_by.contains(name); }
    const std::map<Symbol, std::pair<std::set<std::size_t>, SourceLocation>>& all() const
    {
        return m_by;
    }

private:
    void note(Symbol name, std::size_t component, SourceLocation place)
    {
        auto& [components, first] = m_by[name];
        components.insert(component);
        if (first.line == 0)
            first = place;
    }

    std::map<Symbol, std::pair<std::set<std::size_t>, SourceLocation>> m_by;
};

class Warnings
{
    Q_DECLARE_TR_FUNCTIONS(Process)

public:
    explicit Warnings(const Specification& specification)
        : m_specification(specification), m_program(specification), m_uses(m_program),
          m_multiActions(specification)
    {
    }

    std::vector<Error> all()
    {
        for (const SetOperator& sign : m_specification.operators)
            if (const auto* communicate = std::get_if<Communicate>(&sign.node))
                for (const Communication& each : communicate->communications)
                    checkCommunication(each);
        if (m_multiActions.wanted())
            for (const auto& [name, use] : m_uses.all())
                checkSeen(name, use.second);
        checkEnds();
        return std::move(m_found);
    }

private:
    void add(SourceLocation place, const QString& message)
    {
        m_found.push_back(syntax::errorAt(place, message));
    }

    /// Each side must be done by somebody, and not all by one process alone.
    void checkCommunication(const Communication& communication)
    {
        for (const PlacedName& name : communication.from) {
            if (m_uses.has(name.name) || wasMade(name.name))
                continue;
            add(name.place,
                tr("this never happens, as no process does '%1'").arg(shown(name.name.name())));
            return;
        }
        const auto& first = communication.from[0].name;
        const auto known = m_uses.all().find(first);
        if (known == m_uses.all().end() || known->second.first.size() != 1)
            return;
        const bool alone = std::ranges::all_of(communication.from, [&](const PlacedName& name) {
            const auto use = m_uses.all().find(name.name);
            return use != m_uses.all().end() && use->second.first == known->second.first;
        });
        if (alone && !m_program.isDoneAtOnce(first)) {
            add(communication.from[0].place,
                tr("this never happens, as one process alone does all of these actions"));
        }
    }

    /// May a renaming or communication further inside have made this name?
    bool wasMade(Symbol name) const
    {
        for (const SetOperator& sign : m_specification.operators) {
            if (const auto* rename = std::get_if<Rename>(&sign.node))
                for (const auto& [from, to] : rename->names)
                    if (to.name == name)
                        return true;
            if (const auto* communicate = std::get_if<Communicate>(&sign.node))
                for (const Communication& each : communicate->communications)
                    if (each.to.name == name)
                        return true;
        }
        return false;
    }

    void checkSeen(Symbol name, SourceLocation place)
    {
        const bool wanted
            = std::ranges::any_of(*m_multiActions.wanted(), [name](const Names& names) {
                  return std::ranges::find(names, name) != names.end();
              });
        if (!wanted) {
            add(place,
                tr("'%1' never happens, as allow lists neither it nor anything it communicates to")
                    .arg(shown(name.name())));
        }
    }

    /// Where mCRL2 has a step that is not here.
    void checkEnds()
    {
        for (std::size_t i = 0; i < m_specification.components.size(); ++i) {
            if (!m_program.mayEnd(i))
                continue;
            for (const int at : m_program.reachedFrom(m_program.startOf(i))) {
                const ProgramNode& node = m_program.node(at);
                if (node.kind != NodeKind::Act || node.children[0] != Program::end)
                    continue;
                add(node.place,
                    tr("the process ends here, which is a step 'Terminate' in mCRL2; write '. "
                       "delta' if it just has nothing more to do"));
                return;
            }
        }
    }

    const Specification& m_specification;
    const Program m_program;
    const ActionUses m_uses;
    const MultiActions m_multiActions;
    std::vector<Error> m_found;
};

} // namespace

std::vector<Error> warningsOf(const Specification& specification)
{
    return Warnings(specification).all();
}

}
