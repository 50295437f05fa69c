// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/boardpresenter.h"

#include "core/analysis/hint.h"
#include "ui/board/boardview.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintsearch.h"
#include "ui/play/playcontroller.h"
#include "ui/play/turntext.h"
#include "ui/style/showndiscs.h"

BoardPresenter::BoardPresenter(BoardView& board, GameModel& model, PlayController& controller,
                               const HintSearch& hints, QObject* parent)
    : QObject(parent), m_board(board), m_model(model), m_controller(controller)
{
    connect(&board, &BoardView::columnChosen, this, &BoardPresenter::choose);
    connect(&board, &BoardView::refused, this, &BoardPresenter::refused);
    connect(&board, &BoardView::animationFinished, this, &BoardPresenter::endFall);
    connect(&board, &BoardView::celebrated, this, &BoardPresenter::rejoice);
    connect(&model, &GameModel::movePlayed, this, &BoardPresenter::showMove);
    connect(&model, &GameModel::positionChanged, this, &BoardPresenter::showPosition);
    connect(&controller, &PlayController::stateChanged, this, &BoardPresenter::showState);
    connect(&controller, &PlayController::playersChanged, this, &BoardPresenter::showState);
    connect(&controller, &PlayController::queueChanged, this, &BoardPresenter::showQueue);
    connect(&controller, &PlayController::refused, this, &BoardPresenter::refused);
    connect(&hints, &HintSearch::ready, this, &BoardPresenter::showHint);
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, &BoardPresenter::showState);
    refresh();
}

void BoardPresenter::setEndActions(const QList<QAction*>& actions)
{
    if (actions == m_endActions)
        return;
    m_endActions = actions;
    showState();
}

void BoardPresenter::refresh()
{
    m_dropping = false;
    showPosition();
    showState();
}

void BoardPresenter::setTrial(std::function<void(Move)> trial)
{
    m_trial = std::move(trial);
}

void BoardPresenter::choose(Move move)
{
    if (m_trial) {
        m_trial(move);
        return;
    }
    const auto played = m_controller.personPlays(move);
    if (!played)
        Q_EMIT refused(played.error().message);
}

void BoardPresenter::showMove(Move move)
{
    if (m_board.isSetupMode())
        return;
    // positionChanged() follows for the same move and must not cut the fall short.
    m_dropping = true;
    m_board.setHint(Move::none());
    // The end of an earlier fall is not that of this one.
    m_board.finishAnimation();
    m_controller.setDiscFalling(true);
    m_board.dropDisc(m_model.position(), move);
}

void BoardPresenter::endFall()
{
    m_controller.setDiscFalling(false);
    if (!m_dropping)
        showState();
}

/// The line has been seen: the result follows, and a person's win is a joy.
void BoardPresenter::rejoice()
{
    if (m_dropping || m_board.isSetupMode() || m_trial)
        return;
    showState();
    const auto winner = winnerOf(m_model.position().outcome());
    if (winner && m_controller.player(*winner).human)
        m_board.rejoice();
}

void BoardPresenter::showPosition()
{
    if (m_board.isSetupMode())
        return;
    if (!m_dropping) {
        m_board.setHint(Move::none());
        m_board.setPosition(m_model.position(), m_model.game().lastMove());
    }
    m_dropping = false;
    showState();
}

void BoardPresenter::showState()
{
    if (m_board.isSetupMode())
        return;
    if (m_trial) {
        m_board.setGhostAway(false);
        m_board.setBanner(QString());
        return;
    }
    m_board.setInteractive(m_controller.acceptsMoves());
    // A click while the engine thinks is kept and marked; whose turn it is shows no ghost then.
    m_board.setGhostAway(m_controller.state() == PlayController::State::Thinking);
    const bool ended = m_model.game().outcomeHere() != Outcome::Unfinished && !m_board.isAnimating()
        && !m_board.isCelebrating();
    const QString banner = ended ? endText(m_model, m_controller, ShownDiscs::theme()) : QString();
    m_board.setBanner(banner, banner.isEmpty() ? QList<QAction*>() : m_endActions);
}

void BoardPresenter::showQueue()
{
    m_board.setQueued(m_controller.queuedMove());
}

void BoardPresenter::showHint(const SearchReport& report)
{
    if (report.root != m_model.position() || m_board.isSetupMode())
        return;
    // Its figures are those of a search: they stand where searches are reported.
    m_board.setHint(report.bestMove);
    Q_EMIT hinted(hintText(hintFrom(report.root, report.bestMove), report.root, HintStep::Column));
}
