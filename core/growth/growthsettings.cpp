// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthsettings.h"

#include "core/board/notation.h"
#include "core/search/searchreport.h"

#include <limits>

const RunSettings& growthSettings()
{
    static const GrowthRequest usual;
    static const RunSettings settings {
        Setting::name("by", growthNames())
            .with({.caption = QT_TRANSLATE_NOOP("Setting", "What grows:"),
                   .tip = QT_TRANSLATE_NOOP(
                       "Setting", "The one thing that grows while everything else stays the same"),
                   .names = {QT_TRANSLATE_NOOP("Setting", "Depth"),
                             QT_TRANSLATE_NOOP("Setting", "Discs on the board"),
                             QT_TRANSLATE_NOOP("Setting", "Workers"),
                             QT_TRANSLATE_NOOP("Setting", "Boards")}}),
        Setting::text("engine").with(
            {QT_TRANSLATE_NOOP("Setting", "Engine:"),
             QT_TRANSLATE_NOOP(
                 "Setting",
                 "The engine that searches. Only engines that can grow this way are listed.")}),
        Setting::number("from", 0, SearchReport::mostWorkers, usual.from)
            .with({QT_TRANSLATE_NOOP("Setting", "From:"),
                   QT_TRANSLATE_NOOP("Setting", "The first point")}),
        Setting::number("to", 0, SearchReport::mostWorkers, usual.to)
            .with(
                {QT_TRANSLATE_NOOP("Setting", "To:"),
                 QT_TRANSLATE_NOOP(
                     "Setting", "The last point. Each further ply takes several times as long.")}),
        Setting::number("repetitions", 1, 1000, usual.repeats)
            .with({QT_TRANSLATE_NOOP("Setting", "Repetitions:"),
                   QT_TRANSLATE_NOOP(
                       "Setting",
                       "Repetitions of each search. Times are shown as a median and spread.")}),
        Setting::text("position").with({QT_TRANSLATE_NOOP("Setting", "Position:")}),
        Setting::number("depth", 1, Position::Shape::squares, usual.depth)
            .with({QT_TRANSLATE_NOOP("Setting", "Search depth:"),
                   QT_TRANSLATE_NOOP("Setting", "Search depth in plies, when something else grows"),
                   Setting::Unit::Plies}),
        Setting::number("positions", 1, 1000, usual.positions)
            .with({QT_TRANSLATE_NOOP("Setting", "Positions each:"),
                   QT_TRANSLATE_NOOP("Setting",
                                     "Random positions for each number of discs. In these "
                                     "positions nobody can win at once.")}),
        Setting::number("seed", 0, std::numeric_limits<int>::max(), double(usual.seed))
            .with({QT_TRANSLATE_NOOP("Setting", "Seed:"),
                   QT_TRANSLATE_NOOP(
                       "Setting",
                       "Seed for the random positions. The same seed gives the same positions.")}),
        Setting::number("seconds", 1, 86'400, double(usual.limit.count()) / 1000)
            .with({QT_TRANSLATE_NOOP("Setting", "Time per point:"),
                   QT_TRANSLATE_NOOP("Setting",
                                     "When time runs out, the point keeps what was reached but is "
                                     "not part of the fit"),
                   Setting::Unit::Seconds})};
    return settings;
}

Expected<GrowthRequest> growthRequestFrom(const QJsonObject& values)
{
    GrowthRequest request;
    request.engine = values["engine"].toString(request.engine);
    request.by = growthFromName(values["by"].toString()).value_or(request.by);
    request.from = values["from"].toInt(request.from);
    request.to = values["to"].toInt(request.to);
    request.repeats = values["repetitions"].toInt(request.repeats);
    request.depth = values["depth"].toInt(request.depth);
    request.positions = values["positions"].toInt(request.positions);
    request.seed
        = static_cast<std::uint64_t>(values["seed"].toInteger(static_cast<qint64>(request.seed)));
    request.limit = std::chrono::seconds(
        values["seconds"].toInteger(request.limit / std::chrono::seconds(1)));
    if (request.by != GrowthBy::Boards) {
        FOURCAST_LET(request.moves, notation::parseMoves(values["position"].toString()));
    }
    FOURCAST_TRY(request.check());
    return request;
}
