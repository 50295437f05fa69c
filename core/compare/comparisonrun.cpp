// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonrun.h"

#include "core/compare/contender.h"
#include "core/compare/pruningstudy.h"
#include "core/support/text/machinetext.h"
#include "core/support/threads/concurrentload.h"

#include <QCoreApplication>
#include <algorithm>
#include <new>
#include <system_error>

namespace {

/// A run under way.
class ComparisonRun
{
public:
    ComparisonRun(const ComparisonRequest& request, std::stop_token stop,
                  const std::function<void(const ComparisonProgress&)>& progress)
        : m_root(request.position()), m_stop(std::move(stop)), m_progress(progress)
    {
        m_result.request = request;
        m_result.began = QDateTime::currentDateTimeUtc();
        m_result.machine = machineText();
        m_result.program = programText();
        for (const Entrant& entrant : request.contenders)
            m_result.contenders.push_back({entrant});
        const int count = static_cast<int>(request.contenders.size());
        m_total = count * (request.repeats + (request.pruning ? 1 : 0));
    }

    Expected<ComparisonResult> run()
    {
        for (int round = 0; round < m_result.request.repeats; ++round)
            for (ContenderResult& contender : m_result.contenders) {
                FOURCAST_TRY(search(contender));
                if (m_stop.stop_requested())
                    return stopped();
            }
        if (m_result.request.pruning)
            studyPruning();
        if (m_stop.stop_requested())
            return stopped();
        return std::move(m_result);
    }

private:
    ComparisonResult stopped()
    {
        // It may be asked to stop when there is nothing left to do.
        m_result.stopped = m_done < m_total;
        return std::move(m_result);
    }

    Expected<void> search(ContenderResult& contender)
    {
        const Entrant& entrant = contender.entrant;
        try {
            // Another engine each time: no table is warm, and a seed chooses the same again.
            FOURCAST_LET(const auto engine, makeEngine(entrant.engine, entrant.options));
            const auto start = ConcurrentLoad::Clock::now();
            const SearchReport report = engine->search(m_root, entrant.limits, {m_stop, {}});
            if (report.status == SearchReport::Status::Stopped || m_stop.stop_requested())
                return {};
            if (report.failure)
                return fail(
                    QCoreApplication::translate("Comparison", "\"%1\" failed in a search: %2.")
                        .arg(contenderText(entrant), report.failure->toText()));
            contender.samples.push_back(sampleOf(report, m_work.metAnotherSince(start)));
        } catch (const std::system_error&) {
            return fail(QCoreApplication::translate(
                            "Comparison", "The system does not have enough threads for \"%1\".")
                            .arg(contenderText(entrant)));
        } catch (const std::bad_alloc&) {
            return fail(
                QCoreApplication::translate("Comparison", "There is not enough memory for \"%1\".")
                    .arg(contenderText(entrant)));
        }
        tell();
        return {};
    }

    void studyPruning()
    {
        int deepest = 0;
        for (const ContenderResult& contender : m_result.contenders)
            deepest = std::max(deepest, PruningStudy::depthOf(m_root, contender));
        PruningStudy study(m_root, deepest);
        for (ContenderResult& contender : m_result.contenders) {
            try {
                contender.pruning = study.figures(contender, m_stop);
            } catch (const std::bad_alloc&) {
                // Then these trees are not known; what was measured is.
            }
            if (m_stop.stop_requested())
                return;
            tell();
        }
    }

    void tell()
    {
        ++m_done;
        if (m_progress)
            m_progress({m_done, m_total, m_result});
    }

    Position m_root;
    std::stop_token m_stop;
    const std::function<void(const ComparisonProgress&)>& m_progress;
    ComparisonResult m_result;
    const ConcurrentLoad m_work;
    int m_done = 0;
    int m_total = 0;
};

}

Expected<ComparisonResult>
runComparison(const ComparisonRequest& request, const std::stop_token& stop,
              const std::function<void(const ComparisonProgress&)>& progress)
{
    FOURCAST_TRY(request.check());
    return ComparisonRun(request, stop, progress).run();
}
