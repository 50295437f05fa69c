// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/linearsystem.h"

#include <algorithm>
#include <set>

namespace fourcast::chance {

namespace {

/// x of what was eliminated, by what was still there then.
class Elimination
{
public:
    explicit Elimination(std::vector<LinearEquation> equations)
        : m_equations(std::move(equations)), m_users(m_equations.size())
    {
        for (std::uint32_t i = 0; i < m_equations.size(); ++i)
            for (const auto& [other, coefficient] : m_equations[i].terms)
                m_users[other].insert(i);
        for (std::uint32_t i = 0; i < m_equations.size(); ++i)
            m_open.insert({cost(i), i});
    }

    bool isDone() const { return m_open.empty(); }
    /// False where it was stopped.
    bool eliminateNext(const std::function<bool()>& isStopped)
    {
        const std::uint32_t next = m_open.begin()->second;
        m_open.erase(m_open.begin());
        m_order.push_back(next);
        removeOwn(next);
        const std::set<std::uint32_t> users = m_users[next];
        for (const std::uint32_t user : users) {
            if (isStopped())
                return false;
            substitute(next, user);
        }
        for (const auto& [other, coefficient] : m_equations[next].terms)
            m_users[other].erase(next);
        return true;
    }
    std::vector<Rational> solution()
    {
        std::vector<Rational> values(m_equations.size());
        for (std::size_t at = m_order.size(); at-- > 0;) {
            const auto next = m_order[at];
            values[next] = m_equations[next].constant;
            for (const auto& [other, coefficient] : m_equations[next].terms)
                values[next] += coefficient * values[other];
        }
        return values;
    }

private:
    std::size_t cost(std::uint32_t index) const
    {
        return m_users[index].size() * m_equations[index].terms.size();
    }
    /// x = c + a x + rest becomes x = (c + rest) / (1 - a).
    void removeOwn(std::uint32_t index)
    {
        LinearEquation& equation = m_equations[index];
        const auto own = equation.terms.find(index);
        if (own == equation.terms.end())
            return;
        const Rational factor = 1 / (1 - own->second);
        equation.terms.erase(own);
        m_users[index].erase(index);
        equation.constant *= factor;
        for (auto& [other, coefficient] : equation.terms)
            coefficient *= factor;
    }
    void substitute(std::uint32_t index, std::uint32_t user)
    {
        LinearEquation& equation = m_equations[user];
        const auto term = equation.terms.find(index);
        const Rational factor = term->second;
        m_open.erase({cost(user), user});
        equation.terms.erase(term);
        m_users[index].erase(user);
        equation.constant += factor * m_equations[index].constant;
        for (const auto& [other, coefficient] : m_equations[index].terms) {
            equation.terms[other] += factor * coefficient;
            if (!m_users[other].contains(user)) {
                const bool wasOpen = m_open.erase({cost(other), other}) > 0;
                m_users[other].insert(user);
                if (wasOpen)
                    m_open.insert({cost(other), other});
            }
        }
        m_open.insert({cost(user), user});
    }

    std::vector<LinearEquation> m_equations;
    std::vector<std::set<std::uint32_t>> m_users; ///< of each unknown the equations that mention it
    std::set<std::pair<std::size_t, std::uint32_t>> m_open;
    std::vector<std::uint32_t> m_order;
};

} // namespace

std::optional<std::vector<Rational>> solveExactly(std::vector<LinearEquation> equations,
                                                  const std::function<bool()>& isStopped)
{
    Elimination elimination(std::move(equations));
    while (!elimination.isDone()) {
        if (isStopped() || !elimination.eliminateNext(isStopped))
            return {};
    }
    return elimination.solution();
}

}
