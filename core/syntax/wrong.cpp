// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/wrong.h"

#include <QCoreApplication>

namespace fourcast::syntax {

Error errorAt(SourceLocation place, const QString& message)
{
    if (place.line == 0)
        return {message, 0, 0};
    return {QCoreApplication::translate("Syntax", "Line %1, column %2: %3")
                .arg(QString::number(place.line), QString::number(place.column), message),
            place.line, place.column};
}

}
