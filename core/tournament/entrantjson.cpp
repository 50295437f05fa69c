// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/entrantjson.h"

#include "core/support/formats/jsontext.h"

#include <QCoreApplication>

namespace {

constexpr qint64 deepest = 1'000;
constexpr qint64 mostTableMib = qint64 {1} << 20;
constexpr qint64 longestMs = qint64 {24} * 60 * 60 * 1000;

H1Options h1FromJson(const JsonFields& fields)
{
    const auto refuse = [&fields](const QString& key, const Error& error) {
        fields.refuse(QCoreApplication::translate("TournamentFile", "%1 can't be read: %2")
                          .arg(fields.placeOf(key), error.message));
    };
    const QString names = QStringLiteral("h1");
    const QString values = QStringLiteral("h1Values");
    H1Options h1;
    if (fields.has(names)) {
        if (const auto read = H1Options::fromNames(fields.text(names, QString())))
            h1 = *read;
        else
            refuse(names, read.error());
    }
    if (fields.has(values)) {
        if (const auto read = H1Weights::fromFile(fields.text(values, QString()).toLatin1()))
            h1.weights = *read;
        else
            refuse(values, read.error());
    }
    return h1;
}

}

QJsonObject tournamentEntrantToJson(const Entrant& entrant)
{
    const EngineOptions& options = entrant.options;
    const EngineOptions usual;
    QJsonObject object {{"engine", entrant.engine}};
    if (!entrant.name.isEmpty())
        object.insert("name", entrant.name);
    if (entrant.limits.depth > 0)
        object.insert("depth", entrant.limits.depth);
    if (entrant.limits.nodes > 0)
        object.insert("nodes", jsonWide(entrant.limits.nodes));
    if (entrant.limits.time.count() > 0)
        object.insert("timeMs", static_cast<qint64>(entrant.limits.time.count()));
    if (options.tableMib != usual.tableMib)
        object.insert("tableMib", options.tableMib);
    if (options.usesBook != usual.usesBook)
        object.insert("usesBook", options.usesBook);
    if (options.preferFastWins != usual.preferFastWins)
        object.insert("preferFastWins", options.preferFastWins);
    if (options.h1.toNames() != usual.h1.toNames())
        object.insert("h1", options.h1.toNames());
    if (options.h1.weights != usual.h1.weights)
        object.insert("h1Values", QString::fromLatin1(options.h1.weights.toFile()));
    return object;
}

Entrant tournamentEntrantFromJson(const JsonFields& fields)
{
    Entrant entrant {.engine = fields.text("engine"), .limits = {}};
    entrant.name = fields.text("name", QString());
    entrant.limits.depth = static_cast<int>(fields.whole("depth", 0, deepest, 0));
    entrant.limits.nodes = fields.wide("nodes", 0);
    entrant.limits.time = std::chrono::milliseconds(fields.whole("timeMs", 0, longestMs, 0));
    entrant.options.tableMib = static_cast<int>(fields.whole("tableMib", 0, mostTableMib, 0));
    entrant.options.usesBook = fields.flag("usesBook", true);
    entrant.options.preferFastWins = fields.flag("preferFastWins", true);
    entrant.options.h1 = h1FromJson(fields);
    return entrant;
}
