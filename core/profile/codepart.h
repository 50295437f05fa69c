// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <span>

/// What an engine that looks ahead spends its time on.
enum class CodePart : std::uint8_t
{
    Evaluation, ///< the heuristic's value of a position
    WinTest, ///< is the game over here, and who could end it with the next disc
    Moves, ///< which columns can be played, and the position after one
    Search, ///< the tree itself: windows, lines, counting
    Other ///< libraries, the program's start, and what has no name
};
inline constexpr std::array codeParts {CodePart::Evaluation, CodePart::WinTest, CodePart::Moves,
                                       CodePart::Search, CodePart::Other};

/// For tables, English: "evaluation", "win test".
QString codePartName(CodePart part);
/// The same for JSON: "evaluation", "winTest".
QString codePartKey(CodePart part);

/// A function as a debugger names it, and the source in which the code is.
struct CodeFrame
{
    QString function;
    QString file;
};

/// The part that a place in the code belongs to. `frames` are the functions that were put into one
/// another there by the compiler, the innermost first: a test of the board that the heuristic asks
/// for is part of the evaluation.
CodePart codePartOf(std::span<const CodeFrame> frames);

/// A function's name without its type, parameters and template arguments: "h1::directionValue".
QString plainFunctionName(const QString& function);
