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
#include <QSize>
#include <QTabBar>
#include <QToolBar>
#include <algorithm>
#include <utility>

namespace {

/// Of the saved state; raised when docks come or go.
constexpr int stateVersion = 7;
constexpr QSize firstWindowSize(1100, 760);
/// Of the window's width, or as many letters, beside the board in the Play layout.
constexpr double reviewShare = 0.27;
constexpr int reviewLetters = 34;

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
    window.setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
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
