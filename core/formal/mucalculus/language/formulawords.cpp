// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/language/formulawords.h"

#include "core/formal/mucalculus/language/actionwords.h"
#include "core/formal/mucalculus/language/formulaforms.h"
#include "core/support/text/listtext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <optional>

namespace fourcast::formal {

namespace {

bool isNamedIn(const StateFormula& formula, const syntax::Variable& variable)
{
    const QRegularExpression word(
        QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(variable.name.text())));
    return text(formula).contains(word);
}

bool beginsWithData(const StateFormula& formula)
{
    const auto* both = std::get_if<ConnectionOf<StateFormula>>(&formula.node);
    return both && both->sign != Connective::Implies
        ? beginsWithData(both->operands[0])
        : std::holds_alternative<DataCondition>(formula.node);
}

/// Puts sentences together from the inside out.
class FormulaWords
{
    Q_DECLARE_TR_FUNCTIONS(Formula)

public:
    QString say(const StateFormula& formula)
    {
        return std::visit([this](const auto& node) { return say(node); }, formula.node);
    }

private:
    /// What is said of a state that steps lead to.
    QString sayThere(const StateFormula& formula)
    {
        const bool was = std::exchange(m_isThere, true);
        const QString sentence = say(formula);
        m_isThere = was;
        return sentence;
    }

    QString say(const Constant& constant)
    {
        return constant.value ? tr("this holds") : tr("this does not hold");
    }
    QString say(const DataCondition& data) { return syntax::text(data.condition[0]); }
    QString say(const NegationOf<StateFormula>& negation)
    {
        return tr("it is not the case that (%1)").arg(say(negation.operand[0]));
    }
    QString say(const ConnectionOf<StateFormula>& connection)
    {
        const QString left = sayOperand(connection.operands[0], connection.sign, false);
        const QString right = sayOperand(connection.operands[1], connection.sign, true);
        switch (connection.sign) {
        case Connective::And:
            return tr("%1, and %2").arg(left, right);
        case Connective::Or:
            return tr("%1, or %2").arg(left, right);
        case Connective::Implies:
            return tr("if %1, then %2").arg(left, right);
        }
        return {};
    }
    /// In brackets where it could not be seen where it ends.
    QString sayOperand(const StateFormula& formula, Connective sign, bool isLast)
    {
        const QString sentence = say(formula);
        const auto* connection = std::get_if<ConnectionOf<StateFormula>>(&formula.node);
        const bool isOther
            = connection && (connection->sign != sign || (sign == Connective::Implies && !isLast));
        // Chinese has a colon of its own.
        const bool isOpen = !isLast && (sentence.contains(u':') || sentence.contains(u'\uff1a'));
        return isOther || isOpen ? tr("(%1)", "a part of a sentence").arg(sentence) : sentence;
    }

    // ---- quantifiers ----

    /// "x, y of Nat, m of Token"
    QString names(const std::vector<syntax::Variable>& variables)
    {
        QStringList groups;
        QStringList names;
        for (std::size_t i = 0; i < variables.size(); ++i) {
            names << variables[i].name.text();
            if (i + 1 < variables.size() && variables[i + 1].sort == variables[i].sort)
                continue;
            groups << tr("%1 of %2", "variables and their sort")
                          .arg(names.join(QStringLiteral(", ")), syntax::text(variables[i].sort));
            names.clear();
        }
        return groups.join(QStringLiteral(", "));
    }

    /// A step says itself for which values of its variables something comes after it.
    struct Bound
    {
        Slots any;
        std::vector<syntax::Variable> others; ///< still to be named
    };
    Bound boundBy(const Step& step, const std::vector<syntax::Variable>& variables)
    {
        Bound bound;
        for (const syntax::Variable& variable : variables) {
            const bool isUsed = isNamedIn(*step.body, variable);
            if (!isUsed && isAnyIn(*step.action, variable.slot))
                bound.any.insert(variable.slot);
            else if (!isUsed || !isToldBy(*step.action, variable.slot)
                     || m_names.contains(variable.name.text()))
                bound.others.push_back(variable);
        }
        return bound;
    }

