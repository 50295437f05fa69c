// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/tlamodel.h"
#include "core/syntax/model.h"

#include <QRegularExpression>

namespace fourcast::formal {

QByteArray tlaSpecification()
{
    return syntax::modelFile(QStringLiteral("Connect4.tla")).toUtf8();
}

QByteArray tlaConfiguration(const BoardSize& size)
{
    QString text = syntax::modelFile(QStringLiteral("Connect4.cfg"));
    // What the remarks say is of the file's own board.
    static const QRegularExpression remarks(QStringLiteral("^\\\\\\*[^\n]*\n"),
                                            QRegularExpression::MultilineOption);
    text.remove(remarks);
    const auto set = [&text](const char* constant, int value) {
        text.replace(
            QRegularExpression(QStringLiteral("\\b%1 = \\d+").arg(QLatin1String(constant))),
            QStringLiteral("%1 = %2").arg(QLatin1String(constant)).arg(value));
    };
    set("Columns", size.columns);
    set("Rows", size.rows);
    set("Connect", size.connect);
    return text.toUtf8();
}

}
