// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QByteArray>

/// Is this a device, a pipe or one of the program's own descriptors (/dev/stdout, /dev/fd/3)? It
/// is never replaced by a file; what is written goes through it.
bool isStream(const QString& path);

/// The whole name of the file that symbolic links lead to, whether it is there yet or not.
QString fileBehind(const QString& path);

/// Do the two name one file, by whatever links, whether it is there yet or not?
bool isSameFile(const QString& one, const QString& other);

/// Writes all of a file or nothing: an error leaves what was there before. The error's message is
/// the system's reason alone ("Permission denied"), for the caller to put into a sentence that
/// names the file. Of a symbolic link the file behind it is replaced, and the link stays. What is
/// no file but a stream is written to from where it stands, which waits for a pipe's reader.
///
/// A QSaveFile by itself reports success when the disk took only part of a small file, because its
/// buffer is flushed without a look at the result; so the bytes go past the buffer here.
Expected<void> saveFile(const QString& path, const QByteArray& bytes);
