// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book/bookfile.h"
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/outputfile.h"
#include "core/book/dataset/dataset.h"
#include "core/book/dataset/datasetnames.h"
#include "core/book/dataset/datasetpositions.h"
#include "core/support/files/savefile.h"
#include "core/support/formats/provenance.h"

#include <algorithm>

namespace {

constexpr DatasetLabel labelOrder[] {DatasetLabel::Win, DatasetLabel::Draw, DatasetLabel::Loss};

qint64 countOf(const Dataset& dataset, DatasetLabel label)
{
    return std::count_if(dataset.entries().begin(), dataset.entries().end(),
                         [label](const DatasetEntry& entry) { return entry.label == label; });
}

QString toText(const Dataset& dataset, const QString& file)
{
    QStringList counts;
    for (const DatasetLabel label : labelOrder)
        counts.append(QStringLiteral("%1 %2").arg(countOf(dataset, label)).arg(toText(label)));
    return QStringLiteral("%1: %2 of %3 positions, %4\n")
        .arg(file, QString::number(dataset.size()), QString::number(datasetpositions::count),
             counts.join(QStringLiteral(", ")));
}

QJsonObject toJson(const Dataset& dataset, const QString& file, const QString& names)
{
    QJsonObject counts;
    for (const DatasetLabel label : labelOrder)
        counts.insert(toText(label), countOf(dataset, label));
    return {{"file", file},
            {"names", names},
            {"provenance", Provenance().toJson()},
            {"lines", static_cast<qint64>(dataset.size())},
            {"positions", static_cast<qint64>(datasetpositions::count)},
            {"labels", counts},
            {"pointOfView", "the first player"}};
}

/// What the book says of the positions of the data set; a refusal where that is not all of them,
/// unless what is `known` is enough.
Expected<Dataset> generated(const OpeningBook& book, bool known)
{
    Dataset dataset = Dataset::fromScores(datasetpositions::all(), book);
    const std::size_t missing = datasetpositions::count - dataset.size();
    if (missing > 0 && !known)
        return fail(filled("The book does not know %1 of the %2 positions, so nothing is "
                           "written; 'book build' resumes a book, --known is content "
                           "with what there is",
                           missing, datasetpositions::count));
    return dataset;
}

Expected<Dataset> generatedFrom(const QString& file, bool known)
{
    FOURCAST_LET(const auto named,
                 readNamedBook(file.isEmpty() ? QStringList() : QStringList {file}));
    return generated(*named.book, known);
}

}

CommandResult commands::datasetGenerate(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Writes the Connect-4 data set of the UCI repository from a book: all positions of eight\n"
        "discs that are not won and whose next move is not forced, with their results for the\n"
        "first player. The lines come in the order in which games reach the positions when the\n"
        "columns are tried from the middle outwards, and each is the same way round as in the\n"
        "published file. Beside FILE.data a file FILE.names says when, where and from what it was\n"
        "made."));
    line.option("book", "The book; the program's own without it.", "FILE");
    line.option("out", "Where the lines go; to standard output without it.", "FILE");
    addForceOption(line);
    line.option("known", "Leaves out what the book does not know instead of refusing.");
    line.option("json", "Prints JSON about the file of --out.");
    FOURCAST_TRY(line.parse(arguments));

    const QString book = readFileName(line, "book");
    QString out = readFileName(line, "out");
    if (isStandardOutput(out))
        out.clear();
    if (line.has("json") && out.isEmpty())
        line.misused(QStringLiteral("--json needs --out, because the data set itself goes to "
                                    "standard output without it"));
    FOURCAST_TRY(line.failure());
    const QString names = out.isEmpty() || isStream(out) ? QString() : datasetnames::fileFor(out);
    for (const QString& file : {out, names})
        if (!file.isEmpty())
            FOURCAST_TRY(checkOutput(file, line.has("force"), {book}));

    FOURCAST_LET(const Dataset dataset, generatedFrom(book, line.has("known")));
    if (out.isEmpty()) {
        console::print(dataset.text());
        return Done;
    }
    const auto written = writeFile(out, dataset.text()).and_then([&]() -> Expected<void> {
        return names.isEmpty() ? Expected<void>()
                               : writeFile(names, datasetnames::contents(dataset, book));
    });
    if (!written)
        return console::fail(BadInput, written.error().message);
    line.answer(toJson(dataset, out, names), toText(dataset, out));
    return Done;
}
