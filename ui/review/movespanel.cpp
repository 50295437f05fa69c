// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/movespanel.h"

#include "ui/play/gamemodel.h"
#include "ui/review/linebar.h"
#include "ui/review/movelistmodel.h"
#include "ui/widgets/quiettable.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QVBoxLayout>

MovesPanel::MovesPanel(GameModel& model, MoveListModel& moves, QWidget* parent)
    : QWidget(parent), m_model(model), m_moves(moves), m_view(new QuietTable(this)),
      m_lines(new LineBar(model, this)), m_empty(new QLabel(this)), m_comment(new QLineEdit(this))
{
    // When rows go, the view chooses another current one by itself: that is nobody's wish.
    // Connected before the view is, to be told first.
    connect(&moves, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { m_showing = true; });
    connect(&moves, &QAbstractItemModel::rowsRemoved, this, [this] { m_showing = false; });
    m_view->setModel(&moves);
    m_view->setAccessibleName(tr("Moves"));
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_view->horizontalHeader()->setSectionResizeMode(MoveListModel::NumberColumn,
                                                     QHeaderView::ResizeToContents);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setTabKeyNavigation(false);
    m_view->setShowGrid(false);
    m_comment->setPlaceholderText(tr("Comment on this move"));
    m_comment->setAccessibleName(tr("Comment on this move"));
    m_comment->setToolTip(tr("Press Enter to save your comment in the game"));

    m_empty->setText(tr("Moves appear here as you play."));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_lines);
    layout->addWidget(m_comment);

    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &MovesPanel::choose);
    connect(m_view, &QAbstractItemView::clicked, this, &MovesPanel::openLine);
    connect(m_view, &QAbstractItemView::activated, this, &MovesPanel::openLine);
    // Their keys work in the whole panel.
    addActions({m_lines->backAction(), m_lines->promoteAction(), m_lines->deleteAction()});
    m_view->addActions(actions());
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&moves, signal, this, &MovesPanel::spanLines);
    connect(&moves, &QAbstractItemModel::modelReset, this, &MovesPanel::spanLines);
    connect(m_comment, &QLineEdit::editingFinished, this, &MovesPanel::keepComment);
    connect(&model, &GameModel::positionChanged, this, &MovesPanel::showCurrent);
    connect(&model, &GameModel::movesChanged, this, &MovesPanel::showCurrent);
    connect(&model, &GameModel::gameReset, this, [this] {
        m_comment->setModified(false);
        showCurrent();
    });
    connect(&moves, &QAbstractItemModel::modelReset, this, &MovesPanel::showEmpty);
    connect(&moves, &QAbstractItemModel::rowsInserted, this, &MovesPanel::showEmpty);
    connect(&moves, &QAbstractItemModel::rowsRemoved, this, &MovesPanel::showEmpty);
    showEmpty();
    showCurrent();
}

void MovesPanel::showEmpty()
{
    const bool empty = m_moves.rowCount() == 0;
    m_view->setVisible(!empty);
    m_empty->setVisible(empty);
}

void MovesPanel::spanLines()
{
    m_view->clearSpans();
    for (int row = 0; row < m_moves.rowCount(); ++row)
        if (m_moves.variationAt(row) >= 0)
            m_view->setSpan(row, MoveListModel::FirstColumn, 1, 2);
}

void MovesPanel::openLine(const QModelIndex& index)
{
    if (const int variation = m_moves.variationAt(index.row()); variation >= 0)
        m_model.showVariation(variation);
}

void MovesPanel::hideComment()
{
    m_comment->hide();
    layout()->setContentsMargins(0, 0, 0, 0);
}

void MovesPanel::addBelow(QWidget* widget)
{
    layout()->addWidget(widget);
}

void MovesPanel::showCurrent()
{
    if (m_showing)
        return;
    // A comment that is being written when a move comes belongs to the move it was begun for.
    keepComment();
    m_showing = true;
    const Game& game = m_model.game();
    const QModelIndex index = m_moves.indexOfPly(game.ply());
    if (index.isValid()) {
        m_view->setCurrentIndex(index);
        m_view->scrollTo(index);
    } else {
        m_view->clearSelection();
        m_view->setCurrentIndex({});
    }
    m_commentPly = game.ply();
    m_comment->setText(game.comment(m_commentPly));
    m_showing = false;
}

void MovesPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // Once the list has its new size, the current move is to be in sight again.
    QTimer::singleShot(0, m_view, [this] { m_view->scrollTo(m_view->currentIndex()); });
}

void MovesPanel::choose()
{
    const int ply = m_moves.plyAt(m_view->currentIndex());
    m_lines->setChosen(m_moves.variationAt(m_view->currentIndex().row()));
    if (!m_showing && ply > 0)
        m_model.goTo(ply);
}

void MovesPanel::keepComment()
{
    const Game& game = m_model.game();
    if (!m_comment->isModified() || m_commentPly > game.length())
        return;
    m_comment->setModified(false);
    if (m_comment->text() != game.comment(m_commentPly))
        m_model.setComment(m_commentPly, m_comment->text());
}
