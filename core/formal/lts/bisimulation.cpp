// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/bisimulation.h"

#include "core/formal/lts/ltsbuilder.h"
#include "core/formal/lts/refinement.h"

#include <QStringList>
#include <set>

namespace fourcast::formal {

namespace {

constexpr qsizetype longestFormula = 4000;

/// Both, one behind the other; the initial state is the left one's.
Lts sideBySide(const Lts& left, const Lts& right)
{
    LtsBuilder builder;
    const auto put = [&builder](const Lts& lts, State shift) {
        std::vector<LabelId> ids;
        for (const Label& label : lts.labels().labels())
            ids.push_back(builder.addLabel(label));
        builder.addState(shift + lts.stateCount() - 1);
        for (State source = 0; source < lts.stateCount(); ++source) {
            for (const auto& [label, target] : lts.transitions(source))
                builder.addTransition(shift + source, ids[label], shift + target);
        }
    };
    put(left, 0);
    put(right, left.stateCount());
    builder.setInitial(left.initial());
    return builder.build();
}

/// Writes the formula that tells two states apart: a step of the one that the other can't answer,
/// and why each of its answers won't do.
class Telling
{
public:
    Telling(const Lts& lts, const Refinement& refinement) : m_lts(lts), m_refinement(refinement) { }

    /// Holds in `one` and not in `other`; empty where it gets too long.
    QString formula(State one, State other)
    {
        const QString text = write(one, other);
        return m_tooLong ? QString() : text;
    }

private:
    using Pairs = std::set<std::pair<LabelId, State>>;

    Pairs signature(State state, std::uint32_t time) const
    {
        Pairs pairs;
        for (const auto& [label, target] : m_lts.transitions(state))
            pairs.emplace(label, m_refinement.blockBefore(target, time));
        return pairs;
    }

    QString write(State one, State other)
    {
        const std::uint32_t time = m_refinement.partedAt(one, other);
        const Pairs theirs = signature(other, time);
        for (const auto& [label, target] : m_lts.transitions(one)) {
            if (!theirs.contains({label, m_refinement.blockBefore(target, time)}))
                return diamond(label, target, other, time);
        }
        return QLatin1Char('!') + write(other, one);
    }

    QString diamond(LabelId label, State target, State other, std::uint32_t time)
    {
        const QString step = QStringLiteral("<%1>").arg(m_lts.label(label).text());
        m_length += step.size() + qsizetype {4};
        m_tooLong = m_tooLong || m_length > longestFormula;
        if (m_tooLong)
            return {};
        QStringList parts;
        std::set<State> answered;
        for (const auto& [answer, reached] : m_lts.transitions(other)) {
            if (answer != label || !answered.insert(m_refinement.blockBefore(reached, time)).second)
                continue;
            const QString part = write(target, reached);
            if (!parts.contains(part))
                parts << part;
        }
        if (parts.isEmpty())
            return step + QStringLiteral("true");
        return parts.size() == 1
            ? step + parts.front()
            : step + QLatin1Char('(') + parts.join(QStringLiteral(" && ")) + QLatin1Char(')');
    }

    const Lts& m_lts;
    const Refinement& m_refinement;
    qsizetype m_length = 0;
    bool m_tooLong = false;
};

}

BisimulationClasses bisimulationClasses(const Lts& lts, const BisimulationOptions& options)
{
    Refinement refinement(lts, options);
    BisimulationClasses classes;
    classes.complete = refinement.run();
    classes.count = refinement.blockCount();
    classes.classOf = refinement.blockOf();
    return classes;
}

MinimisedLts minimise(const Lts& lts, const BisimulationOptions& options)
{
    const BisimulationClasses classes = bisimulationClasses(lts, options);
    if (!classes.complete)
        return {false, {}, {}};
    std::vector<State> numberOf(classes.count, noState);
    std::vector<State> members {lts.initial()};
    numberOf[classes.classOf[lts.initial()]] = 0;
    LtsBuilder builder;
    for (State number = 0; number < members.size(); ++number) {
        for (const auto& [label, target] : lts.transitions(members[number])) {
            State& reached = numberOf[classes.classOf[target]];
            if (reached == noState) {
                reached = static_cast<State>(members.size());
                members.push_back(target);
            }
            builder.addTransition(number, lts.label(label), reached);
        }
    }
    MinimisedLts minimised {true, builder.build(), {}};
    minimised.stateOf.reserve(lts.stateCount());
    for (State state = 0; state < lts.stateCount(); ++state)
        minimised.stateOf.push_back(numberOf[classes.classOf[state]]);
    return minimised;
}

LtsComparison compare(const Lts& left, const Lts& right, const BisimulationOptions& options)
{
    const Lts both = sideBySide(left, right);
    Refinement refinement(both, options);
    if (!refinement.run())
        return {};
    const State one = left.initial();
    const State other = left.stateCount() + right.initial();
    if (refinement.partedAt(one, other) == 0)
        return {ComparisonStatus::Bisimilar, {}};
    return {ComparisonStatus::Different, Telling(both, refinement).formula(one, other)};
}

}
