// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class LabPanel;

/// Puts the pages into the laboratory, and connects them with the game and the window.
class LabLink : public QObject
{
    Q_OBJECT

public:
    explicit LabLink(LabPanel& panel, QObject* parent = nullptr);
};
