// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/playcontroller.h"

#include "core/engines/external/programnews.h"
#include "ui/play/engineturn.h"

#include <utility>

PlayController::PlayController(GameModel& model, QObject* parent) : QObject(parent), m_model(model)
{
    connect(&m_sides, &PlayingSides::progressed, this, [this](const SearchReport& report) {
        Q_EMIT progressed(report, m_model.position().sideToMove());
    });
    connect(&m_sides, &PlayingSides::answered, this, &PlayController::playAnswer);
    // Nobody else would wake this side again.
    connect(&m_sides, &PlayingSides::lost, this, &PlayController::pause);
    connect(&m_sides, &PlayingSides::failed, this, [this](const QString& sentence) {
        pause();
        Q_EMIT refused(sentence);
    });
    connect(&m_kept, &Premove::due, this, &PlayController::playKept);
    connect(&m_kept, &Premove::changed, this, &PlayController::queueChanged);
    connect(&m_model, &GameModel::gameReset, this, &PlayController::handleGameReset);
    connect(&m_model, &GameModel::positionChanged, this, &PlayController::update);
    m_model.addWitness([this] {
        return [this, first = player(Player::First), second = player(Player::Second),
                running = m_running] { restore(first, second, running); };
    });
    // A move played in the middle may leave the position where it was: the game is another one.
    connect(&m_model, &GameModel::movesChanged, this, &PlayController::update);
    connect(&ProgramNews::instance(), &ProgramNews::changed, this, &PlayController::followPrograms);
    m_state = wantedState();
}

// Players

Expected<void> PlayController::setPlayer(Player player, const Entrant& settings)
{
    if (settings == m_sides.player(player))
        return {};
    const bool wereEngines = bothAreEngines();
    if (auto set = m_sides.setPlayer(player, settings); !set)
        return set;
    if (bothAreEngines() != wereEngines)
        allowEngines(!bothAreEngines());
    Q_EMIT playersChanged();
    update();
    return {};
}

/// A game is on the board again, and so are those who play it.
void PlayController::restore(const Entrant& first, const Entrant& second, bool running)
{
    ++m_hold;
    for (const Player side : {Player::First, Player::Second})
        if (auto set = setPlayer(side, side == Player::First ? first : second); !set)
            Q_EMIT refused(set.error().message);
    --m_hold;
    allowEngines(running);
}

/// A program that was changed is started anew as it is now; in the place of one that is gone
/// another engine plays.
void PlayController::followPrograms()
{
    for (const Player side : {Player::First, Player::Second}) {
        if (!m_sides.isOutdated(side))
            continue;
        Entrant settings = player(side);
        const auto other = programs::instead(settings.engine, Entrant().engine);
        if (other)
            settings.engine = other->engine;
        const auto set = m_sides.setPlayer(side, settings);
        Q_EMIT playersChanged();
        if (other)
            Q_EMIT engineReplaced(other->sentence);
        update();
        if (!set)
            Q_EMIT refused(set.error().message);
    }
}

void PlayController::swapSides()
{
    m_sides.swap();
    m_kept.clear();
    Q_EMIT playersChanged();
    update();
}

// What is to happen now

void PlayController::handleGameReset()
{
    m_sides.abandon();
    m_kept.clear();
    const bool swaps = std::exchange(m_swapNext, false);
    if (swaps)
        m_sides.swap();
    m_sides.newGame();
    // A game that came with moves was opened or pasted to be looked at; no engine goes on with it
    // before somebody asks for that.
    const Game& game = m_model.game();
    const bool personNext = m_sides.isHuman(game.positionAt(game.length()).sideToMove());
    allowEngines(!bothAreEngines() && (game.length() == 0 || personNext));
    if (swaps)
        Q_EMIT playersChanged();
    update();
}

PlayController::State PlayController::wantedState() const
{
    const Game& game = m_model.game();
    if (!game.atEnd())
        return State::Paused;
    if (game.outcome() != Outcome::Unfinished)
        return State::Finished;
    if (m_sides.isHuman(game.position().sideToMove()))
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
        m_sides.abandon();
    if (!thinks) {
        // Its side waits until it is started again.
        allowEngines(false);
        state = wantedState();
    }
    if (!keptMoveHolds(state))
        m_kept.clear();
    if (state == State::WaitingForPerson && !m_discFalling)
        m_kept.play();
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
    const Player side = root.sideToMove();
    if (m_sides.engine(side).isThinkingAbout(root))
        return {};
    m_sides.abandon();
    const int minimumMs = bothAreEngines() ? m_autoPlayDelayMs : m_minimumThinkingMs;
    return m_sides.engine(side).start(root, player(side).limits, m_step ? 0 : minimumMs);
}

