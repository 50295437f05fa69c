// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/curvegame.h"

Expected<StoredGame> storedGame(const StudyCurve& curve)
{
    StoredGame stored;
    for (const CurvePoint& point : curve.points) {
        FOURCAST_TRY(addMove(stored, point.move));
        stored.nodes.push_back(point.nodes);
        stored.milliseconds.push_back(point.milliseconds);
    }
    stored.disturbed = curve.isDisturbed();
    stored.players.fill({QStringLiteral("study-h1"), {.h1 = curve.h1}, {.depth = curve.depth}});
    const QString player = stored.players[0].nameInFiles();
    stored.game.setTag(QStringLiteral("Event"), QStringLiteral("Heuristics study, curves"));
    stored.game.setTag(QStringLiteral("First"), player);
    stored.game.setTag(QStringLiteral("Second"), player);
    stored.game.setTag(QStringLiteral("Seed"), QString::number(curve.seed));
    stored.game.goTo(0);
    return stored;
}
