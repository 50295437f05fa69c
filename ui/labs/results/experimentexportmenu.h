// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "ui/paper/chartexport.h"
#include "ui/widgets/exportdialog.h"

#include <QPushButton>
#include <functional>

class ExperimentData;

/// A button with all the ways in which an experiment leaves the program: table, moves and data as
/// text, the picture in front, and the PDF report.
class ExperimentExportMenu : public QPushButton
{
    Q_OBJECT

public:
    /// `shown` must outlive the button; `picture` gives the chart in front.
    ExperimentExportMenu(const ExperimentData& shown, std::function<ChartContent()> picture,
                         QWidget* parent = nullptr);

    /// Adds a report of all that is kept. `all` fails with a sentence.
    void setAll(std::function<Expected<std::vector<ExperimentResult>>()> all);
    /// Asks for a file and writes the moves of one cell.
    void exportCell(int cell);

Q_SIGNALS:
    /// What was done.
    void done(const QString& sentence);
    /// What could not be done, and why.
    void refused(const QString& sentence);

private:
    using Writer = exportdialog::Writer;

    void addEntry(const QString& text, const QString& tip, const QString& suffix,
                  const QString& filter, Writer write);
    void save(const QString& suffix, const QString& filter, const Writer& write);

    const ExperimentData& m_data;
    std::function<ChartContent()> m_picture;
};
