// SPDX-License-Identifier: GPL-3.0-or-later
// What the board says to people who hear it; the rest of the view is in boardview.cpp.
#include "ui/board/boardview.h"

#include "core/board/notation.h"
#include "ui/board/boardaccessible.h"
#include "ui/style/boardtheme.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"

#include <QAccessible>
#include <algorithm>

namespace {

using Shape = Position::Shape;

}

/// The last move is said, as in chess: it was seen to fall. So is where a disc would land.
bool BoardView::isHidden(Square square) const
{
    if (!hiddenDiscs() || square == m_lastMove || square == landingSquare(m_ghost))
        return false;
    const Bitboard bit = Shape::square(square.column, square.row);
    return (hiddenDiscs() & bit) || !((firstDiscs() | secondDiscs()) & bit);
}

QString BoardView::squareText(int column, int row) const
{
    const Square place {column, row};
    const Bitboard square = Shape::square(column, row);
    const QString name = notation::squareName(column, row);
    if (isHidden(place))
        return tr("%1 hidden", "square, while discs are hidden").arg(name);
    if (!((firstDiscs() | secondDiscs()) & square)) {
        const bool hint = !m_setup && landingSquare(m_hint.column()) == place;
        QString text = hint ? tr("%1 empty, hint").arg(name) : tr("%1 empty").arg(name);
        if (m_setup)
            return text;
        if (const QString plan = planText(place); !plan.isEmpty())
            text = tr("%1, %2", "square; a plan's marks there: c4, number 2, reachable")
                       .arg(hint ? text : name, plan);
        if (const ThreatMark* threat = threatAt(place))
            text = tr("%1, %2", "square; threats there: a3 empty, threat of red")
                       .arg(text, threat->spoken);
        const ColumnChip& chip = m_chips[static_cast<std::size_t>(column)];
        const bool landing = landingSquare(column) == place;
        if (m_chipRow && !chip.isEmpty() && landing)
            text = tr("%1, %2", "square; what a disc there is worth: d2 empty, red wins in 7")
                       .arg(text, chip.spoken);
        if (const QString reply = replyText(column); landing && !reply.isEmpty())
            text = tr("%1, %2", "square and worth; the answer: d2 empty, then Blue replies d3")
                       .arg(text, reply);
        if (const QString heat = heatText(place); !heat.isEmpty())
            text = tr("%1, %2", "square; heuristic: d2 red, contributes +200").arg(text, heat);
        return text;
    }
    const bool first = firstDiscs() & square;
    const QString disc = sideName(first ? Player::First : Player::Second, ShownDiscs::theme());
    const bool line
        = !m_setup && (Shape::lineSquares(first ? firstDiscs() : secondDiscs()) & square);
    const bool last = !m_setup && m_lastMove == place;
    const QString text = line && last ? tr("%1 %2, last move, winning line").arg(name, disc)
        : line                        ? tr("%1 %2, winning line").arg(name, disc)
        : last                        ? tr("%1 %2, last move").arg(name, disc)
                                      : tr("%1 %2", "square and colour: d2 red").arg(name, disc);
    const QString heat = heatText(place);
    return heat.isEmpty()
        ? text
        : tr("%1, %2", "square; heuristic: d2 red, contributes +200").arg(text, heat);
}

QString BoardView::replyText(int column) const
{
    const Square reply = replySquare(column);
    return reply.isValid()
        ? tr("then %1 replies %2", "then Blue replies d3")
              .arg(sideTitle(other(m_position.sideToMove()), ShownDiscs::theme()),
                   notation::squareName(reply.column, reply.row))
        : QString();
}

QString BoardView::boardText() const
{
    if (m_setup)
        return tr("Setting up a position.");
    QString text;
    if (const auto winner = winnerOf(m_position.outcome()))
        text = tr("%1 wins.").arg(sideTitle(*winner, ShownDiscs::theme()));
    else if (m_position.isFinished())
        text = tr("The game is a draw.");
    else
        text = tr("%1 to move.").arg(sideTitle(m_position.sideToMove(), ShownDiscs::theme()));
    if (!m_lastMove.isValid())
        return text;
    const QString disc = sideName(other(m_position.sideToMove()), ShownDiscs::theme());
    const QString name = notation::squareName(m_lastMove.column, m_lastMove.row);
    return tr("%1 Last move: %2 %3.").arg(text, name, disc);
}

Square BoardView::focusSquare() const
{
    if (m_marking)
        return m_markCursor;
    const Square landing = landingSquare(m_ghost);
    return {landing.column, std::min(landing.row, Shape::height - 1)};
}

void BoardView::announce(QAccessibleEvent& event)
{
    QAccessible::updateAccessibility(&event);
}

void BoardView::announceMove()
{
    if (m_lastMove.isValid()) {
        for (const auto kind : {QAccessible::NameChanged, QAccessible::Alert}) {
            QAccessibleEvent event(this, kind);
            event.setChild(BoardAccessible::indexOf(*this, m_lastMove));
            announce(event);
        }
    }
    // Of the end the card over the board tells.
    if (!m_position.isFinished()) {
        QAccessibleEvent turn(this, QAccessible::DescriptionChanged);
        announce(turn);
    }
    announceFocus();
}

void BoardView::announceFocus()
{
    if (!hasFocus())
        return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(BoardAccessible::indexOf(*this, focusSquare()));
    announce(focus);
}
