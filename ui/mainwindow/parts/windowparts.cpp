// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/parts/windowparts.h"

#include "core/book/builtinbook.h"
#include "ui/board/boardstage.h"
#include "ui/board/boardview.h"
#include "ui/labs/labpanel.h"
#include "ui/mainwindow/actions/reservedkeys.h"
#include "ui/mainwindow/parts/toolbuttonaccessible.h"
#include "ui/play/navigationbar.h"
#include "ui/play/players/playerspanel.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/play/turnpanel.h"
#include "ui/review/movespanel.h"
#include "ui/review/trypanel.h"
#include "ui/settings/settingsmodel.h"
#include "ui/widgets/exports/exportdialog.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QDir>
#include <QMainWindow>

namespace {

/// Where the laboratory keeps what outlives a restart.
LabFiles labFiles(const Settings& settings, const QString& autosaveFolder,
                  std::shared_ptr<SolverService> solver = {},
                  std::function<Recording()> recording = {}, ProgramKeeper* programs = nullptr)
{
    return {.folder = QDir(autosaveFolder).filePath(QStringLiteral("laboratory")),
            .experiments = settings.experimentFile.isEmpty()
                ? LabPresenter::usualFile(autosaveFolder)
                : settings.experimentFile,
            .fields = settings.labFields,
            .solver = std::move(solver),
            .recording = std::move(recording),
            .programs = programs};
}

}

WindowParts::WindowParts(QMainWindow& window, SettingsModel& settings, ProgramKeeper& keeper,
                         const QString& autosaveFolder)
    : programs(keeper),
      solver(std::make_shared<SolverService>(SolverService::Settings {.known = &builtInScores()})),
      controller(model), hints(model), review(solver), analysis(model, solver),
      plans(&builtInScores()), moves(model), autosave(model, autosaveFolder),
      pair(model, controller, settings), actions(&window), centre(actions, window),
      docks(window, model, moves, history, actions), menus(window, actions, docks.toggles()),
      keys(window.actions(),
           [&window](const QKeySequence& key) { return reservedKey(window, key); }),
      layout(window, docks.docks()), status(*window.statusBar(), model, controller, hints),
      files(model, autosave, settings, &window),
      games(model, controller, review, autosave, files, GamesPresenter::usualFile(autosaveFolder),
            &window),
      start(centre.pages(), model, controller, files),
      board(centre.board(), model, controller, hints),
      setup(centre.board(), board, centre.setup(), centre.navigation(), controller, hints),
      trial(centre.board(), board, centre.trial(), centre.navigation(), model),
      turns(centre.turn(), model, controller, pair), clock(centre.terms(), model, controller),
      blindfold(centre.board(), centre.terms(), model),
      reports(docks.report(), model, controller, hints, history),
      costOptions(model, controller, hints), recorder(model, controller, reports),
      analysisPresenter(centre.stage(), docks.analysis(), model, analysis, controller, &window),
      planPresenter(centre.board(), docks.analysis(), model, controller, plans,
                    {.card = actions[Command::PlanCard],
                     .follow = actions[Command::FollowPlan],
                     .breakIt = actions[Command::BreakPlan],
                     .copy = actions[Command::CopyPlan],
                     .save = actions[Command::SavePlan]}),
      lens(centre.stage(), docks.lens(), model),
      explorer(docks.explorer(), model, analysis, games.shelf(),
               labFiles(settings.settings(), autosaveFolder).experiments),
      hint(centre.board(), analysisPresenter.lines(), model, controller, hints, solver, &window),
      charts(model, controller, history, files),
      reviews(review, docks.review(), moves, model, trial), evaluation(model, analysis, review),
      laboratory(docks.laboratory(), model, controller, files,
                 labFiles(
                     settings.settings(), autosaveFolder, solver,
                     [this] { return recorder.recording(); }, &keeper)),
      focus(window,
            {.board = centre.board(), .players = docks.players(), .laboratory = docks.laboratory()},
            {.back = actions[Command::Previous], .forward = actions[Command::Next]}),
      sounds(centre.board(), board, model, controller)
{
    controller.setEngineMaker(engineMaker(solver));
    hints.setEngineMaker(engineMaker(solver));
    makeToolButtonsToggle(window);
    auto* const list = new MovesPanel(model, moves);
    list->hideComment();
    centre.setBeside(list);
}

bool WindowParts::hasUnsavedPins() const
{
    const bool areKept = games.keepsSearches() && model.filePath().isEmpty();
    return !areKept && recorder.pins().areUnsaved();
}

void WindowParts::tell(const exportdialog::Answer& answer)
{
    if (answer.written)
        status.say(answer.sentence);
    else
        centre.message().showMessage(answer.sentence);
}
