// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/mainwindow.h"

#include "core/search/searchtimeline.h"
#include "ui/analysis/analysislink.h"
#include "ui/analysis/evaluationlink.h"
#include "ui/analysis/lenslink.h"
#include "ui/board/boardstage.h"
#include "ui/board/boardview.h"
#include "ui/labs/lablink.h"
#include "ui/labs/labpanel.h"
#include "ui/mainwindow/actions.h"
#include "ui/mainwindow/dockset.h"
#include "ui/mainwindow/focuskeeper.h"
#include "ui/mainwindow/layoutkeeper.h"
#include "ui/mainwindow/menus.h"
#include "ui/mainwindow/preferencesdialog.h"
#include "ui/mainwindow/statusline.h"
#include "ui/mainwindow/toolbuttonaccessible.h"
#include "ui/performance/chartlink.h"
#include "ui/performance/reportlink.h"
#include "ui/performance/timelinedrawing.h"
#include "ui/play/autosave.h"
#include "ui/play/boardlink.h"
#include "ui/play/gamefiles.h"
#include "ui/play/gamescribe.h"
#include "ui/play/gamestart.h"
#include "ui/play/hintlink.h"
#include "ui/play/navigationbar.h"
#include "ui/play/playerspanel.h"
#include "ui/play/positionfield.h"
#include "ui/play/setupmode.h"
#include "ui/play/setuppanel.h"
#include "ui/play/turnlink.h"
#include "ui/play/turnpanel.h"
#include "ui/review/reviewlink.h"
#include "ui/review/trymode.h"
#include "ui/review/trypanel.h"
#include "ui/style/appearance.h"
#include "ui/widgets/messagestrip.h"
#include "ui/widgets/quietwheel.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>
#include <QVBoxLayout>

namespace {

/// Settings go to disk this long after the last of several changes.
constexpr int saveDelayMs = 500;

/// Above the workers' timeline: which search it is.
QString searchTitle(const QString& title, const SearchReport& report)
{
    return report.depth > 0
        ? MainWindow::tr("%1: %2, depth %3").arg(title, report.engine).arg(report.depth)
        : MainWindow::tr("%1: %2").arg(title, report.engine);
}

} // namespace

