// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QLockFile>
#include <memory>

/// One program at a time works on one file. While it lives, "FILE.lock" beside the file (the one
/// behind symbolic links) says who holds it. Ended programs of the same machine hold nothing.
class FileLock
{
public:
    /// Holds nothing.
    FileLock() = default;

    /// Does not wait. The error is a sentence that names the holder. A stream has no lock, and a
    /// folder that can't be written to gets none: nothing is written there either.
    static Expected<FileLock> take(const QString& file);

private:
    std::unique_ptr<QLockFile> m_lock;
};
