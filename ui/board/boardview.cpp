// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardview.h"

#include "ui/board/boardaccessible.h"
#include "ui/board/boardbanner.h"
#include "ui/board/boardpicture.h"
#include "ui/board/discrain.h"
#include "ui/board/dropanimation.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/board/winpulse.h"
#include "ui/style/showndiscs.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>
#include <bit>

namespace {

using Shape = Position::Shape;

Cell cellOf(Player player)
{
    return player == Player::First ? Cell::First : Cell::Second;
}

}

BoardView::BoardView(QWidget* parent)
    : QWidget(parent), m_painter(std::make_unique<BoardPainter>()), m_drop(new DropAnimation(this)),
      m_pulse(new WinPulse(this)), m_planPulse(new WinPulse(this)), m_banner(new BoardBanner(this))
{
    installBoardAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board"));
    connect(m_drop, &DropAnimation::moved, this, &BoardView::updateFalling);
    connect(m_drop, &DropAnimation::landed, this, [this] { Q_EMIT discLanded(m_lastMove.row); });
    connect(m_drop, &DropAnimation::finished, this, &BoardView::endFall);
    connect(m_banner, &BoardBanner::buttonPressed, this, [this] { m_bannerPressed = true; });
    connect(m_pulse, &WinPulse::moved, this, &BoardView::updatePulse);
    connect(m_pulse, &WinPulse::finished, this, [this] {
        update();
        Q_EMIT celebrated();
    });
    connect(m_planPulse, &WinPulse::moved, this, qOverload<>(&QWidget::update));
    connect(m_planPulse, &WinPulse::finished, this, qOverload<>(&QWidget::update));
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, qOverload<>(&QWidget::update));
}

BoardView::~BoardView()
{
    delete m_rain;
}

void BoardView::showMove(const Position& position, Move lastMove)
{
    const bool dropsPreview = position != m_position && !m_preview.empty();
    m_position = position;
    m_lastMove = {};
    if (!lastMove.isNone() && position.landingRow(lastMove.column()) > 0)
        m_lastMove = {lastMove.column(), position.landingRow(lastMove.column()) - 1};
    if (dropsPreview) {
        m_preview.clear();
        Q_EMIT previewDropped();
    }
}

void BoardView::setPosition(const Position& position, Move lastMove)
{
    finishAnimation();
    showMove(position, lastMove);
    placeBanner();
    update();
    announceMove();
    pulsePlan();
}

void BoardView::dropDisc(const Position& after, Move move)
{
    finishAnimation();
    showMove(after, move);
    placeBanner();
    update();
    announceMove();
    if (m_lastMove.isValid())
        m_drop->start(Shape::height - m_lastMove.row, effectiveSpeed());
    pulsePlan();
    if (!m_lastMove.isValid())
        Q_EMIT animationFinished();
}

AnimationSpeed BoardView::effectiveSpeed() const
{
    const bool calm = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) <= 0;
    return calm || !isVisible() || m_setup ? AnimationSpeed::Off : m_speed;
}

bool BoardView::isAnimating() const
{
    return m_drop->isRunning();
}

void BoardView::finishAnimation()
{
    m_ending = true;
    delete m_rain;
    m_drop->finish();
    m_pulse->finish();
    m_planPulse->finish();
    m_ending = false;
}

void BoardView::endFall()
{
    update();
    if (!m_ending)
        startPulse();
    pulsePlan();
    Q_EMIT animationFinished();
}

void BoardView::updateFalling()
{
    // Only the column in which something moves; a bounce never leaves it.
    if (m_lastMove.isValid())
        update(geometryOfSquares().columnRect(m_lastMove.column).toAlignedRect());
}

void BoardView::setInteractive(bool interactive)
{
    m_interactive = interactive;
    if (!takesInput())
        cancelPress();
    update();
}

void BoardView::setGhostAway(bool away)
{
    m_ghostAway = away;
    update();
}

void BoardView::setGhostRests(bool on)
{
    m_ghostRests = on;
    update();
}

void BoardView::setGlyphs(bool on)
{
    m_glyphs = on;
    update();
}

void BoardView::setCoordinates(bool on)
{
    m_coordinates = on;
    placeBanner();
    update();
    Q_EMIT geometryChanged();
}

void BoardView::setTextScale(qreal scale)
{
    if (scale == m_textScale)
        return;
    m_textScale = scale;
    placeBanner();
    update();
    Q_EMIT geometryChanged();
}

void BoardView::setFlipped(bool on)
{
    m_flipped = on;
    cancelPress();
    placeBanner();
    update();
    Q_EMIT geometryChanged();
}

void BoardView::setAnimationSpeed(AnimationSpeed speed)
{
    m_speed = speed;
    if (speed == AnimationSpeed::Off)
        finishAnimation();
}

