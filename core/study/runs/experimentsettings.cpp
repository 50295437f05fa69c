// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentsettings.h"

#include "core/search/searchreport.h"

#include <QCoreApplication>
#include <array>
#include <limits>

namespace {

constexpr double mostCellRounds = 100'000;
constexpr double mostCellSeed = std::numeric_limits<int>::max();

/// In the order of ExperimentShape.
const QStringList writtenShapes {QStringLiteral("round-robin"), QStringLiteral("gauntlet"),
                                 QStringLiteral("grid")};
/// Those that need no file, and what they are called where people write them.
const QStringList writtenOpeningNames {QStringLiteral("random"), QStringLiteral("three-plies"),
                                       QStringLiteral("empty")};
constexpr std::array writtenOpenings {Openings::Random, Openings::ThreePlyPositions,
                                      Openings::Empty};

/// "alphabeta-h1 4", "my bot": an engine and its depth, or the usual one.
Expected<Entrant> readEngine(const QString& text)
{
    QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    Entrant player;
    if (!words.isEmpty())
        player.engine = takeEngineName(words);
    FOURCAST_TRY(player.check());
    if (words.isEmpty())
        return player;
    bool isNumber = false;
    player.limits = {.depth = words[0].toInt(&isNumber)};
    constexpr int deepest = Position::Shape::squares;
    if (!isNumber || words.size() > 1 || player.limits.depth < 1 || player.limits.depth > deepest)
        return fail(QCoreApplication::translate(
                        "WrittenExperiment",
                        "An engine's name must be followed by its depth, from 1 to %1: '%2'.")
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
                                                "An experiment needs at least two engines."));
    return players;
}

}

const RunSettings& studySettings()
{
    static const RunSettings settings {
        Setting::name("table", studyArtefacts()), Setting::name("protocol", protocolNames()),
        Setting::number("rounds", 0, mostCellRounds), Setting::number("seed", 0, mostCellSeed),
        Setting::number("workers", 0, SearchReport::mostWorkers)};
    return settings;
}

const RunSettings& ownExperimentSettings()
{
    static const RunSettings settings {Setting::text("title"),
                                       Setting::text("engines"),
                                       Setting::name("games", writtenShapes),
                                       Setting::number("rounds", 1, mostCellRounds, 100),
                                       Setting::number("seed", 1, mostCellSeed, 1),
                                       Setting::name("openings", writtenOpeningNames),
                                       Setting::number("plies", 1, 12, GameRules().openingPlies)};
    return settings;
}

Expected<Experiment> ownExperimentFrom(const QJsonObject& settings, const Experiment& usual)
{
    const ExperimentCell& first = usual.cells.front();
    std::vector<Entrant> players {first.a, first.b};
    if (settings.contains("engines")) {
        FOURCAST_LET(auto read, readEngines(settings["engines"].toString()));
        players = std::move(read);
    }
    GameRules rules = usual.rules;
    if (const auto known = writtenOpeningNames.indexOf(settings["openings"].toString()); known >= 0)
        rules.openings = writtenOpenings.at(static_cast<std::size_t>(known));
    rules.openingPlies = settings["plies"].toInt(rules.openingPlies);
    // All of fixed openings, where nothing else is said.
    const int all = rules.roundsOfOpenings();
    const auto shape = std::max<qsizetype>(0, writtenShapes.indexOf(settings["games"].toString()));
    return ownExperiment(
        settings["title"].toString(usual.title), static_cast<ExperimentShape>(shape), players,
        rules, settings["rounds"].toInt(all > 0 ? all : first.rounds),
        static_cast<std::uint64_t>(settings["seed"].toInteger(static_cast<qint64>(first.seed))));
}
