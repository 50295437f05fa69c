// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this room alone.
#pragma once

#include "core/support/expected.h"

#include <QStringList>
#include <map>
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
    Error placed(const Error& error) const;
    [[noreturn]] void refuse(const Error& error) const { throw WrongLesson {placed(error)}; }
    [[noreturn]] void refuse(const QString& message) const { refuse(Error {message, 1, 1}); }
};

/// The lines of the head or of a block, taken one after the other by the code that knows their
/// keys. A mistake is kept and the rest is read all the same, with the default in its place.
class KeyedLines
{
public:
    /// `firstLine` is the place in the file of the first of them.
    KeyedLines(const QStringList& lines, int firstLine);

    /// The line of a key that may stand once; null where there is none.
    const KeyedLine* take(const QString& key);
    /// The same that has to be there; throws WrongLesson where it is not.
    const KeyedLine& need(const QString& key);
    /// All lines of keys that may stand often, in their order.
    std::vector<const KeyedLine*> takeAll(const QStringList& keys);
    /// All lines that nothing has taken yet, whatever their keys are.
    std::vector<const KeyedLine*> takeRest();

    QString text(const QString& key);
    /// The same in one line: where the file breaks it means nothing.
    QString sentence(const QString& key) { return text(key).simplified(); }
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
            m_wrong.push_back(line->placed({found.error().message, 1, 1}));
        return found ? *found : otherwise;
    }

    /// Keeps the mistake that `part` throws; false where it throws one.
    template <typename Part> bool attempt(Part part)
    {
        try {
            part();
            return true;
        } catch (const WrongLesson& wrong) {
            m_wrong.push_back(wrong.error);
            return false;
        }
    }

    /// Keeps it unless something is wrong with its line already.
    void keep(const Error& error);
    /// Those of a copy of these lines, which was read further, are mistakes of these, too.
    void keepThoseOf(const KeyedLines& copy) { m_wrong = copy.m_wrong; }

    int firstLine() const { return m_firstLine; }
    std::size_t mistakes() const { return m_wrong.size(); }
    /// Lines that were not taken are right: without the kind of a question nothing says which keys
    /// it has.
    void forgiveUnknown() { m_forgives = true; }
    /// Hands over all mistakes. Unknown keys are warnings, unless one of them was meant for a key
    /// that is missing.
    void finish(std::vector<Error>& wrong, std::vector<Error>& warnings);

private:
    int m_firstLine;
    bool m_forgives = false;
    std::vector<KeyedLine> m_lines;
    QStringList m_asked; ///< keys that mean something here
    std::map<QString, Error> m_missing;
    std::vector<Error> m_wrong;
};

}
