// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/traceoutput.h"

#include "app/cli/outputfile.h"
#include "core/board/notation.h"
#include "core/search/searchreport.h"
#include "core/search/timeline/searchtimeline.h"
#include "core/support/formats/provenance.h"

namespace {

QString nothingToTrace(const SearchReport& report)
{
    const bool whole = report.status == SearchReport::Status::Completed;
    return whole ? QStringLiteral("There is nothing to trace: %1 needed no search for this answer")
                       .arg(report.engine)
                 : QStringLiteral("There is nothing to trace: the search ended before a worker had "
                                  "finished something");
}

QJsonObject aboutSearch(const SearchReport& report, const std::vector<Move>& moves)
{
    Provenance provenance(QStringLiteral("Workers of one search"));
    provenance.add(QStringLiteral("engine"), QStringLiteral("Engine"), report.engine);
    provenance.add(QStringLiteral("position"), QStringLiteral("Position"),
                   notation::toDigits(moves));
    return {{"engine", report.engine},
            {"position", notation::toDigits(moves)},
            {"workers", report.workers},
            {"depth", report.depth},
            {"nodes", static_cast<qint64>(report.nodes)},
            {"provenance", provenance.toJson()}};
}

}

void TraceOutput::addOption(CommandLine& line)
{
    line.option("trace",
                "Writes what each worker did when to this JSON file, which ui.perfetto.dev and "
                "chrome://tracing show.",
                "FILE");
}

TraceOutput::TraceOutput(CommandLine& line)
    : m_file(readFileName(line, "trace")), m_replaced(line.has("force"))
{
    if (takesStandardOutput() && line.has("json"))
        line.misused(QStringLiteral("--trace and --json both want standard output"));
}

bool TraceOutput::takesStandardOutput() const
{
    return isStandardOutput(m_file);
}

Expected<void> TraceOutput::check(const QStringList& others) const
{
    return isWanted() ? checkOutput(m_file, m_replaced, others) : Expected<void>();
}

Expected<void> TraceOutput::write(const std::vector<TracedRun>& runs, const QJsonObject& about,
                                  bool whole) const
{
    if (!isWanted())
        return {};
    return writeFile(outcomeName(m_file, whole), chromeTrace(runs, about));
}

Expected<void> TraceOutput::write(const SearchReport& report, const std::vector<Move>& moves) const
{
    if (!isWanted())
        return {};
    const Timeline timeline = timelineOf(report);
    if (timeline.isEmpty())
        return fail(nothingToTrace(report));
    const QString position = moves.empty() ? QStringLiteral("startpos") : notation::toDigits(moves);
    return write({{QStringLiteral("%1, %2").arg(report.engine, position), timeline}},
                 aboutSearch(report, moves), report.status != SearchReport::Status::Stopped);
}
