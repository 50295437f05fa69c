// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/simulate/games.h"
#include "core/chance/simulate/batches.h"
#include "core/chance/simulate/draw.h"
#include "core/parallel/workerpool.h"

#include <algorithm>
#include <chrono>

namespace fourcast::chance {

namespace {

std::vector<Meaning> meanings(const Automaton& automaton, const Until& until,
                              const GamesOptions& options)
{
    std::vector<Meaning> meanings;
    for (const Action& action : automaton.actions())
        meanings.push_back({matches(until.goal, action), matches(until.stay, action),
                            !options.counted || matches(*options.counted, action)});
    return meanings;
}

/// Some games that follow each other.
class Batch
{
public:
    Batch(const Automaton& automaton, const std::vector<Meaning>& meanings,
          const GamesOptions& options, const std::stop_token& stop)
        : m_automaton(automaton), m_meanings(meanings), m_options(options), m_stop(stop)
    {
    }

    GamesReport play(std::uint64_t first, std::uint64_t end)
    {
        for (std::uint64_t game = first; game < end && !m_report.isStopped; ++game)
            playOne(game);
        return std::move(m_report);
    }

private:
    void playOne(std::uint64_t game)
    {
        SeededRandom random = randomOf(m_options, game);
        State state = 0;
        std::uint64_t length = 0;
        for (std::uint64_t step = 0; step < m_options.mostSteps; ++step) {
            constexpr std::uint64_t look = 4096;
            if (step % look == 0 && m_stop.stop_requested()) {
                m_report.isStopped = true;
                return;
            }
            if (m_automaton.branches(state).empty())
                return addEnd(m_report, false, length);
            const auto branches = m_automaton.branches(state, choiceIn(state, random));
            const Meaning& meaning = m_meanings[m_automaton.label(branches.front()).action];
            length += meaning.counts ? 1 : 0;
            if (meaning.isGoal || !meaning.isAllowed)
                return addEnd(m_report, meaning.isGoal, length);
            const State next = branches[drawBranch(m_automaton, branches, random)].target;
            if (next == state && staysForEver(state))
                return addEnd(m_report, false, length);
            state = next;
        }
        ++m_report.givenUp;
        ++m_report.games;
    }
    /// Does whatever is done there lead back, and never to an end?
    bool staysForEver(State state) const
    {
        return std::ranges::all_of(m_automaton.branches(state), [&](const auto& branch) {
            const Meaning& meaning = m_meanings[m_automaton.label(branch).action];
            return branch.target == state && !meaning.isGoal && meaning.isAllowed;
        });
    }
    std::uint32_t choiceIn(State state, SeededRandom& random) const
    {
        if (state < m_options.strategy.size()
            && !m_automaton.branches(state, m_options.strategy[state]).empty())
            return m_options.strategy[state];
        return drawChoice(m_automaton, state, random);
    }

    const Automaton& m_automaton;
    const std::vector<Meaning>& m_meanings;
    const GamesOptions& m_options;
    const std::stop_token& m_stop;
    GamesReport m_report;
};

void addTo(GamesReport& all, const GamesReport& some)
{
    all.isStopped = all.isStopped || some.isStopped;
    all.games += some.games;
    all.met += some.met;
    all.missed += some.missed;
    all.givenUp += some.givenUp;
    for (const auto& [length, games] : some.lengths)
        all.lengths[length] += games;
}

void averageLengths(GamesReport& report)
{
    double sum = 0;
    double squares = 0;
    for (const auto& [length, games] : report.lengths) {
        const auto value = static_cast<double>(length);
        sum += value * static_cast<double>(games);
        squares += value * value * static_cast<double>(games);
    }
    const auto met = static_cast<double>(std::max<std::uint64_t>(report.met, 1));
    report.meanLength = sum / met;
    report.meanSquare = squares / met;
}

} // namespace

::Interval GamesReport::probability() const
{
    const auto trials = static_cast<double>(games);
    return wilsonIntervalOf(games > 0 ? static_cast<double>(met) / trials : 0, trials);
}

std::optional<::Interval> GamesReport::length() const
{
    return meanInterval(meanLength, meanSquare, static_cast<double>(met));
}

void addEnd(GamesReport& report, bool isMet, std::uint64_t length)
{
    ++report.games;
    (isMet ? report.met : report.missed) += 1;
    if (isMet)
        ++report.lengths[length];
}

GamesReport playBatches(const GamesOptions& options,
                        const std::function<GamesReport(std::uint64_t, std::uint64_t)>& play,
                        const std::function<void(std::uint64_t)>& progress)
{
    constexpr std::uint64_t gamesPerBatch = 256;
    // Progress is told by the calling thread between rounds of some batches for each worker.
    const std::uint64_t workers = static_cast<std::uint64_t>(
        options.workers > 0 ? options.workers : QThread::idealThreadCount());
    WorkerPool pool(WorkerPool::workersFor(options.workers, options.games / gamesPerBatch + 1));
    GamesReport all;
    for (std::uint64_t first = 0; first < options.games && !all.isStopped;) {
        const std::uint64_t end = std::min(options.games, first + workers * 8 * gamesPerBatch);
        std::vector<std::pair<std::uint64_t, GamesReport>> batches;
        for (std::uint64_t game = first; game < end; game += gamesPerBatch)
            batches.emplace_back(game, GamesReport());
        pool.map(batches, [&](auto& batch) {
            batch.second = play(batch.first, std::min(end, batch.first + gamesPerBatch));
        });
        for (const auto& batch : batches)
            addTo(all, batch.second);
        first = end;
        if (progress)
            progress(all.games);
    }
    averageLengths(all);
    return all;
}

GamesReport playGames(const Automaton& automaton, const Until& until, const GamesOptions& options,
                      const std::stop_token& stop,
                      const std::function<void(std::uint64_t)>& progress)
{
    const std::vector<Meaning> known = meanings(automaton, until, options);
    return playBatches(
        options,
        [&](std::uint64_t first, std::uint64_t end) {
            return Batch(automaton, known, options, stop).play(first, end);
        },
        progress);
}

}
