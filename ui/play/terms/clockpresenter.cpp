// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/terms/clockpresenter.h"

#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/play/terms/clockface.h"
#include "ui/play/terms/termspanel.h"
#include "ui/play/turntext.h"
#include "ui/style/showndiscs.h"

#include <utility>

namespace {

// As core/game/gamefile.h tells.
const QString controlTag = QStringLiteral("TimeControl");
const QString leftTag = QStringLiteral("TimeLeft");

std::chrono::milliseconds steadyNow()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

ClockPresenter::ClockPresenter(TermsPanel& panel, GameModel& model, PlayController& controller,
                               GameClock::Now now, QObject* parent)
    : QObject(parent), m_panel(panel), m_model(model), m_controller(controller),
      m_clock(now ? std::move(now) : GameClock::Now(steadyNow))
{
    m_tick.setSingleShot(true);
    m_tick.setTimerType(Qt::PreciseTimer);
    connect(&m_tick, &QTimer::timeout, this, &ClockPresenter::look);
    controller.setBeforeMove([this] { look(); });
    connect(&model, &GameModel::gameReset, this, [this] {
        m_hasStarted = false;
        m_isPaused = false;
        m_source = {};
    });
    connect(&model, &GameModel::movePlayed, this, [this] {
        m_hasStarted = true;
        m_isPaused = false;
    });
    // The disc of a move is not on its way yet: the next turn waits for it.
    connect(&model, &GameModel::movesChanged, this, &ClockPresenter::follow);
    connect(&model, &GameModel::positionChanged, this, &ClockPresenter::update);
    connect(&controller, &PlayController::stateChanged, this, &ClockPresenter::update);
    connect(&controller, &PlayController::playersChanged, this, &ClockPresenter::update);
    connect(&controller, &PlayController::discLanded, this, &ClockPresenter::update);
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, &ClockPresenter::show);
    update();
}

ClockPresenter::~ClockPresenter()
{
    m_controller.setBeforeMove({});
}

void ClockPresenter::setControl(const TimeControl& control)
{
    m_next = control;
    update();
}

void ClockPresenter::setAway(bool away)
{
    m_isAway = away;
    update();
}

void ClockPresenter::setBlocked(bool blocked)
{
    m_isBlocked = blocked;
    update();
}

void ClockPresenter::setPaused(bool paused)
{
    if (!canPause())
        return;
    m_isPaused = paused;
    m_hasStarted = m_hasStarted || !paused;
    update();
}

bool ClockPresenter::isPaused() const
{
    return canPause() && (m_isPaused || !m_hasStarted);
}

bool ClockPresenter::canPause() const
{
    return isOpen() && m_model.game().length() > 0;
}

bool ClockPresenter::twoPeople() const
{
    return m_controller.player(Player::First).human && m_controller.player(Player::Second).human;
}

/// Has the game a clock, and no end?
bool ClockPresenter::isOpen() const
{
    return m_source.control.isOn() && m_model.game().showsMainLine()
        && m_model.game().outcome() == Outcome::Unfinished;
}

ClockPresenter::Source ClockPresenter::sourceNow() const
{
    const Game& game = m_model.game();
    Source source {.control = m_next, .times = {}, .length = game.length(), .isOver = false};
    if (game.length() > 0)
        source.control = TimeControl::fromText(game.tag(controlTag)).value_or(TimeControl());
    if (!twoPeople())
        source.control = {};
    source.times = ClockTimes::full(source.control);
    if (game.length() > 0)
        source.times = ClockTimes::fromText(game.tag(leftTag)).value_or(source.times);
    if (game.endedOnTime()) {
        source.isOver = true;
        source.times.of(game.positionAt(game.length()).sideToMove()) = {};
    }
    return source;
}

bool ClockPresenter::shouldRun() const
{
    return canPause() && !isPaused() && !m_isAway && !m_isBlocked && m_model.game().atEnd()
        && !m_controller.isDiscFalling();
}

/// What the game says; nobody's time begins.
void ClockPresenter::follow()
{
    const Source source = sourceNow();
    if (source != m_source) {
        m_source = source;
        m_clock.set(source.control, source.times);
    }
    if (!shouldRun())
        m_clock.stop();
    show();
}

void ClockPresenter::update()
{
    follow();
    if (!shouldRun())
        return;
    m_clock.run(m_model.position().sideToMove());
    show();
}

void ClockPresenter::look()
{
    if (const auto side = m_clock.running(); side && m_clock.hasFallen(*side)) {
        m_clock.stop();
        m_model.loseOnTime();
        return;
    }
    const auto warning = m_clock.takeWarning();
    show();
    if (warning)
        m_panel.clock(*m_clock.running()).announce();
}

void ClockPresenter::note(Game& game) const
{
    if (!m_source.control.isOn() || !game.showsMainLine() || game.ply() == 0)
        return;
    if (game.length() == 1)
        game.setTag(controlTag, m_source.control.toText());
    const Player mover = game.positionAt(game.ply() - 1).sideToMove();
    game.setTag(leftTag, m_clock.afterMove(mover).toText());
}

void ClockPresenter::showSide(Player side)
{
    using State = ClockFace::State;
    const Game& game = m_model.game();
    ClockFace& face = m_panel.clock(side);
    face.setOwner(personWord(m_controller.player(side), side, ShownDiscs::theme()));
    face.setLeft(m_clock.left(side));
    const bool itsTurn = game.positionAt(game.length()).sideToMove() == side;
    const bool stopped = itsTurn && canPause() && !m_controller.isDiscFalling();
    face.setState(m_clock.running() == side        ? State::Runs
                      : m_source.isOver && itsTurn ? State::Over
                      : stopped                    ? State::Stopped
                                                   : State::Waits);
}

void ClockPresenter::show()
{
    const bool hasClock = m_source.control.isOn();
    if (hasClock)
        for (const Player side : {Player::First, Player::Second})
            showSide(side);
    m_panel.setClocks(hasClock);
    if (const auto wait = m_clock.untilDigitsChange(); wait.count() > 0)
        m_tick.start(wait);
    else if (m_clock.running())
        m_tick.start(0);
    else
        m_tick.stop();
    const std::pair told(isPaused(), canPause());
    if (std::exchange(m_told, told) != told)
        Q_EMIT changed();
}
