// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/performance/historyfixture.h"

#include <algorithm>

MoveQuantity quantityOf(const char* id)
{
    const std::vector<MoveQuantity> all = moveQuantities();
    return *std::ranges::find(all, QLatin1String(id), &MoveQuantity::id);
}

MovePoint pointAt(int ply, std::uint64_t nodes)
{
    MovePoint point;
    point.ply = ply;
    point.move = Move(ply % 7);
    point.row = ply % 6;
    point.nodes = nodes;
    point.milliseconds = static_cast<double>(nodes) / 500;
    point.depth = 6;
    point.score = Score::fromValue(412);
    return point;
}

QString firstEngine()
{
    return QStringLiteral("mapped-h1, depth 6");
}

QString secondEngine()
{
    return QStringLiteral("alphabeta-h2, depth 4");
}

void playGames(RunHistory& history, int games, int moves)
{
    for (int game = 1; game <= games; ++game) {
        history.beginRun();
        for (int ply = 1; ply <= moves; ++ply) {
            const bool first = ply % 2 == 1;
            const auto nodes = static_cast<std::uint64_t>(first ? 40'000 : 3'000)
                    / static_cast<std::uint64_t>(ply)
                + static_cast<std::uint64_t>((game * 7919 + ply * 104'729) % 2'000);
            history.add(first ? Player::First : Player::Second,
                        first ? firstEngine() : secondEngine(), pointAt(ply, nodes));
        }
    }
}
