// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"

#include <QStringList>
#include <span>

namespace fourcast::chance {

/// Names as PRISM takes them: none of its own words, each one once.
class PrismNames
{
public:
    explicit PrismNames(const Lppe& lppe);

    const QString& parameter(std::size_t index) const { return m_parameters[index]; }
    /// Of the observer's variable.
    const QString& observer() const { return m_observer; }
    /// A label that stands for this action alone; empty for tau. With arguments that are numbers
    /// they are part of it: `broke_2`.
    static QString label(const Summand& summand, std::span<const std::int64_t> locals,
                         std::size_t parameters);

private:
    QStringList m_parameters;
    QString m_observer;
};

/// What an expression is worth as PRISM reads it. Its variables beyond the parameters have the data
/// of `locals`, by slot.
class PrismWords
{
public:
    PrismWords(const PrismNames& names, std::size_t parameters,
               std::span<const std::int64_t> locals)
        : m_names(names), m_parameters(parameters), m_locals(locals)
    {
    }

    /// A truth value or a number, which may be a fraction.
    QString text(const Expression& expression) const { return text(expression, 0); }
    /// A datum: whole, though division makes PRISM think otherwise.
    QString datum(const Expression& expression) const;

private:
    QString text(const Expression& expression, int within) const;
    QString operation(const Operation& operation, int within) const;
    QString table(const TableCall& call) const;
    QString reference(const Reference& reference, const Type& type) const;

    const PrismNames& m_names;
    std::size_t m_parameters;
    std::span<const std::int64_t> m_locals;
};

}
