// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/conformview.h"

#include "core/board/notation.h"
#include "core/search/searchreport.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/rowtable.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast;
using ConformStatus = formal::Conformance::Status;
using EventKind = TaskEvent::Kind;

namespace {

/// Older ones go: a long match would fill the list with what nobody looks at.
constexpr std::size_t mostKept = 200;

QTableWidget* table(const QStringList& columns, const QString& name)
{
    auto* const made = new QTableWidget(0, static_cast<int>(columns.size()));
    made->setHorizontalHeaderLabels(columns);
    readByRow(*made, name);
    made->horizontalHeader()->setStretchLastSection(true);
    return made;
}

QString columnName(int column)
{
    return QString(QChar(static_cast<char16_t>(u'a' + column)));
}

QString eventText(const TaskEvent& event)
{
    const QString column = columnName(event.task);
    switch (event.kind) {
    case EventKind::Take:
        return ConformView::tr("worker %1 takes column %2").arg(event.worker).arg(column);
    case EventKind::Done:
        return ConformView::tr("worker %1 has searched column %2: %3")
            .arg(event.worker)
            .arg(column)
            .arg(event.value);
    case EventKind::Best:
        break;
    }
    return ConformView::tr("all done: column %1 is best, with %2").arg(column).arg(event.value);
}

/// Is it another column than the one that is told as the best, and worth the same?
bool isDrawnByLot(const SearchReport& report)
{
    const TaskEvent& best = report.events.back();
    const int played = report.bestMove.column();
    return best.kind == EventKind::Best && best.task != played
        && std::ranges::any_of(report.events, [&](const TaskEvent& event) {
               return event.kind == EventKind::Done && event.task == played
                   && event.value == best.value;
           });
}

QString searchText(const SearchReport& report)
{
    const QString text = isDrawnByLot(report)
        ? ConformView::tr("%1, depth %2, plays %3 (drawn by lot from equal moves)")
        : ConformView::tr("%1, depth %2, plays %3");
    return text.arg(report.engine).arg(report.depth).arg(columnName(report.bestMove.column()));
}

/// A shape beside each word.
QString verdictText(ConformStatus status)
{
    switch (status) {
    case ConformStatus::Conforms:
        return ConformView::tr("● conforms");
    case ConformStatus::Unfinished:
        return ConformView::tr("○ conforms so far");
    case ConformStatus::Refused:
        break;
    }
    return ConformView::tr("▲ does not conform");
}

}

ConformView::ConformView(QWidget* parent)
    : QWidget(parent), m_live(new QCheckBox(tr("Check each engine move against the model"))),
      m_summary(new QLabel)
{
    m_live->setToolTip(tr(
        "During a game, replay the workers of a mapped search step by step in the search model"));
    m_summary->setWordWrap(true);
    m_summary->setMinimumHeight(1);
    m_path = pushButton(tr("Show as a path"),
                        tr("Show the states of this run's model, with the run as a path"), this,
                        &ConformView::askForPath);
    m_play
        = pushButton(tr("Let mapped-h1 play here"),
                     tr("Start a game against mapped-h1 on the board, and check each of its moves"),
                     this, &ConformView::letPlay);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->addWidget(flowRow({m_live, m_play, m_path}));
    layout->addWidget(m_summary);
    layout->addWidget(buildTables(), 1);
    layout->addStretch();
    connect(m_live, &QCheckBox::toggled, this, &ConformView::showSummary);
    showSummary();
    showEvents(-1);
}

QWidget* ConformView::buildTables()
{
    m_list = table({tr("Search"), tr("Workers"), tr("Events"), tr("Verdict")},
                   tr("Searches checked against the model"));
    m_events = table({tr("Step"), tr("What happened"), tr("In the model")},
                     tr("Events of the selected search"));
    m_events->horizontalHeaderItem(1)->setToolTip(
        tr("Values are in heuristic units, from the view of the side to move"));
    m_events->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(m_list, &QTableWidget::currentCellChanged, this, &ConformView::showEvents);
    auto* const splitter = splitterOf(Qt::Horizontal, {m_list, m_events});
    // Nothing is shown of what was not looked at.
    splitter->hide();
    return m_tables = splitter;
}

