// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/reportpanel.h"

#include "core/board/notation.h"
#include "core/search/figures/branching.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"
#include "ui/text/playername.h"
#include "ui/widgets/fontfollower.h"

#include <QAction>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>
#include <QTableWidget>
#include <QToolButton>
#include <algorithm>

namespace {

QLabel* selectableLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setWordWrap(true);
    return label;
}

/// The line of play in squares; a report's line is legal in its root.
QString lineText(const SearchReport& report)
{
    return report.principalVariation.empty()
        ? ReportPanel::tr("none")
        : notation::toCoordinates(report.principalVariation, report.root);
}

QString statusText(SearchReport::Status status)
{
    switch (status) {
    case SearchReport::Status::Deepening:
        return ReportPanel::tr("still searching");
    case SearchReport::Status::Completed:
        return ReportPanel::tr("completed");
    case SearchReport::Status::LimitReached:
        return ReportPanel::tr("limit reached");
    case SearchReport::Status::Stopped:
        return ReportPanel::tr("stopped early");
    }
    return {};
}

/// So many that a quick search's moves don't all begin and end at 0.0.
int millisecondDecimals(const SearchReport& report)
{
    std::chrono::nanoseconds last {0};
    for (const RootMoveReport& move : report.rootMoves)
        last = std::max(last, move.end);
    int decimals = 1;
    for (std::chrono::nanoseconds limit = std::chrono::milliseconds(100);
         last < limit && decimals < 4; limit /= 10)
        ++decimals;
    return decimals;
}

} // namespace

ReportPanel::ReportPanel(QAction* hint, QWidget* parent)
    : QWidget(parent), m_pages(new QStackedLayout(this))
{
    m_pages->addWidget(makeEmptyPage(hint));
    m_pages->addWidget(makeReportPage());
}

QWidget* ReportPanel::makeEmptyPage(QAction* hint)
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    auto* text
        = new QLabel(tr("When an engine has searched, its numbers stand here: depth, score, "
                        "nodes, time and the value of each column. A hint is a search, too."),
                     page);
    text->setWordWrap(true);
    auto* button = new QToolButton(page);
    button->setDefaultAction(hint);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layout->addWidget(text);
    layout->addWidget(button);
    layout->addStretch();
    return page;
}

QWidget* ReportPanel::makeReportPage()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    m_fields[Title] = selectableLabel(page);
    m_fields[Title]->setAccessibleDescription(tr("Report of"));
    layout->addWidget(m_fields[Title]);
    m_comparison = selectableLabel(page);
    m_comparison->setAccessibleDescription(tr("Beside the other moves"));
    m_comparison->hide();
    layout->addWidget(m_comparison);

    auto* form = new QFormLayout;
    form->setVerticalSpacing(2);
    addField(form, EngineName, tr("Engine:"));
    addField(form, ScoreText, tr("Score:"));
    addField(form, Depth, tr("Depth:"));
    addField(form, Nodes, tr("Nodes:"));
    addField(form, Leaves, tr("Leaves:"));
    addField(form, Cutoffs, tr("Cutoffs:"));
    addField(form, Branching, tr("Branching:"));
    m_fields[Branching]->setToolTip(
        tr("The effective branching factor: with so many moves at every position, a tree of this "
           "depth would have as many nodes."));
    addField(form, Time, tr("Time:"));
    addField(form, Speed, tr("Speed:"));
    addField(form, Line, tr("Line:"));
    layout->addLayout(form);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(4);
    for (int column = 0; column < SearchReport::columns; ++column) {
        auto* name = new QLabel(notation::columnName(column), page);
        name->setAlignment(Qt::AlignCenter);
        auto* value = new QLabel(page);
        value->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        value->setWordWrap(true);
        value->setAccessibleDescription(tr("Value of column %1").arg(column + 1));
        name->setBuddy(value);
        // Four short columns in the first row, three in the second: a narrow dock holds them.
        const int place = column % 4;
        const int block = (column / 4) * 2;
        grid->addWidget(name, block, place);
        grid->addWidget(value, block + 1, place);
        grid->setColumnStretch(place, 1);
        m_columns[static_cast<std::size_t>(column)] = value;
    }
    auto* columnsTitle = new QLabel(tr("Value of each column"), page);
    layout->addWidget(columnsTitle);
    layout->addLayout(grid);

    m_rootMovesTitle = new QLabel(
        tr("Root moves of the last depth and the workers that searched them; times in "
           "ms from the start of the search, over all depths, and each move's share of that "
           "depth"),
        page);
    m_rootMovesTitle->setWordWrap(true);
    m_rootMoves = new QTableWidget(0, 7, page);
    m_rootMoves->setHorizontalHeaderLabels({tr("Move"), tr("Worker"), tr("Start"), tr("End"),
                                            tr("Nodes"), tr("% nodes"), tr("% time")});
    m_rootMoves->setAccessibleName(tr("Root moves"));
    m_rootMoves->verticalHeader()->hide();
    m_rootMoves->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_rootMoves->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rootMoves->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_rootMoves->setTabKeyNavigation(false);
    // The page scrolls as a whole, the table does not.
    m_rootMoves->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rootMoves->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_rootMoves->verticalHeader()->setMinimumSectionSize(1);
    fitRows(*m_rootMoves, 4);
    followFont(*m_rootMoves, [this] { fitTable(); });
    layout->addWidget(m_rootMovesTitle);
    layout->addWidget(m_rootMoves, 1);

    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    return scroll;
}