MainWindow::MainWindow(QSettings& store, const QString& autosaveFolder, QWidget* parent)
    : QMainWindow(parent), m_store(store), m_settings(Settings::load(store)),
      m_firstStart(store.allKeys().isEmpty()), m_controller(m_model), m_hints(m_model),
      m_analysis(m_model), m_moves(m_model),
      m_autosave(std::make_unique<Autosave>(m_model, autosaveFolder)), m_actions(new Actions(this))
{
    setWindowIcon(QIcon(QStringLiteral(":/icons/fourcast.svg")));
    setAcceptDrops(true);
    qApp->installEventFilter(new QuietWheel(this));
    // Before any widget takes its colours.
    appearance::apply(m_settings.colorScheme, m_settings.discTheme);

    buildCentre();
    m_docks = std::make_unique<DockSet>(*this, m_model, m_moves, m_history, *m_actions);
    m_recent = buildMenus(*this, *m_actions, m_docks->toggles());
    m_reports = new ReportLink(m_docks->report(), m_model, m_controller, m_hints, this);
    connect(m_reports, &ReportLink::shown, m_docks.get(),
            [docks = m_docks.get()](const SearchReport& report, const QString& title) {
                docks->setTimeline(timelineOf(report), searchTitle(title, report),
                                   noTasksSentence(report));
            });
    connect(m_reports, &ReportLink::cleared, m_docks.get(), &DockSet::clearTimeline);
    m_docks->clearTimeline();
    m_analysisLink
        = new AnalysisLink(*m_stage, m_docks->analysis(), m_model, m_analysis, m_controller,
                           {.scores = (*m_actions)[Command::ColumnScores],
                            .bar = (*m_actions)[Command::EvaluationBar],
                            .threats = (*m_actions)[Command::Threats]},
                           this);
    m_lens
        = new LensLink(*m_stage, m_docks->lens(), m_model, *(*m_actions)[Command::HeatMap], this);
    m_hintLink
        = new HintLink(*m_board, m_analysisLink->lines(), m_model, m_controller, m_hints, this);
    m_layout = new LayoutKeeper(*this, m_docks->docks());
    m_files = new GameFiles(m_model, *m_autosave, m_settings, this);
    m_charts = new ChartLink(m_model, m_controller, m_history, *m_files, this);
    m_start = new GameStart(*centralWidget(), m_model, m_controller, *m_files, this);
    m_status = new StatusLine(*statusBar(), m_model, m_controller, m_hints, this);
    m_turns = new TurnLink(m_docks->turn(), m_model, m_controller, this);
    m_reviews = new ReviewLink(m_review, m_docks->review(), m_moves, m_model, *m_tryMode, this);
    m_evaluation = new EvaluationLink(m_model, m_analysis, m_review, this);
    m_evaluation->setSecret([this](int ply) { return m_reviews->keepsSecret(ply); });
    m_laboratory = new LabLink(
        m_docks->laboratory(), m_model, m_controller, *m_files,
        {.folder = QDir(autosaveFolder).filePath(QStringLiteral("laboratory")),
         .experiments = m_settings.experimentFile.isEmpty() ? LabLink::usualFile(autosaveFolder)
                                                            : m_settings.experimentFile,
         .fields = m_settings.labFields},
        this);
    makeToolButtonsToggle(*this);
    m_focus = new FocusKeeper(*this, *m_board, m_docks->players(), m_docks->laboratory());
    connect(m_files, &GameFiles::done, m_focus, &FocusKeeper::returnToBoard);
    connect(m_start, &GameStart::dismissed, m_focus, &FocusKeeper::returnToBoard);
    connect(m_recent, &QMenu::aboutToShow, this, [this] { m_files->fillRecent(*m_recent); });

    connectModels();
    connectFileCommands();
    connectGameCommands();
    connectReviewCommands();
    connectViewCommands();
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(saveDelayMs);
    connect(&m_saveTimer, &QTimer::timeout, this, &MainWindow::saveSettings);

    m_docks->laboratory().showPage(m_settings.labPage);
    m_layout->restore(m_settings.windowGeometry, m_settings.windowState, m_settings.windowLayout);
    const Settings kept = m_settings;
    setPlayers(kept.first, kept.second);
    applySettings();
    updateTitle();
    updateActions();
    m_board->setFocus();
}

MainWindow::~MainWindow()
{
    if (m_saveTimer.isActive())
        saveSettings();
    // The focus wanders while the parts of the window go.
    delete m_focus;
    // What shows the models goes before them, and hears nothing of their end.
    m_model.disconnect();
    m_controller.disconnect();
    m_hints.disconnect();
    m_history.disconnect();
    m_review.disconnect();
    m_moves.setReview(nullptr);
    delete m_reviews;
    m_analysis.disconnect();
    // Its experiments are stopped before the window that shows them goes.
    delete m_laboratory;
    delete m_reports;
    delete m_hintLink;
    delete m_lens;
    delete m_analysisLink;
    m_docks.reset();
    delete m_link;
    delete takeCentralWidget();
}

void MainWindow::buildCentre()
{
    const Actions& actions = *m_actions;
    auto* centre = new QWidget(this);
    m_stage = new BoardStage(centre);
    m_board = &m_stage->board();
    m_message = new MessageStrip(centre);
    m_setup = new SetupPanel(centre);
    m_setup->hide();
    m_tryPanel = new TryPanel(centre);
    m_tryPanel->hide();
    m_navigation = new NavigationBar({actions[Command::First], actions[Command::Previous]},
                                     {actions[Command::Next], actions[Command::Last]}, centre);
    auto* layout = new QVBoxLayout(centre);
    layout->addWidget(m_message);
    layout->addWidget(m_stage, 1);
    layout->addWidget(m_setup);
    layout->addWidget(m_tryPanel);
    layout->addWidget(m_navigation);
    setCentralWidget(centre);
    m_link = new BoardLink(
        *m_board, m_model, m_controller, m_hints,
        {actions[Command::Rematch], actions[Command::ReviewGame], actions[Command::Save]}, this);
    m_setupMode
        = new SetupMode(*m_board, *m_link, *m_setup, *m_navigation, m_controller, m_hints, this);
    m_tryMode = new TryMode(*m_board, *m_link, *m_tryPanel, *m_navigation, m_model, this);
}

