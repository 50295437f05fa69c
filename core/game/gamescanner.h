// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QStringView>

/// Cuts the text of a game file into its pieces and knows the line and column of each.
class GameScanner
{
public:
    /// The text must outlive the scanner.
    explicit GameScanner(QStringView text) : m_text(text) { }

    void skipBlanks();
    bool atEnd() const { return m_index == m_text.size(); }
    /// What comes next; nothing at the end.
    QChar next() const { return atEnd() ? QChar() : m_text[m_index]; }
    /// Takes the character when it comes next.
    bool take(QChar character);
    /// Takes what runs up to a blank, a bracket of any kind or a quotation mark.
    QStringView takeWord();
    /// What takeWord() would take.
    QStringView peekWord() const;
    void advance(qsizetype count) { m_index += count; }

    /// Takes the text of a comment up to its closing brace; the opening one has been taken.
    Expected<QString> takeComment();
    /// Takes the text of a tag value up to its closing quotation mark, on the same line.
    Expected<QString> takeQuoted();

    qsizetype index() const { return m_index; }
    /// An error whose message begins with the line and column of the index.
    tl::unexpected<Error> failAt(qsizetype index, const QString& message) const;
    tl::unexpected<Error> failHere(const QString& message) const
    {
        return failAt(m_index, message);
    }

private:
    Expected<QChar> takeEscaped();

    QStringView m_text;
    qsizetype m_index = 0;
};
