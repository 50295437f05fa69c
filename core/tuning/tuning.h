// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchgame.h"
#include "core/parallel/remotetasks.h"
#include "core/statistics/gamescore.h"
#include "core/statistics/sprt.h"

#include <QByteArray>
#include <QStringList>
#include <functional>
#include <stop_token>
#include <vector>

/// Hill climbing over H1's values, as the study's outlook proposes (Kang, Wang, Hu 2019): one value
/// is moved by a percent, up or down, and the move is kept when games say that it wins.
///
/// What is compared is an opening, not a game. Against H1 itself the candidate and the present set
/// play each opening with both colours, and the points of the two games decide. Against H2 both of
/// them play the opening with both colours against H2, and the one with more points did better. So
/// a change that alters no move is a draw in every opening. The sequential test is asked after each
/// opening, in their order; a step that it leaves open at the cap is not kept.
struct TuningOptions
{
    enum class Opponent : std::uint8_t
    {
        H1, ///< the set as it is before the step
        H2
    };

    /// Of a step and of a measurement.
    static constexpr int mostGames = 100'000'000;

    /// One of engines().
    QString engine = QStringLiteral("study-h1");
    int depth = 4;
    /// The reading of H1; its weights are where the climb begins.
    H1Options start;
    Opponent opponent = Opponent::H1;
    int steps = 40;
    /// The most games of a step.
    int gamesCap = 1000;
    /// How far a value is moved, 0.1 to 50 percent, but at least by 1. The study's one percent
    /// alters a move in hardly any game.
    double percent = 25;
    SprtOptions test {.elo0 = 0, .elo1 = 20};
    /// Random moves at the start of each opening.
    int openingPlies = 6;
    /// Games after the first and after each kept step that measure the strength: the set
    /// against the study's values, or against H2, from openings that stay the same. Even.
    int yardstickGames = 100;
    /// Below 2^53, so that files can carry it as a number.
    std::uint64_t seed = 1;
    /// Games at a time; 0 takes one per core. The history doesn't depend on it.
    TaskWorkers workers {};

    /// What can be tuned: the searches with H1 to a depth.
    static QStringList engines();
    /// Games that one opening takes: 2 or 4.
    int gamesPerOpening() const { return opponent == Opponent::H1 ? 2 : 4; }
    int openingsCap() const { return std::max(1, gamesCap / gamesPerOpening()); }
    /// The sentence that says why this can't be run; none where it can.
    Expected<void> check() const;
};

QString opponentName(TuningOptions::Opponent opponent); ///< "h1", "h2"

/// How strong a set is against what stays the same throughout.
using TuningStrength = GameScore;

/// How a step went, or goes.
struct TuningStep
{
    /// Counted from 1.
    int number = 0;
    /// Steps since the last that was kept, before this one.
    int sinceKept = 0;
    /// Which value was moved (see H1Weights), and from where to where.
    int value = 0;
    Value from = 0;
    Value to = 0;
    /// Openings in which the candidate did better, equally, worse.
    int better = 0;
    int equal = 0;
    int worse = 0;
    bool kept = false;
    /// The set after the step, and what it is worth; measured again only where the step was kept.
    H1Weights after;
    TuningStrength strength;

    int openings() const { return better + equal + worse; }
    friend bool operator==(const TuningStep&, const TuningStep&) = default;
};

struct TuningResult
{
    TuningOptions options;
    /// Of the set at the start; without games until it has been measured.
    TuningStrength startStrength;
    std::vector<TuningStep> steps;
    /// What is known of the step that was stopped: for each opening from the first on whether the
    /// candidate did better (1), equally (0) or worse (-1).
    std::vector<int> pending;

    const H1Weights& weights() const
    {
        return steps.empty() ? options.start.weights : steps.back().after;
    }
    TuningStrength strength() const
    {
        return steps.empty() ? startStrength : steps.back().strength;
    }
    int keptSteps() const;
    bool isComplete() const { return static_cast<int>(steps.size()) >= options.steps; }
    SprtState sprtOf(const TuningStep& step) const;
    /// Why no step was kept, as a sentence or two; empty where one was, or none is over.
    QString whyNothingKept() const;
};

/// Progress of a climb, for display.
struct TuningProgress
{
    /// All that is finished.
    const TuningResult& result;
    /// The step that is being played; its number is 0 while the strength is measured.
    TuningStep step;
    SprtState test;
    int games = 0; ///< of this step or measurement
    int gamesCap = 0;
    /// A step or a measurement has just ended, so that `result` has changed.
    bool advanced = false;
};

/// The next step of a climb: which value moves where. By lot, but every value goes up and down once
/// before any of that comes again, and all of it comes again after a step that was kept.
TuningStep tuningCandidate(const TuningResult& climb);

/// Climbs on from `known` (an empty history begins) until all steps are done or a stop. Blocks; one
/// game per task on a pool of its own. A stop keeps all steps and the openings of the step that is
/// under way. `progress`, which may be empty, is called one call at a time from the pool's threads
/// or the caller's. Same options, same history, with any number of workers and of stops.
Expected<TuningResult> runTuning(TuningResult known, std::stop_token stop,
                                 const std::function<void(const TuningProgress&)>& progress);

/// Two entrants of a match: the tuned set first, the study's values second.
std::array<Entrant, 2> tuningEntrants(const TuningResult& result);

QByteArray tuningToJson(const TuningResult& result);
/// The options that such a file was begun with; `steps` as asked for then, `workers` the default.
Expected<TuningOptions> tuningOptionsFromJson(const QByteArray& json);
/// Goes on with a file of tuningToJson(). Fails where it is damaged, or of another climb: all
/// options but `steps` and `workers`, which may change, must be those of the file.
Expected<TuningResult> tuningFromJson(const QByteArray& json, const TuningOptions& options);
/// A row per step; the columns are named in the first row.
QByteArray tuningToCsv(const TuningResult& result);
/// The result and the history as a table, for reading.
QString tuningToText(const TuningResult& result);
