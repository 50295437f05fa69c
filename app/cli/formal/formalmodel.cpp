// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/formal/formalmodel.h"

using fourcast::formal::GenerationResult;
using fourcast::formal::ModelInfo;
using fourcast::formal::ModelValues;
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

std::optional<FormalModel> readModel(CommandLine& line)
{
    return readModel(line, line.arguments().constFirst());
}

std::optional<FormalModel> readModel(CommandLine& line, const QString& name)
{
    const ModelValues values = readSetOption(line);
    const std::vector<ModelInfo> all = fourcast::formal::models();
    const ModelInfo* const model = fourcast::formal::findModel(all, name);
    const auto text = model ? fourcast::formal::modelText(*model, values)
                            : readModelFile(name, QStringLiteral("mCRL2"), values, modelNames(all));
    if (!text) {
        line.wrong(BadInput, text.error().message);
        return {};
    }
    auto specification = fourcast::formal::readSpecification(*text);
    if (!specification) {
        line.wrong(BadInput, QStringLiteral("%1: %2").arg(name, specification.error().message));
        return {};
    }
    return FormalModel {name, *text, model ? model->allValues(values) : values,
                        std::move(*specification)};
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
