// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/treepicture.h"

#include "core/lesson/walk/prediction.h"
#include "ui/graph/painting/graphlook.h"
#include "ui/paper/lessons/treewords.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <deque>

using namespace fourcast::lesson;

namespace {

struct TreePictureText
{
    Q_DECLARE_TR_FUNCTIONS(LessonTree)
};

/// Moves that nobody looked at have no visit: theirs is the parent's, with the move.
constexpr std::uint64_t leftOutBit = std::uint64_t {1} << 63;
constexpr std::uint64_t movesOfNode = 128;

GraphShape pictureShapeOf(const RecordedNode& node)
{
    if (node.kind == RecordedNode::Kind::Known)
        return GraphShape::Hexagon;
    if (node.isLeaf())
        return GraphShape::Box;
    return node.ply % 2 == 0 ? GraphShape::Roof : GraphShape::Funnel;
}

/// Lines of the same length whatever the walk has come to.
QString joinedLines(const QString& value, const QString& window, const QString& below)
{
    QStringList all {value};
    if (!window.isEmpty())
        all << window;
    if (!below.isEmpty())
        all << below;
    return all.join(u'\n');
}

}

bool TreePicture::isOpen(NodeIndex node) const
{
    return m_open.contains(idOf(node));
}

int TreePicture::childrenDrawn(NodeIndex node) const
{
    const RecordedNode& at = m_walk->tree().nodes[node];
    return at.isLeaf() || at.folded ? 0 : std::max<int>(at.moveCount, at.tried);
}

void TreePicture::openFromRoot(int most)
{
    const RecordedTree& tree = m_walk->tree();
    std::deque<NodeIndex> next {0};
    for (; !next.empty(); next.pop_front()) {
        const NodeIndex node = next.front();
        if (tree.nodes[node].end == node + 1)
            continue;
        if (!isOpen(node)) {
            if (m_drawn + childrenDrawn(node) > most)
                return;
            open(node);
        }
        for (const NodeIndex child : tree.children(node))
            next.push_back(child);
    }
}

void TreePicture::openFirst()
{
    for (const NodeIndex node : m_walk->tree().line())
        open(node);
    openFromRoot(firstDrawn);
}

void TreePicture::closeAll()
{
    m_open.clear();
    m_drawn = 1;
}

bool TreePicture::open(NodeIndex node)
{
    const int more = childrenDrawn(node);
    if (more == 0 || isOpen(node) || m_drawn + more > mostDrawn)
        return false;
    m_open.insert(idOf(node));
    m_drawn += more;
    return true;
}

void TreePicture::close(NodeIndex node)
{
    if (m_open.remove(idOf(node)))
        m_drawn -= childrenDrawn(node);
}

void TreePicture::openAbove(NodeIndex node)
{
    const RecordedTree& tree = m_walk->tree();
    for (NodeIndex above = tree.nodes[node].parent; above != noNode;
         above = tree.nodes[above].parent)
        open(above);
}

GraphMarks TreePicture::marksOf(NodeIndex node) const
{
    const RecordedNode& at = m_walk->tree().nodes[node];
    GraphMarks marks;
    if (!m_walk->isEntered(node)) {
        marks |= GraphMark::Later;
        if (m_isHidden && at.parent != noNode && !m_walk->isEntered(at.parent))
            marks |= GraphMark::Hidden;
        return marks;
    }
    if (at.kind == RecordedNode::Kind::Won || at.kind == RecordedNode::Kind::Full)
        marks |= GraphMark::Final;
    if (at.onLine && m_walk->isLeft(0))
        marks |= GraphMark::OnPath;
    if (m_walk->isLeft(node) && !isOpen(node) && at.counts.nodes > 1)
        marks |= GraphMark::Openable;
    if (m_walk->event(m_walk->index()).node == node)
        marks |= GraphMark::Selected;
    return marks;
}

bool TreePicture::isAskedFor(NodeIndex node) const
{
    if (!m_isHidden || m_walk->event(m_walk->index()).node != node)
        return false;
    const auto asked = predictionAt(*m_walk, m_walk->index());
    return asked && asked->kind == Prediction::Kind::GoesUp;
}

/// Room for every text that the node has on the way, in either view: a switch moves nothing.
QString TreePicture::roomOf(NodeIndex node, const QString& below) const
{
    const RecordedTree& tree = m_walk->tree();
    const RecordedNode& at = tree.nodes[node];
    const bool hasWindow = tree.request.hasCuts() && !at.isLeaf();
    QString value;
    QString window;
    const auto keepLonger = [](QString& longest, const QString& text) {
        if (text.size() > longest.size())
            longest = text;
    };
    for (const PointOfView view : {PointOfView::Max, PointOfView::Mover}) {
        keepLonger(value, boundText(tree, at, view) + u' ');
        if (at.isLeaf())
            continue;
        QString best = valueText(tree, seenValue(at.alpha, at.ply, view));
        const auto look
            = [&](Value each) { keepLonger(best, valueText(tree, seenValue(each, at.ply, view))); };
        look(at.value);
        for (const NodeIndex child : tree.children(node))
            look(-tree.nodes[child].value);
        keepLonger(value, best + QStringLiteral(" …"));
        if (hasWindow)
            keepLonger(window,
                       QStringLiteral("[%1, %2]")
                           .arg(best, valueText(tree, seenValue(at.beta, at.ply, view))));
    }
    return joinedLines(value, window, below);
}

