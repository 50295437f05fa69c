// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explorer/explorerpanel.h"

#include "ui/explorer/resultbar.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/rowtable.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace {

QLabel* makeSummary(QBoxLayout* layout)
{
    auto* const label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(label);
    return label;
}

}

ExplorerPanel::ExplorerPanel(QWidget* parent) : QWidget(parent)
{
    auto* const layout = new QVBoxLayout(this);
    m_summary = makeSummary(layout);
    m_problem = makeSummary(layout);
    m_problem->hide();
    m_model = new ExplorerModel(this);
    m_table = new QTableView;
    m_table->setModel(m_model);
    readByRow(*m_table, tr("Moves played from here"));
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setToolTip(tr("Hover over a move to see it. Click to see what follows."));
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRows(*m_table, 8);
    QHeaderView* const header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ExplorerModel::OwnResultsColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(ExplorerModel::StudyResultsColumn, QHeaderView::Stretch);
    header->setMinimumSectionSize(40);
    m_bars = new ResultBar(this);
    m_table->setItemDelegateForColumn(ExplorerModel::OwnResultsColumn, m_bars);
    m_table->setItemDelegateForColumn(ExplorerModel::StudyResultsColumn, m_bars);
    m_table->setMouseTracking(true);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &QTableView::entered, this, [this](const QModelIndex& index) {
        Q_EMIT previewWanted({Move(m_model->columnsOf(index.row()).front())});
    });
    const auto choose = [this](const QModelIndex& index) {
        Q_EMIT columnWanted(m_model->columnsOf(index.row()).front());
    };
    connect(m_table, &QTableView::clicked, this, choose);
    connect(m_table, &QTableView::activated, this, choose);
    layout->addWidget(m_table, 1);
    m_games = new QPushButton(tr("Show these games"));
    m_games->setToolTip(tr("Open My games and list the games that reached this position"));
    connect(m_games, &QPushButton::clicked, this, &ExplorerPanel::gamesWanted);
    layout->addWidget(m_games, 0, Qt::AlignLeft);
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, &ExplorerPanel::showSummary);
    setPosition({});
}

void ExplorerPanel::setPosition(const Position& position)
{
    m_bars->setSide(position.sideToMove());
    m_model->setPosition(position);
    m_table->setVisible(!position.isFinished());
    showSummary();
}

void ExplorerPanel::setProblem(const QString& sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void ExplorerPanel::showSummary()
{
    const auto& own = m_model->own();
    const auto& study = m_model->study();
    const Position& position = m_model->position();
    QStringList sentences;
    if (own && own->all.games() == 0)
        sentences << tr("You haven't reached this position yet.");
    else if (own)
        sentences << tr("You reached this position in %n game(s).", nullptr, own->all.games());
    if (study && study->all.games() > 0)
        sentences << tr("It came up in %n experiment game(s).", nullptr, study->all.games());
    if (!position.isFinished())
        sentences
            << tr("Results are for %1, the side to move. Any move order and mirror images count.")
                   .arg(sideName(position.sideToMove(), ShownDiscs::theme()));
    m_summary->setText(sentences.join(u' '));
    // A narrow dock has no room for what is not there.
    const bool noStudy = study && study->all.games() == 0;
    m_table->setColumnHidden(ExplorerModel::StudyColumn, noStudy);
    m_table->setColumnHidden(ExplorerModel::StudyResultsColumn, noStudy);
    m_games->setEnabled(own && own->all.games() > 0);
}

void ExplorerPanel::setSeen(bool seen)
{
    if (seen == m_seen)
        return;
    m_seen = seen;
    Q_EMIT seenChanged(seen);
}

bool ExplorerPanel::eventFilter(QObject* object, QEvent* event)
{
    if (object == m_table->viewport() && event->type() == QEvent::Leave)
        Q_EMIT previewWanted({});
    return QWidget::eventFilter(object, event);
}
