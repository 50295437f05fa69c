// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/language/program.h"

#include <algorithm>
#include <set>

namespace fourcast::formal {

using syntax::Expression;
using syntax::Symbol;
using NodeKind = ProgramNode::Kind;

namespace {

/// Equal for expressions that are worth the same in every frame.
void addKey(std::string& key, const Expression& expression)
{
    key += syntax::text(expression).toStdString();
    syntax::eachVariable(expression, [&key](const syntax::Reference& reference) {
        key += '@' + std::to_string(reference.index);
    });
    key += ';';
}

/// Can its value be told without any calculation that might fail?
bool isPlain(const Expression* expression)
{
    const auto* reference = std::get_if<syntax::Reference>(&expression->node);
    return std::holds_alternative<syntax::Literal>(expression->node)
        || (reference && reference->kind != syntax::Reference::Kind::Map);
}

/// Whatever may be wrong there has a place, which is that of one process.
bool mayFail(const ProgramNode& node)
{
    const auto arePlain = [](const std::vector<const Expression*>& all) {
        return std::ranges::all_of(all, isPlain);
    };
    return node.kind == NodeKind::Sum || (node.condition && !isPlain(node.condition))
        || !arePlain(node.arguments)
        || !std::ranges::all_of(node.actions, [&](const ProgramNode::ActionTemplate& action) {
               return arePlain(action.arguments);
           });
}

/// Equal for points at which the same happens, and can be told in the same words.
std::string keyOf(const ProgramNode& node, int owner)
{
    std::string key = std::to_string(static_cast<int>(node.kind)) + ':';
    if (mayFail(node))
        key += std::to_string(owner) + ':';
    for (const int child : node.children)
        key += std::to_string(child) + ',';
    if (node.condition)
        addKey(key, *node.condition);
    for (const syntax::Variable& variable : node.variables)
        key += std::to_string(variable.slot) + syntax::text(variable.sort).toStdString() + ';';
    for (const auto& action : node.actions) {
        key += action.name.name();
        key += '(';
        for (const Expression* argument : action.arguments)
            addKey(key, *argument);
        key += ')';
    }
    key += '#' + std::to_string(node.process);
    for (const Expression* argument : node.arguments)
        addKey(key, *argument);
    return key;
}

/// The names of the slots inside a sum.
class Inside
{
public:
    Inside(std::vector<Symbol>& names, const std::vector<syntax::Variable>& variables)
        : m_names(names), m_size(names.size())
    {
        for (const syntax::Variable& variable : variables)
            names.push_back(variable.name);
    }
    ~Inside() { m_names.resize(m_size); }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

private:
    std::vector<Symbol>& m_names;
    std::size_t m_size;
};

void addSlots(std::set<int>& slots, const Expression& expression)
{
    syntax::eachVariable(expression, [&slots](const syntax::Reference& reference) {
        slots.insert(reference.index);
    });
}

} // namespace

Program::Program(const Specification& specification) : m_specification(specification)
{
    m_nodes.push_back({NodeKind::End, {}, nullptr, {}, {}, -1, {}, {}, {}, {}, QString()});
    m_nodes.push_back(
        {NodeKind::Delta, {}, nullptr, {}, {}, -1, {}, {}, {}, {}, QStringLiteral("delta")});
    for (const ProcessDeclaration& process : specification.processes) {
        std::vector<Symbol> names = syntax::namesOf(process.parameters);
        m_entries.push_back(ownEntry(compile(process.body, end, names), process.body.place));
        ++m_owner;
    }
    for (const Process& component : specification.components) {
        std::vector<Symbol> names;
        m_starts.push_back(compile(component, end, names));
        ++m_owner;
    }
    m_known.clear();
    findLive();
}

int Program::processAt(int node) const
{
    const auto found = std::ranges::find(m_entries, node);
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

std::vector<int> Program::reachedFrom(int node) const
{
    std::vector<bool> seen(m_nodes.size());
    std::vector<int> reached;
    std::vector<int> open {node};
    while (!open.empty()) {
        const int at = open.back();
        open.pop_back();
        if (seen[static_cast<std::size_t>(at)])
            continue;
        seen[static_cast<std::size_t>(at)] = true;
        reached.push_back(at);
        const ProgramNode& each = this->node(at);
        open.insert(open.end(), each.children.begin(), each.children.end());
        if (each.kind == NodeKind::Call)
            open.push_back(entryOf(each.process));
    }
    return reached;
}

bool Program::isDoneAtOnce(Symbol name) const
{
    return std::ranges::any_of(m_nodes, [name](const ProgramNode& node) {
        return node.actions.size() > 1
            && std::ranges::find(node.actions, name, &ProgramNode::ActionTemplate::name)
            != node.actions.end();
    });
}

bool Program::mayEnd(std::size_t component) const
{
    // Which points may come to their end; that of a call does when both it and what follows do.
    std::vector<bool> may(m_nodes.size());
    may[end] = true;
    const auto is = [&may](int node) { return bool(may[static_cast<std::size_t>(node)]); };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            const ProgramNode& node = m_nodes[i];
            const bool now = std::ranges::any_of(node.children, is)
                && (node.kind != NodeKind::Call || is(entryOf(node.process)));
            if (now && !may[i])
                may[i] = changed = true;
        }
    }
    return is(m_starts[component]);
}

