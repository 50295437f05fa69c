// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/formats/jsonfields.h"

#include <QString>
#include <array>
#include <chrono>
#include <optional>

struct SearchReport;
struct SpanSums;

/// A span of a search's time that a person has pinned, to come back to it or to show it to others.
/// Times count from the start of the search.
struct TimePin
{
    std::chrono::nanoseconds from {0};
    std::chrono::nanoseconds to {0};
    QString text {}; ///< what the person calls it; may be empty

    std::chrono::nanoseconds length() const { return to - from; }

    friend bool operator==(const TimePin&, const TimePin&) = default;
};

/// The two of a search that are compared with each other, A and B.
struct SearchPins
{
    static constexpr std::size_t count = 2;
    std::array<std::optional<TimePin>, count> pins {};

    bool isEmpty() const { return !pins[0] && !pins[1]; }

    friend bool operator==(const SearchPins&, const SearchPins&) = default;
};

/// Pins in JSON: an object for each, with its letter and its times in nanoseconds.
namespace searchpins {

/// Of a text, in characters; longer ones are refused.
inline constexpr int longestText = 200;

/// "A" and "B", in files.
QString letter(std::size_t pin);
QJsonObject toJson(std::size_t pin, const TimePin& span);
QJsonArray toJson(const SearchPins& pins);
/// No pins where the key is missing.
SearchPins fromJson(const JsonFields& fields, const QString& key);

/// What the workers of the search did between the pin's times.
SpanSums sumsOf(const TimePin& pin, const SearchReport& report);

}
