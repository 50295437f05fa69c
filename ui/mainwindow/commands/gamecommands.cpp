// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/gamecommands.h"

#include "core/engines/levels.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/commands/playernames.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/play/players/playerspanel.h"
#include "ui/play/setup/positionfield.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/settings/settingsmodel.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <utility>

GameCommands::GameCommands(WindowParts& parts, SettingsModel& settings, QMainWindow& window)
    : m_parts(parts), m_settings(settings), m_window(window)
{
    connectFiles();
    connectGame();
    connectPlaces();
    connectQuestions();
    connectGames();
}

void GameCommands::connectFiles()
{
    const Actions& actions = m_parts.actions;
    GameFiles& files = m_parts.files;
    actions.on(Command::NewGame, this, [this] { newGame(); });
    actions.on(Command::NewGameWith, this, [this] { ask(); });
    actions.on(Command::Open, this, [&files] { files.chooseAndOpen(); });
    actions.on(Command::MyGames, this, [this] { m_parts.games.show(); });
    actions.on(Command::Save, this, [&files] { files.save(); });
    actions.on(Command::SaveAs, this, [&files] { files.saveAs(); });
    actions.on(Command::CopyPosition, this, [this] {
        const QString text = m_parts.model.game().positionText();
        QApplication::clipboard()->setText(text.isEmpty() ? QStringLiteral("startpos") : text);
        m_parts.status.say(tr("The position is on the clipboard"));
    });
    actions.on(Command::PastePosition, this, [this] {
        const QString text = QApplication::clipboard()->text();
        if (text.trimmed().isEmpty())
            return m_parts.centre.message().showPassingMessage(
                tr("There is no text on the clipboard."));
        m_parts.docks.position().take(text);
    });

    connect(&files, &GameFiles::recovered, this, [this](const RecoverableGame& game) {
        if (game.players)
            setPlayers(game.players->first, game.players->second);
        // Whoever comes back to a game has the colour of before.
        giveColors(m_settings.settings().colorsSwapped);
        if (!m_parts.controller.bothAreEngines())
            m_parts.controller.resume();
    });
    connect(&files, &GameFiles::putBack, this, [this](const QString& sentence, QAction* others) {
        QList<QAction*> actions {m_parts.actions[Command::NewGame]};
        if (others)
            actions += others;
        m_parts.centre.message().offer(sentence, actions);
        m_parts.focus.returnToBoard();
    });
    connect(&m_parts.centre.board(), &BoardView::columnChosen, &m_parts.centre.message(),
            &MessageStrip::dismissOffer);
    connect(&files, &GameFiles::done, &m_parts.status, &StatusLine::say);
    connect(&files, &GameFiles::done, &m_parts.focus, &FocusEventFilter::returnToBoard);
    connect(&files, &GameFiles::refused, &m_parts.centre.message(), &MessageStrip::showMessage);
    connect(&m_parts.menus.recent(), &QMenu::aboutToShow, this,
            [this] { m_parts.files.fillRecent(m_parts.menus.recent()); });
    connect(&m_parts.docks.position(), &PositionField::gameEntered, this, &GameCommands::showGame);
    connect(&m_parts.docks.position(), &PositionField::refused, &m_parts.centre.message(),
            &MessageStrip::showPassingMessage);
}

void GameCommands::connectGame()
{
    const Actions& actions = m_parts.actions;
    PlayController& controller = m_parts.controller;
    // A game that came with its moves is seen as it is told of: who started has the first colour.
    connect(&m_parts.model, &GameModel::gameReset, this, [this] {
        if (const auto colors = std::exchange(m_nextColors, std::nullopt))
            giveColors(*colors);
        else if (m_parts.model.game().length() > 0 && m_settings.settings().colorsSwapped)
            m_settings.edit([](Settings& settings) { settings.colorsSwapped = false; });
    });
    m_parts.model.addWitness([this] {
        return [this, swapped = m_settings.settings().colorsSwapped] {
            m_settings.edit([swapped](Settings& settings) { settings.colorsSwapped = swapped; });
        };
    });
    actions.on(Command::Undo, this, [&controller] { controller.takeBack(); });
    actions.on(Command::Redo, this, [&controller] { controller.playAgain(); });
    actions.on(Command::Hint, this, [this] { m_parts.hint.ask(m_settings.settings()); });
    // A key that is held asks once: the next step gives more away.
    actions[Command::Hint]->setAutoRepeat(false);
    actions.on(Command::MoveNow, this, [this] {
        if (m_parts.controller.state() == PlayController::State::Thinking)
            m_parts.controller.moveNow();
        else
            m_parts.hint.stop();
    });
    actions.on(Command::Start, this, [&controller] { controller.start(); });
    actions.on(Command::Pause, this, [&controller] { controller.pause(); });
    actions.on(Command::Step, this, [&controller] { controller.step(); });
    actions.on(Command::SwapSides, this, [&controller] { controller.swapSides(); });
    actions.on(Command::Rematch, this, [this] { rematch(); });
    actions.on(Command::HarderLevel, this, [this] { playLevel(1); });
    actions.on(Command::EasierLevel, this, [this] { playLevel(-1); });
    actions.on(Command::ForgetScore, this, [this] { m_parts.pair.forget(); });
    actions.on(Command::ChooseClock, this, [this] {
        m_parts.docks.docks().players->show();
        m_parts.docks.docks().players->raise();
        m_parts.docks.players().focusClock();
    });
    actions.on(Command::PauseClock, this,
               [this](bool checked) { m_parts.clock.setPaused(checked); });
    connect(&m_parts.docks.players(), &PlayersPanel::clockEdited, this,
            [this](const TimeControl& control) {
                m_settings.edit([&control](Settings& settings) { settings.clock = control; });
            });
    connect(&controller, &PlayController::playersChanged, this, &GameCommands::keepPlayers);
    connect(&m_parts.docks.players(), &PlayersPanel::playerEdited, this,
            [this](Player side, const Entrant& player) {
                const auto set = m_parts.controller.setPlayer(
                    side,
                    playernames::taking(player, m_parts.controller.player(other(side)),
                                        m_settings.settings().people));
                if (!set)
                    m_parts.centre.message().showMessage(set.error().message);
                keepPlayers();
            });
    connect(&m_parts.laboratory, &LabPresenter::playWanted, this, &GameCommands::playAgainst);
}