void PlayController::playAnswer(const SearchReport& report)
{
    const Player player = m_model.position().sideToMove();
    if (std::exchange(m_step, false))
        m_running = false;
    if (report.failure) {
        loseBy(report, player);
        return;
    }

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

void PlayController::loseBy(const SearchReport& report, Player side)
{
    const bool isLost = m_model.game().showsMainLine();
    ++m_hold;
    m_model.loseByFailure(*report.failure);
    --m_hold;
    if (isLost)
        Q_EMIT engineFailed(report, side);
    else
        m_running = false;
    update();
    if (!isLost)
        Q_EMIT refused(tr("%1 gave no move: %2. This line goes on when the engines are started.")
                           .arg(report.engine, report.failure->toText()));
}

void PlayController::moveNow()
{
    if (m_state == State::Thinking)
        m_sides.engine(m_model.position().sideToMove()).hurry();
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
        m_sides.engine(m_model.position().sideToMove()).skipWait();
    update();
    if (m_state != State::Thinking)
        m_step = false;
}

// Persons

bool PlayController::personIsToMove() const
{
    return m_sides.isHuman(m_model.position().sideToMove());
}

bool PlayController::acceptsMoves() const
{
    return m_model.game().outcomeHere() == Outcome::Unfinished
        && (personIsToMove() || (m_state == State::Thinking && !bothAreEngines()));
}

Expected<void> PlayController::personPlays(Move move)
{
    if (!acceptsMoves() && m_model.game().outcomeHere() == Outcome::Unfinished)
        return fail(tr("It isn't a person's turn."));
    const bool thinking = m_state == State::Thinking;
    if (hasQueuedMove() && !thinking) {
        playKept();
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
        m_kept.keep(move, m_state == State::Thinking ? other(next) : next);
    return playable;
}

Expected<void> PlayController::playNow(Move move)
{
    if (m_beforeMove)
        m_beforeMove();
    ++m_hold;
    auto played = m_model.play(move);
    --m_hold;
    if (played)
        Q_EMIT personMoved(m_model.game().ply());
    // Engines that were paused to take moves back go on with a person's next move.
    if (played)
        allowEngines(true);
    update();
    return played;
}

bool PlayController::keptMoveHolds(State state) const
{
    const bool itsTurn = m_model.position().sideToMove() == m_kept.side();
    switch (state) {
    case State::WaitingForPerson:
        return itsTurn;
    case State::Thinking:
        return !itsTurn && m_sides.isHuman(m_kept.side());
    case State::Paused:
    case State::Finished:
        break;
    }
    return false;
}

void PlayController::playKept()
{
    const Move move = m_kept.take();
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
    m_sides.setHeld(falling);
    if (falling) {
        m_kept.wait();
        return;
    }
    update();
    Q_EMIT discLanded();
}

void PlayController::travel(bool (GameModel::*possible)() const, void (GameModel::*move)(int))
{
    if (!(m_model.*possible)())
        return;
    m_sides.abandon();
    m_kept.clear();
    ++m_hold;
    const bool toPerson = m_sides.onePersonPlays();
    do
        (m_model.*move)(1);
    while (toPerson && !personIsToMove() && (m_model.*possible)());
    --m_hold;
}

void PlayController::takeBack()
{
    if (m_model.canBringBack())
        return m_model.bringBack();
    // By itself that would ask the program once more, and never come to the moves before.
    if (m_model.game().failure() && m_model.game().atEnd()) {
        ++m_hold;
        m_model.playOn();
        --m_hold;
    } else if (m_model.undoChange()) {
        return;
    }
    travel(&GameModel::canTakeBack, &GameModel::takeBack);
    if (!personIsToMove())
        allowEngines(false);
    update();
}

void PlayController::playOn()
{
    if (!m_model.game().failure())
        return;
    m_model.goTo(m_model.game().length());
    ++m_hold;
    m_model.playOn();
    --m_hold;
    resume();
}

void PlayController::playAgain()
{
    if (m_model.canLeaveAgain())
        return m_model.leaveAgain();
    if (m_model.redoChange())
        return;
    travel(&GameModel::canPlayAgain, &GameModel::playAgain);
    ++m_hold;
    m_model.redoFailure();
    --m_hold;
    if (!personIsToMove() && bothAreEngines())
        allowEngines(false);
    update();
}
