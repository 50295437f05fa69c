// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/reduce/reduce.h"
#include "core/chance/lppe/lppetext.h"
#include "core/chance/reduce/confluence.h"
#include "core/chance/reduce/constants.h"
#include "core/chance/reduce/deadvariables.h"
#include "core/chance/reduce/simplify.h"
#include "core/chance/reduce/sums.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace fourcast::chance {

namespace {

constexpr std::array allPasses {Pass::Simplify, Pass::Sums, Pass::Constants, Pass::DeadVariables,
                                Pass::Confluence};
constexpr int mostRounds = 10;

QString passWords(const char* source)
{
    return QCoreApplication::translate("Reduce", source);
}

/// Keeps what each pass has made.
class Reducer
{
public:
    Reducer(const Lppe& lppe, std::span<const Pass> wanted, const std::stop_token& stop)
        : m_wanted(wanted), m_stop(stop), m_made {lppe, {}, true}, m_text(text(lppe))
    {
    }

    Reduction all()
    {
        // What is searched for long is searched for in what is small already.
        for (int round = 0; round < mostRounds; ++round) {
            for (int i = 0; i < mostRounds && makeQuickOnes(); ++i) { }
            if (!make(Pass::DeadVariables))
                break;
        }
        make(Pass::Confluence);
        m_made.isWhole = !m_stop.stop_requested();
        return std::move(m_made);
    }

private:
    bool makeQuickOnes()
    {
        bool changed = false;
        for (const Pass pass : {Pass::Simplify, Pass::Sums, Pass::Constants})
            changed = make(pass) || changed;
        return changed;
    }

    /// Has it changed something?
    bool make(Pass pass)
    {
        if (m_stop.stop_requested() || std::ranges::find(m_wanted, pass) == m_wanted.end())
            return false;
        Lppe after = reduced(m_made.after(), pass, m_stop);
        if (m_stop.stop_requested())
            return false;
        QString then = text(after);
        const bool hasChanged = then != m_text;
        const bool isFirst
            = std::ranges::find(m_made.steps, pass, &ReductionStep::pass) == m_made.steps.end();
        if (hasChanged || isFirst)
            m_made.steps.push_back({pass, std::move(after), hasChanged});
        m_text = std::move(then);
        return hasChanged;
    }

    std::span<const Pass> m_wanted;
    const std::stop_token& m_stop;
    Reduction m_made;
    QString m_text;
};

} // namespace

std::span<const Pass> passes()
{
    return allPasses;
}

const char* nameOf(Pass pass)
{
    switch (pass) {
    case Pass::Simplify:
        return "simplify";
    case Pass::Sums:
        return "sums";
    case Pass::Constants:
        return "constants";
    case Pass::DeadVariables:
        return "dead";
    case Pass::Confluence:
        break;
    }
    return "confluence";
}

QString titleOf(Pass pass)
{
    switch (pass) {
    case Pass::Simplify:
        return passWords(QT_TRANSLATE_NOOP("Reduce", "Expressions simplified"));
    case Pass::Sums:
        return passWords(QT_TRANSLATE_NOOP("Reduce", "Sums eliminated"));
    case Pass::Constants:
        return passWords(QT_TRANSLATE_NOOP("Reduce", "Constants eliminated"));
    case Pass::DeadVariables:
        return passWords(QT_TRANSLATE_NOOP("Reduce", "Dead variables reset"));
    case Pass::Confluence:
        break;
    }
    return passWords(QT_TRANSLATE_NOOP("Reduce", "Confluent steps taken at once"));
}

QString helpOf(Pass pass)
{
    switch (pass) {
    case Pass::Simplify:
        return passWords(QT_TRANSLATE_NOOP(
            "Reduce", "Computes constant expressions and removes whatever can never happen."));
    case Pass::Sums:
        return passWords(
            QT_TRANSLATE_NOOP("Reduce",
                              "Replaces variables of sum and psum where the condition fixes their "
                              "value. Removes those that nothing depends on."));
    case Pass::Constants:
        return passWords(QT_TRANSLATE_NOOP(
            "Reduce", "Replaces parameters that never change with their initial value."));
    case Pass::DeadVariables:
        return passWords(
            QT_TRANSLATE_NOOP("Reduce",
                              "Resets a parameter to its initial value where it is not read before "
                              "it changes. States that differ only in it become one."));
    case Pass::Confluence:
        break;
    }
    return passWords(
        QT_TRANSLATE_NOOP("Reduce",
                          "Finds hidden steps that commute with all others. They are taken at "
                          "once, so the states in between are never created."));
}

Lppe reduced(const Lppe& lppe, Pass pass, const std::stop_token& stop)
{
    switch (pass) {
    case Pass::Simplify:
        return simplified(lppe, stop);
    case Pass::Sums:
        return withoutSums(lppe, stop);
    case Pass::Constants:
        return withoutConstants(lppe, stop);
    case Pass::DeadVariables:
        return withoutDeadVariables(lppe, stop);
    case Pass::Confluence:
        break;
    }
    return withConfluence(lppe, stop);
}

Reduction reduce(const Lppe& lppe, std::span<const Pass> wanted, const std::stop_token& stop)
{
    return Reducer(lppe, wanted, stop).all();
}

Reduction reduce(const Lppe& lppe, bool withConfluence, const std::stop_token& stop)
{
    const std::span<const Pass> all(allPasses);
    return reduce(lppe, withConfluence ? all : all.first(all.size() - 1), stop);
}

}
