// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/experiments/writtenexperiment.h"

#include <QCoreApplication>

namespace {

/// "alphabeta-h1 4": an engine and its depth, or the usual one.
Expected<Entrant> readEngine(const QString& text)
{
    const QStringList parts = text.split(u' ', Qt::SkipEmptyParts);
    Entrant player;
    player.engine = parts.value(0);
    FOURCAST_TRY(player.check());
    if (parts.size() == 1)
        return player;
    bool isNumber = false;
    player.limits = {.depth = parts[1].toInt(&isNumber)};
    constexpr int deepest = 42;
    if (!isNumber || parts.size() > 2 || player.limits.depth < 1 || player.limits.depth > deepest)
        return fail(
            QCoreApplication::translate("WrittenExperiment",
                                        "Behind an engine stands its depth, from 1 to %1: '%2'.")
                .arg(deepest)
                .arg(text));
    return player;
}

Expected<std::vector<Entrant>> readEngines(const QString& text)
{
    std::vector<Entrant> players;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        FOURCAST_LET(auto player, readEngine(part.trimmed()));
        players.push_back(std::move(player));
    }
    if (players.size() < 2)
        return fail(QCoreApplication::translate("WrittenExperiment",
                                                "An experiment has two engines at least."));
    return players;
}

ExperimentShape shapeNamed(const QString& name)
{
    if (name == QStringLiteral("grid"))
        return ExperimentShape::Grid;
    return name == QStringLiteral("gauntlet") ? ExperimentShape::Gauntlet
                                              : ExperimentShape::RoundRobin;
}

Openings openingsOf(const QString& name, Openings usual)
{
    if (name.isEmpty())
        return usual;
    if (name == QStringLiteral("random"))
        return Openings::Random;
    return name == QStringLiteral("empty") ? Openings::Empty : Openings::ThreePlyPositions;
}

}

Expected<Experiment> writtenExperiment(const QJsonObject& settings, const Experiment& usual)
{
    const ExperimentCell& first = usual.cells.front();
    std::vector<Entrant> players {first.a, first.b};
    if (settings.contains("engines")) {
        FOURCAST_LET(auto read, readEngines(settings["engines"].toString()));
        players = std::move(read);
    }
    GameRules rules = usual.rules;
    rules.openings = openingsOf(settings["openings"].toString(), rules.openings);
    rules.openingPlies = settings["plies"].toInt(rules.openingPlies);
    // All of fixed openings, where nothing else is said.
    const int all = rules.roundsOfOpenings();
    return ownExperiment(
        settings["title"].toString(usual.title), shapeNamed(settings["games"].toString()), players,
        rules, settings["rounds"].toInt(all > 0 ? all : first.rounds),
        static_cast<std::uint64_t>(settings["seed"].toInteger(static_cast<qint64>(first.seed))));
}
