// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuning.h"
#include "tests/fuzz/fuzz.h"

#include <QJsonDocument>

using fuzz::require;

namespace {

void readHistory(const QByteArray& json)
{
    const auto options = tuningOptionsFromJson(json);
    if (!options) {
        fuzz::requireSentence(options.error());
        if (QJsonDocument::fromJson(json).isNull())
            fuzz::requirePlace(options.error(), QString::fromUtf8(json));
        return;
    }
    require(options->check().has_value(), "options that were read can be run");
    const auto climb = tuningFromJson(json, *options);
    if (!climb) {
        fuzz::requireSentence(climb.error());
        return;
    }
    const QByteArray written = tuningToJson(*climb);
    const auto again = tuningFromJson(written, *options);
    require(again && tuningToJson(*again) == written, "a history is read as it was written");
    require(again->steps == climb->steps && again->pending == climb->pending
                && again->weights() == climb->weights(),
            "and has the same steps");
    require(!tuningToText(*climb).isEmpty() && !tuningToCsv(*climb).isEmpty(),
            "a history can be told");
}

void readValues(const QByteArray& text)
{
    const auto weights = H1Weights::fromFile(text);
    if (!weights) {
        fuzz::requireSentence(weights.error());
        require(weights.error().line >= 1 && weights.error().line <= text.count('\n') + 1,
                "the error names a line of the file");
        return;
    }
    const auto again = H1Weights::fromFile(weights->toFile());
    require(again && *again == *weights, "values are read as they were written");
    for (int index = 0; index < H1Weights::count; ++index)
        require(weights->value(index) >= 0 && weights->value(index) <= H1Weights::largest,
                "every value is in its range");
}

}

/// The input is the history of a tuning, and a file of H1's values.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes = fuzz::bytesOf(data, size);
    readHistory(bytes);
    readValues(bytes);
    return 0;
}
