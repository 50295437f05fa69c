// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/search/timeline/chrometrace.h"
#include "core/support/expected.h"

#include <QStringList>

struct SearchReport;

/// --trace FILE of a command: what its workers did, for Perfetto and chrome://tracing. The rule of
/// outputfile.h holds for the file.
class TraceOutput
{
public:
    /// Of those of the command's options that were not read yet.
    static void addOption(CommandLine& line);
    /// Refuses a trace that would share standard output with --json.
    explicit TraceOutput(CommandLine& line);

    bool isWanted() const { return !m_file.isEmpty(); }
    bool takesStandardOutput() const;
    /// May it be written? Asked before a long run; `others` are files of the same command.
    Expected<void> check(const QStringList& others = {}) const;
    /// Nothing where it is not wanted; of a run that was stopped to a name for parts.
    Expected<void> write(const std::vector<TracedRun>& runs, const QJsonObject& about,
                         bool whole) const;
    /// The same of a search after these moves; an error where its answer took none.
    Expected<void> write(const SearchReport& report, const std::vector<Move>& moves) const;

private:
    QString m_file;
    bool m_replaced = false;
};
