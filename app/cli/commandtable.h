// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandresult.h"

#include <QStringList>

/// Pictures need a QGuiApplication with its fonts, text needs a QCoreApplication.
enum class Output
{
    Text,
    Pictures
};

struct Command
{
    /// One word, or more where commands belong together: "book build".
    const char* name = nullptr;
    const char* summary = nullptr;
    /// Gets the arguments after the name.
    CommandResult (*run)(const QStringList& arguments) = nullptr;
    Output output = Output::Text;
};

/// The command of exactly this name, or null.
const Command* findCommand(const QString& name);
/// Are these the first words of commands, and nothing without the next?
bool isFamily(const QString& word);
/// A line for each command whose name begins so.
QString summaries(const QString& beginning);
/// What `fourcast-cli --help` prints.
QString overview();
