// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/turnpresenter.h"

#include "ui/board/painting/boardpainter.h"
#include "ui/play/gamemodel.h"
#include "ui/play/headtoheadscore.h"
#include "ui/play/playcontroller.h"
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

QIcon discIcon(Cell disc, DiscTheme theme, const QPalette& palette)
{
    QPixmap pixmap(QSize(discSize, discSize) * iconScale);
    pixmap.setDevicePixelRatio(iconScale);
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

void TurnPresenter::showTurn()
{
    if (m_held || resultWaits(m_model, m_controller))
        return;
    const Cell disc = discOf(m_model.position());
    const DiscTheme theme = ShownDiscs::theme();
    const auto nameOf = [theme](Player side) { return sideTitle(side, theme); };
    m_panel.setTurn(disc == Cell::Empty ? QIcon() : discIcon(disc, theme, m_panel.palette()),
                    disc == Cell::Empty
                        ? QString()
                        : nameOf(disc == Cell::First ? Player::First : Player::Second),
                    turnText(m_model, m_controller, theme));
    m_panel.setReply(replyText(m_model, m_controller, theme));
    m_panel.setPair(m_pair.text(), spokenPair(m_controller, theme));
}
