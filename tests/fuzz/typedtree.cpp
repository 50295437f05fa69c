// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/typedtree.h"
#include "core/lesson/tree/treesearcher.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;
using namespace fourcast::lesson;

namespace {

/// A larger tree is only written and read again.
constexpr std::size_t mostNodes = 300;

/// Every way to search finds the value of the whole tree.
void checkSearches(const TypedTree& tree)
{
    TreeRequest request {.root = tree, .depth = tree.height(), .method = Method::Minimax};
    // Otherwise room is made for a hundred thousand each time.
    request.mostNodes = 2 * mostNodes;
    const auto whole = (*TreeSearcher::make(request))->record();
    require(whole->counts.nodes == tree.size(), "minimax enters every node once");
    for (const QString& order : orderNames()) {
        request.method = Method::AlphaBeta;
        request.order = *orderFromName(order);
        const auto cut = (*TreeSearcher::make(request))->record();
        require(cut->root().value == whole->root().value, "a cut never changes the value");
        require(cut->counts.nodes <= whole->counts.nodes, "and never adds a node");
    }
}

}

/// The input is a tree as somebody types it.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString text = QString::fromUtf8(fuzz::bytesOf(data, size));
    const auto tree = TypedTree::parse(text);
    if (!tree) {
        fuzz::requirePlace(tree.error(), text);
        return 0;
    }
    const QString written = tree->toText();
    const auto again = TypedTree::parse(written);
    require(again && *again == *tree, "what was written is read as it was");
    require(again->toText() == written, "and is written the same");
    if (tree->size() < mostNodes)
        checkSearches(*tree);
    return 0;
}
