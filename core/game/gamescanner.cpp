// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/gamescanner.h"

#include <QCoreApplication>

namespace {

bool isBlank(QChar character)
{
    return character == u' ' || character == u'\t' || character == u'\r' || character == u'\n';
}

bool endsWord(QChar character)
{
    return isBlank(character) || QStringView(u"[]{}()\"").contains(character);
}

} // namespace

void GameScanner::skipBlanks()
{
    while (!atEnd() && isBlank(m_text[m_index]))
        ++m_index;
}

bool GameScanner::take(QChar character)
{
    if (atEnd() || m_text[m_index] != character)
        return false;
    ++m_index;
    return true;
}

QStringView GameScanner::peekWord() const
{
    qsizetype end = m_index;
    while (end < m_text.size() && !endsWord(m_text[end]))
        ++end;
    return m_text.sliced(m_index, end - m_index);
}

QStringView GameScanner::takeWord()
{
    const QStringView word = peekWord();
    m_index += word.size();
    return word;
}

Expected<QString> GameScanner::takeComment()
{
    const qsizetype opening = m_index - 1;
    QString comment;
    while (!atEnd()) {
        const qsizetype place = m_index;
        const QChar character = m_text[m_index++];
        if (character == u'}')
            return comment;
        if (character == u'{') {
            return failAt(
                place,
                QCoreApplication::translate(
                    "GameFile", "a comment can't contain another one (write \\{ for a brace)"));
        }
        if (character == u'\\') {
            FOURCAST_LET(const auto meant, takeEscaped());
            comment += meant;
        } else if (character != u'\r' || next() != u'\n') {
            // A line end is a line feed, whatever the file uses.
            comment += character;
        }
    }
    return failAt(opening, QCoreApplication::translate("GameFile", "this comment is never closed"));
}

Expected<QString> GameScanner::takeQuoted()
{
    const qsizetype opening = m_index - 1;
    QString value;
    while (!atEnd() && next() != u'\n' && next() != u'\r') {
        const QChar character = m_text[m_index++];
        if (character == u'"')
            return value;
        if (character == u'\\') {
            FOURCAST_LET(const auto meant, takeEscaped());
            value += meant;
        } else {
            value += character;
        }
    }
    return failAt(
        opening,
        QCoreApplication::translate("GameFile", "this quotation mark is not closed on its line"));
}

Expected<QChar> GameScanner::takeEscaped()
{
    const qsizetype backslash = m_index - 1;
    const QChar character = next();
    ++m_index;
    switch (character.unicode()) {
    case u'\\':
    case u'{':
    case u'}':
    case u'"':
        return character;
    case u'n':
        return u'\n';
    case u'r':
        return u'\r';
    case u'0':
        return QChar(u'\0');
    default:
        m_index = backslash + 1;
        return failAt(
            backslash,
            QCoreApplication::translate("GameFile", "only \\ { } \" n r 0 can follow a backslash"));
    }
}

tl::unexpected<Error> GameScanner::failAt(qsizetype index, const QString& message) const
{
    int line = 1;
    int column = 1;
    for (qsizetype i = 0; i < index; ++i) {
        if (m_text[i] == u'\n') {
            ++line;
            column = 1;
        } else if (!m_text[i].isLowSurrogate()) {
            ++column;
        }
    }
    return fail(QCoreApplication::translate("GameFile", "line %1, column %2: %3")
                    .arg(QString::number(line), QString::number(column), message),
                line, column);
}
