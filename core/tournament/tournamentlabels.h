// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QString>

struct TournamentOptions;

/// A file of labels for the data set players of a tournament, in the place of those of the
/// program's own book. A tournament keeps its name and what was in it, so that it is gone on with
/// by the same labels or not at all.
struct TournamentLabels
{
    QString file {}; ///< empty: the program's own
    QString fingerprint {}; ///< hexadecimal digits of the file's SHA-256

    bool areOwn() const { return file.isEmpty(); }
    /// The file as it is now. Reads all of it. Fails with a sentence.
    static Expected<TournamentLabels> of(const QString& path);

    friend bool operator==(const TournamentLabels&, const TournamentLabels&) = default;
};

/// Reads the labels for those entrants that are to have them and don't yet. Blocks. Fails with a
/// sentence where the file is not there, is another than it was, or is no data set.
Expected<void> readLabels(TournamentOptions& options);
