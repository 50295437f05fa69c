// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <array>

/// Every command as a QAction, made in one place from one table: text, icon, shortcut and the tip
/// that the status bar shows.
class Actions : public QObject
{
    Q_OBJECT

public:
    /// What a person can ask the window for. The names never change: a person's keys are kept by
    /// them.
    enum class Command
    {
        NewGame,
        NewGameWith,
        Open,
        MyGames,
        NewLesson,
        Exercises,
        MyFirstBot,
        Save,
        SaveAs,
        ExportChart,
        SaveRecording,
        OpenRecording,
        SlowestMove,
        NextSlowestMove,
        RepeatSearch,
        SavePicture,
        MovingPicture,
        Share,
        Quit,
        Undo,
        Redo,
        CopyPosition,
        CopyPicture,
        PastePosition,
        SetUp,
        Preferences,
        Hint,
        MoveNow,
        Start,
        Pause,
        Step,
        SwapSides,
        Rematch,
        Sound,
        HarderLevel,
        EasierLevel,
        ForgetScore,
        ChooseClock,
        PauseClock,
        AnalysePosition,
        ColumnScores,
        EvaluationBar,
        Threats,
        BestLine,
        HeatMap,
        PlanCard,
        FollowPlan,
        BreakPlan,
        CopyPlan,
        SavePlan,
        CompareSearches,
        First,
        Previous,
        Next,
        Last,
        ReviewGame,
        ShowWhere,
        TryAgain,
        NextMistake,
        PreviousMistake,
        NextOwnMistake,
        PreviousOwnMistake,
        HideQuality,
        ReviewComments,
        ExportReview,
        Programs,
        LayoutPlay,
        LayoutAnalyse,
        LayoutTeach,
        LayoutLab,
        LayoutMeasure,
        ResetLayout,
        FlipBoard,
        Coordinates,
        Glyphs,
        BlindfoldOff,
        BlindfoldLastFour,
        BlindfoldAll,
        FullScreen,
        Lessons,
        ClassResults,
        StepTree,
        Practise,
        Present,
        TeacherNotes,
        StudyTables,
        Experiments,
        StudyCurves,
        StudyBelow,
        LogAxis,
        ForgetEarlier,
        Help,
        Tour,
        Shortcuts,
        About,
        AboutQt,
        Count
    };
    Q_ENUM(Command)

    /// The actions belong to `window`, so that their shortcuts work where the menus are hidden.
    explicit Actions(QWidget* window);

    QAction* operator[](Command command) const
    {
        return m_actions[static_cast<std::size_t>(command)];
    }

    /// Calls `slot` of the receiver, a member or a lambda, when a person gives the command.
    template <typename Receiver, typename Slot>
    void on(Command command, Receiver* receiver, Slot slot) const
    {
        connect((*this)[command], &QAction::triggered, receiver, slot);
    }

    /// Where a button is narrower than a menu. The tool tip has the whole text.
    void setTextOnButtons(Command command, const QString& text) const;
    /// Disables the command while there is a reason, a sentence that its tips then say; enables it
    /// where `reason` is empty.
    void setReasonAgainst(Command command, const QString& reason) const;

    /// Gives an action made elsewhere (a dock's) the same dress: tool tip with the shortcut, status
    /// tip and icon.
    static void dress(QAction* action, const QString& icon, const QString& statusTip);

private:
    std::array<QAction*, static_cast<std::size_t>(Command::Count)> m_actions {};
};

using Command = Actions::Command;

/// Of which one is on, in the order of Blindfold.
inline constexpr std::array blindfoldCommands {Command::BlindfoldOff, Command::BlindfoldLastFour,
                                               Command::BlindfoldAll};

/// The switches of the layouts, in the order of DockLayouts::Layout.
inline constexpr std::array layoutCommands {Command::LayoutPlay, Command::LayoutAnalyse,
                                            Command::LayoutTeach, Command::LayoutLab,
                                            Command::LayoutMeasure};
