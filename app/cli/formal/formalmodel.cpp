// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/formal/formalmodel.h"

using fourcast::formal::GenerationResult;

using fourcast::statespace::ExploreOptions;

void addModelOptions(CommandLine& line)
{
    line.argument("MODEL",
                  QStringLiteral("One that comes along (in brackets its parameters): %1; or a file "
                                 "in mCRL2's language.")
                      .arg(modelNames(fourcast::formal::models())),
                  "MODEL");
    addSetOption(line);
    addExploreOptions(line);
}

std::optional<FormalModel> readModel(CommandLine& line, const QString& name)
{
    auto values = readSetOption(line);
    const auto text = modelOrFile(name, fourcast::formal::models(), values,
                                  fourcast::formal::modelText, QStringLiteral("mCRL2"));
    if (!line.check(text))
        return {};
    auto specification = fourcast::formal::readSpecification(*text);
    if (!line.check(specification, name + QStringLiteral(": ")))
        return {};
    return FormalModel {name, *text, values, std::move(*specification)};
}

GenerationResult exploreModel(const FormalModel& model, const ExploreOptions& options,
                              const std::stop_token& stop)
{
    for (const Error& warning : model.specification.warnings)
        console::note(warning.message);
    return fourcast::formal::generate(model.specification, options, stop, tellExploring);
}

int exploreExitCode(const GenerationResult& generated, const ExploreOptions& options)
{
    return exploreExitCode(generated.status, generated.progress.states, generated.error, options);
}
