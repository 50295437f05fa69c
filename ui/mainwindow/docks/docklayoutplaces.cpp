// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where each layout of DockLayouts has its docks at first.
#include "ui/mainwindow/docks/docklayouts.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QStyle>
#include <QTabBar>
#include <algorithm>
#include <optional>

namespace {

constexpr int movesWidth = 220;
constexpr int analysisWidth = 340;
/// Of a tab, besides its text and the room around that.
constexpr int tabEdges = 4;
/// A window that has fewer of them from edge to edge shows moves and analysis in one place, and
/// leaves the board its own.
constexpr int lettersForTwo = 110;
constexpr int bottomHeight = 210;
/// Of the window's height, where that is low.
constexpr double bottomShare = 0.28;
/// With large letters, which the charts need as well.
constexpr int bottomLines = 12;
constexpr double largeBottomShare = 0.34;
/// Of the window's width, in the Lab layout; the board keeps the rest.
constexpr double laboratoryShare = 0.68;
/// Of the window's height, in the Measure layout: one move in detail, below the whole game.
constexpr double detailShare = 0.33;
/// Of the window's width, at least, in the Measure layout.
constexpr double chartsShare = 0.54;
/// A board is so much wider than the place that it has up and down, names of squares included.
constexpr double boardShape = 1.12;
/// In a lower window the charts of a move's cost share one place, without the workers below.
constexpr int linesForTwo = 36;
/// Below that, a report under the board would be a few lines in a wide place.
constexpr int linesForReportBelow = 56;
/// Of what the charts leave of the width, where the report is beside the board, and at least.
constexpr double reportShare = 0.47;
constexpr int lettersForReport = 36;
/// Of the window's height, what the board then keeps of the width.
constexpr double boardBesideReport = 0.37;
/// In a higher window the chart of any figure has a place of its own.
constexpr int linesForThree = 84;

}

/// The board, and what belongs to it, alone.
void DockLayouts::placeForPlay()
{
    // Where they come when a person opens them.
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_docks.players);
    for (QDockWidget* dock : {m_docks.moves, m_docks.analysis, m_docks.review, m_docks.report,
                              m_docks.lens, m_docks.explorer})
        m_window.addDockWidget(Qt::LeftDockWidgetArea, dock);
    for (QDockWidget* dock : m_docks.charts() + QList<QDockWidget*> {m_docks.laboratory})
        m_window.addDockWidget(Qt::BottomDockWidgetArea, dock);
    for (QDockWidget* dock : m_docks.all())
        dock->hide();
}

void DockLayouts::placeForAnalysis()
{
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_docks.moves);
    // Split before tabbed: a dock that is tabbed can't be split.
    const bool together
        = m_window.width() < m_window.fontMetrics().averageCharWidth() * lettersForTwo;
    if (!together)
        m_window.splitDockWidget(m_docks.moves, m_docks.analysis, Qt::Horizontal);
    m_window.tabifyDockWidget(m_docks.moves, m_docks.players);
    if (together)
        m_window.tabifyDockWidget(m_docks.players, m_docks.analysis);
    m_window.tabifyDockWidget(m_docks.analysis, m_docks.review);
    m_window.tabifyDockWidget(m_docks.review, m_docks.report);
    m_window.tabifyDockWidget(m_docks.report, m_docks.lens);
    m_window.tabifyDockWidget(m_docks.lens, m_docks.explorer);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_docks.evaluation);
    QDockWidget* before = m_docks.evaluation;
    for (QDockWidget* dock : m_docks.perMove
             + QList<QDockWidget*> {m_docks.figure, m_docks.study, m_docks.workers, m_docks.costs,
                                    m_docks.laboratory}) {
        m_window.tabifyDockWidget(before, dock);
        before = dock;
    }
    for (QDockWidget* dock : m_docks.all())
        dock->setVisible(dock != m_docks.study && dock != m_docks.workers && dock != m_docks.costs
                         && dock != m_docks.figure && dock != m_docks.laboratory
                         && (dock != m_docks.review || m_hasReview));
    for (QDockWidget* dock : {m_docks.moves, m_docks.analysis, m_docks.evaluation})
        dock->raise();
    const double share = together ? largeBottomShare : bottomShare;
    const int bottom
        = std::min(std::max(bottomHeight, bottomLines * m_window.fontMetrics().height()),
                   static_cast<int>(m_window.height() * share));
    m_window.resizeDocks({m_docks.evaluation}, {bottom}, Qt::Vertical);
    if (together)
        m_window.resizeDocks({m_docks.analysis}, {m_window.width() / 2}, Qt::Horizontal);
    else
        m_window.resizeDocks({m_docks.moves, m_docks.analysis},
                             {movesWidth, std::max(analysisWidth, widthForTabs())}, Qt::Horizontal);
}

/// The laboratory alone, which has boards of its own; the rest comes below it when it is opened.
void DockLayouts::placeForTeaching()
{
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_docks.laboratory);
    for (QDockWidget* dock : m_docks.all())
        if (dock != m_docks.laboratory)
            m_window.tabifyDockWidget(m_docks.laboratory, dock);
    for (QDockWidget* dock : m_docks.all())
        dock->setVisible(dock == m_docks.laboratory);
    m_docks.laboratory->raise();
}

