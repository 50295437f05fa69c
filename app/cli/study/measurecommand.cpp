// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/study/measurecomparison.h"
#include "app/cli/study/measuretext.h"
#include "core/recording/quantitytext.h"
#include "core/recording/recordingfile.h"
#include "core/recording/recordingtables.h"
#include "core/support/text/listtext.h"

#include <algorithm>

namespace {

using recordingtables::Quantities;

void addMeasureOptions(CommandLine& line)
{
    line.argument("FILE", "Recordings of games, of 'play --record' or of the window.", "FILE...");
    line.option("quantity",
                QStringLiteral("The numbers that are shown, separated by commas: %1.")
                    .arg(listText(searchQuantities(), &SearchQuantity::key)),
                "KEY[,KEY]");
    line.option("compare",
                "Shows the first recording side by side with each of the others, with ratios: "
                "second over first.");
    line.option("leave-out-disturbed",
                "With --compare: leaves moves out of the ratios of times during which something "
                "else used the processors, and says how many remain.");
    line.option("json", "Prints JSON.");
    line.option("csv", "Prints a row for each move as comma-separated values.");
}

bool isKnown(const Recording& recording, const SearchQuantity& quantity)
{
    return sideMetric(recording, Player::First, quantity)
        || sideMetric(recording, Player::Second, quantity);
}

/// Those that were asked for; without any the usual ones that some move has.
Quantities readMeasuredQuantities(CommandLine& line, const std::vector<Recording>& recordings)
{
    QStringList keys;
    for (const QString& value : line.values("quantity"))
        keys += value.split(u',');
    const auto asked = quantitiesOf(line.has("quantity") ? keys : usualQuantities());
    if (!line.check(asked))
        return {};
    Quantities quantities = *asked;
    if (!line.has("quantity"))
        std::erase_if(quantities, [&recordings](const SearchQuantity* quantity) {
            return std::ranges::none_of(recordings, [quantity](const Recording& recording) {
                return isKnown(recording, *quantity);
            });
        });
    return quantities;
}

/// Recordings and the files that they are from.
struct ReadRecordings
{
    QStringList files;
    std::vector<Recording> recordings;
};

/// Those that can be read; of each other one it is said why not.
ReadRecordings readRecordings(const CommandLine& line)
{
    ReadRecordings read;
    for (const QString& file : line.arguments()) {
        auto recording = recordingfile::load(file);
        if (!recording) {
            console::note(recording.error().message);
            continue;
        }
        read.files << file;
        read.recordings.push_back(std::move(*recording));
    }
    return read;
}

void printMoves(const CommandLine& line, const ReadRecordings& read, const Quantities& quantities)
{
    const auto& [files, recordings] = read;
    std::vector<recordingtables::Named> named;
    for (std::size_t i = 0; i < recordings.size(); ++i)
        named.push_back({files[static_cast<qsizetype>(i)], recordings[i]});
    if (line.has("csv"))
        return console::print(recordingtables::toCsv(named, quantities));
    QJsonArray array;
    QStringList texts;
    for (const recordingtables::Named& each : named) {
        if (line.has("json"))
            array.append(recordingtables::toJson(each, quantities));
        else
            texts += measuretext::moves(each.name, each.recording, quantities);
    }
    console::print(line.has("json") ? toJsonText({{"recordings", array}})
                                    : texts.join(u'\n').toUtf8());
}

/// As many as stand side by side in a line, unless somebody asked for more.
Quantities shownBeside(const CommandLine& line, const Quantities& quantities)
{
    if (line.has("quantity"))
        return quantities;
    Quantities shown;
    for (const SearchQuantity* const quantity : quantities)
        if (quantity->key == QLatin1String("nodes")
            || quantity->key == QLatin1String("milliseconds"))
            shown.push_back(quantity);
    return shown;
}

void printComparisons(const CommandLine& line, const std::vector<Recording>& recordings,
                      const Quantities& quantities)
{
    const QStringList files = line.arguments();
    QJsonArray array;
    QStringList texts;
    for (std::size_t i = 1; i < recordings.size(); ++i) {
        const RecordingComparison comparison(recordings[0], recordings[i],
                                             line.has("leave-out-disturbed"));
        const QString& second = files[static_cast<qsizetype>(i)];
        if (line.has("csv"))
            console::print(recordingtables::provenanceOf(recordings[0], recordings[i])
                               .addedToCsv(recordingtables::toCsv(comparison, quantities)));
        else if (line.has("json"))
            array.append(recordingtables::toJson(comparison, files[0], second, quantities));
        else
            texts += measuretext::comparison(files[0], second, comparison,
                                             shownBeside(line, quantities), quantities);
    }
    if (line.has("json"))
        console::print(toJsonText({{"comparisons", array}}));
    else if (!line.has("csv"))
        console::print(texts.join(u'\n'));
}

}

CommandResult commands::measure(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Tells what each search of recorded games cost: a row for each move, what the moves of\n"
        "each side cost together, and why the slowest took as long as it did. With --compare two\n"
        "games side by side, or one with each of several others. Times are in milliseconds,\n"
        "shares in per cent; in JSON and CSV shares are from 0 to 1 and memory is in bytes.\n"
        "Exit status 0: all was read, whether the games differ or not."));
    addMeasureOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    const bool compares = line.has("compare");
    if (line.has("json") && line.has("csv"))
        line.misused(QStringLiteral("--csv is of no use beside --json"));
    if (line.has("leave-out-disturbed") && !compares)
        line.misused(QStringLiteral("--leave-out-disturbed needs --compare"));
    if (compares && line.arguments().size() < 2)
        line.misused(QStringLiteral("--compare needs two recordings"));
    if (compares && line.has("csv") && line.arguments().size() > 2)
        line.misused(QStringLiteral("--compare --csv is one table, of two recordings; --json has "
                                    "several"));
    FOURCAST_TRY(line.failure());
    const ReadRecordings read = readRecordings(line);
    const bool isAll = read.files.size() == line.arguments().size();
    // Which two are compared is said by their order.
    if (read.files.isEmpty() || (compares && !isAll))
        return BadInput;
    const Quantities quantities = readMeasuredQuantities(line, read.recordings);
    FOURCAST_TRY(line.failure());
    if (compares)
        printComparisons(line, read.recordings, quantities);
    else
        printMoves(line, read, quantities);
    return isAll ? Done : BadInput;
}
