// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuningsettings.h"

#include "core/search/searchreport.h"

namespace {

/// JSON has no greater number of this kind without a loss.
constexpr double mostSeed = 999'999'999'999'999;
const QString againstH2 = QStringLiteral("h2");

}

const RunSettings& tuningSettings()
{
    static const TuningOptions usual;
    static const RunSettings settings {
        Setting::name("engine", TuningOptions::engines())
            .with({QT_TRANSLATE_NOOP("Setting", "Engi&ne:"),
                   QT_TRANSLATE_NOOP("Setting", "Engine whose H1 is tuned")}),
        Setting::number("depth", 1, Position::Shape::squares, usual.depth)
            .with({QT_TRANSLATE_NOOP("Setting", "&Depth:"),
                   QT_TRANSLATE_NOOP("Setting", "Search depth in plies"), Setting::Unit::Plies}),
        Setting::name("opponent", {QStringLiteral("before"), againstH2})
            .with({.caption = QT_TRANSLATE_NOOP("Setting", "&Opponent:"),
                   .tip = QT_TRANSLATE_NOOP(
                       "Setting",
                       "Opponent of the changed set. Against H2, the previous set plays the same "
                       "openings, and the set with more points wins."),
                   .names = {QT_TRANSLATE_NOOP("Setting", "the previous values"),
                             QT_TRANSLATE_NOOP("Setting", "H2")}}),
        Setting::number("steps", 1, 100'000, usual.steps)
            .with({QT_TRANSLATE_NOOP("Setting", "Steps:"),
                   QT_TRANSLATE_NOOP("Setting", "Total number of changes to try")}),
        Setting::number("games", 4, 100'000, usual.gamesCap)
            .with({QT_TRANSLATE_NOOP("Setting", "Games per step:"),
                   QT_TRANSLATE_NOOP("Setting",
                                     "Maximum number of games per step. A change still undecided "
                                     "then is not kept.")}),
        Setting::decimal("percent", 0.1, 50, usual.percent)
            .with({QT_TRANSLATE_NOOP("Setting", "&Move by:"),
                   QT_TRANSLATE_NOOP("Setting",
                                     "How far to move a value, in per cent, and by at least 1. The "
                                     "study's 1 % alters a move in hardly any game."),
                   Setting::Unit::Percent}),
        Setting::number("elo", 1, 500, usual.test.elo1)
            .with({QT_TRANSLATE_NOOP("Setting", "Keep a change from:"),
                   QT_TRANSLATE_NOOP("Setting",
                                     "The sequential test asks whether the change is this much "
                                     "stronger, or not stronger at all"),
                   Setting::Unit::Elo}),
        Setting::number("yardstick", 2, 100'000, usual.yardstickGames)
            .with({QT_TRANSLATE_NOOP("Setting", "Yardstick:"),
                   QT_TRANSLATE_NOOP("Setting",
                                     "Number of games that measure the strength after each kept "
                                     "change. It must be even."),
                   Setting::Unit::Games}),
        Setting::number("seed", 0, mostSeed, double(usual.seed))
            .with(
                {QT_TRANSLATE_NOOP("Setting", "Seed:"),
                 QT_TRANSLATE_NOOP(
                     "Setting",
                     "Sets the changes and the openings. The same seed gives the same history.")}),
        Setting::number("workers", 0, SearchReport::mostWorkers)
            .with({QT_TRANSLATE_NOOP("Setting", "Workers:"),
                   QT_TRANSLATE_NOOP(
                       "Setting",
                       "Games played at the same time. The history does not depend on it."),
                   Setting::Unit::None, QT_TRANSLATE_NOOP("Setting", "one per core (%1)")})};
    return settings;
}

TuningOptions tuningOptionsFrom(const QJsonObject& values, TuningOptions from)
{
    from.engine = values["engine"].toString(from.engine);
    from.depth = values["depth"].toInt(from.depth);
    if (values.contains("opponent"))
        from.opponent = values["opponent"].toString() == againstH2 ? TuningOptions::Opponent::H2
                                                                   : TuningOptions::Opponent::H1;
    from.steps = values["steps"].toInt(from.steps);
    from.gamesCap = values["games"].toInt(from.gamesCap);
    from.percent = values["percent"].toDouble(from.percent);
    from.test.elo1 = values["elo"].toDouble(from.test.elo1);
    from.yardstickGames = values["yardstick"].toInt(from.yardstickGames);
    from.seed
        = static_cast<std::uint64_t>(values["seed"].toInteger(static_cast<qint64>(from.seed)));
    from.workers = values["workers"].toInt(from.workers.threads);
    return from;
}

QJsonObject valuesOf(const TuningOptions& options)
{
    return {
        {"engine", options.engine},
        {"depth", options.depth},
        {"opponent",
         options.opponent == TuningOptions::Opponent::H2 ? againstH2 : QStringLiteral("before")},
        {"steps", options.steps},
        {"games", options.gamesCap},
        {"percent", options.percent},
        {"elo", qRound(options.test.elo1)},
        {"yardstick", options.yardstickGames},
        {"seed", static_cast<qint64>(options.seed)},
        {"workers", options.workers.threads}};
}
