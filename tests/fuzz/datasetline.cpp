// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/dataset/datasetline.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;

namespace {

void readLine(const QByteArray& line)
{
    const auto entry = datasetline::read(line);
    if (!entry) {
        fuzz::requireSentence(entry.error());
        require(entry.error().column >= 1 && entry.error().column <= line.size() + 1,
                "the error names a column of the line");
        return;
    }
    require(!entry->position.isFinished(), "a game that is over has no place in a data set");
    require(datasetline::text(*entry) == line, "a line is written as it was read");
    const DatasetEntry mirror {entry->position.mirrored(), entry->label};
    const auto again = datasetline::read(datasetline::text(mirror));
    require(again && again->position == mirror.position && again->label == mirror.label,
            "the mirrored line is the mirrored position");
}

void readText(const QByteArray& text)
{
    const auto dataset = Dataset::read(text);
    if (!dataset) {
        fuzz::requirePlace(dataset.error(), QString::fromLatin1(text));
        return;
    }
    const auto again = Dataset::read(dataset->text());
    require(again && again->text() == dataset->text(), "a data set is written as it was read");
    for (const DatasetEntry& entry : dataset->entries())
        require(dataset->label(entry.position) == entry.label
                    && dataset->label(entry.position.mirrored()) == entry.label,
                "a position and its mirror image have the label of their line");
}

}

/// The input is a data set, and its first line a line of one.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray text = fuzz::bytesOf(data, size);
    readLine(text.left(text.indexOf('\n')));
    readText(text);
    return 0;
}
