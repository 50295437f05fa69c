// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/sheettree.h"

#include <algorithm>

using namespace fourcast::lesson;

namespace {

/// Wide enough for three digits by hand.
const QString roomToWrite = QStringLiteral("−000\n");

/// Leaves below this position, counted no further than there is room for.
template <typename Board> int leavesOf(const Board& position, int depth, int most)
{
    if (depth == 0 || position.isFinished())
        return 1;
    int leaves = 0;
    for (int column = 0; column < Board::Shape::width && leaves <= most; ++column)
        if (position.canPlay(column))
            leaves += leavesOf(position.after(column), depth - 1, most - leaves);
    return leaves;
}

/// Looked at before it is searched, which might take long.
bool hasRoom(const TreeRequest& request)
{
    if (request.isTyped())
        return true;
    return std::visit(
        [&request](const auto& position) {
            return leavesOf(position, request.depth, mostSheetLeaves) <= mostSheetLeaves;
        },
        request.position());
}

std::optional<RecordedTree> recorded(TreeRequest request, const ExactScores& exact,
                                     const std::stop_token& stop)
{
    auto searcher = TreeSearcher::make(std::move(request), exact);
    return searcher ? (*searcher)->record(stop) : std::nullopt;
}

GraphShape sheetShapeOf(const RecordedNode& node)
{
    if (node.isLeaf())
        return GraphShape::Box;
    return node.ply % 2 == 0 ? GraphShape::Roof : GraphShape::Funnel;
}

/// What a node is worth to MAX, the bound turned round with it.
QString valueOfMax(const RecordedTree& tree, const RecordedNode& node)
{
    const bool isExact = node.isLeaf() || node.bound == Score::Bound::Exact;
    return isExact ? valueText(tree, seenValue(node.value, node.ply, PointOfView::Max))
                   : boundText(tree, node, PointOfView::Max);
}

/// Draws the whole tree, and of each node what the search made of it.
class Drawing
{
public:
    Drawing(const RecordedTree& whole, const RecordedTree& searched)
        : m_whole(whole), m_searched(searched)
    {
        // What goes up comes from the leaves; all boxes are as wide, so that none tells its value.
        for (const RecordedNode& each : whole.nodes)
            if (const QString text = u'≤' + valueOfMax(whole, each) + u'\n';
                each.isLeaf() && text.size() > m_room.size())
                m_room = text;
        add(0, 0, -1, {});
    }

    SheetTree take() { return std::move(m_sheet); }

private:
    void add(NodeIndex node, NodeIndex seen, int parent, const QString& label)
    {
        const RecordedNode& at = m_whole.nodes[node];
        const int place = m_sheet.toFillIn.nodeCount();
        GraphNode made;
        made.id = at.visit;
        made.shape = sheetShapeOf(at);
        made.level = at.ply;
        made.room = at.isLeaf() ? QString() : m_room;
        made.text = at.isLeaf() ? valueOfMax(m_whole, at) : QString();
        m_sheet.toFillIn.nodes.push_back(made);
        GraphMarks marks;
        if (seen == noNode) {
            marks = GraphMark::LeftOut;
        } else {
            made.text = valueOfMax(m_searched, m_searched.nodes[seen]);
            if (m_searched.nodes[seen].onLine)
                marks = GraphMark::OnPath;
        }
        made.marks = marks;
        m_sheet.solved.nodes.push_back(std::move(made));
        if (parent >= 0) {
            m_sheet.toFillIn.edges.push_back(
                {.from = parent, .to = place, .label = label, .role = -1, .marks = {}});
            m_sheet.solved.edges.push_back(
                {.from = parent, .to = place, .label = label, .role = -1, .marks = marks});
        }
        for (const NodeIndex child : m_whole.children(node)) {
            const Move move = m_whole.nodes[child].move;
            add(child, seen == noNode ? noNode : m_searched.child(seen, move), place,
                moveText(move));
        }
    }

    const RecordedTree& m_whole;
    const RecordedTree& m_searched;
    QString m_room = roomToWrite;
    SheetTree m_sheet;
};

}

std::optional<std::optional<SheetTree>>
sheetTree(const WrittenTree& written, const ExactScores& exact, const std::stop_token& stop)
{
    TreeRequest request = written.request();
    if (!hasRoom(request) || request.method == Method::Engine)
        return std::optional<SheetTree>();
    TreeRequest everything = request;
    everything.method = Method::Minimax;
    everything.order = MoveOrder::AsTheyLie;
    everything.table = false;
    const auto whole = recorded(std::move(everything), exact, stop);
    const auto searched = whole ? recorded(std::move(request), exact, stop) : std::nullopt;
    if (!searched)
        return {};
    const auto leaves = std::ranges::count_if(
        whole->nodes, [](const RecordedNode& each) { return each.isLeaf(); });
    if (!whole->isWhole() || leaves > mostSheetLeaves)
        return std::optional<SheetTree>();
    return Drawing(*whole, *searched).take();
}
