// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/matrixview.h"

#include "ui/labs/formal/verdicttext.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/sentencelabel.h"
#include "ui/widgets/narrowchoice.h"
#include "ui/widgets/rowtable.h"

#include <QLabel>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

using namespace fourcast;

namespace {

constexpr int studyThreads = 7;
constexpr int studyDepth = 7;
constexpr std::uint64_t matrixMemory = std::uint64_t {6} << 30;

enum Which
{
    Published,
    Repaired,
    Mutants
};

/// Before the formulas stand the name of the row, its states, and how long it took to find them.
constexpr int firstFormula = 3;

}

MatrixView::MatrixView(QWidget* parent)
    : QWidget(parent), m_choice(new NarrowChoice),
      m_levels(formfields::spin(
          1, studyDepth, tr("Levels"),
          tr("Number of levels in the last row. Each further level takes several times as long"))),
      m_title(sentenceLabel()), m_table(new QTableWidget), m_summary(sentenceLabel())
{
    m_choice->addItem(tr("Table 1 of the study: 7 threads, 1 to 7 levels"), Published);
    m_choice->addItem(tr("The same table with the repaired formulas"), Repaired);
    m_choice->addItem(tr("Mutants: which formula catches which mistake"), Mutants);
    m_choice->setAccessibleName(tr("Table"));
    m_choice->setToolTip(tr("Choose the table to fill"));
    m_run = pushButton(tr("Fill the table"),
                       tr("Explore the models row by row and check every formula in each"), this,
                       &MatrixView::run);
    m_stop = pushButton(tr("Stop"), tr("Stop and keep the filled cells. Fill continues from there"),
                        this, &MatrixView::stop);
    readByCell(*m_table, tr("Verdicts"));
    m_table->setWordWrap(true);
    m_table->setToolTip(tr("Double-click or press Enter to open the model and the formula"));
    auto* const settings = new QWidget;
    auto* const fields = new QHBoxLayout(settings);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->addWidget(m_choice, 1);
    // As the rows are called.
    m_levels->setPrefix(QStringLiteral("D ≤ "));
    m_levels->setValue(studyDepth);
    fields->addWidget(m_levels);
    beforeclass::leave(*settings);
    beforeclass::appear(*m_title);
    auto* const row = new QHBoxLayout;
    row->addWidget(settings, 1);
    row->addWidget(m_title, 1);
    row->addWidget(m_run);
    row->addWidget(m_stop);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_summary);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &MatrixView::choose);
    connect(m_levels, &QSpinBox::valueChanged, this, &MatrixView::limitLevels);
    connect(m_table, &QTableWidget::cellActivated, this, [this](int tableRow, int column) {
        Q_EMIT openWanted(m_matrix.rows[static_cast<std::size_t>(tableRow)].values,
                          column - firstFormula);
    });
    connect(&m_job, &JobBase::statusChanged, this, &MatrixView::showSummary);
    connect(&m_job, &JobBase::advanced, this, [this] { take(m_job.interim()); });
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() == JobStatus::Failed)
            m_summary->setText(m_job.error().message);
        else
            take(m_job.result());
        Q_EMIT finished();
    });
    choose();
}

MatrixView::~MatrixView()
{
    m_job.disconnect(this);
}

bool MatrixView::isMutants() const
{
    return m_choice->currentData().toInt() == Mutants;
}

void MatrixView::setOwnFormula(const QString& text)
{
    if (text == m_own)
        return;
    m_own = text;
    if (isMutants() && !isRunning())
        choose();
}

void MatrixView::showMutants()
{
    m_choice->setCurrentIndex(m_choice->findData(Mutants));
}

void MatrixView::showTable(const QString& name)
{
    const QStringList names {QStringLiteral("published"), QStringLiteral("repaired"),
                             QStringLiteral("mutants")};
    const int tables[] {Published, Repaired, Mutants};
    if (const auto place = names.indexOf(name); place >= 0)
        m_choice->setCurrentIndex(m_choice->findData(tables[place]));
}

void MatrixView::showLevels(int most)
{
    m_levels->setValue(most);
}

void MatrixView::limitLevels()
{
    if (isMutants())
        return;
    std::vector<Matrix::Row>& rows = m_matrix.rows;
    std::ranges::move(m_deeper, std::back_inserter(rows));
    const auto shown = std::min(rows.size(), static_cast<std::size_t>(m_levels->value()));
    m_deeper.assign(std::make_move_iterator(rows.begin() + static_cast<std::ptrdiff_t>(shown)),
                    std::make_move_iterator(rows.end()));
    rows.resize(shown);
    showTitles();
    take(m_matrix);
}

