// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/settings.h"

#include <QObject>
#include <QPointer>

class LessonCommands;
class PreferencesDialog;
class QMainWindow;
class SettingsKeeper;
struct WindowParts;

/// The commands that change what the window shows: layouts, overlays, the laboratory, the charts,
/// the dialogs. What they switch is a setting, so that it is there again at the next start.
class ViewCommands : public QObject
{
    Q_OBJECT

public:
    ViewCommands(WindowParts& parts, SettingsKeeper& settings, LessonCommands& lessons,
                 QMainWindow& window);

    /// Those of the present layout.
    Overlays overlays() const;
    /// Checks the actions that show a setting, and fills the open preferences.
    void showSettings();
    /// Are the preferences open?
    bool hasPreferences() const;
    /// With the keyboard on the choice of a language.
    void showLanguagePreferences();
    /// The moves beside the board, where there are some and they are not seen elsewhere.
    void showBeside();
    /// The laboratory beside the board, with a page of it in front; the one that was seen last
    /// where the page is empty.
    void showLaboratory(const QString& page);

private:
    void connectSwitches();
    void connectLayouts();
    void connectLaboratory();
    void connectCharts();
    void connectDialogs();

    /// What belongs to playing alone, and what does not.
    void showLayout();
    void takeOverlays(const Overlays& wanted);
    void showAnalysis();
    /// A page of the laboratory over the whole window.
    void showTeaching(const QString& page);
    /// A layout in which it is seen.
    void showBoard();
    void exportChart();
    void showPreferences();

    WindowParts& m_parts;
    SettingsKeeper& m_settings;
    LessonCommands& m_lessons;
    QMainWindow& m_window;
    QPointer<PreferencesDialog> m_preferences;
};
