// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/proof/proofcheck.h"

#include "core/board/notation.h"
#include "core/plan/proof/prooffile.h"
#include "core/support/threads/threads.h"

#include <QCoreApplication>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <unordered_map>

namespace {

struct ProofCheckText
{
    Q_DECLARE_TR_FUNCTIONS(ProofCheck)
};

template <typename Board> class ProofChecker
{
public:
    ProofChecker(const BasicPlanProof<Board>& proof, const ProofCheckContext& context)
        : m_proof(proof), m_tree(proof.tree), m_context(context)
    {
    }

    Expected<ProofFacts> run()
    {
        FOURCAST_TRY(indexSteps());
        FOURCAST_TRY(walk());
        FOURCAST_TRY(verifyPlans());
        return m_facts;
    }

private:
    tl::unexpected<Error> failAt(std::size_t step, QString message) const
    {
        return fail(std::move(message), static_cast<int>(step) + prooffile::firstStep);
    }
    QString movesOf(std::size_t step) const
    {
        return prooffile::stepMoves(m_proof, m_tree.steps[step]);
    }
    std::uint64_t keyOf(const Board& position) const
    {
        return ProofPlace<Board>(position, m_proof.mirror).position.key();
    }

    Expected<void> indexSteps()
    {
        for (std::size_t i = 0; i < m_tree.steps.size(); ++i) {
            const BasicPlanStep<Board>& step = m_tree.steps[i];
            const auto [other, isNew] = m_index.try_emplace(keyOf(step.position), i);
            if (!isNew)
                return failAt(i,
                              ProofCheckText::tr("%1 and %2 lead to the same position.")
                                  .arg(movesOf(other->second), movesOf(i)));
            const bool isOwn = step.position.sideToMove() == m_tree.side;
            if (!isOwn && (!step.moves.empty() || !step.move.isNone()))
                return failAt(i,
                              ProofCheckText::tr("After %1 the opponent is to move; only the "
                                                 "root may have a plan there.")
                                  .arg(movesOf(i)));
            if (step.move.isNone()
                && (step.plan.side != m_tree.side || step.plan.goal != m_tree.goal))
                return failAt(i,
                              ProofCheckText::tr("The plan after %1 is for another side or "
                                                 "another goal than the proof.")
                                  .arg(movesOf(i)));
        }
        m_reached.assign(m_tree.steps.size(), false);
        return {};
    }

    /// From the root through all that can come up before the plans.
    Expected<void> walk()
    {
        if (m_tree.root.sideToMove() == m_tree.side || m_index.contains(keyOf(m_tree.root)))
            FOURCAST_TRY(reach(m_tree.root, m_proof.rootMoves));
        else
            FOURCAST_TRY(answerReplies(m_tree.root, m_proof.rootMoves));
        while (!m_open.empty()) {
            if (m_context.stop.stop_requested())
                return fail({});
            const std::size_t i = m_open.back();
            m_open.pop_back();
            const BasicPlanStep<Board>& step = m_tree.steps[i];
            if (step.position.wins(step.move.column()))
                continue;
            std::vector<Move> moves = m_proof.rootMoves;
            moves.insert(moves.end(), step.moves.begin(), step.moves.end());
            moves.push_back(step.move);
            if (auto answered = answerReplies(step.position.after(step.move.column()), moves);
                !answered)
                return failAt(i, answered.error().message);
        }
        const auto unused = std::find(m_reached.begin(), m_reached.end(), false);
        if (unused == m_reached.end())
            return {};
        const auto index = static_cast<std::size_t>(unused - m_reached.begin());
        return failAt(
            index, ProofCheckText::tr("The step after %1 is never reached.").arg(movesOf(index)));
    }

    Expected<void> reach(const Board& position, const std::vector<Move>& moves)
    {
        const auto found = m_index.find(keyOf(position));
        if (found == m_index.end())
            return fail(ProofCheckText::tr("There is no step after %1.")
                            .arg(moves.empty() ? QStringLiteral("-") : notation::toDigits(moves)));
        if (m_reached[found->second])
            return {};
        m_reached[found->second] = true;
        (m_tree.steps[found->second].move.isNone() ? m_plans : m_open).push_back(found->second);
        return {};
    }

    /// `moves` lead to the position, with the opponent to move.
    Expected<void> answerReplies(const Board& position, std::vector<Move> moves)
    {
        std::optional<Error> wrong;
        const bool isKept = visitReplies(position, m_tree.goal, [&](Move reply, const Board& next) {
            if (wrong)
                return;
            moves.push_back(reply);
            if (const auto reached = reach(next, moves); !reached)
                wrong = reached.error();
            moves.pop_back();
        });
        if (!isKept)
            return fail(ProofCheckText::tr("After %1 the opponent wins, or the board is full and "
                                           "a win was promised.")
                            .arg(notation::toDigits(moves)));
        if (wrong)
            return tl::unexpected(*wrong);
        return {};
    }

    Expected<void> verifyPlans()
    {
        std::sort(m_plans.begin(), m_plans.end());
        m_facts.plans = m_plans.size();
        m_facts.moves = m_tree.steps.size() - m_plans.size();
        std::atomic<std::size_t> next = 0;
        std::atomic<std::size_t> done = 0;
        std::mutex mutex;
        std::optional<std::size_t> refuted;
        const auto work = [&] {
            for (std::size_t i = next++; i < m_plans.size(); i = next++) {
                const BasicPlanStep<Board>& step = m_tree.steps[m_plans[i]];
                const PlanVerdict verdict
                    = verifyPlan(step.plan, step.position, {}, m_context.stop);
                if (verdict.status == PlanCheckStatus::Stopped)
                    return;
                const std::scoped_lock lock(mutex);
                if (!verdict.isValid() && (!refuted || m_plans[i] < *refuted))
                    refuted = m_plans[i];
                m_facts.states += verdict.states;
                m_facts.deepest = std::max(m_facts.deepest, step.position.plies());
                ++done;
            }
        };
        verifyOnThreads(work, done);
        if (refuted)
            return failAt(*refuted,
                          ProofCheckText::tr("The plan after %1 does not keep its "
                                             "promise.")
                              .arg(movesOf(*refuted)));
        if (done != m_plans.size())
            return fail({});
        return {};
    }

    template <typename Work> void verifyOnThreads(const Work& work, std::atomic<std::size_t>& done)
    {
        std::mutex mutex;
        std::condition_variable_any changed;
        std::size_t ended = 0;
        const int wanted = m_context.threads;
        const auto threads = threadsGiven(wanted, [&] {
            work();
            const std::scoped_lock lock(mutex);
            ++ended;
            changed.notify_one();
        });
        if (threads.empty())
            return work();
        constexpr std::chrono::milliseconds betweenReports {250};
        std::unique_lock lock(mutex);
        while (!changed.wait_for(lock, betweenReports, [&] { return ended == threads.size(); }))
            if (m_context.report)
                m_context.report(done, m_plans.size());
    }

    const BasicPlanProof<Board>& m_proof;
    const BasicPlanTree<Board>& m_tree;
    const ProofCheckContext& m_context;
    std::unordered_map<std::uint64_t, std::size_t> m_index;
    std::vector<bool> m_reached;
    std::vector<std::size_t> m_open;
    std::vector<std::size_t> m_plans;
    ProofFacts m_facts;
};

}

template <typename Board>
Expected<ProofFacts> checkProof(const BasicPlanProof<Board>& proof,
                                const ProofCheckContext& context)
{
    return ProofChecker<Board>(proof, context).run();
}

Expected<ProofFacts> checkProof(const AnyPlanProof& proof, const ProofCheckContext& context)
{
    return std::visit([&](const auto& known) { return checkProof(known, context); }, proof);
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template Expected<ProofFacts> checkProof(const BasicPlanProof<BasicPosition<W, H, (K)>>&,      \
                                             const ProofCheckContext&);
#include "core/plan/planboards.def"
