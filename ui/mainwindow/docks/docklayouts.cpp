// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/docks/docklayouts.h"

#include "ui/mainwindow/docks/dockshares.h"
#include "ui/mainwindow/docks/fullscreen.h"
#include "ui/mainwindow/docks/windowgeometry.h"
#include "ui/widgets/screenroom.h"

#include <QChildEvent>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QSize>
#include <QStatusBar>
#include <QStyle>
#include <QTabBar>
#include <QToolBar>
#include <algorithm>
#include <utility>

namespace {

/// Of the saved state; raised when docks come or go.
constexpr int stateVersion = 7;
constexpr QSize firstWindowSize(1100, 760);
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
/// Of the window's width, or as many letters, beside the board in the Play layout.
constexpr double reviewShare = 0.27;
constexpr int reviewLetters = 34;
/// In a lower window the charts of a move's cost share one place, without the workers below.
constexpr int linesForTwo = 36;
/// In a higher window the chart of any figure has a place of its own.
constexpr int linesForThree = 84;

// In the order of the enumeration.
constexpr std::array layoutNames {"play", "analyse", "teach", "lab", "measure"};

} // namespace

DockLayouts::DockLayouts(QMainWindow& window, const Docks& docks)
    : QObject(&window), m_window(window), m_docks(docks),
      m_fullScreen(new FullScreen(window, docks.all(), stateVersion)),
      m_shares(new DockShares(window, docks.all()))
{
    window.installEventFilter(this);
    // The charts run along the whole game: they take the whole width.
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window.setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
    window.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
    window.resize(fittingScreen(firstWindowSize, window));
    place(Layout::Play);
}

bool DockLayouts::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ChildPolished) {
        if (auto* tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child())) {
            tabs->setElideMode(Qt::ElideNone);
            tabs->setUsesScrollButtons(true);
        }
    }
    if (watched == &m_window && event->type() == QEvent::Show && !m_stateToShow.isEmpty()) {
        m_window.restoreState(std::exchange(m_stateToShow, {}), stateVersion);
        m_docks.review->hide();
    }
    return QObject::eventFilter(watched, event);
}

void DockLayouts::place(Layout layout)
{
    m_layout = layout;
    m_stateToShow.clear();
    for (QDockWidget* dock : m_docks.all()) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    switch (layout) {
    case Layout::Play:
        placeForPlay();
        break;
    case Layout::Analyse:
        placeForAnalysis();
        break;
    case Layout::Teach:
        placeForTeaching();
        break;
    case Layout::Lab:
        placeForLaboratory();
        break;
    case Layout::Measure:
        placeForMeasuring();
        break;
    }
    const auto bars = m_window.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly);
    for (QToolBar* bar : bars) {
        m_window.addToolBar(Qt::TopToolBarArea, bar);
        // What is wanted in Play stands above the board, and the rest in its menus.
        bar->setVisible(layout != Layout::Play);
    }
    keepShares();
    Q_EMIT layoutChanged(layout);
}

/// The docks of the Measure layout grow and shrink with the window, as a person sized them.
void DockLayouts::keepShares()
{
    m_shares->setActive(m_layout == Layout::Measure);
    if (m_layout == Layout::Measure && m_window.isVisible())
        m_shares->note();
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
             + QList<QDockWidget*> {m_docks.figure, m_docks.study, m_docks.workers,
                                    m_docks.laboratory}) {
        m_window.tabifyDockWidget(before, dock);
        before = dock;
    }
    for (QDockWidget* dock : m_docks.all())
        dock->setVisible(dock != m_docks.study && dock != m_docks.workers && dock != m_docks.figure
                         && dock != m_docks.laboratory && (dock != m_docks.review || m_hasReview));
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

