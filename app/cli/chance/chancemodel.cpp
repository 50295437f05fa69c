// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chance/chancemodel.h"
#include "app/cli/console.h"

#include <algorithm>

using namespace fourcast;
using fourcast::chance::Pass;
using fourcast::statespace::ExploreOptions;

namespace {

QString passNames()
{
    QStringList names;
    for (const Pass pass : chance::passes())
        names << QLatin1String(chance::nameOf(pass));
    return names.join(QStringLiteral(", "));
}

} // namespace

void addChanceModel(CommandLine& line)
{
    line.argument("MODEL",
                  QStringLiteral("One that comes along (in brackets its parameters): %1; or a file "
                                 "in prCRL.")
                      .arg(modelNames(chance::models())),
                  "MODEL");
    addSetOption(line);
}

std::optional<ChanceModel> readChanceText(CommandLine& line)
{
    ChanceModel read;
    read.name = line.arguments().constFirst();
    const std::vector<chance::ModelInfo> all = chance::models();
    const chance::ModelInfo* const model = chance::findModel(all, read.name);
    read.values = readSetOption(line);
    const auto text = model
        ? chance::modelText(*model, read.values)
        : readModelFile(read.name, QStringLiteral("prCRL"), read.values, modelNames(all));
    if (!text) {
        line.wrong(BadInput, text.error().message);
        return {};
    }
    read.text = *text;
    if (model)
        read.values = model->allValues(read.values);
    return read;
}

std::optional<ChanceModel> readChanceModel(CommandLine& line)
{
    auto read = readChanceText(line);
    if (!read)
        return {};
    auto equation = chance::equationOf(read->text);
    if (!equation) {
        line.wrong(BadInput, QStringLiteral("%1: %2").arg(read->name, equation.error().message));
        return {};
    }
    read->equation = std::move(*equation);
    return read;
}

void addPassesOption(CommandLine& line, const QString& standard)
{
    line.option("passes",
                QStringLiteral("%1, none, or some of %2, with commas between them.")
                    .arg(standard, passNames()),
                "PASSES");
}

std::vector<Pass> readPassesOption(CommandLine& line, std::vector<Pass> standard)
{
    if (!line.has("passes"))
        return standard;
    const QString text = line.text("passes", {});
    std::vector<Pass> wanted;
    if (text == u"none")
        return wanted;
    if (text == u"all") {
        wanted.assign(chance::passes().begin(), chance::passes().end());
        return wanted;
    }
    for (const QString& name : text.split(u',')) {
        const auto pass = std::ranges::find_if(chance::passes(), [&name](Pass each) {
            return name == QLatin1String(chance::nameOf(each));
        });
        if (pass != chance::passes().end())
            wanted.push_back(*pass);
        else
            line.wrong(BadInput,
                       QStringLiteral("--passes must be all, none, or some of %1 with "
                                      "commas between them, not '%2'")
                           .arg(passNames(), name));
    }
    return wanted;
}

chance::GenerationResult exploreChance(const ChanceModel& model, const ExploreOptions& options,
                                       const std::stop_token& stop)
{
    for (const Error& warning : model.equation.warnings)
        console::note(warning.message);
    return chance::generate(model.equation.lppe, options, stop, tellExploring);
}

int exploreExitCode(const chance::GenerationResult& generated, const ExploreOptions& options)
{
    return exploreExitCode(generated.automaton.status(), generated.progress.states,
                           generated.automaton.error(), options);
}

QString titleOf(const ChanceModel& model)
{
    QStringList values;
    for (auto value = model.values.begin(); value != model.values.end(); ++value)
        values << QStringLiteral("%1=%2").arg(value.key(), value.value());
    return values.isEmpty()
        ? model.name
        : QStringLiteral("%1 (%2)").arg(model.name, values.join(QStringLiteral(", ")));
}
