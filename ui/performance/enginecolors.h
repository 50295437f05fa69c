// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QHash>
#include <QString>
#include <array>
#include <vector>

class RunHistory;

/// Which colour an engine has: a tint of chartstyle::sideColor().
struct EngineColor
{
    Player family = Player::First;
    int tint = 0;
};

/// Gives engines their colours in the order in which they are met: of the family of the side that
/// an engine plays first, a further tint for each. Whichever side it plays later, it keeps its own.
class EngineColors
{
public:
    EngineColor of(const QString& engine, Player side);
    /// Of the second player that has the same engine as the first: one more colour.
    EngineColor ofItsOpponent(const QString& engine);

private:
    QHash<QString, EngineColor> m_known;
    std::array<int, 2> m_tints {};
};

/// One for each series of the history.
std::vector<EngineColor> engineColorsOf(const RunHistory& history);
