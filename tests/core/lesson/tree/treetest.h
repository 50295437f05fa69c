// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/treesearcher.h"
#include "core/support/random.h"
#include "tests/core/boards.h"

/// What the tests of recorded trees share.
namespace treetest {

using namespace fourcast::lesson;

std::shared_ptr<TreeSearcher> searcher(const TreeRequest& request);

RecordedTree recorded(const TreeRequest& request);

TypedTree typed(const char* text);

/// A tree of random shape and values.
QString randomTreeText(SeededRandom& random, int depth);

TypedTree randomTree(SeededRandom& random, int depth);

/// Plain minimax and alpha-beta with the side to move told apart, as in textbooks: nothing of the
/// program's searches is in them. A cut is counted where a branch is left out.
class PlainSearch
{
public:
    explicit PlainSearch(const TypedTree& tree) : m_tree(tree) { }

    Value minimax(TypedTree::Node node, bool isMaximum);
    Value alphaBeta(TypedTree::Node node, bool isMaximum, Value alpha, Value beta);

    TreeCounts counts;

private:
    const TypedTree& m_tree;
};

}
