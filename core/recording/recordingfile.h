// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"

#include <QByteArray>

/// The file of a recording, extension `.c4rec`: JSON. Beside the moves and the players it has under
/// "searches" what each engine reported, in the fields of core/search/metrics/reportjson.h, those
/// of `fourcast-cli analyze --statistics --json`; beside it what its workers did, a task a row
/// without names, as there may be thousands, and under "pins" the spans of its time that a person
/// has pinned, where there are any. "annotated" is the game with a person's comments and
/// variations, as a game file has it, where there are any, and "failure" says why the side to move
/// has lost where a program failed. What is written is read back the same,
/// but for texts that follow from numbers.
namespace recordingfile {

/// Larger files are refused unread.
inline constexpr qint64 maximumSize = qint64 {64} << 20;
/// How names of such files end.
inline const QString suffix = QStringLiteral("c4rec");

QByteArray write(const Recording& recording);
/// The error says what is wrong, where, and what would be right.
Expected<Recording> read(const QByteArray& bytes);

/// Reads a file; never changes it. The error names the file.
Expected<Recording> load(const QString& path);
/// Writes all of it or nothing.
Expected<void> save(const Recording& recording, const QString& path);

}
