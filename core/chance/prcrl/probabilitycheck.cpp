// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/probabilitycheck.h"
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/prcrl/fraction.h"
#include "core/chance/prcrl/words.h"

#include <algorithm>
#include <gmpxx.h>

namespace fourcast::chance {

using syntax::SourceLocation;

namespace {

constexpr std::uint64_t mostTuples = 200'000;

/// The sum of an expression over tuples of variables.
class Total
{
public:
    explicit Total(std::size_t depth) : m_depth(depth) { }

    /// Is it known, in all states the same?
    bool canAdd(const Outcome& outcome) const
    {
        bool known = true;
        eachReference(outcome.probability, [&](const Reference& each) {
            known = known && static_cast<std::size_t>(each.slot) >= m_depth;
        });
        std::uint64_t tuples = 1;
        for (const Variable& each : outcome.variables)
            tuples = std::min(tuples * std::min(each.type.size(), mostTuples + 1), mostTuples + 1);
        return known && tuples <= mostTuples;
    }

    void add(const Outcome& outcome)
    {
        std::vector<std::int64_t> data(m_depth);
        eachTuple(outcome.variables, [&](const std::vector<std::int64_t>& tuple) {
            data.resize(m_depth);
            data.insert(data.end(), tuple.begin(), tuple.end());
            const Literal value = evaluate(outcome.probability, data);
            if (value.numerator < 0 || value.numerator > value.denominator) {
                syntax::failAt(
                    outcome.probability.place,
                    words(QT_TRANSLATE_NOOP("Prcrl", "a probability is from 0 to 1, not %1"))
                        .arg(fraction::text(value)));
            }
            m_sum += mpq_class(mpz_class(static_cast<long>(value.numerator)),
                               mpz_class(static_cast<long>(value.denominator)));
            return true;
        });
    }

    const mpq_class& sum() const { return m_sum; }

private:
    std::size_t m_depth;
    mpq_class m_sum = 0;
};

QString sumText(const mpq_class& sum)
{
    const QString exact = QString::fromStdString(sum.get_str());
    return exact.size() <= 24 ? exact : QString::number(sum.get_d(), 'g', 10);
}

} // namespace

void checkProbabilities(const std::vector<Outcome>& outcomes, SourceLocation place,
                        std::size_t depth)
{
    Total total(depth);
    for (const Outcome& outcome : outcomes) {
        if (!total.canAdd(outcome))
            return;
        total.add(outcome);
    }
    if (total.sum() != 1) {
        syntax::failAt(place,
                       words(QT_TRANSLATE_NOOP("Prcrl",
                                               "these probabilities sum to %1; they must sum "
                                               "to 1 exactly"))
                           .arg(sumText(total.sum())));
    }
}

void checkFactor(const Outcome& outcome, SourceLocation place, std::size_t depth)
{
    // Of its own variable alone it is summed; those before it may be any.
    const std::size_t before = depth + outcome.variables.size() - 1;
    Total total(before);
    const Outcome alone {{outcome.variables.back()}, outcome.probability, {}};
    if (!total.canAdd(alone))
        return;
    total.add(alone);
    if (total.sum() != 1) {
        syntax::failAt(place,
                       words(QT_TRANSLATE_NOOP("Prcrl",
                                               "over all values of '%1' this sums to %2; it "
                                               "must sum to 1 exactly"))
                           .arg(outcome.variables.back().name.text(), sumText(total.sum())));
    }
}

}
