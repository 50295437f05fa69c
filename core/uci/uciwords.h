// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>
#include <limits>
#include <optional>

/// Reads a line word by word; blanks are whatever separates words. The line must live as long.
class UciWords
{
public:
    explicit UciWords(QStringView line) : m_line(line) { skipBlanks(); }

    bool atEnd() const { return m_place >= m_line.size(); }
    /// Empty at the end.
    QStringView peek() const { return m_line.mid(m_place, wordLength()); }
    QStringView next()
    {
        const QStringView word = peek();
        m_place += word.size();
        m_end = m_place;
        skipBlanks();
        return word;
    }
    /// The words that are left as they stand there, without blanks around them.
    QStringView rest() const { return m_line.mid(m_place).trimmed(); }
    /// Where the last word ended.
    qsizetype place() const { return m_end; }

    /// The next word as a number, if it is one that fits; otherwise it is left where it is.
    template <typename Number> std::optional<Number> number()
    {
        bool isNumber = false;
        const qlonglong value = peek().toLongLong(&isNumber);
        if (!isNumber || value < static_cast<qlonglong>(std::numeric_limits<Number>::min()))
            return std::nullopt;
        if (value > 0
            && static_cast<qulonglong>(value)
                > static_cast<qulonglong>(std::numeric_limits<Number>::max()))
            return std::nullopt;
        next();
        return static_cast<Number>(value);
    }

private:
    qsizetype wordLength() const
    {
        qsizetype end = m_place;
        while (end < m_line.size() && !m_line[end].isSpace())
            ++end;
        return end - m_place;
    }
    void skipBlanks()
    {
        while (m_place < m_line.size() && m_line[m_place].isSpace())
            ++m_place;
    }

    QStringView m_line;
    qsizetype m_place = 0;
    qsizetype m_end = 0;
};
