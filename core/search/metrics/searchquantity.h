// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

#include <QString>
#include <array>
#include <optional>
#include <span>

/// A number of one search: the same key in every file and the same name in every table, chart and
/// menu. One table has them all (searchQuantities()).
struct SearchQuantity
{
    enum class Unit : std::uint8_t
    {
        Count,
        Plies,
        Milliseconds,
        PerSecond,
        Share, ///< 0 to 1; shown in per cent
        Factor, ///< without a unit
        Bytes ///< shown in MiB
    };
    static constexpr double mebibyte = 1024.0 * 1024.0;

    /// For JSON and CSV, never translated: "evaluations", "processorMilliseconds". The words are
    /// those of the name.
    QLatin1String key;
    Unit unit = Unit::Count;
    /// Of several moves together a sum is meant, else a mean.
    bool addsUp = false;
    /// The same search by a new engine has the same number again, whatever the machine is busy
    /// with, as long as one worker does it.
    bool isRepeatable = false;
    /// Nothing where the engine does not know it, or it has none.
    std::optional<double> (*value)(const SearchReport& report) = nullptr;
    const char* sourceName = nullptr;
    const char* sourceMeaning = nullptr;

    /// "Evaluations", in the language of the application.
    QString name() const;
    /// What it is, in a sentence.
    QString meaning() const;
    /// As it is shown: a share in per cent, bytes in MiB.
    double inUnit(double value) const;
    /// Does a busy machine change it? Not what is counted, nor memory: they are the same however
    /// busy the machine is. Only other figures are marked as disturbed, and left out for it.
    bool changesUnderLoad() const { return !isRepeatable && unit != Unit::Bytes; }
};

/// In the order in which they are listed: what was counted, the tree's shape, the table, time and
/// memory; then what came later, so that files keep their columns.
std::span<const SearchQuantity> searchQuantities();
/// How many there are.
inline constexpr std::size_t searchQuantityCount = 25;
/// Every number of a search, in the order of searchQuantities().
using SearchMetrics = std::array<std::optional<double>, searchQuantityCount>;
SearchMetrics metricsOf(const SearchReport& report);
/// Null where there is none of that key; keys of older files and settings are known as well.
const SearchQuantity* searchQuantity(QStringView key);
/// Where in the order it stands; the quantity is one of searchQuantities().
std::size_t indexOf(const SearchQuantity& quantity);

/// What a search held beside the program itself: its table, and what was written down of its
/// workers' tasks. In bytes.
std::uint64_t heldBytes(const SearchReport& report);
