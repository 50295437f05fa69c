// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/profile/codepart.h"

#include <algorithm>

namespace {

/// Of core/board: whether a game is over, or could be with the next disc. What else is there puts
/// discs on the board.
constexpr const char* winTests[] {"isWon",   "isFull",         "isFinished",
                                  "wins",    "winningSquares", "threatenedSquares",
                                  "hasLine", "completing"};

bool isIn(const CodeFrame& frame, QLatin1String room)
{
    return frame.file.contains(room);
}

bool testsForWins(const CodeFrame& frame)
{
    const QString name = plainFunctionName(frame.function);
    const QString last = name.mid(name.lastIndexOf(u':') + 1);
    return isIn(frame, QLatin1String("core/board/"))
        && std::ranges::any_of(winTests,
                               [&last](const char* test) { return last == QLatin1String(test); });
}

/// Without what stands between < and >, however deep.
QString withoutTemplates(const QString& name)
{
    QString text;
    int depth = 0;
    for (const QChar c : name) {
        depth += c == u'<';
        if (depth == 0)
            text += c;
        depth -= c == u'>' && depth > 0;
    }
    return text;
}

}

QString codePartName(CodePart part)
{
    static constexpr const char* names[] {"evaluation", "win test", "moves", "search", "other"};
    return QLatin1String(names[static_cast<std::size_t>(part)]);
}

QString codePartKey(CodePart part)
{
    return part == CodePart::WinTest ? QStringLiteral("winTest") : codePartName(part);
}

CodePart codePartOf(std::span<const CodeFrame> frames)
{
    const auto any = [frames](auto isIt) { return std::ranges::any_of(frames, isIt); };
    const auto inRoom = [&any](QLatin1String room) {
        return any([room](const CodeFrame& frame) { return isIn(frame, room); });
    };
    if (inRoom(QLatin1String("core/evaluation/")))
        return CodePart::Evaluation;
    if (any(testsForWins))
        return CodePart::WinTest;
    if (inRoom(QLatin1String("core/board/")))
        return CodePart::Moves;
    return inRoom(QLatin1String("core/search/")) || inRoom(QLatin1String("core/parallel/"))
        ? CodePart::Search
        : CodePart::Other;
}

QString plainFunctionName(const QString& function)
{
    QString name = withoutTemplates(function);
    name.replace(QLatin1String("(anonymous namespace)"), QLatin1String("{anonymous}"));
    name = name.left(name.indexOf(u'('));
    return name.mid(name.lastIndexOf(u' ') + 1);
}
