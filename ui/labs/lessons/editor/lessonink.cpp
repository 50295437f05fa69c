// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/lessonink.h"

#include "core/lesson/course/lesson.h"

namespace {

/// What the lines above have begun.
enum InkState
{
    AboveHeader = -1,
    InHeader,
    InText,
    InBlock,
    InNotes,
    InFence, ///< between two ```
    InTildes ///< between two ~~~
};

const QString inkFence = QStringLiteral("```");
const QString inkTildes = QStringLiteral("~~~");
const QString inkRule = QStringLiteral("---");

std::vector<CodeSpan> inkWhole(CodeInk ink, const QString& line)
{
    return {{ink, 0, line.size()}};
}

/// `key: value`; what goes on from the line above has no key.
std::vector<CodeSpan> inkKeyed(const QString& line)
{
    const auto colon = line.indexOf(u':');
    if (colon < 1 || line.front().isSpace())
        return {};
    return {{CodeInk::Action, 0, colon + 1}};
}

/// The line in which a block or a code begins.
std::vector<CodeSpan> inkBegun(const QString& line, int& state)
{
    const QString word = line.mid(inkFence.size()).trimmed();
    if (line.startsWith(inkTildes))
        state = InTildes;
    else if (!fourcast::lesson::blockWords().contains(word))
        state = InFence;
    else
        state = word == QStringLiteral("notes") ? InNotes : InBlock;
    return inkWhole(state == InTildes || state == InFence ? CodeInk::Constant : CodeInk::Modality,
                    line);
}

/// A line within something that ends with this one.
std::vector<CodeSpan> inkWithin(const QString& line, const QString& end, int& state, CodeInk endInk)
{
    if (line.trimmed() == end) {
        state = InText;
        return inkWhole(endInk, line);
    }
    switch (state) {
    case InNotes:
        return inkWhole(CodeInk::Comment, line);
    case InFence:
    case InTildes:
        return inkWhole(CodeInk::Constant, line);
    default:
        return inkKeyed(line);
    }
}

std::vector<CodeSpan> inkOf(const QString& line, int& state)
{
    switch (state) {
    case AboveHeader:
        if (line.trimmed() == inkRule)
            state = InHeader;
        return state == InHeader ? inkWhole(CodeInk::Modality, line) : std::vector<CodeSpan>();
    case InHeader:
        return inkWithin(line, inkRule, state, CodeInk::Modality);
    case InBlock:
    case InNotes:
        return inkWithin(line, inkFence, state, CodeInk::Modality);
    case InFence:
        return inkWithin(line, inkFence, state, CodeInk::Constant);
    case InTildes:
        return inkWithin(line, inkTildes, state, CodeInk::Constant);
    default:
        break;
    }
    if (line.startsWith(inkFence) || line.startsWith(inkTildes))
        return inkBegun(line, state);
    if (line.startsWith(QStringLiteral("# ")))
        return inkWhole(CodeInk::Keyword, line);
    return {};
}

}

CodeEditor::StateColouring lessonInk()
{
    return inkOf;
}
