// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/turnpresenter.h"

#include "core/engines/levels.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/play/gamemodel.h"
#include "ui/play/headtoheadscore.h"
#include "ui/play/playcontroller.h"
#include "ui/play/players/opponentdrawing.h"
#include "ui/play/turnpanel.h"
#include "ui/play/turntext.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"

#include <QPainter>
#include <QPixmap>

namespace {

/// The largest that the panel shows.
constexpr int discSize = 72;
/// Pixels for each logical one.
constexpr int iconScale = 3;

/// `paint` is handed a painter and the middle of a square of discSize.
template <typename Paint> QIcon paintedIcon(Paint paint)
{
    QPixmap pixmap(QSize(discSize, discSize) * iconScale);
    pixmap.setDevicePixelRatio(iconScale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QPointF(discSize / 2.0, discSize / 2.0));
    painter.end();
    return QIcon(pixmap);
}

QIcon turnDiscIcon(Player side, const BoardTheme& theme)
{
    return paintedIcon([&](QPainter& painter, QPointF middle) {
        paintDisc(painter, middle, discSize / 2.0 - 1, theme,
                  side == Player::First ? Cell::First : Cell::Second, true);
    });
}

/// Of a draw: one of each, the first in front.
QIcon bothDiscsIcon(const BoardTheme& theme)
{
    constexpr double share = 0.31;
    constexpr double aside = 0.18;
    return paintedIcon([&](QPainter& painter, QPointF middle) {
        const QPointF step(aside * discSize, aside * discSize);
        paintDisc(painter, middle + step, share * discSize, theme, Cell::Second, true);
        paintDisc(painter, middle - step, share * discSize, theme, Cell::First, true);
    });
}

/// Whose figure is seen: a person's opponent, or of two engines the one to move, where it has one.
std::optional<Player> whoseFigure(const PlayController& controller, Player toMove)
{
    for (const Player side : {toMove, other(toMove)})
        if (const Entrant& player = controller.player(side);
            !player.human && findLevel(player.engine))
            return side;
    return {};
}

OpponentFace faceOf(Player side, const GameModel& model, const PlayController& controller)
{
    const Position& position = model.position();
    if (const auto winner = winnerOf(model.game().outcomeHere()))
        return *winner == side ? OpponentFace::Happy : OpponentFace::Sad;
    return controller.state() == PlayController::State::Thinking && position.sideToMove() == side
        ? OpponentFace::Thinks
        : OpponentFace::Waits;
}

/// Engines against a person go on by themselves; an earlier position is left by other buttons.
bool offersEngines(const GameModel& model, const PlayController& controller)
{
    return controller.bothAreEngines()
        || (controller.state() == PlayController::State::Paused && model.game().atEnd());
}

/// Whose disc is beside the text; none for a draw.
std::optional<Player> whoseDisc(const Game& game)
{
    const Outcome outcome = game.outcomeHere();
    return outcome == Outcome::Unfinished ? std::optional(game.position().sideToMove())
                                          : winnerOf(outcome);
}

}

TurnPresenter::TurnPresenter(TurnPanel& panel, const GameModel& model,
                             const PlayController& controller, const HeadToHeadScore& pair,
                             QObject* parent)
    : QObject(parent), m_panel(panel), m_model(model), m_controller(controller), m_pair(pair)
{
    connect(&model, &GameModel::positionChanged, this, [this] {
        m_panel.setHint(QString());
        showTurn();
    });
    connect(&controller, &PlayController::stateChanged, this, &TurnPresenter::showTurn);
    connect(&controller, &PlayController::playersChanged, this, &TurnPresenter::showTurn);
    connect(&controller, &PlayController::discLanded, this, &TurnPresenter::showTurn);
    connect(&pair, &HeadToHeadScore::changed, this, &TurnPresenter::showTurn);
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, &TurnPresenter::showTurn);
    showTurn();
}

void TurnPresenter::showHint(const QString& sentence)
{
    m_panel.setHint(sentence);
}

void TurnPresenter::setHeld(bool held)
{
    m_held = held;
    showTurn();
}

void TurnPresenter::setSetUp(bool active)
{
    m_isSetUp = active;
    showTurn();
}

void TurnPresenter::showTurn()
{
    if (m_isSetUp) {
        m_panel.setTurn({}, {}, tr("Set up the board"));
        m_panel.setReply({});
        m_panel.setHint({});
        m_panel.setEnginesOffered(false);
        return;
    }
    // Words tell no move before its disc has come to rest.
    if (m_held || m_controller.isDiscFalling())
        return;
    const auto side = whoseDisc(m_model.game());
    const DiscTheme theme = ShownDiscs::theme();
    const BoardTheme colors = BoardTheme::make(theme, m_panel.palette());
    m_panel.setTurn(side ? turnDiscIcon(*side, colors) : bothDiscsIcon(colors),
                    side ? sideTitle(*side, theme) : QString(),
                    turnText(m_model, m_controller, theme));
    const auto figure = whoseFigure(m_controller, m_model.position().sideToMove());
    m_panel.setOpponent(figure ? opponentFile(m_controller.player(*figure).engine) : QString(),
                        figure ? faceOf(*figure, m_model, m_controller) : OpponentFace::Waits);
    m_panel.setEnginesOffered(offersEngines(m_model, m_controller));
    m_panel.setReply(replyText(m_model, m_controller, theme));
    m_panel.setPair(m_pair.text(), spokenPair(m_model.game(), m_controller, theme));
}
