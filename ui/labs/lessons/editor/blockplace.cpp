// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blockplace.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <vector>

namespace {

bool opensFence(const QString& line)
{
    return line.startsWith(QLatin1String("```")) || line.startsWith(QLatin1String("~~~"));
}

/// Of each line: the one after the header, the block or the code that it is in; its own where it
/// is in none.
std::vector<int> endsOf(const QStringList& lines)
{
    const auto count = static_cast<int>(lines.size());
    std::vector<int> ends(lines.size());
    const auto close = [&](int begin, const QString& end) {
        int at = begin + 1;
        while (at < count && lines[at].trimmed() != end)
            ++at;
        const int after = std::min(count, at + 1);
        for (int line = begin; line < after; ++line)
            ends[static_cast<std::size_t>(line)] = after;
        return after;
    };
    int at = 0;
    while (at < count && lines[at].trimmed().isEmpty())
        ends[static_cast<std::size_t>(at++)] = 0;
    if (at < count && lines[at].trimmed() == QLatin1String("---")) {
        const int after = close(at, QStringLiteral("---"));
        for (int line = 0; line < at; ++line)
            ends[static_cast<std::size_t>(line)] = after;
        at = after;
    }
    while (at < count) {
        if (opensFence(lines[at])) {
            at = close(at, lines[at].left(3));
        } else {
            ends[static_cast<std::size_t>(at)] = at;
            ++at;
        }
    }
    return ends;
}

bool isHeading(const QString& line)
{
    return line.startsWith(QLatin1String("# "));
}

}

int blockplace::lineFor(const QStringList& lines, int cursorLine)
{
    const auto count = static_cast<int>(lines.size());
    if (cursorLine < 0 || cursorLine >= count)
        return count;
    const std::vector<int> ends = endsOf(lines);
    const auto endOf = [&](int line) { return ends[static_cast<std::size_t>(line)]; };
    int line = endOf(cursorLine);
    // A block needs a step to stand in.
    bool hasStep = false;
    for (int each = 0; each <= std::min(line, count - 1); ++each)
        hasStep = hasStep || (endOf(each) == each && isHeading(lines[each]));
    if (hasStep && line != cursorLine)
        return line;
    for (; !hasStep && line < count; ++line)
        if (endOf(line) == line && isHeading(lines[line])) {
            hasStep = true;
            break;
        }
    // Not into the middle of a paragraph, and not between a heading and its line.
    while (line < count && endOf(line) == line && !lines[line].trimmed().isEmpty()) {
        ++line;
        if (line < count && (isHeading(lines[line]) || opensFence(lines[line])))
            break;
    }
    return line;
}

int blockplace::endOfStep(const QStringList& lines, int cursorLine)
{
    const auto count = static_cast<int>(lines.size());
    const std::vector<int> ends = endsOf(lines);
    int line = std::max(0, cursorLine + 1);
    while (line < count
           && !(ends[static_cast<std::size_t>(line)] == line && isHeading(lines[line])))
        ++line;
    return line;
}

void blockplace::insert(QTextCursor& cursor, int line, const QString& block)
{
    QTextDocument& document = *cursor.document();
    const int count = document.blockCount();
    const bool atEnd = line >= count;
    const auto textOf = [&](int at) { return document.findBlockByNumber(at).text(); };
    const bool airAbove = line == 0 || textOf(std::min(line, count) - 1).trimmed().isEmpty();
    const bool airBelow = !atEnd && textOf(line).trimmed().isEmpty();
    QString text = block.endsWith(u'\n') ? block.chopped(1) : block;
    int above = 0;
    cursor.beginEditBlock();
    if (atEnd) {
        cursor.movePosition(QTextCursor::End);
        // The last line may be an empty one, which is then the air above.
        const bool isEmpty = textOf(count - 1).isEmpty();
        const bool hasAir = isEmpty && (count < 2 || textOf(count - 2).trimmed().isEmpty());
        above = count == 1 && isEmpty ? 0 : hasAir ? 0 : isEmpty ? 1 : 2;
        cursor.insertText(QString(above, u'\n'));
    } else {
        cursor.setPosition(document.findBlockByNumber(line).position());
        above = airAbove ? 0 : 1;
        cursor.insertText(QString(above, u'\n'));
    }
    const int begin = cursor.position();
    text += u'\n';
    if (!atEnd && !airBelow)
        text += u'\n';
    cursor.insertText(text);
    cursor.endEditBlock();
    cursor.setPosition(begin);
}
