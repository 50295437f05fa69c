// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/setup/setupmode.h"

#include "ui/board/boardview.h"
#include "ui/play/boardpresenter.h"
#include "ui/play/hintsearch.h"
#include "ui/play/navigationbar.h"
#include "ui/play/playcontroller.h"
#include "ui/play/setup/setuppanel.h"

SetupMode::SetupMode(BoardView& board, BoardPresenter& link, SetupPanel& panel,
                     NavigationBar& navigation, PlayController& controller, HintSearch& hints,
                     QObject* parent)
    : QObject(parent), m_board(board), m_link(link), m_panel(panel), m_navigation(navigation),
      m_controller(controller), m_hints(hints)
{
    connect(&panel, &SetupPanel::clearWanted, this, [this] { m_board.setSetupDiscs(0, 0); });
    connect(&panel, &SetupPanel::cancelled, this, &SetupMode::cancel);
    connect(&panel, &SetupPanel::brushChosen, &board, &BoardView::setSetupBrush);
    connect(&board, &BoardView::setupChanged, this,
            [this] { m_panel.setDiscs(m_board.setupFirst(), m_board.setupSecond()); });
}

bool SetupMode::isActive() const
{
    return m_board.isSetupMode();
}

void SetupMode::begin()
{
    m_wasRunning = m_controller.isRunning();
    m_hints.cancel();
    m_controller.pause();
    m_board.setBanner(QString());
    m_board.setSetupMode(true);
    m_panel.begin();
    m_panel.setDiscs(m_board.setupFirst(), m_board.setupSecond());
    m_panel.show();
    m_navigation.hide();
    m_board.setFocus();
    Q_EMIT changed();
}

void SetupMode::end()
{
    if (!isActive())
        return;
    m_board.setSetupMode(false);
    m_panel.hide();
    m_navigation.show();
    m_link.refresh();
    m_board.setFocus();
    Q_EMIT changed();
}

void SetupMode::cancel()
{
    if (!isActive())
        return;
    end();
    if (m_wasRunning)
        m_controller.resume();
}
