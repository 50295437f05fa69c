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

    using TakeAll = std::function<void(Expected<std::vector<ExperimentResult>>)>;
    /// Adds a report of all that is kept. `askAll` calls what it is given with that, or with why it
    /// could not be read, when it is there, and only as long as the asker lives.
    void setAll(std::function<void(QObject* asker, const TakeAll&)> askAll);
    /// Asks for a file and writes the moves of one cell.
    void exportCell(int cell);

Q_SIGNALS:
    /// What was done.
    void done(const QString& sentence);
    /// What could not be done, and why.
    void refused(const QString& sentence);

private:
    /// What a file will hold; called away from the window, whose data may be others by then.
    using Make = std::function<QByteArray(const ExperimentResult&)>;
    using Bytes = std::function<QByteArray()>;

    QAction* addEntry(const QString& text, const QString& tip);
    void addEntry(const QString& text, const QString& tip, const QString& suffix,
                  const QString& filter, Make make);
    void addPictureEntry(const QString& text, const QString& suffix, const QString& filter);
    void save(const QString& suffix, const QString& filter, Bytes bytes);
    exportdialog::Question question(const QString& suffix, const QString& filter) const;
    exportdialog::Told told();

    const ExperimentData& m_data;
    std::function<ChartContent()> m_picture;
};