    QString say(const QuantificationOf<StateFormula>& quantification)
    {
        const StateFormula& body = quantification.body[0];
        std::vector<syntax::Variable> variables = quantification.variables;
        const QStringList before = m_names;
        QString sentence;
        const auto step = quantification.all ? stepOf(body, true) : std::optional<Step>();
        if (step && !negated(*step->action) && !isAnything(*step->action)) {
            const Bound bound = boundBy(*step, variables);
            m_names << namesOf(variables);
            sentence = sayStep(*step, true, bound.any);
            variables = bound.others;
        } else if (const auto* connection = conditioned(quantification)) {
            m_names << namesOf(variables);
            const QString with = say(connection->operands[0]);
            const QString rest = say(connection->operands[1]);
            m_names = before;
            return (quantification.all ? tr("for every %1 with %2: %3")
                                       : tr("for some %1 with %2: %3"))
                .arg(names(variables), with, rest);
        } else {
            m_names << namesOf(variables);
            sentence = say(body);
        }
        m_names = before;
        if (variables.empty())
            return sentence;
        return (quantification.all ? tr("for every %1: %2") : tr("for some %1: %2"))
            .arg(names(variables), sentence);
    }
    /// forall x. val(c) => f, exists x. val(c) && f.
    static const ConnectionOf<StateFormula>*
    conditioned(const QuantificationOf<StateFormula>& quantification)
    {
        const auto* connection
            = std::get_if<ConnectionOf<StateFormula>>(&quantification.body[0].node);
        return connection
                && connection->sign == (quantification.all ? Connective::Implies : Connective::And)
                && std::holds_alternative<DataCondition>(connection->operands[0].node)
            ? connection
            : nullptr;
    }
    static QStringList namesOf(const std::vector<syntax::Variable>& variables)
    {
        QStringList names;
        for (const syntax::Variable& variable : variables)
            names << variable.name.text();
        return names;
    }

    // ---- steps ----

    QString say(const Modality& modality)
    {
        const RegularFormula& steps = modality.steps[0];
        const StateFormula& body = modality.body[0];
        if (const auto* action = std::get_if<ActionFormula>(&steps.node))
            return sayStep({action, &body}, modality.isBox);
        if (const auto* pair = std::get_if<RegularPair>(&steps.node)) {
            const auto after = [&](const RegularFormula& one, const StateFormula& then) {
                return StateFormula {Modality {modality.isBox, {one}, {then}}, steps.place};
            };
            if (pair->isSequence)
                return say(after(pair->operands[0], after(pair->operands[1], body)));
            return say(
                StateFormula {ConnectionOf<StateFormula> {
                                  modality.isBox ? Connective::And : Connective::Or,
                                  {after(pair->operands[0], body), after(pair->operands[1], body)}},
                              steps.place});
        }
        return sayRepetition(std::get<RegularRepetition>(steps.node), modality.isBox, body);
    }

    QString sayStep(const Step& step, bool isBox, const Slots& any = {})
    {
        const ActionFormula* const but = negated(*step.action);
        const bool isAny = isAnything(*step.action);
        const QString name = isAny ? QString() : inWords(but ? *but : *step.action, any);
        if (isBox && isConstant(*step.body, false))
            return isAny ? tr("no step is possible")
                : but    ? tr("no step other than %1 is possible").arg(name)
                         : tr("the step %1 is not possible").arg(name);
        if (!isBox && isConstant(*step.body, true))
            return isAny ? tr("some step is possible")
                : but    ? tr("a step other than %1 is possible").arg(name)
                         : tr("the step %1 is possible").arg(name);
        const QString rest = sayThere(*step.body);
        if (isAny)
            return isBox ? tr("after every step: %1").arg(rest)
                         : tr("after some step: %1").arg(rest);
        if (but)
            return isBox ? tr("after each step other than %1: %2").arg(name, rest)
                         : tr("after some step other than %1: %2").arg(name, rest);
        return isBox ? tr("after each step %1: %2").arg(name, rest)
                     : tr("after some step %1: %2").arg(name, rest);
    }

    /// [a]false, also for all values of what stands in a: the step that it says is not possible.
    std::optional<QString> impossible(const StateFormula& formula)
    {
        const auto* all = std::get_if<QuantificationOf<StateFormula>>(&formula.node);
        const auto step = stepOf(all && all->all ? all->body[0] : formula, true);
        if (!step || !isConstant(*step->body, false) || isAnything(*step->action)
            || negated(*step->action))
            return {};
        if (!all)
            return inWords(*step->action);
        const Bound bound = boundBy(*step, all->variables);
        return bound.any.size() == all->variables.size()
            ? std::optional(inWords(*step->action, bound.any))
            : std::nullopt;
    }

