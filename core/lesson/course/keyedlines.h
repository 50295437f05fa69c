// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this room alone.
#pragma once

#include "core/support/expected.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace fourcast::lesson {

/// A fatal error in a lesson's file: thrown within the reader, never out of it.
struct WrongLesson
{
    Error error;
};

/// `key: value`, of which a value goes on in lines that begin with two blanks.
struct KeyedLine
{
    QString key;
    QString value;
    int line = 0; ///< from 1
    int valueColumn = 1;
    bool isUsed = false;

    /// An error of the value's own text, at its place in the file.
    [[noreturn]] void refuse(const Error& error) const;
    [[noreturn]] void refuse(const QString& message) const { refuse(Error {message, 1, 1}); }
};

/// The lines of the head or of a block, taken one after the other by who knows their keys.
class KeyedLines
{
public:
    /// `firstLine` is the place in the file of the first of them.
    KeyedLines(const QStringList& lines, int firstLine);

    /// The line of a key that may stand once; null where there is none.
    const KeyedLine* take(const QString& key);
    /// The same that has to be there.
    const KeyedLine& need(const QString& key);
    /// All lines of keys that may stand often, in their order.
    std::vector<const KeyedLine*> takeAll(const QStringList& keys);

    QString text(const QString& key);
    int number(const QString& key, int low, int high, int otherwise);
    bool isYes(const QString& key);
    /// A name, by a function that answers with the choice or nothing.
    template <typename Choice, typename Find>
    Choice choice(const QString& key, Choice otherwise, Find find)
    {
        const KeyedLine* line = take(key);
        if (!line)
            return otherwise;
        const auto found = find(line->value);
        if (!found)
            line->refuse(found.error().message);
        return *found;
    }

    int firstLine() const { return m_firstLine; }
    /// Those that were not read.
    std::vector<Error> unknown() const;

private:
    int m_firstLine;
    std::vector<KeyedLine> m_lines;
};

}
