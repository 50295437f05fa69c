// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exploring.h"
#include "core/chance/automaton/generate.h"
#include "core/chance/models/modeltable.h"
#include "core/chance/reduce/reduce.h"
#include "core/chance/run/equation.h"

/// The probabilistic model that a command is given: a built-in one, with values of its
/// parameters, or a file.
struct ChanceModel
{
    QString name; ///< of the model, or of the file
    QString text; ///< in prCRL
    fourcast::chance::ModelValues values; ///< those of all its parameters; none of a file
    fourcast::chance::Equation equation;
};

/// The argument MODEL and --set.
void addChanceModel(CommandLine& line);
/// Reads them; what is wrong is said by `line`. Reads, linearises and reduces the model.
std::optional<ChanceModel> readChanceModel(CommandLine& line);
/// The text alone.
std::optional<ChanceModel> readChanceText(CommandLine& line);

/// --passes, which stands for `standard` where it is not there: words for the help.
void addPassesOption(CommandLine& line, const QString& standard);
/// What is wrong is said by `line`.
std::vector<fourcast::chance::Pass> readPassesOption(CommandLine& line,
                                                     std::vector<fourcast::chance::Pass> standard);

/// Explores the model and says how far it is. Warnings about the model are noted first.
fourcast::chance::GenerationResult
exploreChance(const ChanceModel& model, const fourcast::statespace::ExploreOptions& options,
              const std::stop_token& stop);
/// Done where all was explored; otherwise says why not.
int exploreExitCode(const fourcast::chance::GenerationResult& generated,
                    const fourcast::statespace::ExploreOptions& options);

/// "yahtzee (dice=5, turns=3)"
QString titleOf(const ChanceModel& model);
