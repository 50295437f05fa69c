// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/treesteps.h"

#include "core/support/translations.h"

using namespace fourcast::lesson;

void TreeSteps::tellMoved()
{
    const LanguageScope scope(m_language);
    Q_EMIT moved();
}

void TreeSteps::takeWalk(SharedTree tree)
{
    m_tree = std::move(tree);
    m_walk.reset();
    if (!m_tree)
        return;
    m_walk.emplace(m_tree);
    m_walk->setView(m_view);
}

void TreeSteps::setView(PointOfView view)
{
    if (std::exchange(m_view, view) == view)
        return;
    if (m_walk)
        m_walk->setView(view);
    const LanguageScope scope(m_language);
    Q_EMIT viewChanged();
}

void TreeSteps::setTree(SharedTree tree)
{
    takeWalk(std::move(tree));
    if (m_tree)
        m_walk->goTo(lastIndex());
    const LanguageScope scope(m_language);
    Q_EMIT treeChanged();
    Q_EMIT moved();
}

void TreeSteps::setMore(SharedTree tree)
{
    const WalkEvent event = m_walk->event(index());
    const std::uint64_t visit = m_tree->nodes[event.node].visit;
    const std::optional<std::uint64_t> child
        = event.child == noNode ? std::nullopt : std::optional(m_tree->nodes[event.child].visit);
    takeWalk(std::move(tree));
    const NodeIndex node = m_tree->nodeOfVisit(visit);
    std::size_t place = m_walk->indexOfEntering(node);
    for (std::size_t at = place; at <= m_walk->indexOfLeaving(node); ++at) {
        const WalkEvent& other = m_walk->event(at);
        if (other.kind == event.kind && other.node == node
            && (!child || m_tree->nodes[other.child].visit == *child)) {
            place = at;
            break;
        }
    }
    m_walk->goTo(place);
    const LanguageScope scope(m_language);
    Q_EMIT treeChanged();
    Q_EMIT moved();
}

bool TreeSteps::go(TreeStep step)
{
    if (!m_walk || !m_walk->go(step))
        return false;
    tellMoved();
    return true;
}

void TreeSteps::goTo(std::size_t index)
{
    if (m_walk && m_walk->goTo(index))
        tellMoved();
}

void TreeSteps::visit(NodeIndex node)
{
    if (!m_walk || node >= m_tree->nodes.size())
        return;
    const std::size_t entering = m_walk->indexOfEntering(node);
    const std::size_t leaving = m_walk->indexOfLeaving(node);
    const bool entersNext = index() == leaving || !m_walk->isEntered(node);
    goTo(entersNext ? entering : leaving);
}
