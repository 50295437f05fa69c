// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study/measurepins.h"

#include "core/board/notation.h"
#include "core/parallel/timelinemetrics.h"
#include "core/recording/quantitytext.h"
#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

namespace {

QString pinText(std::size_t pin, const TimePin& span, const SearchReport& report)
{
    const auto at
        = [](std::chrono::nanoseconds time) { return fixedText(toMilliseconds(time), 3); };
    const SpanSums sums = searchpins::sumsOf(span, report);
    QString text = filled("  %1: %2 ms, from %3 to %4 ms; %5, nodes: %6", searchpins::letter(pin),
                          at(span.length()), at(span.from), at(span.to),
                          countText(sums.touched, QStringLiteral("task")), sums.nodes);
    if (!span.text.isEmpty())
        text += filled("; \"%1\"", span.text);
    return text + u'\n';
}

}

QString pinsText(const Recording& recording)
{
    QString text;
    const std::vector<Position> positions = recording.positions();
    for (std::size_t move = 0; move < recording.moves.size(); ++move) {
        const RecordedMove& recorded = recording.moves[move];
        if (!recorded.report || recorded.pins.isEmpty())
            continue;
        const int column = recorded.move.column();
        text += filled("Pinned in the search of %1 at ply %2:\n",
                       notation::squareName(column, positions[move].landingRow(column)),
                       recording.ply(move));
        for (std::size_t pin = 0; pin < SearchPins::count; ++pin)
            if (const auto& span = recorded.pins.pins[pin])
                text += pinText(pin, *span, *recorded.report);
    }
    return text;
}
