// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/sort.h"
#include "core/support/text/listtext.h"

namespace fourcast::syntax {

QString text(const Sort& sort)
{
    switch (sort.kind) {
    case Sort::Kind::Bool:
        return QStringLiteral("Bool");
    case Sort::Kind::Pos:
        return QStringLiteral("Pos");
    case Sort::Kind::Nat:
        return QStringLiteral("Nat");
    case Sort::Kind::Int:
        return QStringLiteral("Int");
    case Sort::Kind::Enumeration:
        return sort.name.text();
    }
    Q_UNREACHABLE();
}

QString sortsText(const std::vector<Sort>& sorts)
{
    return listText(
        sorts, [](const Sort& sort) { return text(sort); }, u" # ");
}

}
