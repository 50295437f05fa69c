// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/playcontroller.h"

#include "core/session/enginesession.h"

#include <utility>

PlayController::PlayController(GameModel& model, QObject* parent)
    : QObject(parent), m_model(model),
      m_makeEngine([](const QString& name, const EngineOptions& options) {
          return makeEngine(name, options);
      })
{
    m_answerTimer.setSingleShot(true);
    m_answerTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_answerTimer, &QTimer::timeout, this, &PlayController::playAnswer);
    m_queueTimer.setSingleShot(true);
    connect(&m_queueTimer, &QTimer::timeout, this, &PlayController::playQueued);
    connect(&m_model, &GameModel::gameReset, this, &PlayController::handleGameReset);
    connect(&m_model, &GameModel::positionChanged, this, &PlayController::handlePosition);
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

const PlayerSettings& PlayController::player(Player side) const
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

Expected<void> PlayController::setPlayer(Player player, const PlayerSettings& settings)
{
    Side& changed = side(player);
    if (settings == changed.settings)
        return {};
    std::unique_ptr<EngineSession> session;
    if (!settings.human) {
        auto engine = m_makeEngine(settings.engine, settings.options);
        if (!engine)
            return tl::unexpected(engine.error());
        session = makeSession(std::move(*engine));
    }
    stopThinking();
    const bool wereEngines = bothAreEngines();
    changed.settings = settings;
    changed.settings.ensureLimit();
    changed.session = std::move(session);
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

std::unique_ptr<EngineSession> PlayController::makeSession(std::unique_ptr<Engine> engine)
{
    auto session = std::make_unique<EngineSession>(std::move(engine));
    connect(session.get(), &EngineSession::progressed, this, [this](const SearchReport& report) {
        if (isCurrent(report))
            Q_EMIT progressed(report, m_model.position().sideToMove());
    });
    connect(session.get(), &EngineSession::finished, this, &PlayController::handleAnswer);
    return session;
}

// What is to happen now

void PlayController::handleGameReset()
{
    stopThinking();
    clearQueue();
    for (Side& each : m_sides)
        if (each.session)
            each.session->newGame();
    allowEngines(!bothAreEngines());
    handlePosition();
}

void PlayController::handlePosition()
{
    cancelHint();
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
    const State state = wantedState();
    if (state != State::Thinking || m_thinkingAbout != m_model.position().key())
        stopThinking();
    if (state == State::Thinking && !m_thinkingAbout)
        startThinking();
    if (state == State::Finished || state == State::Paused)
        clearQueue();
    if (state == State::WaitingForPerson && hasQueuedMove() && !m_discFalling)
        m_queueTimer.start(0);
    setState(state);
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

void PlayController::startThinking()
{
    const Position& root = m_model.position();
    const Side& thinking = side(root.sideToMove());
    m_thinkingAbout = root.key();
    m_thinkingSince.start();
    m_hurry = false;
    thinking.session->start(root, thinking.settings.limits);
}

void PlayController::stopThinking()
{
    m_thinkingAbout.reset();
    m_answer.reset();
    m_answerTimer.stop();
    for (Side& each : m_sides)
        if (each.session)
            each.session->abandon();
}

bool PlayController::isCurrent(const SearchReport& report) const
{
    return m_thinkingAbout == report.positionKey && report.positionKey == m_model.position().key();
}

void PlayController::handleAnswer(const SearchReport& report)
{
    if (!isCurrent(report)) {
        // Nobody else would wake this side again.
        m_thinkingAbout.reset();
        allowEngines(false);
        update();
        return;
    }
    m_answer = report;
    const qint64 wait = bothAreEngines() ? m_autoPlayDelayMs : m_minimumThinkingMs;
    const qint64 left = m_hurry || m_step ? 0 : wait - m_thinkingSince.elapsed();
    m_answerTimer.start(static_cast<int>(std::max<qint64>(left, 0)));
}

void PlayController::playAnswer()
{
    if (!m_answer || !isCurrent(*m_answer))
        return;
    const SearchReport report = *std::exchange(m_answer, std::nullopt);
    m_thinkingAbout.reset();
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
    m_hurry = true;
    if (m_answer)
        m_answerTimer.start(0);
    else if (m_thinkingAbout)
        side(m_model.position().sideToMove()).session->stop();
    else if (m_hint)
        m_hint->stop();
}

void PlayController::start()
{
    m_model.goTo(m_model.game().length());
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
    if (m_answer)
        m_answerTimer.start(0);
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
    if (acceptsMoves() && m_state == State::Thinking) {
        // Asks the rules now: a column that is full will not be emptier later.
        Game trial = m_model.game();
        if (auto playable = trial.play(move); !playable)
            return playable;
        setQueued(move);
        return {};
    }
    if (!acceptsMoves() && !m_model.position().isFinished())
        return fail(tr("It is not a person's turn here."));
    if (m_discFalling && m_state == State::WaitingForPerson) {
        if (hasQueuedMove()) {
            playQueued();
            return personPlays(move);
        }
        Game trial = m_model.game();
        if (auto playable = trial.play(move); !playable)
            return playable;
        setQueued(move);
        return {};
    }
    if (hasQueuedMove()) {
        playQueued();
        return personPlays(move);
    }
    return playNow(move);
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

void PlayController::setQueued(Move move)
{
    if (move == m_queued)
        return;
    m_queued = move;
    Q_EMIT queueChanged();
}

void PlayController::clearQueue()
{
    m_queueTimer.stop();
    setQueued(Move::none());
}

void PlayController::playQueued()
{
    if (!hasQueuedMove() || m_state != State::WaitingForPerson)
        return;
    const Move move = m_queued;
    clearQueue();
    if (const auto played = playNow(move); !played)
        Q_EMIT refused(played.error().message);
}

void PlayController::setDiscFalling(bool falling)
{
    m_discFalling = falling;
    if (falling)
        m_queueTimer.stop();
    else
        update();
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

// Hints

Expected<void> PlayController::askHint(const PlayerSettings& engine)
{
    const Position& root = m_model.position();
    if (root.isFinished())
        return fail(tr("The game is over here: there is no move to hint at."));
    auto made = m_makeEngine(engine.engine, engine.options);
    if (!made)
        return tl::unexpected(made.error());
    PlayerSettings limited = engine;
    limited.ensureLimit();

    cancelHint();
    m_hint = std::make_unique<EngineSession>(std::move(*made));
    connect(m_hint.get(), &EngineSession::progressed, this, [this](const SearchReport& report) {
        if (report.positionKey == m_model.position().key())
            Q_EMIT hintProgressed(report);
    });
    connect(m_hint.get(), &EngineSession::finished, this, [this](const SearchReport& report) {
        // Its own signal is being handled: it goes when the event loop is back.
        m_hint.release()->deleteLater();
        if (report.positionKey == m_model.position().key())
            Q_EMIT hintReady(report);
        else
            Q_EMIT hintCancelled();
    });
    m_hint->start(root, limited.limits);
    return {};
}

void PlayController::cancelHint()
{
    if (!m_hint)
        return;
    m_hint->abandon();
    m_hint.release()->deleteLater();
    Q_EMIT hintCancelled();
}

bool PlayController::isHinting() const
{
    return m_hint != nullptr;
}
