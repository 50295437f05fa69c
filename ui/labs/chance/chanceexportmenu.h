// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/chancefindings.h"
#include "ui/widgets/exports/exportmenu.h"

/// All the ways in which a game of chance and what was found out about it leave the program: a
/// report, what PRISM and Graphviz read, the values of all states, its text and equation, and what
/// is drawn.
class ChanceExportMenu : public ExportMenuOf<ChanceFindings>
{
    Q_OBJECT

public:
    explicit ChanceExportMenu(AskFound ask, QWidget* parent = nullptr);

private:
    void addTexts();
    /// In any format of charts, by the suffix.
    void addChart(const QString& text, const QString& tip, const QString& name,
                  std::optional<ChartContent> ChanceFindings::*chart);
};