/// Beside the board what each move cost, below it where one move's time went.
void DockLayouts::placeForMeasuring()
{
    QDockWidget* const chart = m_docks.perMove.front();
    m_window.addDockWidget(Qt::RightDockWidgetArea, chart);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_docks.report);
    // Split before tabbed: a dock that is tabbed can't be split.
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
    const int charts = std::max(static_cast<int>(m_window.width() * chartsShare),
                                m_window.width() - static_cast<int>(room * boardShape));
    m_window.resizeDocks({m_docks.report}, {detail}, Qt::Vertical);
    m_window.resizeDocks({chart}, {charts}, Qt::Horizontal);
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

void DockLayouts::showReview()
{
    m_fullScreen->end();
    m_hasReview = true;
    if (m_layout == Layout::Play) {
        m_docks.review->show();
        const QSize least = m_window.minimumSizeHint();
        if (least.width() <= m_window.width() && least.height() <= m_window.height()) {
            m_docks.review->raise();
            m_window.resizeDocks(
                {m_docks.review},
                {std::max(reviewLetters * m_window.fontMetrics().averageCharWidth(),
                          static_cast<int>(m_window.width() * reviewShare))},
                Qt::Horizontal);
            return;
        }
        m_docks.review->hide();
    }
    showReviewDetails();
}

void DockLayouts::showReviewDetails()
{
    m_fullScreen->end();
    m_hasReview = true;
    if (m_layout != Layout::Analyse)
        apply(Layout::Analyse);
    m_docks.review->show();
    m_docks.review->raise();
}

void DockLayouts::endReview()
{
    m_hasReview = false;
    if (m_layout == Layout::Play)
        m_docks.review->hide();
}

void DockLayouts::apply(Layout layout)
{
    const QByteArray now = m_fullScreen->state();
    m_fullScreen->end();
    if (layout == m_layout)
        return place(layout);
    m_left[static_cast<std::size_t>(m_layout)] = now;
    const QByteArray left = m_left[static_cast<std::size_t>(layout)];
    if (left.isEmpty() || !m_window.restoreState(left, stateVersion))
        return place(layout);
    m_layout = layout;
    if (!m_window.isVisible())
        m_stateToShow = left;
    if (!m_hasReview)
        m_docks.review->hide();
    // The window may have another size than when the layout was left.
    m_shares->setActive(layout == Layout::Measure);
    if (layout == Layout::Measure)
        m_shares->apply();
    Q_EMIT layoutChanged(layout);
}

void DockLayouts::reset()
{
    m_fullScreen->end();
    m_left.fill({});
    place(m_layout);
}

QString DockLayouts::layoutName() const
{
    return QLatin1String(layoutNames[static_cast<std::size_t>(m_layout)]);
}

QMap<QString, QByteArray> DockLayouts::left() const
{
    QMap<QString, QByteArray> states;
    for (std::size_t i = 0; i < m_left.size(); ++i)
        if (!m_left[i].isEmpty() && i != static_cast<std::size_t>(m_layout))
            states.insert(QLatin1String(layoutNames[i]), m_left[i]);
    return states;
}

void DockLayouts::setLeft(const QMap<QString, QByteArray>& states)
{
    for (std::size_t i = 0; i < m_left.size(); ++i)
        m_left[i] = states.value(QLatin1String(layoutNames[i]));
}

void DockLayouts::restore(const QByteArray& geometry, const QByteArray& state,
                          const QString& layoutName)
{
    if (isSoundGeometry(geometry))
        m_window.restoreGeometry(geometry);
    // There are menus at the start.
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowFullScreen);
    if (state.isEmpty() || !m_window.restoreState(state, stateVersion))
        return;
    const auto known = std::ranges::find(layoutNames, layoutName,
                                         [](const char* name) { return QLatin1String(name); });
    if (known != layoutNames.end())
        m_layout = static_cast<Layout>(known - layoutNames.begin());
    keepShares();
    m_docks.review->hide(); // there is none yet
    if (!m_window.isVisible())
        m_stateToShow = state;
    Q_EMIT layoutChanged(m_layout);
}
