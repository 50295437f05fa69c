// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/steps/equationtext.h"

#include "ui/labs/chance/answer/numbers.h"

#include <QCoreApplication>

using fourcast::chance::Bounds;
using fourcast::chance::EquationChoice;
using fourcast::chance::Question;
using fourcast::chance::State;
using fourcast::chance::StateEquation;
using fourcast::chance::SteppedCheck;
using Sweep = SteppedCheck::Sweep;

namespace {

struct EquationWords
{
    Q_DECLARE_TR_FUNCTIONS(EquationText)
};

constexpr int usualDigits = 6;
/// Where both bounds stand beside each other.
constexpr int manyDigits = 10;
/// More of an equation nobody reads.
constexpr std::size_t mostTerms = 24;
constexpr std::size_t mostChoices = 60;

double valueOf(const QString& fraction)
{
    const qsizetype slash = fraction.indexOf(u'/');
    return slash < 0 ? fraction.toDouble()
                     : fraction.left(slash).toDouble() / fraction.mid(slash + 1).toDouble();
}

QString variable(State state)
{
    return QStringLiteral("<i>x</i><sub>%1</sub>").arg(state);
}

/// A choice's value after a sweep, of one bound.
double choiceSum(const EquationChoice& choice, const Sweep& before, bool isUpper, bool asksReward)
{
    double sum = asksReward ? valueOf(choice.reward) : 0;
    if (choice.kind == EquationChoice::Kind::Meets)
        return asksReward ? sum : 1;
    if (choice.kind == EquationChoice::Kind::Misses)
        return sum;
    for (const EquationChoice::Term& term : choice.terms) {
        const Bounds& value = before.values[term.target];
        sum += valueOf(term.probability) * (isUpper ? value.high : value.low);
    }
    return sum;
}

/// "1/2 · x5 + 1/2 · x7", or with numbers in the place of the variables.
template <typename Number>
QString sumText(const EquationChoice& choice, bool asksReward, const Number& number)
{
    QStringList parts;
    if (asksReward && choice.reward != QLatin1String("0"))
        parts << choice.reward;
    if (choice.kind == EquationChoice::Kind::Meets && !asksReward)
        parts << QStringLiteral("1");
    for (std::size_t i = 0; i < std::min(choice.terms.size(), mostTerms); ++i) {
        const EquationChoice::Term& term = choice.terms[i];
        parts << (term.probability == QLatin1String("1")
                      ? number(term.target)
                      : QStringLiteral("%1 · %2").arg(term.probability, number(term.target)));
    }
    if (choice.terms.size() > mostTerms)
        parts << QStringLiteral("…");
    return parts.isEmpty() ? QStringLiteral("0") : parts.join(QStringLiteral(" + "));
}

QString row(const QString& name, const QString& text, bool isBold = false)
{
    return QStringLiteral("<tr><td>%1&nbsp;</td><td>%2</td></tr>")
        .arg(name, isBold ? QStringLiteral("<b>%1</b>").arg(text) : text);
}

QString whyFixed(const StateEquation& equation, bool asksReward)
{
    if (asksReward)
        return equation.fixedValue == QLatin1String("0")
            ? EquationWords::tr("Nothing more is counted from here. Graph search proves it.")
            : EquationWords::tr("The goal need not be reached from here, so the sum is unbounded. "
                                "Graph search proves it.");
    return equation.fixedValue == QLatin1String("1")
        ? EquationWords::tr("The goal is certain to be reached from here. Graph search proves it.")
        : EquationWords::tr("The goal cannot be reached from here. Graph search proves it.");
}

/// Which choice a sweep goes by.
std::size_t bestOf(const StateEquation& equation, const Sweep& before, bool isUpper,
                   Question question)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < equation.choices.size(); ++i) {
        const double value = choiceSum(equation.choices[i], before, isUpper, asksReward(question));
        const double known
            = choiceSum(equation.choices[best], before, isUpper, asksReward(question));
        if (asksLeast(question) ? value < known : value > known)
            best = i;
    }
    return best;
}

}

