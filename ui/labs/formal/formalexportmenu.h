// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/formal/formalfindings.h"
#include "ui/widgets/exports/exportmenu.h"

/// All the ways in which a model and what was found out about it leave the program: its transition
/// system, its text, a formula, the walk, what is drawn, and a report.
class FormalExportMenu : public ExportMenuOf<FormalFindings>
{
    Q_OBJECT

public:
    explicit FormalExportMenu(AskFound ask, QWidget* parent = nullptr);

private:
    void addTexts();
    void writeFormulas();
};
