// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/evaluate/failures.h"

#include <QCoreApplication>
#include <QStringList>

namespace fourcast::chance {

namespace {

/// Whoever catches it says in which state it was, and puts the place before all.
[[noreturn]] void failHere(syntax::SourceLocation place, const QString& message)
{
    throw syntax::Wrong {{message, place.line, place.column}};
}

} // namespace

void failTooLarge(syntax::SourceLocation place)
{
    failHere(place, QCoreApplication::translate("Chance", "a number grows beyond 64 bits here"));
}

void failAtModulus(syntax::SourceLocation place)
{
    failHere(
        place,
        QCoreApplication::translate("Chance", "mod needs two whole numbers, the second above 0"));
}

void failAtDivision(syntax::SourceLocation place)
{
    failHere(place, QCoreApplication::translate("Chance", "this divides by 0"));
}

void failAtPower(syntax::SourceLocation place)
{
    failHere(place,
             QCoreApplication::translate("Chance", "an exponent must be a smaller whole number"));
}

void failBetweenNumbers(const QString& value, syntax::SourceLocation place)
{
    failHere(
        place,
        QCoreApplication::translate("Chance", "a whole number is needed here, not %1").arg(value));
}

void failWithoutRow(const FunctionTable& table, const std::vector<std::int64_t>& arguments,
                    syntax::SourceLocation place)
{
    QStringList texts;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        texts << text(table.arguments[i], arguments[i]);
    failHere(place,
             QCoreApplication::translate("Chance", "the function %1 has no row for %2")
                 .arg(table.name.text(), texts.join(QStringLiteral(", "))));
}

}
