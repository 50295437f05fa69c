// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>

/// What a page has found out that a lesson may ask for.
struct LabFinding
{
    /// By which it was found, named as LabPage::takeSettings() names them.
    QJsonObject settings {};
    /// By their names in lessons, see fourcast::lesson::resultNames().
    QMap<QString, double> numbers {};
};
