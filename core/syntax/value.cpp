// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/value.h"

namespace fourcast::syntax {

QString text(const Value& value)
{
    switch (value.kind) {
    case Value::Kind::Truth:
        return value.number != 0 ? QStringLiteral("true") : QStringLiteral("false");
    case Value::Kind::Number:
        return QString::number(value.number);
    case Value::Kind::Constant:
        return value.symbol().text();
    }
    Q_UNREACHABLE();
}

}
