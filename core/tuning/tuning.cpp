// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuning.h"

#include "core/support/random.h"
#include "core/tuning/tuninggate.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>

namespace {

struct TuningText
{
    Q_DECLARE_TR_FUNCTIONS(Tuning)
};

/// A generator of its own for each purpose, so that none depends on how far another has got.
SeededRandom randomFor(std::uint64_t seed, std::uint64_t purpose)
{
    SeededRandom mixed(seed);
    return SeededRandom(mixed.next() ^ (purpose * 0xd1342543de82ef95u));
}

Entrant entrantOf(const TuningOptions& options, const H1Weights& weights)
{
    Entrant entrant {options.engine, {}, {.depth = options.depth}};
    entrant.options.h1 = options.start;
    entrant.options.h1.weights = weights;
    return entrant;
}

/// The same search with H2.
Entrant h2Entrant(const TuningOptions& options)
{
    Entrant entrant = entrantOf(options, {});
    entrant.engine = findEngine(engineInfo(options.engine).family, QStringLiteral("H2"))->name;
    entrant.options.h1 = {};
    return entrant;
}

/// What the set is measured against from the first step to the last.
Entrant yardstick(const TuningOptions& options)
{
    return options.opponent == TuningOptions::Opponent::H1 ? entrantOf(options, {})
                                                           : h2Entrant(options);
}

/// Who plays whom in a step.
std::vector<GatePairing> pairings(const TuningOptions& options, const H1Weights& now,
                                  const H1Weights& candidate)
{
    if (options.opponent == TuningOptions::Opponent::H1)
        return {{entrantOf(options, candidate), entrantOf(options, now), 1}};
    return {{entrantOf(options, candidate), h2Entrant(options), 1},
            {entrantOf(options, now), h2Entrant(options), -1}};
}

std::vector<std::uint64_t> openingSeeds(const TuningOptions& options, std::uint64_t purpose,
                                        int count)
{
    SeededRandom random = randomFor(options.seed, purpose);
    std::vector<std::uint64_t> seeds;
    for (int i = 0; i < count; ++i)
        seeds.push_back(random.next());
    return seeds;
}

void count(TuningStep& step, int comparison)
{
    ++(comparison > 0 ? step.better : comparison < 0 ? step.worse : step.equal);
}

SprtState stateOf(const TuningOptions& options, const TuningStep& step)
{
    return sprt(step.better, step.equal, step.worse, options.test);
}

/// Carries a climb on, step by step.
class Climb
{
public:
    Climb(TuningResult& result, const std::stop_token& stop,
          const std::function<void(const TuningProgress&)>& progress)
        : m_result(result), m_options(result.options), m_stop(stop), m_progress(progress)
    {
    }

    void run()
    {
        if (m_result.startStrength.games() == 0) {
            const auto strength = measure(m_options.start.weights);
            if (!strength)
                return;
            m_result.startStrength = *strength;
            tell({}, {}, 0, 0, true);
        }
        while (!m_result.isComplete() && playStep()) { }
    }

private:
    void tell(const TuningStep& step, const SprtState& test, int games, int cap, bool advanced)
    {
        if (m_progress)
            m_progress({m_result, step, test, games, cap, advanced});
    }

    /// Nothing when it was stopped.
    std::optional<TuningStrength> measure(const H1Weights& weights)
    {
        const int openings = m_options.yardstickGames / 2;
        TuningStrength strength;
        Gate gate({{entrantOf(m_options, weights), yardstick(m_options), 1}},
                  openingSeeds(m_options, 0, openings), m_options.openingPlies);
        const auto games = gate.run(m_options.workers, m_stop, [&](const GateOpening& opening) {
            for (const MatchGame& game : opening.games)
                strength.count(game.winningEntrant());
            tell({}, {}, strength.games(), m_options.yardstickGames, false);
            return true;
        });
        return games == openings ? std::optional(strength) : std::nullopt;
    }

