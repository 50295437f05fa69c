// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/experimentexportmenu.h"

#include "core/study/results/experimentexport.h"
#include "core/study/results/resultprovenance.h"
#include "ui/labs/results/experimentreport.h"
#include "ui/labs/runs/experimentdata.h"

#include <QGuiApplication>
#include <QMenu>

ExperimentExportMenu::ExperimentExportMenu(const ExperimentData& shown,
                                           std::function<ChartContent()> picture, QWidget* parent)
    : QPushButton(parent), m_data(shown), m_picture(std::move(picture))
{
    setToolTip(tr("Write what is shown to a file"));
    setAccessibleName(tr("Export the experiment"));
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    addEntry(tr("&PDF report…"), tr("Tables, charts, protocol, seeds and machine on A4 pages"),
             QStringLiteral("pdf"), tr("PDF report (*.pdf)"), [this](const QString& path) {
                 return chartexport::saveBytes(experimentReport({m_data.result()}), path);
             });
    addEntry(tr("Table as &CSV…"), tr("A row for each cell"), QStringLiteral("csv"),
             tr("CSV table (*.csv)"), [this](const QString& path) {
                 return chartexport::saveBytes(
                     provenanceOf(m_data.result()).addedToCsv(experimentToCsv(m_data.result())),
                     path);
             });
    addEntry(
        tr("&Moves as CSV…"), tr("A row for each move of each game, with nodes and time"),
        QStringLiteral("csv"), tr("CSV table (*.csv)"), [this](const QString& path) {
            return chartexport::saveBytes(
                provenanceOf(m_data.result()).addedToCsv(experimentGamesToCsv(m_data.result())),
                path);
        });
    addEntry(tr("&JSON…"), tr("Settings, table and games"), QStringLiteral("json"),
             tr("JSON data (*.json)"), [this](const QString& path) {
                 return chartexport::saveBytes(
                     provenanceOf(m_data.result()).addedToJson(experimentToJson(m_data.result())),
                     path);
             });
    const QString pictureTip = tr("The chart in front; of a table, its bars");
    const auto writePicture
        = [this](const QString& path) { return chartexport::save(m_picture(), path); };
    addEntry(tr("Picture as P&NG…"), pictureTip, QStringLiteral("png"), tr("PNG picture (*.png)"),
             writePicture);
    addEntry(tr("Picture as &SVG…"), pictureTip, QStringLiteral("svg"), tr("SVG drawing (*.svg)"),
             writePicture);
}

void ExperimentExportMenu::addEntry(const QString& text, const QString& tip, const QString& suffix,
                                    const QString& filter, Writer write)
{
    QAction* const action = menu()->addAction(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    connect(action, &QAction::triggered, this,
            [this, suffix, filter, write = std::move(write)] { save(suffix, filter, write); });
}

void ExperimentExportMenu::setAll(std::function<Expected<std::vector<ExperimentResult>>()> all)
{
    addEntry(tr("PDF report of &all that is kept…"),
             tr("One report of all tables and figures in the file of games"), QStringLiteral("pdf"),
             tr("PDF report (*.pdf)"), [all = std::move(all)](const QString& path) {
                 return all().and_then([&path](const std::vector<ExperimentResult>& results) {
                     return chartexport::saveBytes(experimentReport(results), path);
                 });
             });
}

void ExperimentExportMenu::exportCell(int cell)
{
    save(QStringLiteral("csv"), tr("CSV table (*.csv)"), [this, cell](const QString& path) {
        ExperimentResult part = m_data.result();
        const QString id = part.experiment.cells[static_cast<std::size_t>(cell)].id;
        std::erase_if(part.games, [&id](const ExperimentGame& game) { return game.cell != id; });
        return chartexport::saveBytes(provenanceOf(part).addedToCsv(experimentGamesToCsv(part)),
                                      path);
    });
}

void ExperimentExportMenu::save(const QString& suffix, const QString& filter, const Writer& write)
{
    const QString id = m_data.experiment().id;
    const auto answer
        = exportdialog::run(this,
                            {tr("Export the experiment"), filter,
                             id.isEmpty() ? QStringLiteral("experiment") : id, suffix},
                            [&write](const QString& path) {
                                QGuiApplication::setOverrideCursor(Qt::WaitCursor);
                                const Expected<void> written = write(path);
                                QGuiApplication::restoreOverrideCursor();
                                return written;
                            });
    if (answer.status == exportdialog::Answer::Status::Written)
        Q_EMIT done(answer.sentence);
    else if (answer.status == exportdialog::Answer::Status::Failed)
        Q_EMIT refused(answer.sentence);
}
