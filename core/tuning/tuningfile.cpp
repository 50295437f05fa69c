// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuning.h"

#include "core/support/formats/jsontext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>

namespace {

struct TuningFile
{
    Q_DECLARE_TR_FUNCTIONS(TuningFile)
};

QJsonObject toJson(const H1Weights& weights)
{
    QJsonObject object;
    for (int index = 0; index < H1Weights::count; ++index)
        object.insert(H1Weights::name(index), weights.value(index));
    return object;
}

QJsonObject toJson(const TuningStrength& strength)
{
    const Interval interval = strength.interval();
    return {{"wins", strength.wins},     {"draws", strength.draws}, {"losses", strength.losses},
            {"share", strength.share()}, {"low", interval.low},     {"high", interval.high}};
}

/// All that decides the history.
QJsonObject toJson(const TuningOptions& options)
{
    return {{"engine", options.engine},
            {"depth", options.depth},
            {"variant", options.start.toNames()},
            {"start", toJson(options.start.weights)},
            {"opponent", opponentName(options.opponent)},
            {"gamesCap", options.gamesCap},
            {"percent", options.percent},
            {"elo0", options.test.elo0},
            {"elo1", options.test.elo1},
            {"alpha", options.test.alpha},
            {"beta", options.test.beta},
            {"openingPlies", options.openingPlies},
            {"yardstickGames", options.yardstickGames},
            {"seed", static_cast<qint64>(options.seed)}};
}

QJsonObject toJson(const TuningResult& result, const TuningStep& step)
{
    const SprtState test = result.sprtOf(step);
    return {{"step", step.number},
            {"value", H1Weights::name(step.value)},
            {"from", step.from},
            {"to", step.to},
            {"better", step.better},
            {"equal", step.equal},
            {"worse", step.worse},
            {"games", step.openings() * result.options.gamesPerOpening()},
            {"logLikelihoodRatio", test.llr},
            {"verdict", test.name()},
            {"kept", step.kept},
            {"values", toJson(step.after)},
            {"strength", toJson(step.strength)}};
}

/// Counts that are none make a strength that is not of as many games as it should be.
TuningStrength strengthOf(const QJsonObject& object)
{
    const auto number = [&](const char* name) {
        return std::clamp(object[QLatin1String(name)].toInt(), 0, TuningOptions::mostGames);
    };
    return {number("wins"), number("draws"), number("losses")};
}

/// The step in the file, if it is the one that the options lead to after those before it.
Expected<TuningStep> readStep(const QJsonObject& object, const TuningResult& before)
{
    const int number = static_cast<int>(before.steps.size()) + 1;
    TuningStep step = tuningCandidate(before);
    const auto openings = [&](const char* name) {
        const int count = object[QLatin1String(name)].toInt(-1);
        return count <= before.options.openingsCap() ? count : -1;
    };
    step.better = openings("better");
    step.equal = openings("equal");
    step.worse = openings("worse");
    step.kept = object["kept"].toBool();
    step.after = before.weights();
    if (step.kept)
        step.after.setValue(step.value, step.to);
    step.strength = strengthOf(object["strength"].toObject());
    const bool sound = object["step"].toInt() == number
        && object["value"].toString() == H1Weights::name(step.value)
        && object["from"].toInt() == step.from && object["to"].toInt() == step.to
        && step.better >= 0 && step.equal >= 0 && step.worse >= 0 && step.openings() > 0
        && step.openings() <= before.options.openingsCap()
        && step.kept == (before.sprtOf(step).verdict == SprtState::Verdict::Stronger)
        && object["values"].toObject() == toJson(step.after)
        && step.strength.games() == before.startStrength.games();
    if (!sound)
        return fail(TuningFile::tr("Step %1 does not follow from those before it.").arg(number));
    return step;
}

Expected<std::vector<int>> readPending(const QString& text, const TuningOptions& options)
{
    std::vector<int> pending;
    for (const QChar letter : text) {
        const qsizetype place = QStringView(u"-=+").indexOf(letter);
        if (place < 0 || text.size() > options.openingsCap())
            return fail(TuningFile::tr("The openings of the current step cannot be read."));
        pending.push_back(static_cast<int>(place) - 1);
    }
    return pending;
}

}