void MainWindow::connectModels()
{
    m_model.setScribe([this](Game& game) {
        gamescribe::note(game, m_controller.player(Player::First),
                         m_controller.player(Player::Second), QDate::currentDate());
    });
    connect(&m_model, &GameModel::gameReset, this, [this] {
        m_message->dismiss();
        m_setupMode->end();
    });
    const auto showPlace = [this] {
        const Game& game = m_model.game();
        m_navigation->setPlace(game.ply(), game.length());
        m_docks->setCurrentPly(game.ply());
        m_docks->position().setPositionText(game.positionText());
        updateActions();
    };
    connect(&m_model, &GameModel::positionChanged, this, showPlace);
    connect(&m_model, &GameModel::movesChanged, this, showPlace);
    connect(&m_model, &GameModel::positionChanged, m_message, &MessageStrip::dismissPassing);
    connect(&m_model, &GameModel::finishedGameLeft, this,
            [this] { showMessage(tr("The finished game is not lost: Undo brings it back.")); });
    connect(&m_model, &GameModel::modifiedChanged, this, &MainWindow::updateTitle);
    connect(&m_model, &GameModel::filePathChanged, this, &MainWindow::updateTitle);
    connect(m_navigation, &NavigationBar::plyChosen, &m_model, &GameModel::goTo);

    connect(&m_controller, &PlayController::stateChanged, this, &MainWindow::updateActions);
    connect(&m_controller, &PlayController::playersChanged, this, &MainWindow::keepPlayers);
    connect(&m_controller, &PlayController::engineMoved, &m_moves, &MoveListModel::addReport);
    connect(m_docks.get(), &DockSet::evaluationMade, m_evaluation, &EvaluationLink::setGraph);
    connect(m_docks.get(), &DockSet::evaluationSeen, m_evaluation, &EvaluationLink::setSeen);
    connect(m_docks.get(), &DockSet::pointChosen, m_charts, &ChartLink::show);
    connect(m_charts, &ChartLink::added, m_layout, &LayoutKeeper::showCharts);
    connect(m_hintLink, &HintLink::runningChanged, this, [this] {
        m_analysisLink->setHintRunning(m_hintLink->isRunning());
        updateActions();
    });
    connect(m_hintLink, &HintLink::told, m_turns, &TurnLink::showHint);
    connect(m_hintLink, &HintLink::told, m_status, &StatusLine::sayForPosition);
    connect(m_status, &StatusLine::tooLong, this, [this](const QString& sentence) {
        if (!m_docks->turn().shows(sentence))
            m_message->showPassingMessage(sentence);
    });
    connect(m_hintLink, &HintLink::refused, m_status, &StatusLine::say);
    connect(&m_analysis, &AnalysisModel::failed, m_status, &StatusLine::say);
    connect(m_hintLink, &HintLink::countChanged, m_status, &StatusLine::showHintCount);
    connect(&m_history, &RunHistory::seriesChanged, this, &MainWindow::updateActions);
    connect(m_tryMode, &TryMode::changed, this, [this] {
        if (m_tryMode->isActive())
            m_hintLink->cancel();
        updateVeil();
        updateActions();
    });

    connect(m_link, &BoardLink::refused, m_status, &StatusLine::say);
    connect(m_link, &BoardLink::hinted, m_turns, &TurnLink::showHint);
    connect(m_link, &BoardLink::hinted, m_status, &StatusLine::sayForPosition);
    connect(m_autosave.get(), &Autosave::saved, this, [this] {
        // Also sent when there was nothing left to keep.
        if (m_model.isModified())
            m_status->showAutosaved();
    });
    connect(m_autosave.get(), &Autosave::failed, this, &MainWindow::showMessage);
}

void MainWindow::updateTitle()
{
    const QString path = m_model.filePath();
    const QString name = path.isEmpty() ? tr("New game") : QFileInfo(path).fileName();
    setWindowTitle(tr("%1[*] — Fourcast").arg(name));
    setWindowModified(m_model.isModified());
    if (!m_model.isModified())
        m_status->hideAutosaved();
}