void BoardView::setHint(Move move)
{
    m_hint = move;
    update();
}

void BoardView::setQueued(Move move)
{
    m_queued = move;
    update();
}

void BoardView::setHiddenDiscs(Bitboard discs)
{
    if (discs == m_hidden)
        return;
    m_hidden = discs;
    update();
}

BoardGeometry BoardView::geometryOfSquares() const
{
    return BoardGeometry(size(), devicePixelRatioF(), m_coordinates, m_flipped,
                         m_chipRow && !m_setup, m_textScale);
}

Square BoardView::landingSquare(int column) const
{
    if (column < 0)
        return {};
    int row = Shape::height;
    while (row > 0 && !((firstDiscs() | secondDiscs()) & Shape::square(column, row - 1)))
        --row;
    return {column, row};
}

/// Whatever the window's colours are, a page is white.
BoardPicture BoardView::picture() const
{
    return {scene(), ShownDiscs::boardTheme(QPalette(Qt::white)), m_flipped};
}

BoardScene BoardView::scene() const
{
    BoardScene scene;
    scene.first = firstDiscs();
    scene.second = secondDiscs();
    scene.glyphs = m_glyphs;
    scene.coordinates = m_coordinates;
    scene.keyNumbers = m_banner->isHidden() || !m_banner->geometry().intersects(numbersRow());
    scene.focusFrame = m_focusFrame && hasFocus();
    if (ghostShows()) {
        scene.ghost = landingSquare(m_ghost);
        scene.ghostDisc = ghostDisc();
        scene.ghostPressed = m_press.isDown() && m_press.column() == m_ghost;
    }
    if (m_setup)
        return scene;
    scene.hint = landingSquare(m_hint.column());
    scene.hintFirst = m_hintFirst;
    scene.hintLast = m_hintLast;
    scene.queuedColumn = m_queued.column();
    if (m_chipRow)
        scene.chips = m_chips;
    scene.threats = m_threats;
    scene.heat = m_heat;
    scene.plan = shownPlan();
    scene.planPulse = m_planPulse->isRunning() ? m_planPulse->strength(0) : 0;
    if (m_marking)
        scene.markCursor = m_markCursor;
    scene.litDiscs = m_litDiscs;
    scene.litSquares = m_litSquares;
    scene.preview = discsOf(m_preview);
    addMovePreview(scene);
    if (isAnimating()) {
        const Bitboard square = Shape::square(m_lastMove.column, m_lastMove.row);
        scene.falling = m_lastMove;
        scene.fallingDisc = scene.at(m_lastMove.column, m_lastMove.row);
        scene.fallingHeight = m_drop->height();
        scene.first &= ~square;
        scene.second &= ~square;
    } else {
        scene.lastMove = m_lastMove;
    }
    if (m_hidden) {
        scene.first &= ~m_hidden;
        scene.second &= ~m_hidden;
        if (scene.lastMove.isValid()
            && (m_hidden & Shape::square(scene.lastMove.column, scene.lastMove.row)))
            scene.lastMove = {};
    }
    scene.lines = winningLines(scene.first);
    for (const WinningLine& line : winningLines(scene.second))
        scene.lines.push_back(line);
    addPulses(scene);
    return scene;
}

bool BoardView::ghostShows() const
{
    const bool turn = m_setup || (!m_position.isFinished() && !m_ghostAway && !isAnimating());
    const bool besideBoard = m_touch == TouchKind::Column && !m_press.isDown();
    return takesInput() && turn && !besideBoard && (m_hovered || hasFocus() || m_ghostRests);
}

Cell BoardView::ghostDisc() const
{
    if (!m_setup)
        return cellOf(m_position.sideToMove());
    if (m_setupBrush != Cell::Empty)
        return m_setupBrush;
    return std::popcount(m_setupFirst) <= std::popcount(m_setupSecond) ? Cell::First : Cell::Second;
}

QString BoardView::obstacle(int column) const
{
    if (!m_setup && m_position.isFinished())
        return tr("The game is over.");
    if (landingSquare(column).row >= Shape::height)
        return tr("Column %1 is full.").arg(column + 1);
    return {};
}

void BoardView::chooseColumn(int column)
{
    if (!takesInput())
        return;
    setGhostColumn(column);
    if (const QString reason = obstacle(column); !reason.isEmpty())
        Q_EMIT refused(reason);
    else if (m_setup)
        putSetupDisc(column);
    else
        Q_EMIT columnChosen(Move(column));
}

QSize BoardView::sizeHint() const
{
    return QSize(560, 560);
}

QSize BoardView::minimumSizeHint() const
{
    return QSize(180, 160);
}
