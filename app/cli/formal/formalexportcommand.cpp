// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/formal/formalmodel.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/formal/lts/autfile.h"
#include "core/formal/lts/dotfile.h"
#include "core/formal/models/formulafiles.h"
#include "core/formal/models/tlamodel.h"

#include <QDir>

namespace {

using fourcast::formal::FormulaFile;

const QStringList formalFormats {"mcrl2", "aut", "dot", "mcf", "tla", "cfg"};

bool isTla(const QString& format)
{
    return format == u"tla" || format == u"cfg";
}

/// The rules of the game in TLA+, or what TLC needs beside them for this board.
Expected<QByteArray> toTla(const FormalModel& model, const QString& format)
{
    if (model.name != u"game")
        return fail(QStringLiteral("Of the models only the game is written in TLA+"));
    if (!model.values["moves"].isEmpty())
        return fail(QStringLiteral("In TLA+ the game begins with an empty board"));
    if (format == u"tla")
        return fourcast::formal::tlaSpecification();
    const auto number
        = [&model](const char* name) { return model.values[QString::fromLatin1(name)].toInt(); };
    return fourcast::formal::tlaConfiguration(
        {number("columns"), number("rows"), number("connect")});
}

Expected<std::vector<FormulaFile>> formulasOf(const FormalModel& model)
{
    auto files = fourcast::formal::formulaFiles(model.name, model.values);
    if (files.empty())
        return fail(QStringLiteral("No formulas come along with %1").arg(model.name));
    return files;
}

Expected<QString> formulaOf(const FormalModel& model, const QString& name)
{
    FOURCAST_LET(const auto files, formulasOf(model));
    QStringList names;
    for (const FormulaFile& file : files) {
        if (file.name == name)
            return file.text;
        names << file.name;
    }
    return fail(QStringLiteral("There is no formula '%1' of %2; there are %3")
                    .arg(name, model.name, names.join(QStringLiteral(", "))));
}

/// Each into a file of its own.
CommandResult writeFormulas(const FormalModel& model, const QString& folder, bool replaces)
{
    FOURCAST_LET(const auto files, formulasOf(model));
    QStringList paths;
    for (const FormulaFile& file : files)
        paths << QDir(folder).filePath(file.name + QStringLiteral(".mcf"));
    FOURCAST_TRY(prepareFolder(folder, paths, replaces));
    FOURCAST_LET(const auto written, fourcast::formal::saveFormulas(files, folder, true));
    console::print(QStringLiteral("Written: ") + written.join(QStringLiteral(", ")) + u'\n');
    return Done;
}

}

CommandResult commands::formalExport(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Writes a model for other tools: its text with the parameters set (mcrl2), or its\n"
        "transition system (aut for mCRL2 and CADP, dot for Graphviz), or the formulas that come\n"
        "along with it (mcf, each in a file of its own); of the game also its rules in TLA+ (tla)\n"
        "and what TLC needs beside them for that board (cfg). Exit code 1 where the model is\n"
        "wrong or needs more memory than allowed; 3 when it was interrupted. Nothing is written\n"
        "then."));
    addModelOptions(line);
    line.option("to", "mcrl2, aut, dot, mcf, tla or cfg; mcrl2 by default.", "FORMAT");
    line.option("formula", "With --to mcf: this one of the model's formulas alone.", "NAME");
    line.option("out",
                "Writes there instead of to standard output; of all formulas the folder, which is "
                "made where it is missing.",
                "PATH");
    addForceOption(line);
    FOURCAST_TRY(line.parse(arguments));
    const auto options = readExploreOptions(line);
    const QString format = line.text("to", QStringLiteral("mcrl2"));
    if (!formalFormats.contains(format))
        line.wrong(
            BadInput,
            QStringLiteral("--to must be mcrl2, aut, dot, mcf, tla or cfg, not '%1'").arg(format));
    const bool isAllFormulas = format == u"mcf" && !line.has("formula");
    if (isAllFormulas && !line.has("out"))
        line.misused(
            QStringLiteral("All formulas need a folder: --out DIR; one of them has its name: "
                           "--formula NAME"));
    if (line.has("formula") && format != u"mcf")
        line.misused(QStringLiteral("--formula is for --to mcf"));
    const QString output = !line.has("out") ? QString()
        : isAllFormulas                     ? readFolderName(line, "out")
                                            : readFileName(line, "out");
    const auto model = readModel(line, line.arguments().constFirst());
    FOURCAST_TRY(line.failure());
    if (isAllFormulas)
        return writeFormulas(*model, output, line.has("force"));
    if (!output.isEmpty()) {
        FOURCAST_TRY(checkOutput(output, line.has("force"), {model->name}));
    }

    QByteArray content = model->text.toUtf8();
    if (isTla(format)) {
        FOURCAST_LET(const auto tla, toTla(*model, format));
        content = tla;
    } else if (format == u"mcf") {
        FOURCAST_LET(const auto text, formulaOf(*model, line.text("formula", {})));
        content = text.toUtf8();
    } else if (format != u"mcrl2") {
        const Interrupt interrupt;
        const auto generated = exploreModel(*model, options, interrupt.token());
        if (const int code = exploreExitCode(generated, options); code != Done)
            return code;
        content = format == u"aut" ? fourcast::formal::aut::write(generated.lts)
                                   : fourcast::formal::toDot(generated.lts);
    }
    if (output.isEmpty())
        console::print(content);
    else
        FOURCAST_TRY(writeFile(output, content));
    return Done;
}
