// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/searchcomparison.h"

#include "ui/charts/figurechart.h"
#include "ui/labs/lessons/tree/growthfigure.h"
#include "ui/labs/lessons/tree/treetext.h"
#include "ui/style/tintedicon.h"
#include "ui/text/counttext.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"

#include <QComboBox>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

constexpr QSize growthSize(760, 460);

enum ComparedColumn
{
    SearchColumn,
    NodesColumn,
    LeavesColumn,
    CutsColumn,
    ShareColumn,
    ColumnCount
};

void setCell(QTableWidget& table, int row, int column, const QString& text)
{
    auto* const item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
    if (column != SearchColumn)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table.setItem(row, column, item);
}

}

SearchComparison::SearchComparison(QWidget* parent)
    : QWidget(parent), m_table(new QTableWidget(0, ColumnCount)), m_note(new QLabel),
      m_chart(new FigureChart)
{
    m_table->setAccessibleName(tr("Cost of each search method"));
    m_table->setHorizontalHeaderLabels(
        {tr("Search"), tr("Nodes"), tr("Leaves"), tr("Cuts"), tr("Of minimax")});
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    // A name that has no room in its line takes another one.
    fitRows(*m_table, 6);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table,
            &QTableWidget::resizeRowsToContents, Qt::QueuedConnection);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(SearchColumn, QHeaderView::Stretch);
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_halves = new QSplitter(Qt::Vertical);
    m_halves->addWidget(m_table);
    m_halves->addWidget(m_chart);
    m_halves->setStretchFactor(0, 1);
    m_halves->setStretchFactor(1, 1);
    m_halves->setChildrenCollapsible(false);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->addWidget(buildRow());
    column->addWidget(m_note);
    column->addWidget(m_halves, 1);
    connect(&m_job, &JobBase::advanced, this, [this] { show(m_job.interim()); });
    connect(&m_job, &JobBase::progressed, this, [this](const JobProgress& progress) {
        m_progress->setRange(0, static_cast<int>(progress.total.value_or(0)));
        m_progress->setValue(static_cast<int>(progress.done));
    });
    connect(&m_job, &JobBase::finished, this, &SearchComparison::finish);
    m_chart->setSizeHint({420, 260});
    showGrowth();
    m_note->setText(tr("Press Compare to search this position by every method, at each depth up to "
                       "the one chosen above."));
    updateControls();
}

SearchComparison::~SearchComparison() = default;

/// A low page has them beside each other: neither is a strip.
void SearchComparison::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int linesForTwo = 26;
    constexpr int lettersForTwo = 90;
    const bool isLow = height() < linesForTwo * fontMetrics().lineSpacing();
    const bool isWide = width() > lettersForTwo * fontMetrics().averageCharWidth();
    const Qt::Orientation wanted = isLow && isWide ? Qt::Horizontal : Qt::Vertical;
    if (m_halves->orientation() == wanted)
        return;
    m_halves->setOrientation(wanted);
    // Beside the chart the names of the searches need the larger part.
    const int fifth = (wanted == Qt::Horizontal ? width() : height()) / 5;
    m_halves->setSizes(wanted == Qt::Horizontal ? QList<int> {3 * fifth, 2 * fifth}
                                                : QList<int> {fifth, fifth});
}

QWidget* SearchComparison::buildRow()
{
    m_compare = new QPushButton(tintedIcon(QStringLiteral("play")), tr("Compare"));
    m_compare->setToolTip(tr("Search the same position by every method, one depth at a time"));
    m_stop = new QPushButton(tintedIcon(QStringLiteral("stop")), tr("Stop"));
    m_stop->setToolTip(tr("Stop and keep the depths compared so far"));
    m_progress = new QProgressBar;
    m_progress->setFormat(tr("depth %v of %m"));
    m_progress->setAccessibleName(tr("Depths compared"));
    m_progress->setMaximumWidth(140);
    m_depth = new QComboBox;
    m_depth->setAccessibleName(tr("Depth of the table"));
    m_depth->setToolTip(tr("Depth to show in the table"));
    m_depth->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_counted = new QComboBox;
    m_counted->addItems({tr("Nodes"), tr("Leaves")});
    m_counted->setAccessibleName(tr("Quantity in the chart"));
    m_counted->setToolTip(tr("Quantity in the chart"));
    connect(m_compare, &QPushButton::clicked, this, &SearchComparison::compare);
    connect(m_stop, &QPushButton::clicked, this, &SearchComparison::stop);
    connect(m_depth, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(m_found.size()))
            fill(m_found[static_cast<std::size_t>(index)]);
    });
    connect(m_counted, &QComboBox::currentIndexChanged, this, [this] { showGrowth(); });
    return flowRow({m_compare, m_stop, m_progress, m_depth, m_counted});
}

