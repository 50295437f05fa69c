// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/viewcommands.h"

#include "ui/board/boardview.h"
#include "ui/labs/labpanel.h"
#include "ui/mainwindow/commands/laboratorycommands.h"
#include "ui/mainwindow/commands/lessoncommands.h"
#include "ui/mainwindow/dialogs/aboutdialog.h"
#include "ui/mainwindow/dialogs/helpdialog.h"
#include "ui/mainwindow/dialogs/helpkey.h"
#include "ui/mainwindow/dialogs/preferencesdialog.h"
#include "ui/mainwindow/dialogs/shortcutsheet.h"
#include "ui/mainwindow/docks/fullscreen.h"
#include "ui/mainwindow/parts/toolbuttonaccessible.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/performance/reportpanel.h"
#include "ui/programs/programsdialog.h"
#include "ui/settings/settingsmodel.h"
#include "ui/widgets/exports/exportdialog.h"
#include "ui/widgets/fittingtoolbar.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <utility>

namespace {

using Layout = DockLayouts::Layout;

// What is on and off by a command alone; overlays in each layout for itself.
constexpr std::pair<Command, bool Settings::*> settingSwitches[] {
    {Command::FlipBoard, &Settings::flipped},
    {Command::Coordinates, &Settings::coordinates},
    {Command::Glyphs, &Settings::glyphs},
    {Command::StudyBelow, &Settings::studyBelow},
    {Command::Sound, &Settings::sound},
    {Command::HideQuality, &Settings::hideQuality},
    {Command::TeacherNotes, &Settings::teacherNotes}};
constexpr std::pair<Command, bool Overlays::*> overlaySwitches[] {
    {Command::ColumnScores, &Overlays::scores},
    {Command::EvaluationBar, &Overlays::bar},
    {Command::Threats, &Overlays::threats},
    {Command::BestLine, &Overlays::line},
    {Command::HeatMap, &Overlays::heat}};

/// What a chart's own box says otherwise is over.
void setAllAxes(Settings& settings, bool logarithmic)
{
    settings.logAxis = logarithmic;
    settings.otherAxes.clear();
    settings.chosenAxes = {QStringLiteral("all")};
}

Overlays Settings::*overlaysOf(Layout layout)
{
    switch (layout) {
    case Layout::Play:
        return &Settings::playOverlays;
    case Layout::Analyse:
        break;
    case Layout::Teach:
    case Layout::Lab:
    case Layout::Measure:
        return &Settings::labOverlays;
    }
    return &Settings::analyseOverlays;
}

}

ViewCommands::ViewCommands(WindowParts& parts, SettingsModel& settings, LessonCommands& lessons,
                           LaboratoryCommands& laboratory, QMainWindow& window)
    : m_parts(parts), m_settings(settings), m_lessons(lessons), m_laboratory(laboratory),
      m_window(window)
{
    connectSwitches();
    connectLayouts();
    connectCharts();
    connectDialogs();
    showLayout();
}

void ViewCommands::connectSwitches()
{
    for (const auto& [command, field] : settingSwitches)
        m_parts.actions.on(command, this, [this, field = field](bool checked) {
            m_settings.edit([=](Settings& settings) { settings.*field = checked; });
        });
    for (const auto& [command, field] : overlaySwitches)
        m_parts.actions.on(command, this, [this, field = field](bool checked) {
            m_settings.edit([=, this](Settings& settings) {
                settings.*overlaysOf(m_parts.layout.layout()).*field = checked;
            });
        });
    for (std::size_t i = 0; i < blindfoldCommands.size(); ++i)
        m_parts.actions.on(blindfoldCommands[i], this, [this, i] {
            m_settings.edit(
                [i](Settings& settings) { settings.blindfold = static_cast<Blindfold>(i); });
        });
    m_parts.actions.on(Command::LogAxis, this, [this](bool checked) {
        m_settings.edit([=](Settings& settings) { setAllAxes(settings, checked); });
    });
}

