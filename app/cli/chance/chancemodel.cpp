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
    return listText(chance::passes(), chance::nameOf);
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
    read.values = readSetOption(line);
    const auto text = modelOrFile(read.name, chance::models(), read.values, chance::modelText,
                                  QStringLiteral("prCRL"));
    if (!line.check(text))
        return {};
    read.text = *text;
    return read;
}

std::optional<ChanceModel> readChanceModel(CommandLine& line)
{
    auto read = readChanceText(line);
    if (!read)
        return {};
    auto equation = chance::equationOf(read->text);
    if (!line.check(equation, read->name + QStringLiteral(": ")))
        return {};
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
