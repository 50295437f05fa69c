// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/experimentexportmenu.h"

#include "core/study/results/experimentexport.h"
#include "core/study/results/resultprovenance.h"
#include "ui/labs/results/experimentreport.h"
#include "ui/labs/runs/experimentdata.h"

namespace {

using Shown = std::shared_ptr<const ExperimentResult>;

QByteArray movesCsv(const ExperimentResult& result)
{
    return provenanceOf(result).addedToCsv(experimentGamesToCsv(result));
}

}

ExperimentExportMenu::ExperimentExportMenu(const ExperimentData& shown,
                                           std::function<ChartContent()> picture, QWidget* parent)
    : ExportMenuOf(
        tr("Export the experiment"),
        [&shown] {
            const QString id = shown.experiment().id;
            return id.isEmpty() ? QStringLiteral("experiment") : id;
        },
        [&shown] { return std::make_shared<const ExperimentResult>(shown.result()); }, parent),
      m_data(shown)
{
    setToolTip(tr("Export what is shown to a file"));
    addTexts();
    addPictures(picture);
}

void ExperimentExportMenu::addTexts()
{
    const auto always = [](const Shown&) { return true; };
    addOf({tr("&PDF report…"), tr("Tables, charts, protocol, seeds and machine on A4 pages"),
           QStringLiteral("pdf"), tr("PDF report (*.pdf)")},
          always, [](const Shown& result) { return experimentReport({*result}); });
    addOf({tr("Table as &CSV…"), tr("One row per cell"), QStringLiteral("csv"),
           tr("CSV table (*.csv)")},
          always, [](const Shown& result) {
              return provenanceOf(*result).addedToCsv(experimentToCsv(*result));
          });
    addOf({tr("&Moves as CSV…"), tr("One row per move of every game, with nodes and time"),
           QStringLiteral("csv"), tr("CSV table (*.csv)")},
          always, [](const Shown& result) { return movesCsv(*result); });
    addOf({tr("&JSON…"), tr("Settings, table and games"), QStringLiteral("json"),
           tr("JSON data (*.json)")},
          always, [](const Shown& result) {
              return provenanceOf(*result).addedToJson(experimentToJson(*result));
          });
}

/// The chart in front is painted in the window's thread.
void ExperimentExportMenu::addPictures(const std::function<ChartContent()>& picture)
{
    QList<ExportFormat> formats
        = pictureFormats(tr("The chart shown, or the bars where a table is shown"), {});
    formats.removeLast(); // the report has it as PDF
    for (const ExportFormat& format : formats)
        addEntry(format.text, format.tip, [this, format, picture] {
            exportdialog::run(
                this, question(format),
                [&picture](const QString& path) { return chartexport::toFile(picture(), path); },
                onFinished());
        });
}

void ExperimentExportMenu::setAll(std::function<void(QObject* asker, const TakeAll&)> askAll)
{
    const ExportFormat format {tr("PDF report of &all saved results…"),
                               tr("One report with every table and figure in the file of games"),
                               QStringLiteral("pdf"), tr("PDF report (*.pdf)")};
    const TakeAll take = [this, format](const Expected<std::vector<ExperimentResult>>& results) {
        if (!results)
            return Q_EMIT refused(results.error().message);
        write(format,
              [all = std::make_shared<const std::vector<ExperimentResult>>(*results)](
                  const QString& path, const std::stop_token&) {
                  return chartexport::saveBytes(experimentReport(*all), path);
              });
    };
    addEntry(format.text, format.tip,
             [this, take, askAll = std::move(askAll)] { askAll(this, take); });
}

void ExperimentExportMenu::exportCell(int cell)
{
    ExperimentResult part = m_data.result();
    const QString id = part.experiment.cells[static_cast<std::size_t>(cell)].id;
    std::erase_if(part.games, [&id](const ExperimentGame& game) { return game.cell != id; });
    write({{}, {}, QStringLiteral("csv"), tr("CSV table (*.csv)")},
          [part = std::make_shared<const ExperimentResult>(std::move(part))](
              const QString& path, const std::stop_token&) {
              return chartexport::saveBytes(movesCsv(*part), path);
          });
}
