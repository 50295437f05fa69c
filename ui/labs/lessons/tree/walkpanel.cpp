// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/walkpanel.h"

#include "ui/labs/lessons/tree/smallboard.h"
#include "ui/labs/lessons/tree/treetext.h"
#include "ui/widgets/fontfollower.h"

#include <QHeaderView>
#include <QListWidget>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

enum StackColumn
{
    NodeColumn,
    WindowColumn,
    BestColumn,
    MoveColumn
};

/// So that the line of now is told without its colour.
QString codeText(const QString& line, bool isNow)
{
    QString narrow = line;
    narrow.replace(QStringLiteral("    "), QStringLiteral("  "));
    return (isNow ? QStringLiteral("▶ ") : QStringLiteral("  ")) + narrow;
}

}

WalkPanel::WalkPanel(TreeSteps& steps, QWidget* parent)
    : QWidget(parent), m_steps(steps), m_code(new QListWidget), m_stack(new QTreeWidget),
      m_path(new QLabel), m_board(new SmallBoard)
{
    m_code->setAccessibleName(tr("The search as a program. The current line is selected."));
    m_code->setToolTip(tr("The current line is selected"));
    useFixedLetters(*m_code);
    followFont(*m_code, [this] { fitCode(); });
    // In a narrow panel a line goes on in the next one: all of it is to be read before a class.
    m_code->setWordWrap(true);
    m_code->setResizeMode(QListView::Adjust);
    m_code->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_code->setTextElideMode(Qt::ElideNone);
    m_code->setSelectionMode(QAbstractItemView::SingleSelection);
    m_stack->setAccessibleName(tr("Unfinished calls, with the innermost at the bottom"));
    m_stack->setToolTip(tr("Each unfinished call of the search, with its window"));
    m_stack->setHeaderLabels({tr("Node"), tr("Window"), tr("Best"), tr("Move")});
    m_stack->setRootIsDecorated(false);
    m_stack->setUniformRowHeights(true);
    m_stack->setAllColumnsShowFocus(true);
    m_stack->header()->setStretchLastSection(false);
    m_stack->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_stack->header()->setSectionResizeMode(NodeColumn, QHeaderView::Stretch);
    m_path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_path->setWordWrap(true);
    auto* const place = new QWidget;
    auto* const below = new QVBoxLayout(place);
    below->setContentsMargins(0, 0, 0, 0);
    below->addWidget(m_path);
    below->addWidget(m_board, 1);
    auto* const parts = new QSplitter(Qt::Vertical);
    parts->addWidget(m_code);
    parts->addWidget(m_stack);
    parts->addWidget(place);
    parts->setStretchFactor(0, 4);
    parts->setStretchFactor(1, 3);
    parts->setStretchFactor(2, 4);
    parts->setSizes({220, 150, 260});
    parts->setChildrenCollapsible(false);
    keepLines(*m_code, 3);
    keepLines(*m_stack, 3);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(parts);
    connect(&m_steps, &TreeSteps::treeChanged, this, &WalkPanel::takeTree);
    connect(&m_steps, &TreeSteps::moved, this, &WalkPanel::follow);
    connect(&m_steps, &TreeSteps::viewChanged, this, [this] {
        takeTree();
        follow();
    });
    connect(m_stack, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        m_steps.visit(item->data(NodeColumn, Qt::UserRole).value<NodeIndex>());
    });
    takeTree();
}

void WalkPanel::takeTree()
{
    m_code->clear();
    if (!m_steps.isEmpty())
        for (const QString& line : pseudoCode(m_steps.tree().request, m_steps.view())) {
            auto* const item = new QListWidgetItem(codeText(line, false), m_code);
            item->setData(Qt::UserRole, line);
        }
    fitCode();
    m_board->setVisible(!m_steps.isEmpty() && !m_steps.tree().request.isTyped());
}

/// As high as the program is.
void WalkPanel::fitCode()
{
    int height = 2 * m_code->frameWidth();
    for (int line = 0; line < m_code->count(); ++line)
        height += m_code->visualItemRect(m_code->item(line)).height();
    if (m_code->count() > 0)
        m_code->setMaximumHeight(height);
}

void WalkPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitCode();
}

void WalkPanel::follow()
{
    if (m_steps.isEmpty()) {
        m_stack->clear();
        return m_path->clear();
    }
    const WalkState state = m_steps.walk().state();
    for (int line = 0; line < m_code->count(); ++line) {
        QListWidgetItem* const item = m_code->item(line);
        item->setText(codeText(item->data(Qt::UserRole).toString(), line == state.codeLine));
    }
    m_code->setCurrentRow(state.codeLine);
    showStack(state);
    showPosition();
}

void WalkPanel::showStack(const WalkState& state)
{
    const RecordedTree& tree = m_steps.tree();
    m_stack->clear();
    QTreeWidgetItem* last = nullptr;
    for (const WalkFrame& frame : state.stack) {
        const RecordedNode& at = tree.nodes[frame.node];
        const bool hasCuts = tree.request.hasCuts();
        last = new QTreeWidgetItem(
            m_stack,
            {treetext::path(tree, frame.node) + u' ' + treetext::side(at.ply),
             hasCuts ? treetext::window(tree, frame.alpha, frame.beta, at.ply, m_steps.view())
                     : QString(),
             frame.best ? valueText(tree, seenValue(*frame.best, at.ply, m_steps.view()))
                        : QString(),
             frame.current.isNone() ? QString() : moveText(frame.current)});
        last->setData(NodeColumn, Qt::UserRole, QVariant::fromValue(frame.node));
    }
    m_stack->setColumnHidden(WindowColumn, !tree.request.hasCuts());
    if (last) {
        m_stack->setCurrentItem(last);
        m_stack->scrollToItem(last);
    }
}

void WalkPanel::showPosition()
{
    const RecordedTree& tree = m_steps.tree();
    const NodeIndex node = m_steps.node();
    m_path->setText(node == 0 ? tr("At the root")
                              : tr("Moves from the root: %1").arg(pathText(tree, node)));
    if (!tree.request.isTyped())
        m_board->setSketch(BoardSketch::of(tree.request.position(), tree.path(node)));
}
