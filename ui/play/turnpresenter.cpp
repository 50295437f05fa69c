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

QIcon discIcon(Player side, DiscTheme theme, const QPalette& palette)
{
    QPixmap pixmap(QSize(discSize, discSize) * iconScale);
    pixmap.setDevicePixelRatio(iconScale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintDisc(painter, QPointF(discSize / 2.0, discSize / 2.0), discSize / 2.0 - 1,
              BoardTheme::make(theme, palette), side == Player::First ? Cell::First : Cell::Second,
              true);
    painter.end();
    return QIcon(pixmap);
}

/// Whose disc is beside the text; none for a draw.
std::optional<Player> whoseDisc(const Position& position)
{
    return position.isFinished() ? winnerOf(position.outcome())
                                 : std::optional(position.sideToMove());
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
    const auto side = whoseDisc(m_model.position());
    const DiscTheme theme = ShownDiscs::theme();
    m_panel.setTurn(side ? discIcon(*side, theme, m_panel.palette()) : QIcon(),
                    side ? sideTitle(*side, theme) : QString(),
                    turnText(m_model, m_controller, theme));
    m_panel.setReply(replyText(m_model, m_controller, theme));
    m_panel.setPair(m_pair.text(), spokenPair(m_controller, theme));
}
