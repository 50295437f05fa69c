// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of the window do: the part of MainWindow behind the actions.
#include "ui/analysis/analysislink.h"
#include "ui/analysis/lenslink.h"
#include "ui/board/boardview.h"
#include "ui/labs/labactivity.h"
#include "ui/labs/lablink.h"
#include "ui/mainwindow/aboutdialog.h"
#include "ui/mainwindow/actions.h"
#include "ui/mainwindow/dockset.h"
#include "ui/mainwindow/helpdialog.h"
#include "ui/mainwindow/layoutkeeper.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/preferencesdialog.h"
#include "ui/mainwindow/shortcutsheet.h"
#include "ui/mainwindow/statusline.h"
#include "ui/performance/chartlink.h"
#include "ui/performance/reportlink.h"
#include "ui/play/gamefiles.h"
#include "ui/play/gamestart.h"
#include "ui/play/hintlink.h"
#include "ui/play/navigationbar.h"
#include "ui/play/playerspanel.h"
#include "ui/play/positionfield.h"
#include "ui/play/setupmode.h"
#include "ui/play/setuppanel.h"
#include "ui/review/reviewlink.h"
#include "ui/review/trymode.h"
#include "ui/widgets/exportdialog.h"
#include "ui/widgets/messagestrip.h"

#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <algorithm>

void MainWindow::connectFileCommands()
{
    const Actions& actions = *m_actions;
    const auto on = [this, &actions](Command command, auto slot) {
        connect(actions[command], &QAction::triggered, this, slot);
    };
    on(Command::NewGame, [this] { newGame(); });
    on(Command::NewGameWith, [this] { showStartPanel(); });
    on(Command::Open, [this] { m_files->chooseAndOpen(); });
    on(Command::Save, [this] { m_files->save(); });
    on(Command::SaveAs, [this] { m_files->saveAs(); });
    on(Command::ExportChart, [this] { exportChart(); });
    on(Command::Quit, [this] { close(); });
    on(Command::CopyPosition, [this] {
        const QString text = m_model.game().positionText();
        QApplication::clipboard()->setText(text.isEmpty() ? QStringLiteral("startpos") : text);
        m_status->say(tr("The position is on the clipboard"));
    });
    on(Command::PastePosition,
       [this] { m_docks->position().take(QApplication::clipboard()->text()); });
    on(Command::Preferences, [this] { showPreferences(); });

    connect(m_files, &GameFiles::settingsChanged, this, [this] { editSettings(m_settings); });
    connect(m_files, &GameFiles::recovered, this, [this] {
        if (!m_controller.bothAreEngines())
            m_controller.resume();
    });
    connect(m_files, &GameFiles::done, m_status, &StatusLine::say);
    connect(m_files, &GameFiles::refused, this, &MainWindow::showMessage);
    connect(&m_docks->position(), &PositionField::movesEntered, this, &MainWindow::playMoves);
    connect(&m_docks->position(), &PositionField::refused, m_message,
            &MessageStrip::showPassingMessage);
}

void MainWindow::connectGameCommands()
{
    const Actions& actions = *m_actions;
    const auto on = [this, &actions](Command command, auto slot) {
        connect(actions[command], &QAction::triggered, this, slot);
    };
    on(Command::Undo, [this] { m_controller.takeBack(); });
    on(Command::Redo, [this] { m_controller.playAgain(); });
    on(Command::Hint, [this] { m_hintLink->ask(m_settings); });
    on(Command::MoveNow, [this] {
        if (m_controller.state() == PlayController::State::Thinking)
            m_controller.moveNow();
        else
            m_hintLink->stop();
    });
    on(Command::Start, [this] { m_controller.start(); });
    on(Command::Pause, [this] { m_controller.pause(); });
    on(Command::Step, [this] { m_controller.step(); });
    on(Command::SwapSides, [this] { m_controller.swapSides(); });
    on(Command::Rematch, [this] { rematch(); });
    on(Command::First, [this] { m_model.goTo(0); });
    on(Command::Previous, [this] { m_model.goTo(m_model.game().ply() - 1); });
    on(Command::Next, [this] { m_model.goTo(m_model.game().ply() + 1); });
    on(Command::Last, [this] { m_model.goTo(m_model.game().length()); });
    on(Command::SetUp, [this](bool checked) {
        m_start->dismiss();
        if (checked)
            m_setupMode->begin();
        else
            m_setupMode->cancel();
    });
    connect(m_start, &GameStart::playersChosen, this, &MainWindow::setPlayers);
    connect(m_laboratory, &LabLink::playWanted, this, [this](const Entrant& engine) {
        if (!m_files->mayDiscard())
            return;
        setPlayers(Entrant::person(), engine);
        m_model.reset(Game());
        m_layout->apply(LayoutKeeper::Layout::Play);
        m_board->setFocus();
    });
    connect(m_start, &GameStart::closed, this, &MainWindow::closeStartPanel);
    connect(m_setup, &SetupPanel::accepted, this, &MainWindow::playFrom);
    connect(m_setupMode, &SetupMode::changed, m_status, &StatusLine::forgetPosition);
    connect(m_setupMode, &SetupMode::changed, this, &MainWindow::updateActions);
    connect(m_setupMode, &SetupMode::changed, m_analysisLink,
            [this] { m_analysisLink->setSetup(m_setupMode->isActive()); });
    connect(m_setupMode, &SetupMode::changed, m_lens,
            [this] { m_lens->setSetup(m_setupMode->isActive()); });
    connect(&m_docks->players(), &PlayersPanel::playerEdited, this,
            [this](Player side, const Entrant& player) {
                const auto set = m_controller.setPlayer(side, player);
                if (!set)
                    showMessage(set.error().message);
                keepPlayers();
            });
}

