// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/playcontroller.h"

#include "ui/play/engineturn.h"

#include <utility>

PlayController::PlayController(GameModel& model, QObject* parent)
    : QObject(parent), m_model(model), m_makeEngine(makeEngine)
{
    m_queueTimer.setSingleShot(true);
    connect(&m_queueTimer, &QTimer::timeout, this, &PlayController::playQueued);
    connect(&m_model, &GameModel::gameReset, this, &PlayController::handleGameReset);
    connect(&m_model, &GameModel::positionChanged, this, &PlayController::update);
    // A move played in the middle may leave the position where it was: the game is another one.
    connect(&m_model, &GameModel::movesChanged, this, &PlayController::update);
    m_state = wantedState();
}

PlayController::~PlayController() = default;

// Players

PlayController::Side& PlayController::side(Player player)
{
    return m_sides[static_cast<int>(player)];
}

const Entrant& PlayController::player(Player side) const
{
    return m_sides[static_cast<int>(side)].settings;
}

bool PlayController::isHuman(Player player) const
{
    return m_sides[static_cast<int>(player)].settings.human;
}

bool PlayController::bothAreEngines() const
{
    return !isHuman(Player::First) && !isHuman(Player::Second);
}

Expected<void> PlayController::setPlayer(Player player, const Entrant& settings)
{
    Side& changed = side(player);
    if (settings == changed.settings)
        return {};
    std::unique_ptr<EngineTurn> turn;
    if (!settings.human) {
        auto engine = m_makeEngine(settings.engine, settings.options);
        if (!engine)
            return tl::unexpected(engine.error());
        turn = makeTurn(std::move(*engine));
    }
    stopThinking();
    const bool wereEngines = bothAreEngines();
    changed.settings = settings;
    changed.settings.ensureLimit();
    changed.engine = std::move(turn);
    if (bothAreEngines() != wereEngines)
        allowEngines(!bothAreEngines());
    Q_EMIT playersChanged();
    update();
    return {};
}

void PlayController::swapSides()
{
    stopThinking();
    std::swap(m_sides[0], m_sides[1]);
    clearQueue();
    Q_EMIT playersChanged();
    update();
}

std::unique_ptr<EngineTurn> PlayController::makeTurn(std::unique_ptr<Engine> engine)
{
    auto turn = std::make_unique<EngineTurn>(std::move(engine));
    turn->setHeld(m_discFalling);
    connect(turn.get(), &EngineTurn::progressed, this, [this](const SearchReport& report) {
        Q_EMIT progressed(report, m_model.position().sideToMove());
    });
    connect(turn.get(), &EngineTurn::answered, this, &PlayController::playAnswer);
    // Nobody else would wake this side again.
    connect(turn.get(), &EngineTurn::lost, this, &PlayController::pause);
    return turn;
}

// What is to happen now

void PlayController::handleGameReset()
{
    stopThinking();
    clearQueue();
    for (Side& each : m_sides)
        if (each.engine)
            each.engine->newGame();
    // A game that came with moves was opened or pasted to be looked at; no engine goes on with it
    // before somebody asks for that.
    const Game& game = m_model.game();
    const bool personNext = isHuman(game.positionAt(game.length()).sideToMove());
    allowEngines(!bothAreEngines() && (game.length() == 0 || personNext));
    update();
}

PlayController::State PlayController::wantedState() const
{
    const Game& game = m_model.game();
    if (!game.atEnd())
        return State::Paused;
    if (game.outcome() != Outcome::Unfinished)
        return State::Finished;
    if (isHuman(game.position().sideToMove()))
        return State::WaitingForPerson;
    return m_running || m_step ? State::Thinking : State::Paused;
}

void PlayController::update()
{
    if (m_hold > 0)
        return;
    State state = wantedState();
    Expected<void> thinks;
    if (state == State::Thinking)
        thinks = startThinking();
    else
        stopThinking();
    if (!thinks) {
        // Its side waits until it is started again.
        allowEngines(false);
        state = wantedState();
    }
    if (!queueHolds(state))
        clearQueue();
    if (state == State::WaitingForPerson && hasQueuedMove() && !m_discFalling)
        m_queueTimer.start(0);
    setState(state);
    if (!thinks)
        Q_EMIT refused(thinks.error().message);
}

