// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/duration.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "app/cli/processes.h"
#include "app/cli/study/sprtoption.h"
#include "app/cli/study/studyfolder.h"
#include "core/study/results/resultprovenance.h"
#include "core/study/runs/experimentsettings.h"
#include "core/study/runs/gamecost.h"
#include "core/support/timeleft.h"

#include <QJsonDocument>

namespace {

const QString everyArtefact = QStringLiteral("all");

void addStudyOptions(CommandLine& line)
{
    line.argument("ARTEFACT",
                  QStringLiteral("One of: %1; or all.").arg(studyArtefacts().join(", ")),
                  "ARTEFACT");
    line.option("protocol",
                QStringLiteral("How games are begun, varied and judged, one of: %1; literal by "
                               "default. Each is explained in what it prints.")
                    .arg(protocolNames().join(", ")),
                "P");
    line.option("rounds",
                "Games for each cell, 1 to 100000; by default the article's: 10 for table 6, 100 "
                "for tables 7 to 9, 1 for the figures. The protocol fair has 476, which are its "
                "default and its most; fewer are the first ones that the seed deals.",
                "N");
    line.option("seed",
                "Game i of a cell has the seed S + i; by default 1000 for table 6, 2000 for tables "
                "7 and 8, 3000 for table 9, 4000 for the figures.",
                "S");
    addReadingOption(line);
    line.option("sprt",
                "The two differences in Elo of the sequential test that says of each cell whether "
                "its first engine is the stronger one, such as 0,100, and its error rates, 5 % "
                "where they are left out; by default differences that fit the rounds.",
                "ELO0,ELO1[,A,B]");
    line.option("until-decided",
                "Ends a cell with the pair of games that decides its test; --rounds are the most "
                "that it plays.");
    line.option("max-depth", "Leaves out the cells that search deeper, 2 to 8.", "D");
    line.option("workers",
                "Games at a time, 1 to 256; one per core by default. The games don't depend on it.",
                "N");
    line.option("out",
                "Folder for study.sqlite, which holds every game, and a table, a list of moves and "
                "a JSON file of each artefact; made where it is missing. Games that are there "
                "already are not played again. Without it nothing is written.",
                "DIR");
    addForceOption(line);
    line.option("json", "Prints JSON, all games included, instead of the tables.");
}

StudySettings readStudySettings(CommandLine& line)
{
    StudySettings settings;
    line.take(settings.protocol, protocolFromName(line.text("protocol", protocolNames().front())));
    line.take(settings.h1, H1Options::fromNames(line.text("h1-variant", {})));
    settings.rounds = line.number("rounds", 1, settingOf(studySettings(), u"rounds").high(), 0);
    // Room for the rounds, so that the seeds of games stay exact in JSON, too.
    settings.seed = line.number("seed", 1, maximumSeed - 1'000'000, 0);
    settings.test.bounds = readSprt(line, "sprt");
    settings.test.endsPairings = line.has("until-decided");
    settings.maximumDepth = line.number("max-depth", 2, 8, 0);
    return settings;
}

/// What is asked for; of `all`, what the depth leaves.
std::vector<Experiment> readExperiments(CommandLine& line, const StudySettings& settings)
{
    const QString name = line.arguments().value(0);
    std::vector<Experiment> experiments;
    for (const QString& artefact : name == everyArtefact ? studyArtefacts() : QStringList {name}) {
        auto experiment = studyExperiment(artefact, settings);
        if (experiment)
            experiments.push_back(std::move(*experiment));
        else if (name != everyArtefact)
            line.check(experiment);
    }
    return experiments;
}

/// Says how far all artefacts together are.
class Progress
{
public:
    Progress(const std::vector<Experiment>& experiments, const StudyFolder& folder)
        : m_time(missingInAll(experiments, folder))
    {
    }

    void show(const Experiment& experiment, const ExperimentGame& game, int done, int expected)
    {
        m_time.spend(gameCost(experiment, game));
        const auto left = m_time.left();
        console::longProgress(filled("%1: game %2 of %3%4", experiment.artefact, done, expected,
                                     left ? leftText(*left, ++m_played) : QString()));
    }

private:
    static double missingInAll(const std::vector<Experiment>& experiments,
                               const StudyFolder& folder)
    {
        double cost = 0.0;
        for (const Experiment& experiment : experiments)
            cost += missingCost(experiment, folder.known(experiment));
        return cost;
    }

    TimeLeft m_time;
    int m_played = 0; ///< now, in all artefacts
};

QByteArray studyJson(const std::vector<ExperimentResult>& results)
{
    QJsonArray experiments;
    for (const ExperimentResult& result : results)
        experiments.append(
            QJsonDocument::fromJson(provenanceOf(result).addedToJson(experimentToJson(result)))
                .object());
    return toJsonText({{"experiments", experiments}});
}

/// The result with its sentences broken into lines of a terminal's width.
QString terminalText(const ExperimentResult& result)
{
    QString text;
    for (const QString& line : experimentToText(result).split(u'\n'))
        // Tables have columns, which two blanks set apart.
        text += line.size() > 80 && !line.contains(QStringLiteral("  ")) ? console::wrapped(line)
                                                                         : line + u'\n';
    return text;
}

}

CommandResult commands::study(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Repeats the tables and figures of the heuristics study (Kang, Wang, Hu 2019) and shows\n"
        "the article's numbers beside ours, with Wilson's 95 % intervals, whether they agree, and\n"
        "what was reproduced. Ctrl+C keeps what is done in the folder of --out, and the same\n"
        "command resumes it."));
    addStudyOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    const std::vector<Experiment> experiments = readExperiments(line, readStudySettings(line));
    const int asked = readWorkers(line);
    const QString path = readFolderName(line, "out");
    FOURCAST_TRY(line.failure());

    return withProcesses(asked, [&](const TaskWorkers& with) -> CommandResult {
        StudyFolder folder(path);
        FOURCAST_TRY(folder.prepare(experiments, line.has("force")));

        const Interrupt interrupt;
        Progress progress(experiments, folder);
        std::vector<ExperimentResult> results;
        std::size_t done = 0;
        qint64 expected = 0;
        for (const Experiment& experiment : experiments) {
            if (interrupt.happened()) {
                expected += experiment.games();
                continue;
            }
            FOURCAST_LET(auto result,
                         runExperiment(experiment, folder.store(), with, interrupt.token(),
                                       [&](const ExperimentGame& game, int played, int of) {
                                           progress.show(experiment, game, played, of);
                                       }));
            FOURCAST_TRY(folder.write(result));
            if (!line.has("json"))
                console::print(terminalText(result));
            done += result.games.size();
            expected += result.isComplete() ? std::ssize(result.games) : experiment.games();
            results.push_back(std::move(result));
        }
        if (line.has("json"))
            console::print(studyJson(results));
        if (std::cmp_less(done, expected))
            return console::stoppedAfter(done, countText(expected, QStringLiteral("game")));
        return Done;
    });
}
