// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/treeoutline.h"

#include "ui/labs/lessons/tree/treetext.h"
#include "ui/text/counttext.h"

#include <QFont>
#include <QHeaderView>
#include <QPalette>

using namespace fourcast::lesson;

namespace {

/// Of a row's id: the node below, and above it a move that was not looked at, from 1.
constexpr int moveShift = 32;

quintptr idOf(NodeIndex node, int leftOut = -1)
{
    return static_cast<quintptr>(node) | static_cast<quintptr>(leftOut + 1) << moveShift;
}

}

TreeOutlineModel::TreeOutlineModel(TreeSteps& steps, QObject* parent)
    : QAbstractItemModel(parent), m_steps(steps), m_tree(steps.shared())
{
    connect(&steps, &TreeSteps::treeChanged, this, [this] {
        beginResetModel();
        m_tree = m_steps.shared();
        endResetModel();
    });
    // Which values are known now, and in which signs: whoever shows them looks again.
    for (const auto changed : {&TreeSteps::moved, &TreeSteps::viewChanged})
        connect(&steps, changed, this, [this] {
            if (m_tree)
                Q_EMIT dataChanged(index(0, 0), index(0, ColumnCount - 1));
        });
}

TreeOutlineModel::Row TreeOutlineModel::rowAt(const QModelIndex& index) const
{
    const quintptr id = index.internalId();
    return {static_cast<NodeIndex>(id & 0xffffffffu), static_cast<int>(id >> moveShift) - 1};
}

int TreeOutlineModel::countOf(NodeIndex node) const
{
    const RecordedNode& at = m_tree->nodes[node];
    if (at.isLeaf() || at.folded)
        return 0;
    const auto moves = static_cast<int>(m_tree->movesOf(node).size());
    return static_cast<int>(m_tree->children(node).size()) + std::max(0, moves - at.tried);
}

QModelIndex TreeOutlineModel::indexOf(NodeIndex node) const
{
    if (!m_tree || node >= m_tree->nodes.size())
        return {};
    int row = 0;
    if (const NodeIndex parent = m_tree->nodes[node].parent; parent != noNode)
        for (NodeIndex child = parent + 1; child < node; child = m_tree->nodes[child].end)
            ++row;
    return createIndex(row, 0, idOf(node));
}

NodeIndex TreeOutlineModel::nodeOf(const QModelIndex& index) const
{
    const Row row = rowAt(index);
    return !index.isValid() || row.leftOut >= 0 ? noNode : row.node;
}

QModelIndex TreeOutlineModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!m_tree || row < 0 || column < 0 || column >= ColumnCount)
        return {};
    if (!parent.isValid())
        return row == 0 ? createIndex(0, column, idOf(0)) : QModelIndex();
    const NodeIndex above = nodeOf(parent);
    if (above == noNode || row >= countOf(above))
        return {};
    const std::vector<NodeIndex> children = m_tree->children(above);
    const auto at = static_cast<int>(children.size());
    return createIndex(row, column,
                       row < at ? idOf(children[static_cast<std::size_t>(row)])
                                : idOf(above, m_tree->nodes[above].tried + row - at));
}

QModelIndex TreeOutlineModel::parent(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const Row row = rowAt(index);
    if (row.leftOut >= 0)
        return indexOf(row.node);
    const NodeIndex above = m_tree->nodes[row.node].parent;
    return above == noNode ? QModelIndex() : indexOf(above);
}

int TreeOutlineModel::rowCount(const QModelIndex& parent) const
{
    if (!m_tree || parent.column() > 0)
        return 0;
    if (!parent.isValid())
        return 1;
    const NodeIndex node = nodeOf(parent);
    return node == noNode ? 0 : countOf(node);
}

int TreeOutlineModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

bool TreeOutlineModel::hasChildren(const QModelIndex& parent) const
{
    return rowCount(parent) > 0;
}

