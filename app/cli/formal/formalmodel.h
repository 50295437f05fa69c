// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exploring.h"
#include "core/formal/models/modeltable.h"
#include "core/formal/process/generate.h"

/// The model that a command is given: a built-in one, with values of its parameters, or a file.
struct FormalModel
{
    QString name; ///< of the model, or of the file
    QString text; ///< in mCRL2's language
    fourcast::formal::ModelValues values; ///< those of all its parameters; none of a file
    fourcast::formal::Specification specification;
};

/// The argument MODEL, --set, --workers and --memory.
void addModelOptions(CommandLine& line);

/// The model or file of this name; what is wrong is said by `line`.

std::optional<FormalModel> readModel(CommandLine& line, const QString& name);

/// Explores the model and says how far it is. Warnings about the model are noted first.
fourcast::formal::GenerationResult exploreModel(const FormalModel& model,
                                                const fourcast::statespace::ExploreOptions& options,
                                                const std::stop_token& stop);

/// Done where all was explored; otherwise says why not.
int exploreExitCode(const fourcast::formal::GenerationResult& generated,
                    const fourcast::statespace::ExploreOptions& options);
