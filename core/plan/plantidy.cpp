// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planfinder.h"

namespace {

/// A change to a valid plan that is kept where the plan stays valid.
template <typename Board> class PlanTidier
{
    using Shape = typename Board::Shape;

public:
    PlanTidier(BasicPlan<Board> plan, const Board& position, const std::stop_token& stop)
        : m_plan(plan), m_position(position), m_stop(stop)
    {
    }

    BasicPlan<Board> run()
    {
        dropMarks();
        for (std::size_t i = 0; i + 1 < m_plan.numbers.size(); ++i)
            while (m_plan.numbers[i + 1] != 0 && tryJoined(i)) { }
        closeGaps();
        return m_plan;
    }

private:
    void dropMarks()
    {
        for (int row = Shape::height - 1; row >= 0; --row) {
            for (int column = 0; column < Shape::width; ++column) {
                const Bitboard square = Shape::square(column, row);
                if (m_plan.arrows & square) {
                    BasicPlan<Board> fewer = m_plan;
                    fewer.arrows &= ~square;
                    take(fewer);
                }
                if (m_plan.numberOn(square) != 0) {
                    BasicPlan<Board> fewer = m_plan;
                    fewer.setNumber(square, 0);
                    take(fewer);
                }
            }
        }
    }

    /// The next number's squares with this one; those above move down.
    bool tryJoined(std::size_t i)
    {
        BasicPlan<Board> joined = m_plan;
        joined.numbers[i] |= joined.numbers[i + 1];
        for (std::size_t next = i + 1; next + 1 < joined.numbers.size(); ++next)
            joined.numbers[next] = joined.numbers[next + 1];
        joined.numbers.back() = 0;
        return take(joined);
    }

    void closeGaps()
    {
        std::size_t free = 0;
        for (const Bitboard squares : std::array(m_plan.numbers)) {
            if (squares == 0)
                continue;
            m_plan.numbers[free++] = squares;
        }
        for (; free < m_plan.numbers.size(); ++free)
            m_plan.numbers[free] = 0;
    }

    bool take(const BasicPlan<Board>& plan)
    {
        if (!verifyPlan(plan, m_position, {}, m_stop).isValid())
            return false;
        m_plan = plan;
        return true;
    }

    BasicPlan<Board> m_plan;
    Board m_position;
    std::stop_token m_stop;
};

}

template <typename Board>
BasicPlan<Board> tidiedPlan(const BasicPlan<Board>& plan, const Board& position,
                            const std::stop_token& stop)
{
    return PlanTidier<Board>(plan, position, stop).run();
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template BasicPlan<BasicPosition<W, H, (K)>> tidiedPlan(                                       \
        const BasicPlan<BasicPosition<W, H, (K)>>&, const BasicPosition<W, H, K>&,                 \
        const std::stop_token&);
#include "core/plan/planboards.def"
