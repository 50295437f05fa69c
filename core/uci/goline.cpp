// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/goline.h"

#include "core/uci/uciwords.h"

#include <algorithm>

namespace {

struct TimeField
{
    const char16_t* word = nullptr;
    GoLine::Time GoLine::*alone = nullptr;
    std::array<GoLine::Time, 2> GoLine::*ofBoth = nullptr;
    std::size_t player = 0;
};

/// The first ones are those that are written.
constexpr std::array timeFields {
    TimeField {.word = u"movetime", .alone = &GoLine::moveTime},
    TimeField {.word = u"wtime", .ofBoth = &GoLine::clock, .player = 0},
    TimeField {.word = u"btime", .ofBoth = &GoLine::clock, .player = 1},
    TimeField {.word = u"winc", .ofBoth = &GoLine::increment, .player = 0},
    TimeField {.word = u"binc", .ofBoth = &GoLine::increment, .player = 1},
    TimeField {.word = u"p1time", .ofBoth = &GoLine::clock, .player = 0},
    TimeField {.word = u"p2time", .ofBoth = &GoLine::clock, .player = 1},
    TimeField {.word = u"p1inc", .ofBoth = &GoLine::increment, .player = 0},
    TimeField {.word = u"p2inc", .ofBoth = &GoLine::increment, .player = 1},
};
constexpr std::size_t writtenTimes = 5;

struct CountField
{
    const char16_t* word = nullptr;
    std::optional<int> GoLine::*count = nullptr;
};

constexpr std::array countFields {
    CountField {u"depth", &GoLine::depth},
    CountField {u"movestogo", &GoLine::movesToGo},
    CountField {u"mate", &GoLine::mate},
    CountField {u"perft", &GoLine::perft},
};

template <typename Line> auto& fieldTime(Line& go, const TimeField& field)
{
    return field.alone ? go.*field.alone : (go.*field.ofBoth)[field.player];
}

bool isGoWord(QStringView word)
{
    const auto has = [word](const auto& fields) {
        return std::ranges::any_of(
            fields, [word](const auto& field) { return word == QStringView(field.word); });
    };
    return has(timeFields) || has(countFields) || word == u"nodes" || word == u"infinite"
        || word == u"ponder" || word == u"searchmoves";
}

void readTime(GoLine& go, const TimeField& field, UciWords& words)
{
    // A host may write a clock that has run out as a negative number.
    if (const auto time = words.number<std::int64_t>())
        fieldTime(go, field) = std::chrono::milliseconds(std::max(std::int64_t {0}, *time));
}

void readGoField(GoLine& go, UciWords& words)
{
    const QStringView word = words.next();
    for (const TimeField& field : timeFields)
        if (word == QStringView(field.word))
            return readTime(go, field, words);
    for (const CountField& field : countFields)
        if (word == QStringView(field.word)) {
            if (const auto count = words.number<int>(); count && *count > 0)
                go.*field.count = count;
            return;
        }
    if (word == u"nodes") {
        if (const auto nodes = words.number<std::uint64_t>(); nodes && *nodes > 0)
            go.nodes = nodes;
    } else if (word == u"infinite") {
        go.infinite = true;
    } else if (word == u"ponder") {
        go.ponder = true;
    } else if (word == u"searchmoves") {
        while (!words.atEnd() && !isGoWord(words.peek()))
            go.searchMoves << words.next().toString();
    }
}

} // namespace

QString GoLine::toText() const
{
    QString line = QStringLiteral("go");
    for (const CountField& field : countFields)
        if (const auto& count = this->*field.count)
            line += QStringLiteral(" %1 %2").arg(QStringView(field.word)).arg(*count);
    if (nodes)
        line += QStringLiteral(" nodes %1").arg(*nodes);
    for (std::size_t i = 0; i < writtenTimes; ++i)
        if (const Time& time = fieldTime(*this, timeFields[i]))
            line
                += QStringLiteral(" %1 %2").arg(QStringView(timeFields[i].word)).arg(time->count());
    if (infinite)
        line += QStringLiteral(" infinite");
    if (ponder)
        line += QStringLiteral(" ponder");
    if (!searchMoves.isEmpty())
        line += QStringLiteral(" searchmoves ") + searchMoves.join(u' ');
    return line;
}

std::optional<GoLine> GoLine::read(QStringView line)
{
    UciWords words(line);
    if (words.next() != u"go")
        return std::nullopt;
    GoLine go;
    while (!words.atEnd())
        readGoField(go, words);
    return go;
}
