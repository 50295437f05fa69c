// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/treesearcher.h"
#include "ui/labs/lessons/tree/treesteps.h"

/// Searches that tests walk through.
namespace treeexamples {

inline fourcast::lesson::TreeRequest typed(const char* text)
{
    fourcast::lesson::TreeRequest request;
    request.root = *fourcast::lesson::TypedTree::parse(QString::fromLatin1(text));
    request.depth = request.typed().height();
    return request;
}

inline fourcast::lesson::TreeRequest position(const char* moves, int depth)
{
    fourcast::lesson::TreeRequest request;
    request.root
        = *fourcast::lesson::readPosition(QStringLiteral("7x6"), QString::fromLatin1(moves));
    request.depth = depth;
    return request;
}

inline FoundTree found(const fourcast::lesson::TreeRequest& request)
{
    FoundTree found;
    found.searcher = std::make_shared<fourcast::lesson::TreeSearcher>(
        *fourcast::lesson::TreeSearcher::make(request));
    found.tree = std::make_shared<const fourcast::lesson::RecordedTree>(*found.searcher->record());
    return found;
}

/// MAX has 3 after the first branch; the second is cut after its first leaf, and nobody sees (9 1).
inline fourcast::lesson::TreeRequest withCut()
{
    return typed("((3 5) (2 (9 1)))");
}

}
