// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/formal/formalmodel.h"
#include "core/support/files/readfile.h"

#include <QFileInfo>

using fourcast::formal::GenerationResult;
using fourcast::formal::ModelInfo;
using fourcast::formal::ModelValues;
using fourcast::statespace::ExploreOptions;

namespace {

constexpr qint64 largestText = qint64 {16} << 20;

/// "paper (p, D, mutant), pool (P, M, scores)"
QString modelNames()
{
    QStringList models;
    for (const ModelInfo& model : fourcast::formal::models()) {
        QStringList parameters;
        for (const auto& parameter : model.parameters)
            parameters << parameter.name;
        models << QStringLiteral("%1 (%2)").arg(model.name, parameters.join(QStringLiteral(", ")));
    }
    return models.join(QStringLiteral(", "));
}

/// With the standard values of what is not mentioned.
ModelValues allValues(const QString& name, ModelValues values)
{
    const std::vector<ModelInfo> all = fourcast::formal::models();
    if (const ModelInfo* model = fourcast::formal::findModel(all, name))
        for (const auto& parameter : model->parameters)
            if (!values.contains(parameter.name))
                values[parameter.name] = parameter.standard;
    return values;
}

/// The text of a model that comes along, or of a file.
Expected<QString> readText(const QString& name, const ModelValues& values)
{
    const std::vector<ModelInfo> all = fourcast::formal::models();
    if (const ModelInfo* model = fourcast::formal::findModel(all, name))
        return fourcast::formal::modelText(*model, values);
    if (!values.isEmpty())
        return fail(QStringLiteral("--set is for a model that comes along: %1").arg(modelNames()));
    if (!name.contains(u'.') && !name.contains(u'/') && !QFileInfo::exists(name)) {
        return fail(QStringLiteral("There is no model '%1'; there are %2, and files of mCRL2")
                        .arg(name, modelNames()));
    }
    const auto bytes = readFile(name, largestText);
    if (!bytes)
        return fail(QStringLiteral("%1 could not be read: %2").arg(name, bytes.error().message));
    return QString::fromUtf8(*bytes);
}

} // namespace

void addModelOptions(CommandLine& line)
{
    line.argument("MODEL",
                  QStringLiteral("One that comes along (in brackets its parameters): %1; or a file "
                                 "in mCRL2's language.")
                      .arg(modelNames()),
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
    const auto text = readText(name, values);
    if (!text) {
        line.wrong(BadInput, text.error().message);
        return {};
    }
    auto specification = fourcast::formal::readSpecification(*text);
    if (!specification) {
        line.wrong(BadInput, QStringLiteral("%1: %2").arg(name, specification.error().message));
        return {};
    }
    return FormalModel {name, *text, allValues(name, values), std::move(*specification)};
}

GenerationResult exploreModel(const FormalModel& model, const ExploreOptions& options,
                              const std::stop_token& stop)
{
    for (const Error& warning : model.specification.warnings)
        console::note(warning.message);
    GenerationResult generated
        = fourcast::formal::generate(model.specification, options, stop, tellExploring);
    return generated;
}

int exploreExitCode(const GenerationResult& generated, const ExploreOptions& options)
{
    return exploreExitCode(generated.status, generated.progress.states, generated.error, options);
}
