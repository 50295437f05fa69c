// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/parts/menus.h"

#include "core/support/text/plainlabel.h"
#include "ui/mainwindow/actions/reservedkeys.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/fittingtoolbar.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <utility>

Menus::Menus(QMainWindow& window, const Actions& actions, const QList<QAction*>& docks)
    : QObject(&window), m_window(window), m_actions(actions)
{
    // The whole menus come first: in their order the sheet of keys lists what they have.
    addFile();
    addGame();
    addAnalysis();
    addView(docks);
    addPlay();
    addTools();
    addHelp();
    addToolBar();
    show(Layout::Play);
}

QMenu* Menus::add(const QString& title, const Layouts& layouts)
{
    auto* menu = m_window.menuBar()->addMenu(title);
    menu->setToolTipsVisible(false);
    keepMenuLetter(*menu->menuAction());
    m_menus += Menu {.menu = menu, .title = title, .layouts = layouts};
    return menu;
}

template <typename Bar> void Menus::fill(Bar& bar, const Entries& entries) const
{
    for (const auto& entry : entries) {
        if (entry)
            bar.addAction(m_actions[*entry]);
        else
            bar.addSeparator();
    }
}

void Menus::show(Layout layout)
{
    for (const Menu& each : std::as_const(m_menus)) {
        const bool isShown = each.layouts.contains(layout);
        each.menu->menuAction()->setVisible(isShown);
        // The bar listens to the letters of hidden menus, too.
        each.menu->setTitle(isShown ? each.title : withoutMnemonic(each.title));
    }
    m_actions[Command::AboutQt]->setVisible(layout != Layout::Play);
}

void Menus::addFile()
{
    const Layouts layouts {Layout::Analyse, Layout::Teach, Layout::Lab, Layout::Measure};
    QMenu* const file = add(QCoreApplication::translate("Menus", "&File"), layouts);
    fill(*file,
         {Command::NewGame, Command::NewGameWith, std::nullopt, Command::NewLesson, std::nullopt,
          Command::MyGames, Command::Open});
    m_recent = file->addMenu(QCoreApplication::translate("Menus", "Open &recent"));
    fill(*file,
         {Command::Save, Command::SaveAs, std::nullopt, Command::ExportChart, Command::SavePicture,
          Command::MovingPicture, Command::Share, std::nullopt, Command::Quit});
    QMenu* const edit = add(QCoreApplication::translate("Menus", "&Edit"), layouts);
    fill(*edit,
         {Command::Undo, Command::Redo, std::nullopt, Command::CopyPosition, Command::CopyPicture,
          Command::PastePosition, Command::SetUp, std::nullopt, Command::Preferences});
}

void Menus::addGame()
{
    QMenu* const game = add(QCoreApplication::translate("Menus", "&Game"),
                            {Layout::Analyse, Layout::Lab, Layout::Measure});
    fill(*game, {Command::Hint,    Command::MoveNow,     std::nullopt,         Command::Start,
                 Command::Pause,   Command::Step,        std::nullopt,         Command::SwapSides,
                 Command::Rematch, Command::HarderLevel, Command::EasierLevel, Command::ForgetScore,
                 std::nullopt,     Command::ChooseClock, Command::PauseClock,  std::nullopt,
                 Command::Sound,   std::nullopt,         Command::First,       Command::Previous,
                 Command::Next,    Command::Last});
}

QMenu* Menus::makePlan()
{
    auto* const plan
        = new QMenu(QCoreApplication::translate("Menus", "&Game plan"), m_window.menuBar());
    plan->setToolTipsVisible(false);
    plan->setIcon(tintedIcon(QStringLiteral("plan-card")));
    fill(*plan,
         {Command::PlanCard, Command::FollowPlan, Command::BreakPlan, std::nullopt,
          Command::CopyPlan, Command::SavePlan});
    return plan;
}

void Menus::addAnalysis()
{
    QMenu* const analyse = add(QCoreApplication::translate("Menus", "&Analyse"),
                               {Layout::Analyse, Layout::Lab, Layout::Measure});
    fill(*analyse,
         {Command::AnalysePosition, std::nullopt, Command::ColumnScores, Command::EvaluationBar,
          Command::Threats, Command::BestLine, Command::HeatMap});
    analyse->addMenu(makePlan());
    fill(*analyse,
         {std::nullopt, Command::CompareSearches, std::nullopt, Command::ReviewGame,
          Command::ShowWhere, Command::TryAgain, Command::HideQuality, std::nullopt,
          Command::NextMistake, Command::PreviousMistake, Command::NextOwnMistake,
          Command::PreviousOwnMistake, std::nullopt, Command::ReviewComments,
          Command::ExportReview});
    QMenu* const teach = add(QCoreApplication::translate("Menus", "&Teach"), {Layout::Teach});
    fill(*teach,
         {Command::Lessons, Command::ClassResults, Command::StepTree, Command::Practise,
          std::nullopt, Command::Present, Command::TeacherNotes, std::nullopt, Command::Exercises});
}

