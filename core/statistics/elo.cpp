// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/elo.h"

#include "core/statistics/matrix.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

constexpr double z = 1.959963984540054; // 97.5 % of the normal distribution lie below it
/// Elo units of one unit of the natural logarithm of the odds.
const double eloPerUnit = 400.0 / std::numbers::ln10;

/// Points that `first` and `second` made against each other.
struct Points
{
    std::size_t first = 0;
    std::size_t second = 0;
    double forFirst = 0;
    double forSecond = 0;
};

std::vector<Points> pointsOf(const std::vector<PairScore>& scores)
{
    std::vector<Points> points;
    for (const PairScore& pair : scores)
        if (pair.score.games() > 0)
            points.push_back({static_cast<std::size_t>(pair.first),
                              static_cast<std::size_t>(pair.second), pair.score.points(),
                              pair.score.turned().points()});
    return points;
}

/// The players whose points reach from `start` over others, with the direction `up` or against it.
std::size_t reached(std::size_t players, const std::vector<Points>& points, bool up)
{
    std::vector<bool> seen(players, false);
    std::vector<std::size_t> open {0};
    seen[0] = true;
    std::size_t count = 1;
    const auto visit = [&](std::size_t player) {
        if (seen[player])
            return;
        seen[player] = true;
        open.push_back(player);
        ++count;
    };
    while (!open.empty()) {
        const std::size_t player = open.back();
        open.pop_back();
        for (const Points& pair : points) {
            if (pair.first == player && (up ? pair.forSecond : pair.forFirst) > 0)
                visit(pair.second);
            if (pair.second == player && (up ? pair.forFirst : pair.forSecond) > 0)
                visit(pair.first);
        }
    }
    return count;
}

/// Ford's condition: however the players are parted in two, each part has points from the other.
bool hasMaximum(std::size_t players, const std::vector<Points>& points)
{
    return reached(players, points, true) == players && reached(players, points, false) == players;
}

void addDraws(std::size_t players, std::vector<Points>& points)
{
    for (std::size_t first = 0; first < players; ++first)
        for (std::size_t second = first + 1; second < players; ++second)
            points.push_back({first, second, 0.5, 0.5});
}

double expectedShare(const std::vector<double>& strengths, const Points& pair)
{
    return 1.0 / (1.0 + std::exp(strengths[pair.second] - strengths[pair.first]));
}

double logLikelihood(const std::vector<double>& strengths, const std::vector<Points>& points)
{
    double sum = 0;
    for (const Points& pair : points) {
        const double difference = strengths[pair.first] - strengths[pair.second];
        sum -= pair.forFirst * std::log1p(std::exp(-difference))
            + pair.forSecond * std::log1p(std::exp(difference));
    }
    return sum;
}

/// The inverse of the information among strengths whose mean is 0. All alike could be added to the
/// strengths without a change, which the ones added to the matrix forbid.
Matrix covariance(const std::vector<double>& strengths, const std::vector<Points>& points)
{
    const std::size_t players = strengths.size();
    const double each = 1.0 / static_cast<double>(players);
    Matrix information(players, std::vector<double>(players, each));
    for (const Points& pair : points) {
        const double share = expectedShare(strengths, pair);
        const double weight = (pair.forFirst + pair.forSecond) * share * (1.0 - share);
        information[pair.first][pair.first] += weight;
        information[pair.second][pair.second] += weight;
        information[pair.first][pair.second] -= weight;
        information[pair.second][pair.first] -= weight;
    }
    Matrix inverse
        = invertedPositive(information).value_or(Matrix(players, std::vector<double>(players, 0)));
    for (std::vector<double>& row : inverse)
        for (double& value : row)
            value -= each;
    return inverse;
}

std::vector<double> mostLikely(std::size_t players, const std::vector<Points>& points)
{
    constexpr int enough = 200;
    std::vector<double> strengths(players, 0.0);
    for (int round = 0; round < enough; ++round) {
        std::vector<double> gradient(players, 0.0);
        for (const Points& pair : points) {
            const double surplus
                = pair.forFirst - (pair.forFirst + pair.forSecond) * expectedShare(strengths, pair);
            gradient[pair.first] += surplus;
            gradient[pair.second] -= surplus;
        }
        const std::vector<double> step = product(covariance(strengths, points), gradient);
        const double now = logLikelihood(strengths, points);
        double length = 1.0;
        std::vector<double> next;
        do {
            next = strengths;
            for (std::size_t i = 0; i < players; ++i)
                next[i] += length * step[i];
            length /= 2.0;
        } while (logLikelihood(next, points) < now && length > 1e-9);
        double change = 0;
        for (std::size_t i = 0; i < players; ++i)
            change = std::max(change, std::abs(next[i] - strengths[i]));
        strengths = next;
        if (change < 1e-10)
            break;
    }
    return strengths;
}

}

EloTable estimateElo(int players, const std::vector<PairScore>& scores)
{
    EloTable table;
    const auto size = static_cast<std::size_t>(players);
    table.entries.resize(size);
    if (size == 0)
        return table;
    for (const PairScore& pair : scores) {
        table.entries[static_cast<std::size_t>(pair.first)].score += pair.score;
        table.entries[static_cast<std::size_t>(pair.second)].score += pair.score.turned();
    }
    std::vector<Points> points = pointsOf(scores);
    if (!hasMaximum(size, points)) {
        table.hasAddedDraws = true;
        addDraws(size, points);
    }
    const std::vector<double> strengths = mostLikely(size, points);
    const Matrix errors = covariance(strengths, points);
    for (std::size_t i = 0; i < size; ++i) {
        EloEntry& entry = table.entries[i];
        const double reach = z * eloPerUnit * std::sqrt(std::max(0.0, errors[i][i]));
        entry.elo = EloTable::mean + eloPerUnit * strengths[i];
        entry.low = entry.elo - reach;
        entry.high = entry.elo + reach;
    }
    return table;
}
