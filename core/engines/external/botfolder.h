// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"
#include "core/engines/external/programtrial.h"

#include <QString>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

/// A file of a folder that may be a program that plays.
struct FolderBot
{
    /// Below the folder: "anna/bot.py".
    QString file {};
    /// As it would be added: with a name that is free, and the limits for programs of people who
    /// are learning; or one of those that are known, where it is started alike.
    Program program {};
    bool isKnown = false;
    /// A translated sentence where it was not even started, see ProgramGuess.
    QString problem {};
    std::optional<ProgramTrial> trial {};

    /// Has it moved?
    bool works() const { return trial && !trial->move.isNone() && !trial->failure; }
};

/// What is in a folder of programs, such as those of a class.
namespace botfolder {

constexpr int mostBots = 200;

/// The files of the folder and of the folders in it that may be programs, by name: hidden files and
/// those that are known to be something else (texts, tables, pictures, object files) are none, nor
/// is a source text beside a program of the same name. `known` are the programs that can be chosen,
/// `taken` all names of engines and programs. Nothing is started. Blocks.
std::vector<FolderBot> look(const QString& folder, const std::vector<Program>& known,
                            const QStringList& taken);

/// Starts each for one move (tryProgram), one after the other; blocks, for each as long as its
/// limits allow. `told(done)` may be empty. Stopped, those that are left have no trial.
void tryAll(std::vector<FolderBot>& bots, const std::stop_token& stop,
            const std::function<void(int done)>& told = {});

}