/// One menu for all layouts, though it tells in Play alone: there it is short of entries.
void Menus::makeBlindfold()
{
    m_blindfold = new QMenu(QCoreApplication::translate("Menus", "Blindfold"), m_window.menuBar());
    m_blindfold->setToolTipsVisible(false);
    m_blindfold->setIcon(tintedIcon(QStringLiteral("blindfold")));
    auto* const one = new QActionGroup(&m_window);
    for (const Command command : blindfoldCommands)
        m_blindfold->addAction(one->addAction(m_actions[command]));
}

void Menus::addView(const QList<QAction*>& docks)
{
    makeBlindfold();
    m_view = add(QCoreApplication::translate("Menus", "&View"),
                 {Layout::Analyse, Layout::Teach, Layout::Lab, Layout::Measure});
    m_view->addActions(docks);
    // Here comes the tool bar's own.
    fill(*m_view, {Command::FlipBoard, Command::Coordinates, Command::Glyphs});
    m_view->addMenu(m_blindfold);
    m_view->addSeparator();
    fill(*m_view, {Command::FullScreen, std::nullopt, Command::ResetLayout});
    QMenu* const study = add(QCoreApplication::translate("Menus", "&Study"),
                             {Layout::Analyse, Layout::Lab, Layout::Measure});
    fill(*study,
         {Command::StudyTables, Command::Experiments, Command::StudyCurves, std::nullopt,
          Command::SaveRecording, Command::OpenRecording, std::nullopt, Command::SlowestMove,
          Command::NextSlowestMove, Command::RepeatSearch, std::nullopt, Command::StudyBelow,
          Command::LogAxis, Command::ForgetEarlier});
}

/// What somebody wants who plays; Hint, Undo and New game stand above the board besides.
void Menus::addPlay()
{
    QMenu* const game = add(QCoreApplication::translate("Menus", "&Game"), {Layout::Play});
    fill(*game,
         {Command::NewGame, Command::NewGameWith, std::nullopt, Command::Undo, Command::Redo,
          std::nullopt, Command::ReviewGame, Command::ChooseClock, Command::PauseClock,
          std::nullopt, Command::MyGames, Command::Share, std::nullopt, Command::Preferences,
          Command::Quit});
    QMenu* const view = add(QCoreApplication::translate("Menus", "&View"), {Layout::Play});
    fill(*view, {Command::FullScreen, Command::FlipBoard, Command::Sound});
    view->addMenu(m_blindfold);
}

/// Without a letter: each of its word belongs to another menu or page in some language.
void Menus::addTools()
{
    m_tools = add(QCoreApplication::translate("Menus", "Tools"),
                  {Layout::Play, Layout::Analyse, Layout::Teach, Layout::Lab, Layout::Measure});
    auto* const layouts = new QActionGroup(&m_window);
    for (const Command layout : layoutCommands)
        m_tools->addAction(layouts->addAction(m_actions[layout]));
    fill(*m_tools, {std::nullopt, Command::Programs, Command::MyFirstBot});
    // Without an icon: in the menu bar it would be seen instead of the word.
    QAction* const tools = m_tools->menuAction();
    tools->setToolTip(QCoreApplication::translate("Menus", "Analyse, teach, study or measure"));
    tools->setStatusTip(tools->toolTip());
}

void Menus::addHelp()
{
    QMenu* const help
        = add(QCoreApplication::translate("Menus", "&Help"),
              {Layout::Play, Layout::Analyse, Layout::Teach, Layout::Lab, Layout::Measure});
    fill(*help,
         {Command::Help, Command::Tour, Command::Shortcuts, std::nullopt, Command::About,
          Command::AboutQt});
}

void Menus::addToolBar()
{
    auto* const bar
        = new FittingToolBar(QCoreApplication::translate("Menus", "Tool bar"), &m_window);
    m_window.addToolBar(bar);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fill(*bar,
         {Command::NewGame, std::nullopt, Command::Undo, Command::Redo, std::nullopt, Command::Hint,
          Command::MoveNow, std::nullopt, Command::AnalysePosition, Command::Threats,
          Command::ReviewGame});
    bar->showIconsAlone({m_actions[Command::Undo], m_actions[Command::Redo]});
    // What leads elsewhere stands apart, at the far end: back to the game, and to all the rest.
    auto* const gap = new QWidget(bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    bar->addAction(m_actions[Command::LayoutPlay]);
    bar->addAction(m_tools->menuAction());
    // Nobody guesses Move now and Threats without their words.
    bar->setDispensable({m_actions[Command::ReviewGame], m_actions[Command::AnalysePosition],
                         m_actions[Command::NewGame], m_actions[Command::Hint],
                         m_actions[Command::LayoutPlay]});
    QAction* const toggle = bar->toggleViewAction();
    toggle->setObjectName(QStringLiteral("ToolBar"));
    toggle->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+B"), QKeySequence::PortableText));
    Actions::dress(toggle, QStringLiteral("layout-play"),
                   QCoreApplication::translate("Menus", "Show or hide the tool bar"));
    m_window.addAction(toggle);
    m_view->insertAction(m_actions[Command::FlipBoard], toggle);
    m_view->insertSeparator(m_actions[Command::FlipBoard]);
}
