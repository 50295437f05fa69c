// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"
#include "core/support/expected.h"

#include <QByteArray>
#include <QString>
#include <functional>
#include <vector>

/// Programs of others as a file keeps them. JSON, so that a person can read, copy and mend it.
namespace programfile {

/// The person's own: `programs.json` in the folder of the settings, which FOURCAST_PROGRAMS
/// replaces. The window and the command line have it in common.
QString path();

QByteArray toJson(const std::vector<Program>& programs);
/// Fails with a sentence, and the line where JSON itself is broken.
Expected<std::vector<Program>> fromJson(const QByteArray& json);

/// No file is no programs.
Expected<std::vector<Program>> load(const QString& path);
/// Whole or not at all, under the lock of the file: `change` gets what is there now, so that two
/// writers lose nothing of each other's.
Expected<std::vector<Program>>
update(const QString& path, const std::function<Expected<void>(std::vector<Program>&)>& change);

}
