// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/game.h"
#include "core/formal/models/naiveboard.h"

#include <QStringList>

namespace fourcast::formal {

namespace {

/// Writes the game for one board. Squares are parameters, a1 being the lowest one of the first
/// column.
class GameProcess
{
public:
    explicit GameProcess(const BoardSize& size) : m_size(size)
    {
        for (int column = 0; column < size.columns; ++column)
            for (int row = 0; row < size.rows; ++row)
                m_squares += square(column, row);
    }

    QString text(const NaiveBoard& start, bool firstMoves) const
    {
        return QStringLiteral(
                   "% Connect Four on %1 columns and %2 rows, %3 in line. A parameter is a "
                   "square,\n"
                   "% column letter and row from the bottom: X, O or N for nobody; t is whose turn "
                   "it\n"
                   "% is. The columns that discs are dropped into are numbered from 1.\n\n"
                   "sort Disc = struct X | O | N;\n\n"
                   "map other: Disc -> Disc;\n"
                   "    line: Disc # %4 -> Bool; % has it a line?\n\n"
                   "var p, %5: Disc;\n"
                   "eqn other(X) = O;\n"
                   "    other(O) = X;\n"
                   "    line(p, %5) =\n        %6;\n\n"
                   "act drop: Disc # Nat;\n"
                   "    win: Disc;\n"
                   "    draw;\n\n"
                   "proc Game(t, %5: Disc) =\n"
                   "    (line(other(t), %5)) -> win(other(t)) . Game(t, %5)\n"
                   "    <> ((%7) -> draw . Game(t, %5)\n"
                   "    <> (%8));\n\n"
                   "init Game(%9);\n")
            .arg(m_size.columns)
            .arg(m_size.rows)
            .arg(m_size.connect)
            .arg(QStringList(m_squares.size(), QStringLiteral("Disc")).join(QStringLiteral(" # ")),
                 m_squares.join(QStringLiteral(", ")), lines().join(QStringLiteral("\n     || ")),
                 isFull(), drops().join(QStringLiteral("\n      + ")),
                 initial(start, firstMoves).join(QStringLiteral(", ")));
    }

private:
    static QString square(int column, int row)
    {
        return QChar(u'a' + column) + QString::number(row + 1);
    }

    /// A condition for each place that a line may have.
    QStringList lines() const
    {
        QStringList found;
        for (const auto& [right, up] : {std::pair(1, 0), {0, 1}, {1, 1}, {1, -1}})
            for (int column = 0; column < m_size.columns; ++column)
                for (int row = 0; row < m_size.rows; ++row) {
                    const int lastColumn = column + (m_size.connect - 1) * right;
                    const int lastRow = row + (m_size.connect - 1) * up;
                    if (lastColumn >= m_size.columns || lastRow < 0 || lastRow >= m_size.rows)
                        continue;
                    QStringList same;
                    for (int i = 0; i < m_size.connect; ++i)
                        same += square(column + i * right, row + i * up) + QStringLiteral(" == p");
                    found += u'(' + same.join(QStringLiteral(" && ")) + u')';
                }
        return found.isEmpty() ? QStringList {QStringLiteral("false")} : found;
    }
    QString isFull() const
    {
        QStringList taken;
        for (int column = 0; column < m_size.columns; ++column)
            taken += square(column, m_size.rows - 1) + QStringLiteral(" != N");
        return taken.join(QStringLiteral(" && "));
    }
    /// A move for each square: it is free, and the one below it is not.
    QStringList drops() const
    {
        QStringList moves;
        for (int column = 0; column < m_size.columns; ++column)
            for (int row = 0; row < m_size.rows; ++row) {
                QString free = square(column, row) + QStringLiteral(" == N");
                if (row > 0)
                    free = square(column, row - 1) + QStringLiteral(" != N && ") + free;
                QStringList next = m_squares;
                next[column * m_size.rows + row] = QStringLiteral("t");
                moves += QStringLiteral("(%1) -> drop(t, %2) . Game(other(t), %3)")
                             .arg(free)
                             .arg(column + 1)
                             .arg(next.join(QStringLiteral(", ")));
            }
        return moves;
    }
    QStringList initial(const NaiveBoard& start, bool firstMoves) const
    {
        QStringList values {firstMoves ? QStringLiteral("X") : QStringLiteral("O")};
        for (int column = 0; column < m_size.columns; ++column)
            for (int row = 0; row < m_size.rows; ++row)
                values += QChar::fromLatin1("NXO"[static_cast<std::size_t>(start.at(column, row))]);
        return values;
    }

    BoardSize m_size;
    QStringList m_squares;
};

}

QString gameProcess(const GameStart& start)
{
    return forBoard<QString>(start.size, [&start]<typename Board>() {
        Board position;
        for (const Move move : start.moves)
            position.play(move);
        return GameProcess(start.size)
            .text(NaiveBoard::of(position), position.sideToMove() == Player::First);
    });
}

}
