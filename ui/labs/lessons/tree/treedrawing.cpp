// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/treedrawing.h"

#include "ui/labs/lessons/tree/treetext.h"
#include "ui/text/counttext.h"

#include <QVBoxLayout>

using namespace fourcast::lesson;

TreeDrawing::TreeDrawing(TreeSteps& steps, QWidget* parent)
    : QWidget(parent), m_steps(steps), m_picture(steps.walkIfAny()),
      m_view(new GraphView(tr("Tree")))
{
    m_view->setSought(tr("Find a value or moves"),
                      tr("Mark nodes with this text in their words (Ctrl+F)"));
    m_view->setLegend(&TreePicture::legend);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    canvas().setTips([this](std::uint64_t id) {
        const NodeIndex node = m_picture.nodeOf(id);
        if (node != noNode)
            return treetext::tip(m_steps, node, palette());
        const auto place = canvas().scene().nodeOf(id);
        return place ? canvas().nodeText(*place) : QString();
    });
    connect(&canvas(), &GraphCanvas::nodeChosen, this, &TreeDrawing::choose);
    connect(&m_steps, &TreeSteps::treeChanged, this, &TreeDrawing::takeTree);
    connect(&m_steps, &TreeSteps::moved, this, &TreeDrawing::follow);
    connect(&m_steps, &TreeSteps::viewChanged, this, &TreeDrawing::draw);
}

/// Below that height the signs would take what the tree needs.
void TreeDrawing::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_view->setLegendShown(!m_isPresented && height() >= 20 * fontMetrics().lineSpacing());
}

void TreeDrawing::setPresented(bool presented)
{
    m_isPresented = presented;
    m_view->setRowShown(!presented);
    m_view->setLegendShown(!presented && height() >= 20 * fontMetrics().lineSpacing());
    canvas().setFilling(presented);
}

void TreeDrawing::setHidden(bool hidden)
{
    m_picture.setHidden(hidden);
    draw();
}

void TreeDrawing::takeTree()
{
    if (m_steps.isEmpty()) {
        m_picture.closeAll();
        m_drawn.reset();
        return draw();
    }
    // More of the same tree has the same searches in it.
    const bool isOther = !m_drawn || m_drawn->counts != m_steps.tree().counts
        || m_drawn->nodes.size() > m_steps.tree().nodes.size();
    m_drawn = m_steps.shared();
    if (!isOther)
        return;
    m_picture.closeAll();
    m_picture.openFirst();
    std::vector<std::uint64_t> line;
    for (const NodeIndex node : m_drawn->line())
        line.push_back(m_picture.idOf(node));
    canvas().setLine(std::move(line));
    canvas().setTree({});
}

void TreeDrawing::follow()
{
    if (m_steps.isEmpty())
        return;
    m_picture.openAbove(m_steps.node());
    draw();
    if (m_steps.index() != m_steps.lastIndex())
        return canvas().setCurrentNode(m_picture.idOf(m_steps.node()));
    if (m_isPresented)
        showResult();
}

/// A class sees where the value of the root comes from, as far down as the screen has room for it.
void TreeDrawing::showResult()
{
    canvas().setCurrentNode(m_picture.idOf(m_steps.node()));
    std::vector<std::uint64_t> shown;
    for (const NodeIndex node : m_steps.tree().line()) {
        shown.push_back(m_picture.idOf(node));
        canvas().reveal(shown);
    }
}

void TreeDrawing::draw()
{
    canvas().setTree(m_picture.graph());
}

void TreeDrawing::choose(std::uint64_t id)
{
    if (m_steps.isEmpty())
        return;
    const NodeIndex node = m_picture.nodeOf(id);
    if (node == noNode) {
        // Of a move that nobody looked at, why that is.
        const NodeIndex parent = m_picture.parentOfMove(id);
        if (parent != noNode && m_steps.walk().isCut(parent))
            Q_EMIT messageReady(cutReason(m_steps.tree(), parent, m_steps.view()));
        return;
    }
    const RecordedNode& at = m_steps.tree().nodes[node];
    m_steps.visit(node);
    if (at.folded)
        Q_EMIT unfoldWanted(node);
    else if (!m_picture.isOpen(node)) {
        open(node);
        Q_EMIT opened(node);
    }
}

void TreeDrawing::open(NodeIndex node)
{
    if (m_picture.isOpen(node))
        return;
    m_picture.openAbove(node);
    if (m_picture.open(node))
        draw();
    else if (m_steps.tree().nodes[node].end > node + 1)
        Q_EMIT messageReady(tr("No more than %1 nodes can be drawn. Close some of them first.")
                                .arg(countText(TreePicture::mostDrawn)));
}

void TreeDrawing::close(NodeIndex node)
{
    if (!m_picture.isOpen(node))
        return;
    m_picture.close(node);
    draw();
}

void TreeDrawing::openAll()
{
    if (m_steps.isEmpty())
        return;
    m_picture.openFromRoot(TreePicture::mostDrawn);
    draw();
    const int drawn = canvas().scene().graph().nodeCount();
    if (static_cast<std::size_t>(drawn) < m_steps.tree().nodes.size())
        Q_EMIT messageReady(tr("%1 nodes are drawn. Their counts include the nodes below them.")
                                .arg(countText(static_cast<quint64>(drawn))));
}

void TreeDrawing::closeAll()
{
    if (m_steps.isEmpty())
        return;
    m_picture.closeAll();
    m_picture.openFirst();
    m_picture.openAbove(m_steps.node());
    draw();
    canvas().showBeginning();
}
