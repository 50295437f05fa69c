// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/pairtest.h"
#include "core/study/runs/experimentgame.h"

/// Follows the games of a cell, by their rounds: is entrant a the stronger one?
class SequentialTest : public PairTest
{
public:
    using PairTest::PairTest;

    void add(const ExperimentGame& game);
};
