// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QByteArray>

/// All of a file that has at most so many bytes; nothing is read of a larger one. A device or a
/// pipe, which may never end, is read up to 64 MiB. The error's message is the reason alone, for
/// the caller to put into a sentence that names the file.
Expected<QByteArray> readFile(const QString& path, qint64 most);
