// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/terms/blindfoldpresenter.h"

#include "ui/board/boardview.h"
#include "ui/play/gamemodel.h"
#include "ui/play/terms/termspanel.h"

#include <algorithm>

namespace {

constexpr int seenMoves = 4;

} // namespace

BlindfoldPresenter::BlindfoldPresenter(BoardView& board, TermsPanel& panel, const GameModel& model,
                                       QObject* parent)
    : QObject(parent), m_board(board), m_panel(panel), m_model(model)
{
    // Before its disc falls, but not where that ends the game: it falls unseen discs in sight.
    connect(&model, &GameModel::movesChanged, this, [this] {
        if (m_model.game().outcome() == Outcome::Unfinished || m_model.game().endedEarly())
            show();
    });
    connect(&model, &GameModel::positionChanged, this, &BlindfoldPresenter::show);
    connect(&board, &BoardView::animationFinished, this, &BlindfoldPresenter::show);
}

void BlindfoldPresenter::setBlindfold(Blindfold blindfold)
{
    if (blindfold == m_blindfold)
        return;
    m_blindfold = blindfold;
    show();
}

void BlindfoldPresenter::setPlaying(bool playing)
{
    if (playing == m_isPlaying)
        return;
    m_isPlaying = playing;
    show();
}

bool BlindfoldPresenter::hides() const
{
    if (m_blindfold == Blindfold::Off || !m_isPlaying)
        return false;
    // The disc that ends the game falls before all others come back.
    return m_model.game().outcome() == Outcome::Unfinished || (m_isActive && m_board.isAnimating());
}

Bitboard BlindfoldPresenter::hidden() const
{
    const Game& game = m_model.game();
    const Position& position = game.position();
    Bitboard discs = position.firstPlayerDiscs() | position.secondPlayerDiscs();
    if (m_blindfold == Blindfold::All)
        return discs;
    for (int ply = std::max(0, game.length() - seenMoves); ply < game.length(); ++ply) {
        const int column = game.moves()[static_cast<std::size_t>(ply)].column();
        discs &= ~Position::Shape::square(column, game.positionAt(ply).landingRow(column));
    }
    return discs;
}

void BlindfoldPresenter::show()
{
    const bool active = hides();
    m_board.setHiddenDiscs(active ? hidden() : 0);
    m_panel.setNotice(!active ? QString()
                          : m_blindfold == Blindfold::LastFour
                          ? tr("Blindfold: you see the last four discs.")
                          : tr("Blindfold: you see no discs."));
    if (active == m_isActive)
        return;
    m_isActive = active;
    Q_EMIT activeChanged();
}
