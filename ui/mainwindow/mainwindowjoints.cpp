// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who hears of whom: what happens in one part of the window is told to the others here, and nowhere
// else.
#include "ui/mainwindow/mainwindow.h"

#include "core/engines/external/programnews.h"
#include "core/search/timeline/searchtimeline.h"
#include "ui/explorer/explorerpanel.h"
#include "ui/labs/labactivity.h"
#include "ui/mainwindow/commands/lessoncommands.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/mainwindow/tour/tour.h"
#include "ui/performance/reportpanel.h"
#include "ui/performance/workers/drawing/timelinewords.h"
#include "ui/play/games/gamescribe.h"
#include "ui/play/navigationbar.h"
#include "ui/play/turnpanel.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QStackedWidget>
#include <QTimer>

namespace {

/// Above the workers' timeline: which search it is.
QString searchTitle(const QString& title, const SearchReport& report)
{
    return report.depth > 0
        ? MainWindow::tr("%1: %2, depth %3").arg(title, report.engine).arg(report.depth)
        : MainWindow::tr("%1: %2").arg(title, report.engine);
}

} // namespace

void MainWindow::joinGame()
{
    WindowParts& parts = *m_parts;
    GameModel& model = parts.model;
    MessageStrip& message = parts.centre.message();
    model.setScribe([&controller = parts.controller, &clock = parts.clock](Game& game) {
        gamescribe::note(game, controller.player(Player::First), controller.player(Player::Second),
                         QDate::currentDate());
        clock.note(game);
    });
    parts.moves.setLastMoveWaits(
        [&controller = parts.controller] { return controller.isDiscFalling(); });
    connect(&parts.controller, &PlayController::discLanded, &parts.moves,
            &MoveListModel::showLastMove);
    QObject* const joints = m_joints.get();
    connect(&model, &GameModel::gameReset, &message, &MessageStrip::dismiss);
    connect(&model, &GameModel::gameReset, &parts.setup, &SetupMode::end);
    connect(&model, &GameModel::positionChanged, joints, [this] { showPlace(); });
    connect(&model, &GameModel::movesChanged, joints, [this] { showPlace(); });
    connect(&model, &GameModel::positionChanged, &message, &MessageStrip::dismissPassing);
    connect(&model, &GameModel::finishedGameLeft, joints,
            [this] { showMessage(tr("Your finished game isn't lost. Undo brings it back.")); });
    connect(&model, &GameModel::lineKept, joints, [&message] {
        message.showPassingMessage(tr("The old moves are kept as a variation in the move list."));
    });
    connect(&model, &GameModel::modifiedChanged, joints, [this] { showTitle(); });
    connect(&model, &GameModel::filePathChanged, joints, [this] { showTitle(); });
    connect(m_lessons.get(), &LessonCommands::frontChanged, joints, [this] { showTitle(); });
    connect(&parts.centre.navigation(), &NavigationBar::plyChosen, &model, &GameModel::goTo);
    connect(&parts.autosave, &Autosave::saved, joints, [&parts] {
        // Also sent when there was nothing left to keep.
        if (parts.model.isModified())
            parts.status.showAutosaved();
    });
    connect(&parts.autosave, &Autosave::failed, &message, &MessageStrip::showMessage);
    connect(&parts.controller, &PlayController::engineReplaced, &message,
            &MessageStrip::showMessage);
    connect(&m_programs, &ProgramKeeper::changed, joints, [this] { keepHintEngine(); });
    connect(&m_programs, &ProgramKeeper::failed, &message, &MessageStrip::showMessage);
}

/// What those who play have agreed on holds where the game is played, and nowhere else.
void MainWindow::joinTerms()
{
    WindowParts& parts = *m_parts;
    QObject* const joints = m_joints.get();
    const auto show = [&parts] {
        const bool elsewhere = parts.setup.isActive() || parts.trial.isActive();
        const DockLayouts::Layout layout = parts.layout.layout();
        parts.clock.setAway(elsewhere || parts.start.isAsking() || parts.layout.isOfLaboratory()
                            || layout == DockLayouts::Layout::Teach);
        parts.blindfold.setPlaying(!elsewhere && layout == DockLayouts::Layout::Play);
    };
    connect(&parts.setup, &SetupMode::changed, joints, show);
    connect(&parts.trial, &TryMode::changed, joints, show);
    connect(&parts.layout, &DockLayouts::layoutChanged, joints, show);
    connect(&parts.centre.pages(), &QStackedWidget::currentChanged, joints, show);
    connect(&parts.blindfold, &BlindfoldPresenter::activeChanged, joints, [this] {
        m_parts->hint.cancel();
        showOverlays();
    });
    show();
}

