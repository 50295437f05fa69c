// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/game/gamefile.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace gamefile {

namespace {

/// Where a line of moves is broken, in characters.
constexpr qsizetype lineWidth = 80;

QString escaped(const QString& text, bool oneLine)
{
    QString result;
    for (const QChar character : text) {
        switch (character.unicode()) {
        case u'\\':
        case u'{':
        case u'}':
        case u'"':
            result += u'\\';
            result += character;
            break;
        case u'\r':
            result += QStringLiteral("\\r");
            break;
        case u'\0':
            result += QStringLiteral("\\0");
            break;
        case u'\n':
            result += oneLine ? QStringLiteral("\\n") : QStringLiteral("\n");
            break;
        default:
            result += character;
        }
    }
    return result;
}

QString tagLine(const QString& name, const QString& value)
{
    return u'[' + name + QStringLiteral(" \"") + escaped(value, true) + QStringLiteral("\"]\n");
}

/// Puts words behind each other and breaks the line before one that does not fit.
class WordWriter
{
public:
    void add(const QString& word)
    {
        const qsizetype used = m_text.size() - (m_text.lastIndexOf(u'\n') + 1);
        const qsizetype needed = word.contains(u'\n') ? word.indexOf(u'\n') : word.size();
        const QString opened = std::exchange(m_open, QString());
        if (used > 0)
            m_text += used + 1 + opened.size() + needed > lineWidth ? u'\n' : u' ';
        m_text += opened + word;
    }
    /// A parenthesis stands before the next word, or behind the last one.
    void open() { m_open += u'('; }
    void close() { m_text += u')'; }
    void addComment(const QString& comment)
    {
        if (!comment.isEmpty())
            add(u'{' + escaped(comment, false) + u'}');
    }
    const QString& text() const { return m_text; }

private:
    QString m_text;
    QString m_open;
};

/// The lines of a game as one text: what several share is written once.
class LineWriter
{
public:
    LineWriter(const Game& game, WordWriter& words)
        : m_words(words), m_behind(game.start().sideToMove() == Player::Second ? 1 : 0)
    {
    }

    /// The first line from its ply `from` on, where `position` is, with numbers and comments, and
    /// behind each move the other lines that have another one in its place. All share `from` moves.
    void write(const std::vector<const Line*>& lines, int from, Position position);

private:
    QString numberBefore(int ply, bool always) const;
    /// Those that leave the first line at its move `ply`, by the move they have there.
    void writeVariations(const std::vector<const Line*>& lines, int ply, const Position& before);

    WordWriter& m_words;
    int m_behind;
};

/// "3." before a first player's move; "3..." before a second player's where none is before it.
QString LineWriter::numberBefore(int ply, bool always) const
{
    const int turn = ply - 1 + m_behind;
    const QString number = QString::number(turn / 2 + 1);
    if (turn % 2 == 0)
        return number + u'.';
    return always ? number + QStringLiteral("...") : QString();
}

/// How many moves the two begin with.
int sharedMoves(const Line& one, const Line& other)
{
    return static_cast<int>(std::ranges::mismatch(one.moves, other.moves).in1 - one.moves.begin());
}

void LineWriter::write(const std::vector<const Line*>& lines, int from, Position position)
{
    const Line& line = *lines.front();
    bool isNumbered = false;
    for (int ply = from + 1; ply <= static_cast<int>(line.moves.size()); ++ply) {
        if (const QString number = numberBefore(ply, !isNumbered); !number.isEmpty())
            m_words.add(number);
        const int column = line.moves[static_cast<std::size_t>(ply - 1)].column();
        m_words.add(notation::squareName(column, position.landingRow(column)));
        m_words.addComment(line.comments[static_cast<std::size_t>(ply)]);
        const qsizetype written = m_words.text().size();
        writeVariations(lines, ply, position);
        isNumbered = m_words.text().size() == written;
        position.play(Move(column));
    }
}

void LineWriter::writeVariations(const std::vector<const Line*>& lines, int ply,
                                 const Position& before)
{
    const auto at = static_cast<std::size_t>(ply - 1);
    std::vector<std::vector<const Line*>> byMove;
    for (const Line* const line : lines) {
        if (line == lines.front() || sharedMoves(*lines.front(), *line) != ply - 1)
            continue;
        const auto same = std::ranges::find_if(byMove, [&](const std::vector<const Line*>& some) {
            return some.front()->moves[at] == line->moves[at];
        });
        if (same != byMove.end())
            same->push_back(line);
        else
            byMove.push_back({line});
    }
    for (const std::vector<const Line*>& some : byMove) {
        m_words.open();
        write(some, ply - 1, before);
        m_words.close();
    }
}

QString moveText(const Game& game)
{
    const Line shown = game.shownLine();
    std::vector<const Line*> lines {&shown};
    for (const Line& line : game.variations())
        lines.push_back(&line);
    WordWriter words;
    words.addComment(game.comment(0));
    LineWriter(game, words).write(lines, 0, game.start());
    words.add(resultText(game.outcome()));
    return words.text();
}

/// With the main line on the board; one that a variation goes on with becomes that variation.
Game fromMainLine(Game game)
{
    game.showMainLine();
    for (int i = static_cast<int>(game.variations().size()) - 1; i >= 0; --i) {
        if (game.branchPly(i) < game.length())
            continue;
        game.showVariation(i);
        game.makeMainLine();
    }
    return game;
}

} // namespace

QByteArray write(const Game& shown)
{
    const Game game = fromMainLine(shown);
    QString text;
    for (const auto& [name, value] : game.tags())
        text += tagLine(name, value);
    if (!game.setup().empty())
        text += tagLine(QStringLiteral("Setup"), notation::toDigits(game.setup()));
    text += tagLine(QStringLiteral("Result"), resultText(game.outcome()));
    text += u'\n' + moveText(game) + u'\n';
    return text.toUtf8();
}

}
