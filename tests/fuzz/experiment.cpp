// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentjson.h"
#include "tests/fuzz/fuzz.h"

#include <QJsonDocument>

using fuzz::require;

namespace {

void readHead(const QJsonObject& object)
{
    const auto head = headFromJson(object);
    if (!head) {
        fuzz::requireSentence(head.error());
        return;
    }
    require(head->rules.check().has_value(), "rules that were read can be played by");
    require(head->rules.openingPlies >= 0 && head->rules.openingPlies <= Position::Shape::squares,
            "an opening has no more plies than the board has squares");
    const QJsonObject written = headToJson(*head);
    const auto again = headFromJson(written);
    require(again && headToJson(*again) == written && again->rules == head->rules,
            "the head of an experiment is read as it was written");
    require(!head->protocolText().isEmpty(), "the rules can be told");
}

void readCell(const QJsonObject& object)
{
    const auto cell = cellFromJson(object);
    if (!cell) {
        fuzz::requireSentence(cell.error());
        return;
    }
    require(cell->rounds >= 0, "no cell has fewer than no rounds");
    require(static_cast<std::int64_t>(cell->seed) >= 0, "a seed is one that a file can carry");
    for (const Entrant* entrant : {&cell->a, &cell->b}) {
        require(entrant->limits.depth >= 0 && entrant->limits.depth <= Position::Shape::squares
                    && entrant->limits.time.count() >= 0
                    && static_cast<std::int64_t>(entrant->limits.nodes) >= 0,
                "limits are none or more");
        require(!entrant->label().isEmpty(), "an entrant has a name");
    }
    const QJsonObject written = cellToJson(*cell);
    const auto again = cellFromJson(written);
    require(again && cellToJson(*again) == written, "a cell is read as it was written");
}

}

/// The input is the head of an experiment, and a cell of one.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QJsonObject object = QJsonDocument::fromJson(fuzz::bytesOf(data, size)).object();
    readHead(object);
    readCell(object);
    return 0;
}
