// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/experimentview.h"

#include "core/study/results/experimentconclusion.h"
#include "ui/labs/results/cellgames.h"
#include "ui/labs/results/experimentexportmenu.h"
#include "ui/labs/results/experimentfigure.h"
#include "ui/labs/runs/experimentdata.h"
#include "ui/labs/runs/experimentgrid.h"
#include "ui/labs/runs/experimentlist.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <algorithm>

namespace {

/// Longer lists take all the room themselves.
constexpr int mostRowsWithBars = 8;
constexpr QSize smallestTable(400, 160);

/// Takes what the texts leave, and asks for no more: otherwise a page would scroll for the sake of
/// its highest chart.
class LowStack : public QStackedWidget
{
public:
    explicit LowStack(QWidget* parent) : QStackedWidget(parent)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }
    QSize sizeHint() const override
    {
        return {QStackedWidget::sizeHint().width(), smallestTable.height()};
    }
    QSize minimumSizeHint() const override { return smallestTable; }
};

QScrollArea* scrolling(QWidget* content)
{
    auto* const area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setAccessibleName(content->accessibleName());
    return area;
}

}

ExperimentView::ExperimentView(const ExperimentData& shown, QWidget* parent)
    : QWidget(parent), m_data(shown), m_grid(new ExperimentGrid(shown, this)),
      m_list(new ExperimentList(shown, this)), m_choice(new QComboBox(this)),
      m_stack(new LowStack(this)), m_games(new CellGames(shown)), m_conclusion(sentenceLabel())
{
    m_exports = new ExperimentExportMenu(
        shown, [this] { return picture(); }, this);
    m_choice->addItems({tr("Table"), tr("Bars with intervals"), tr("Heat map"),
                        tr("Curves: nodes and time by move")});
    m_choice->setAccessibleName(tr("Experiment view"));
    m_choice->setToolTip(tr("How the experiment is shown"));

    m_bars = new ExperimentFigure(ExperimentFigure::Kind::Bars, shown);
    m_heatMap = new ExperimentFigure(ExperimentFigure::Kind::HeatMap, shown);
    m_stack->addWidget(makeTable());
    m_stack->installEventFilter(this);
    m_stack->addWidget(scrolling(m_bars));
    m_stack->addWidget(scrolling(m_heatMap));
    m_stack->addWidget(makeCurves());
    m_stack->addWidget(m_games);

    m_head = new QWidget(this);
    auto* const row = new QHBoxLayout(m_head);
    row->setContentsMargins(0, 0, 0, 0);
    QWidget* const choice = formfields::together(tr("V&iew:"), m_choice);
    beforeclass::leave(*choice);
    row->addWidget(choice);
    row->addStretch();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_head);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_conclusion);

    connect(m_choice, &QComboBox::currentIndexChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_stack, &QStackedWidget::currentChanged, this, &ExperimentView::showAround);
    connect(m_games, &CellGames::closed, this, [this] {
        m_stack->setCurrentIndex(m_choice->currentIndex());
        (m_openedFrom ? m_openedFrom.data() : m_stack->currentWidget())->setFocus();
    });
    for (ExperimentFigure* const figure :
         {m_barsBelow, m_mapBelow, m_bars, m_heatMap, m_nodes, m_time})
        connect(figure, &ExperimentFigure::gamesWanted, this, &ExperimentView::openCell);
    connect(m_games, &CellGames::gameChosen, this, &ExperimentView::gameChosen);
    connect(m_games, &CellGames::refused, this, &ExperimentView::refused);
    connect(m_games, &CellGames::exportWanted, m_exports, &ExperimentExportMenu::exportCell);
    connect(&shown, &ExperimentData::replaced, this, &ExperimentView::takeExperiment);
    connect(&shown, &ExperimentData::changed, this, &ExperimentView::takeGames);
    takeExperiment();
}

QWidget* ExperimentView::makeTable()
{
    m_table = new QTableView;
    m_table->setAccessibleName(tr("Table of the experiment"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->installEventFilter(this);
    connect(m_table, &QTableView::doubleClicked, this, &ExperimentView::openIndex);
    // A short list leaves room: its bars fill it.
    m_barsBelow = new ExperimentFigure(ExperimentFigure::Kind::Bars, m_data);
    auto* const page = new QWidget;
    auto* const layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_barsBelow, 1);
    m_mapBelow = new ExperimentFigure(ExperimentFigure::Kind::HeatMap, m_data);
    layout->addWidget(m_mapBelow, 1);
    return page;
}

QWidget* ExperimentView::makeCurves()
{
    auto* const both = new QWidget;
    both->setAccessibleName(tr("Curves: nodes and time by move"));
    m_nodes = new ExperimentFigure(ExperimentFigure::Kind::Nodes, m_data);
    m_time = new ExperimentFigure(ExperimentFigure::Kind::Time, m_data);
    auto* const layout = new QVBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_nodes, 1);
    layout->addWidget(m_time, 1);
    return scrolling(both);
}

void ExperimentView::addToHead(QWidget* widget)
{
    m_head->layout()->addWidget(widget);
}

