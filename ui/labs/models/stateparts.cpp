// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/models/stateparts.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <optional>

namespace {

/// "Worker(w = 0, t = 2)", or what is left of it to do: "done(w, t) . Worker(w) [w = 0, t = 2]".
struct Held
{
    QString head; ///< with the bracket that opens
    QStringList names;
    QStringList values;
    QChar close;
};

std::optional<Held> heldBy(const QString& value)
{
    static const QRegularExpression form(
        QStringLiteral(R"(^(\w+\(|.* \[)(\w+ = [^=]+(?:, \w+ = [^=]+)*)([)\]])$)"));
    const QRegularExpressionMatch match = form.match(value);
    if (!match.hasMatch())
        return std::nullopt;
    Held held {match.captured(1), {}, {}, match.captured(3).front()};
    for (const QString& each : match.captured(2).split(QLatin1String(", "))) {
        held.names << each.section(QLatin1String(" = "), 0, 0);
        held.values << each.section(QLatin1String(" = "), 1);
    }
    return held;
}

/// Of a process that goes on as the same one only what it holds changes: that alone is told.
QString changeOf(const QString& before, const QString& after)
{
    const auto was = heldBy(before);
    const auto is = heldBy(after);
    if (!was || !is || was->head != is->head || was->names != is->names)
        return before + QStringLiteral(" → ") + after;
    QStringList held;
    for (qsizetype i = 0; i < is->names.size(); ++i)
        held << is->names[i] + QStringLiteral(" = ")
                + (was->values[i] == is->values[i]
                       ? is->values[i]
                       : was->values[i] + QStringLiteral(" → ") + is->values[i]);
    return is->head + held.join(QStringLiteral(", ")) + is->close;
}

}

std::vector<StatePart> statePartsOf(const QString& words)
{
    std::vector<StatePart> parts;
    for (const QString& line : words.split(u'\n', Qt::SkipEmptyParts)) {
        const qsizetype colon = line.indexOf(QLatin1String(": "));
        if (colon < 0)
            parts.push_back({QString(), line});
        else
            parts.push_back({line.left(colon), line.mid(colon + 2)});
    }
    return parts;
}

QString stateChanges(const QString& before, const QString& after)
{
    const auto was = statePartsOf(before);
    const auto is = statePartsOf(after);
    QStringList changes;
    for (std::size_t part = 0; part < std::max(was.size(), is.size()); ++part) {
        const StatePart from = part < was.size() ? was[part] : StatePart();
        const StatePart to = part < is.size() ? is[part] : StatePart();
        if (from.value == to.value)
            continue;
        const QString name = to.name.isEmpty() ? from.name : to.name;
        const QString change = changeOf(from.value, to.value);
        changes << (name.isEmpty() ? change : name + QStringLiteral(": ") + change);
    }
    return changes.join(QStringLiteral("; "));
}
