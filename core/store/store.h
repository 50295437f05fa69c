// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/sql.h"
#include "core/store/storeschema.h"
#include "core/support/files/heldfiles.h"
#include "core/support/threads/serialthread.h"

#include <chrono>
#include <memory>
#include <optional>

/// A SQLite file on a thread of its own: opened, checked and brought to the present version there,
/// read and written there. The caller waits for the answer; whoever must not wait asks from a job.
///
/// What write() has returned from is in the file even when the process is killed, and several
/// processes may use one file: each sees what the others have written, and loses nothing of it.
class Store
{
public:
    /// Makes the file where it is missing; ":memory:" keeps everything in memory. A file that is
    /// another's, damaged, or of a later version is refused in a sentence and stays as it is; an
    /// older one is given what it lacks. One that may not be written to can be read.
    static Expected<std::unique_ptr<Store>> open(const QString& file, const StoreSchema& schema);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    QString file() const { return m_file; }

    /// How long is waited for another program that writes; some seconds without.
    Expected<void> setPatience(std::chrono::milliseconds patience);

    /// What `work(database)` answers, an Expected whose error is the reason alone: the sentence
    /// names the file.
    template <typename Work> std::invoke_result_t<Work, QSqlDatabase&> read(Work work) const
    {
        return named(m_thread.call([&] {
            QSqlDatabase database = QSqlDatabase::database(m_connection);
            return work(database);
        }));
    }

    /// The same in one transaction: what is read inside is still true when it is written.
    template <typename Work> std::invoke_result_t<Work, QSqlDatabase&> write(Work work)
    {
        return read([&work](QSqlDatabase& database) {
            return sql::transaction(database, [&] { return work(database); });
        });
    }

private:
    explicit Store(QString file);

    template <typename T> Expected<T> named(Expected<T> answer) const
    {
        if (answer)
            return answer;
        return tl::unexpected(inFile(answer.error()));
    }
    /// "'study.sqlite' can't be used: disk I/O error."
    Error inFile(const Error& reason) const;

    QString m_file;
    QString m_connection;
    /// Once it is open.
    std::optional<heldfiles::Hold> m_hold;
    /// A connection belongs to the thread that opened it.
    mutable SerialThread m_thread;
};
