// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonresult.h"

/// A figure of a recorded search beside those of its repetitions.
struct RepeatedFigure
{
    enum class Place : std::uint8_t
    {
        Same, ///< every repetition has it, to the last digit
        Within, ///< between the lowest and the highest of them
        Below, ///< less than each of them has
        Above ///< more than each of them has
    };

    const SearchQuantity* quantity = nullptr;
    double recorded = 0;
    Repetitions repeated {};
    /// Of how many repetitions.
    int count = 0;
    Place place = Place::Within;

    bool isOutside() const { return place == Place::Below || place == Place::Above; }
    /// Were the recorded search one of them, it would have the lowest of all, or the highest of
    /// all, in one of so many cases: its rank among them is drawn by lot.
    int casesByChance() const { return count + 1; }
};

/// Those that the recorded search and a repetition that counts have, in the order of
/// searchQuantities(); none where none was repeated.
std::vector<RepeatedFigure> repeatedFigures(const ComparisonResult& result);
/// One of them; nothing where it is not known of both.
std::optional<RepeatedFigure> repeatedFigure(const ComparisonResult& result,
                                             const SearchQuantity& quantity);

/// The time of a recorded search against the median of its repetitions, and what of the difference
/// was waiting for a processor. In milliseconds.
struct RepeatedLoad
{
    /// What the recorded search took beyond the median; less than 0 where it took less.
    double beyond = 0;
    /// The mean time for which one of its workers was ready without a processor, beyond the median
    /// of the same in the repetitions.
    double waited = 0;

    /// Of `beyond`, 0 to 1: waiting for longer than the difference explains all of it, waiting on
    /// the other side nothing. `beyond` must not be 0.
    double share() const;
};

/// Nothing where no waiting is known, or where the workers of either were more than `processors`:
/// those wait for one another.
std::optional<RepeatedLoad> repeatedLoad(const ComparisonResult& result, int processors);

/// It was recorded on the machine, and with the system, that repeated it: times compare.
bool isSameMachine(const ComparisonResult& result);
