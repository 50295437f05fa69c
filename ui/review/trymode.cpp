// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/trymode.h"

#include "core/analysis/movereason.h"
#include "core/board/notation.h"
#include "core/review/reviewwords.h"
#include "ui/board/boardview.h"
#include "ui/play/boardpresenter.h"
#include "ui/play/gamemodel.h"
#include "ui/play/navigationbar.h"
#include "ui/review/trypanel.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"

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
    const bool again = isActive();
    if (!again)
        m_plyBefore = m_model.game().ply();
    m_move = move;
    // An engine that was to move at the end of the game waits: an earlier position is looked at.
    m_moving = true;
    m_model.goTo(move.ply - 1);
    m_moving = false;
    m_panel.show();
    m_navigation.hide();
    m_link.setTrial([this](Move tried) { judge(tried); });
    ask();
    m_board.setFocus();
    if (!again)
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
    m_panel.ask(tr("Move %1: what would you play for %2? Drop a disc.")
                    .arg(reviewwords::moveNumber(m_model.game(), m_move->ply))
                    .arg(sideTitle(m_move->mover(), ShownDiscs::theme())));
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
    m_panel.showVerdict(verdict(move, quality));
    // Another move is still to be found where this one is slower.
    if (keepsOutcome(quality) && quality != MoveClass::Slower)
        Q_EMIT answered(m_move->ply);
}

QString TryMode::verdict(Move move, MoveClass quality) const
{
    const QString square
        = notation::squareName(move.column(), m_move->before.landingRow(move.column()));
    if (quality == MoveClass::Unknown)
        return tr("%1: not enough is proved here to tell.").arg(square);
    if (!keepsOutcome(quality))
        return move == m_move->move
            ? tr("%1 is what was played: it gives the result away.").arg(square)
            : tr("%1 does not keep the result.").arg(square);
    const auto& own = m_move->scores.moves[static_cast<std::size_t>(move.column())];
    const QString score = own ? own->toText(m_move->before.plies()) : QString();
    if (quality != MoveClass::Slower)
        return tr("Right: %1 keeps the result (%2).").arg(square, score);
    return own && own->upper < 0
        ? tr("%1 keeps the result (%2); another column holds out longer.").arg(square, score)
        : tr("%1 keeps the result (%2); another column is quicker.").arg(square, score);
}

void TryMode::answer()
{
    m_link.refresh();
    m_board.setInteractive(true);
    QStringList squares;
    for (const Move best : m_move->scores.best)
        squares << notation::squareName(best.column(), m_move->before.landingRow(best.column()));
    const SideNames names = sideTitles(ShownDiscs::theme());
    if (m_move->scores.best.empty()) {
        m_panel.showAnswer(tr("Not enough is proved here to tell."));
        return;
    }
    const Move best = m_move->scores.best.front();
    m_board.setHint(best, tr("Best here"));
    m_panel.showAnswer(tr("Best here: %1. %2", "squares, reason")
                           .arg(squares.join(tr(", ", "between squares")),
                                moveReason(m_move->before, best, names, &m_move->scores)));
    Q_EMIT answered(m_move->ply);
}
