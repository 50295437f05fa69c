// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/demo/startdemo.h"

#include "ui/play/demo/demoboard.h"
#include "ui/play/players/levelslope.h"
#include "ui/play/players/opponentbutton.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>

namespace {

/// Without a sign of a person, before it begins.
constexpr int idleMs = 10'000;
constexpr int betweenMovesMs = 2000;
/// A finished game is looked at before the next one.
constexpr int afterGameMs = 6000;

/// Of a person, or of a desktop that brings one back.
bool isSignOfLife(QEvent::Type type)
{
    switch (type) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::HoverMove:
    case QEvent::Enter:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
    case QEvent::WindowActivate:
        return true;
    default:
        return false;
    }
}

/// With Ctrl, Alt or the like it is a command, which is done all the same.
bool isPlainKey(const QKeyEvent& key)
{
    return !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

} // namespace

StartDemo::StartDemo(LevelSlope& slope)
    : QObject(&slope), m_slope(slope), m_board(new DemoBoard(&slope)),
      m_game(QRandomGenerator::global()->generate())
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, [this] {
        if (m_running)
            step();
        else
            begin();
    });
    connect(&m_game, &DemoGame::played, this, &StartDemo::show);
    // Later: it comes from those who go then.
    connect(&m_game, &DemoGame::failed, this, &StartDemo::end, Qt::QueuedConnection);
    slope.installEventFilter(this);
    listen(slope.isVisible());
}

StartDemo::~StartDemo()
{
    listen(false);
}

void StartDemo::listen(bool on)
{
    if (on == m_listens)
        return;
    m_listens = on;
    if (on)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

void StartDemo::setAllowed(bool allowed)
{
    m_allowed = allowed;
    if (!allowed)
        end();
    notice();
}

void StartDemo::setTheme(DiscTheme theme)
{
    m_theme = theme;
    m_board->setTheme(BoardTheme::make(theme, m_slope.palette()));
}

void StartDemo::notice()
{
    m_next.stop();
    if (m_allowed && !m_running && m_slope.isVisible())
        m_next.start(idleMs);
}

bool StartDemo::isMoment() const
{
    // Nor behind a window of ours that is worked in.
    if (const QWidget* const active = QApplication::activeWindow();
        active && active != m_slope.window())
        return false;
    return m_allowed && m_slope.isVisible() && !m_slope.isCalm() && !m_slope.window()->isMinimized()
        && !QApplication::activeModalWidget() && !QApplication::activePopupWidget();
}

void StartDemo::begin()
{
    if (m_running || !isMoment())
        return;
    place();
    if (m_board->height() < DemoBoard::leastSide)
        return;
    m_running = true;
    setTheme(m_theme);
    startGame();
    m_board->show();
    m_next.start(betweenMovesMs);
}

void StartDemo::startGame()
{
    m_game.begin();
    m_board->setPosition(m_game.position());
    m_board->setCaption(
        tr("Demo: %1 against %2. Press any key to play.")
            .arg(m_game.player(Player::First).name, m_game.player(Player::Second).name));
}

void StartDemo::end()
{
    if (!m_running)
        return;
    m_running = false;
    m_next.stop();
    m_game.stop();
    m_board->hide();
}

void StartDemo::step()
{
    if (!m_running)
        return;
    m_next.start(betweenMovesMs);
    if (!isMoment())
        return end();
    if (m_game.isOver())
        startGame();
    else
        m_game.move();
}

void StartDemo::show(Move move)
{
    if (!m_running)
        return;
    const Position& after = m_game.position();
    m_board->drop(after, move, AnimationSpeed::Slow);
    const Player mover = after.sideToMove() == Player::First ? Player::Second : Player::First;
    if (OpponentButton* const figure = m_slope.figure(m_game.player(mover).engine))
        figure->hop();
    m_next.start(m_game.isOver() ? afterGameMs : betweenMovesMs);
}

/// Above the figures at the left, as high as there is room.
void StartDemo::place()
{
    m_board->setGeometry(m_slope.sky(m_board->captionWidth()));
}

bool StartDemo::endsBy(QObject* watched, const QEvent& event) const
{
    switch (event.type()) {
    case QEvent::MouseMove:
    case QEvent::HoverMove:
    case QEvent::Enter:
        return qobject_cast<QAbstractButton*>(watched);
    case QEvent::WindowActivate:
        return false;
    default:
        return true;
    }
}

bool StartDemo::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (watched == &m_slope) {
        if (type == QEvent::Show || type == QEvent::Hide) {
            listen(type == QEvent::Show);
            end();
            notice();
        } else if (m_running && type == QEvent::Resize) {
            // Where its room is then is not known yet.
            end();
            notice();
        }
    }
    // Nobody looks on any more.
    if (type == QEvent::WindowDeactivate && watched == m_slope.window())
        end();
    if (m_running && type == QEvent::ShortcutOverride
        && isPlainKey(*static_cast<QKeyEvent*>(event))) {
        // It comes as a key then, and does nothing but end this.
        event->accept();
        return true;
    }
    if (!isSignOfLife(type))
        return false;
    const bool swallowed
        = m_running && type == QEvent::KeyPress && isPlainKey(*static_cast<QKeyEvent*>(event));
    if (m_running && endsBy(watched, *event))
        end();
    notice();
    return swallowed;
}