    /// Plays the next step to its verdict; false when it was stopped before.
    bool playStep()
    {
        TuningStep step = tuningCandidate(m_result);
        const auto isOpen = [&] {
            return stateOf(m_options, step).verdict == SprtState::Verdict::Open
                && step.openings() < m_options.openingsCap();
        };
        for (const int comparison : m_result.pending)
            count(step, comparison);
        if (isOpen() && !playOpenings(step, isOpen))
            return false;

        const H1Weights before = m_result.weights();
        step.kept = stateOf(m_options, step).verdict == SprtState::Verdict::Stronger;
        step.after = before;
        step.strength = m_result.strength();
        if (step.kept) {
            step.after.setValue(step.value, step.to);
            const auto strength = measure(step.after);
            if (!strength)
                return false;
            step.strength = *strength;
        }
        m_result.pending.clear();
        m_result.steps.push_back(step);
        tell(step, stateOf(m_options, step), step.openings() * m_options.gamesPerOpening(),
             m_options.gamesCap, true);
        return true;
    }

    /// Goes on behind the pending openings; false when it was stopped before the verdict.
    template <typename IsOpen> bool playOpenings(TuningStep& step, const IsOpen& isOpen)
    {
        H1Weights candidate = m_result.weights();
        candidate.setValue(step.value, step.to);
        std::vector<std::uint64_t> seeds = openingSeeds(
            m_options, static_cast<std::uint64_t>(step.number), m_options.openingsCap());
        seeds.erase(seeds.begin(), seeds.begin() + step.openings());
        Gate gate(pairings(m_options, m_result.weights(), candidate), std::move(seeds),
                  m_options.openingPlies);
        gate.run(m_options.workers, m_stop, [&](const GateOpening& opening) {
            m_result.pending.push_back(opening.comparison);
            count(step, opening.comparison);
            tell(step, stateOf(m_options, step), step.openings() * m_options.gamesPerOpening(),
                 m_options.gamesCap, false);
            return isOpen();
        });
        return !isOpen();
    }

    TuningResult& m_result;
    const TuningOptions m_options;
    const std::stop_token& m_stop;
    const std::function<void(const TuningProgress&)>& m_progress;
};

}

QString opponentName(TuningOptions::Opponent opponent)
{
    return opponent == TuningOptions::Opponent::H1 ? QStringLiteral("h1") : QStringLiteral("h2");
}

QStringList TuningOptions::engines()
{
    return {QStringLiteral("study-h1"), QStringLiteral("alphabeta-h1"), QStringLiteral("mapped-h1"),
            QStringLiteral("minimax-h1")};
}

Expected<void> TuningOptions::check() const
{
    if (!engines().contains(engine))
        return fail(TuningText::tr("'%1' has no values to tune. The engines that have are %2.")
                        .arg(engine, engines().join(QStringLiteral(", "))));
    if (!(test.elo0 < test.elo1 && test.alpha > 0 && test.alpha < 0.5 && test.beta > 0
          && test.beta < 0.5))
        return fail(TuningText::tr("The test needs two Elo differences, the smaller first, and "
                                   "error rates between 0 and 50 %."));
    if (openingPlies < 0 || openingPlies > 12)
        return fail(
            TuningText::tr("Openings cannot have %1 random plies. The number must be from 0 to 12.")
                .arg(openingPlies));
    if (depth < 1 || depth > Position::Shape::squares)
        return fail(TuningText::tr("The depth is %1, but must be from 1 to 42 plies.").arg(depth));
    if (!(percent >= 0.1 && percent <= 50.0))
        return fail(TuningText::tr(
                        "A value cannot be moved by %1 %. The percentage must be from 0.1 to 50 %.")
                        .arg(percent));
    if (gamesCap < 1 || gamesCap > mostGames)
        return fail(
            TuningText::tr("A step cannot have a maximum of %1 games. It must be from 1 to %2.")
                .arg(gamesCap)
                .arg(mostGames));
    if (yardstickGames > mostGames)
        return fail(TuningText::tr("The strength cannot be measured with %1 games. The most is %2.")
                        .arg(yardstickGames)
                        .arg(mostGames));
    if (yardstickGames < 2 || yardstickGames % 2 != 0)
        return fail(TuningText::tr("The strength cannot be measured with %1 games. Each opening "
                                   "takes two games, so the number must be even and at least 2.")
                        .arg(yardstickGames));
    return {};
}

