// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/reduce/satisfy.h"
#include "core/chance/prcrl/evaluate.h"

#include <algorithm>
#include <iterator>

namespace fourcast::chance {

namespace {

class Search
{
public:
    Search(const std::vector<Expression>& conditions, int most, const std::stop_token& stop)
        : m_conditions(conditions), m_left(most), m_stop(stop)
    {
    }

    Satisfiable in(Box& box)
    {
        if (--m_left < 0 || m_stop.stop_requested())
            return Satisfiable::Unknown;
        int open = -1;
        bool allTrue = true;
        for (const Expression& each : m_conditions) {
            const Enclosure made = enclosureOf(each, box);
            if (isNever(made))
                return Satisfiable::Never;
            if (isAlways(made))
                continue;
            allTrue = false;
            // What has the fewest values is tried first.
            if (made.open >= 0 && (open < 0 || width(box, made.open) < width(box, open)))
                open = made.open;
        }
        if (allTrue)
            return Satisfiable::Sometimes;
        return open < 0 ? exactly(box) : split(box, static_cast<std::size_t>(open));
    }

private:
    static std::uint64_t width(const Box& box, int slot)
    {
        const Interval& there = box[static_cast<std::size_t>(slot)];
        return static_cast<std::uint64_t>(there.high - there.low);
    }

    Satisfiable split(Box& box, std::size_t slot)
    {
        const Interval whole = box[slot];
        const std::int64_t middle = whole.low + (whole.high - whole.low) / 2;
        Satisfiable found = Satisfiable::Never;
        for (const Interval& half :
             {Interval {whole.low, middle}, Interval {middle + 1, whole.high}}) {
            box[slot] = half;
            const Satisfiable made = in(box);
            if (made == Satisfiable::Sometimes) {
                found = made;
                break;
            }
            if (made == Satisfiable::Unknown)
                found = made;
        }
        box[slot] = whole;
        return found;
    }

    /// Every slot that matters has one value.
    Satisfiable exactly(const Box& box) const
    {
        std::vector<std::int64_t> data;
        for (const Interval& each : box)
            data.push_back(each.low);
        try {
            const bool all = std::ranges::all_of(m_conditions, [&data](const Expression& each) {
                return evaluate(each, data).numerator != 0;
            });
            return all ? Satisfiable::Sometimes : Satisfiable::Never;
        } catch (const syntax::Wrong&) {
            return Satisfiable::Unknown;
        }
    }

    const std::vector<Expression>& m_conditions;
    int m_left;
    const std::stop_token& m_stop;
};

} // namespace

Satisfiable satisfiable(std::vector<Expression> conditions, const Box& box, int most,
                        const std::stop_token& stop)
{
    if (std::ranges::any_of(box, [](const Interval& each) { return each.high < each.low; }))
        return Satisfiable::Never;
    std::vector<Expression> all;
    for (const Expression& each : conditions)
        std::ranges::move(linksOf(each, Operator::And), std::back_inserter(all));
    Box open = box;
    return Search(all, most, stop).in(open);
}

}
