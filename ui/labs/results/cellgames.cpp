// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/cellgames.h"

#include "ui/labs/runs/experimentdata.h"
#include "ui/labs/runs/experimentgames.h"
#include "ui/labs/runs/experimenttext.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/rowtable.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

CellGames::CellGames(const ExperimentData& shown, QWidget* parent)
    : QWidget(parent), m_data(shown), m_games(new ExperimentGames(shown, this)),
      m_title(new QLabel(this)), m_table(new QTableView(this))
{
    auto* const back = new QPushButton(tr("&Back to the table"), this);
    back->setToolTip(tr("Close the list of games (Esc)"));
    connect(back, &QPushButton::clicked, this, &CellGames::closed);
    m_show = new QPushButton(tr("Show on the &board"), this);
    m_show->setToolTip(tr("Replay the selected game on the board (Enter)"));
    connect(m_show, &QPushButton::clicked, this, &CellGames::chooseCurrent);
    auto* const save = new QPushButton(tr("&Export these games…"), this);
    save->setToolTip(tr("Export the moves of these games, with nodes and times, as CSV"));
    connect(save, &QPushButton::clicked, this, [this] { Q_EMIT exportWanted(cell()); });

    beforeclass::leave({m_show, save});

    m_title->setWordWrap(true);
    m_title->setMinimumHeight(1);
    m_table->setModel(m_games);
    readByRow(*m_table, tr("Games in this cell"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(m_table, &QTableView::doubleClicked, this, &CellGames::choose);

    auto* const row = new QHBoxLayout;
    row->addWidget(back);
    row->addWidget(m_show);
    row->addWidget(save);
    row->addStretch();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_title);
    layout->addWidget(m_table, 1);
}

int CellGames::cell() const
{
    return m_games->cell();
}

void CellGames::chooseCurrent()
{
    choose(m_table->currentIndex());
}

void CellGames::setCell(int cell, int ply)
{
    m_ply = ply;
    m_games->setCell(cell);
    m_table->resizeColumnsToContents();
    m_show->setEnabled(m_games->rowCount() > 0);
    if (m_games->rowCount() > 0)
        m_table->setCurrentIndex(m_games->index(0, 0));
    if (cell >= 0) {
        const auto at = static_cast<std::size_t>(cell);
        m_title->setText(
            experimenttext::cellName(m_data.experiment(), at) + QLatin1Char('\n')
            + experimenttext::details(m_data.experiment().cells[at], m_data.tallies()[at]));
    }
    m_table->setFocus();
}

void CellGames::choose(const QModelIndex& index)
{
    const ExperimentGame* game = m_games->gameAt(index.row());
    if (!game)
        return;
    auto stored = storedGame(m_data.experiment(), *game);
    if (!stored) {
        Q_EMIT refused(stored.error().message);
        return;
    }
    stored->game.goTo(m_ply);
    Q_EMIT gameChosen(
        *stored,
        tr("%1, %2, round %3")
            .arg(m_data.experiment().title,
                 experimenttext::cellName(m_data.experiment(), static_cast<std::size_t>(cell())),
                 QString::number(game->round + 1)));
}

void CellGames::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
             && m_table->hasFocus())
        choose(m_table->currentIndex());
    else
        QWidget::keyPressEvent(event);
}
