// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelstudy.h"

/// A measurement of the parallel study and the file that it is kept in.
struct KeptParallel
{
    QString file;
    ParallelResult result;
};

/// What a folder holds.
struct KeptParallels
{
    std::vector<KeptParallel> kept; ///< the newest first
    /// A sentence for each file that is no measurement any more; it stays where it is.
    QStringList faults;
};

/// Writes a file of its own into the folder, which is made where it is missing, and says its name.
/// Fails with a sentence. Blocks.
Expected<QString> keepParallel(const QString& folder, const ParallelResult& result);
/// Writes it into its file again, with the name it has now. Fails with a sentence, and the file
/// stays as it was. Blocks.
Expected<void> keepParallelAgain(const KeptParallel& kept);
/// Reads them all; blocks. A folder that is missing holds none.
KeptParallels readKeptParallels(const QString& folder);
/// Fails with a sentence.
Expected<void> removeKeptParallel(const QString& file);
