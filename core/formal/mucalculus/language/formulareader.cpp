// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/language/formulareader.h"

#include "core/syntax/expressionreader.h"

#include <QCoreApplication>

namespace fourcast::formal {

using syntax::SourceLocation;
using syntax::Symbol;
using syntax::Token;
using syntax::TokenReader;

namespace {

struct FormulaReaderText
{
    Q_DECLARE_TR_FUNCTIONS(Formula)
};

/// f => (g => h), and so on: all three lean to the right.
template <typename Formula, typename Operand>
Formula readConnected(TokenReader& reader, std::size_t level, const Operand& readOperand)
{
    if (level == connectiveSigns.size())
        return readOperand(reader);
    const TokenReader::Level deeper(reader);
    Formula left = readConnected<Formula>(reader, level + 1, readOperand);
    const SourceLocation place = reader.place();
    if (!reader.take(connectiveSigns[level]))
        return left;
    ConnectionOf<Formula> connection {static_cast<Connective>(level), {}};
    connection.operands.push_back(std::move(left));
    connection.operands.push_back(readConnected<Formula>(reader, level, readOperand));
    return {std::move(connection), place};
}

DataCondition readDataCondition(TokenReader& reader)
{
    reader.expect("val");
    reader.expect("(");
    DataCondition data;
    data.condition.push_back(syntax::readExpression(reader));
    reader.expect(")");
    return data;
}

// ---- action formulas and regular formulas ----
//
// A bracket may hold either; only when it has been read is it known which.

/// Only an action formula can stand under !, && and so on.
ActionFormula asAction(RegularFormula&& formula)
{
    if (auto* action = std::get_if<ActionFormula>(&formula.node))
        return std::move(*action);
    syntax::failAt(formula.place,
                   FormulaReaderText::tr("sequences of steps (with ., + or *) can't be combined "
                                         "with !, && and ||; these join the actions of one step"));
}

RegularFormula readActionImplication(TokenReader& reader);

RegularFormula readActionQuantification(TokenReader& reader)
{
    const SourceLocation place = reader.place();
    QuantificationOf<ActionFormula> quantification;
    quantification.all = reader.takeAny().is("forall");
    quantification.variables = syntax::readVariables(reader);
    reader.expect(".");
    quantification.body.push_back(asAction(readActionImplication(reader)));
    return {ActionFormula {std::move(quantification), place}, place};
}

MultiActionPattern readMultiAction(TokenReader& reader)
{
    MultiActionPattern multiAction;
    do {
        if (reader.take("tau"))
            continue;
        const SourceLocation place = reader.place();
        const Symbol name = reader.expectName(FormulaReaderText::tr("the name of an action"));
        ActionPattern pattern {name, {}, place};
        if (reader.at("("))
            pattern.arguments = syntax::readArguments(reader);
        multiAction.actions.push_back(std::move(pattern));
    } while (reader.take("|"));
    return multiAction;
}

RegularFormula readActionOperand(TokenReader& reader)
{
    const TokenReader::Level level(reader);
    const SourceLocation place = reader.place();
    if (reader.at("forall") || reader.at("exists"))
        return readActionQuantification(reader);
    if (reader.take("!")) {
        NegationOf<ActionFormula> negation;
        negation.operand.push_back(asAction(readActionOperand(reader)));
        return {ActionFormula {std::move(negation), place}, place};
    }
    if (reader.take("(")) {
        RegularFormula inside = readRegularFormula(reader);
        reader.expect(")");
        return inside;
    }
    if (reader.at("true") || reader.at("false"))
        return {ActionFormula {Constant {reader.takeAny().is("true")}, place}, place};
    if (reader.at("val"))
        return {ActionFormula {readDataCondition(reader), place}, place};
    if (reader.peek().kind != Token::Kind::Word)
        reader.failWanted(FormulaReaderText::tr("an action"));
    return {ActionFormula {readMultiAction(reader), place}, place};
}

RegularFormula readActionConnected(TokenReader& reader, std::size_t level)
{
    if (level == connectiveSigns.size())
        return readActionOperand(reader);
    RegularFormula left = readActionConnected(reader, level + 1);
    const SourceLocation place = reader.place();
    if (!reader.take(connectiveSigns[level]))
        return left;
    const TokenReader::Level deeper(reader);
    ConnectionOf<ActionFormula> connection {static_cast<Connective>(level), {}};
    connection.operands.push_back(asAction(std::move(left)));
    connection.operands.push_back(asAction(readActionConnected(reader, level)));
    return {ActionFormula {std::move(connection), place}, place};
}

RegularFormula readActionImplication(TokenReader& reader)
{
    return readActionConnected(reader, 0);
}

/// Is the + that comes next one that stands behind, and not between two?
bool isRepetition(const TokenReader& reader)
{
    const Token& next = reader.peek(1);
    for (const char* end : {"]", ">", ".", ")", "+", "*"}) {
        if (next.is(end))
            return true;
    }
    return next.kind == Token::Kind::End;
}

RegularFormula readRepetition(TokenReader& reader)
{
    RegularFormula formula = readActionImplication(reader);
    while (true) {
        const SourceLocation place = reader.place();
        const bool once = reader.at("+") && isRepetition(reader);
        if (!once && !reader.at("*"))
            return formula;
        (void)reader.takeAny();
        // In R** and R+* the outer one says it all.
        if (auto* inner = std::get_if<RegularRepetition>(&formula.node)) {
            inner->atLeastOnce = inner->atLeastOnce && once;
            continue;
        }
        RegularRepetition repetition {once, {}};
        repetition.body.push_back(std::move(formula));
        formula = {std::move(repetition), place};
    }
}

RegularFormula readPairs(TokenReader& reader, bool isSequence)
{
    const TokenReader::Level level(reader);
    RegularFormula left = isSequence ? readRepetition(reader) : readPairs(reader, true);
    const SourceLocation place = reader.place();
    if (!reader.take(isSequence ? "." : "+"))
        return left;
    RegularPair pair {isSequence, {}};
    pair.operands.push_back(std::move(left));
    pair.operands.push_back(readPairs(reader, isSequence));
    return {std::move(pair), place};
}

// ---- state formulas ----

StateFormula readStateQuantification(TokenReader& reader)
{
    const SourceLocation place = reader.place();
    QuantificationOf<StateFormula> quantification;
    quantification.all = reader.takeAny().is("forall");
    quantification.variables = syntax::readVariables(reader);
    reader.expect(".");
    quantification.body.push_back(readStateFormula(reader));
    return {std::move(quantification), place};
}

StateFormula readFixpoint(TokenReader& reader)
{
    const SourceLocation place = reader.place();
    Fixpoint fixpoint;
    fixpoint.isLargest = reader.takeAny().is("nu");
    fixpoint.name = reader.expectName(FormulaReaderText::tr("the name of a fixpoint variable"));
    if (reader.take("(")) {
        do {
            const SourceLocation at = reader.place();
            const Symbol name = reader.expectName(FormulaReaderText::tr("the name of a parameter"));
            reader.expect(":");
            fixpoint.parameters.push_back({name, syntax::readSort(reader), at});
            reader.expect("=");
            fixpoint.initials.push_back(syntax::readExpression(reader));
        } while (reader.take(","));
        reader.expect(")");
    }
    reader.expect(".");
    fixpoint.body.push_back(readStateFormula(reader));
    return {std::move(fixpoint), place};
}

StateFormula readStateOperand(TokenReader& reader);

StateFormula readModality(TokenReader& reader)
{
    const SourceLocation place = reader.place();
    Modality modality;
    modality.isBox = reader.takeAny().is("[");
    modality.steps.push_back(readRegularFormula(reader));
    reader.expect(modality.isBox ? "]" : ">");
    modality.body.push_back(readStateOperand(reader));
    return {std::move(modality), place};
}

StateFormula readRecursion(TokenReader& reader)
{
    const SourceLocation place = reader.place();
    Recursion recursion;
    recursion.name = reader.expectName(
        FormulaReaderText::tr("a formula (true, val(...), [...], <...>, mu, nu, forall, ...)"));
    if (reader.at("("))
        recursion.arguments = syntax::readArguments(reader);
    return {std::move(recursion), place};
}

StateFormula readStateOperand(TokenReader& reader)
{
    const TokenReader::Level level(reader);
    const SourceLocation place = reader.place();
    if (reader.at("forall") || reader.at("exists"))
        return readStateQuantification(reader);
    if (reader.at("mu") || reader.at("nu"))
        return readFixpoint(reader);
    if (reader.at("[") || reader.at("<"))
        return readModality(reader);
    if (reader.at("val"))
        return {readDataCondition(reader), place};
    if (reader.at("true") || reader.at("false"))
        return {Constant {reader.takeAny().is("true")}, place};
    if (reader.take("!")) {
        NegationOf<StateFormula> negation;
        negation.operand.push_back(readStateOperand(reader));
        return {std::move(negation), place};
    }
    if (reader.take("(")) {
        StateFormula inside = readStateFormula(reader);
        reader.expect(")");
        return inside;
    }
    return readRecursion(reader);
}

/// A file may hold a specification of a formula, `form f;`: what it would declare is the model's.
bool takeForm(TokenReader& reader)
{
    for (const char* section : {"sort", "cons", "map", "var", "eqn", "act", "glob"}) {
        if (reader.at(section)) {
            reader.failHere(
                FormulaReaderText::tr("a formula can't declare anything, so '%1' is not part of "
                                      "one; it uses what the model declares")
                    .arg(QString::fromLatin1(section)));
        }
    }
    return reader.take("form");
}

} // namespace

RegularFormula readRegularFormula(TokenReader& reader)
{
    return readPairs(reader, false);
}

StateFormula readStateFormula(TokenReader& reader)
{
    return readConnected<StateFormula>(reader, 0, readStateOperand);
}

Expected<Formula> readFormula(QStringView source, const Signature& signature)
{
    return syntax::caught([&] {
        TokenReader reader(source);
        const bool isSpecification = takeForm(reader);
        Formula formula {readStateFormula(reader), signature};
        if (isSpecification)
            reader.expect(";");
        reader.expectEnd(FormulaReaderText::tr("the formula"));
        checkFormula(formula);
        return formula;
    });
}

}