int TuningResult::keptSteps() const
{
    return static_cast<int>(std::ranges::count_if(steps, &TuningStep::kept));
}

SprtState TuningResult::sprtOf(const TuningStep& step) const
{
    return stateOf(options, step);
}

QString TuningResult::whyNothingKept() const
{
    if (steps.empty() || keptSteps() > 0)
        return {};
    int openings = 0;
    int altered = 0;
    int refused = 0;
    for (const TuningStep& step : steps) {
        openings += step.openings();
        altered += step.better + step.worse;
        refused += sprtOf(step).verdict == SprtState::Verdict::NotStronger ? 1 : 0;
    }
    const auto count = static_cast<int>(steps.size());
    // In one call each: none of the numbers may hold a place for the next.
    QString text = TuningText::tr("No change was kept: the test found %1 of %2 not stronger and "
                                  "left %3 undecided at the cap.")
                       .arg(QString::number(refused), QString::number(count),
                            QString::number(count - refused));
    text += u' ';
    // Where so few openings differ, no number of games makes a change count.
    constexpr int few = 20;
    text += altered * few < openings
        ? TuningText::tr("The changes altered the result of only %1 of %2 openings. A larger "
                         "percentage alters more.")
              .arg(QString::number(altered), QString::number(openings))
        : TuningText::tr("The changes altered the result of %1 of %2 openings, but not in one "
                         "direction. Fewer Elo and more games per step find smaller gains.")
              .arg(QString::number(altered), QString::number(openings));
    return text;
}

TuningStep tuningCandidate(const TuningResult& climb)
{
    // One of all moves by lot, each once before any comes again; a kept one begins anew.
    constexpr std::size_t moves = 2 * H1Weights::count;
    const bool anew = climb.steps.empty() || climb.steps.back().kept;
    const auto tried = anew ? std::size_t {0} : std::size_t(climb.steps.back().sinceKept) + 1;
    const std::size_t roundStart = climb.steps.size() - tried % moves;
    SeededRandom random = randomFor(climb.options.seed, (std::uint64_t {1} << 32) + roundStart);
    std::array<int, moves> order {};
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t i = moves - 1; i > 0; --i)
        std::swap(order[i], order[random.below(static_cast<std::uint32_t>(i + 1))]);
    const int move = order[tried % moves];

    TuningStep step;
    step.number = static_cast<int>(climb.steps.size()) + 1;
    step.sinceKept = static_cast<int>(tried);
    step.value = move / 2;
    step.from = climb.weights().value(step.value);
    const int reach
        = std::max(1, static_cast<int>(std::lround(step.from * climb.options.percent / 100.0)));
    const bool up = move % 2 == 0;
    // At an end of what is possible only the other direction is left.
    if (step.from < reach || (up && step.from + reach <= H1Weights::largest))
        step.to = step.from + reach;
    else
        step.to = step.from - reach;
    return step;
}

Expected<TuningResult> runTuning(TuningResult known, std::stop_token stop,
                                 const std::function<void(const TuningProgress&)>& progress)
{
    FOURCAST_TRY(known.options.check());
    Climb(known, stop, progress).run();
    return known;
}

std::array<Entrant, 2> tuningEntrants(const TuningResult& result)
{
    return {entrantOf(result.options, result.weights()), entrantOf(result.options, {})};
}
