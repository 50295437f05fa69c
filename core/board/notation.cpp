// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"

#include "core/board/boards.h"
#include "core/board/writtenmove.h"

#include <QCoreApplication>

namespace notation {

namespace {

/// The error at a character of the text, with its line and column.
tl::unexpected<Error> failAt(QStringView text, qsizetype index, QString message)
{
    const QStringView before = text.left(index);
    const auto line = static_cast<int>(before.count(u'\n')) + 1;
    const auto column = static_cast<int>(index - before.lastIndexOf(u'\n'));
    return fail(std::move(message), line, column);
}

/// The character as it can be shown: itself, or its number where it has no shape.
QString shown(QStringView text, qsizetype index)
{
    const QStringView rest = text.mid(index);
    const bool pair = rest.size() > 1 && rest[0].isHighSurrogate() && rest[1].isLowSurrogate();
    const char32_t code = pair ? QChar::surrogateToUcs4(rest[0], rest[1]) : rest[0].unicode();
    if (QChar::isPrint(code))
        return rest.left(pair ? 2 : 1).toString();
    return QStringLiteral("U+%1").arg(static_cast<uint>(code), 4, 16, QLatin1Char('0')).toUpper();
}

tl::unexpected<Error> noColumn(QStringView text, qsizetype index, int width)
{
    // Who began with digits is told of digits.
    const QChar begin = text.trimmed().front();
    const bool letter = text[index].isLetter() && !(begin >= u'0' && begin <= u'9');
    const QString first = letter ? squareName(0, 0).left(1) : columnName(0);
    const QString last = letter ? squareName(width - 1, 0).left(1) : columnName(width - 1);
    return failAt(
        text, index,
        QCoreApplication::translate("Notation", "character %1: '%2' is not a column from %3 to %4")
            .arg(QString::number(index + 1), shown(text, index), first, last));
}

template <int W, int H, int K> struct PlayedText
{
    std::vector<Move> moves;
    BasicPosition<W, H, K> position;
};

template <int W, int H, int K> Expected<PlayedText<W, H, K>> playText(QStringView text)
{
    PlayedText<W, H, K> played;
    if (text.trimmed().compare(u"startpos", Qt::CaseInsensitive) == 0)
        return played;

    for (qsizetype index = 0; index < text.size();) {
        if (text[index].isSpace()) {
            ++index;
            continue;
        }
        const WrittenMove move = readWrittenMove(text.mid(index), W);
        if (move.column < 0)
            return noColumn(text, index, W);
        if (played.position.isFinished()) {
            return failAt(text, index,
                          QCoreApplication::translate("Notation", "the game ended at move %1")
                              .arg(played.position.plies()));
        }
        if (const QString reason = whyIllegal(played.position, move); !reason.isEmpty()) {
            return failAt(text, index,
                          QCoreApplication::translate("Notation", "move %1: %2")
                              .arg(QString::number(played.position.plies() + 1), reason));
        }
        played.position.play(move.column);
        played.moves.emplace_back(move.column);
        index += move.length;
    }
    return played;
}

QChar diagramSign(Cell cell)
{
    switch (cell) {
    case Cell::First:
        return u'x';
    case Cell::Second:
        return u'o';
    case Cell::Empty:
        break;
    }
    return u'.';
}

} // namespace

Expected<std::vector<Move>> parseMoves(QStringView text)
{
    return parseMoves<7, 6, 4>(text);
}

Expected<Position> parsePosition(QStringView text)
{
    return parsePosition<7, 6, 4>(text);
}

template <int W, int H, int K> Expected<BasicPosition<W, H, K>> parsePosition(QStringView text)
{
    return playText<W, H, K>(text).map([](const auto& played) { return played.position; });
}

template <int W, int H, int K> Expected<std::vector<Move>> parseMoves(QStringView text)
{
    return playText<W, H, K>(text).map([](auto&& played) { return std::move(played.moves); });
}

template <int W, int H, int K> using Parsed = Expected<BasicPosition<W, H, K>>;
#define BOARD(NAME, W, H, K)                                                                       \
    template Parsed<W, H, K> parsePosition<>(QStringView);                                         \
    template Expected<std::vector<Move>> parseMoves<W, H, K>(QStringView);
#include "core/board/boards.def"
#define BOARD(NAME, W, H, K)                                                                       \
    template Parsed<W, H, K> parsePosition<>(QStringView);                                         \
    template Expected<std::vector<Move>> parseMoves<W, H, K>(QStringView);
#include "core/board/plannedboards.def"

QString toDigits(const std::vector<Move>& moves)
{
    QString text;
    for (const Move move : moves)
        text += columnName(move.column());
    return text;
}

QString toCoordinates(const std::vector<Move>& moves, const Position& start)
{
    QStringList squares;
    Position position = start;
    for (const Move move : moves) {
        squares += squareName(move.column(), position.landingRow(move.column()));
        position.play(move);
    }
    return squares.join(u' ');
}

QString squareName(int column, int row)
{
    return QChar(u'a' + column) + QString::number(row + 1);
}

QString columnName(int column)
{
    return QString::number(column + 1);
}

QString toDiagram(const Position& position)
{
    QStringList lines;
    for (int row = Position::Shape::height - 1; row >= 0; --row) {
        QStringList signs;
        for (int column = 0; column < Position::Shape::width; ++column)
            signs += diagramSign(position.at(column, row));
        lines += signs.join(u' ');
    }
    QStringList numbers;
    for (int column = 0; column < Position::Shape::width; ++column)
        numbers += columnName(column);
    lines += numbers.join(u' ');
    return lines.join(u'\n');
}

}
