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

}
