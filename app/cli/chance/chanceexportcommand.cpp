// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chance/chancemodel.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/chance/export/automatondot.h"
#include "core/chance/export/explicitfiles.h"
#include "core/chance/export/prismfile.h"
#include "core/chance/export/valuescsv.h"
#include "core/chance/lppe/lppetext.h"

using fourcast::chance::Pass;

namespace {

const QStringList chanceFormats {"prcrl", "lppe", "prism", "props", "tra", "dot", "csv"};

Expected<QByteArray> withoutExploring(const ChanceModel& model, const QString& format)
{
    if (format == u"prcrl")
        return model.text.toUtf8();
    if (format == u"lppe")
        return text(model.equation.lppe).toUtf8();
    const auto prism = toPrism(model.equation.lppe);
    if (!prism)
        return tl::unexpected(prism.error());
    return (format == u"prism" ? prism->model : prism->properties).toUtf8();
}

}

CommandResult commands::chanceExport(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Writes a probabilistic model for other tools: its text with the parameters set (prcrl),\n"
        "its linear equation (lppe), a model for PRISM and Storm (prism) and what is asked of it\n"
        "(props), or its automaton: state by state as PRISM imports it (tra; .sta and .lab are\n"
        "written beside it), as a graph for Graphviz (dot), or as a table of states (csv). All "
        "but\n"
        "the text are made of the equation after its reductions, or with --passes none of the one\n"
        "that the text says. Exit code 1 where the model is wrong or needs more memory than\n"
        "allowed; 3 when it was interrupted. Nothing is written then."));
    addChanceModel(line);
    addExploreOptions(line);
    line.option("to", "prcrl, lppe, prism, props, tra, dot or csv; prism by default.", "FORMAT");
    line.option("out", "Writes there instead of to standard output; tra needs it.", "FILE");
    addForceOption(line);
    addPassesOption(line, QStringLiteral("all (with confluence, which is left out without it)"));
    FOURCAST_TRY(line.parse(arguments));
    const auto options = readExploreOptions(line);
    const QString format = line.text("to", QStringLiteral("prism"));
    if (!chanceFormats.contains(format))
        line.wrong(BadInput,
                   QStringLiteral("--to must be prcrl, lppe, prism, props, tra, dot or csv, not "
                                  "'%1'")
                       .arg(format));
    const QString output = line.has("out") ? readFileName(line, "out") : QString();
    if (format == u"tra" && (output.isEmpty() || !output.endsWith(QLatin1String(".tra"))))
        line.wrong(BadInput,
                   QStringLiteral("--to tra writes three files: name the first one with "
                                  "--out NAME.tra"));
    const std::vector<Pass> wanted = readPassesOption(line, {});
    auto model = readChanceModel(line);
    FOURCAST_TRY(line.failure());
    QStringList files;
    if (!output.isEmpty())
        files << output;
    if (format == u"tra")
        files << output.chopped(3) + QStringLiteral("sta")
              << output.chopped(3) + QStringLiteral("lab");
    for (const QString& file : files)
        FOURCAST_TRY(checkOutput(file, line.has("force"), {model->name}));

    if (line.has("passes")) {
        const Interrupt interrupt;
        model->equation.lppe
            = fourcast::chance::reduce(model->equation.plain, wanted, interrupt.token()).after();
        if (interrupt.happened())
            return console::fail(Stopped, QStringLiteral("Stopped while the passes were made"));
    }
    QByteArray content;
    if (format == u"tra" || format == u"dot" || format == u"csv") {
        const Interrupt interrupt;
        const auto generated = exploreChance(*model, options, interrupt.token());
        if (const int code = exploreExitCode(generated, options); code != Done)
            return code;
        if (format == u"tra") {
            const auto saved = fourcast::chance::explicitfiles::save(
                generated.automaton, model->equation.lppe.until, output, interrupt.token());
            return saved
                ? int {Done}
                : console::fail(interrupt.happened() ? Stopped : BadInput, saved.error().message);
        }
        content
            = format == u"dot" ? toDot(generated.automaton) : valuesToCsv(generated.automaton, {});
    } else {
        FOURCAST_LET(const auto made, withoutExploring(*model, format));
        content = made;
    }
    if (output.isEmpty())
        console::print(content);
    else
        FOURCAST_TRY(writeFile(output, content));
    return Done;
}
