// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/experimentexportmenu.h"

#include "core/study/results/experimentexport.h"
#include "core/study/results/resultprovenance.h"
#include "ui/labs/results/experimentreport.h"
#include "ui/labs/runs/experimentdata.h"

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
             QStringLiteral("pdf"), tr("PDF report (*.pdf)"),
             [](const ExperimentResult& result) { return experimentReport({result}); });
    addEntry(tr("Table as &CSV…"), tr("A row for each cell"), QStringLiteral("csv"),
             tr("CSV table (*.csv)"), [](const ExperimentResult& result) {
                 return provenanceOf(result).addedToCsv(experimentToCsv(result));
             });
    addEntry(tr("&Moves as CSV…"), tr("A row for each move of each game, with nodes and time"),
             QStringLiteral("csv"), tr("CSV table (*.csv)"), [](const ExperimentResult& result) {
                 return provenanceOf(result).addedToCsv(experimentGamesToCsv(result));
             });
    addEntry(tr("&JSON…"), tr("Settings, table and games"), QStringLiteral("json"),
             tr("JSON data (*.json)"), [](const ExperimentResult& result) {
                 return provenanceOf(result).addedToJson(experimentToJson(result));
             });
    addPictureEntry(tr("Picture as P&NG…"), QStringLiteral("png"), tr("PNG picture (*.png)"));
    addPictureEntry(tr("Picture as &SVG…"), QStringLiteral("svg"), tr("SVG drawing (*.svg)"));
}

QAction* ExperimentExportMenu::addEntry(const QString& text, const QString& tip)
{
    QAction* const action = menu()->addAction(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    return action;
}

void ExperimentExportMenu::addEntry(const QString& text, const QString& tip, const QString& suffix,
                                    const QString& filter, Make make)
{
    connect(addEntry(text, tip), &QAction::triggered, this,
            [this, suffix, filter, make = std::move(make)] {
                save(suffix, filter,
                     [make, result = std::make_shared<const ExperimentResult>(m_data.result())] {
                         return make(*result);
                     });
            });
}

/// It is painted by the chart that stands in the window, and so in the window's thread.
void ExperimentExportMenu::addPictureEntry(const QString& text, const QString& suffix,
                                           const QString& filter)
{
    connect(addEntry(text, tr("The chart in front; of a table, its bars")), &QAction::triggered,
            this, [this, suffix, filter] {
                exportdialog::run(
                    this, question(suffix, filter),
                    [this](const QString& path) { return chartexport::toFile(m_picture(), path); },
                    told());
            });
}

void ExperimentExportMenu::setAll(std::function<void(QObject* asker, const TakeAll&)> askAll)
{
    const QAction* const action
        = addEntry(tr("PDF report of &all that is kept…"),
                   tr("One report of all tables and figures in the file of games"));
    const TakeAll take = [this](const Expected<std::vector<ExperimentResult>>& results) {
        if (!results)
            return Q_EMIT refused(results.error().message);
        save(QStringLiteral("pdf"), tr("PDF report (*.pdf)"),
             [all = std::make_shared<const std::vector<ExperimentResult>>(*results)] {
                 return experimentReport(*all);
             });
    };
    connect(action, &QAction::triggered, this,
            [this, take, askAll = std::move(askAll)] { askAll(this, take); });
}

void ExperimentExportMenu::exportCell(int cell)
{
    ExperimentResult part = m_data.result();
    const QString id = part.experiment.cells[static_cast<std::size_t>(cell)].id;
    std::erase_if(part.games, [&id](const ExperimentGame& game) { return game.cell != id; });
    save(QStringLiteral("csv"), tr("CSV table (*.csv)"),
         [part = std::make_shared<const ExperimentResult>(std::move(part))] {
             return provenanceOf(*part).addedToCsv(experimentGamesToCsv(*part));
         });
}

void ExperimentExportMenu::save(const QString& suffix, const QString& filter, Bytes bytes)
{
    exportdialog::runAway(
        this, question(suffix, filter),
        [bytes = std::move(bytes)](const QString& path, const std::stop_token&) {
            return chartexport::saveBytes(bytes(), path);
        },
        told());
}

exportdialog::Question ExperimentExportMenu::question(const QString& suffix,
                                                      const QString& filter) const
{
    const QString id = m_data.experiment().id;
    return {tr("Export the experiment"), filter, id.isEmpty() ? QStringLiteral("experiment") : id,
            suffix};
}

exportdialog::Told ExperimentExportMenu::told()
{
    return [this](const exportdialog::Answer& answer) {
        if (answer.written)
            Q_EMIT done(answer.sentence);
        else
            Q_EMIT refused(answer.sentence);
    };
}
