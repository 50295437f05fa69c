// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plantext.h"

/// Plans that are known to be valid.
namespace plancards {

/// An arrow on every square that has room, for the second player, after 244424.
inline RootedPlan followUp(const char* moves = "244424", Player side = Player::Second)
{
    RootedPlan rooted = *plantext::onMoves<Position>(QString::fromLatin1(moves));
    rooted.plan.side = side;
    rooted.plan.arrows = Position::Shape::boardMask() & ~rooted.position.occupied();
    return rooted;
}

/// Two numbers, 11 marks, 1,859 states.
inline RootedPlan twoNumbers()
{
    return std::get<RootedPlan>(
        *plantext::parse(u"plan 7x6/4 235363211514315545 first win "
                         u"222.212/......./.....21/...1.../.....22/......."));
}

/// The draw on the empty 4x4 board, 611 states.
inline BasicRootedPlan<BasicPosition<4, 4, 4>> smallHold()
{
    return std::get<BasicRootedPlan<BasicPosition<4, 4, 4>>>(
        *plantext::parse(u"plan 4x4/4 - second hold 3113/2.32/3113/2..2"));
}

}
