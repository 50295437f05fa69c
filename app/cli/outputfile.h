// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/support/expected.h"
#include "core/support/files/filelock.h"

#include <QByteArray>
#include <QStringList>
#include <vector>

/// The rule for every output file of a command: an input is never written to; an existing file is
/// replaced only with --force, or where the command resumes it; a run that was stopped writes a
/// part under a name of its own. Devices and pipes are written to as they are.

/// --force.
void addForceOption(CommandLine& line);

/// Is this a name of standard output, - or /dev/stdout?
bool isStandardOutput(const QString& path);

/// The name in an option for a file; refused where it is empty.
QString readFileName(CommandLine& line, const QString& option);

/// And for a folder.
QString readFolderName(CommandLine& line, const QString& option);

/// Could this file be written? Asked before a long run; creates nothing.
Expected<void> checkWritable(const QString& path);
/// And may it be? Not where it is one of the `others` of the command, by whatever name, and not
/// where it is there already, unless it is `replaced`.
Expected<void> checkOutput(const QString& path, bool replaced, const QStringList& others = {});

/// The lock of a file that is gone on with; nothing where there is no file.
Expected<FileLock> lockFile(const QString& path);

/// Writes all of it or nothing; an error leaves what was there before.
Expected<void> writeFile(const QString& path, const QByteArray& content);

/// "games.part.csv" for "games.csv", where what is not `whole` goes; a stream has no parts.
QString outcomeName(const QString& path, bool whole);

/// What a run writes that can be gone on with: under outcomeName(), and what is whole takes the
/// place of its part.
Expected<void> writeResumed(const QString& path, const QByteArray& content, bool whole);

/// The folder and those above it that do not exist yet, the innermost first.
QStringList missingFolders(const QString& path);
/// Removes those of the folders that are empty.
void removeEmptyFolders(const QStringList& paths);
/// Makes the folder where it is missing, and its parents; fails where nothing could be written in
/// it.
Expected<void> prepareFolder(const QString& path);
/// And where one of these files in it may not be written (see checkOutput). Without a path there is
/// nothing to be done.
Expected<void> prepareFolder(const QString& path, const QStringList& files, bool replaced);

/// The folder of --out and the files that a command writes into it when it is done. Without --out
/// nothing is made or written.
class OutputFolder
{
public:
    /// The files are `base` and each of the endings.
    OutputFolder(CommandLine& line, const QString& base, const QStringList& endings);

    /// As prepareFolder(), before a long run.
    Expected<void> prepare();
    /// A file of each content, in their order; of a part under names for parts.
    Expected<void> write(const std::vector<QByteArray>& contents, bool whole);
    /// Their names, from then on; none without --out.
    const QStringList& files() const { return m_files; }
    /// Prints their names.
    void tell() const;
    /// There is nothing to write: what prepare() made goes again.
    void leave() const { removeEmptyFolders(m_made); }

private:
    QString m_path;
    QStringList m_files;
    QStringList m_made;
    bool m_replaced;
};
