// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/ucimoves.h"

#include "core/board/notation.h"
#include "core/board/writtenmove.h"

#include <QCoreApplication>

namespace uci {

namespace {

/// What stands before the square of a drop.
constexpr QStringView drop = u"P@";

/// Reads on from a position, and keeps what it read.
class MoveReader
{
public:
    MoveReader(const Position& start, QStringView text) : m_position(start), m_text(text) { }

    /// False at the end of the text, and at a move that is wrong: fault() says which.
    bool readOne()
    {
        while (m_index < m_text.size() && m_text[m_index].isSpace())
            ++m_index;
        if (m_index >= m_text.size())
            return false;
        if (m_position.isFinished()) {
            m_fault = QCoreApplication::translate("Notation", "the game ended at move %1")
                          .arg(m_position.plies());
            return false;
        }
        const QStringView rest = m_text.mid(m_index);
        const qsizetype prefix = rest.startsWith(drop, Qt::CaseInsensitive) ? drop.size() : 0;
        const WrittenMove move = readWrittenMove(rest.mid(prefix), Position::Shape::width);
        const QString reason = move.column < 0
            ? QCoreApplication::translate("Uci", "'%1' is not a move").arg(word(rest))
            : whyIllegal(m_position, move);
        if (!reason.isEmpty()) {
            m_fault = QCoreApplication::translate("Notation", "move %1: %2")
                          .arg(QString::number(m_position.plies() + 1), reason);
            return false;
        }
        m_moves.emplace_back(move.column);
        m_position.play(move.column);
        m_index += prefix + move.length;
        return true;
    }

    const std::vector<Move>& moves() const { return m_moves; }
    /// Empty at the end of the text.
    const QString& fault() const { return m_fault; }
    int faultColumn() const { return static_cast<int>(m_index) + 1; }

private:
    /// Up to the next blank, and no more of it than fits in a sentence.
    static QString word(QStringView text)
    {
        constexpr qsizetype longest = 20;
        qsizetype length = 0;
        while (length < text.size() && length < longest && !text[length].isSpace())
            ++length;
        return text.left(length).toString();
    }

    Position m_position;
    QStringView m_text;
    qsizetype m_index = 0;
    std::vector<Move> m_moves;
    QString m_fault;
};

} // namespace

QString moveText(const Position& position, Move move)
{
    return drop.toString()
        + notation::squareName(move.column(), position.landingRow(move.column()));
}

QString movesText(const Position& start, const std::vector<Move>& moves)
{
    QStringList texts;
    Position position = start;
    for (const Move move : moves) {
        texts << moveText(position, move);
        position.play(move);
    }
    return texts.join(u' ');
}

Expected<Move> readMove(const Position& position, QStringView text)
{
    MoveReader reader(position, text);
    if (reader.readOne() && !reader.readOne() && reader.fault().isEmpty())
        return reader.moves().front();
    if (!reader.moves().empty() || reader.fault().isEmpty())
        return fail(QCoreApplication::translate("Uci", "'%1' is not a move")
                        .arg(text.left(20).trimmed().toString()));
    return fail(reader.fault());
}

Expected<std::vector<Move>> readMoves(const Position& start, QStringView text)
{
    MoveReader reader(start, text);
    while (reader.readOne()) { }
    if (!reader.fault().isEmpty())
        return fail(reader.fault(), 1, reader.faultColumn());
    return reader.moves();
}

std::vector<Move> readLine(const Position& start, QStringView text)
{
    MoveReader reader(start, text);
    while (reader.readOne()) { }
    return reader.moves();
}

}
