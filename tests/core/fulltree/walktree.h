// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/tree.h"

/// One tree on its own, with threads of its own.
template <int W, int H, int K>
TreeStatistics walkTree(const BasicPosition<W, H, K>& root, int depth, int workers = 1,
                        const std::stop_token& stop = {})
{
    return TreeSearch(workers).walk(root, depth, stop);
}