void GameCommands::connectPlaces()
{
    const Actions& actions = m_parts.actions;
    GameModel& model = m_parts.model;
    actions.on(Command::First, this, [&model] { model.goTo(0); });
    actions.on(Command::Previous, this, [&model] { model.goTo(model.game().ply() - 1); });
    actions.on(Command::Next, this, [&model] { model.goTo(model.game().ply() + 1); });
    actions.on(Command::Last, this, [&model] { model.goTo(model.game().length()); });
    actions.on(Command::SetUp, this, [this](bool checked) {
        m_parts.start.dismiss();
        if (checked)
            m_parts.setup.begin();
        else
            m_parts.setup.cancel();
    });
    connect(&m_parts.centre.setup(), &SetupPanel::accepted, this, &GameCommands::playFrom);
}

void GameCommands::connectQuestions()
{
    connect(&m_parts.start, &GameStart::playersChosen, this, &GameCommands::takeChoice);
    connect(&m_parts.start, &GameStart::peopleChanged, this,
            [this](const People& people, const QMap<QString, QString>& renamed) {
                m_settings.edit([&](Settings& settings) { settings.setPeople(people, renamed); });
                callByName();
            });
    connect(&m_parts.start, &GameStart::enginesWanted, this, [this] {
        m_parts.docks.docks().players->show();
        m_parts.docks.docks().players->raise();
        m_parts.docks.players().findChild<QComboBox*>()->setFocus();
    });
    connect(&m_parts.start, &GameStart::closed, this, &GameCommands::closeQuestions);
    connect(&m_parts.start, &GameStart::dismissed, &m_parts.focus,
            &FocusEventFilter::returnToBoard);
}

void GameCommands::connectGames()
{
    GamesPresenter& games = m_parts.games;
    connect(&games, &GamesPresenter::playersChosen, this, &GameCommands::setPlayers);
    connect(&games, &GamesPresenter::opened, this, [this] {
        m_parts.start.dismiss();
        if (m_parts.layout.isOfLaboratory())
            m_parts.layout.apply(DockLayouts::Layout::Play);
        m_window.activateWindow();
        m_parts.centre.board().setFocus();
    });
    connect(&games, &GamesPresenter::reviewWanted, this,
            [this] { m_parts.actions[Command::ReviewGame]->trigger(); });
    connect(&games, &GamesPresenter::done, &m_parts.status, &StatusLine::say);
    connect(&games, &GamesPresenter::refused, &m_parts.centre.message(),
            &MessageStrip::showMessage);
}

void GameCommands::newGame()
{
    if (!m_parts.files.mayDiscard())
        return;
    m_parts.model.reset(Game());
    callByName();
    giveColors(m_settings.settings().colorsSwapped);
    m_parts.centre.board().setFocus();
}

/// One that is in My games needs no question.
void GameCommands::rematch()
{
    GameModel& model = m_parts.model;
    const bool ended = model.game().outcome() != Outcome::Unfinished;
    if (!m_parts.files.mayDiscard())
        return;
    const bool engines = m_parts.controller.bothAreEngines();
    m_parts.turns.setHeld(true);
    m_parts.status.setHeld(true);
    if (ended)
        m_parts.controller.swapAtNextGame();
    // Everybody keeps the colour of before: it is given as soon as the old game is gone, or the
    // board would name the other one for a moment.
    if (ended && !engines)
        m_nextColors = !m_settings.settings().colorsSwapped;
    model.reset(Game(model.game().setup()));
    m_parts.turns.setHeld(false);
    m_parts.status.setHeld(false);
    if (engines)
        m_parts.controller.start();
    m_parts.centre.board().setFocus();
}