void MainWindow::connectReviewCommands()
{
    const Actions& actions = *m_actions;
    const auto on = [this, &actions](Command command, auto slot) {
        connect(actions[command], &QAction::triggered, this, slot);
    };
    on(Command::ReviewGame, [this] {
        m_layout->showReview();
        m_reviews->start();
    });
    on(Command::TryAgain, [this] { m_reviews->tryAgain(); });
    on(Command::ReviewComments, [this] { m_reviews->writeComments(); });
    on(Command::ExportReview, [this] { m_reviews->exportReview(this); });
    connect(m_reviews, &ReviewLink::changed, this, &MainWindow::updateActions);
    connect(m_reviews, &ReviewLink::changed, this, &MainWindow::updateVeil);
    connect(m_reviews, &ReviewLink::done, m_status, &StatusLine::say);
    connect(m_reviews, &ReviewLink::refused, this, &MainWindow::showMessage);
}

void MainWindow::connectViewCommands()
{
    const Actions& actions = *m_actions;
    const auto on = [this, &actions](Command command, auto slot) {
        connect(actions[command], &QAction::triggered, this, slot);
    };
    const auto toggles = [this, &on](Command command, bool Settings::*field) {
        on(command, [this, field](bool checked) {
            Settings settings = m_settings;
            settings.*field = checked;
            editSettings(settings);
        });
    };
    toggles(Command::FlipBoard, &Settings::flipped);
    toggles(Command::Coordinates, &Settings::coordinates);
    toggles(Command::Glyphs, &Settings::glyphs);
    toggles(Command::LogAxis, &Settings::logAxis);
    toggles(Command::HideQuality, &Settings::hideQuality);
    using Layout = LayoutKeeper::Layout;
    on(Command::LayoutPlay, [this] { m_layout->apply(Layout::Play); });
    on(Command::LayoutAnalyse, [this] { showAnalysis(); });
    on(Command::LayoutLab, [this] { showLaboratory(); });
    on(Command::ResetLayout, [this] { m_layout->reset(); });
    on(Command::FullScreen, [this](bool checked) {
        m_layout->setFullScreen(checked);
        m_navigation->setVisible(!checked);
        m_board->setFocus();
    });
    connect(m_layout, &LayoutKeeper::layoutChanged, this, &MainWindow::applySettings);
    on(Command::AnalysePosition, [this] {
        if (m_layout->layout() != Layout::Analyse)
            showAnalysis();
        m_docks->showAnalysis();
    });
    const auto takeOverlays = [this](const Overlays& wanted) {
        Settings settings = m_settings;
        overlays(settings) = wanted;
        editSettings(settings);
    };
    connect(m_analysisLink, &AnalysisLink::overlaysWanted, this, takeOverlays);
    connect(m_lens, &LensLink::overlaysWanted, this, takeOverlays);
    on(Command::StudyCurves, [this] { m_docks->showStudyCurves(); });
    const auto page = [this, &on](Command command, const char* id) {
        on(command, [this, id] {
            if (m_layout->layout() != Layout::Lab)
                showLaboratory();
            m_docks->showLaboratory(QLatin1String(id));
        });
    };
    page(Command::StudyTables, "study");
    page(Command::Experiments, "experiments");
    connect(&m_laboratory->activity(), &LabActivity::changed, m_status,
            [this] { m_status->showLaboratory(m_laboratory->activity()); });
    connect(m_status, &StatusLine::laboratoryWanted, this, [this] {
        const QString running = m_laboratory->activity().page();
        if (m_layout->layout() != Layout::Lab)
            showLaboratory();
        m_docks->showLaboratory(running);
    });
    connect(m_docks.get(), &DockSet::gameChosen, m_laboratory, &LabLink::showGame);
    connect(m_laboratory, &LabLink::gameShown, m_charts, &ChartLink::addStored);
    connect(m_laboratory, &LabLink::done, m_status, &StatusLine::say);
    connect(m_laboratory, &LabLink::refused, this, &MainWindow::showMessage);
    connect(m_laboratory, &LabLink::fileChosen, this, [this](const QString& file) {
        Settings settings = m_settings;
        settings.experimentFile = file;
        editSettings(settings);
    });
    on(Command::ForgetEarlier, [this] { m_history.clearEarlier(); });
    on(Command::Help, [this] { (new HelpDialog(this))->open(); });
    on(Command::Shortcuts, [this] { (new ShortcutSheet(QWidget::actions(), this))->open(); });
    on(Command::About, [this] { (new AboutDialog(this))->open(); });
    on(Command::AboutQt, [this] { QMessageBox::aboutQt(this); });

    connect(m_charts, &ChartLink::done, m_status, &StatusLine::say);
    // Where the point was that of the position looked at already, nothing has changed but the wish.
    connect(m_charts, &ChartLink::shown, m_reports, &ReportLink::showMoveLookedAt);
    connect(m_docks.get(), &DockSet::logarithmicChanged, this, [this](bool logarithmic) {
        Settings settings = m_settings;
        settings.logAxis = logarithmic;
        editSettings(settings);
    });
    connect(m_docks.get(), &DockSet::chartsShownOrHidden, this, &MainWindow::updateActions,
            Qt::QueuedConnection);
}

