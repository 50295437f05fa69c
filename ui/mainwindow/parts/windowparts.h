// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/reviewsession.h"
#include "ui/analysis/analysismodel.h"
#include "ui/analysis/analysispresenter.h"
#include "ui/analysis/evaluationpresenter.h"
#include "ui/analysis/lenspresenter.h"
#include "ui/analysis/planpresenter.h"
#include "ui/explorer/explorerpresenter.h"
#include "ui/games/gamespresenter.h"
#include "ui/labs/labpresenter.h"
#include "ui/mainwindow/actions/actions.h"
#include "ui/mainwindow/docks/docklayouts.h"
#include "ui/mainwindow/docks/dockset.h"
#include "ui/mainwindow/parts/boardcentre.h"
#include "ui/mainwindow/parts/focuseventfilter.h"
#include "ui/mainwindow/parts/menus.h"
#include "ui/mainwindow/parts/statusline.h"
#include "ui/performance/costs/costoptions.h"
#include "ui/performance/gamerecorder.h"
#include "ui/performance/permove/permovechartpresenter.h"
#include "ui/performance/reportpresenter.h"
#include "ui/performance/runhistory.h"
#include "ui/play/boardpresenter.h"
#include "ui/play/gamemodel.h"
#include "ui/play/games/autosave.h"
#include "ui/play/games/gamefiles.h"
#include "ui/play/games/gamestart.h"
#include "ui/play/headtoheadscore.h"
#include "ui/play/hintpresenter.h"
#include "ui/play/hintsearch.h"
#include "ui/play/playcontroller.h"
#include "ui/play/setup/setupmode.h"
#include "ui/play/terms/blindfoldpresenter.h"
#include "ui/play/terms/clockpresenter.h"
#include "ui/play/turnpresenter.h"
#include "ui/review/movelistmodel.h"
#include "ui/review/reviewpresenter.h"
#include "ui/review/trymode.h"
#include "ui/settings/keymap.h"
#include "ui/sound/soundpresenter.h"

class ProgramKeeper;
class QMainWindow;
class SettingsModel;
namespace exportdialog {
struct Answer;
}

/// What the window is made of, in the order in which it is made. It goes in the reverse: what joins
/// two others before them, and what shows a model before the model.
struct WindowParts
{
    /// `autosaveFolder` keeps games that are in no file yet; the laboratory keeps its own beside.
    WindowParts(QMainWindow& window, SettingsModel& settings, ProgramKeeper& programs,
                const QString& autosaveFolder);

    /// Says how the writing of a file ended; why it failed stays until it is closed.
    void tell(const exportdialog::Answer& answer);
    /// Is something pinned in a search of this game that would be lost with it?
    bool hasUnsavedPins() const;

    // What is known.
    ProgramKeeper& programs;
    std::shared_ptr<SolverService> solver; ///< of all that is exact in this window
    GameModel model;
    PlayController controller;
    HintSearch hints;
    ReviewSession review;
    AnalysisModel analysis;
    PlanSession plans;
    RunHistory history;
    MoveListModel moves;
    Autosave autosave;
    HeadToHeadScore pair;

    // What is seen.
    Actions actions;
    BoardCentre centre;
    DockSet docks;
    Menus menus;
    Keymap keys;
    DockLayouts layout;
    StatusLine status;

    // What joins them.
    GameFiles files;
    GamesPresenter games;
    GameStart start;
    BoardPresenter board;
    SetupMode setup;
    TryMode trial;
    TurnPresenter turns;
    ClockPresenter clock;
    BlindfoldPresenter blindfold;
    ReportPresenter reports;
    CostOptions costOptions;
    GameRecorder recorder;
    AnalysisPresenter analysisPresenter;
    PlanPresenter planPresenter;
    LensPresenter lens;
    ExplorerPresenter explorer;
    HintPresenter hint;
    PerMoveChartPresenter charts;
    ReviewPresenter reviews;
    EvaluationPresenter evaluation;
    LabPresenter laboratory;
    FocusEventFilter focus;
    SoundPresenter sounds;
};
