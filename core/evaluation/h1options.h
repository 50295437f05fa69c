// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/h1weights.h"
#include "core/support/expected.h"

#include <QString>
#include <QStringList>

/// Which reading of the study's H1 is meant. The defaults are the strict reading.
struct H1Options
{
    /// Features 1 to 4 of the study, each on or off.
    bool fourInLine = true;
    bool threeInLine = true;
    bool twoInLine = true;
    bool loneDisc = true;
    /// Variant V: a vertical pair counts the empty squares above it, not only the available one.
    bool verticalPairs = false;
    /// A pair with one available square beside it, which can never become four, is worth 10,000.
    bool shortPairs = false;
    /// "Available" means empty, whether or not a disc could land there now.
    bool availableMeansEmpty = false;
    /// The gap of XX_X must be available.
    bool gapMustBeAvailable = false;
    /// A pair that is part of a gap pattern is also a pair.
    bool gapPairIsPair = false;
    /// Runs need not be maximal: three in line also counts as two overlapping pairs.
    bool overlappingRuns = false;
    /// Every disc has its column's value, not only those without a neighbour of their own.
    bool allDiscsCount = false;
    /// Only the side's own features, not own minus theirs.
    bool ownFeaturesOnly = false;
    /// An open three ends the evaluation as four in line does, and counts the same: a search that
    /// knows finished games through H1 alone does not prefer one to the other. Where both sides own
    /// as many, they cancel out.
    bool openThreeWins = false;
    /// What each feature is worth.
    H1Weights weights {};

    friend bool operator==(const H1Options&, const H1Options&) = default;

    /// "H1 strict", or "H1 variant: without feature 3, values three 909000": what every output
    /// states.
    QString toText() const;

    /// The names that fromNames() knows, each the name of a difference from the strict reading:
    /// "no-f1" ... "no-f4", "vertical-pairs", "short-pairs", ...
    static QStringList names();
    /// What a name means, in a few words for a list or a help text.
    static QString description(const QString& name);
    /// "strict" or a list of names separated by commas; fails with a sentence that lists the names.
    /// The weights are the study's.
    static Expected<H1Options> fromNames(const QString& names);
    /// The inverse of fromNames(); the weights are not in it.
    QString toNames() const;
};
