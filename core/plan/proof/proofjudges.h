// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planjudges.h"

#include <memory>
#include <mutex>
#include <vector>

/// Judges that are lent to whichever thread asks, so that their tables stay warm. What one
/// remembers is forgotten now and then.
template <typename Board> class ProofJudges
{
    struct Seat
    {
        std::unique_ptr<Solver> solver; ///< of the standard board
        std::unique_ptr<PlanJudge<Board>> judge;
        int loans = 0;
    };

public:
    static ProofJudges& instance();

    class Loan
    {
    public:
        explicit Loan(ProofJudges& judges) : m_judges(judges), m_seat(judges.take()) { }
        ~Loan() { m_judges.giveBack(std::move(m_seat)); }
        Loan(const Loan&) = delete;
        Loan& operator=(const Loan&) = delete;

        PlanJudge<Board>& judge() { return *m_seat.judge; }

    private:
        ProofJudges& m_judges;
        Seat m_seat;
    };

private:
    Seat take();
    void giveBack(Seat seat);

    std::mutex m_mutex;
    std::vector<Seat> m_free;
};