void PlayController::setState(State state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

void PlayController::allowEngines(bool running)
{
    m_step = false;
    if (running == m_running)
        return;
    m_running = running;
    Q_EMIT stateChanged();
}

// Thinking

/// Goes on with a search that fits; abandons any other.
Expected<void> PlayController::startThinking()
{
    const Position& root = m_model.position();
    Side& thinking = side(root.sideToMove());
    if (thinking.engine->isThinkingAbout(root))
        return {};
    stopThinking();
    const int minimumMs = bothAreEngines() ? m_autoPlayDelayMs : m_minimumThinkingMs;
    return thinking.engine->start(root, thinking.settings.limits, m_step ? 0 : minimumMs);
}

void PlayController::stopThinking()
{
    for (Side& each : m_sides)
        if (each.engine)
            each.engine->abandon();
}

void PlayController::playAnswer(const SearchReport& report)
{
    const Player player = m_model.position().sideToMove();
    if (std::exchange(m_step, false))
        m_running = false;

    ++m_hold;
    const auto played = m_model.play(report.bestMove);
    --m_hold;
    Q_ASSERT_X(played, "PlayController", "an engine's best move is legal");
    if (played)
        Q_EMIT engineMoved(report, player, m_model.game().ply());
    else
        m_running = false;
    update();
}

void PlayController::moveNow()
{
    if (m_state == State::Thinking)
        side(m_model.position().sideToMove()).engine->hurry();
}

void PlayController::start()
{
    m_model.goTo(m_model.game().length());
    resume();
}

void PlayController::resume()
{
    allowEngines(true);
    update();
}

void PlayController::pause()
{
    allowEngines(false);
    update();
}

void PlayController::step()
{
    allowEngines(false);
    m_step = true;
    m_model.goTo(m_model.game().length());
    if (m_state == State::Thinking)
        side(m_model.position().sideToMove()).engine->skipWait();
    update();
    if (m_state != State::Thinking)
        m_step = false;
}

// Persons

bool PlayController::personIsToMove() const
{
    return isHuman(m_model.position().sideToMove());
}

bool PlayController::acceptsMoves() const
{
    return !m_model.position().isFinished()
        && (personIsToMove() || (m_state == State::Thinking && !bothAreEngines()));
}

Expected<void> PlayController::personPlays(Move move)
{
    if (!acceptsMoves() && !m_model.position().isFinished())
        return fail(tr("It is not a person's turn here."));
    const bool thinking = m_state == State::Thinking;
    if (hasQueuedMove() && !thinking) {
        playQueued();
        return personPlays(move);
    }
    if (thinking || (m_discFalling && m_state == State::WaitingForPerson))
        return keep(move);
    return playNow(move);
}

Expected<void> PlayController::keep(Move move)
{
    // Asks the rules now: a column that is full will not be emptier later.
    Game trial = m_model.game();
    auto playable = trial.play(move);
    const Player next = m_model.position().sideToMove();
    if (playable)
        setQueued(move, m_state == State::Thinking ? other(next) : next);
    return playable;
}

Expected<void> PlayController::playNow(Move move)
{
    ++m_hold;
    auto played = m_model.play(move);
    --m_hold;
    // Engines that were paused to take moves back go on with a person's next move.
    if (played)
        allowEngines(true);
    update();
    return played;
}

void PlayController::setQueued(Move move, Player side)
{
    m_queuedSide = side;
    if (move == m_queued)
        return;
    m_queued = move;
    Q_EMIT queueChanged();
}

bool PlayController::queueHolds(State state) const
{
    const bool itsTurn = m_model.position().sideToMove() == m_queuedSide;
    switch (state) {
    case State::WaitingForPerson:
        return itsTurn;
    case State::Thinking:
        return !itsTurn && isHuman(m_queuedSide);
    case State::Paused:
    case State::Finished:
        break;
    }
    return false;
}

void PlayController::clearQueue()
{
    m_queueTimer.stop();
    setQueued(Move::none(), m_queuedSide);
}

void PlayController::playQueued()
{
    const Move move = m_queued;
    clearQueue();
    if (move.isNone() || m_state != State::WaitingForPerson)
        return;
    if (const auto played = playNow(move); !played)
        Q_EMIT refused(played.error().message);
}

void PlayController::setDiscFalling(bool falling)
{
    if (falling == m_discFalling)
        return;
    m_discFalling = falling;
    for (Side& each : m_sides)
        if (each.engine)
            each.engine->setHeld(falling);
    if (falling) {
        m_queueTimer.stop();
        return;
    }
    update();
    Q_EMIT discLanded();
}

void PlayController::travel(bool (GameModel::*possible)() const, void (GameModel::*move)(int))
{
    if (!(m_model.*possible)())
        return;
    stopThinking();
    clearQueue();
    ++m_hold;
    const bool toPerson = isHuman(Player::First) != isHuman(Player::Second);
    do
        (m_model.*move)(1);
    while (toPerson && !personIsToMove() && (m_model.*possible)());
    --m_hold;
}

void PlayController::takeBack()
{
    travel(&GameModel::canTakeBack, &GameModel::takeBack);
    if (!personIsToMove())
        allowEngines(false);
    update();
}

void PlayController::playAgain()
{
    travel(&GameModel::canPlayAgain, &GameModel::playAgain);
    if (!personIsToMove() && bothAreEngines())
        allowEngines(false);
    update();
}
