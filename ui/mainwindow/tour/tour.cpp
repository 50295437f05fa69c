// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/tour/tour.h"

#include "core/support/text/plainlabel.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/mainwindow/tour/tourbubble.h"
#include "ui/play/navigationbar.h"
#include "ui/play/turnpanel.h"
#include "ui/review/movespanel.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

namespace {

// How bad it is to cover them.
constexpr int ghostWeight = 60;
constexpr int faceWeight = 12;
constexpr int headerWeight = 12;
constexpr int barWeight = 6;
constexpr int listWeight = 4;

}

Tour::Tour(WindowParts& parts, QMainWindow& window) : m_parts(parts), m_window(window)
{
    parts.actions.on(Command::Tour, this, &Tour::begin);
    connect(&parts.model, &GameModel::movePlayed, this, [this] {
        if (TourStep(m_step) == TourStep::Playing)
            next();
    });
    parts.actions.on(Command::Hint, this, [this] {
        if (TourStep(m_step) == TourStep::Hinting)
            next();
    });
    connect(&parts.model, &GameModel::gameEnded, this, &Tour::end);
    // It speaks of what is no longer there.
    connect(&parts.layout, &DockLayouts::layoutChanged, this, &Tour::end);
    connect(&parts.setup, &SetupMode::changed, this, &Tour::end);
    for (const Command command : {Command::NewGameWith, Command::FullScreen, Command::ReviewGame})
        parts.actions.on(command, this, &Tour::end);
    parts.centre.board().installEventFilter(this);
    // Buttons beside it come and go with whose turn it is.
    for (QToolButton* button : parts.centre.turn().findChildren<QToolButton*>())
        button->installEventFilter(this);
}

Tour::~Tour() = default;

void Tour::begin()
{
    m_parts.start.dismiss();
    if (m_parts.layout.layout() != DockLayouts::Layout::Play)
        m_parts.layout.apply(DockLayouts::Layout::Play);
    if (!m_bubble) {
        m_bubble = new TourBubble(&m_window);
        connect(m_bubble, &TourBubble::nextWanted, this, &Tour::next);
        connect(m_bubble, &TourBubble::endWanted, this, &Tour::end);
    }
    show(static_cast<int>(TourStep::Playing));
}

void Tour::end()
{
    if (!isRunning())
        return;
    m_step = -1;
    const bool hadFocus = m_bubble->isAncestorOf(m_window.focusWidget());
    m_bubble->hide();
    m_bubble->deleteLater();
    m_bubble = nullptr;
    if (hadFocus)
        m_parts.focus.returnToBoard();
}

void Tour::show(int step)
{
    if (step >= tourSteps)
        return end();
    m_step = step;
    const QString sentences[tourSteps] {
        tr("Click a column to drop a disc, or press 1 to 7. Get four in a row – across, down or "
           "diagonally – to win."),
        tr("Stuck? Hint shows you where to look. Press it again for the exact column."),
        tr("After the game, Review shows your best moves and the turning point. Rematch starts "
           "another.")};
    m_bubble->tell(TourStep(step), sentences[step]);
    place();
    // Once the window has its layout, where it had none yet.
    QTimer::singleShot(0, this, &Tour::place);
}

QRect Tour::placeOf(const QWidget& widget) const
{
    return {widget.mapTo(&m_window, QPoint()), widget.size()};
}

QRect Tour::placeOfAction(QAction& action) const
{
    const QString name = plainLabel(action.text());
    const auto buttons = m_window.findChildren<QAbstractButton*>();
    for (const QAbstractButton* button : buttons) {
        const auto* const tool = qobject_cast<const QToolButton*>(button);
        const bool does = tool ? tool->defaultAction() == &action : button->text() == name;
        if (does && button->isVisible())
            return placeOf(*button);
    }
    const QMenuBar& bar = *m_window.menuBar();
    const auto menus = bar.actions();
    for (QAction* const menu : menus)
        if (menu->menu() && menu->isVisible() && menu->menu()->actions().contains(&action))
            return bar.actionGeometry(menu).translated(bar.mapTo(&m_window, QPoint()));
    return {};
}

QRect Tour::target() const
{
    BoardView& board = m_parts.centre.board();
    const BoardGeometry squares = board.geometryOfSquares();
    const QPoint corner = board.mapTo(&m_window, QPoint());
    if (TourStep(m_step) == TourStep::Playing)
        return squares.stripRect().toAlignedRect().translated(corner);
    const auto command
        = TourStep(m_step) == TourStep::Hinting ? Command::Hint : Command::ReviewGame;
    // In the header above the board, before the same thing elsewhere.
    const auto buttons = m_parts.centre.turn().findChildren<QToolButton*>();
    for (const QToolButton* button : buttons)
        if (button->defaultAction() == m_parts.actions[command] && button->isVisible())
            return placeOf(*button);
    const QRect place = placeOfAction(*m_parts.actions[command]);
    return place.isEmpty() ? squares.faceRect().toAlignedRect().translated(corner) : place;
}

std::vector<KeptPlace> Tour::kept() const
{
    std::vector<KeptPlace> places;
    const auto add = [&](const QWidget* widget, int weight) {
        if (widget && widget->isVisibleTo(&m_window))
            places.push_back({placeOf(*widget), weight});
    };
    const BoardView& board = m_parts.centre.board();
    const BoardGeometry squares = board.geometryOfSquares();
    const QPoint corner = board.mapTo(&m_window, QPoint());
    places.push_back({squares.stripRect().toAlignedRect().translated(corner), ghostWeight});
    places.push_back({squares.faceRect().toAlignedRect().translated(corner), faceWeight});
    add(&m_parts.centre.turn(), headerWeight);
    add(&m_parts.centre.message(), headerWeight);
    add(&m_parts.centre.navigation(), barWeight);
    add(m_parts.centre.findChild<MovesPanel*>(), listWeight);
    add(m_window.menuBar(), barWeight);
    const auto bars = m_window.findChildren<QToolBar*>();
    for (const QToolBar* bar : bars)
        add(bar, barWeight);
    return places;
}

void Tour::place()
{
    if (isRunning())
        m_bubble->pointAt(target(), kept());
}

bool Tour::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        QTimer::singleShot(0, this, &Tour::place);
    return QObject::eventFilter(watched, event);
}
