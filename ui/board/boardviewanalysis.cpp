// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the position, shown on the board; the rest of the view is in boardview.cpp.
#include "ui/board/boardview.h"

#include "ui/board/boardaccessible.h"

#include <QAccessible>
#include <algorithm>

void BoardView::setChipRow(bool on)
{
    if (on == m_chipRow)
        return;
    m_chipRow = on;
    hoverChip(-1);
    placeBanner();
    update();
    Q_EMIT geometryChanged();
}

void BoardView::setChips(const ColumnChips& chips)
{
    if (chips == m_chips)
        return;
    const ColumnChips before = std::exchange(m_chips, chips);
    update();
    if (!m_chipRow || !hasFocus())
        return;
    // Where somebody listens to a column, its worth is told when it becomes known.
    const auto ghost = static_cast<std::size_t>(m_ghost);
    if (before[ghost].spoken != chips[ghost].spoken) {
        QAccessibleEvent event(this, QAccessible::NameChanged);
        event.setChild(BoardAccessible::indexOf(*this, focusSquare()));
        announce(event);
    }
}

void BoardView::setThreats(std::vector<ThreatMark> threats)
{
    if (threats == m_threats)
        return;
    m_threats = std::move(threats);
    update();
}

void BoardView::setHeat(std::vector<HeatMark> heat)
{
    if (heat == m_heat)
        return;
    m_heat = std::move(heat);
    update();
}

void BoardView::setLit(Bitboard discs, Bitboard squares)
{
    if (discs == m_litDiscs && squares == m_litSquares)
        return;
    m_litDiscs = discs;
    m_litSquares = squares;
    update();
}

QString BoardView::heatText(Square square) const
{
    const auto found = std::ranges::find(m_heat, square, &HeatMark::square);
    return m_setup || found == m_heat.end() ? QString() : found->spoken;
}

void BoardView::setHintRegion(int first, int last)
{
    m_hintFirst = first;
    m_hintLast = last;
    update();
}

void BoardView::setPreview(const std::vector<Move>& line)
{
    if (line == m_preview)
        return;
    m_preview = line;
    update();
}

void BoardView::setMovePreview(const MovePreview& movePreview)
{
    if (movePreview == m_movePreview)
        return;
    const QString before = focusText();
    m_movePreview = movePreview;
    update();
    announceIfOther(before);
}

Square BoardView::replySquare(int column) const
{
    const Move reply = m_movePreview.replies[static_cast<std::size_t>(column)];
    if (m_setup || m_movePreview.root != m_position || reply.isNone())
        return {};
    Square square = landingSquare(reply.column());
    if (reply.column() == column)
        ++square.row;
    return square.row < BoardGeometry::rows ? square : Square();
}

void BoardView::addMovePreview(BoardScene& scene) const
{
    if (m_movePreview.root != m_position || !m_preview.empty() || isAnimating())
        return;
    // They would cover the marks of a plan.
    if (!m_planCard)
        scene.arrows = discsOf(m_movePreview.line);
    if (!scene.ghost.isValid())
        return;
    const int column = scene.ghost.column;
    if (const ColumnChip& chip = m_movePreview.worth[static_cast<std::size_t>(column)];
        !chip.isEmpty())
        scene.outlook = Outlook {chip, replySquare(column)};
}

std::vector<PreviewDisc> BoardView::discsOf(const std::vector<Move>& line) const
{
    std::vector<PreviewDisc> discs;
    Position position = m_position;
    for (const Move move : line) {
        if (position.isFinished() || !position.canPlay(move))
            break;
        const Square square {move.column(), position.landingRow(move.column())};
        const Cell disc = position.sideToMove() == Player::First ? Cell::First : Cell::Second;
        position.play(move);
        discs.push_back({square, disc, static_cast<int>(discs.size()) + 1});
    }
    return discs;
}

const ThreatMark* BoardView::threatAt(Square square) const
{
    const auto found = std::ranges::find(m_threats, square, &ThreatMark::square);
    return found == m_threats.end() ? nullptr : &*found;
}

void BoardView::hoverChip(int column)
{
    if (column >= 0 && m_chips[static_cast<std::size_t>(column)].isEmpty())
        column = -1;
    if (column == m_hoveredChip)
        return;
    m_hoveredChip = column;
    Q_EMIT chipHovered(column);
}

QString BoardView::toolTipAt(QPointF place) const
{
    const BoardGeometry geometry = geometryOfSquares();
    const int column = geometry.columnAt(place);
    if (column < 0)
        return {};
    if (!m_setup && geometry.chipAt(place) == column) {
        const ColumnChip& chip = m_chips[static_cast<std::size_t>(column)];
        return chip.isEmpty() ? QString() : tr("Column %1: %2").arg(column + 1).arg(chip.toolTip);
    }
    if (!m_setup)
        for (const ThreatMark& threat : m_threats)
            if (geometry.cellRect(threat.square.column, threat.square.row).contains(place))
                return threat.spoken;
    if (!m_setup)
        for (const HeatMark& mark : m_heat)
            if (geometry.cellRect(mark.square.column, mark.square.row).contains(place))
                return squareText(mark.square.column, mark.square.row);
    return takesInput() ? obstacle(column) : QString();
}
