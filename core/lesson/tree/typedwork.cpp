// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/gamework.h"
#include "core/lesson/tree/typedgame.h"

namespace fourcast::lesson {

namespace {

class TypedWork final : public GameWork<TypedGame>
{
public:
    using GameWork::GameWork;

private:
    Node rootNode() const override { return TypedTree::root(); }
    Node nodeAt(const RecordedTree& tree, NodeIndex node) const override
    {
        return tree.typedNodeAt(node);
    }
    TypedGame makeGame(const std::stop_token&) override
    {
        return TypedGame(m_request.typed(), &m_memory);
    }
};

}

std::shared_ptr<TreeSearcher> typedWork(const TreeRequest& request)
{
    return std::make_shared<TypedWork>(request);
}

}
