// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/games/gooseboard.h"

#include "ui/paper/chartstyle.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>

namespace {

struct GooseBoardText
{
    Q_DECLARE_TR_FUNCTIONS(GooseBoard)
};

constexpr int side = 8;
constexpr int squares = side * side;

bool isGoose(int square)
{
    return square > 0 && square < 63 && (square % 9 == 5 || square % 9 == 0);
}

bool hasWells(const GameData& game)
{
    return game.values.value(QStringLiteral("wells"), QStringLiteral("true"))
        == QLatin1String("true");
}

/// What is written on a square that does something; empty on others and on geese.
QString deed(int square, bool wells)
{
    switch (square) {
    case 0:
        return GooseBoardText::tr("Start");
    case 6:
        return GooseBoardText::tr("Bridge\n→ 12");
    case 19:
        return GooseBoardText::tr("Inn");
    case 31:
    case 52:
        return wells ? GooseBoardText::tr("Well") : QString();
    case 42:
        return GooseBoardText::tr("Maze\n→ 37");
    case 58:
        return GooseBoardText::tr("Death\n→ 0");
    case 63:
        return GooseBoardText::tr("Goal");
    default:
        return {};
    }
}

/// Seen from the side, swimming to the right, in a square of size 1.
QPainterPath goosePath()
{
    QPainterPath path;
    path.addEllipse(QRectF(0.1, 0.5, 0.6, 0.35));
    path.addRoundedRect(QRectF(0.56, 0.2, 0.14, 0.5), 0.07, 0.07);
    path.addEllipse(QRectF(0.54, 0.12, 0.24, 0.2));
    QPolygonF beak({{0.76, 0.18}, {0.95, 0.24}, {0.76, 0.29}});
    path.addPolygon(beak);
    path.closeSubpath();
    return path.simplified();
}

struct Pawns
{
    std::vector<int> squares; ///< of each player, in their order
    int mover = 1;
};

/// The state has whoever is to move first, and then the others in turn.
Pawns pawnsOf(const GameData& game)
{
    const auto datum
        = [&game](const char* name) { return static_cast<int>(game.at(QLatin1String(name))); };
    std::vector<int> inTurn {datum("r") > 0 ? datum("c") : datum("s"), datum("b")};
    for (const char* const more : {"e", "h"})
        if (game.data.contains(QLatin1String(more)))
            inTurn.push_back(datum(more));
    Pawns pawns {std::vector<int>(inTurn.size()), std::max(datum("t"), 1)};
    const auto first = static_cast<std::size_t>(pawns.mover - 1);
    for (std::size_t i = 0; i < inTurn.size(); ++i)
        pawns.squares[(first + i) % inTurn.size()] = inTurn[i];
    return pawns;
}

class Board
{
public:
    Board(QPainter& painter, const QRectF& place, const FigureStyle& style)
        : m_painter(painter), m_style(style),
          m_size(std::min(place.width(), place.height()) / side),
          m_origin(place.center() - QPointF(m_size, m_size) * side / 2)
    {
    }

