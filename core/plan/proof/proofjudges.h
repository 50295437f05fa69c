// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planjudge.h"

#include <memory>
#include <mutex>
#include <vector>

/// Judges that are made once and lent to whichever thread asks, so that their tables stay warm.
template <typename Board> class ProofJudges
{
public:
    static ProofJudges& instance();

    class Loan
    {
    public:
        explicit Loan(ProofJudges& judges) : m_judges(judges), m_judge(judges.take()) { }
        ~Loan() { m_judges.giveBack(std::move(m_judge)); }
        Loan(const Loan&) = delete;
        Loan& operator=(const Loan&) = delete;

        PlanJudge<Board>& judge() { return *m_judge; }

    private:
        ProofJudges& m_judges;
        std::unique_ptr<PlanJudge<Board>> m_judge;
    };

private:
    std::unique_ptr<PlanJudge<Board>> take();
    void giveBack(std::unique_ptr<PlanJudge<Board>> judge);

    std::mutex m_mutex;
    std::vector<std::unique_ptr<PlanJudge<Board>>> m_free;
};
