// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "ui/widgets/exports/exportmenu.h"

class ExperimentData;

/// All the ways in which an experiment leaves the program: table, moves and data as text, the
/// picture in front, and the PDF report. What is written is what was shown when it was chosen.
class ExperimentExportMenu : public ExportMenuOf<std::shared_ptr<const ExperimentResult>>
{
    Q_OBJECT

public:
    /// `shown` must outlive the button; `picture` gives the chart in front.
    ExperimentExportMenu(const ExperimentData& shown, std::function<ChartContent()> picture,
                         QWidget* parent = nullptr);

    using TakeAll = std::function<void(Expected<std::vector<ExperimentResult>>)>;
    /// Adds a report of all that is kept. `askAll` loads it and calls `TakeAll` with it or with the
    /// error, unless `asker` is destroyed before.
    void setAll(std::function<void(QObject* asker, const TakeAll&)> askAll);
    /// Asks for a file and writes the moves of one cell.
    void exportCell(int cell);

private:
    void addTexts();
    void addPictures(const std::function<ChartContent()>& picture);

    const ExperimentData& m_data;
};