QString TreeOutlineModel::leftOutText(const Row& row, int column) const
{
    if (column == MoveColumn)
        return moveText(Move(m_tree->movesOf(row.node)[static_cast<std::size_t>(row.leftOut)]));
    const bool isKnown = m_steps.walk().isCut(row.node) || m_steps.walk().isLeft(row.node);
    return column == ValueColumn && isKnown ? tr("× not examined") : QString();
}

QString TreeOutlineModel::text(const Row& row, int column) const
{
    if (row.leftOut >= 0)
        return leftOutText(row, column);
    const RecordedNode& at = m_tree->nodes[row.node];
    switch (column) {
    case MoveColumn:
        return (row.node == 0 ? treetext::path(*m_tree, 0) : moveText(at.move))
            + QStringLiteral(" ") + treetext::side(at.ply);
    case ValueColumn:
        return treetext::value(m_steps.walk(), row.node);
    case WindowColumn:
        return m_steps.walk().isEntered(row.node) && m_tree->request.hasCuts()
            ? treetext::window(*m_tree, at.alpha, at.beta, at.ply, m_steps.view())
            : QString();
    default:
        return m_steps.walk().isLeft(row.node) ? countText(at.counts.nodes) : QString();
    }
}

QVariant TreeOutlineModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || m_steps.isEmpty())
        return {};
    const Row row = rowAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return row.leftOut < 0               ? treetext::description(m_steps, row.node)
            : m_steps.walk().isCut(row.node) ? cutReason(*m_tree, row.node, m_steps.view())
                                             : QString();
    case Qt::TextAlignmentRole:
        return index.column() == NodesColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                             : QVariant();
    case Qt::FontRole:
        if (row.leftOut < 0 && m_tree->nodes[row.node].onLine && m_steps.walk().isLeft(0)) {
            QFont strong;
            strong.setBold(true);
            return strong;
        }
        return {};
    default:
        return {};
    }
}

QVariant TreeOutlineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case MoveColumn:
        return tr("Move");
    case ValueColumn:
        return tr("Value");
    case WindowColumn:
        return tr("Window");
    default:
        return tr("Nodes");
    }
}

TreeOutline::TreeOutline(TreeSteps& steps, QWidget* parent)
    : QTreeView(parent), m_steps(steps), m_model(new TreeOutlineModel(steps, this))
{
    setModel(m_model);
    setAccessibleName(tr("The tree as rows"));
    setToolTip(
        tr("Press Left or Right to close or open a row. Press Enter to go there in the walk."));
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(TreeOutlineModel::MoveColumn, QHeaderView::Stretch);
    for (int column = 1; column < TreeOutlineModel::ColumnCount; ++column)
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    connect(this, &QTreeView::activated, this, &TreeOutline::choose);
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        if (!m_following)
            Q_EMIT nodeOpened(m_model->nodeOf(index));
    });
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        if (!m_following)
            Q_EMIT nodeClosed(m_model->nodeOf(index));
    });
    connect(&steps, &TreeSteps::moved, this, &TreeOutline::follow);
    connect(&steps, &TreeSteps::viewChanged, this, [this] { viewport()->update(); });
}

void TreeOutline::openNode(NodeIndex node)
{
    m_following = true;
    expand(m_model->indexOf(node));
    m_following = false;
}

void TreeOutline::follow()
{
    if (m_steps.isEmpty())
        return;
    m_following = true;
    if (!isExpanded(m_model->indexOf(0)))
        expand(m_model->indexOf(0));
    const QModelIndex current = m_model->indexOf(m_steps.node());
    setCurrentIndex(current);
    scrollTo(current);
    m_following = false;
    viewport()->update();
}

void TreeOutline::choose(const QModelIndex& index)
{
    const NodeIndex node = m_model->nodeOf(index.siblingAtColumn(0));
    if (node == noNode)
        return;
    const bool isFolded = m_steps.tree().nodes[node].folded;
    m_steps.visit(node);
    if (isFolded)
        Q_EMIT unfoldWanted(node);
}
