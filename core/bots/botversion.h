// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"
#include "core/support/expected.h"

#include <QString>
#include <stop_token>
#include <vector>

/// A bot that somebody is writing: each save of its source is another player.
namespace botversion {

/// The file that a person edits: the agent of Kaggle, the source beside a compiled program
/// (`my_bot.cpp` of `my_bot`), or the file that an interpreter is given; empty where no such file
/// is there.
QString sourceFile(const Program& program);

/// Compiles the source where it is newer than the program, and counts a version where the file that
/// plays is another one than before. True where something was changed, so that `program` is to be
/// kept. Fails with a sentence where it does not
/// compile, with what the compiler said below it, and where the file can't be read; the version
/// stays then. Blocks, where it compiles for seconds.
Expected<bool> update(Program& program, const std::stop_token& stop);

/// Those of the programs in `programs.json` at `path` that have such a file.
Expected<std::vector<Program>> list(const QString& path);

/// The program of a bot once more from its file, brought up to date, with its version kept in
/// `programs.json` at `path` and among those that can be chosen. Fails, besides, where no program
/// is called so.
Expected<Program> load(const QString& path, const QString& name, const std::stop_token& stop);

/// Adds a bot that was made just now as version 1, and answers it as it is kept. Fails where its
/// name is taken.
Expected<Program> add(const QString& path, Program bot);

/// Fails with a sentence where no bot can be called so: a name that no program can have, one of
/// ours, or one of a program at `path`.
Expected<void> checkName(const QString& path, const QString& name);

}