void MainWindow::updateActions()
{
    using State = PlayController::State;
    const Actions& actions = *m_actions;
    const Game& game = m_model.game();
    const State state = m_controller.state();
    const bool playing = !m_setupMode->isActive() && !m_tryMode->isActive();
    const bool hasEngine
        = !m_controller.player(Player::First).human || !m_controller.player(Player::Second).human;
    const auto enable = [&actions](Command command, bool on) { actions[command]->setEnabled(on); };

    enable(Command::Undo, playing && m_model.canTakeBack());
    enable(Command::Redo, playing && m_model.canPlayAgain());
    enable(Command::Hint, playing && !m_hintLink->isRunning());
    enable(Command::MoveNow, playing && (state == State::Thinking || m_hintLink->isRunning()));
    enable(Command::Start, playing && hasEngine && state == State::Paused);
    enable(Command::Pause,
           playing && hasEngine && m_controller.isRunning()
               && (state == State::Thinking || m_controller.bothAreEngines())
               && state != State::Finished);
    enable(Command::Step, playing && hasEngine && state == State::Paused);
    enable(Command::SwapSides, playing);
    enable(Command::Rematch, playing && game.length() > 0);
    enable(Command::First, playing && game.ply() > 0);
    enable(Command::Previous, playing && game.ply() > 0);
    enable(Command::Next, playing && !game.atEnd());
    enable(Command::Last, playing && !game.atEnd());
    enable(Command::SetUp, !m_tryMode->isActive());
    enable(Command::ReviewGame, playing && game.length() > 0);
    enable(Command::TryAgain, playing && m_reviews->canTry());
    enable(Command::ReviewComments, playing && m_reviews->hasReview());
    enable(Command::ExportReview, m_reviews->hasReview());
    enable(Command::ForgetEarlier, m_history.currentRun() > 1);
    enable(Command::ExportChart, m_docks->hasChart());
    actions[Command::SetUp]->setChecked(m_setupMode->isActive());
}

/// Nothing beside the board tells what somebody is still to find out.
void MainWindow::updateVeil()
{
    const bool tries = m_tryMode->isActive();
    m_analysisLink->setVeiled(tries || m_reviews->keepsSecret(m_model.game().ply()));
    m_lens->setVeiled(tries);
    m_evaluation->redraw();
}

void MainWindow::showMessage(const QString& sentence)
{
    m_message->showMessage(sentence);
}

bool MainWindow::openFile(const QString& path)
{
    return m_files->open(path);
}

bool MainWindow::event(QEvent* event)
{
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::ThemeChange) {
        appearance::readSystem();
        appearance::apply(m_settings.colorScheme, m_settings.discTheme);
    }
    return handled;
}

bool MainWindow::focusNextPrevChild(bool next)
{
    // Qt keeps docks behind another tab, and tab bars without tabs, visible outside the window.
    const auto isSeen = [this](const QWidget* widget) {
        while (widget && widget->parentWidget() != this)
            widget = widget->parentWidget();
        return !widget || widget->isWindow() || rect().intersects(widget->geometry());
    };
    if (!QMainWindow::focusNextPrevChild(next))
        return false;
    // Once round and no more: while the window goes nothing is seen.
    const QWidget* const first = focusWidget();
    while (!isSeen(focusWidget()))
        if (!QMainWindow::focusNextPrevChild(next) || focusWidget() == first)
            break;
    return true;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files->mayDiscard()) {
        event->ignore();
        return;
    }
    saveSettings();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!GameFiles::droppedFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    openFile(GameFiles::droppedFile(event->mimeData()));
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    // Where Esc has nothing to stop, it leaves what covers or surrounds the board.
    QAction* fullScreen = (*m_actions)[Command::FullScreen];
    const bool escape = event->key() == Qt::Key_Escape;
    if (escape && m_analysisLink->lines().isPlaying())
        m_analysisLink->lines().clear();
    else if (escape && m_setupMode->isActive())
        m_setupMode->end();
    else if (escape && m_tryMode->isActive())
        m_tryMode->end();
    else if (escape && m_start->isAsking())
        closeStartPanel(m_settings.showStartPanel && !m_firstStart);
    else if (escape && fullScreen->isChecked())
        fullScreen->trigger();
    else
        QMainWindow::keyPressEvent(event);
}