int Program::compile(const Process& process, int next, std::vector<Symbol>& names)
{
    ProgramNode node;
    node.place = process.place;
    node.names = names;
    if (std::holds_alternative<Delta>(process.node))
        return delta;
    node.text = text(process);
    if (const auto* instance = std::get_if<Instance>(&process.node)) {
        if (instance->process >= 0)
            node.arguments = argumentsOf(*instance, names);
        return compileInstance(*instance, next, std::move(node));
    }
    if (const auto* multi = std::get_if<ActionList>(&process.node)) {
        node.kind = NodeKind::Act;
        node.children = {next};
        for (const Instance& action : multi->actions) {
            node.actions.push_back({action.name, {}});
            for (const Expression& argument : action.arguments)
                node.actions.back().arguments.push_back(&argument);
        }
    } else if (const auto* choice = std::get_if<Choice>(&process.node)) {
        node.kind = NodeKind::Choice;
        for (const Process& option : choice->options)
            node.children.push_back(compile(option, next, names));
    } else if (const auto* sequence = std::get_if<Sequence>(&process.node)) {
        for (std::size_t i = sequence->parts.size(); i-- > 0;)
            next = compile(sequence->parts[i], next, names);
        return next;
    } else if (const auto* sum = std::get_if<Sum>(&process.node)) {
        node.kind = NodeKind::Sum;
        node.variables = sum->variables;
        const Inside inside(names, sum->variables);
        node.children = {compile(sum->body[0], next, names)};
    } else if (const auto* condition = std::get_if<Condition>(&process.node)) {
        node.kind = NodeKind::Condition;
        node.condition = &condition->condition;
        for (const Process& branch : condition->branches)
            node.children.push_back(compile(branch, next, names));
        // `<> delta` is no other way to go on: the condition bounds a sum as if it stood alone.
        if (node.children.size() == 2 && node.children[1] == delta)
            node.children.pop_back();
    }
    return intern(std::move(node));
}

int Program::compileInstance(const Instance& instance, int next, ProgramNode node)
{
    node.children = {next};
    if (instance.process >= 0) {
        node.kind = NodeKind::Call;
        node.process = instance.process;
    } else {
        node.kind = NodeKind::Act;
        node.actions.push_back({instance.name, {}});
        for (const Expression& argument : instance.arguments)
            node.actions.back().arguments.push_back(&argument);
    }
    return intern(std::move(node));
}

std::vector<const Expression*> Program::argumentsOf(const Instance& instance,
                                                    const std::vector<Symbol>& names)
{
    std::vector<const Expression*> arguments;
    if (!instance.named) {
        for (const Expression& argument : instance.arguments)
            arguments.push_back(&argument);
        return arguments;
    }
    const auto index = static_cast<std::size_t>(instance.process);
    for (const syntax::Variable& parameter : m_specification.processes[index].parameters) {
        const auto set = std::ranges::find(instance.parameters, parameter.name);
        if (set != instance.parameters.end()) {
            arguments.push_back(
                &instance.arguments[static_cast<std::size_t>(set - instance.parameters.begin())]);
            continue;
        }
        const auto kept = std::find(names.rbegin(), names.rend(), parameter.name);
        const int slot = static_cast<int>(names.rend() - kept) - 1;
        m_made.push_back(
            {syntax::Reference {parameter.name, syntax::Reference::Kind::Variable, slot},
             instance.place, parameter.sort});
        arguments.push_back(&m_made.back());
    }
    return arguments;
}

int Program::intern(ProgramNode node)
{
    const auto [known, isNew]
        = m_known.try_emplace(keyOf(node, m_owner), static_cast<int>(m_nodes.size()));
    if (isNew)
        m_nodes.push_back(std::move(node));
    return known->second;
}

/// A point of its own, by which the process is known: a part of another one that does the same is
/// not called by its name.
int Program::ownEntry(int entry, syntax::SourceLocation place)
{
    ProgramNode node = this->node(entry);
    node.place = place;
    m_nodes.push_back(std::move(node));
    return static_cast<int>(m_nodes.size()) - 1;
}

void Program::findLive()
{
    std::vector<std::set<int>> live(m_nodes.size());
    const auto liveAt = [&](const ProgramNode& node) {
        std::set<int> slots;
        for (const int child : node.children)
            slots.insert(live[static_cast<std::size_t>(child)].begin(),
                         live[static_cast<std::size_t>(child)].end());
        for (const syntax::Variable& variable : node.variables)
            slots.erase(variable.slot);
        if (node.condition)
            addSlots(slots, *node.condition);
        for (const auto& action : node.actions)
            for (const Expression* argument : action.arguments)
                addSlots(slots, *argument);
        if (node.kind == NodeKind::Call) {
            // An argument for a parameter that nobody looks at does not matter.
            const auto& wanted = live[static_cast<std::size_t>(entryOf(node.process))];
            for (std::size_t i = 0; i < node.arguments.size(); ++i)
                if (wanted.contains(static_cast<int>(i)))
                    addSlots(slots, *node.arguments[i]);
        }
        return slots;
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            std::set<int> slots = liveAt(m_nodes[i]);
            if (slots.size() == live[i].size())
                continue;
            live[i] = std::move(slots);
            changed = true;
        }
    }
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        ProgramNode& node = m_nodes[i];
        node.live.assign(live[i].begin(), live[i].end());
        std::vector<Symbol> names;
        for (const int slot : node.live)
            names.push_back(node.names[static_cast<std::size_t>(slot)]);
        node.names = std::move(names);
    }
}

}
