// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/type.h"

#include <QStringList>

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
    QStringList names;
    for (const syntax::Symbol name : type.names)
        names << name.text();
    return QLatin1Char('(') + names.join(QStringLiteral(", ")) + QLatin1Char(')');
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
