// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/gamearchive.h"

#include <mutex>

/// The archive of a file, which is opened when it is first needed and made, with its folder, where
/// it is missing. Blocks, for as long as others hold the file, and may be called from any thread;
/// where it could not be opened it is tried again the next time.
class KeptArchive
{
public:
    explicit KeptArchive(QString file) : m_file(std::move(file)) { }

    const QString& file() const { return m_file; }
    Expected<std::shared_ptr<GameArchive>> archive();

    /// Where a person's games are on this machine.
    static QString standardFile();

private:
    const QString m_file;
    std::mutex m_mutex; ///< of what follows; held while the file is opened
    std::shared_ptr<GameArchive> m_archive;
};
