// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class SettingsModel;
struct WindowParts;

/// The commands that bring the laboratory's pages to the front, and what its pages want of the
/// window.
class LaboratoryCommands : public QObject
{
    Q_OBJECT

public:
    LaboratoryCommands(WindowParts& parts, SettingsModel& settings);

    /// The laboratory beside the board, with a page of it in front; the one that was seen last
    /// where the page is empty.
    void show(const QString& page);
    /// A page of the laboratory over the whole window.
    void showTeaching(const QString& page);
    /// Trees to fill in, with the keys in the first of their fields.
    void practise();

Q_SIGNALS:
    /// A recording of a game is to be opened.
    void recordingChosen(const QString& path);

private:
    void connectPages();
    void connectLink();
    /// A layout in which it is seen.
    void showBoard();

    WindowParts& m_parts;
    SettingsModel& m_settings;
};
