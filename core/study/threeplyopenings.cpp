// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/threeplyopenings.h"

#include "core/board/position.h"
#include "core/support/random.h"

#include <numeric>
#include <set>
#include <utility>

namespace {

constexpr int width = Position::Shape::width;
static_assert(threeplyopenings::orders == width * width * width);

std::vector<Move> order(int number)
{
    return {Move(number / (width * width)), Move(number / width % width), Move(number % width)};
}

std::vector<std::vector<Move>> onePerPosition()
{
    std::set<std::uint64_t> seen;
    std::vector<std::vector<Move>> openings;
    for (int number = 0; number < threeplyopenings::orders; ++number) {
        const std::vector<Move> moves = order(number);
        if (seen.insert(positionAfter(moves).key()).second)
            openings.push_back(moves);
    }
    return openings;
}

}

const std::vector<std::vector<Move>>& threeplyopenings::positions()
{
    static const std::vector<std::vector<Move>> all = onePerPosition();
    return all;
}

std::vector<Move> threeplyopenings::dealt(std::uint64_t seed, int number)
{
    std::vector<std::size_t> deck(positions().size());
    std::iota(deck.begin(), deck.end(), std::size_t {0});
    // A sequence of its own, as games draw their lots from the seed itself.
    SeededRandom random(seed ^ 0x6f70'656e'696e'6773u);
    const std::size_t wanted = static_cast<std::size_t>(number) % deck.size();
    for (std::size_t next = 0; next <= wanted; ++next) {
        const auto left = static_cast<std::uint32_t>(deck.size() - next);
        std::swap(deck[next], deck[next + random.below(left)]);
    }
    return positions()[deck[wanted]];
}

std::vector<Move> threeplyopenings::strided(int number)
{
    constexpr int stride = 100; // shares no factor with 343
    return order(number % orders * stride % orders);
}
