// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book/solvercheckcommand.h"
#include "app/cli/commands.h"
#include "core/book/dataset/datasetcheck.h"

namespace {

SolverCheckCommand labelCheck(const Dataset& dataset, const QString& file)
{
    const auto solved = [&dataset](const SolverDisagreement& wrong) {
        return toText(datasetLabel(dataset.entries()[wrong.index].position, wrong.solved));
    };
    const auto labelled = [&dataset](const SolverDisagreement& wrong) {
        return toText(dataset.entries()[wrong.index].label);
    };
    return {.file = file,
            .noun = QStringLiteral("line"),
            .claims = claimsOf(dataset),
            .toText =
                [=](const SolverDisagreement& wrong) {
                    return QStringLiteral("line %1: %2 in the file, %3 by the solver")
                        .arg(QString::number(wrong.index + 1), labelled(wrong), solved(wrong));
                },
            .toJson =
                [=](const SolverDisagreement& wrong) {
                    return QJsonObject {{"line", static_cast<qint64>(wrong.index) + 1},
                                        {"label", labelled(wrong)},
                                        {"solved", solved(wrong)}};
                },
            .json = {{"lines", static_cast<qint64>(dataset.size())},
                     {"pointOfView", "the first player"}}};
}

}

CommandResult commands::datasetVerify(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Solves the lines of a data set, of the form of the Connect-4 data set of the UCI\n"
        "repository, without a book, and lists those whose label is wrong; exit code 1 where "
        "there\n"
        "are any. The 67,557 lines of the published file take minutes to an hour."));
    line.argument("FILE", "The data set.", "FILE");
    addSolverCheckOptions(line, QStringLiteral("lines"));
    FOURCAST_TRY(line.parse(arguments));
    const SolverCheckSettings settings = readSolverCheckSettings(line);
    FOURCAST_TRY(line.failure());
    const QString file = line.arguments().constFirst();
    FOURCAST_LET(const Dataset dataset, Dataset::load(file));
    return runSolverCheck(labelCheck(dataset, file), settings, line);
}