void ExperimentView::show(View view)
{
    m_choice->setCurrentIndex(static_cast<int>(view));
    m_stack->setCurrentIndex(static_cast<int>(view));
}

ExperimentView::View ExperimentView::view() const
{
    return static_cast<View>(m_choice->currentIndex());
}

void ExperimentView::takeExperiment()
{
    if (m_stack->currentWidget() == m_games)
        m_stack->setCurrentIndex(m_choice->currentIndex());
    const bool grid = m_grid->isGrid();
    m_table->setModel(nullptr);
    m_table->setModel(grid ? static_cast<QAbstractItemModel*>(m_grid) : m_list);
    m_table->setSelectionBehavior(grid ? QAbstractItemView::SelectItems
                                       : QAbstractItemView::SelectRows);
    m_table->verticalHeader()->setVisible(grid);
    takeGames();
    const bool figure = m_data.experiment().isFigure();
    if (figure && view() == View::Table)
        show(View::Curves);
    else if (!figure && view() == View::Curves)
        show(View::Table);
}

void ExperimentView::setPresented(bool presented)
{
    m_isPresented = presented;
    takeGames();
}

void ExperimentView::showColumns()
{
    const bool grid = m_table->model() == m_grid;
    const auto& cells = m_data.experiment().cells;
    const bool article = std::ranges::any_of(
        cells, [](const ExperimentCell& cell) { return cell.article.has_value(); });
    const auto isEmpty = [this](int column) {
        for (int row = 0; row < m_list->rowCount(); ++row)
            if (!m_list->index(row, column).data().toString().isEmpty())
                return false;
        return true;
    };
    for (int column = 0; column < m_table->model()->columnCount(); ++column) {
        const bool isOfArticle
            = column == ExperimentList::ArticleColumn || column == ExperimentList::VerdictColumn;
        const bool isAway = (isOfArticle && !article)
            || (m_isPresented && column != ExperimentList::NameColumn && isEmpty(column));
        m_table->setColumnHidden(column, !grid && isAway);
    }
}

void ExperimentView::takeGames()
{
    showColumns();
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    shareRoom();
    const QString text = m_data.isEmpty()
        ? QString()
        : experimentConclusion(m_data.experiment(), m_data.tallies());
    m_conclusion->setText(text);
    showAround();
}

/// The games of a cell say themselves what they are, and need the room: the head and the conclusion
/// stand around the whole experiment only.
void ExperimentView::showAround()
{
    const bool whole = m_stack->currentWidget() != m_games;
    m_head->setVisible(whole);
    m_conclusion->setVisible(whole && !m_conclusion->text().isEmpty());
}

/// A table that is small beside its place gets a picture below, where that has room.
void ExperimentView::shareRoom()
{
    const int height = m_table->verticalHeader()->length() + m_table->horizontalHeader()->height()
        + m_table->horizontalScrollBar()->sizeHint().height() + 2 * m_table->frameWidth();
    const QSize bars = m_barsBelow->minimumSizeHint();
    const bool few = m_table->model() == m_list && m_list->rowCount() <= mostRowsWithBars
        && m_stack->width() >= bars.width() && m_stack->height() - height >= bars.height();
    const bool map = m_table->model() == m_grid
        && m_stack->height() - height > m_mapBelow->minimumSizeHint().height();
    m_barsBelow->setVisible(few);
    m_mapBelow->setVisible(map);
    m_table->setMaximumHeight(few || map ? height : QWIDGETSIZE_MAX);
}

void ExperimentView::openIndex(const QModelIndex& index)
{
    const int cell
        = m_table->model() == m_list ? index.row() : m_grid->cellAt(index.row(), index.column());
    if (index.isValid() && cell >= 0)
        openCell(cell);
}

void ExperimentView::openCell(int cell, int ply)
{
    QWidget* const focus = QApplication::focusWidget();
    m_openedFrom = focus && m_stack->isAncestorOf(focus) ? focus : nullptr;
    m_stack->setCurrentWidget(m_games);
    m_games->setCell(cell, ply);
    // A point of one game leads to it at once.
    if (ply > 0 && m_data.tallies()[static_cast<std::size_t>(cell)].played == 1)
        m_games->chooseCurrent();
}

bool ExperimentView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_stack && event->type() == QEvent::Resize)
        shareRoom();
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openIndex(m_table->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

ChartContent ExperimentView::picture() const
{
    switch (view()) {
    case View::Table:
    case View::Bars:
        break;
    case View::HeatMap:
        return m_heatMap->content();
    case View::Curves: {
        ChartContent both = m_nodes->content();
        const ChartContent time = m_time->content();
        const QSize upper = both.size;
        both.size = QSize(std::max(upper.width(), time.size.width()),
                          upper.height() + time.size.height());
        both.paint
            = [nodes = both.paint, time = time.paint](QPainter& painter, const QRectF& target) {
                  QRectF half = target;
                  half.setHeight(target.height() / 2);
                  nodes(painter, half);
                  time(painter, half.translated(0, half.height()));
              };
        return both;
    }
    }
    return m_bars->content();
}
