// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/optionsjson.h"

#include "core/tournament/entrantjson.h"

#include "core/support/formats/jsontext.h"

#include <QCoreApplication>

namespace {

const QStringList& formatNames()
{
    using enum TournamentOptions::Format;
    static const QStringList names {TournamentOptions::key(RoundRobin),
                                    TournamentOptions::key(Gauntlet),
                                    TournamentOptions::key(Swiss)};
    return names;
}

const QStringList& openingNames()
{
    using enum TournamentOpenings::Kind;
    static const QStringList names {TournamentOpenings::key(None), TournamentOpenings::key(Random),
                                    TournamentOpenings::key(Exact), TournamentOpenings::key(All)};
    return names;
}

TournamentOpenings openingsFromJson(const JsonFields& fields)
{
    TournamentOpenings openings;
    openings.kind = static_cast<TournamentOpenings::Kind>(fields.choice("kind", openingNames()));
    openings.plies
        = static_cast<int>(fields.whole("plies", 0, TournamentOpenings::mostRandomPlies, 0));
    openings.lowest = static_cast<int>(fields.whole("lowest", -100, 100, 0));
    openings.highest = static_cast<int>(fields.whole("highest", -100, 100, 0));
    return openings;
}

SprtOptions sprtFromJson(const JsonFields& fields)
{
    constexpr double most = 1000;
    return {.elo0 = fields.number("elo0", -most, most),
            .elo1 = fields.number("elo1", -most, most),
            .alpha = fields.number("alpha", 0, 1),
            .beta = fields.number("beta", 0, 1)};
}

}

QJsonObject tournamentOptionsToJson(const TournamentOptions& options)
{
    QJsonArray entrants;
    for (const Entrant& entrant : options.entrants)
        entrants.append(tournamentEntrantToJson(entrant));
    QJsonObject openings {{"kind", TournamentOpenings::key(options.openings.kind)},
                          {"plies", options.openings.plies}};
    if (options.openings.kind == TournamentOpenings::Kind::Exact) {
        openings.insert("lowest", options.openings.lowest);
        openings.insert("highest", options.openings.highest);
    }
    QJsonObject object {{"format", TournamentOptions::key(options.format)},
                        {"gamesPerPair", options.gamesPerPair},
                        {"rounds", options.rounds},
                        {"seed", jsonWide(options.seed)},
                        {"openings", openings},
                        {"clock", options.clock.toKey()},
                        {"retireAfter", options.retireAfter},
                        {"entrants", entrants}};
    if (!options.labels.areOwn())
        object.insert(
            "labels",
            QJsonObject {{"file", options.labels.file}, {"sha256", options.labels.fingerprint}});
    if (options.isRecorded)
        object.insert("recorded", true);
    if (options.sprt)
        object.insert("sprt",
                      QJsonObject {{"elo0", options.sprt->elo0},
                                   {"elo1", options.sprt->elo1},
                                   {"alpha", options.sprt->alpha},
                                   {"beta", options.sprt->beta}});
    return object;
}

TournamentOptions tournamentOptionsFromJson(const JsonFields& fields)
{
    constexpr int mostFailures = 1'000'000;
    TournamentOptions options;
    options.format = static_cast<TournamentOptions::Format>(fields.choice("format", formatNames()));
    options.gamesPerPair
        = static_cast<int>(fields.whole("gamesPerPair", 0, TournamentOptions::mostGamesPerPair));
    options.rounds = static_cast<int>(fields.whole("rounds", 1, TournamentOptions::mostRounds, 1));
    options.seed = fields.wide("seed", 1);
    options.openings = openingsFromJson(fields.object(QStringLiteral("openings")));
    const QString clock = fields.text("clock");
    if (const auto read = TournamentClock::fromKey(clock))
        options.clock = *read;
    else
        fields.refuse(QCoreApplication::translate("TournamentFile",
                                                  "%1 must be a clock such as \"move 2000\" or "
                                                  "\"bank 10000+500\", not \"%2\".")
                          .arg(fields.placeOf(QStringLiteral("clock")), clock));
    options.retireAfter = static_cast<int>(fields.whole("retireAfter", 0, mostFailures, 0));
    for (const JsonFields& each :
         fields.objects(QStringLiteral("entrants"), TournamentOptions::mostEntrants))
        options.entrants.push_back(tournamentEntrantFromJson(each));
    if (fields.has(QStringLiteral("labels"))) {
        const JsonFields labels = fields.object(QStringLiteral("labels"));
        options.labels = {labels.text("file"), labels.text("sha256")};
    }
    options.isRecorded = fields.flag("recorded", false);
    if (fields.has(QStringLiteral("sprt")))
        options.sprt = sprtFromJson(fields.object(QStringLiteral("sprt")));
    return options;
}