void MatrixView::choose()
{
    m_job.abandon();
    m_deeper.clear();
    m_levels->setVisible(!isMutants());
    m_title->setText(m_choice->currentText());
    if (isMutants()) {
        m_matrix = formal::mutantTable();
        if (!m_own.trimmed().isEmpty())
            m_matrix.columns.push_back(
                {tr("Yours"), [text = m_own](const formal::ModelValues&) { return text; }});
    } else {
        m_matrix = formal::studyTable(studyThreads, 1, studyDepth,
                                      m_choice->currentData().toInt() == Repaired);
        return limitLevels();
    }
    showTitles();
    take(m_matrix);
}

void MatrixView::run()
{
    if (isRunning())
        return;
    const auto started = m_job.start([matrix = m_matrix](const auto& context) -> Expected<Matrix> {
        formal::MatrixOptions options;
        options.memory = matrixMemory;
        options.stop = context.stop();
        options.report = [&context](const Matrix& now) { context.send(now); };
        return formal::fillMatrix(matrix, options);
    });
    if (!started)
        m_summary->setText(started.error().message);
}

void MatrixView::stop()
{
    m_job.stop();
}

void MatrixView::take(const Matrix& matrix)
{
    m_matrix = matrix;
    showCells();
    showSummary();
}

void MatrixView::showTitles()
{
    QStringList titles {tr("Model"), tr("States"), tr("Explored in")};
    for (const Matrix::Column& column : m_matrix.columns)
        titles << column.title;
    setEmptyCells(*m_table, titles, m_matrix.rows.size());
}

void MatrixView::showCells()
{
    for (int at = 0; at < m_table->rowCount(); ++at) {
        const Matrix::Row& row = m_matrix.rows[static_cast<std::size_t>(at)];
        m_table->item(at, 0)->setText(row.title);
        m_table->item(at, 1)->setText(row.states > 0 ? countText(row.states) : QString());
        m_table->item(at, 2)->setText(row.states > 0 ? durationText(row.exploring) : QString());
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            QTableWidgetItem* const item
                = m_table->item(at, static_cast<int>(column) + firstFormula);
            const auto& cell = row.cells[column];
            if (!cell)
                continue;
            item->setText(!cell->fault.isEmpty() ? tr("▲ error")
                                                 : verdicttext::shape(cell->status) + u'\n'
                                  + durationText(cell->time));
            item->setToolTip(cell->fault);
        }
    }
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
}

std::size_t MatrixView::filledCells() const
{
    std::size_t filled = 0;
    for (const Matrix::Row& row : m_matrix.rows)
        filled += static_cast<std::size_t>(
            std::ranges::count_if(row.cells, [](const auto& cell) { return cell.has_value(); }));
    return filled;
}

/// Empty before it begins and when it is whole.
QString MatrixView::filledText() const
{
    const std::size_t filled = filledCells();
    if (!isRunning() && (filled == 0 || m_matrix.isComplete()))
        return {};
    return tr("%1 of %2 cells filled.")
               .arg(countText(filled), countText(m_matrix.rows.size() * m_matrix.columns.size()))
        + u' ';
}

void MatrixView::showSummary()
{
    m_run->setEnabled(!isRunning() && !m_matrix.isComplete());
    m_stop->setEnabled(isRunning());
    m_choice->setEnabled(!isRunning());
    m_levels->setEnabled(!isRunning());
    if (m_job.status() == JobStatus::Failed)
        return;
    if (!isMutants())
        return m_summary->setText(
            filledText()
            + tr("Explored and checked here from the model's text. The study says that all seven "
                 "formulas hold at every depth. “Vacuous” marks those that hold only because the "
                 "actions they mention never happen."));
    if (!isRunning() && filledCells() == 0)
        return m_summary->setText(
            tr("Nothing checked yet. Press Fill the table to check every formula on each mutant."));
    QStringList parts;
    for (std::size_t column = 0; column < m_matrix.columns.size(); ++column)
        parts << tr("%1: %2")
                     .arg(m_matrix.columns[column].title)
                     .arg(formal::caughtRows(m_matrix, column).size());
    m_summary->setText(filledText()
                       + tr("How many of the %1 mutants each formula catches: %2.")
                             .arg(m_matrix.rows.size() - 1)
                             .arg(parts.join(QStringLiteral(", "))));
}
