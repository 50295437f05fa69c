// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/tour/tour.h"

#include "ui/board/boardview.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/mainwindow/tour/tourbubble.h"
#include "ui/play/turnpanel.h"

#include <QEvent>
#include <QMainWindow>
#include <QTimer>
#include <QToolButton>

namespace {

constexpr int steps = 3;

enum Step
{
    Playing,
    Hinting,
    Reviewing
};

}

Tour::Tour(WindowParts& parts, QMainWindow& window) : m_parts(parts), m_window(window)
{
    parts.actions.on(Command::Tour, this, &Tour::begin);
    connect(&parts.model, &GameModel::movePlayed, this, [this] {
        if (m_step == Playing)
            next();
    });
    parts.actions.on(Command::Hint, this, [this] {
        if (m_step == Hinting)
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
    show(Playing);
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
    if (step >= steps)
        return end();
    m_step = step;
    const QString sentences[steps] {
        tr("Drop a disc: click a column, or press its number, 1 to 7. Four of yours in a line win, "
           "level, upright or slanting."),
        tr("Not sure? Hint says where to look. Ask again, and it names the column."),
        tr("When the game is over, Review game shows which moves were good and where it was "
           "decided. Rematch plays again.")};
    m_bubble->tell(sentences[step], step + 1, steps);
    place();
    // Once the window has its layout, where it had none yet.
    QTimer::singleShot(0, this, &Tour::place);
}

QRect Tour::target() const
{
    BoardView& board = m_parts.centre.board();
    const auto inWindow = [this](const QWidget& widget, const QRect& place) {
        return QRect(widget.mapTo(&m_window, place.topLeft()), place.size());
    };
    if (m_step == Hinting)
        for (const QToolButton* button : m_parts.centre.turn().findChildren<QToolButton*>())
            if (button->defaultAction() == m_parts.actions[Command::Hint])
                return inWindow(*button, button->rect());
    const BoardGeometry squares = board.geometryOfSquares();
    // The banner of the end comes there.
    return inWindow(board,
                    (m_step == Reviewing ? squares.stripRect() : squares.faceRect()).toRect());
}

void Tour::place()
{
    if (isRunning())
        m_bubble->pointAt(target());
}

bool Tour::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        QTimer::singleShot(0, this, &Tour::place);
    return QObject::eventFilter(watched, event);
}
