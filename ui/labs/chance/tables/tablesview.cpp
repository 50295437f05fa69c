// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/tables/tablesview.h"

#include "core/chance/tables/tablefile.h"
#include "ui/labs/chance/tables/tablereport.h"
#include "ui/labs/chance/tables/tablewords.h"
#include "ui/paper/chartstyle.h"
#include "ui/text/counttext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/exports/exportmenu.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/labels/sentencelabel.h"
#include "ui/widgets/narrowchoice.h"
#include "ui/widgets/rowtable.h"

#include <QCheckBox>
#include <QEvent>
#include <QJsonDocument>
#include <QLabel>
#include <QProgressBar>
#include <QTableWidget>
#include <algorithm>

using namespace fourcast;
using fourcast::chance::Agreement;
using fourcast::chance::StudyTable;
using fourcast::chance::studyTable;
using fourcast::chance::TableCell;
using fourcast::chance::TableColumn;
using fourcast::chance::TableOptions;
using fourcast::chance::TableRow;
using fourcast::chance::TableTask;

namespace {

constexpr std::uint64_t tableMemory = std::uint64_t {8} << 30;
constexpr int studyTables = 4;

/// Of the shapes that say the same: blue, orange and grey are told apart by everybody.
QColor agreementInk(Agreement agreement, const QPalette& palette)
{
    switch (agreement) {
    case Agreement::Rounded:
    case Agreement::CutOff:
    case Agreement::Inside:
        return chartstyle::seriesColor(0, palette);
    case Agreement::Differs:
        return chartstyle::seriesColor(1, palette);
    case Agreement::NotPublished:
    case Agreement::Open:
        break;
    }
    return palette.color(QPalette::Text);
}

}

TablesView::TablesView(QWidget* parent)
    : QWidget(parent), m_choice(new NarrowChoice), m_large(new QCheckBox(tr("Include large rows"))),
      m_exact(new QCheckBox(tr("Fractions"))), m_progress(new QProgressBar),
      m_title(sentenceLabel()), m_table(new QTableWidget), m_summary(sentenceLabel()),
      m_notes(sentenceLabel())
{
    for (int number = 0; number < studyTables; ++number) {
        m_tables[number] = studyTable(number);
        m_choice->addItem(m_tables[number].title, number);
    }
    readByCell(*m_table, tr("Table of the study"));
    m_table->setWordWrap(true);
    stackIn(*this, {m_choice, m_title, buildRow(), m_summary, {m_table, 1}, m_notes}, 6);
    connect(m_choice, &QComboBox::currentIndexChanged, this,
            [this] { show(m_choice->currentData().toInt()); });
    connect(m_table, &QTableWidget::cellActivated, this, &TablesView::open);
    connect(m_table, &QTableWidget::currentCellChanged, this, &TablesView::showSummary);
    connect(m_large, &QCheckBox::toggled, this, &TablesView::showCells);
    connect(&m_job, &JobBase::statusChanged, this, &TablesView::showSummary);
    connect(&m_job, &JobBase::advanced, this, [this] { take(m_job.interim().table); });
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() == JobStatus::Failed)
            Q_EMIT messageReady(m_job.error().message);
        else
            take(m_job.result());
        Q_EMIT finished();
    });
    choose(1);
}

TablesView::~TablesView()
{
    m_job.disconnect(this);
}

QWidget* TablesView::buildRow()
{
    m_choice->setAccessibleName(tr("Table"));
    m_choice->setToolTip(tr("Choose which table of the study to show and fill"));
    m_large->setToolTip(tr("Also run rows of more than %1 states. A state takes about 50 to 150 "
                           "bytes and 2 to 5 microseconds, so 23 million states take 2 GiB and a "
                           "minute or two. A row stops at %2 GiB and says so.")
                            .arg(countText(mostStates), countText(tableMemory >> 30)));
    m_exact->setToolTip(tr("Also solve small models in fractions: 75/22"));
    m_run = pushButton(tr("Fill the table"), tr("Explore and check the models row by row"), this,
                       &TablesView::run);
    m_stop = pushButton(tr("Stop"), tr("Stop and keep the filled cells. Fill continues from there"),
                        this, &TablesView::stop);
    m_open = pushButton(tr("Open the row"),
                        tr("Show this row's model, values and question on this page. "
                           "Double-clicking the row or pressing Enter does the same"),
                        this, [this] { open(m_table->currentRow(), m_table->currentColumn()); });
    m_progress->setAccessibleName(tr("Rows run"));
    m_progress->setFormat(tr("%v of %m rows"));
    m_progress->setMinimumWidth(120);
    m_export = new ExportMenu(tr("Export the table"),
                              [this] { return QStringLiteral("chance-table-%1").arg(m_shown); });
    connect(m_export, &ExportMenu::messageReady, this, &TablesView::messageReady);
    fillExports();
    beforeclass::leave({m_choice, m_large, m_exact, m_open, m_export});
    beforeclass::appear(*m_title);
    return flowRow({m_run, m_stop, m_large, m_exact, m_open, m_export, m_progress});
}

