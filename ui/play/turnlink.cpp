// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/turnlink.h"

#include "core/board/notation.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/play/turnpanel.h"
#include "ui/text/entranttext.h"
#include "ui/text/playername.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

namespace {

struct TurnText
{
    Q_DECLARE_TR_FUNCTIONS(StatusLine)
};

constexpr int discSize = 36;
/// Pixels for each logical one.
constexpr int scale = 3;

QIcon discIcon(Cell disc, DiscTheme theme, const QPalette& palette)
{
    QPixmap pixmap(QSize(discSize, discSize) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintDisc(painter, QPointF(discSize / 2.0, discSize / 2.0), discSize / 2.0 - 1,
              BoardTheme::make(theme, palette), disc, true);
    painter.end();
    return QIcon(pixmap);
}

/// The disc beside the text; none for a draw.
Cell discOf(const Position& position)
{
    switch (position.outcome()) {
    case Outcome::FirstWins:
        return Cell::First;
    case Outcome::SecondWins:
        return Cell::Second;
    case Outcome::Draw:
        return Cell::Empty;
    case Outcome::Unfinished:
        break;
    }
    return position.sideToMove() == Player::First ? Cell::First : Cell::Second;
}

}

TurnLink::TurnLink(TurnPanel& panel, const GameModel& model, const PlayController& controller,
                   QObject* parent)
    : QObject(parent), m_panel(panel), m_model(model), m_controller(controller)
{
    connect(&model, &GameModel::positionChanged, this, [this] {
        m_panel.setHint(QString());
        showTurn();
    });
    connect(&controller, &PlayController::stateChanged, this, &TurnLink::showTurn);
    connect(&controller, &PlayController::playersChanged, this, &TurnLink::showTurn);
    connect(&controller, &PlayController::discLanded, this, &TurnLink::showTurn);
    showTurn();
}

void TurnLink::setDiscTheme(DiscTheme theme)
{
    m_theme = theme;
    showTurn();
}

void TurnLink::showHint(const QString& sentence)
{
    m_panel.setHint(sentence);
}

void TurnLink::showTurn()
{
    if (resultWaits(m_model, m_controller))
        return;
    const Cell disc = discOf(m_model.position());
    m_panel.setTurn(disc == Cell::Empty ? QIcon() : discIcon(disc, m_theme, m_panel.palette()),
                    turnText(m_model, m_controller, m_theme));
}

QString replyText(const GameModel& model, const PlayController& controller, DiscTheme theme)
{
    const QString text = turnText(model, controller, theme);
    const Game& game = model.game();
    const Move move = game.lastMove();
    const Player mover = other(game.position().sideToMove());
    if (!game.atEnd() || move.isNone() || controller.player(mover).human)
        return text;
    const QString square
        = notation::squareName(move.column(), game.position().landingRow(move.column()) - 1);
    return TurnText::tr("%1 played %2. %3", "side, square, whose turn it is")
        .arg(playerName(mover, theme), square, text);
}

bool resultWaits(const GameModel& model, const PlayController& controller)
{
    return controller.isDiscFalling() && model.position().isFinished();
}

QString turnText(const GameModel& model, const PlayController& controller, DiscTheme theme)
{
    const Position& position = model.position();
    switch (position.outcome()) {
    case Outcome::FirstWins:
        return TurnText::tr("%1 has won").arg(playerName(Player::First, theme));
    case Outcome::SecondWins:
        return TurnText::tr("%1 has won").arg(playerName(Player::Second, theme));
    case Outcome::Draw:
        return TurnText::tr("Draw");
    case Outcome::Unfinished:
        break;
    }
    const Player side = position.sideToMove();
    const QString name = playerName(side, theme);
    if (!model.game().atEnd())
        return TurnText::tr("Looking at ply %1 of %2; %3 is to move")
            .arg(model.game().ply())
            .arg(model.game().length())
            .arg(name);
    if (controller.state() == PlayController::State::Thinking)
        return TurnText::tr("%1: %2 thinks").arg(name, entrantText(controller.player(side)));
    if (controller.state() == PlayController::State::Paused)
        return TurnText::tr("%1: %2 is paused").arg(name, entrantText(controller.player(side)));
    return TurnText::tr("Your turn (%1)").arg(name);
}