void ReportPanel::addField(QFormLayout* form, Field field, const QString& name)
{
    auto* label = selectableLabel(this);
    QString spoken = name;
    label->setAccessibleDescription(spoken.remove(QLatin1Char(':')));
    m_fields[field] = label;
    form->addRow(name, label);
}

void ReportPanel::setReport(const SearchReport& report, const QString& title, DiscTheme theme)
{
    const Player mover = report.root.sideToMove();
    m_fields[Title]->setText(QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()));
    m_fields[EngineName]->setText(report.variant.isEmpty()
                                      ? report.engine
                                      : tr("%1 (%2)").arg(report.engine, report.variant.text()));
    m_fields[ScoreText]->setText(scoreSentence(report.score, mover, theme));
    m_fields[Depth]->setText(
        report.depth > 0 ? tr("%n plies, %1", nullptr, report.depth).arg(statusText(report.status))
                         : statusText(report.status));
    m_fields[Nodes]->setText(countText(report.nodes));
    // The exact solver counts neither.
    const bool counts = report.leaves > 0;
    m_fields[Leaves]->setText(counts ? countText(report.leaves) : QStringLiteral("–"));
    m_fields[Cutoffs]->setText(counts ? countText(report.cutoffs) : QStringLiteral("–"));
    const auto branching = branchingFactor(report);
    m_fields[Branching]->setText(branching ? tr("%1 moves at every position of the deepest search")
                                                 .arg(QLocale().toString(*branching, 'f', 2))
                                           : QStringLiteral("–"));
    const QString time = durationText(report.time);
    m_fields[Time]->setText(report.disturbed ? tr("%1, disturbed by a laboratory").arg(time)
                                             : time);
    m_fields[Speed]->setText(tr("%1, workers: %2").arg(speedText(report)).arg(report.workers));
    m_fields[Line]->setText(lineText(report));
    showColumns(report, mover, theme);
    showRootMoves(report);
    m_pages->setCurrentIndex(1);
}

void ReportPanel::setComparison(const QString& sentences)
{
    m_comparison->setText(sentences);
    m_comparison->setHidden(sentences.isEmpty());
}

void ReportPanel::clear()
{
    m_pages->setCurrentIndex(0);
}

bool ReportPanel::isEmpty() const
{
    return m_pages->currentIndex() == 0;
}

void ReportPanel::showColumns(const SearchReport& report, Player mover, DiscTheme theme)
{
    for (int column = 0; column < SearchReport::columns; ++column) {
        const auto index = static_cast<std::size_t>(column);
        const Score& score = report.columnScores[index];
        const bool known = score.kind != Score::Kind::None;
        QString text = known ? score.toText() : QStringLiteral("–");
        if (report.bestMove == Move(column))
            text = QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
        m_columns[index]->setText(text);
        m_columns[index]->setToolTip(known ? scoreSentence(score, mover, theme)
                                           : tr("Not searched, or full"));
    }
}

void ReportPanel::showRootMoves(const SearchReport& report)
{
    const QLocale locale;
    const int decimals = millisecondDecimals(report);
    const auto milliseconds = [&locale, decimals](std::chrono::nanoseconds time) {
        return locale.toString(static_cast<double>(time.count()) / 1e6, 'f', decimals);
    };
    double allNodes = 0;
    double allTime = 0;
    for (const RootMoveReport& move : report.rootMoves) {
        allNodes += static_cast<double>(move.nodes);
        allTime += static_cast<double>((move.end - move.start).count());
    }
    const auto share = [&locale](double part, double whole) {
        return whole > 0 ? locale.toString(100 * part / whole, 'f', 1) : QStringLiteral("–");
    };
    const int rows = static_cast<int>(report.rootMoves.size());
    m_rootMoves->setRowCount(rows);
    for (int row = 0; row < rows; ++row) {
        const RootMoveReport& move = report.rootMoves[static_cast<std::size_t>(row)];
        const QString cells[]
            = {notation::columnName(move.move.column()),
               QString::number(move.worker + 1),
               milliseconds(move.start),
               milliseconds(move.end),
               countText(move.nodes),
               share(static_cast<double>(move.nodes), allNodes),
               share(static_cast<double>((move.end - move.start).count()), allTime)};
        for (int column = 0; column < m_rootMoves->columnCount(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_rootMoves->setItem(row, column, item);
        }
    }
    m_rootMovesTitle->setVisible(rows > 0);
    m_rootMoves->setVisible(rows > 0);
    fitTable();
}

void ReportPanel::fitTable()
{
    const int header = m_rootMoves->horizontalHeader()->sizeHint().height();
    const int row = m_rootMoves->verticalHeader()->defaultSectionSize();
    const int bar = m_rootMoves->horizontalScrollBar()->sizeHint().height();
    m_rootMoves->setMinimumHeight(header + m_rootMoves->rowCount() * row + bar + 4);
}
