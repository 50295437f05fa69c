// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/trymode.h"

#include "ui/board/boardview.h"
#include "ui/play/boardpresenter.h"
#include "ui/play/gamemodel.h"
#include "ui/play/navigationbar.h"
#include "ui/review/momentwords.h"
#include "ui/review/reviewpeople.h"
#include "ui/review/trypanel.h"
#include "ui/style/showndiscs.h"

TryMode::TryMode(BoardView& board, BoardPresenter& link, TryPanel& panel, NavigationBar& navigation,
                 GameModel& model, QObject* parent)
    : QObject(parent), m_board(board), m_link(link), m_panel(panel), m_navigation(navigation),
      m_model(model)
{
    connect(&panel, &TryPanel::againWanted, this, &TryMode::ask);
    connect(&panel, &TryPanel::answerWanted, this, &TryMode::answer);
    connect(&panel, &TryPanel::closed, this, &TryMode::end);
    const auto lookedAway = [this] {
        if (!m_moving)
            leave();
    };
    connect(&model, &GameModel::positionChanged, this, lookedAway);
    connect(&model, &GameModel::gameReset, this, lookedAway);
}

void TryMode::begin(const ReviewedMove& move)
{
    if (!isActive())
        m_plyBefore = m_model.game().ply();
    m_move = move;
    m_secret = true;
    // An engine that was to move at the end of the game waits: an earlier position is looked at.
    m_moving = true;
    m_model.goTo(move.ply - 1);
    m_moving = false;
    m_panel.show();
    m_navigation.hide();
    m_link.setTrial([this](Move tried) { judge(tried); });
    ask();
    m_board.setFocus();
    Q_EMIT changed();
}

void TryMode::end()
{
    if (!isActive())
        return;
    const int ply = m_plyBefore;
    leave();
    m_model.goTo(ply);
    m_board.setFocus();
}

void TryMode::leave()
{
    if (!isActive())
        return;
    m_move.reset();
    m_secret = false;
    m_panel.hide();
    m_navigation.show();
    m_link.setTrial({});
    m_link.refresh();
    Q_EMIT changed();
}

void TryMode::ask()
{
    m_link.refresh();
    m_board.setInteractive(true);
    const Game& game = m_model.game();
    m_panel.ask(momentwords::question(game, *m_move, ReviewPeople::of(game, ShownDiscs::theme())));
}

void TryMode::judge(Move move)
{
    Position after = m_move->before;
    if (!after.canPlay(move.column()))
        return;
    after.play(move);
    const MoveClass quality = classifyMove(m_move->before, move, m_move->scores);
    m_board.dropDisc(after, move);
    m_board.setInteractive(false);
    m_panel.showVerdict(momentwords::verdict(*m_move, move, quality));
    // Another move is still to be found where this one is slower.
    if (keepsOutcome(quality) && quality != MoveClass::Slower)
        reveal();
}

void TryMode::answer()
{
    m_link.refresh();
    m_board.setInteractive(true);
    m_panel.showAnswer(momentwords::answer(*m_move));
    if (m_move->scores.best.empty())
        return;
    m_board.setHint(m_move->scores.best.front());
    reveal();
}

void TryMode::reveal()
{
    m_secret = false;
    Q_EMIT answered(m_move->ply);
}