namespace equationtext {

QString low(const Sweep& sweep, State state, bool inFractions, int figures)
{
    return inFractions && state < sweep.lows.size() && !sweep.lows[state].isEmpty()
        ? sweep.lows[state]
        : chancenumbers::number(sweep.values[state].low, figures);
}

QString high(const Sweep& sweep, State state, bool inFractions, int figures)
{
    return inFractions && state < sweep.highs.size() && !sweep.highs[state].isEmpty()
        ? sweep.highs[state]
        : chancenumbers::number(sweep.values[state].high, figures);
}

QString html(const ChanceSystem& system, const SteppedCheck& steps, State state, std::size_t sweep,
             bool inFractions)
{
    const StateEquation equation = steps.equation(state);
    const bool rewards = asksReward(steps.question());
    QString text = QStringLiteral("<p><b>%1</b> %2</p>")
                       .arg(EquationWords::tr("State %1:").arg(state),
                            system.automaton().stateText(state).toHtmlEscaped());
    if (equation.isFixed)
        return text
            + QStringLiteral("<p>%1 = %2</p><p>%3</p>")
                  .arg(variable(state), equation.fixedValue, whyFixed(equation, rewards));
    if (equation.together.size() > 1) {
        QStringList names;
        for (const State each : equation.together)
            names << QString::number(each);
        text += QStringLiteral("<p>%1</p>")
                    .arg(EquationWords::tr("The states %1 form an end component: play can stay "
                                           "among them for ever. They are merged into one.")
                             .arg(names.join(QStringLiteral(", "))));
    }
    const Sweep* const before = sweep == 0 ? nullptr : &steps.sweeps()[sweep - 1];
    const Sweep& now = steps.sweeps()[sweep];
    const QString sign = asksLeast(steps.question()) ? EquationWords::tr("least of")
                                                     : EquationWords::tr("greatest of");
    text += equation.choices.size() == 1
        ? QStringLiteral("<p>%1 =</p><table>").arg(variable(state))
        : QStringLiteral("<p>%1 = %2</p><table>").arg(variable(state), sign);
    const std::size_t bestLow = before ? bestOf(equation, *before, false, steps.question()) : 0;
    for (std::size_t i = 0; i < std::min(equation.choices.size(), mostChoices); ++i) {
        const EquationChoice& choice = equation.choices[i];
        const bool isBest = before && equation.choices.size() > 1 && i == bestLow;
        QString name = choice.action.toHtmlEscaped();
        if (choice.kind == EquationChoice::Kind::Meets)
            name += QStringLiteral(" ✓");
        text += row((isBest ? QStringLiteral("★ ") : QString()) + name + u':',
                    sumText(choice, rewards, variable), isBest);
        if (!before)
            continue;
        const auto line = [&](bool isUpper) {
            const QString exact = inFractions
                ? exactSum(choice, isUpper ? before->highs : before->lows, rewards)
                : QString();
            return sumText(choice, rewards,
                           [&](State target) {
                               return isUpper ? high(*before, target, inFractions)
                                              : low(*before, target, inFractions);
                           })
                + QStringLiteral(" = ")
                + (exact.isEmpty() ? chancenumbers::number(
                       choiceSum(choice, *before, isUpper, rewards), usualDigits)
                                   : exact);
        };
        text += row(EquationWords::tr("lower"), line(false))
            + row(EquationWords::tr("upper"), line(true));
    }
    text += QStringLiteral("</table>");
    if (equation.choices.size() > mostChoices)
        text += QStringLiteral("<p>…</p>");
    return text
        + QStringLiteral("<p>%1 <b>%2 ≤ %3 ≤ %4</b></p>")
              .arg(before ? EquationWords::tr("After sweep %1:").arg(sweep)
                          : EquationWords::tr("Starting bounds:"),
                   low(now, state, inFractions, manyDigits), variable(state),
                   high(now, state, inFractions, manyDigits));
}

}