void SearchComparison::setRequest(const Expected<TreeRequest>& request)
{
    m_request = request ? std::optional(*request) : std::nullopt;
    updateControls();
}

void SearchComparison::compare()
{
    if (isRunning() || !m_request)
        return;
    m_compared = m_request;
    if (const auto started = m_job.start(compareWork(*m_request, m_exact)); !started)
        Q_EMIT messageReady(started.error().message);
    m_progress->setRange(0, m_compared->depth);
    m_progress->setValue(0);
    updateControls();
}

void SearchComparison::stop()
{
    m_job.stop();
}

void SearchComparison::finish()
{
    if (m_job.status() == JobStatus::Failed)
        Q_EMIT messageReady(m_job.error().message);
    else
        show(m_job.result());
    updateControls();
    Q_EMIT found();
}

void SearchComparison::showGrowth()
{
    m_chart->setFigure(growthFigure(
        m_found, m_counted->currentIndex() == 0 ? CountedOfTree::Nodes : CountedOfTree::Leaves));
}

void SearchComparison::show(const Comparisons& comparisons)
{
    m_found = comparisons;
    showGrowth();
    const QSignalBlocker quiet(m_depth);
    m_depth->clear();
    for (const Comparison& comparison : m_found)
        m_depth->addItem(tr("Depth %1").arg(comparison.depth));
    m_depth->setCurrentIndex(m_depth->count() - 1);
    if (!m_found.empty())
        fill(m_found.back());
}

void SearchComparison::fill(const Comparison& comparison)
{
    m_table->setRowCount(static_cast<int>(comparison.searches.size()) + 1);
    const std::uint64_t whole
        = comparison.searches.empty() ? 0 : comparison.searches.front().counted.counts.nodes;
    const auto add
        = [&](int row, const QString& name, const QStringList& numbers, std::uint64_t nodes) {
              setCell(*m_table, row, SearchColumn, name);
              for (int i = 0; i < numbers.size(); ++i)
                  setCell(*m_table, row, NodesColumn + i, numbers[i]);
              setCell(*m_table, row, ShareColumn,
                      whole == 0 ? QString()
                                 : tr("%1 %").arg(quantityText(100.0 * static_cast<double>(nodes)
                                                               / static_cast<double>(whole))));
          };
    int row = 0;
    for (const ComparedSearch& search : comparison.searches) {
        const TreeCounts& counts = search.counted.counts;
        add(row++, searchName(search.request),
            {countText(counts.nodes), countText(counts.leaves), countText(counts.cuts)},
            counts.nodes);
    }
    add(row, tr("minimum possible"),
        {countText(comparison.least.nodes), countText(comparison.least.leaves), QString()},
        comparison.least.nodes);
    const QString formula = comparison.branching
        ? tr("Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be "
             "examined. Here that is %2.")
              .arg(knuthMooreFormula(), knuthMooreFormula(*comparison.branching, comparison.depth))
        : tr("Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be "
             "examined. The nodes of this tree do not all have the same number of moves, so its "
             "minimum is counted.")
              .arg(knuthMooreFormula());
    m_table->resizeRowsToContents();
    m_note->setText(m_compared ? tr("Compared: %1. %2").arg(treetext::root(*m_compared), formula)
                               : formula);
}

void SearchComparison::updateControls()
{
    m_compare->setEnabled(!isRunning() && m_request);
    m_stop->setEnabled(isRunning());
    m_progress->setVisible(isRunning());
    m_depth->setEnabled(!m_found.empty());
}

ChartContent SearchComparison::content() const
{
    ChartContent content = figureContent(m_chart->figure());
    content.title = tr("How searches grow with depth");
    content.size = growthSize;
    content.csv = toCsv(m_found);
    content.note = m_note->text();
    return content;
}
