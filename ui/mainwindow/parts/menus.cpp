// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/parts/menus.h"

#include "ui/mainwindow/actions/actions.h"
#include "ui/widgets/fittingtoolbar.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <optional>

namespace {

/// Nothing stands for a separator.
using Entries = std::initializer_list<std::optional<Command>>;
constexpr std::nullopt_t separator = std::nullopt;

template <typename Bar> void fill(Bar& bar, const Actions& actions, const Entries& entries)
{
    for (const auto& entry : entries) {
        if (entry)
            bar.addAction(actions[*entry]);
        else
            bar.addSeparator();
    }
}

QMenu* addMenu(QMainWindow& window, const QString& title)
{
    auto* menu = window.menuBar()->addMenu(title);
    menu->setToolTipsVisible(false);
    return menu;
}

void buildToolBar(QMainWindow& window, const Actions& actions, const QList<QAction*>& layouts,
                  QMenu& viewMenu)
{
    auto* bar = new FittingToolBar(QCoreApplication::translate("Menus", "Tool bar"), &window);
    window.addToolBar(bar);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fill(*bar, actions,
         {Command::NewGame, separator, Command::Undo, Command::Redo, separator, Command::Hint,
          Command::MoveNow, separator, Command::AnalysePosition, Command::Threats,
          Command::ReviewGame, separator, Command::Sound});
    bar->showIconsAlone({actions[Command::Undo], actions[Command::Redo], actions[Command::MoveNow],
                         actions[Command::Sound]});
    // The layouts' switches stand apart, at the far end.
    auto* gap = new QWidget(bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    bar->addActions(layouts);
    bar->setDispensable({actions[Command::Threats], actions[Command::ReviewGame],
                         actions[Command::AnalysePosition], actions[Command::NewGame],
                         actions[Command::Hint], actions[Command::LayoutMeasure],
                         actions[Command::LayoutLab], actions[Command::LayoutTeach],
                         actions[Command::LayoutAnalyse], actions[Command::LayoutPlay]});
    QAction* toggle = bar->toggleViewAction();
    toggle->setObjectName(QStringLiteral("ToolBar"));
    toggle->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+B"), QKeySequence::PortableText));
    Actions::dress(toggle, QStringLiteral("layout-play"),
                   QCoreApplication::translate("Menus", "Show or hide the tool bar"));
    window.addAction(toggle);
    viewMenu.addAction(toggle);
}

} // namespace

QMenu* buildMenus(QMainWindow& window, const Actions& actions, const QList<QAction*>& docks)
{
    auto* layouts = new QActionGroup(&window);
    for (const Command layout : layoutCommands)
        layouts->addAction(actions[layout]);

    QMenu* file = addMenu(window, QCoreApplication::translate("Menus", "&File"));
    fill(*file, actions,
         {Command::NewGame, Command::NewGameWith, separator, Command::NewLesson, separator,
          Command::MyGames, Command::Open});
    QMenu* recent = file->addMenu(QCoreApplication::translate("Menus", "Open &recent"));
    fill(*file, actions,
         {Command::Save, Command::SaveAs, separator, Command::ExportChart, Command::SaveRecording,
          Command::SavePicture, Command::Share, separator, Command::Quit});

    QMenu* edit = addMenu(window, QCoreApplication::translate("Menus", "&Edit"));
    fill(*edit, actions,
         {Command::Undo, Command::Redo, separator, Command::CopyPosition, Command::CopyPicture,
          Command::PastePosition, Command::SetUp, separator, Command::Preferences});

    QMenu* game = addMenu(window, QCoreApplication::translate("Menus", "&Game"));
    fill(*game, actions,
         {Command::Hint, Command::MoveNow, separator, Command::Start, Command::Pause, Command::Step,
          separator, Command::SwapSides, Command::Rematch, Command::HarderLevel,
          Command::EasierLevel, Command::ForgetScore, separator, Command::Sound, separator,
          Command::First, Command::Previous, Command::Next, Command::Last});

    QMenu* analyse = addMenu(window, QCoreApplication::translate("Menus", "&Analyse"));
    fill(*analyse, actions,
         {Command::AnalysePosition, separator, Command::ColumnScores, Command::EvaluationBar,
          Command::Threats, Command::BestLine, Command::HeatMap, separator,
          Command::CompareSearches, separator, Command::ReviewGame, Command::ShowWhere,
          Command::TryAgain, Command::HideQuality, separator});
    fill(*analyse, actions,
         {Command::NextMistake, Command::PreviousMistake, Command::NextOwnMistake,
          Command::PreviousOwnMistake, separator, Command::ReviewComments, Command::ExportReview});

    // Without a letter: those of its word are wanted on the pages below.
    QMenu* teach = addMenu(window, QCoreApplication::translate("Menus", "Teach"));
    fill(*teach, actions,
         {Command::Lessons, Command::ClassResults, Command::StepTree, separator, Command::Present,
          separator, Command::NewLesson, Command::Exercises});

    QMenu* view = addMenu(window, QCoreApplication::translate("Menus", "&View"));
    view->addActions(layouts->actions());
    fill(*view, actions, {Command::ResetLayout, separator});
    view->addActions(docks);
    buildToolBar(window, actions, layouts->actions(), *view);
    view->addSeparator();
    fill(*view, actions,
         {Command::FlipBoard, Command::Coordinates, Command::Glyphs, separator, Command::StudyBelow,
          separator, Command::FullScreen});

    QMenu* study = addMenu(window, QCoreApplication::translate("Menus", "&Study"));
    fill(*study, actions,
         {Command::StudyTables, Command::Experiments, Command::StudyCurves, separator,
          Command::SaveRecording, Command::OpenRecording, separator, Command::StudyBelow,
          Command::LogAxis, Command::ForgetEarlier, Command::ExportChart});

    QMenu* help = addMenu(window, QCoreApplication::translate("Menus", "&Help"));
    fill(*help, actions,
         {Command::Help, Command::Tour, Command::Shortcuts, separator, Command::About,
          Command::AboutQt});
    return recent;
}