/// The opponent so many steps up the slope; who starts and the colours stay.
void GameCommands::playLevel(int steps)
{
    const QString level = m_parts.pair.levelBeside(steps);
    if (level.isEmpty() || !m_parts.files.mayDiscard())
        return;
    Entrant first = m_parts.controller.player(Player::First);
    Entrant second = m_parts.controller.player(Player::Second);
    (first.human ? second : first) = {.engine = level};
    m_parts.controller.pause();
    m_parts.model.reset(Game());
    setPlayers(first, second);
    m_parts.controller.start();
    m_parts.centre.board().setFocus();
}

/// A person against an engine that a page of the laboratory has made.
void GameCommands::playAgainst(const Entrant& engine, bool isBeside)
{
    if (!m_parts.files.mayDiscard())
        return;
    m_parts.controller.pause();
    m_parts.model.reset(Game());
    setPlayers(Entrant::person(m_settings.settings().people.player), engine);
    giveColors(false);
    m_parts.controller.start();
    if (!isBeside)
        m_parts.layout.apply(DockLayouts::Layout::Play);
    m_parts.centre.board().setFocus();
}

void GameCommands::playFrom(const std::vector<Move>& moves)
{
    if (!m_parts.files.mayDiscard())
        return;
    m_parts.model.reset(Game(moves), {}, GameModel::Steps::Whole);
    m_parts.model.markUnsaved();
}

/// It waits there: engines move when they are started.
void GameCommands::showGame(const Game& game)
{
    if (!m_parts.files.mayDiscard())
        return;
    m_parts.model.reset(game, {}, GameModel::Steps::Whole);
    if (game.length() > 0)
        m_parts.model.markUnsaved();
    m_parts.centre.board().setFocus();
}

void GameCommands::showGameAt(const Game& game, int ply)
{
    showGame(game);
    if (m_parts.model.game().moves() == game.moves())
        m_parts.model.goTo(ply);
}

void GameCommands::setPlayers(const Entrant& first, const Entrant& second)
{
    for (const Player side : {Player::First, Player::Second}) {
        // Names of a file may be those of other people.
        const Entrant player = m_settings.settings().known(side == Player::First ? first : second);
        const auto set = m_parts.controller.setPlayer(side, player);
        if (!set)
            m_parts.centre.message().showMessage(set.error().message);
    }
    keepPlayers();
}

void GameCommands::callByName()
{
    if (m_parts.model.game().length() > 0)
        return;
    const PlayController& now = m_parts.controller;
    const auto players = playernames::chosen(now.player(Player::First), now.player(Player::Second),
                                             m_settings.settings().people);
    if (players[0] != now.player(Player::First) || players[1] != now.player(Player::Second))
        setPlayers(players[0], players[1]);
}

void GameCommands::giveColors(bool others)
{
    const Settings& now = m_settings.settings();
    const bool first = m_parts.controller.player(Player::First).human;
    const bool second = m_parts.controller.player(Player::Second).human;
    const bool swapped = first == second ? others : second != now.otherColor;
    if (swapped != now.colorsSwapped)
        m_settings.edit([swapped](Settings& settings) { settings.colorsSwapped = swapped; });
}

void GameCommands::keepPlayers()
{
    const Entrant first = m_parts.controller.player(Player::First);
    const Entrant second = m_parts.controller.player(Player::Second);
    m_parts.autosave.setPlayers({first, second});
    m_settings.note([&](Settings& settings) {
        settings.first = first;
        settings.second = second;
    });
    m_parts.docks.players().setPlayer(Player::First, first);
    m_parts.docks.players().setPlayer(Player::Second, second);
}

void GameCommands::ask()
{
    // What follows is a game, and has a layout of its own.
    if (m_parts.layout.layout() != DockLayouts::Layout::Play)
        m_parts.layout.apply(DockLayouts::Layout::Play);
    const Settings& settings = m_settings.settings();
    StartQuestions questions {.opponent = levels().front().engine,
                              .wasPlayed = !m_settings.isFirstStart(),
                              .opponentStarts = settings.opponentStarts,
                              .otherColor = settings.otherColor,
                              .askAgain = m_settings.isFirstStart() || settings.showStartPanel,
                              .people = settings.people,
                              .theme = settings.discTheme,
                              .animation = settings.animation};
    if (settings.first.human && settings.second.human)
        questions.opponent.clear();
    for (const Entrant* player : {&settings.first, &settings.second})
        if (!player->human && findLevel(player->engine))
            questions.opponent = player->engine;
    m_parts.start.ask(questions);
}

void GameCommands::takeChoice(const StartChoice& choice)
{
    m_settings.edit([&choice](Settings& settings) {
        settings.opponentStarts = choice.opponentStarts;
        settings.otherColor = choice.otherColor;
        settings.colorsSwapped = choice.colorsSwapped;
    });
    setPlayers(choice.first, choice.second);
}

void GameCommands::closeQuestions(bool askAgain)
{
    m_parts.start.dismiss();
    m_settings.edit([askAgain](Settings& settings) { settings.showStartPanel = askAgain; });
    m_parts.centre.board().setFocus();
}
