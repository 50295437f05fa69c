// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/lesson/tree/treetest.h"

namespace treetest {

std::shared_ptr<TreeSearcher> searcher(const TreeRequest& request)
{
    auto made = TreeSearcher::make(request);
    if (!made)
        qFatal("%s", qPrintable(made.error().message));
    return std::move(*made);
}

RecordedTree recorded(const TreeRequest& request)
{
    return *searcher(request)->record();
}

TypedTree typed(const char* text)
{
    return *TypedTree::parse(QString::fromLatin1(text));
}

QString randomTreeText(SeededRandom& random, int depth)
{
    if (depth == 0 || random.below(6) == 0)
        return QString::number(static_cast<int>(random.below(41)) - 20);
    QStringList children;
    const int count = 1 + static_cast<int>(random.below(4));
    for (int i = 0; i < count; ++i)
        children << randomTreeText(random, depth - 1);
    return u'(' + children.join(u' ') + u')';
}

TypedTree randomTree(SeededRandom& random, int depth)
{
    return *TypedTree::parse(u'(' + randomTreeText(random, depth - 1) + u' '
                             + randomTreeText(random, depth - 1) + u')');
}

Value PlainSearch::minimax(TypedTree::Node node, bool isMaximum)
{
    ++counts.nodes;
    if (m_tree.isLeaf(node)) {
        ++counts.leaves;
        return *m_tree.value(node);
    }
    std::optional<Value> best;
    for (const TypedTree::Node child : m_tree.children(node)) {
        const Value value = minimax(child, !isMaximum);
        best = !best ? value : isMaximum ? std::max(*best, value) : std::min(*best, value);
    }
    return *best;
}

Value PlainSearch::alphaBeta(TypedTree::Node node, bool isMaximum, Value alpha, Value beta)
{
    ++counts.nodes;
    if (m_tree.isLeaf(node)) {
        ++counts.leaves;
        return *m_tree.value(node);
    }
    Value best = isMaximum ? -value::infinite : value::infinite;
    for (const TypedTree::Node child : m_tree.children(node)) {
        const Value value = alphaBeta(child, !isMaximum, alpha, beta);
        if (isMaximum)
            alpha = std::max(alpha, best = std::max(best, value));
        else
            beta = std::min(beta, best = std::min(best, value));
        if (alpha >= beta) {
            if (child != m_tree.children(node).back())
                ++counts.cuts;
            break;
        }
    }
    return best;
}

}
