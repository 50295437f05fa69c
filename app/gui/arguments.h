// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// What the program was called with.
struct Arguments
{
    QString place; ///< a game file or a link to a position; may be empty
    QString action; ///< one of windowrequests::actionNames(), or empty
    QString language;
    QString settingsFile;
    bool resetSettings = false;
    bool newWindow = false;
    bool quitAfterFirstPaint = false;

    /// Has it something in mind that a window which is open already can't give?
    bool wantsOwnWindow() const
    {
        return newWindow || resetSettings || quitAfterFirstPaint || !language.isEmpty()
            || !settingsFile.isEmpty();
    }
};

/// Of the application. Ends the program for --help, --version and wrong usage.
Arguments parseArguments();

/// One sentence on standard error.
void complain(const QString& sentence);
