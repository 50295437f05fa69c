// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"
#include "core/support/expected.h"

#include <QString>
#include <vector>

/// The person's programs of others on the command line.
namespace knownprograms {

/// Makes them known by their names, each as its file is now: one that was saved anew is the next
/// version, for this run alone. For every command that takes an engine, before names are read; the
/// second call does nothing. What is wrong with the list is a note on standard error, and then
/// there are none.
void load();

/// The same for the commands that are about them: what is wrong with the list is an error, and the
/// versions that were seen are kept in it.
Expected<std::vector<Program>> loadAndKeep();

/// The one of this name; the error says which one may be meant.
Expected<Program> named(const QString& name, const std::vector<Program>& programs);

/// "There is no engine 'fxo'. Did you mean 'fox'?", or which there are; `what` is "engine".
QString unknownName(const QString& what, const QString& name, const QStringList& names);

}