void MainWindow::joinBoard()
{
    WindowParts& parts = *m_parts;
    connect(&parts.board, &BoardPresenter::refused, &parts.status, &StatusLine::say);
    connect(&parts.board, &BoardPresenter::hinted, &parts.turns, &TurnPresenter::showHint);
    connect(&parts.board, &BoardPresenter::hinted, &parts.status, &StatusLine::sayForPosition);
    connect(&parts.setup, &SetupMode::changed, &parts.status, &StatusLine::forgetPosition);
    connect(&parts.setup, &SetupMode::changed, &parts.turns, [&parts] {
        if (parts.setup.isActive())
            parts.hint.cancel();
        parts.turns.setSetUp(parts.setup.isActive());
    });
    connect(&parts.status, &StatusLine::saying, &parts.centre.message(),
            &MessageStrip::dismissPassing);
    connect(&parts.status, &StatusLine::tooLong, m_joints.get(), [&parts](const QString& sentence) {
        TurnPanel& turn = parts.centre.turn();
        if (!turn.shows(sentence) && !turn.say(sentence))
            parts.centre.message().showPassingMessage(sentence);
    });
}

void MainWindow::joinAnalysis()
{
    WindowParts& parts = *m_parts;
    QObject* const joints = m_joints.get();
    connect(&parts.analysis, &AnalysisModel::failed, &parts.status, &StatusLine::say);
    connect(&parts.setup, &SetupMode::changed, joints, [&parts] {
        parts.analysisPresenter.setSetup(parts.setup.isActive());
        parts.planPresenter.setSetup(parts.setup.isActive());
        parts.lens.setSetup(parts.setup.isActive());
    });
    ExplorerPanel& explorer = parts.docks.explorer();
    connect(&explorer, &ExplorerPanel::columnWanted, &parts.analysisPresenter,
            &AnalysisPresenter::followColumn);
    connect(&explorer, &ExplorerPanel::previewWanted, &parts.analysisPresenter.lines(),
            &LinePlayer::show);
    connect(&explorer, &ExplorerPanel::gamesWanted, &parts.games, &GamesPresenter::showPosition);
    connect(&parts.laboratory, &LabPresenter::fileChosen, &parts.explorer,
            &ExplorerPresenter::setExperiments);
    parts.evaluation.setSecret(
        [&reviews = parts.reviews](int ply) { return reviews.keepsSecret(ply); });
    connect(&parts.docks, &DockSet::evaluationMade, &parts.evaluation,
            &EvaluationPresenter::setGraph);
    connect(&parts.docks, &DockSet::evaluationSeen, &parts.evaluation,
            &EvaluationPresenter::setSeen);
    connect(&parts.reviews, &ReviewPresenter::changed, joints, [this] { showSpoilerGuard(); });
    connect(&parts.trial, &TryMode::changed, joints, [this] {
        if (m_parts->trial.isActive())
            m_parts->hint.cancel();
        showSpoilerGuard();
    });
}