void TablesView::fillExports()
{
    const auto entry = [this](const QString& text, const QString& tip, const QString& suffix,
                              const QString& filter, QByteArray (*make)(const StudyTable&)) {
        m_export->add({text, tip, suffix, filter}, [this, make] {
            return [make, table = table()](const std::stop_token&) -> Expected<QByteArray> {
                return make(table);
            };
        });
    };
    entry(tr("Table as &CSV…"), tr("Save one line per cell: paper, ours, the interval"),
          QStringLiteral("csv"), tr("Table (*.csv)"), [](const StudyTable& table) {
              return Provenance(table.title).addedToCsv(tableToCsv(table));
          });
    entry(
        tr("Table as &JSON…"), tr("Save rows and cells for use by a program"),
        QStringLiteral("json"), tr("JSON document (*.json)"), [](const StudyTable& table) {
            return Provenance(table.title).addedToJson(QJsonDocument(tableToJson(table)).toJson());
        });
    entry(tr("Table as &Markdown…"),
          tr("Save for use in a document: paper, ours and the interval in each cell"),
          QStringLiteral("md"), tr("Markdown text (*.md)"),
          [](const StudyTable& table) { return tableToMarkdown(table, Provenance(table.title)); });
    entry(tr("PDF &report…"), tr("Save the table and its notes on A4 pages"), QStringLiteral("pdf"),
          tr("PDF report (*.pdf)"), [](const StudyTable& table) { return tableReport(table); });
}

void TablesView::choose(int number)
{
    m_choice->setCurrentIndex(m_choice->findData(number));
    show(number);
}

void TablesView::setLargeRows(bool wanted)
{
    m_large->setChecked(wanted);
}

bool TablesView::isLarge(const TableRow& row) const
{
    return row.states > mostStates;
}

/// As far as it is to be: large rows only where they are wanted.
bool TablesView::isFilled() const
{
    return std::ranges::all_of(table().rows, [this](const TableRow& row) {
        return row.isRun || (isLarge(row) && !m_large->isChecked());
    });
}

void TablesView::run()
{
    if (isRunning())
        return;
    TableOptions options;
    options.exploring.memoryBudget = tableMemory;
    options.exact = m_exact->isChecked();
    options.mostStates = m_large->isChecked() ? 0 : mostStates;
    const auto started = m_job.start(
        [table = table(), options](const auto& context) mutable -> Expected<StudyTable> {
            SoFar now {table, {}};
            options.stop = context.stop();
            options.report = [&](const StudyTable& filled) {
                now.table = filled;
                context.send(now);
            };
            options.progress = [&](const QString& doing) {
                now.doing = doing;
                context.send(now);
            };
            return fillTable(table, options);
        });
    if (!started)
        Q_EMIT messageReady(started.error().message);
}

void TablesView::stop()
{
    m_job.stop();
}

void TablesView::show(int number)
{
    m_shown = number;
    const StudyTable& shown = table();
    QStringList titles {tr("Row")};
    for (const TableColumn& column : shown.columns)
        titles << column.title;
    titles << tr("Time");
    setEmptyCells(*m_table, titles, shown.rows.size());
    for (std::size_t column = 0; column < shown.columns.size(); ++column)
        m_table->horizontalHeaderItem(static_cast<int>(column) + 1)
            ->setToolTip(shown.columns[column].help);
    m_title->setText(shown.title);
    m_notes->setText(shown.notes.join(u'\n'));
    m_notes->setVisible(!shown.notes.isEmpty());
    showCells();
}

void TablesView::take(const StudyTable& table)
{
    m_tables[table.number] = table;
    if (table.number == m_shown)
        showCells();
}

void TablesView::showCell(int row, int column)
{
    const TableRow& shown = table().rows[static_cast<std::size_t>(row)];
    QTableWidgetItem* const item = m_table->item(row, column);
    if (column == 0)
        return item->setText(shown.title);
    const auto at = static_cast<std::size_t>(column) - 1;
    if (at == shown.cells.size()) {
        item->setText(tablewords::time(shown, isLarge(shown) && !m_large->isChecked()));
        return item->setToolTip(isLarge(shown) && !shown.isRun && shown.fault.isEmpty()
                                    ? tablewords::effort(shown, tableMemory)
                                    : item->text());
    }
    const TableCell& cell = shown.cells[at];
    item->setText(tablewords::cell(table().columns[at], cell));
    item->setToolTip(tablewords::explained(table().columns[at], cell));
    item->setForeground(cell.isKnown ? agreementInk(cell.agreement, palette())
                                     : chartstyle::mixed(palette().color(QPalette::Base),
                                                         palette().color(QPalette::Text), 0.65));
}

void TablesView::showCells()
{
    for (int row = 0; row < m_table->rowCount(); ++row)
        for (int column = 0; column < m_table->columnCount(); ++column)
            showCell(row, column);
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    showSummary();
}

void TablesView::showSummary()
{
    const bool running = isRunning();
    m_run->setEnabled(!running && !isFilled());
    m_stop->setEnabled(running);
    m_choice->setEnabled(!running);
    m_large->setEnabled(!running);
    m_exact->setEnabled(!running);
    m_open->setEnabled(!running && m_table->currentRow() >= 0);
    m_progress->setVisible(running);
    m_progress->setMaximum(static_cast<int>(table().rows.size()));
    m_progress->setValue(static_cast<int>(std::ranges::count_if(table().rows, &TableRow::isRun)));
    QString text = tablewords::summary(table());
    if (running && m_job.hasInterim() && !m_job.interim().doing.isEmpty())
        text += QStringLiteral(" %1.").arg(m_job.interim().doing);
    m_summary->setText(text);
}

void TablesView::open(int row, int column)
{
    if (isRunning() || row < 0)
        return;
    const TableRow& chosen = table().rows[static_cast<std::size_t>(row)];
    const TableTask* task = &chosen.tasks.front();
    QString property;
    for (const TableTask& each : chosen.tasks)
        for (const TableTask::Query& asked : each.asked) {
            if (asked.column != column - 1)
                continue;
            task = &each;
            if (table().columns[static_cast<std::size_t>(asked.column)].kind
                == TableColumn::Kind::Value)
                property = asked.what;
        }
    Q_EMIT openWanted(task->model, task->values, property);
}

void TablesView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showCells();
}
