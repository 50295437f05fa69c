// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/tournamentreportdialog.h"

#include "core/board/notation.h"
#include "ui/labs/tournament/standingscolumns.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/rowtable.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace {

using FoundReports = std::shared_ptr<const std::vector<EntrantReport>>;

QTableView* reportTable(TableModel& model, const QString& name)
{
    auto* const table = new QTableView;
    table->setModel(&model);
    readByRow(*table, name);
    table->setAlternatingRowColors(true);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

}

TournamentReportDialog::TournamentReportDialog(std::shared_ptr<const NamedTournament> tournament,
                                               QWidget* parent)
    : QDialog(parent), m_tournament(std::move(tournament)), m_model(new TableModel(this)),
      m_missModel(new TableModel(this)), m_table(reportTable(*m_model, tr("Reports"))),
      m_misses(reportTable(*m_missModel, tr("What was missed"))), m_progress(new QProgressBar),
      m_told(new LiveLabel)
{
    setWindowTitle(tr("Reports: %1").arg(m_tournament->name));
    resize(860, 560);
    m_table->setObjectName(QStringLiteral("reports"));
    m_misses->setObjectName(QStringLiteral("misses"));
    m_misses->setToolTip(tr("Enter or a double click shows the position on the board"));
    m_progress->setAccessibleName(tr("Games looked at"));
    m_progress->setFormat(tr("%v of %m games"));
    m_progress->setRange(0, 0);
    m_export = new ExportMenu(tr("Export the reports"), [this] { return m_tournament->name; });
    m_export->setText(tr("E&xport…"));
    m_export->setEnabled(false);
    m_export->add({tr("What was missed as &CSV…"), tr("One row per miss"), QStringLiteral("csv"),
                   tr("CSV table (*.csv)")},
                  [this]() -> ExportMenu::Make {
                      return [tournament = m_tournament,
                              reports = m_reports](const std::stop_token&) -> Expected<QByteArray> {
                          return reportToCsv(tournament->tournament, *reports);
                      };
                  });
    connect(m_export, &ExportMenu::messageReady, m_told, &LiveLabel::say);
    auto* const missTitle = new QLabel(tr("&Missed by the selected entrant:"));
    missTitle->setBuddy(m_misses);
    auto* const below = new QWidget;
    auto* const belowColumn = new QVBoxLayout(below);
    belowColumn->setContentsMargins(0, 0, 0, 0);
    belowColumn->addWidget(missTitle);
    belowColumn->addWidget(m_misses, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const last = new QHBoxLayout;
    last->addWidget(m_progress, 1);
    last->addWidget(m_export);
    last->addWidget(buttons);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(splitterOf(Qt::Vertical, {m_table, below}, {1, 1}), 1);
    column->addWidget(m_told);
    column->addLayout(last);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) { showMisses(now.row()); });
    connect(m_misses, &QTableView::activated, this,
            [this](const QModelIndex& index) { chooseMiss(index.row()); });
    connect(&m_job, &JobBase::progressed, this, [this](const JobProgress& progress) {
        m_progress->setRange(0, static_cast<int>(progress.total.value_or(0)));
        m_progress->setValue(static_cast<int>(progress.done));
    });
    connect(&m_job, &JobBase::finished, this, &TournamentReportDialog::finish);
    const auto started = m_job.start([kept = m_tournament](const auto& job) -> Expected<Reports> {
        auto found = reportEntrants(kept->tournament, 0, job.stop(), [&job](int done, int all) {
            job.report({.done = static_cast<std::uint64_t>(done),
                        .total = static_cast<std::uint64_t>(all)});
        });
        return found ? std::move(*found) : Reports();
    });
    if (!started)
        m_told->say(started.error().message);
}

TournamentReportDialog::~TournamentReportDialog() = default;

void TournamentReportDialog::finish()
{
    m_progress->hide();
    if (m_job.status() == JobStatus::Failed)
        return m_told->say(m_job.error().message);
    m_reports = std::make_shared<const Reports>(m_job.result());
    m_model->show(reportColumns(m_tournament->tournament.options.entrants), *m_reports);
    m_table->resizeColumnsToContents();
    m_export->setEnabled(!m_reports->empty());
    m_told->say(tr("Every move was compared with the exact solver."));
    if (!m_reports->empty())
        m_table->setCurrentIndex(m_model->index(0, 0));
}

void TournamentReportDialog::showMisses(int row)
{
    m_places.clear();
    if (m_reports && row >= 0 && row < static_cast<int>(m_reports->size()))
        m_places = (*m_reports)[static_cast<std::size_t>(row)].misses;
    std::vector<TableModel::Row> rows;
    for (const EntrantReport::Place& place : m_places)
        rows.push_back({{.text = QLocale().toString(place.game)},
                        {.text = QLocale().toString(place.miss.ply + 1)},
                        {.text = Miss::kindName(place.miss.kind)},
                        {.text = notation::columnName(place.miss.played.column())},
                        {.text = notation::columnName(place.miss.better.column())}});
    m_missModel->setHeadings({{.text = tr("Game")},
                              {.text = tr("Move")},
                              {.text = tr("Missed"), .isWords = true},
                              {.text = tr("Played")},
                              {.text = tr("Better")}});
    m_missModel->setRows(std::move(rows));
    m_misses->resizeColumnsToContents();
}

void TournamentReportDialog::chooseMiss(int row)
{
    if (row < 0 || row >= static_cast<int>(m_places.size()))
        return;
    const EntrantReport::Place& place = m_places[static_cast<std::size_t>(row)];
    Q_EMIT gameWanted(place.game, place.miss.ply);
}