    QString sayRepetition(const RegularRepetition& repetition, bool isBox, const StateFormula& body)
    {
        const auto* action = std::get_if<ActionFormula>(&repetition.body[0].node);
        const ActionFormula* const avoided = action ? negated(*action) : nullptr;
        if (const auto never = impossible(body);
            never && isBox && action && !repetition.atLeastOnce) {
            if (isAnything(*action))
                return m_isThere ? tr("from there on, the step %1 never happens").arg(*never)
                                 : tr("the step %1 never happens").arg(*never);
            if (avoided) {
                return (m_isThere ? tr("from there on, the step %1 never comes before %2")
                                  : tr("the step %1 never comes before %2"))
                    .arg(*never, inWords(*avoided));
            }
        }
        const bool was = m_isThere;
        const QString then = sayThere(body);
        if (action && isAnything(*action)) {
            if (repetition.atLeastOnce)
                return isBox ? tr("at any time after the first step: %1").arg(then)
                             : tr("on some path, at some time after the first step: %1").arg(then);
            if (isBox)
                return was ? tr("at any time from there on: %1").arg(then)
                           : tr("at any time: %1").arg(then);
            return was ? tr("on some path from there, at some time: %1").arg(then)
                       : tr("on some path, at some time: %1").arg(then);
        }
        if (avoided && !repetition.atLeastOnce) {
            const QString name = inWords(*avoided);
            return isBox ? tr("at any time before %1 happens: %2").arg(name, then)
                         : tr("on some path, at some time before %1 happens: %2").arg(name, then);
        }
        const QString steps = action ? inWords(*action) : text(repetition.body[0]);
        if (repetition.atLeastOnce)
            return isBox ? tr("after every path of one or more steps %1: %2").arg(steps, then)
                         : tr("after some path of one or more steps %1: %2").arg(steps, then);
        return isBox ? tr("after every path of any number of steps %1: %2").arg(steps, then)
                     : tr("after some path of any number of steps %1: %2").arg(steps, then);
    }

    // ---- fixpoints ----

    QString say(const Fixpoint& fixpoint)
    {
        if (const auto form = formOf(fixpoint))
            if (const auto known = sayForm(*form))
                return *known;
        QString name = fixpoint.name.text();
        if (!fixpoint.parameters.empty()) {
            QStringList values;
            for (std::size_t i = 0; i < fixpoint.parameters.size(); ++i) {
                values << tr("%1 = %2", "a parameter and its value")
                              .arg(fixpoint.parameters[i].name.text(),
                                   syntax::text(fixpoint.initials[i]));
            }
            name = tr("%1 with %2", "a fixpoint and its parameters")
                       .arg(name, values.join(QStringLiteral(", ")));
        }
        return (fixpoint.isLargest
                    ? tr("%1 holds, where %2 may be revisited for ever and says: %3")
                    : tr("%1 holds, where %2 may be revisited only finitely often and says: %3"))
            .arg(name, fixpoint.name.text(), sayThere(fixpoint.body[0]));
    }

    std::optional<QString> sayForm(const FixpointForm& form)
    {
        using Kind = FixpointForm::Kind;
        const ActionFormula* const but = negated(*form.action);
        const QString action = inWords(but && form.kind == Kind::GoesOn ? *but : *form.action);
        switch (form.kind) {
        case Kind::Inevitable:
            return tr("whatever happens, %1 eventually occurs").arg(action);
        case Kind::Again:
            return tr("whatever happens, %1 occurs again and again").arg(action);
        case Kind::GoesOn:
            return isAnything(*form.action) ? tr("it can continue for ever")
                : but                       ? tr("it can continue for ever without %1").arg(action)
                                            : tr("the step %1 can repeat for ever").arg(action);
        case Kind::GoesOnAlone:
            return tr("the step %1 can repeat for ever, with no other step possible on the way")
                .arg(action);
        case Kind::Reachable:
            return sayRepetition({false, {{*form.action}}}, false, *form.goal);
        case Kind::ReachableWhatever: {
            const QStringList names = namesOf(*form.variables);
            if (std::ranges::any_of(names,
                                    [&](const QString& name) { return m_names.contains(name); }))
                return {};
            return tr("on some path without %1, whatever %2 is at each step, at some time: %3")
                .arg(action, names.join(QStringLiteral(", ")), sayThere(*form.goal));
        }
        case Kind::Forced:
            return tr("the side that chooses the steps %1 can bring this about, whatever steps %2 "
                      "the other side chooses: %3")
                .arg(action, inWords(*form.others), sayThere(*form.goal));
        }
        return {};
    }

    QString say(const Recursion& recursion)
    {
        return tr("%1 holds")
            .arg(callText(recursion.name.text(), syntax::text(recursion.arguments)));
    }

    bool m_isThere = false; ///< not in the initial state any more
    QStringList m_names; ///< of variables that are bound outside
};

}

QString inWords(const Formula& formula)
{
    QString sentence = FormulaWords().say(formula.root);
    // A bracket may be first; what data is called stays as it is.
    const auto letter = std::ranges::find_if(sentence, [](QChar each) { return each != u'('; });
    if (letter != sentence.end() && !beginsWithData(formula.root))
        *letter = letter->toUpper();
    return QCoreApplication::translate("Formula", "%1.", "a sentence and its full stop")
        .arg(sentence);
}

}