GraphNode TreePicture::look(NodeIndex node, const QString& path) const
{
    const RecordedTree& tree = m_walk->tree();
    const RecordedNode& at = tree.nodes[node];
    GraphNode made;
    made.id = at.visit;
    made.shape = pictureShapeOf(at);
    made.level = at.ply;
    made.marks = marksOf(node);
    const bool asks = isAskedFor(node);
    const QString known = asks ? QString() : treetext::value(*m_walk, node);
    made.description = path + QStringLiteral(", ") + treetext::side(at.ply)
        + (known.isEmpty() ? QString() : QStringLiteral(", ") + known);
    const bool hasWindow = tree.request.hasCuts() && !at.isLeaf();
    const QString window
        = hasWindow ? treetext::window(tree, at.alpha, at.beta, at.ply, m_walk->view()) : QString();
    const QString below = !isOpen(node) && at.counts.nodes > 1
        ? QStringLiteral("+%1").arg(countText(at.counts.nodes - 1))
        : QString();
    made.room = roomOf(node, below);
    if (!m_walk->isEntered(node))
        return made;
    QString now = window;
    // Who predicts works the value out from those below; the narrowed window would tell it.
    if (hasWindow && m_walk->isOpen(node) && !asks) {
        const WalkState state = m_walk->state();
        for (const WalkFrame& frame : state.stack)
            if (frame.node == node)
                now = treetext::window(tree, frame.alpha, frame.beta, at.ply, m_walk->view());
    }
    made.text = joinedLines(asks ? QStringLiteral("?") : known, now,
                            m_walk->isLeft(node) ? below : QString());
    if (m_walk->isOpen(node))
        made.fill = GraphFill::shareOf(0.45);
    return made;
}

void TreePicture::add(Graph& graph, NodeIndex node, int parent, const QString& path) const
{
    const RecordedTree& tree = m_walk->tree();
    const int place = graph.nodeCount();
    graph.nodes.push_back(look(node, path));
    const GraphMarks marks = graph.nodes.back().marks;
    if (parent >= 0)
        graph.edges.push_back(
            {.from = parent,
             .to = place,
             .label = moveText(tree.nodes[node].move),
             .role = -1,
             .marks = marks & (GraphMark::OnPath | GraphMark::Later | GraphMark::Hidden)});
    if (!isOpen(node))
        return;
    // Those that lead on from the root have no name of their own before them.
    const QString before = node == 0 ? QString() : tree.request.isTyped() ? path + u'.' : path;
    for (const NodeIndex child : tree.children(node))
        add(graph, child, place, before + moveText(tree.nodes[child].move));
    addLeftOut(graph, node, place, path);
}

void TreePicture::addLeftOut(Graph& graph, NodeIndex node, int parent, const QString& path) const
{
    const RecordedTree& tree = m_walk->tree();
    const RecordedNode& at = tree.nodes[node];
    const auto moves = tree.movesOf(node);
    const bool isAnswered = m_walk->isCut(node) || m_walk->isLeft(node);
    for (std::size_t i = at.tried; i < moves.size(); ++i) {
        GraphNode made;
        made.id = leftOutBit | (at.visit * movesOfNode + static_cast<std::uint64_t>(moves[i]));
        made.shape = GraphShape::Box;
        made.level = at.ply + 1;
        // Who is to predict what is left out is not told by its looks.
        if (const auto others = tree.children(node); m_isHidden && !others.empty()) {
            made.room = roomOf(others.front(), {});
            if (!isAnswered)
                made.shape = pictureShapeOf(tree.nodes[others.front()]);
        }
        const QString move = moveText(Move(moves[i]));
        if (isAnswered) {
            made.marks = GraphMark::LeftOut;
            made.text = QStringLiteral("×");
            made.description = TreePictureText::tr("Move %1 of %2: not examined").arg(move, path);
        } else {
            made.marks = GraphMark::Later;
            made.description = TreePictureText::tr("Move %1 of %2").arg(move, path);
            if (m_isHidden && !m_walk->isEntered(node))
                made.marks |= GraphMark::Hidden;
        }
        graph.edges.push_back({.from = parent,
                               .to = graph.nodeCount(),
                               .label = move,
                               .role = -1,
                               .marks = made.marks});
        graph.nodes.push_back(std::move(made));
    }
}

Graph TreePicture::graph() const
{
    Graph graph;
    if (m_walk)
        add(graph, 0, -1, treetext::path(m_walk->tree(), 0));
    return graph;
}

NodeIndex TreePicture::parentOfMove(std::uint64_t id) const
{
    return id & leftOutBit ? nodeOf((id & ~leftOutBit) / movesOfNode) : noNode;
}

std::vector<plotlegend::Entry> TreePicture::legend(const FigureStyle& style)
{
    const auto node
        = [&style](const QString& text, GraphShape shape, GraphMarks marks, GraphFill fill = {}) {
              GraphNode look;
              look.shape = shape;
              look.marks = marks;
              look.fill = fill;
              return graphlook::nodeEntry(text, look, style);
          };
    return {
        node(TreePictureText::tr("MAX"), GraphShape::Roof, {}),
        node(TreePictureText::tr("MIN"), GraphShape::Funnel, {}),
        node(TreePictureText::tr("leaf"), GraphShape::Box, {}),
        node(TreePictureText::tr("game over"), GraphShape::Box, GraphMark::Final),
        node(TreePictureText::tr("from the table"), GraphShape::Hexagon, {}),
        node(TreePictureText::tr("being searched"), GraphShape::Roof, {}, GraphFill::shareOf(0.45)),
        node(TreePictureText::tr("cut"), GraphShape::Box, GraphMark::LeftOut),
        node(TreePictureText::tr("more below"), GraphShape::Roof, GraphMark::Openable),
        graphlook::edgeEntry(TreePictureText::tr("principal variation"),
                             {.label = {}, .role = -1, .marks = GraphMarks(GraphMark::OnPath)},
                             style)};
}
