// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/proof/proofbuilder.h"

#include "core/parallel/threadtasks.h"
#include "core/plan/proof/proofcheck.h"
#include "core/plan/proof/proofgraph.h"

#include <QCoreApplication>
#include <algorithm>
#include <thread>

namespace {

struct ProofBuilderText
{
    Q_DECLARE_TR_FUNCTIONS(ProofBuilder)
};

using ProofClock = std::chrono::steady_clock;

template <typename Board> class ProofBuilder
{
public:
    ProofBuilder(const ProofRequest<Board>& request, ProofWork& work, const TaskWorkers& workers,
                 const std::stop_token& stop,
                 const std::function<void(const ProofProgress&)>& report)
        : m_request(request), m_work(work), m_workers(workers), m_stop(stop), m_report(report),
          m_graph(request)
    {
    }

    Expected<ProofBuild<Board>> run()
    {
        for (;;) {
            const std::vector<std::size_t> open = m_graph.openOfBest();
            tellAll();
            if (m_graph.isOutOfReach())
                return finish(ProofBuildStatus::OutOfReach);
            if (open.empty())
                return build();
            FOURCAST_TRY(ask(open));
            for (const std::size_t place : open)
                if (!known(place))
                    return finish(ProofBuildStatus::Stopped);
            for (const std::size_t place : open)
                FOURCAST_TRY(settle(place));
        }
    }

private:
    const QByteArray* known(std::size_t place) const
    {
        return m_work.answer(m_graph.position(place).key());
    }
    ProofQuestion<Board> question(std::size_t place) const
    {
        return {m_request.settings, m_request.side, m_request.goal, m_graph.position(place)};
    }

    Expected<void> ask(const std::vector<std::size_t>& open)
    {
        std::vector<std::size_t> places;
        for (const std::size_t place : open)
            if (!known(place))
                places.push_back(place);
        if (places.empty() || m_stop.stop_requested())
            return {};
        std::optional<Error> wrong;
        const auto describe = [&](std::size_t task) {
            return std::optional(proofTaskToBytes(question(places[task])));
        };
        const auto take = [&](std::size_t task, const QByteArray& result) {
            if (!answerFromWord(result, question(places[task])))
                return TaskTaken::Unreadable;
            if (const auto kept = m_work.add(m_graph.position(places[task]).key(), result); !kept) {
                wrong = kept.error();
                return TaskTaken::Enough;
            }
            ++m_progress.answeredHere;
            tell();
            return TaskTaken::More;
        };
        if (m_workers.others) {
            m_workers.others->run(proofTaskKind(), places.size(), describe, m_stop, take);
            std::erase_if(places, [&](std::size_t place) { return known(place) != nullptr; });
        }
        if (!places.empty() && !wrong && !m_stop.stop_requested()) {
            const int threads = m_workers.threads > 0
                ? m_workers.threads
                : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
            ThreadTasks own(answerProofTask, threads);
            own.run(proofTaskKind(), places.size(), describe, m_stop, take);
        }
        if (wrong)
            return tl::unexpected(*wrong);
        return {};
    }

    Expected<void> settle(std::size_t place)
    {
        const auto answer = answerFromWord(*known(place), question(place));
        if (!answer)
            return fail(ProofBuilderText::tr("The work on this proof is damaged: “%1” is no "
                                             "answer.")
                            .arg(QString::fromUtf8(*known(place))));
        m_graph.settle(place, *answer);
        return {};
    }

    ProofBuild<Board> finish(ProofBuildStatus status) const { return {status, {}, m_progress}; }

    Expected<ProofBuild<Board>> build()
    {
        ProofBuild<Board> built = finish(ProofBuildStatus::Built);
        built.proof
            = proofFromTree(m_request.rootMoves, m_graph.bestTree(), m_request.settings.mirror);
        const auto facts = checkProof(built.proof, {.threads = 1, .stop = m_stop, .report = {}});
        if (!facts && m_stop.stop_requested())
            return finish(ProofBuildStatus::Stopped);
        FOURCAST_TRY(facts);
        return built;
    }

    void tellAll()
    {
        const auto counts = m_graph.countBest();
        m_progress.moves = counts.moves;
        m_progress.plans = counts.plans;
        m_progress.open = counts.open;
        m_progress.expected = counts.expected;
        m_told = {};
        tell();
    }

    void tell()
    {
        constexpr std::chrono::milliseconds betweenReports {250};
        const auto now = ProofClock::now();
        m_progress.answered = m_work.size();
        m_progress.time = now - m_begin;
        if (!m_report || now - m_told < betweenReports)
            return;
        m_told = now;
        m_report(m_progress);
    }

    const ProofRequest<Board>& m_request;
    ProofWork& m_work;
    const TaskWorkers& m_workers;
    const std::stop_token& m_stop;
    const std::function<void(const ProofProgress&)>& m_report;
    ProofGraph<Board> m_graph;
    ProofProgress m_progress;
    ProofClock::time_point m_begin = ProofClock::now();
    ProofClock::time_point m_told {};
};

}

template <typename Board>
Expected<ProofBuild<Board>> buildProof(const ProofRequest<Board>& request, ProofWork& work,
                                       const TaskWorkers& workers, const std::stop_token& stop,
                                       const std::function<void(const ProofProgress&)>& report)
{
    return ProofBuilder<Board>(request, work, workers, stop, report).run();
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template Expected<ProofBuild<BasicPosition<W, H, (K)>>> buildProof(                            \
        const ProofRequest<BasicPosition<W, H, (K)>>&, ProofWork&, const TaskWorkers&,             \
        const std::stop_token&, const std::function<void(const ProofProgress&)>&);
#include "core/plan/planboards.def"
