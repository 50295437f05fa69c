// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QByteArray>

/// Writes all of a file or nothing: an error leaves what was there before. The error's message is
/// the system's reason alone ("Permission denied"), for the caller to put into a sentence that
/// names the file.
///
/// A QSaveFile by itself reports success when the disk took only part of a small file, because its
/// buffer is flushed without a look at the result; so the bytes go past the buffer here.
Expected<void> saveFile(const QString& path, const QByteArray& bytes);
