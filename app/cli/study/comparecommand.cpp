// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/knownprograms.h"
#include "core/compare/comparisonrun.h"
#include "core/compare/comparisonsettings.h"
#include "core/compare/comparisontext.h"
#include "core/compare/contender.h"
#include "core/support/text/listtext.h"

#include <QJsonDocument>

namespace {

QString keys()
{
    return listText(searchQuantities(), &SearchQuantity::key);
}

void addComparisonOptions(CommandLine& line)
{
    line.argument("POSITION", "Moves such as 44536 or d1 d2 e1; the empty board without any.",
                  "[POSITION...]");
    line.option("with",
                filled("An engine, or one of 'programs list', and what follows it, in quotes: "
                       "\"alphabeta-h1 depth 8\". "
                       "Once for each of the 1 to %1 that are compared. Behind an engine "
                       "can stand: %2.",
                       ComparisonRequest::mostContenders, contenderWords()),
                "ENGINE");
    const Setting& repeats = settingOf(comparisonSettings(), u"repetitions");
    line.option("repeat",
                filled("Searches of each, in turn, %1; %2 by default. From 6 on there is "
                       "an interval.",
                       repeats.rangeText(), repeats.usualNumber()),
                "N");
    line.option("reference", "Whom the others are measured against, by place; 1 by default.", "N");
    line.option("quantity",
                QStringLiteral("What is told, separated by commas, or all: %1.").arg(keys()),
                "KEYS");
    line.option("pruning",
                "Counts the full tree, the least one that proves the value, and the nodes of plain "
                "alpha-beta.");
    line.option("leave-out-disturbed",
                "Leaves searches out of the times during which something else used the processors, "
                "and says how many remain.");
    line.option("json", "Prints JSON, with every search.");
    line.option("csv", "Prints a row for each search and for what is made of them.");
}

std::vector<const SearchQuantity*> readComparedQuantities(CommandLine& line)
{
    std::vector<const SearchQuantity*> quantities;
    const QString text = line.text("quantity", {});
    const bool isFile = line.has("json") || line.has("csv");
    if (text == QLatin1String("all") || (!line.has("quantity") && isFile)) {
        for (const SearchQuantity& quantity : searchQuantities())
            quantities.push_back(&quantity);
        return quantities;
    }
    if (!line.has("quantity"))
        return comparisontext::usualQuantities();
    for (const QString& part : text.split(u',')) {
        if (const SearchQuantity* const known = searchQuantity(part.trimmed()))
            quantities.push_back(known);
        else
            line.wrong(BadInput,
                       QStringLiteral("There is no quantity '%1'; the quantities are %2, or all")
                           .arg(part.trimmed(), keys()));
    }
    return quantities;
}

ComparisonRequest readComparisonRequest(CommandLine& line)
{
    ComparisonRequest request;
    request.moves = line.moves(0, true);
    if (!line.has("with"))
        line.misused(QStringLiteral("--with is missing: it names an engine that searches"));
    for (const QString& text : line.values("with"))
        if (const auto entrant = contenderFromText(text); line.check(entrant))
            request.contenders.push_back(*entrant);
    request.repeats = line.number(settingOf(comparisonSettings(), u"repetitions"), "repeat");
    const auto count = std::max<qint64>(1, static_cast<qint64>(request.contenders.size()));
    request.reference = line.number("reference", 1, count, 1) - 1;
    request.pruning = line.has("pruning");
    if (line.has("json") && line.has("csv"))
        line.misused(QStringLiteral("--csv is of no use beside --json"));
    line.check(request.check());
    return request;
}

}

CommandResult commands::compare(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Lets several engines search one position, in turn and again and again, and tells what\n"
        "each of them cost: medians, spreads, intervals at 95 %, and how many times as much as\n"
        "another; and what pruning saves there."));
    addComparisonOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    knownprograms::load();
    const ComparisonRequest request = readComparisonRequest(line);
    const std::vector<const SearchQuantity*> quantities = readComparedQuantities(line);
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    FOURCAST_LET(auto result,
                 runComparison(request, interrupt.token(), [](const ComparisonProgress& progress) {
                     console::progress(
                         QStringLiteral("step %1 of %2").arg(progress.done).arg(progress.total));
                 }));
    result.leavesOutDisturbed = line.has("leave-out-disturbed");
    line.answer(comparisonToJson(result, quantities),
                provenanceOf(result).addedToCsv(comparisonToCsv(result, quantities)),
                comparisonToText(result, quantities));
    if (result.stopped)
        return console::fail(
            Stopped,
            filled("Stopped in round %1 of %2", result.wholeRounds() + 1, request.repeats));
    return Done;
}
