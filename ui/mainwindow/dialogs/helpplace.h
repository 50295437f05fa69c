// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

/// A place in the help.
struct HelpPlace
{
    QString page = QStringLiteral("playing"); ///< one of helppages::names()
    int part = 0; ///< of its headings, counted from 1; 0 is the beginning

    friend bool operator==(const HelpPlace&, const HelpPlace&) = default;
};

/// Where the help tells of what a person is at.
///
/// `focus` is the control that has the keyboard, `layout` the window's as DockLayouts::layoutName()
/// has it, and `labPage` the id of the laboratory's page in front.
HelpPlace helpPlaceOf(const QWidget* focus, const QString& layout, const QString& labPage);
