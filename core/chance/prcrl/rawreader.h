// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/rawterm.h"
#include "core/syntax/tokenreader.h"

namespace fourcast::chance::raw {

// What these read must come next; they throw syntax::Wrong.

Expression readExpression(syntax::TokenReader& reader);
/// With commas between them, up to the sign that closes; the one that opens must come next.
std::vector<Expression> readArguments(syntax::TokenReader& reader, const char* open,
                                      const char* close);
Type readType(syntax::TokenReader& reader);
/// "s: {0..5}"; `what` says what has the name, in a message.
Variable readVariable(syntax::TokenReader& reader, const QString& what);
/// "s := s + 1, t := F", maybe nothing, up to the sign that closes.
std::vector<Update> readUpdates(syntax::TokenReader& reader, const char* close);
/// Do updates come next, after the sign that opens?
bool updatesCome(const syntax::TokenReader& reader);

Process readProcess(syntax::TokenReader& reader);

/// The whole text.
Specification readSpecification(QStringView text);
/// "until [stay U goal]", "reach goal", or the goal alone, and nothing else: stay and goal.
std::vector<ActionFormula> readGoal(QStringView text);

}
