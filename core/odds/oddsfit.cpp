// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/oddsfit.h"

#include "core/engines/levels.h"
#include "core/match/gamerunner.h"
#include "core/match/seededgame.h"
#include "core/statistics/logisticfit.h"
#include "core/support/random.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace {

struct OddsFitText
{
    Q_DECLARE_TR_FUNCTIONS(OddsText)
};

constexpr int fewestGames = 100;
constexpr int bins = 10;

struct OddsTask
{
    int game = 0;
    std::uint64_t seed = 0;
};

/// An engine against itself after so many random moves.
SeededGame oddsGame(const OddsOptions& options, const OddsTask& task)
{
    SeededRandom random(task.seed);
    const auto opening
        = static_cast<int>(random.below(static_cast<std::uint32_t>(options.openingPlies) + 1));
    const Entrant entrant {
        options.engines.at(task.game % options.engines.size()), {}, {.depth = 4}};
    return {{entrant, entrant}, 0, opening, random.next() >> 11};
}

OddsSample sampleOf(const OddsOptions& options, const OddsTask& task, const MatchGame& game)
{
    SeededRandom random(task.seed);
    const auto opening
        = static_cast<int>(random.below(static_cast<std::uint32_t>(options.openingPlies) + 1));
    random.next(); // the seed of the game
    OddsSample sample {.game = task.game, .position = {}, .share = 0.5};
    if (game.outcome != Outcome::Draw)
        sample.share = game.outcome == Outcome::FirstWins ? 1.0 : 0.0;
    const auto played = static_cast<std::uint32_t>(game.moves.size()) - opening;
    const std::size_t plies = opening + random.below(played);
    for (std::size_t i = 0; i < plies; ++i)
        sample.position.play(game.moves[i]);
    return sample;
}

std::vector<double> valuesOf(const Position& position)
{
    const oddsfeatures::Values values = oddsfeatures::of(position);
    return {values.begin(), values.end()};
}

/// Log loss and Brier score of one forecast.
struct Losses
{
    double log = 0;
    double brier = 0;

    void add(double predicted, double share)
    {
        log -= share * std::log(predicted) + (1.0 - share) * std::log(1.0 - predicted);
        brier += (predicted - share) * (predicted - share);
    }
};

void judge(OddsModel& model, const OddsOptions& options, const std::vector<OddsSample>& samples,
           double plain)
{
    Losses losses;
    Losses plainLosses;
    std::vector<ReliabilityBin> sums(bins);
    for (const OddsSample& sample : samples) {
        if (!options.holdsOut(sample.game))
            continue;
        ++model.heldOutGames;
        const double predicted = predictedShare(model.coefficients, valuesOf(sample.position));
        losses.add(predicted, sample.share);
        plainLosses.add(plain, sample.share);
        ReliabilityBin& bin
            = sums[static_cast<std::size_t>(std::clamp(int(predicted * bins), 0, bins - 1))];
        bin.predicted += predicted;
        bin.observed += sample.share;
        ++bin.games;
    }
    model.logLoss = losses.log / model.heldOutGames;
    model.brier = losses.brier / model.heldOutGames;
    model.plainLogLoss = plainLosses.log / model.heldOutGames;
    model.plainBrier = plainLosses.brier / model.heldOutGames;
    for (const ReliabilityBin& sum : sums)
        if (sum.games > 0)
            model.reliability.push_back(
                {sum.predicted / sum.games, sum.observed / sum.games, sum.games});
}

}

QStringList OddsOptions::erringLevels()
{
    QStringList names;
    for (const Level& level : levels())
        if (level.errorRate > 0.01)
            names << level.engine;
    return names;
}

bool OddsOptions::holdsOut(int game) const
{
    return game / static_cast<int>(std::max(engines.size(), qsizetype(1))) % 4 == 3;
}

Expected<std::vector<OddsSample>>
playOddsGames(const OddsOptions& options, std::stop_token stop,
              const std::function<void(int, int, std::chrono::seconds)>& progress)
{
    for (const QString& name : options.engines) {
        FOURCAST_TRY(Entrant {name, {}, {}}.check());
        if (engineInfo(name).program)
            return fail(OddsFitText::tr("\"%1\" is a program of others. Winning chances are fitted "
                                        "to games of this program's own engines.")
                            .arg(name));
    }
    std::vector<OddsTask> tasks;
    SeededRandom seeds(options.seed);
    for (int game = 0; game < options.games; ++game)
        tasks.push_back({game, seeds.next()});

    const auto toSample = [&](const OddsTask& task,
                              const std::optional<MatchGame>& game) -> std::optional<OddsSample> {
        if (!game)
            return {};
        return sampleOf(options, task, *game);
    };
    const auto play = [&](const OddsTask& task, const std::stop_token& ended) {
        return toSample(task, oddsGame(options, task).play(ended));
    };
    std::vector<OddsSample> samples;
    const auto take = [&](const OddsSample& sample, const GamesProgress& run) {
        samples.push_back(sample);
        if (progress)
            progress(run.done, options.games, run.left);
        return true;
    };
    const GameWire<OddsTask, OddsSample> wire {
        .kind = SeededGame::kind(),
        .task = [&options](const OddsTask& task) -> std::optional<QByteArray> {
            return oddsGame(options, task).toBytes();
        },
        .game =
            [&](const OddsTask& task, const QByteArray& bytes) {
                return toSample(task, matchGameFromBytes(bytes, task.game));
            }};
    runGames(options.workers, tasks, stop, play, take, wire);
    std::ranges::sort(samples, {}, &OddsSample::game);
    return samples;
}

Expected<OddsModel> fitOdds(const OddsOptions& options, const std::vector<OddsSample>& samples)
{
    LogisticData data;
    for (const OddsSample& sample : samples)
        if (!options.holdsOut(sample.game)) {
            data.values.push_back(valuesOf(sample.position));
            data.shares.push_back(sample.share);
        }
    const double sum = std::accumulate(data.shares.begin(), data.shares.end(), 0.0);
    const auto fitted = static_cast<double>(data.shares.size());
    if (samples.size() < fewestGames || data.shares.size() == samples.size())
        return fail(
            OddsFitText::tr("%1 games are too few to fit winning chances. At least %2 are needed.")
                .arg(samples.size())
                .arg(fewestGames));
    if (sum == 0.0 || sum == fitted)
        return fail(OddsFitText::tr("The same player won all games, so there is nothing to fit."));
    const LogisticFit fit = fitLogistic(data, options.l2);
    if (!fit.converged)
        return fail(OddsFitText::tr("There are not enough games to tell the coefficients apart."));

    OddsModel model;
    model.coefficients = fit.coefficients;
    model.covariance = fit.covariance;
    model.l2 = options.l2;
    model.games = static_cast<int>(data.shares.size());
    model.seed = options.seed;
    model.openingPlies = options.openingPlies;
    model.engines = options.engines;
    for (const QString& engine : options.engines)
        model.settings << Entrant {engine, {}, {}}.variant();
    judge(model, options, samples, sum / fitted);
    return model;
}
