// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/swisspairing.h"

#include <algorithm>
#include <numeric>

namespace {

/// What the rounds so far say of two who could meet.
class Meetings
{
public:
    explicit Meetings(const Tournament& tournament)
        : m_met(tournament.options.entrants.size(),
                std::vector<int>(tournament.options.entrants.size())),
          m_begun(tournament.options.entrants.size()), m_byes(tournament.options.entrants.size())
    {
        for (const SwissRound& round : tournament.rounds) {
            for (const auto& [first, second] : round.pairs) {
                ++m_met[at(first)][at(second)];
                ++m_met[at(second)][at(first)];
                ++m_begun[at(first)];
                --m_begun[at(second)];
            }
            if (round.bye >= 0)
                ++m_byes[at(round.bye)];
        }
    }

    int met(int one, int other) const { return m_met[at(one)][at(other)]; }
    /// How much more often it began than not.
    int begun(int one) const { return m_begun[at(one)]; }
    int byes(int one) const { return m_byes[at(one)]; }
    int most() const
    {
        int most = 0;
        for (const std::vector<int>& row : m_met)
            most = std::max(most, *std::ranges::max_element(row));
        return most;
    }

private:
    static std::size_t at(int entrant) { return static_cast<std::size_t>(entrant); }

    std::vector<std::vector<int>> m_met;
    std::vector<int> m_begun;
    std::vector<int> m_byes;
};

/// Finds a partner for everybody, going back where somebody is left without.
class Partners
{
public:
    /// `ranked` from the best to the worst, an even number.
    Partners(const std::vector<int>& ranked, const std::vector<double>& points,
             const Meetings& meetings)
        : m_ranked(ranked), m_points(points), m_meetings(meetings)
    {
    }

    /// Nobody meets somebody whom he met more than so many times; false where there is no such
    /// pairing, or none was found in reasonable time.
    bool find(int mostMeetings)
    {
        m_mostMeetings = mostMeetings;
        m_steps = 0;
        m_taken.assign(m_ranked.size(), false);
        m_pairs.clear();
        return pairFrom(0);
    }
    const std::vector<std::array<int, 2>>& pairs() const { return m_pairs; }

private:
    double pointsAt(std::size_t place) const
    {
        return m_points[static_cast<std::size_t>(m_ranked[place])];
    }

    /// Who is left, in the order in which the one at `place` would meet them: the lower half of
    /// those with the same points, then the upper one, then those with fewer.
    std::vector<std::size_t> candidates(std::size_t place) const
    {
        std::vector<std::size_t> same;
        std::vector<std::size_t> fewer;
        for (std::size_t other = place + 1; other < m_ranked.size(); ++other)
            if (!m_taken[other])
                (pointsAt(other) == pointsAt(place) ? same : fewer).push_back(other);
        // With the one himself among them the lower half begins here.
        const auto lower = static_cast<std::ptrdiff_t>(same.size() / 2);
        std::rotate(same.begin(), same.begin() + lower, same.end());
        same.insert(same.end(), fewer.begin(), fewer.end());
        return same;
    }

    bool pairFrom(std::size_t place)
    {
        constexpr int mostSteps = 20'000;
        while (place < m_ranked.size() && m_taken[place])
            ++place;
        if (place == m_ranked.size())
            return true;
        m_taken[place] = true;
        for (const std::size_t other : candidates(place)) {
            if (m_meetings.met(m_ranked[place], m_ranked[other]) > m_mostMeetings)
                continue;
            if (++m_steps > mostSteps)
                break;
            m_taken[other] = true;
            m_pairs.push_back({m_ranked[place], m_ranked[other]});
            if (pairFrom(place + 1))
                return true;
            m_pairs.pop_back();
            m_taken[other] = false;
        }
        m_taken[place] = false;
        return false;
    }

    const std::vector<int>& m_ranked;
    const std::vector<double>& m_points;
    const Meetings& m_meetings;
    int m_mostMeetings = 0;
    int m_steps = 0;
    std::vector<bool> m_taken;
    std::vector<std::array<int, 2>> m_pairs;
};

/// Who could have the bye, the likeliest first; nobody of an even number.
std::vector<int> byeCandidates(const std::vector<int>& ranked, const Meetings& meetings)
{
    if (ranked.size() % 2 == 0)
        return {-1};
    std::vector<int> candidates(ranked.rbegin(), ranked.rend());
    std::ranges::stable_sort(candidates, {}, [&](int entrant) { return meetings.byes(entrant); });
    const int fewest = meetings.byes(candidates.front());
    std::erase_if(candidates, [&](int entrant) { return meetings.byes(entrant) > fewest; });
    return candidates;
}

/// Who began less often begins, and of two equals the one of the better place in odd boards.
SwissRound withColours(const std::vector<std::array<int, 2>>& pairs, int bye,
                       const Meetings& meetings)
{
    SwissRound round {.pairs = pairs, .bye = bye};
    bool turned = false;
    for (auto& [first, second] : round.pairs) {
        const int difference = meetings.begun(first) - meetings.begun(second);
        if (difference > 0 || (difference == 0 && turned))
            std::swap(first, second);
        turned = !turned;
    }
    return round;
}

}

std::vector<double> swissPoints(const Tournament& tournament, int gamesOfPair)
{
    std::vector<double> points(tournament.options.entrants.size());
    for (const TournamentGame& game : tournament.games) {
        const int winner = game.winner();
        if (winner >= 0)
            points[static_cast<std::size_t>(winner)] += 1;
        else if (game.game.outcome == Outcome::Draw)
            for (const int entrant : game.task.entrants)
                points[static_cast<std::size_t>(entrant)] += 0.5;
    }
    for (const SwissRound& round : tournament.rounds)
        if (round.bye >= 0)
            points[static_cast<std::size_t>(round.bye)] += gamesOfPair;
    return points;
}

SwissRound pairSwissRound(const Tournament& tournament, const std::vector<bool>& retired,
                          int gamesOfPair)
{
    const std::vector<double> points = swissPoints(tournament, gamesOfPair);
    std::vector<int> ranked;
    for (std::size_t entrant = 0; entrant < points.size(); ++entrant)
        if (!retired[entrant])
            ranked.push_back(static_cast<int>(entrant));
    std::ranges::stable_sort(ranked, std::ranges::greater(), [&](int entrant) {
        return points[static_cast<std::size_t>(entrant)];
    });
    if (ranked.size() < 2)
        return {};
    const Meetings meetings(tournament);
    const std::vector<int> byes = byeCandidates(ranked, meetings);
    const int most = meetings.most();
    for (int allowed = 0; allowed <= most; ++allowed)
        for (const int bye : byes) {
            std::vector<int> paired = ranked;
            std::erase(paired, bye);
            Partners partners(paired, points, meetings);
            if (partners.find(allowed))
                return withColours(partners.pairs(), bye, meetings);
        }
    return {}; // not reached: everybody may meet everybody at last
}
