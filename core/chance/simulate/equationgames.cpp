// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/simulate/equationgames.h"
#include "core/chance/automaton/lppemodel.h"
#include "core/chance/simulate/batches.h"

#include <algorithm>
#include <mutex>

namespace fourcast::chance {

namespace {

/// Some games that follow each other. It numbers its labels itself, so that no other batch waits.
class EquationBatch
{
public:
    EquationBatch(const Lppe& lppe, const Until& until, const GamesOptions& options,
                  const std::stop_token& stop)
        : m_until(until), m_options(options), m_stop(stop), m_countsRewards(givesRewards(lppe)),
          m_model(lppe), m_generator(m_model.makeGenerator()), m_next(m_model.wordsPerState())
    {
    }

    Expected<GamesReport> play(std::uint64_t first, std::uint64_t end)
    {
        for (std::uint64_t game = first; game < end && !m_report.isStopped; ++game) {
            playOne(game);
            if (m_next.error())
                return tl::unexpected(*m_next.error());
        }
        return std::move(m_report);
    }

private:
    void playOne(std::uint64_t game)
    {
        SeededRandom random = randomOf(m_options, game);
        std::vector<std::uint64_t> state = m_model.initialStates();
        std::uint64_t length = 0;
        for (std::uint64_t step = 0; step < m_options.mostSteps; ++step) {
            if (m_stop.stop_requested()) {
                m_report.isStopped = true;
                return;
            }
            m_next.clear();
            m_generator->successors(state.data(), m_next);
            if (m_next.error())
                return;
            if (m_next.count() == 0)
                return addEnd(m_report, false, length);
            const auto [first, end] = drawnChoice(random);
            const Meaning& meaning = meaningOf(labelAt(first).action);
            length += meaning.counts ? 1 : 0;
            if (meaning.isGoal || !meaning.isAllowed)
                return addEnd(m_report, meaning.isGoal, length);
            const int drawn = drawnBranch(first, end, random);
            if (isSame(drawn, state) && staysForEver(state))
                return addEnd(m_report, false, length);
            std::copy_n(m_next.state(drawn), state.size(), state.begin());
        }
        ++m_report.givenUp;
        ++m_report.games;
    }

    const Automaton::Label& labelAt(int index) { return met().labels[m_next.label(index)]; }
    const MetLabels& met() const { return m_model.numbers().met(); }

    /// The branches of one of the choices, each as probable as the others.
    std::pair<int, int> drawnChoice(SeededRandom& random)
    {
        const std::uint32_t choices = labelAt(m_next.count() - 1).choice + 1;
        const std::uint32_t chosen = choices == 1 ? 0 : random.below(choices);
        int first = 0;
        while (labelAt(first).choice != chosen)
            ++first;
        int end = first;
        while (end < m_next.count() && labelAt(end).choice == chosen)
            ++end;
        return {first, end};
    }

    int drawnBranch(int first, int end, SeededRandom& random)
    {
        if (end == first + 1)
            return first;
        const double drawn = static_cast<double>(random.next() >> 11) * 0x1p-53;
        double sum = 0;
        for (; first + 1 < end; ++first) {
            sum += probabilityOf(labelAt(first).probability);
            if (drawn < sum)
                break;
        }
        return first;
    }

    double probabilityOf(std::uint32_t number)
    {
        for (std::size_t next = m_probabilities.size(); next < met().probabilities.size(); ++next)
            m_probabilities.push_back(met().probabilities[next].get_d());
        return m_probabilities[number];
    }

    const Meaning& meaningOf(std::uint32_t action)
    {
        for (std::size_t next = m_meanings.size(); next < met().actions.size(); ++next) {
            const Action& each = met().actions[next];
            m_meanings.push_back({matches(m_until.goal, each), matches(m_until.stay, each),
                                  m_options.counted     ? matches(*m_options.counted, each)
                                      : m_countsRewards ? each.exactReward == QLatin1String("1")
                                                        : true});
        }
        return m_meanings[action];
    }

    bool isSame(int index, const std::vector<std::uint64_t>& state) const
    {
        return std::equal(state.begin(), state.end(), m_next.state(index));
    }

    /// Does whatever is done there lead back, and never to an end?
    bool staysForEver(const std::vector<std::uint64_t>& state)
    {
        for (int index = 0; index < m_next.count(); ++index) {
            const Meaning& meaning = meaningOf(labelAt(index).action);
            if (!isSame(index, state) || meaning.isGoal || !meaning.isAllowed)
                return false;
        }
        return true;
    }

    const Until& m_until;
    const GamesOptions& m_options;
    const std::stop_token& m_stop;
    const bool m_countsRewards;
    const LppeModel m_model;
    const std::unique_ptr<statespace::Generator> m_generator;
    statespace::Successors m_next; ///< of the state
    std::vector<Meaning> m_meanings; ///< of actions, by their numbers
    std::vector<double> m_probabilities; ///< by their numbers
    GamesReport m_report;
};

}

bool givesRewards(const Lppe& lppe)
{
    return std::ranges::any_of(lppe.summands, [](const Summand& summand) {
        const auto* literal = std::get_if<Literal>(&summand.reward.node);
        return !literal || literal->numerator != 0;
    });
}

Expected<GamesReport> playGames(const Lppe& lppe, const Until& until, const GamesOptions& options,
                                const std::stop_token& stop,
                                const std::function<void(std::uint64_t)>& progress)
{
    std::mutex mutex; // of the fault
    std::optional<Error> fault;
    const auto play = [&](std::uint64_t first, std::uint64_t end) {
        auto played = EquationBatch(lppe, until, options, stop).play(first, end);
        if (played)
            return std::move(*played);
        const std::scoped_lock lock(mutex);
        fault = played.error();
        GamesReport none;
        none.isStopped = true;
        return none;
    };
    GamesReport report = playBatches(options, play, progress);
    if (fault)
        return tl::unexpected(*fault);
    return report;
}

}
