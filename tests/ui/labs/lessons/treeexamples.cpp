// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/lessons/treeexamples.h"

namespace treeexamples {

fourcast::lesson::TreeRequest typed(const char* text)
{
    fourcast::lesson::TreeRequest request;
    request.root = *fourcast::lesson::TypedTree::parse(QString::fromLatin1(text));
    request.depth = request.typed().height();
    return request;
}

fourcast::lesson::TreeRequest position(const char* moves, int depth)
{
    fourcast::lesson::TreeRequest request;
    request.root
        = *fourcast::lesson::readPosition(QStringLiteral("7x6"), QString::fromLatin1(moves));
    request.depth = depth;
    return request;
}

FoundTree found(const fourcast::lesson::TreeRequest& request)
{
    FoundTree found;
    found.searcher = *fourcast::lesson::TreeSearcher::make(request);
    found.tree = std::make_shared<const fourcast::lesson::RecordedTree>(*found.searcher->record());
    return found;
}

fourcast::lesson::TreeRequest withCut()
{
    return typed("((3 5) (2 (9 1)))");
}

}
