// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/game/gamefile.h"

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
        if (used > 0)
            m_text += used + 1 + needed > lineWidth ? u'\n' : u' ';
        m_text += word;
    }
    void addComment(const QString& comment)
    {
        if (!comment.isEmpty())
            add(u'{' + escaped(comment, false) + u'}');
    }
    const QString& text() const { return m_text; }

private:
    QString m_text;
};

QString moveText(const Game& game)
{
    WordWriter words;
    words.addComment(game.comment(0));
    const int behind = game.start().sideToMove() == Player::Second ? 1 : 0;
    for (int ply = 1; ply <= game.length(); ++ply) {
        const int turn = ply - 1 + behind;
        const QString number = QString::number(turn / 2 + 1);
        if (turn % 2 == 0)
            words.add(number + u'.');
        else if (ply == 1)
            words.add(number + QStringLiteral("..."));
        const int column = game.moves()[static_cast<std::size_t>(ply - 1)].column();
        words.add(notation::squareName(column, game.positionAt(ply - 1).landingRow(column)));
        words.addComment(game.comment(ply));
    }
    words.add(resultText(game.outcome()));
    return words.text();
}

} // namespace

QByteArray write(const Game& game)
{
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
