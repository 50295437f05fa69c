// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/board/writtenmove.h"
#include "core/game/gamefile.h"
#include "core/game/gamescanner.h"

#include <QCoreApplication>
#include <QSet>
#include <QStringDecoder>
#include <algorithm>

namespace gamefile {

namespace {

/// A word of the file in an error; long ones are cut.
QString shownWord(QStringView word)
{
    constexpr qsizetype longest = 20;
    return word.size() <= longest ? word.toString() : word.left(longest).toString() + u'…';
}

/// Reads one file: the tags, then the moves. Each step answers with an error or goes on.
class Reader
{
    Q_DECLARE_TR_FUNCTIONS(GameFile)

public:
    explicit Reader(QStringView text) : m_scanner(text) { }

    Expected<Game> read();

private:
    Expected<void> readTag();
    Expected<void> readSetup(const QString& value, qsizetype place);
    Expected<void> readComment();
    Expected<void> readNumber(QStringView digits, bool dots);
    Expected<void> readMove(QStringView word);
    Expected<void> readWord();
    Expected<void> openVariation();
    Expected<void> closeVariation();
    Expected<void> readPiece();
    Expected<void> checkResultTag() const;
    Expected<void> readEnd();

    /// Moves of both sides since the start, one more where the second player began.
    int turn() const
    {
        return m_game.length() + (m_game.start().sideToMove() == Player::Second ? 1 : 0);
    }

    /// The line that a variation leaves, up to the move that it replaces.
    struct Left
    {
        Game game;
        bool hasComment;
        qsizetype place; ///< of the variation
    };

