// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/system/systemstatepanel.h"

#include "ui/labs/formal/system/stateboard.h"
#include "ui/widgets/arranging.h"

#include <QHBoxLayout>
#include <QLabel>

SystemStatePanel::SystemStatePanel(QWidget* parent)
    : StatePanel(parent), m_board(new StateBoard), m_boardBeside(new StateBoard),
      m_noParts(new QLabel(tr("The system gives no details about its states.")))
{
    m_noParts->setWordWrap(true);
    m_walk = pushButton(tr("Walk"), tr("Walk along this path in the simulator"), this,
                        &SystemStatePanel::walkWanted);
    auto* const boards = new QHBoxLayout;
    boards->addWidget(m_boardBeside);
    boards->addWidget(m_board);
    aboveParts().addLayout(boards);
    belowParts().addWidget(m_noParts);
    addButton(*m_walk);
    setMinimumWidth(170);
}

void SystemStatePanel::show(const SystemPicture& picture)
{
    showState(picture);
    const bool hasState = picture.lts() && picture.chosen;
    m_walk->setEnabled(hasState && picture.hasPath);
    m_noParts->setVisible(hasState && !picture.words().board
                          && picture.parts(*picture.chosen).empty());
    if (hasState && !picture.hasPath)
        setPathSentence(tr("No path leads here from the initial state."));
    showBoards(picture);
}

void SystemStatePanel::showBoards(const SystemPicture& picture)
{
    const auto other = beside(picture);
    const QString board
        = picture.lts() && picture.chosen ? picture.words().boardOf(*picture.chosen) : QString();
    const QString boardBeside
        = picture.lts() && other ? picture.words().boardOf(*other) : QString();
    m_board->setVisible(!board.isEmpty());
    m_board->setBoard(board, boardBeside);
    m_boardBeside->setVisible(!board.isEmpty() && !boardBeside.isEmpty());
    m_boardBeside->setBoard(boardBeside);
}
