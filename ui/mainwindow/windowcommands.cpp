// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of the window do: the part of MainWindow behind the actions.
#include "ui/board/boardview.h"
#include "ui/charts/chartexport.h"
#include "ui/docks/messagestrip.h"
#include "ui/docks/navigationbar.h"
#include "ui/docks/playerspanel.h"
#include "ui/docks/positionfield.h"
#include "ui/docks/setuppanel.h"
#include "ui/docks/startpanel.h"
#include "ui/mainwindow/aboutdialog.h"
#include "ui/mainwindow/actions.h"
#include "ui/mainwindow/analysislink.h"
#include "ui/mainwindow/boardlink.h"
#include "ui/mainwindow/dockset.h"
#include "ui/mainwindow/gamefiles.h"
#include "ui/mainwindow/helpdialog.h"
#include "ui/mainwindow/hintlink.h"
#include "ui/mainwindow/layoutkeeper.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/preferencesdialog.h"
#include "ui/mainwindow/reportlink.h"
#include "ui/mainwindow/setupmode.h"
#include "ui/mainwindow/shortcutsheet.h"
#include "ui/mainwindow/statusline.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLayout>
#include <QMessageBox>

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
        if (checked)
            m_setupMode->begin();
        else
            m_setupMode->end();
    });
    connect(m_setup, &SetupPanel::accepted, this, &MainWindow::playFrom);
    connect(m_setupMode, &SetupMode::changed, m_status, &StatusLine::forgetPosition);
    connect(m_setupMode, &SetupMode::changed, this, &MainWindow::updateActions);
    connect(m_setupMode, &SetupMode::changed, m_analysisLink,
            [this] { m_analysisLink->setSetup(m_setupMode->isActive()); });
    connect(&m_docks->players(), &PlayersPanel::playerEdited, this,
            [this](Player side, const PlayerSettings& player) {
                const auto set = m_controller.setPlayer(side, player);
                if (!set)
                    showMessage(set.error().message);
                keepPlayers();
            });
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
    using Layout = LayoutKeeper::Layout;
    on(Command::LayoutPlay, [this] { m_layout->apply(Layout::Play); });
    on(Command::LayoutAnalyse, [this] { m_layout->apply(Layout::Analyse); });
    on(Command::ResetLayout, [this] { m_layout->reset(); });
    on(Command::FullScreen, [this](bool checked) {
        m_layout->setFullScreen(checked);
        m_navigation->setVisible(!checked);
        m_board->setFocus();
    });
    connect(m_layout, &LayoutKeeper::layoutChanged, this, [this](Layout layout) {
        (*m_actions)[layout == Layout::Play ? Command::LayoutPlay : Command::LayoutAnalyse]
            ->setChecked(true);
        applySettings();
    });
    on(Command::AnalysePosition, [this] { m_docks->showAnalysis(); });
    connect(m_analysisLink, &AnalysisLink::overlaysWanted, this, [this](const Overlays& wanted) {
        Settings settings = m_settings;
        overlays(settings) = wanted;
        editSettings(settings);
    });
    on(Command::StudyCurves, [this] { m_docks->showStudyCurves(); });
    on(Command::ForgetEarlier, [this] { m_history.clearEarlier(); });
    on(Command::Help, [this] { (new HelpDialog(this))->open(); });
    on(Command::Shortcuts, [this] { (new ShortcutSheet(QWidget::actions(), this))->open(); });
    on(Command::About, [this] { (new AboutDialog(this))->open(); });
    on(Command::AboutQt, [this] { QMessageBox::aboutQt(this); });

    connect(m_docks.get(), &DockSet::pointChosen, this, &MainWindow::showPoint);
    connect(m_docks.get(), &DockSet::logarithmicChanged, this, [this](bool logarithmic) {
        Settings settings = m_settings;
        settings.logAxis = logarithmic;
        editSettings(settings);
    });
    connect(m_docks.get(), &DockSet::chartsShownOrHidden, this, &MainWindow::updateActions,
            Qt::QueuedConnection);
}

void MainWindow::newGame()
{
    if (m_files->mayDiscard())
        m_model.reset(Game());
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
}

void MainWindow::welcome()
{
    m_files->offerRecovery();
    if (m_settings.showStartPanel && m_model.game().length() == 0)
        showStartPanel();
}

void MainWindow::showStartPanel()
{
    if (!m_start) {
        m_start = new StartPanel(!m_firstStart && m_settings.showStartPanel, centralWidget());
        static_cast<QBoxLayout*>(centralWidget()->layout())->insertWidget(0, m_start);
        connect(m_start, &StartPanel::closed, this, &MainWindow::closeStartPanel);
        connect(m_start, &StartPanel::startWanted, this,
                [this](const PlayerSettings& first, const PlayerSettings& second) {
                    if (!m_files->mayDiscard())
                        return;
                    m_controller.pause();
                    m_model.reset(Game());
                    setPlayers(first, second);
                    m_controller.start();
                });
    }
    // The panel goes with the next move, which two engines would not wait with.
    if (m_controller.bothAreEngines())
        m_controller.pause();
    m_start->show();
    m_start->setFocus();
}

void MainWindow::closeStartPanel(bool askAgain)
{
    m_start->hide();
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

/// Another game than the present one comes back on the board, where the same question is asked as
/// before any other game that replaces it.
void MainWindow::showPoint(int run, int ply)
{
    const auto earlier = m_games.find(run);
    if (run != m_history.currentRun() && earlier != m_games.end()
        && earlier->second.moves() != m_model.game().moves()) {
        if (!m_files->mayDiscard())
            return;
        const Game game = earlier->second;
        m_controller.pause();
        m_model.reset(game);
        m_model.markUnsaved();
        m_controller.pause();
        m_status->say(tr("Game %1 is on the board again").arg(run));
    }
    m_model.goTo(ply);
    // Where the point was that of the position looked at already, nothing has changed but the wish.
    m_reports->showMoveLookedAt();
}

void MainWindow::exportChart()
{
    if (!m_docks->hasChart())
        return;
    const ChartContent content = m_docks->chartContent();
    QFileDialog dialog(this, tr("Export the chart"), QString(), chartexport::fileFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("png"));
    dialog.selectFile(QStringLiteral("fourcast-chart.png"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return;
    const QString path = dialog.selectedFiles().constFirst();
    const auto saved = chartexport::save(content, path);
    if (saved)
        m_status->say(tr("Saved as %1").arg(path));
    else
        showMessage(saved.error().message);
}

void MainWindow::showPreferences()
{
    if (!m_preferences) {
        m_preferences = new PreferencesDialog(m_settings, this);
        m_preferences->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_preferences, &PreferencesDialog::edited, this, &MainWindow::editSettings);
    }
    m_preferences->show();
    m_preferences->raise();
    m_preferences->activateWindow();
}
