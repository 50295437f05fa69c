// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QByteArray>
#include <QStringList>

/// Could this file be written? Asked before a long run; creates nothing.
Expected<void> checkWritable(const QString& path);
/// Writes all of it or nothing; an error leaves what was there before.
Expected<void> writeFile(const QString& path, const QByteArray& content);
/// The folder and those above it that do not exist yet, the innermost first.
QStringList missingFolders(const QString& path);
/// Removes those of the folders that are empty.
void removeEmptyFolders(const QStringList& paths);
/// Makes the folder where it is missing, and its parents; fails where nothing could be written in
/// it.
Expected<void> prepareFolder(const QString& path);
