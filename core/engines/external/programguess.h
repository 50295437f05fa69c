// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"

#include <QString>
#include <QStringList>

/// A program of others as far as its file tells what it is.
struct ProgramGuess
{
    /// Its name, protocol, command and arguments; all else is as always. Of a script that can't be
    /// started by itself the command is what runs it (`python3`, `node`), and the script the first
    /// of the arguments.
    Program program {};
    /// A translated sentence where the file can't be started as it is, with what would be right:
    /// it is no file, has no permission to run, is source text. Empty where nothing is wrong.
    QString problem {};
};

/// What a person who points to a file most probably wants to add.
namespace programguess {

/// Looks at the file's name, permission and text (256 KiB of it at most); does not start it. A
/// Kaggle agent is a file of Python with a function of (observation, configuration); Riddles.io and
/// TheAIGames are known by the words of their protocols; all others are taken to speak UCI. A name
/// without a slash that is in PATH stays as it is.
ProgramGuess guess(const QString& path);

/// Why no program can run in a folder, with what would be right, as a translated sentence; empty
/// where one can, and for no folder at all, which stands for that of its file.
QString folderProblem(const QString& folder);

/// The wish, or as much of it as may be a program's name (programs::checkName), with a number
/// behind it where it is taken: "my-bot 2". `taken` are all engines' and programs' names.
QString freeName(const QString& wish, const QStringList& taken);

}
