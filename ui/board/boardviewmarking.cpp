// SPDX-License-Identifier: GPL-3.0-or-later
// A plan's card, and how its squares are marked; the rest of the view is in boardview.cpp.
#include "ui/board/boardview.h"

#include "ui/board/boardaccessible.h"
#include "ui/board/winpulse.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QTouchEvent>
#include <algorithm>
#include <utility>

void BoardView::setPlanCard(const std::optional<PlanCard>& card)
{
    if (card == m_planCard)
        return;
    const QString before = focusText();
    m_planCard = card;
    update();
    pulsePlan();
    announceIfOther(before);
}

std::vector<PlanMark> BoardView::shownPlan() const
{
    if (!m_planCard || m_setup)
        return {};
    return planMarks(*m_planCard, m_position, m_lastMove.column, m_marking);
}

const PlanMark* BoardView::planMarkAt(const std::vector<PlanMark>& marks, Square square)
{
    const auto found = std::ranges::find(marks, square, &PlanMark::square);
    return found == marks.end() ? nullptr : &*found;
}

QString BoardView::planText(Square square) const
{
    const std::vector<PlanMark> marks = shownPlan();
    const PlanMark* mark = planMarkAt(marks, square);
    if (!mark)
        return {};
    QStringList parts;
    if (mark->number > 0)
        parts << tr("number %1", "a plan's mark on a square").arg(mark->number);
    if (mark->arrow)
        parts << tr("arrow", "a plan's mark on a square");
    if (mark->landing)
        parts << tr("reachable", "square where a disc can land");
    if (mark->named)
        parts << tr("the plan plays here");
    return parts.join(tr(", ", "between what is said of a square"));
}

/// While a disc falls nothing pulses; endFall() asks again.
void BoardView::pulsePlan()
{
    if (isAnimating())
        return;
    std::vector<Square> named;
    for (const PlanMark& mark : shownPlan())
        if (mark.named)
            named.push_back(mark.square);
    if (named == m_named)
        return;
    m_named = std::move(named);
    if (m_named.empty())
        m_planPulse->finish();
    else
        m_planPulse->start(1, effectiveSpeed());
}

void BoardView::setMarking(bool on)
{
    if (on == m_marking)
        return;
    finishAnimation();
    cancelPress();
    if (on)
        m_markCursor = focusSquare();
    m_marking = on;
    m_markPress = {};
    update();
    announceFocus();
}

void BoardView::setMarkCursor(Square square)
{
    square.column = std::clamp(square.column, 0, BoardGeometry::columns - 1);
    square.row = std::clamp(square.row, 0, BoardGeometry::rows - 1);
    if (square == m_markCursor)
        return;
    m_markCursor = square;
    update();
    announceFocus();
}

void BoardView::chooseSquare(Square square)
{
    if (!m_marking || !square.isValid())
        return;
    setMarkCursor(square);
    Q_EMIT squareChosen(square.column, square.row);
}

bool BoardView::fulfilMark(const MarkRequest& wish)
{
    using Kind = MarkRequest::Kind;
    const auto step = [this](int right, int up) {
        setMarkCursor({m_markCursor.column + (m_flipped ? -right : right), m_markCursor.row + up});
    };
    if (wish.kind != Kind::None && !m_focusFrame) {
        m_focusFrame = true;
        update();
    }
    const Square at = m_markCursor;
    switch (wish.kind) {
    case Kind::None:
        return false;
    case Kind::Left:
        step(-1, 0);
        break;
    case Kind::Right:
        step(1, 0);
        break;
    case Kind::Up:
        step(0, 1);
        break;
    case Kind::Down:
        step(0, -1);
        break;
    case Kind::Choose:
        chooseSquare(at);
        break;
    case Kind::Number:
        Q_EMIT markRequested(at.column, at.row, wish.number, false);
        break;
    case Kind::Arrow:
        Q_EMIT markRequested(at.column, at.row, 0, true);
        break;
    case Kind::Clear:
        Q_EMIT markRequested(at.column, at.row, 0, false);
        break;
    }
    return true;
}

bool BoardView::pressToMark(const QMouseEvent& event)
{
    const Square square = geometryOfSquares().squareAt(event.position());
    if (event.button() == Qt::LeftButton) {
        m_markPress = square;
        if (square.isValid())
            setMarkCursor(square);
        return true;
    }
    if (event.button() != Qt::RightButton || !square.isValid())
        return false;
    setMarkCursor(square);
    Q_EMIT markRequested(square.column, square.row, 0, false);
    return true;
}

void BoardView::releaseToMark(QPointF place)
{
    const Square pressed = std::exchange(m_markPress, {});
    if (pressed.isValid() && geometryOfSquares().squareAt(place) == pressed)
        chooseSquare(pressed);
}

void BoardView::touchToMark(QTouchEvent& event)
{
    const QPointF place = mapFromGlobal(event.point(0).globalPosition());
    if (event.type() == QEvent::TouchBegin) {
        setFocus(Qt::MouseFocusReason);
        m_markPress = geometryOfSquares().squareAt(place);
    } else if (event.type() == QEvent::TouchEnd) {
        releaseToMark(place);
    }
    if (event.type() == QEvent::TouchCancel || event.pointCount() > 1)
        m_markPress = {};
}

QString BoardView::focusText() const
{
    const Square focus = focusSquare();
    return squareText(focus.column, focus.row);
}

void BoardView::announceIfOther(const QString& before)
{
    if (!hasFocus() || focusText() == before)
        return;
    QAccessibleEvent event(this, QAccessible::NameChanged);
    event.setChild(BoardAccessible::indexOf(*this, focusSquare()));
    announce(event);
}
