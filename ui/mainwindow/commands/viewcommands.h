// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/settings.h"

#include <QObject>
#include <QPointer>

class HelpDialog;
class LaboratoryCommands;
class LessonCommands;
class PreferencesDialog;
class ProgramsDialog;
class QMainWindow;
class QWidget;
class SettingsModel;
struct WindowParts;

/// The commands that change what the window shows: layouts, overlays, the charts, the
/// dialogs. What they switch is a setting, so that it is there again at the next start.
class ViewCommands : public QObject
{
    Q_OBJECT

public:
    ViewCommands(WindowParts& parts, SettingsModel& settings, LessonCommands& lessons,
                 LaboratoryCommands& laboratory, QMainWindow& window);

    /// Those of the present layout.
    Overlays overlays() const;
    /// Checks the actions that show a setting, and fills the open preferences.
    void showSettings();
    /// Are the preferences open?
    bool hasPreferences() const;
    /// With the keyboard on the choice of a language.
    void showLanguagePreferences();

private:
    void connectSwitches();
    void connectLayouts();
    void connectCharts();
    void connectDialogs();

    /// What belongs to playing alone, and what does not.
    void showLayout();
    /// The moves beside the board, where they are not seen elsewhere.
    void showBeside();
    void showAnalysis();
    void exportChart();
    void showPreferences();
    void showPrograms();
    void showHelp(QWidget* focus);

    WindowParts& m_parts;
    SettingsModel& m_settings;
    LessonCommands& m_lessons;
    LaboratoryCommands& m_laboratory;
    QMainWindow& m_window;
    QPointer<PreferencesDialog> m_preferences;
    QPointer<HelpDialog> m_help;
    ProgramsDialog* m_programs = nullptr; ///< null until it was shown
};
