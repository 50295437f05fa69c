// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/game/gamefile.h"

#include <utility>

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

/// The moves of a line from one ply on, with their numbers and comments, and behind each the
/// variations that have another move in its place.
class LineWriter
{
public:
    /// The variations of the game are written where they leave its line.
    LineWriter(const Game& game, WordWriter& words) : m_game(game), m_words(words) { }

    void write(const Line& line, int from, bool isGame);

private:
    QString numberBefore(int ply, bool always) const;
    void writeVariations(int ply);

    const Game& m_game;
    WordWriter& m_words;
};

/// "3." before a first player's move; "3..." before a second player's where none is before it.
QString LineWriter::numberBefore(int ply, bool always) const
{
    const int behind = m_game.start().sideToMove() == Player::Second ? 1 : 0;
    const int turn = ply - 1 + behind;
    const QString number = QString::number(turn / 2 + 1);
    if (turn % 2 == 0)
        return number + u'.';
    return always ? number + QStringLiteral("...") : QString();
}

void LineWriter::write(const Line& line, int from, bool isGame)
{
    Position position = m_game.positionAt(from);
    bool isNumbered = false;
    for (int ply = from + 1; ply <= static_cast<int>(line.moves.size()); ++ply) {
        if (const QString number = numberBefore(ply, !isNumbered); !number.isEmpty())
            m_words.add(number);
        isNumbered = true;
        const int column = line.moves[static_cast<std::size_t>(ply - 1)].column();
        m_words.add(notation::squareName(column, position.landingRow(column)));
        m_words.addComment(line.comments[static_cast<std::size_t>(ply)]);
        position.play(Move(column));
        if (isGame) {
            const qsizetype before = m_words.text().size();
            writeVariations(ply);
            isNumbered = m_words.text().size() == before;
        }
    }
}

/// Those that leave the game at its move `ply`.
void LineWriter::writeVariations(int ply)
{
    for (int i = 0; i < static_cast<int>(m_game.variations().size()); ++i) {
        if (m_game.branchPly(i) != ply - 1)
            continue;
        m_words.open();
        write(m_game.variations()[static_cast<std::size_t>(i)], ply - 1, false);
        m_words.close();
    }
}

QString moveText(const Game& game)
{
    WordWriter words;
    words.addComment(game.comment(0));
    LineWriter(game, words).write(game.shownLine(), 0, true);
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