void MainWindow::exportChart()
{
    if (!m_docks->hasChart())
        return;
    const auto answer = exportdialog::run(this, tr("Export the chart"),
                                          QStringLiteral("fourcast-chart"), QStringLiteral("png"),
                                          [content = m_docks->chartContent()] { return content; });
    if (answer.status == exportdialog::Answer::Status::Written)
        m_status->say(answer.sentence);
    else if (answer.status == exportdialog::Answer::Status::Failed)
        showMessage(answer.sentence);
}

void MainWindow::newGame()
{
    if (!m_files->mayDiscard())
        return;
    m_model.reset(Game());
    m_board->setFocus();
}

/// A game that has come to its end needs no question: Save stands beside Rematch on the banner. One
/// that goes on does, and one that changed a file.
void MainWindow::rematch()
{
    const bool ended = m_model.game().outcome() != Outcome::Unfinished;
    if ((!ended || !m_model.filePath().isEmpty()) && !m_files->mayDiscard())
        return;
    const bool engines = m_controller.bothAreEngines();
    m_model.reset(Game(m_model.game().setup()));
    if (engines)
        m_controller.start();
    m_board->setFocus();
}

void MainWindow::welcome()
{
    m_files->offerRecovery();
    // Who comes back to the laboratory has not come to play.
    if (m_settings.showStartPanel && m_model.game().length() == 0
        && m_layout->layout() != LayoutKeeper::Layout::Lab)
        showStartPanel();
}

// The questions before a game are as wide as a board that is played on: who goes elsewhere has
// answered them.

void MainWindow::showAnalysis()
{
    m_start->dismiss();
    m_layout->apply(LayoutKeeper::Layout::Analyse);
}

void MainWindow::showLaboratory()
{
    m_start->dismiss();
    m_layout->apply(LayoutKeeper::Layout::Lab);
}

void MainWindow::showStartPanel()
{
    // Beside the laboratory, or many docks in a small window, it finds no room: what follows is a
    // game, and has a layout of its own.
    const QSize panel = m_start->leastSize();
    const QSize more(std::max(0, panel.width() - centralWidget()->minimumSizeHint().width()),
                     panel.height());
    const bool fits = (minimumSizeHint() + more).expandedTo(size()) == size();
    if (m_layout->layout() == LayoutKeeper::Layout::Lab || !fits)
        m_layout->apply(LayoutKeeper::Layout::Play);
    m_start->ask(!m_firstStart && m_settings.showStartPanel);
}

void MainWindow::closeStartPanel(bool askAgain)
{
    m_start->dismiss();
    Settings settings = m_settings;
    settings.showStartPanel = askAgain;
    editSettings(settings);
    m_board->setFocus();
}

void MainWindow::playFrom(const std::vector<Move>& moves)
{
    if (!m_files->mayDiscard())
        return;
    m_model.reset(Game(moves));
    m_model.markUnsaved();
}

void MainWindow::playMoves(const std::vector<Move>& moves)
{
    if (!m_files->mayDiscard())
        return;
    Game game;
    for (const Move move : moves)
        game.play(move);
    m_model.reset(std::move(game));
    if (!moves.empty())
        m_model.markUnsaved();
    m_board->setFocus();
}

void MainWindow::showPreferences()
{
    if (!m_preferences) {
        m_preferences = new PreferencesDialog(m_settings, this);
        m_preferences->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_preferences, &PreferencesDialog::edited, this,
                [this](const Preferences& preferences) {
                    Settings settings = m_settings;
                    static_cast<Preferences&>(settings) = preferences;
                    editSettings(settings);
                });
    }
    m_preferences->show();
    m_preferences->raise();
    m_preferences->activateWindow();
}
