// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/book/solvercheck.h"

#include <QJsonObject>

/// What `book verify` and `dataset verify` share: the options, and how a check by the solver is
/// run, reported and ended.

/// --threads, --hash, --sample, --seed, --json; `nouns` are what is checked: "lines".
void addSolverCheckOptions(CommandLine& line, const QString& nouns);
SolverCheckSettings readSolverCheckSettings(CommandLine& line);

struct SolverCheckCommand
{
    QString file;
    /// What is checked, one of it: "line".
    QString noun;
    SolverClaims claims;
    /// A claim that is wrong, as the line of a list and as an object.
    std::function<QString(const SolverDisagreement&)> toText;
    std::function<QJsonObject(const SolverDisagreement&)> toJson;
    /// What the JSON says beside the outcome.
    QJsonObject json;
};

/// Checks until the end or Ctrl+C and prints the outcome; returns the exit code.
int runSolverCheck(const SolverCheckCommand& command, const SolverCheckSettings& settings,
                   const CommandLine& line);
