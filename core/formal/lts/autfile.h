// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"
#include "core/support/expected.h"

#include <QByteArray>
#include <QIODevice>
#include <functional>
#include <stop_token>

namespace fourcast::formal {

/// The Aldebaran format `.aut` that mCRL2 and CADP read and write: `des (initial, transitions,
/// states)` and a line `(from, "label", to)` for each transition, in any order. Quotation marks
/// may be left out where the label holds none; "tau" is the label without actions. UTF-8.
namespace aut {

/// What is refused before memory is taken for it.
struct Limits
{
    State states = 200'000'000;
    std::uint64_t transitions = 1'000'000'000;
    /// Of different labels.
    std::size_t labels = 10'000'000;
    /// In bytes; the longest label is a little shorter.
    qint64 line = 1 << 20;
};

/// Called now and then with the number of transitions that are written, and of all.
using Progress = std::function<void(std::uint64_t done, std::uint64_t all)>;
/// Called now and then with the bytes that are read, and all of them; 0 where the total is unknown.
using ReadProgress = std::function<void(qint64 done, qint64 all)>;

/// Blocks. The error's message is a sentence that begins with the line and the column, except where
/// the reading was stopped.
Expected<Lts> read(QIODevice& device, const Limits& limits = {}, const ReadProgress& progress = {},
                   std::stop_token stop = {});
Expected<Lts> read(const QByteArray& bytes, const Limits& limits = {});
/// The error names the file.
Expected<Lts> load(const QString& path, const ReadProgress& progress = {},
                   std::stop_token stop = {});

/// Blocks. Fails with the system's reason, or when it was stopped; what is there by then stays.
Expected<void> write(const Lts& lts, QIODevice& device, const Progress& progress = {},
                     std::stop_token stop = {});
QByteArray write(const Lts& lts);
/// All of the file or nothing. The error names the file.
Expected<void> save(const Lts& lts, const QString& path, const Progress& progress = {},
                    std::stop_token stop = {});

}

}
