// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"
#include "core/support/expected.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <vector>

/// A language in which a person can write a first bot: which example there is to begin with, and
/// what the machine needs to run it.
struct BotLanguage
{
    /// "python", "kaggle", "cpp", "javascript": for the command line.
    QString key {};
    /// "Python", "Python for Kaggle": a name, the same in every language.
    QString title {};
    /// Of the example and of what is made of it: "py".
    QString suffix {};
    /// What the example is called, without its suffix: "first_bot".
    QString example {};
    ProgramProtocol protocol = ProgramProtocol::Uci;
    /// The interpreter or compiler, by the names that it has in PATH; the first one found is taken.
    QStringList tools {};
    /// What a person calls it, "Python 3", and the package that has it on Debian and Ubuntu.
    QString toolTitle {};
    QString package {};
    /// The tool makes a program of the file, which is then started by itself.
    bool isCompiled = false;

    /// The text of the example.
    QByteArray exampleText() const;
    /// The tool's file, in PATH or in these folders alone; empty where the machine has none.
    QString findTool(const QStringList& folders = {}) const;
    /// A translated sentence for who has no tool: what is missing, and what to install.
    QString missingTool() const;
};

/// The easiest first.
const std::vector<BotLanguage>& botLanguages();
/// By its key; null where there is none.
const BotLanguage* findBotLanguage(const QString& key);
/// Fails with a sentence that lists the keys.
Expected<const BotLanguage*> botLanguage(const QString& key);
