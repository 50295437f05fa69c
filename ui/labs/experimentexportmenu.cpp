// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/experimentexportmenu.h"

#include "core/study/experimentexport.h"
#include "core/support/savefile.h"
#include "ui/labs/experimentreport.h"
#include "ui/models/experimentdata.h"

#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>

ExperimentExportMenu::ExperimentExportMenu(const ExperimentData& shown,
                                           std::function<ChartContent()> picture, QWidget* parent)
    : QToolButton(parent), m_data(shown), m_picture(std::move(picture))
{
    setText(tr("Export"));
    setToolTip(tr("Write what is shown to a file"));
    setAccessibleName(tr("Export the experiment"));
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::TabFocus);
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    addEntry(tr("&PDF report…"), tr("Tables, charts, protocol, seeds and machine on A4 pages"),
             QStringLiteral("pdf"), tr("PDF report (*.pdf)"),
             [this]() -> Expected<QByteArray> { return experimentReport({m_data.result()}); });
    addEntry(tr("Table as &CSV…"), tr("A row for each cell"), QStringLiteral("csv"),
             tr("CSV table (*.csv)"),
             [this]() -> Expected<QByteArray> { return experimentToCsv(m_data.result()); });
    addEntry(tr("&Moves as CSV…"), tr("A row for each move of each game, with nodes and time"),
             QStringLiteral("csv"), tr("CSV table (*.csv)"),
             [this]() -> Expected<QByteArray> { return experimentGamesToCsv(m_data.result()); });
    addEntry(tr("&JSON…"), tr("Settings, table and games"), QStringLiteral("json"),
             tr("JSON data (*.json)"),
             [this]() -> Expected<QByteArray> { return experimentToJson(m_data.result()); });
    addPicture(tr("Picture as P&NG…"), QStringLiteral("png"), tr("PNG picture (*.png)"));
    addPicture(tr("Picture as &SVG…"), QStringLiteral("svg"), tr("SVG drawing (*.svg)"));
}

void ExperimentExportMenu::addEntry(const QString& text, const QString& tip, const QString& suffix,
                                    const QString& filter, Maker make)
{
    QAction* const action = menu()->addAction(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    connect(action, &QAction::triggered, this,
            [this, suffix, filter, make = std::move(make)] { save(suffix, filter, make); });
}

void ExperimentExportMenu::addPicture(const QString& text, const QString& suffix,
                                      const QString& filter)
{
    QAction* const action = menu()->addAction(text);
    action->setToolTip(tr("The chart in front; of a table, its bars"));
    action->setStatusTip(action->toolTip());
    connect(action, &QAction::triggered, this, [this, suffix, filter] {
        const QString path = askForFile(suffix, filter);
        if (path.isEmpty())
            return;
        if (const auto saved = chartexport::save(m_picture(), path); saved)
            Q_EMIT done(tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
        else
            Q_EMIT refused(saved.error().message);
    });
}

void ExperimentExportMenu::setAll(std::function<Expected<std::vector<ExperimentResult>>()> all)
{
    addEntry(tr("PDF report of &all that is kept…"),
             tr("One report of all tables and figures in the file of games"), QStringLiteral("pdf"),
             tr("PDF report (*.pdf)"), [all = std::move(all)]() -> Expected<QByteArray> {
                 return all().map([](const std::vector<ExperimentResult>& results) {
                     return experimentReport(results);
                 });
             });
}

void ExperimentExportMenu::exportCell(int cell)
{
    save(QStringLiteral("csv"), tr("CSV table (*.csv)"), [this, cell]() -> Expected<QByteArray> {
        ExperimentResult part = m_data.result();
        std::erase_if(part.games, [cell](const ExperimentGame& game) { return game.cell != cell; });
        return experimentGamesToCsv(part);
    });
}

QString ExperimentExportMenu::askForFile(const QString& suffix, const QString& filter)
{
    QFileDialog dialog(this, tr("Export the experiment"), QString(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    const QString id = m_data.experiment().id;
    dialog.selectFile((id.isEmpty() ? QStringLiteral("experiment") : id) + QLatin1Char('.')
                      + suffix);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return dialog.selectedFiles().value(0);
}

void ExperimentExportMenu::save(const QString& suffix, const QString& filter, const Maker& make)
{
    const QString path = askForFile(suffix, filter);
    if (path.isEmpty())
        return;
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const Expected<QByteArray> bytes = make();
    QGuiApplication::restoreOverrideCursor();
    const QString native = QDir::toNativeSeparators(path);
    if (!bytes) {
        Q_EMIT refused(bytes.error().message);
    } else if (const auto saved = saveFile(path, *bytes); !saved) {
        Q_EMIT refused(
            tr("The file “%1” could not be written: %2.").arg(native, saved.error().message));
    } else {
        Q_EMIT done(tr("Saved as %1").arg(native));
    }
}
