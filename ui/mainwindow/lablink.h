// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/settings.h"

#include <QObject>

class LabPanel;

/// Puts the pages into the laboratory, and connects them with the game and the window.
class LabLink : public QObject
{
    Q_OBJECT

public:
    /// `folder` keeps what a page goes on with after a restart; empty keeps nothing.
    LabLink(LabPanel& panel, const QString& folder, QObject* parent = nullptr);

Q_SIGNALS:
    /// A person wants to play against an engine that a page has made.
    void playWanted(const PlayerSettings& engine);
};
