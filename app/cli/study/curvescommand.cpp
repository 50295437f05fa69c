// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/study/results/curves.h"
#include "core/study/results/resultprovenance.h"
#include "ui/paper/curvespicture.h"

#include <algorithm>

namespace {

/// A run that was stopped at once has nothing to draw.
bool hasMoves(const std::vector<StudyCurve>& curves)
{
    return !curves.empty() && !curves.front().points.empty();
}

bool isStopped(const std::vector<StudyCurve>& curves, const CurveOptions& options)
{
    return curves.size() < options.depths.size()
        || std::any_of(curves.begin(), curves.end(), [](const StudyCurve& curve) {
               return curve.outcome == Outcome::Unfinished;
           });
}

}

CommandResult commands::curves(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Plays the heuristics study's games, H1 against itself, one for each depth, and shows\n"
        "nodes and time per move beside the article's own figures 12 and 13."));
    line.option("depth", "Search depth in plies, 1 to 12; may be repeated; 4 and 6 by default.",
                "N");
    line.option("seed",
                "Decides between the two best columns at each side's moves 3, 6, 9 and so "
                "on; 4000 by default.",
                "S");
    addReadingOption(line);
    line.option("out",
                "Folder for study-curves.csv, .json and .png; made where it is missing. "
                "Without it nothing is written.",
                "DIR");
    addForceOption(line);
    line.option("json", "Prints JSON instead of the table.");
    FOURCAST_TRY(line.parse(arguments));

    CurveOptions options;
    options.depths = line.numbers("depth", 1, 12, {4, 6});
    options.seed = readSeed(line, 4000);
    EngineOptions heuristic;
    if (line.has("h1-variant"))
        readHeuristicOptions(line, {}, heuristic);
    options.h1 = heuristic.h1;
    OutputFolder folder(line, "study-curves", {".csv", ".json", ".png"});
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(folder.prepare());

    const Interrupt interrupt;
    const auto curves = runStudyCurves(options, interrupt.token(), [](int done, int expected) {
        console::progress(QStringLiteral("ply %1 of at most %2").arg(done).arg(expected));
    });
    const QByteArray json = toJsonText(provenanceOf(curves).addedToJson(curvesToJson(curves)));
    if (line.has("json"))
        console::print(json);
    else if (!curves.empty())
        console::print(curvesToTable(curves) + console::wrapped(curves.front().protocol) + u'\n'
                       + console::wrapped(curvesExplanation()));
    if (hasMoves(curves)) {
        FOURCAST_TRY(folder.write({provenanceOf(curves).addedToCsv(curvesToCsv(curves)), json},
                                  !isStopped(curves, options)));
        if (!folder.files().isEmpty())
            FOURCAST_TRY(curvespicture::write(curves, folder.files().constLast()));
        if (!line.has("json"))
            folder.tell();
    } else {
        folder.leave();
    }
    if (isStopped(curves, options))
        return console::fail(Stopped, QStringLiteral("Stopped before the games were over"));
    return Done;
}
