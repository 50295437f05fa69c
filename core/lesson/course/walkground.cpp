// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/walkground.h"

#include "core/formal/lts/label.h"

#include <QRegularExpression>

namespace fourcast::lesson {

namespace {

/// At semicolons, ends of lines, and commas that are not within brackets.
QStringList actionsOf(const QString& text)
{
    QStringList parts(QString {});
    int depth = 0;
    for (const QChar sign : text) {
        depth += sign == u'(' ? 1 : sign == u')' ? -1 : 0;
        if (sign == u';' || sign == u'\n' || (sign == u',' && depth == 0))
            parts << QString();
        else
            parts.last() += sign;
    }
    QStringList actions;
    for (const QString& part : std::as_const(parts))
        if (!part.trimmed().isEmpty())
            actions << formal::Label::fromText(part.trimmed()).text();
    return actions;
}

QStringList movesOf(const QString& text, bool isOnBoard)
{
    static const QRegularExpression between(QStringLiteral("[\\s.,;]+"));
    const QStringList parts = text.split(between, Qt::SkipEmptyParts);
    if (!isOnBoard || parts.size() != 1)
        return parts;
    QStringList columns;
    for (const QChar sign : parts.front())
        columns << QString(sign);
    return columns;
}

}

QStringList walkSteps(const Question& question, const QString& text)
{
    if (question.walk && question.walk->system)
        return actionsOf(text);
    return movesOf(text, question.tree && question.tree->typed.isEmpty());
}

QString walkText(const Question& question, const QStringList& steps)
{
    const bool isSystem = question.walk && question.walk->system;
    return steps.join(isSystem ? QStringLiteral("; ") : QStringLiteral("."));
}

}
