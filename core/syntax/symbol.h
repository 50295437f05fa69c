// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>
#include <compare>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace fourcast::syntax {

/// A name (of an action, a variable, a constant, ...) that is kept once for the whole process, so
/// that comparing two names compares two numbers. Names are never forgotten. Any thread may make
/// and read symbols.
class Symbol
{
public:
    /// The empty name.
    constexpr Symbol() = default;
    /// UTF-8.
    explicit Symbol(std::string_view name);
    explicit Symbol(QStringView name);

    /// The number of a name: the order in which names came up, which differs between runs.
    constexpr std::uint32_t id() const { return m_id; }
    /// The symbol whose id() this is.
    static constexpr Symbol fromId(std::uint32_t id)
    {
        Symbol symbol;
        symbol.m_id = id;
        return symbol;
    }

    /// Valid as long as the process.
    std::string_view name() const;
    QString text() const;
    bool isEmpty() const { return m_id == 0; }

    friend constexpr bool operator==(Symbol left, Symbol right) { return left.m_id == right.m_id; }
    /// By the names' bytes: the same in every run.
    friend std::strong_ordering operator<=>(Symbol left, Symbol right)
    {
        return left == right ? std::strong_ordering::equal : left.name() <=> right.name();
    }

private:
    std::uint32_t m_id = 0;
};

/// Of all that have one, in their order.
template <typename Range> std::vector<Symbol> namesOf(const Range& range)
{
    std::vector<Symbol> names;
    for (const auto& each : range)
        names.push_back(each.name);
    return names;
}

}

template <> struct std::hash<fourcast::syntax::Symbol>
{
    std::size_t operator()(fourcast::syntax::Symbol symbol) const noexcept
    {
        return std::hash<std::uint32_t>()(symbol.id());
    }
};
