// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/reviewsession.h"
#include "ui/analysis/analysislink.h"
#include "ui/analysis/analysismodel.h"
#include "ui/analysis/evaluationlink.h"
#include "ui/analysis/lenslink.h"
#include "ui/explorer/explorerlink.h"
#include "ui/games/gameslink.h"
#include "ui/labs/lablink.h"
#include "ui/mainwindow/actions.h"
#include "ui/mainwindow/boardcentre.h"
#include "ui/mainwindow/dockset.h"
#include "ui/mainwindow/focuskeeper.h"
#include "ui/mainwindow/layoutkeeper.h"
#include "ui/mainwindow/statusline.h"
#include "ui/performance/chartlink.h"
#include "ui/performance/gamerecorder.h"
#include "ui/performance/reportlink.h"
#include "ui/performance/runhistory.h"
#include "ui/play/boardlink.h"
#include "ui/play/gamemodel.h"
#include "ui/play/games/autosave.h"
#include "ui/play/games/gamefiles.h"
#include "ui/play/games/gamestart.h"
#include "ui/play/hintlink.h"
#include "ui/play/hintsearch.h"
#include "ui/play/pairkeeper.h"
#include "ui/play/playcontroller.h"
#include "ui/play/setup/setupmode.h"
#include "ui/play/turnlink.h"
#include "ui/review/movelistmodel.h"
#include "ui/review/reviewlink.h"
#include "ui/review/trymode.h"
#include "ui/settings/keymap.h"
#include "ui/sound/soundlink.h"

class QMainWindow;
class QMenu;
class SettingsKeeper;

/// What the window is made of, in the order in which it is made. It goes in the reverse: what joins
/// two others before them, and what shows a model before the model.
struct WindowParts
{
    /// `autosaveFolder` keeps games that are in no file yet; the laboratory keeps its own beside.
    WindowParts(QMainWindow& window, SettingsKeeper& settings, const QString& autosaveFolder);

    // What is known.
    std::shared_ptr<SolverService> solver; ///< of all that is exact in this window
    GameModel model;
    PlayController controller;
    HintSearch hints;
    ReviewSession review;
    AnalysisModel analysis;
    RunHistory history;
    MoveListModel moves;
    Autosave autosave;
    PairKeeper pair;

    // What is seen.
    Actions actions;
    BoardCentre centre;
    DockSet docks;
    QMenu* recent; ///< files; in the menu bar
    Keymap keys;
    LayoutKeeper layout;
    StatusLine status;

    // What joins them.
    GameFiles files;
    GamesLink games;
    GameStart start;
    BoardLink board;
    SetupMode setup;
    TryMode trial;
    TurnLink turns;
    ReportLink reports;
    GameRecorder recorder;
    AnalysisLink analysisLink;
    LensLink lens;
    ExplorerLink explorer;
    HintLink hint;
    ChartLink charts;
    ReviewLink reviews;
    EvaluationLink evaluation;
    LabLink laboratory;
    FocusKeeper focus;
    SoundLink sounds;
};