bool ConformView::isLive() const
{
    return m_live->isChecked();
}

void ConformView::setLive(bool live)
{
    m_live->setChecked(live);
}

int ConformView::refused() const
{
    return static_cast<int>(std::ranges::count_if(
        m_runs, [](const Checked& checked) { return checked.conformance.isRefused(); }));
}

void ConformView::take(const SearchReport& report)
{
    if (!isLive() || report.events.empty())
        return;
    const Run run = formal::recordedRun(report);
    const QString what = searchText(report);
    m_questions.order<Conformance>(
        this, [run] { return formal::checkConformance(run); },
        [this, run, what](Expected<Conformance> checked) {
            if (checked)
                add({what, run, std::move(*checked)});
            else
                m_summary->setText(checked.error().message);
        });
}

void ConformView::add(Checked checked)
{
    const QStringList cells {checked.what, QString::number(checked.run.workers),
                             QString::number(checked.run.events.size()),
                             verdictText(checked.conformance.status)};
    m_runs.insert(m_runs.begin(), std::move(checked));
    m_list->insertRow(0);
    for (int column = 0; column < cells.size(); ++column)
        m_list->setItem(0, column, new QTableWidgetItem(cells[column]));
    if (m_runs.size() > mostKept) {
        m_runs.pop_back();
        m_list->removeRow(m_list->rowCount() - 1);
    }
    m_list->resizeColumnsToContents();
    m_tables->show();
    m_list->setCurrentCell(0, 0);
    showEvents(0);
    showSummary();
}

void ConformView::showSummary()
{
    const int wrong = refused();
    if (m_runs.empty())
        m_summary->setText(
            isLive() ? tr("Play against an engine that shares its moves among workers, such as "
                          "mapped-h1. Each of its searches appears here.")
                     : tr("Off: searches are not checked. Switch it on to replay the workers of "
                          "each engine move step by step in the search model."));
    else if (wrong == 0)
        m_summary->setText(
            tr("All %n search(es) conform: the model allows everything their workers did.", nullptr,
               checked()));
    else
        m_summary->setText(tr("%n search(es) did not conform.", nullptr, wrong) + u' '
                           + tr("Select one to see the step that the model does not allow."));
}

void ConformView::showEvents(int row)
{
    m_path->setEnabled(row >= 0);
    m_events->setRowCount(0);
    if (row < 0 || row >= checked())
        return;
    const Checked& chosen = m_runs[static_cast<std::size_t>(row)];
    const std::size_t allowed = chosen.conformance.path.size();
    const std::size_t shown
        = std::min(chosen.run.events.size(), allowed + (chosen.conformance.isRefused() ? 1 : 0));
    for (std::size_t i = 0; i < shown; ++i) {
        const TaskEvent& event = chosen.run.events[i];
        const int at = m_events->rowCount();
        m_events->insertRow(at);
        m_events->setItem(at, 0, new QTableWidgetItem(QString::number(i + 1)));
        m_events->setItem(at, 1, new QTableWidgetItem(eventText(event)));
        const QString label = formal::labelOf(event).text();
        m_events->setItem(
            at, 2,
            new QTableWidgetItem(i < allowed ? label : tr("▲ %1 is not allowed here").arg(label)));
    }
    m_events->resizeColumnsToContents();
}

/// The game is to be checked from its first move on.
void ConformView::letPlay()
{
    setLive(true);
    Q_EMIT gameWanted();
}

void ConformView::askForPath()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= checked())
        return;
    const Checked& chosen = m_runs[static_cast<std::size_t>(row)];
    Q_EMIT pathWanted(chosen.run, chosen.conformance.path);
}
