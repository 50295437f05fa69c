// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/results/classwork.h"
#include "ui/widgets/exports/exportmenu.h"

/// What leaves the page: both tables for spreadsheets, and a report on paper.
class ClassExportMenu : public ExportMenuOf<ClassFound>
{
    Q_OBJECT

public:
    explicit ClassExportMenu(AskFound ask, QWidget* parent = nullptr);
};
