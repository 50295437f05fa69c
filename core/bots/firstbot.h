// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bots/botlanguage.h"
#include "core/engines/external/program.h"
#include "core/support/expected.h"

#include <QString>
#include <stop_token>

/// A person's first bot, as it is begun: one of the examples in a folder, under its own name.
namespace firstbot {

struct Wish
{
    QString language {}; ///< BotLanguage::key
    /// Made where it is missing, and its parents.
    QString folder {};
    /// Of the program, and of the file: "my bot" is my_bot.py.
    QString name {};
};

/// The file that would be written: the name in small letters, with underscores for what may be
/// trouble in a file's name.
QString sourceFile(const BotLanguage& language, const Wish& wish);

/// Writes the example, and compiles it where its language needs that. Nothing that is there is
/// overwritten. The program has the limits for people who are learning; it is not yet among those
/// that can be chosen. Fails with a sentence: no such language, a name that no program can have,
/// an interpreter or compiler that is missing, a file that is there already or can't be written.
/// Blocks, where it compiles for seconds.
Expected<Program> make(const Wish& wish, const std::stop_token& stop);

/// The same, and the program is added to those in `programs.json` at `path`, which can be chosen.
Expected<Program> makeAndAdd(const QString& path, const Wish& wish, const std::stop_token& stop);

}