void DockLayouts::placeForLaboratory()
{
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_docks.laboratory);
    // Where they come when a person opens them: texts beside the laboratory's pages, charts below.
    for (QDockWidget* dock : {m_docks.players, m_docks.moves, m_docks.analysis, m_docks.review,
                              m_docks.report, m_docks.lens, m_docks.explorer})
        m_window.tabifyDockWidget(m_docks.laboratory, dock);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_docks.evaluation);
    for (QDockWidget* dock : m_docks.charts().mid(1))
        m_window.tabifyDockWidget(m_docks.evaluation, dock);
    for (QDockWidget* dock : m_docks.all())
        dock->setVisible(dock == m_docks.laboratory);
    m_window.resizeDocks({m_docks.laboratory},
                         {static_cast<int>(m_window.width() * laboratoryShare)}, Qt::Horizontal);
}

/// How wide the report is beside the board in the Measure layout; nothing where it is below.
std::optional<int> DockLayouts::widthOfReportBeside() const
{
    const int lines = m_window.height() / m_window.fontMetrics().height();
    if (lines < linesForTwo || lines >= linesForReportBelow)
        return std::nullopt;
    const int left = m_window.width() - static_cast<int>(m_window.width() * chartsShare);
    const int report = std::max(static_cast<int>(left * reportShare),
                                lettersForReport * m_window.fontMetrics().averageCharWidth());
    return left - report >= m_window.height() * boardBesideReport ? std::optional(report)
                                                                  : std::nullopt;
}

/// Beside the board what each move cost, and where one move's time went below it, or in a low
/// window on its other side.
void DockLayouts::placeForMeasuring()
{
    QDockWidget* const chart = m_docks.perMove.front();
    const std::optional<int> beside = widthOfReportBeside();
    m_window.addDockWidget(Qt::RightDockWidgetArea, chart);
    m_window.addDockWidget(beside ? Qt::LeftDockWidgetArea : Qt::BottomDockWidgetArea,
                           m_docks.report);
    // Split before tabbed: a dock that is tabbed can't be split.
    if (beside)
        m_window.addDockWidget(Qt::BottomDockWidgetArea, m_docks.workers);
    else
        m_window.splitDockWidget(m_docks.report, m_docks.workers, Qt::Horizontal);
    const bool isLow = m_window.height() < m_window.fontMetrics().height() * linesForTwo;
    const bool isHigh = m_window.height() > m_window.fontMetrics().height() * linesForThree;
    QDockWidget* before = chart;
    for (QDockWidget* dock : m_docks.perMove.mid(1)) {
        if (isLow)
            m_window.tabifyDockWidget(before, dock);
        else
            m_window.splitDockWidget(before, dock, Qt::Vertical);
        before = dock;
    }
    if (isHigh)
        m_window.splitDockWidget(before, m_docks.figure, Qt::Vertical);
    else
        m_window.tabifyDockWidget(before, m_docks.figure);
    // Where the others come when a person opens them.
    m_window.tabifyDockWidget(m_docks.workers, m_docks.costs);
    for (QDockWidget* dock : {m_docks.evaluation, m_docks.study, m_docks.laboratory})
        m_window.tabifyDockWidget(m_docks.figure, dock);
    for (QDockWidget* dock : {m_docks.moves, m_docks.players, m_docks.analysis, m_docks.review,
                              m_docks.lens, m_docks.explorer})
        m_window.tabifyDockWidget(m_docks.report, dock);
    for (QDockWidget* dock : m_docks.all())
        dock->setVisible(m_docks.perMove.contains(dock) || dock == m_docks.figure
                         || dock == m_docks.report || (dock == m_docks.workers && !isLow));
    for (QDockWidget* dock : {isLow ? chart : before, m_docks.report, m_docks.workers})
        dock->raise();
    const int detail = static_cast<int>(m_window.height() * detailShare);
    const int room = m_window.height() - detail - m_window.menuBar()->sizeHint().height()
        - m_window.statusBar()->sizeHint().height();
    const int besideBoard = m_window.width() - static_cast<int>(room * boardShape);
    const int charts = std::max(static_cast<int>(m_window.width() * chartsShare),
                                beside ? besideBoard - *beside : besideBoard);
    m_window.resizeDocks({beside ? m_docks.workers : m_docks.report}, {detail}, Qt::Vertical);
    m_window.resizeDocks({chart}, {charts}, Qt::Horizontal);
    if (beside)
        m_window.resizeDocks({m_docks.report}, {*beside}, Qt::Horizontal);
    else
        m_window.resizeDocks({m_docks.report, m_docks.workers}, {m_window.width() - charts, charts},
                             Qt::Horizontal);
    const QList<QDockWidget*> above
        = isHigh ? m_docks.perMove + QList<QDockWidget*> {m_docks.figure} : m_docks.perMove;
    QList<int> heights(above.size(), room / static_cast<int>(above.size()));
    // The tabs take their room of the last, which is to be as high as the others without them.
    const int tabs = tabsHeight();
    for (int& height : heights)
        height -= tabs / static_cast<int>(heights.size());
    if (!isHigh)
        heights.back() += tabs;
    if (!isLow)
        m_window.resizeDocks(above, heights, Qt::Vertical);
}

/// Of the row of tabs above docks that share a place.
int DockLayouts::tabsHeight() const
{
    QTabBar tabs;
    tabs.setFont(m_window.font());
    tabs.addTab(m_docks.figure->windowTitle());
    return tabs.sizeHint().height();
}

int DockLayouts::widthForTabs() const
{
    const QFontMetrics metrics(m_window.font());
    int width = 0;
    for (const QDockWidget* dock :
         {m_docks.analysis, m_docks.review, m_docks.report, m_docks.lens, m_docks.explorer})
        width += metrics.horizontalAdvance(dock->windowTitle())
            + m_window.style()->pixelMetric(QStyle::PM_TabBarTabHSpace) + tabEdges;
    return width;
}