/// What a search cost: the report, the workers' timeline, the charts, the list of moves.
void MainWindow::joinSearches()
{
    WindowParts& parts = *m_parts;
    GamePins& pins = parts.recorder.pins();
    connect(&parts.reports, &ReportPresenter::shown, &parts.docks,
            [&docks = parts.docks, &pins](const SearchReport& report, const QString& title) {
                docks.setTimeline(timelineOf(report), searchTitle(title, report),
                                  noTasksSentence(report));
                docks.setPins(pins.shown());
            });
    connect(&parts.docks, &DockSet::pinsChanged, &pins, &GamePins::changeShown);
    connect(&pins, &GamePins::replaced, &parts.docks,
            [&docks = parts.docks, &pins] { docks.setPins(pins.shown()); });
    connect(&pins, &GamePins::changed, m_joints.get(), [this] { showTitle(); });
    connect(&parts.reports, &ReportPresenter::cleared, &parts.docks, &DockSet::clearTimeline);
    connect(&parts.reports, &ReportPresenter::shown, &parts.docks,
            [&docks = parts.docks](const SearchReport& report, const QString& title) {
                docks.setCosts(report, searchTitle(title, report));
            });
    connect(&parts.reports, &ReportPresenter::cleared, &parts.docks, &DockSet::clearCosts);
    parts.docks.setCostOptions(
        [&options = parts.costOptions](const SearchReport& report) { return options.of(report); });
    connect(&parts.docks, &DockSet::costsCounted, &parts.reports, &ReportPresenter::keepCosts);
    connect(&parts.docks, &DockSet::lineChosen, m_joints.get(),
            [this](const Position& root, const std::vector<Move>& line) { showLine(root, line); });
    connect(&parts.docks.report(), &ReportPanel::moveWanted, &parts.model, &GameModel::goTo);
    parts.docks.clearTimeline();
    connect(&parts.controller, &PlayController::engineMoved, &parts.moves,
            &MoveListModel::addReport);
    connect(&parts.docks, &DockSet::pointChosen, &parts.charts, &PerMoveChartPresenter::show);
    // Where the point was that of the position looked at already, nothing has changed but the wish.
    connect(&parts.charts, &PerMoveChartPresenter::shown, &parts.reports,
            &ReportPresenter::showMoveLookedAt);
}

/// A line of a search: along the game as far as it was played, and what follows as a preview.
void MainWindow::showLine(const Position& root, const std::vector<Move>& line)
{
    WindowParts& parts = *m_parts;
    const Game& game = parts.model.game();
    int ply = 0;
    while (ply < game.length() && game.positionAt(ply).key() != root.key())
        ++ply;
    if (game.positionAt(ply).key() != root.key()) {
        parts.status.say(tr("This search is not of a position in the game on the board."));
        return;
    }
    auto next = line.begin();
    while (next != line.end() && ply < game.length()
           && game.moves()[static_cast<std::size_t>(ply)] == *next) {
        ++next;
        ++ply;
    }
    LinePlayer& preview = parts.analysisPresenter.lines();
    preview.clear();
    parts.model.goTo(ply);
    preview.show({next, line.end()});
}

void MainWindow::joinHints()
{
    WindowParts& parts = *m_parts;
    connect(&parts.hint, &HintPresenter::runningChanged, &parts.analysisPresenter, [&parts] {
        parts.analysisPresenter.setHintRunning(parts.hint.isRunning());
        parts.planPresenter.setHintRunning(parts.hint.isRunning());
    });
    connect(&parts.hint, &HintPresenter::messageReady, &parts.turns, &TurnPresenter::showHint);
    connect(&parts.hint, &HintPresenter::messageReady, &parts.status, &StatusLine::sayForPosition);
    connect(&parts.hint, &HintPresenter::refused, &parts.status, &StatusLine::say);
    connect(&parts.hint, &HintPresenter::countChanged, &parts.status, &StatusLine::showHintCount);
}

void MainWindow::keepHintEngine()
{
    const auto other = programs::instead(settings().hint.engine, Settings().hint.engine);
    if (!other)
        return;
    m_settings.edit([&other](Settings& settings) {
        settings.hint.engine = other->engine;
        settings.hint.ensureLimit();
    });
    showMessage(other->sentence);
}

void MainWindow::joinSettings()
{
    // Who has just answered the first questions is shown around, once.
    connect(&m_parts->start, &GameStart::dismissed, m_joints.get(), [this] {
        if (settings().tourSeen || m_parts->setup.isActive()
            || m_parts->layout.layout() != DockLayouts::Layout::Play)
            return;
        QTimer::singleShot(0, m_joints.get(), [this] {
            // Who goes elsewhere from the questions stays there.
            if (m_parts->layout.layout() != DockLayouts::Layout::Play)
                return;
            m_settings.note([](Settings& settings) { settings.tourSeen = true; });
            m_tour->begin();
        });
    });
    m_settings.setBeforeSaving([this](Settings& settings) { addPlaces(settings); });
    connect(&m_settings, &SettingsModel::changed, m_joints.get(), [this] { applySettings(); });
    connect(&m_settings, &SettingsModel::changed, m_joints.get(), [this] { askLanguage(); });
    connect(&m_parts->laboratory.activity(), &LabActivity::changed, m_joints.get(),
            [this] { askLanguage(); });
}