void ViewCommands::connectLayouts()
{
    const Actions& actions = m_parts.actions;
    actions.on(Command::LayoutPlay, this, [this] { m_parts.layout.apply(Layout::Play); });
    actions.on(Command::LayoutAnalyse, this, [this] { showAnalysis(); });
    actions.on(Command::LayoutTeach, this, [this] {
        // Given again it brings the first arrangement back, as of the other layouts.
        m_parts.layout.apply(Layout::Teach);
        m_laboratory.showTeaching(QStringLiteral("lessons"));
    });
    actions.on(Command::LayoutLab, this, [this] { m_laboratory.show({}); });
    actions.on(Command::LayoutMeasure, this, [this] {
        m_parts.start.dismiss();
        m_parts.layout.apply(Layout::Measure);
    });
    actions.on(Command::ResetLayout, this, [this] { m_parts.layout.reset(); });
    actions.on(Command::FullScreen, this, [this](bool checked) {
        // What is in front has the whole screen.
        if (checked && m_lessons.areInFront()) {
            m_parts.actions[Command::FullScreen]->setChecked(false);
            return m_lessons.presentFront();
        }
        m_parts.layout.fullScreen().set(checked);
        m_parts.centre.board().setFocus();
    });
    connect(&m_parts.layout.fullScreen(), &FullScreen::changed, this, [this](bool alone) {
        m_parts.actions[Command::FullScreen]->setChecked(alone);
        m_parts.centre.setAlone(alone);
    });
    actions.on(Command::AnalysePosition, this, [this] {
        if (m_parts.layout.layout() != Layout::Analyse)
            showAnalysis();
        m_parts.docks.showAnalysis();
    });
    connect(&m_parts.layout, &DockLayouts::layoutChanged, this, &ViewCommands::showLayout);
    connect(m_parts.docks.docks().moves, &QDockWidget::visibilityChanged, this,
            &ViewCommands::showBeside);
    connect(&m_parts.setup, &SetupMode::changed, this, &ViewCommands::showBeside);
    // Each has overlays of its own.
    connect(&m_parts.layout, &DockLayouts::layoutChanged, &m_settings, &SettingsModel::tell);
}

void ViewCommands::connectCharts()
{
    const Actions& actions = m_parts.actions;
    actions.on(Command::StudyCurves, this, [this] { m_parts.docks.showStudyCurves(); });
    actions.on(Command::ForgetEarlier, this, [this] { m_parts.history.clearEarlier(); });
    actions.on(Command::ExportChart, this, [this] { exportChart(); });
    connect(&m_parts.charts, &PerMoveChartPresenter::done, &m_parts.status, &StatusLine::say);
    connect(&m_parts.docks, &DockSet::logarithmicChanged, this,
            [this](const QString& chart, bool logarithmic) {
                m_settings.edit([&](Settings& settings) {
                    if (!settings.chosenAxes.contains(chart))
                        settings.chosenAxes.append(chart);
                    settings.otherAxes.removeAll(chart);
                    if (logarithmic != settings.logAxis)
                        settings.otherAxes.append(chart);
                });
            });
    connect(&m_parts.docks, &DockSet::metricChosen, this, [this](const QString& key, bool byGame) {
        m_settings.note([&](Settings& settings) {
            settings.figure = key;
            settings.figureByGame = byGame;
        });
    });
    connect(&m_parts.docks, &DockSet::costViewChosen, this, [this](const CostView& view) {
        m_settings.note([&](Settings& settings) {
            settings.costMeasure = view.measure;
            settings.costFigure = view.figure;
        });
    });
    connect(&m_parts.docks.report(), &ReportPanel::foldedChanged, this,
            [this](const QStringList& parts) {
                m_settings.note([&](Settings& settings) { settings.foldedParts = parts; });
            });
}

void ViewCommands::connectDialogs()
{
    const Actions& actions = m_parts.actions;
    actions.on(Command::Quit, this, [this] { m_window.close(); });
    actions.on(Command::Preferences, this, [this] { showPreferences(); });
    actions.on(Command::Programs, this, [this] { showPrograms(); });
    actions.on(Command::Help, this, [this] { showHelp(m_window.focusWidget()); });
    new HelpKey(m_window, *actions[Command::Help], [this](QWidget* at) { showHelp(at); });
    actions.on(Command::Shortcuts, this, [this] {
        (new ShortcutSheet(m_parts.keys, *m_window.menuBar(), &m_window))->open();
    });
    connect(&m_parts.keys, &Keymap::changed, this, [this] {
        m_settings.note([this](Settings& settings) { settings.keys = m_parts.keys.changes(); });
    });
    actions.on(Command::About, this, [this] { (new AboutDialog(&m_window))->open(); });
    actions.on(Command::AboutQt, this, [this] { QMessageBox::aboutQt(&m_window); });
}

Overlays ViewCommands::overlays() const
{
    return m_settings.settings().*overlaysOf(m_parts.layout.layout());
}

