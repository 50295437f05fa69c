// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/process/language/specification.h"

#include <deque>
#include <unordered_map>

namespace fourcast::formal {

/// One point of a sequential process: what can happen there, and which point comes then. Every part
/// of a process knows what follows it, so that `(a + b) . c` has one point for `c`.
struct ProgramNode
{
    enum class Kind : std::uint8_t
    {
        End, ///< the process is over: back to who called it
        Delta,
        Choice, ///< between all children
        Sum, ///< over `variables`; the child is its body
        Condition, ///< children: then, and maybe otherwise
        Act, ///< `actions` at once; the child comes then
        Call, ///< of `process` with `arguments`; the child comes then, End for a last call
    };
    struct ActionTemplate
    {
        syntax::Symbol name;
        std::vector<const syntax::Expression*> arguments;
    };

    Kind kind = Kind::End;
    std::vector<int> children;
    const syntax::Expression* condition = nullptr;
    std::vector<syntax::Variable> variables;
    std::vector<ActionTemplate> actions;
    int process = -1;
    std::vector<const syntax::Expression*> arguments;
    /// Slots whose values matter from here on, ascending. The others are not kept in a state: a
    /// parameter that is never read again makes no difference.
    std::vector<int> live;
    syntax::SourceLocation place;
    /// Of the slots in `live`, for a reader.
    std::vector<syntax::Symbol> names;
    /// What is written there.
    QString text;
};

/// The processes of a specification, taken apart into points. The specification must outlive it.
class Program
{
public:
    explicit Program(const Specification& specification);

    static constexpr int end = 0;
    static constexpr int delta = 1;

    const ProgramNode& node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    std::size_t size() const { return m_nodes.size(); }
    /// Where a process begins, with its parameters in the first slots.
    int entryOf(int process) const { return m_entries[static_cast<std::size_t>(process)]; }
    /// Where a component of `init` begins.
    int startOf(std::size_t component) const { return m_starts[component]; }
    /// The process that begins at this point, or -1.
    int processAt(int node) const;
    /// All points that a process may come to.
    std::vector<int> reachedFrom(int node) const;
    /// Is there a multi-action that has this name twice, or together with others?
    bool isDoneAtOnce(syntax::Symbol name) const;
    /// May a component of `init` come to its end?
    bool mayEnd(std::size_t component) const;
    const Specification& specification() const { return m_specification; }

private:
    int compile(const Process& process, int next, std::vector<syntax::Symbol>& names);
    int compileInstance(const Instance& instance, int next, ProgramNode node);
    std::vector<const syntax::Expression*> argumentsOf(const Instance& instance,
                                                       const std::vector<syntax::Symbol>& names);
    int intern(ProgramNode node);
    int ownEntry(int entry, syntax::SourceLocation place);
    void findLive();

    const Specification& m_specification;
    std::deque<ProgramNode> m_nodes;
    std::vector<int> m_entries;
    std::vector<int> m_starts;
    std::deque<syntax::Expression> m_made; ///< references to parameters that keep their values
    std::unordered_map<std::string, int> m_known;
    int m_owner = 0; ///< of what is compiled: a process, or a component behind all processes
};

}
