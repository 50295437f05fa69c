// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/type.h"
#include "core/support/text/listtext.h"

namespace fourcast::chance {

QString text(const Type& type)
{
    if (!type.name.isEmpty())
        return type.name.text();
    switch (type.kind) {
    case Type::Kind::Bool:
        return QStringLiteral("Bool");
    case Type::Kind::Range:
        if (type == Type::natural())
            return QStringLiteral("Nat");
        return QStringLiteral("{%1..%2}").arg(type.low).arg(type.high);
    case Type::Kind::Enumeration:
        break;
    }
    return QLatin1Char('(') + listText(type.names, &syntax::Symbol::text) + QLatin1Char(')');
}

QString text(const Type& type, std::int64_t value)
{
    if (type.kind == Type::Kind::Bool && type.has(value))
        return value ? QStringLiteral("T") : QStringLiteral("F");
    if (type.kind == Type::Kind::Enumeration && type.has(value))
        return type.names[static_cast<std::size_t>(value)].text();
    return QString::number(value);
}

}
