// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/setup.h"

#include "core/board/notation.h"

#include <QCoreApplication>
#include <bit>

namespace {

using Shape = Position::Shape;

/// Takes the discs off again, last move first, until the board is empty.
///
/// What is left on the board follows from the column heights alone, so heights from which no way
/// back was found are not looked at twice.
class BackwardSearch
{
public:
    BackwardSearch(Bitboard firstPlayer, Bitboard secondPlayer)
        : m_discs {firstPlayer, secondPlayer}, m_hopeless(heightsCount(), false)
    {
    }

    bool run() { return reachable(m_discs[0] | m_discs[1]); }
    /// An order of play, first move first, after run() found one.
    const std::vector<Move>& moves() const { return m_moves; }

private:
    static constexpr std::size_t heightsCount()
    {
        std::size_t count = 1;
        for (int column = 0; column < Shape::width; ++column)
            count *= Shape::stride;
        return count;
    }

    static std::size_t heightsIndex(Bitboard occupied)
    {
        std::size_t index = 0;
        for (int column = 0; column < Shape::width; ++column) {
            const int height = std::popcount(occupied & Shape::columnMask(column));
            index = index * Shape::stride + static_cast<std::size_t>(height);
        }
        return index;
    }

    /// Is there an order of play that fills these squares? Leaves it in m_moves.
    bool reachable(Bitboard occupied)
    {
        if (occupied == 0)
            return true;
        const std::size_t index = heightsIndex(occupied);
        if (m_hopeless[index])
            return false;
        const Bitboard movedLast = m_discs[(std::popcount(occupied) + 1) % 2];
        for (int column = 0; column < Shape::width; ++column) {
            const Bitboard top = topDisc(occupied, column);
            if (!(top & movedLast) || isWon(occupied ^ top) || !reachable(occupied ^ top))
                continue;
            m_moves.emplace_back(column);
            return true;
        }
        m_hopeless[index] = true;
        return false;
    }

    /// Nobody goes on after a line; no position on the way may have one.
    bool isWon(Bitboard occupied) const
    {
        return Shape::hasLine(m_discs[0] & occupied) || Shape::hasLine(m_discs[1] & occupied);
    }

    static Bitboard topDisc(Bitboard occupied, int column)
    {
        const int height = std::popcount(occupied & Shape::columnMask(column));
        return height == 0 ? 0 : Shape::square(column, height - 1);
    }

    /// Of the first and of the second player.
    Bitboard m_discs[2];
    std::vector<bool> m_hopeless;
    std::vector<Move> m_moves;
};

/// The lowest disc with nothing below it, as a name; empty when all rest on something.
QString floatingDisc(Bitboard occupied)
{
    for (int row = 1; row < Shape::height; ++row)
        for (int column = 0; column < Shape::width; ++column)
            if ((occupied & Shape::square(column, row))
                && !(occupied & Shape::square(column, row - 1)))
                return notation::squareName(column, row);
    return {};
}

/// What is wrong at first sight; empty when only the order of play can tell.
QString plainFault(Bitboard first, Bitboard second)
{
    if (first & second)
        return QCoreApplication::translate("Setup", "Two discs share a square.");
    if ((first | second) & ~Shape::boardMask())
        return QCoreApplication::translate("Setup", "A disc is outside the board.");
    if (const QString square = floatingDisc(first | second); !square.isEmpty()) {
        return QCoreApplication::translate("Setup", "The disc on %1 has nothing below it.")
            .arg(square);
    }
    const int firstCount = std::popcount(first);
    const int secondCount = std::popcount(second);
    if (firstCount != secondCount && firstCount != secondCount + 1) {
        return QCoreApplication::translate("Setup",
                                           "Discs of the first player: %1, of the second: %2. The "
                                           "first must have the same number or one more.")
            .arg(QString::number(firstCount), QString::number(secondCount));
    }
    const bool firstLine = Shape::hasLine(first);
    const bool secondLine = Shape::hasLine(second);
    if (firstLine && secondLine)
        return QCoreApplication::translate("Setup", "Both players have four in a row.");
    if (firstLine && firstCount == secondCount)
        return QCoreApplication::translate("Setup",
                                           "The second player moved after the first had won.");
    if (secondLine && firstCount > secondCount)
        return QCoreApplication::translate("Setup",
                                           "The first player moved after the second had won.");
    return {};
}

} // namespace

Expected<std::vector<Move>> findMoveOrder(Bitboard firstPlayer, Bitboard secondPlayer)
{
    if (const QString fault = plainFault(firstPlayer, secondPlayer); !fault.isEmpty())
        return fail(fault);
    BackwardSearch search(firstPlayer, secondPlayer);
    if (!search.run()) {
        return fail(QCoreApplication::translate(
            "Setup", "No order of moves reaches this position without an earlier win."));
    }
    return search.moves();
}
