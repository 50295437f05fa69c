// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/statespace/explore.h"
#include "core/syntax/model.h"

// What the commands have in common that explore a model's states.

/// --workers and --memory.
void addExploreOptions(CommandLine& line);
fourcast::statespace::ExploreOptions readExploreOptions(CommandLine& line);

/// --set.
void addSetOption(CommandLine& line);
/// The values in --set by the names of the parameters; what is no NAME=VALUE is said by `line`.
fourcast::syntax::ModelValues readSetOption(CommandLine& line);

/// "paper (p, D, mutant), pool (P, M, scores)"
template <typename Info> QString modelNames(const std::vector<Info>& models)
{
    QStringList names;
    for (const Info& model : models)
        names << QStringLiteral("%1 (%2)").arg(model.name,
                                               model.parameterNames().join(QStringLiteral(", ")));
    return names.join(QStringLiteral(", "));
}

/// The text of a file in `language`; fails where values are for it, or where it can only be meant
/// as one of `models`, their names.
Expected<QString> readModelFile(const QString& name, const QString& language,
                                const fourcast::syntax::ModelValues& values, const QString& models);

/// How far an exploration is, on standard error, from its second second on.
void tellExploring(const fourcast::statespace::ExploreProgress& progress);

/// "completed", "stopped", ...
QString statusName(fourcast::statespace::ExploreStatus status);

/// That an exploration ended because --memory was used up.
QString memoryReachedText(std::uint64_t bytes, std::uint64_t states);
/// Done where all was explored; otherwise says why not. `error` is that of a model that could not
/// say what follows a state.
int exploreExitCode(fourcast::statespace::ExploreStatus status, std::uint64_t states,
                    const std::optional<Error>& error,
                    const fourcast::statespace::ExploreOptions& options);