QByteArray tuningToJson(const TuningResult& result)
{
    QJsonArray steps;
    for (const TuningStep& step : result.steps)
        steps.append(toJson(result, step));
    QString pending;
    for (const int comparison : result.pending)
        pending += QStringView(u"-=+").at(comparison + 1);
    QJsonObject object {{"what", "tuning"},
                        {"pointOfView",
                         "better, equal and worse openings are the candidate's; the "
                         "share of a strength is that of the points, a draw counted half"},
                        {"options", toJson(result.options)},
                        {"stepsAsked", result.options.steps},
                        {"stepsKept", result.keptSteps()},
                        {"values", toJson(result.weights())},
                        {"steps", steps},
                        {"pending", pending}};
    if (result.startStrength.games() > 0)
        object.insert("startStrength", toJson(result.startStrength));
    return jsonText(object);
}

Expected<TuningOptions> tuningOptionsFromJson(const QByteArray& json)
{
    FOURCAST_LET(const auto file, jsonObject(json));
    const QJsonObject object = file["options"].toObject();
    if (file["what"].toString() != QLatin1String("tuning"))
        return fail(TuningFile::tr("This is not a tuning history."));
    FOURCAST_LET(const auto reading, H1Options::fromNames(object["variant"].toString()));
    TuningOptions options;
    options.engine = object["engine"].toString();
    options.depth = object["depth"].toInt();
    options.start = reading;
    const QJsonObject weights = object["start"].toObject();
    for (int index = 0; index < H1Weights::count; ++index)
        options.start.weights.setValue(
            index, std::clamp(weights[H1Weights::name(index)].toInt(), 0, H1Weights::largest));
    if (object["opponent"].toString() == opponentName(TuningOptions::Opponent::H2))
        options.opponent = TuningOptions::Opponent::H2;
    options.steps = std::max(1, file["stepsAsked"].toInt());
    options.gamesCap = std::max(1, object["gamesCap"].toInt());
    options.percent = object["percent"].toDouble();
    options.test = {.elo0 = object["elo0"].toDouble(),
                    .elo1 = object["elo1"].toDouble(),
                    .alpha = object["alpha"].toDouble(),
                    .beta = object["beta"].toDouble()};
    options.openingPlies = object["openingPlies"].toInt();
    options.yardstickGames = object["yardstickGames"].toInt();
    options.seed = static_cast<std::uint64_t>(object["seed"].toInteger());
    FOURCAST_TRY(options.check());
    return options;
}

Expected<TuningResult> tuningFromJson(const QByteArray& json, const TuningOptions& options)
{
    FOURCAST_LET(const auto object, jsonObject(json));
    if (object["what"].toString() != QLatin1String("tuning"))
        return fail(TuningFile::tr("This is not a tuning history."));
    const QJsonObject wanted = toJson(options);
    const QJsonObject found = object["options"].toObject();
    for (auto it = wanted.begin(); it != wanted.end(); ++it)
        if (found[it.key()] != it.value())
            return fail(TuningFile::tr("This is the history of another tuning: '%1' differs.")
                            .arg(it.key()));
    TuningResult result {.options = options, .startStrength = {}, .steps = {}, .pending = {}};
    result.startStrength = strengthOf(object["startStrength"].toObject());
    const int games = result.startStrength.games();
    if (games != 0 && games != options.yardstickGames)
        return fail(TuningFile::tr("The strength at the start comes from %1 games instead of %2.")
                        .arg(games)
                        .arg(options.yardstickGames));
    const QJsonArray steps = object["steps"].toArray();
    for (const auto& value : steps) {
        FOURCAST_LET(const auto step, readStep(value.toObject(), result));
        result.steps.push_back(step);
    }
    FOURCAST_LET(const auto pending, readPending(object["pending"].toString(), options));
    result.pending = pending;
    return result;
}
