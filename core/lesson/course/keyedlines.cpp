// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/keyedlines.h"

#include "core/support/text/nearestname.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace fourcast::lesson {

namespace {

struct KeyedText
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

constexpr int indent = 2;

bool goesOn(const QString& line)
{
    return line.startsWith(QString(indent, u' '));
}

}

Error KeyedLine::placed(const Error& error) const
{
    const int below = std::max(0, error.line - 1);
    // An empty line has no indent either.
    const bool isEmpty = value.section(u'\n', below, below).isEmpty();
    const int before = below == 0 ? valueColumn - 1 : isEmpty ? 0 : indent;
    const int column = std::max(1, error.column) + before;
    return {error.message, line + below, column};
}

KeyedLines::KeyedLines(const QStringList& lines, int firstLine) : m_firstLine(firstLine)
{
    int empty = 0;
    for (int i = 0; i < lines.size(); ++i) {
        const QString& line = lines[i];
        const int place = firstLine + i;
        if (line.trimmed().isEmpty()) {
            ++empty;
            continue;
        }
        // Within a text that goes on, empty lines are lines of it.
        const int within = std::exchange(empty, 0);
        if (goesOn(line) && !m_lines.empty()) {
            m_lines.back().value += QString(within + 1, u'\n') + line.mid(indent);
            continue;
        }
        const auto colon = line.indexOf(u':');
        if (colon < 1 || line[0].isSpace()) {
            m_wrong.push_back({KeyedText::tr("this line must be 'key: value', or a continuation "
                                             "that begins with two spaces"),
                               place, 1});
            // A text that goes on below has this line within it: its places are those of the file.
            empty = within + 1;
            continue;
        }
        auto begin = colon + 1;
        while (begin < line.size() && line[begin].isSpace())
            ++begin;
        m_lines.push_back({line.left(colon).trimmed(), line.mid(begin), place,
                           static_cast<int>(begin) + 1, false});
    }
    for (KeyedLine& each : m_lines) {
        while (!each.value.isEmpty() && each.value.back().isSpace())
            each.value.chop(1);
        // A value may begin in a line below its key; blanks before it are none of it.
        qsizetype begin = 0;
        for (; begin < each.value.size() && each.value[begin].isSpace(); ++begin) {
            const bool isNewLine = each.value[begin] == u'\n';
            each.line += isNewLine ? 1 : 0;
            each.valueColumn = isNewLine ? indent + 1 : each.valueColumn + 1;
        }
        each.value.remove(0, begin);
    }
}

const KeyedLine* KeyedLines::take(const QString& key)
{
    m_asked << key;
    KeyedLine* found = nullptr;
    for (KeyedLine& each : m_lines) {
        if (each.key != key)
            continue;
        if (!found)
            found = &each;
        else if (!each.isUsed)
            m_wrong.push_back({KeyedText::tr("'%1' is given twice").arg(key), each.line, 1});
        each.isUsed = true;
    }
    return found;
}

const KeyedLine& KeyedLines::need(const QString& key)
{
    const KeyedLine* line = take(key);
    if (!line || line->value.trimmed().isEmpty()) {
        const Error error {KeyedText::tr("'%1' is missing here").arg(key),
                           line ? line->line : std::max(1, m_firstLine - 1), 1};
        if (!line)
            m_missing.insert_or_assign(key, error);
        throw WrongLesson {error};
    }
    return *line;
}

std::vector<const KeyedLine*> KeyedLines::takeAll(const QStringList& keys)
{
    m_asked << keys;
    std::vector<const KeyedLine*> found;
    for (KeyedLine& each : m_lines)
        if (keys.contains(each.key)) {
            each.isUsed = true;
            found.push_back(&each);
        }
    return found;
}

std::vector<const KeyedLine*> KeyedLines::takeRest()
{
    std::vector<const KeyedLine*> found;
    for (KeyedLine& each : m_lines)
        if (!std::exchange(each.isUsed, true))
            found.push_back(&each);
    return found;
}

QString KeyedLines::text(const QString& key)
{
    const KeyedLine* line = take(key);
    return line ? line->value : QString();
}

int KeyedLines::number(const QString& key, int low, int high, int otherwise)
{
    const KeyedLine* line = take(key);
    if (!line)
        return otherwise;
    bool isNumber = false;
    const int number = line->value.toInt(&isNumber);
    if (isNumber && number >= low && number <= high)
        return number;
    const QString message = KeyedText::tr("'%1' must be a whole number from %2 to %3")
                                .arg(line->key)
                                .arg(low)
                                .arg(high);
    m_wrong.push_back(line->placed({message, 1, 1}));
    return otherwise;
}

bool KeyedLines::isYes(const QString& key)
{
    const KeyedLine* line = take(key);
    if (!line || line->value == QLatin1String("no"))
        return false;
    if (line->value == QLatin1String("yes"))
        return true;
    m_wrong.push_back(
        line->placed({KeyedText::tr("'%1' must be 'yes' or 'no'").arg(line->key), 1, 1}));
    return false;
}

void KeyedLines::keep(const Error& error)
{
    if (std::ranges::find(m_wrong, error.line, &Error::line) == m_wrong.end())
        m_wrong.push_back(error);
}

void KeyedLines::finish(std::vector<Error>& wrong, std::vector<Error>& warnings)
{
    for (const KeyedLine& each : m_lines) {
        if (each.isUsed)
            continue;
        const QString meant = nearestName(each.key, m_asked);
        if (meant.isEmpty()) {
            if (!m_forgives)
                warnings.push_back({KeyedText::tr("unknown key '%1'").arg(each.key), each.line, 1});
            continue;
        }
        const Error error {
            KeyedText::tr("unknown key '%1'. Did you mean '%2'?").arg(each.key, meant), each.line,
            1};
        const auto missing = m_missing.find(meant);
        if (missing == m_missing.end()) {
            warnings.push_back(error);
            continue;
        }
        // One mistake is said once.
        std::erase_if(m_wrong, [&missing](const Error& other) {
            return other.line == missing->second.line && other.message == missing->second.message;
        });
        m_missing.erase(missing);
        m_wrong.push_back(error);
    }
    wrong.insert(wrong.end(), m_wrong.begin(), m_wrong.end());
}

}
