// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/guardcheck.h"

#include "core/syntax/tokenreader.h"

#include <QCoreApplication>

namespace fourcast::chance {

using syntax::failAt;
using syntax::shown;

namespace {

/// Looks for a way back to a process without an action on it.
class GuardChecker
{
    Q_DECLARE_TR_FUNCTIONS(Prcrl)

public:
    explicit GuardChecker(const Specification& specification)
        : m_specification(specification), m_states(specification.processes.size(), State::New)
    {
    }

    void all()
    {
        for (std::size_t i = 0; i < m_states.size(); ++i)
            definition(i);
    }

private:
    enum class State : std::uint8_t
    {
        New,
        Open,
        Done
    };

    void definition(std::size_t index)
    {
        if (m_states[index] != State::New)
            return;
        m_states[index] = State::Open;
        if (++m_depth > 500) {
            failAt(m_specification.processes[index].place,
                   tr("too many processes begin with each other here"));
        }
        look(m_specification.processes[index].body);
        --m_depth;
        m_states[index] = State::Done;
    }

    void look(const Process& process)
    {
        if (const auto* instance = std::get_if<Instance>(&process.node)) {
            const auto index = static_cast<std::size_t>(instance->process);
            if (m_states[index] == State::Open) {
                const auto name = shown(m_specification.processes[index].name.name());
                failAt(process.place,
                       tr("'%1' calls itself here without an action: write one and a '.' before "
                          "it, as in step.%1[...]")
                           .arg(name));
            }
            definition(index);
        } else if (!std::holds_alternative<Prefix>(process.node)) {
            eachPart(process, [this](const Process& part) { look(part); });
        }
    }

    const Specification& m_specification;
    std::vector<State> m_states;
    int m_depth = 0;
};

}

void checkGuarded(const Specification& specification)
{
    GuardChecker(specification).all();
}

}
