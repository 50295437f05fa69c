// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/treesearcher.h"
#include "core/support/random.h"
#include "tests/core/boards.h"

/// What the tests of recorded trees share.
namespace treetest {

using namespace fourcast::lesson;

inline TreeSearcher searcher(const TreeRequest& request)
{
    auto made = TreeSearcher::make(request);
    if (!made)
        qFatal("%s", qPrintable(made.error().message));
    return std::move(*made);
}

inline RecordedTree recorded(const TreeRequest& request)
{
    return *searcher(request).record();
}

inline TypedTree typed(const char* text)
{
    return *TypedTree::parse(QString::fromLatin1(text));
}

/// A tree of random shape and values.
inline QString randomTreeText(SeededRandom& random, int depth)
{
    if (depth == 0 || random.below(6) == 0)
        return QString::number(static_cast<int>(random.below(41)) - 20);
    QStringList children;
    const int count = 1 + static_cast<int>(random.below(4));
    for (int i = 0; i < count; ++i)
        children << randomTreeText(random, depth - 1);
    return u'(' + children.join(u' ') + u')';
}

inline TypedTree randomTree(SeededRandom& random, int depth)
{
    return *TypedTree::parse(u'(' + randomTreeText(random, depth - 1) + u' '
                             + randomTreeText(random, depth - 1) + u')');
}

}