void ViewCommands::showLayout()
{
    const bool plain = m_parts.layout.layout() == Layout::Play;
    m_parts.centre.setTeaching(m_parts.layout.layout() == Layout::Teach);
    m_parts.menus.show(m_parts.layout.layout());
    const Actions& actions = m_parts.actions;
    m_parts.centre.setPlain(plain);
    m_parts.status.setPlain(plain);
    m_parts.analysisPresenter.setPlain(plain);
    m_parts.centre.board().setGhostRests(plain);
    actions[Command::BestLine]->setEnabled(!plain);
    // They stand above the board, or belong to other layouts.
    if (auto* const bar = m_window.findChild<FittingToolBar*>()) {
        bar->leaveOut(
            plain || m_parts.layout.layout() == Layout::Teach
                ? QList<QAction*> {actions[Command::NewGame], actions[Command::Undo],
                                   actions[Command::Redo], actions[Command::Hint],
                                   actions[Command::MoveNow], actions[Command::AnalysePosition],
                                   actions[Command::Threats], actions[Command::ReviewGame]}
                : QList<QAction*>());
        makeToolButtonsToggle(*bar);
    }
    showBeside();
}

void ViewCommands::showBeside()
{
    // From the first turn on: the board does not make way for it when a move comes.
    m_parts.centre.wantBeside(!m_parts.setup.isActive() && m_parts.docks.docks().moves->isHidden());
}

void ViewCommands::showSettings()
{
    const Actions& actions = m_parts.actions;
    const Settings& settings = m_settings.settings();
    const Overlays shown = overlays();
    actions[layoutCommands[static_cast<std::size_t>(m_parts.layout.layout())]]->setChecked(true);
    actions[Command::LogAxis]->setChecked(settings.logAxis);
    actions[blindfoldCommands[static_cast<std::size_t>(settings.blindfold)]]->setChecked(true);
    for (const auto& [command, field] : settingSwitches)
        actions[command]->setChecked(settings.*field);
    for (const auto& [command, field] : overlaySwitches)
        actions[command]->setChecked(shown.*field);
    m_parts.menus.recent().setEnabled(!settings.recentFiles.isEmpty());
    if (m_preferences && m_preferences->preferences() != settings)
        m_preferences->setPreferences(settings);
}

/// The questions before a game are as wide as a board that is played on: who goes elsewhere has
/// answered them.
void ViewCommands::showAnalysis()
{
    m_parts.start.dismiss();
    m_parts.layout.apply(Layout::Analyse);
}

void ViewCommands::exportChart()
{
    if (!m_parts.docks.hasChart())
        return;
    exportdialog::run(
        &m_window, tr("Export the chart"), QStringLiteral("fourcast-chart"), QStringLiteral("png"),
        [content = m_parts.docks.chartContent()] { return content; },
        [this](const exportdialog::Answer& answer) { m_parts.tell(answer); });
}

void ViewCommands::showPreferences()
{
    if (!m_preferences) {
        m_preferences = new PreferencesDialog(m_settings.settings(), &m_window);
        m_preferences->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_preferences, &PreferencesDialog::edited, this,
                [this](const Preferences& preferences) {
                    m_settings.edit([&preferences](Settings& settings) {
                        if (preferences.logAxis != settings.logAxis)
                            setAllAxes(settings, preferences.logAxis);
                        static_cast<Preferences&>(settings) = preferences;
                    });
                });
    }
    m_preferences->show();
    m_preferences->raise();
    m_preferences->activateWindow();
}

/// It stays, with what its tests have shown.
void ViewCommands::showPrograms()
{
    if (!m_programs)
        m_programs = new ProgramsDialog(m_parts.programs, tryProgram, &m_window);
    m_programs->show();
    m_programs->raise();
    m_programs->activateWindow();
}

/// About what has the keyboard. A dialog that blocks the window has a help of its own.
void ViewCommands::showHelp(QWidget* focus)
{
    const HelpPlace place
        = helpPlaceOf(focus, m_parts.layout.layoutName(), m_parts.docks.laboratory().currentPage());
    QWidget* const owner = focus ? focus->window() : &m_window;
    if (m_help && m_help->parentWidget() != owner)
        delete m_help;
    if (m_help) {
        m_help->show(place);
    } else {
        m_help = new HelpDialog(place, owner);
        m_help->show();
    }
    m_help->raise();
    m_help->activateWindow();
}

bool ViewCommands::hasPreferences() const
{
    return m_preferences;
}

void ViewCommands::showLanguagePreferences()
{
    showPreferences();
    m_preferences->showLanguage();
}