    GameScanner m_scanner;
    Game m_game;
    std::vector<Left> m_left; ///< those around what is read
    int m_variationCount = 0;
    std::vector<std::pair<QString, QString>> m_tags;
    QSet<QString> m_tagNames;
    int m_tagCount = 0; ///< without Result and Setup
    QString m_resultTag;
    qsizetype m_resultPlace = 0;
    bool m_hasNumber = false;
    bool m_hasComment = false;
    bool m_hasResult = false;
};

Expected<Game> Reader::read()
{
    m_scanner.skipBlanks();
    if (m_scanner.atEnd())
        return m_scanner.failHere(tr("the file is empty"));
    while (m_scanner.take(u'[')) {
        FOURCAST_TRY(readTag());
        m_scanner.skipBlanks();
    }
    m_game.setTags(std::move(m_tags));
    while (!m_hasResult) {
        FOURCAST_TRY(readPiece());
        m_scanner.skipBlanks();
    }
    FOURCAST_TRY(readEnd());
    return m_game;
}

Expected<void> Reader::readTag()
{
    m_scanner.skipBlanks();
    const qsizetype namePlace = m_scanner.index();
    const QString name = m_scanner.takeWord().toString();
    const bool derived = name == u"Result" || name == u"Setup";
    if (!derived && !Game::isTagName(name)) {
        return m_scanner.failAt(namePlace,
                                tr("a tag needs a name here, made of letters, digits and _"));
    }
    if (!derived && ++m_tagCount > maximumTags) {
        return m_scanner.failAt(
            namePlace,
            tr("a game file can hold at most %1 tags").arg(QString::number(maximumTags)));
    }
    if (m_tagNames.contains(name))
        return m_scanner.failAt(namePlace, tr("the tag %1 appears twice").arg(shownWord(name)));
    m_tagNames.insert(name);

    m_scanner.skipBlanks();
    const qsizetype valuePlace = m_scanner.index();
    if (!m_scanner.take(u'"'))
        return m_scanner.failHere(tr("the value of a tag must be in quotation marks"));
    FOURCAST_LET(const auto value, m_scanner.takeQuoted());
    m_scanner.skipBlanks();
    if (!m_scanner.take(u']'))
        return m_scanner.failHere(tr("a ] must close the tag here"));

    if (name == u"Setup")
        return readSetup(value, valuePlace);
    if (name == u"Result") {
        m_resultTag = value;
        m_resultPlace = valuePlace;
    } else if (!value.isEmpty()) {
        m_tags.emplace_back(name, value);
    }
    return {};
}

Expected<void> Reader::readSetup(const QString& value, qsizetype place)
{
    auto moves = notation::parseMoves(value);
    if (!moves) {
        return m_scanner.failAt(place, tr("in the setup, %1").arg(moves.error().message));
    }
    m_game = Game(std::move(*moves));
    return {};
}

Expected<void> Reader::readPiece()
{
    if (m_scanner.take(u'{'))
        return readComment();
    if (m_scanner.take(u'('))
        return openVariation();
    if (m_scanner.take(u')'))
        return closeVariation();
    return readWord();
}

Expected<void> Reader::openVariation()
{
    const qsizetype place = m_scanner.index() - 1;
    if (m_hasNumber)
        return m_scanner.failAt(place, tr("a move must follow its number"));
    if (m_game.length() == 0 || (!m_left.empty() && m_game.length() < m_left.back().game.length()))
        return m_scanner.failAt(place, tr("a variation must follow the move it replaces"));
    if (static_cast<int>(m_left.size()) == maximumDepth)
        return m_scanner.failAt(
            place, tr("a variation can be nested inside at most %1 others").arg(maximumDepth));
    if (++m_variationCount > Game::maximumVariations)
        return m_scanner.failAt(place,
                                tr("a game file can hold at most %1 variations")
                                    .arg(QString::number(Game::maximumVariations)));
    m_left.push_back({m_game, m_hasComment, place});
    m_game.removeVariations();
    m_game.undo();
    m_game.truncate();
    // What is written before the first move has a place of its own already.
    m_hasComment = true;
    return {};
}

Expected<void> Reader::closeVariation()
{
    const qsizetype place = m_scanner.index() - 1;
    if (m_left.empty())
        return m_scanner.failAt(place, tr("this ) has no matching ("));
    if (m_hasNumber)
        return m_scanner.failAt(place, tr("a move must follow its number"));
    if (m_game.length() < m_left.back().game.length())
        return m_scanner.failAt(place, tr("a variation must contain a move"));
    const Game variation = std::move(m_game);
    for (const Left& left : m_left) {
        const std::vector<Move>& line = left.game.moves();
        if (std::ranges::mismatch(line, variation.moves()).in1 == line.end())
            return m_scanner.failAt(
                m_left.back().place,
                tr("this variation has the same moves as the line it should branch from"));
    }
    m_game = std::move(m_left.back().game);
    m_hasComment = m_left.back().hasComment;
    m_left.pop_back();
    m_game.addVariation(variation.shownLine());
    for (const Line& line : variation.variations())
        m_game.addVariation(line);
    return {};
}

Expected<void> Reader::readComment()
{
    const qsizetype place = m_scanner.index() - 1;
    if (m_hasNumber)
        return m_scanner.failAt(place, tr("a move must follow its number"));
    if (!m_left.empty() && m_game.length() < m_left.back().game.length())
        return m_scanner.failAt(place, tr("a variation must begin with a move"));
    if (m_hasComment)
        return m_scanner.failAt(place, tr("there is already a comment here"));
    FOURCAST_LET(const auto comment, m_scanner.takeComment());
    m_game.setComment(m_game.length(), comment);
    m_hasComment = true;
    return {};
}

Expected<void> Reader::readWord()
{
    if (m_scanner.atEnd())
        return m_scanner.failHere(tr("the file ends before the result (1-0, 0-1, 1/2-1/2 or *)"));
    const QStringView word = m_scanner.peekWord();
    if (word.isEmpty()) {
        return m_scanner.failHere(tr("'%1' is not valid here").arg(m_scanner.next()));
    }
    for (const Outcome outcome :
         {Outcome::Unfinished, Outcome::FirstWins, Outcome::SecondWins, Outcome::Draw}) {
        if (word != resultText(outcome))
            continue;
        if (m_hasNumber)
            return m_scanner.failHere(tr("a move must follow its number"));
        if (!m_left.empty())
            return m_scanner.failHere(tr("a ) must close the variation before the result"));
        if (outcome != m_game.outcome()) {
            return m_scanner.failHere(tr("the result is %1, but the moves lead to %2")
                                          .arg(shownWord(word), resultText(m_game.outcome())));
        }
        m_hasResult = true;
        m_scanner.advance(word.size());
        return {};
    }
    qsizetype digits = 0;
    while (digits < word.size() && word[digits] >= u'0' && word[digits] <= u'9')
        ++digits;
    if (digits > 0 && word.mid(digits).startsWith(u'.'))
        return readNumber(word.left(digits), word.mid(digits).startsWith(u"..."));
    return readMove(word);
}

Expected<void> Reader::readNumber(QStringView digits, bool dots)
{
    const int expected = turn() / 2 + 1;
    const bool second = turn() % 2 == 1;
    const QString right
        = QString::number(expected) + (second ? QStringLiteral("...") : QStringLiteral("."));
    if (m_game.position().isFinished())
        return m_scanner.failHere(tr("the game ended before this move"));
    if (m_hasNumber || dots != second || digits != QString::number(expected)) {
        return m_scanner.failHere(m_hasNumber ? tr("a move must follow its number")
                                              : tr("the number here must be '%1'").arg(right));
    }
    m_scanner.advance(right.size());
    m_hasNumber = true;
    return {};
}

Expected<void> Reader::readMove(QStringView word)
{
    const WrittenMove move = readWrittenMove(word, Position::Shape::width);
    if (move.column < 0 || move.length != word.size())
        return m_scanner.failHere(
            tr("'%1' is not a move, a number or a result").arg(shownWord(word)));
    const Position& position = m_game.position();
    if (position.isFinished())
        return m_scanner.failHere(tr("the game ended before this move"));
    // A pair has one number; only its second move goes without.
    if (!m_hasNumber && (turn() % 2 == 0 || m_game.length() == 0)) {
        const QString dots = turn() % 2 == 0 ? QStringLiteral(".") : QStringLiteral("...");
        return m_scanner.failHere(tr("the move number %1 is missing before this move")
                                      .arg(QString::number(turn() / 2 + 1) + dots));
    }
    if (const QString reason = whyIllegal(position, move); !reason.isEmpty())
        return m_scanner.failHere(reason);
    const auto played = m_game.play(Move(move.column));
    Q_ASSERT(played);
    m_scanner.advance(word.size());
    m_hasNumber = false;
    m_hasComment = false;
    return {};
}

Expected<void> Reader::checkResultTag() const
{
    if (!m_tagNames.contains(QStringLiteral("Result"))
        || m_resultTag == resultText(m_game.outcome()))
        return {};
    return m_scanner.failAt(m_resultPlace,
                            tr("the result is %1, but the moves lead to %2")
                                .arg(shownWord(m_resultTag), resultText(m_game.outcome())));
}

Expected<void> Reader::readEnd()
{
    if (!m_scanner.atEnd())
        return m_scanner.failHere(tr("there is text after the result"));
    return checkResultTag();
}

/// The text, a byte order mark at its beginning included.
QString decoded(const QByteArray& bytes)
{
    using Flag = QStringDecoder::Flag;
    QStringDecoder decoder(QStringDecoder::Utf8, Flag::Stateless | Flag::ConvertInitialBom);
    return decoder(bytes);
}

/// Where bytes stop being UTF-8: there the text, written again, differs.
qsizetype firstInvalidByte(const QByteArray& bytes, const QString& text)
{
    const QByteArray again = text.toUtf8();
    const auto [wrong, ignored]
        = std::mismatch(bytes.begin(), bytes.end(), again.begin(), again.end());
    qsizetype index = wrong - bytes.begin();
    // What stands for the damage may begin with the same bytes: back to where it begins.
    while (index < again.size() && (again[index] & 0xc0) == 0x80)
        --index;
    return index;
}

} // namespace

Expected<Game> read(const QByteArray& bytes)
{
    constexpr char byteOrderMark[] = "\xef\xbb\xbf";
    const QByteArray content = bytes.startsWith(byteOrderMark) ? bytes.mid(3) : bytes;
    const QString text = decoded(content);
    const GameScanner places(text);
    if (const qsizetype wrong = firstInvalidByte(content, text); wrong < content.size()) {
        return places.failAt(decoded(content.left(wrong)).size(),
                             QCoreApplication::translate("GameFile", "this is not UTF-8 text"));
    }
    if (const qsizetype zero = text.indexOf(QChar(u'\0')); zero >= 0) {
        return places.failAt(
            zero, QCoreApplication::translate("GameFile", "text must not contain a zero byte"));
    }
    return Reader(text).read();
}

}
