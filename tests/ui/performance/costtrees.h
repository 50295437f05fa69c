// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/costs/costview.h"

#include <utility>

/// Trees by cost that are small enough to be worked out by hand.
namespace costtrees {

/// 100 nodes: its own 2, 10 of them for column d, all the rest in e, half of them in the reply c.
inline CostTree smallTree()
{
    CostTree tree;
    const int d = tree.child(0, 3);
    const int e = tree.child(0, 4);
    const int reply = tree.child(e, 2);
    tree.own(0) = {{2, 0, 0}, 0};
    tree.own(d) = {{10, 5, 0}, 0};
    tree.own(e) = {{44, 20, 10}, 6};
    tree.own(reply) = {{44, 20, 10}, 10};
    tree.sumUp();
    return tree;
}

/// The same in 8 ms: 1 of d, 6 of e, of which 4 are of its reply.
inline CostTree timedTree()
{
    CostTree tree = smallTree();
    tree.setClock(CostTree::Clock::Count);
    for (const auto& [box, ms] : {std::pair {0, 1}, {1, 1}, {2, 2}, {3, 4}})
        tree.own(box).running = std::chrono::milliseconds(ms);
    tree.sumUp();
    return tree;
}

inline constexpr CostView byTime {.measure = CostMeasure::Time,
                                  .figure = CostFigure::NodesPerSecond};

}