    void square(int number, bool wells)
    {
        const QRectF cell = cellRect(number);
        const QString text = deed(number, wells);
        const QColor base = m_style.palette.color(QPalette::Base);
        const QColor ink = m_style.palette.color(QPalette::Text);
        if (!text.isEmpty())
            m_painter.fillRect(cell, chartstyle::mixed(base, color(2), 0.25));
        m_painter.setPen(QPen(chartstyle::mixed(base, ink, 0.45), 1));
        m_painter.drawRect(cell);
        if (isGoose(number)) {
            QTransform transform;
            transform.translate(cell.left() + m_size * 0.2, cell.top() + m_size * 0.25);
            transform.scale(m_size * 0.7, m_size * 0.7);
            m_painter.fillPath(transform.map(goosePath()), chartstyle::mixed(base, ink, 0.3));
        }
        m_painter.setPen(ink);
        m_painter.setFont(fontOf(0.2));
        m_painter.drawText(cell.adjusted(3, 1, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                           QString::number(number));
        m_painter.setFont(fontOf(0.19));
        m_painter.drawText(cell.adjusted(1, 0, -1, -1), Qt::AlignHCenter | Qt::AlignBottom, text);
    }

    /// Each player's has a shape of its own; whoever is to move has a ring. Those on one square
    /// stand beside each other: `place` of `shared`.
    void pawn(int player, int square, bool isMover, int place, int shared)
    {
        const double offset = shared < 2 ? 0 : static_cast<double>(place) / (shared - 1) - 0.5;
        const QPointF centre = cellRect(square).center() + QPointF(0.5 * offset * m_size, 0);
        const double half = m_size * (shared > 2 ? 0.16 : 0.22);
        const QRectF body(centre - QPointF(half, half), centre + QPointF(half, half));
        QPainterPath path;
        if (player == 1)
            path.addEllipse(body);
        else if (player == 2)
            path.addRect(body);
        else if (player == 3)
            path.addPolygon(QPolygonF({body.bottomLeft(), body.bottomRight(),
                                       QPointF(centre.x(), body.top() - half / 2)}));
        else
            path.addPolygon(QPolygonF({QPointF(centre.x(), body.top() - half / 3),
                                       QPointF(body.right() + half / 3, centre.y()),
                                       QPointF(centre.x(), body.bottom() + half / 3),
                                       QPointF(body.left() - half / 3, centre.y())}));
        path.closeSubpath();
        const QColor ground = color(player - 1);
        m_painter.fillPath(path, ground);
        m_painter.strokePath(path, QPen(m_style.palette.color(QPalette::Text), isMover ? 3 : 1));
        m_painter.setPen(m_style.palette.color(QPalette::Base));
        QFont font = fontOf(0.28);
        font.setBold(true);
        m_painter.setFont(font);
        m_painter.drawText(body, Qt::AlignCenter, QString::number(player));
    }

private:
    QColor color(int index) const { return chartstyle::seriesColor(index, m_style.palette); }
    QRectF cellRect(int number) const
    {
        const auto [column, row] = gooseboard::cellOf(number);
        return {m_origin.x() + column * m_size, m_origin.y() + row * m_size, m_size, m_size};
    }
    QFont fontOf(double share) const
    {
        QFont font = m_style.font;
        font.setPixelSize(std::max(6, static_cast<int>(m_size * share)));
        return font;
    }

    QPainter& m_painter;
    const FigureStyle& m_style;
    double m_size;
    QPointF m_origin;
};

std::array<std::pair<int, int>, squares> spiral()
{
    std::array<std::pair<int, int>, squares> cells;
    std::array<std::array<bool, side>, side> taken {};
    int column = 0;
    int row = side - 1;
    int across = 1;
    int down = 0;
    for (int square = 0; square < squares; ++square) {
        cells[static_cast<std::size_t>(square)] = {column, row};
        taken[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = true;
        const auto isFree = [&](int toColumn, int toRow) {
            return toColumn >= 0 && toColumn < side && toRow >= 0 && toRow < side
                && !taken[static_cast<std::size_t>(toRow)][static_cast<std::size_t>(toColumn)];
        };
        // Against the clock: right, up, left, down.
        if (!isFree(column + across, row + down)) {
            const int turned = across;
            across = down;
            down = -turned;
        }
        column += across;
        row += down;
    }
    return cells;
}

}

namespace gooseboard {

std::pair<int, int> cellOf(int square)
{
    static const auto cells = spiral();
    return cells[static_cast<std::size_t>(std::clamp(square, 0, squares - 1))];
}

void paint(QPainter& painter, const QRectF& place, const GameData& game, const FigureStyle& style)
{
    Board board(painter, place, style);
    for (int square = 0; square < squares; ++square)
        board.square(square, hasWells(game));
    const Pawns pawns = pawnsOf(game);
    for (std::size_t i = 0; i < pawns.squares.size(); ++i) {
        const int square = pawns.squares[i];
        const auto before = pawns.squares.begin() + static_cast<std::ptrdiff_t>(i);
        const int player = static_cast<int>(i) + 1;
        board.pawn(player, square, pawns.mover == player,
                   static_cast<int>(std::count(pawns.squares.begin(), before, square)),
                   static_cast<int>(std::ranges::count(pawns.squares, square)));
    }
}

QString words(const GameData& game)
{
    const Pawns pawns = pawnsOf(game);
    const auto rolled = game.at(QStringLiteral("r"));
    QString where = GooseBoardText::tr("Player 1 (round) is on square %1, player 2 (square) on %2")
                        .arg(pawns.squares[0])
                        .arg(pawns.squares[1]);
    if (pawns.squares.size() > 2)
        where += GooseBoardText::tr(", player 3 (triangle) on %1").arg(pawns.squares[2]);
    if (pawns.squares.size() > 3)
        where += GooseBoardText::tr(", player 4 (diamond) on %1").arg(pawns.squares[3]);
    return rolled > 0
        ? GooseBoardText::tr("%1; player %2 has rolled %3.").arg(where).arg(pawns.mover).arg(rolled)
        : GooseBoardText::tr("%1; player %2 is to move.").arg(where).arg(pawns.mover);
}

}
