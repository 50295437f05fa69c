// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/statespace/explore.h"
#include "core/support/text/listtext.h"
#include "core/syntax/model.h"

#include <algorithm>

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
    return listText(models, [](const Info& model) {
        return QStringLiteral("%1 (%2)").arg(model.name,
                                             model.parameterNames().join(QStringLiteral(", ")));
    });
}

/// The text of a file in `language`; fails where values are for it, or where it can only be meant
/// as one of `models`, their names.
Expected<QString> readModelFile(const QString& name, const QString& language,
                                const fourcast::syntax::ModelValues& values, const QString& models);

/// The text of one of the models, with the standard values of what `values` do not mention put into
/// them; or of a file in that language.
template <typename Info, typename MakeText>
Expected<QString> modelOrFile(const QString& name, const std::vector<Info>& models,
                              fourcast::syntax::ModelValues& values, MakeText makeText,
                              const QString& language)
{
    const auto model = std::ranges::find(models, name, &Info::name);
    if (model == models.end())
        return readModelFile(name, language, values, modelNames(models));
    auto text = makeText(*model, values);
    values = model->allValues(values);
    return text;
}

/// How far an exploration is, on standard error, from its second second on.
void tellExploring(const fourcast::statespace::ExploreProgress& progress);

/// "completed", "stopped", ...
QString statusName(fourcast::statespace::ExploreStatus status);

/// Done where all was explored; otherwise says why not. `error` is that of a model that could not
/// say what follows a state.
int exploreExitCode(fourcast::statespace::ExploreStatus status, std::uint64_t states,
                    const std::optional<Error>& error,
                    const fourcast::statespace::ExploreOptions& options);
