// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/expressionreader.h"
#include "core/syntax/priority.h"

#include <QCoreApplication>
#include <array>
#include <memory>
#include <optional>

namespace fourcast::syntax {

namespace {

Expression readAtLeast(TokenReader& reader, int level);

Expression readQuantification(TokenReader& reader)
{
    const SourceLocation place = reader.place();
    Quantification node;
    node.all = reader.takeAny().is("forall");
    node.variables = readVariables(reader);
    reader.expect(".");
    node.body.push_back(readAtLeast(reader, quantifierLevel));
    return {std::move(node), place};
}

/// What begins with a word: a constant, a variable, a map, a call.
Expression readNamed(TokenReader& reader)
{
    const Token token = reader.takeAny();
    const bool isIf = token.is("if");
    if (token.is("true") || token.is("false"))
        return {Literal {Value::truth(token.is("true"))}, token.place};
    if (!reader.at("(")) {
        if (isIf)
            reader.expect("(");
        return {Reference {Symbol(token.text)}, token.place};
    }
    Call call;
    call.name = Symbol(token.text);
    call.arguments = readArguments(reader);
    return {std::move(call), token.place};
}

[[noreturn]] void failOperand(const TokenReader& reader)
{
    for (const char* sign : {"[", "{", "#", "lambda"}) {
        if (reader.at(sign)) {
            reader.failHere(QCoreApplication::translate(
                "Syntax",
                "lists, sets, bags and functions as values are not part of this language; use "
                "Bool, Pos, Nat, Int and enumerations"));
        }
    }
    reader.failWanted(
        QCoreApplication::translate("Syntax", "an expression (a number, a name, ...)"));
}

Expression readPrimary(TokenReader& reader)
{
    const TokenReader::Level level(reader);
    const Token& token = reader.peek();
    if (token.kind == Token::Kind::Number) {
        const SourceLocation place = token.place;
        return {Literal {Value::of(reader.expectNumber())}, place};
    }
    if (token.is("!") || token.is("-")) {
        const Operator sign = token.is("!") ? Operator::Not : Operator::Negate;
        const SourceLocation place = reader.takeAny().place;
        Operation node {sign, {}};
        node.operands.push_back(readPrimary(reader));
        return {std::move(node), place};
    }
    if (reader.take("(")) {
        Expression inner = readAtLeast(reader, 0);
        reader.expect(")");
        return inner;
    }
    const bool isWord = token.kind == Token::Kind::Word;
    if (isWord
        && (!isReserved(token.text) || token.is("true") || token.is("false") || token.is("if")))
        return readNamed(reader);
    failOperand(reader);
}

Expression readAtLeast(TokenReader& reader, int level)
{
    if (reader.at("forall") || reader.at("exists")) {
        const TokenReader::Level deeper(reader);
        return readQuantification(reader);
    }
    Expression left = readPrimary(reader);
    // A chain to the left grows the tree, too, as deep as it is long.
    std::vector<std::unique_ptr<TokenReader::Level>> chain;
    while (const std::optional<Operator> sign = binaryAt<Operator>(reader, operatorForms)) {
        if (formOf(*sign).level < level)
            break;
        chain.push_back(std::make_unique<TokenReader::Level>(reader));
        const SourceLocation place = reader.takeAny().place;
        Expression right = readAtLeast(reader, formOf(*sign).rightLevel());
        Operation node {*sign, {}};
        node.operands.push_back(std::move(left));
        node.operands.push_back(std::move(right));
        left = {std::move(node), place};
    }
    return left;
}

} // namespace

Expression readExpression(TokenReader& reader)
{
    return readAtLeast(reader, 0);
}

Expression readUnit(TokenReader& reader)
{
    return readPrimary(reader);
}

std::vector<Expression> readArguments(TokenReader& reader)
{
    reader.expect("(");
    std::vector<Expression> arguments = reader.list([&] { return readExpression(reader); });
    if (!reader.take(")"))
        reader.failWanted(QCoreApplication::translate("Syntax", "a ',' or a ')'"));
    return arguments;
}

Sort readSort(TokenReader& reader)
{
    constexpr std::array numbers {
        std::pair {"Bool", Sort::Kind::Bool}, std::pair {"Pos", Sort::Kind::Pos},
        std::pair {"Nat", Sort::Kind::Nat}, std::pair {"Int", Sort::Kind::Int}};
    for (const auto& [name, kind] : numbers)
        if (reader.take(name))
            return {kind};
    for (const char* other : {"Real", "List", "Set", "Bag", "FSet", "FBag", "struct", "("}) {
        if (reader.at(other)) {
            reader.failHere(
                QCoreApplication::translate("Syntax",
                                            "'%1' is not part of this language here; use Bool, "
                                            "Pos, Nat, Int and the names of enumerations")
                    .arg(QString::fromLatin1(other)));
        }
    }
    return Sort::enumeration(reader.expectName(
        QCoreApplication::translate("Syntax", "a sort (Bool, Pos, Nat, Int or an enumeration)")));
}

std::vector<Variable> readVariables(TokenReader& reader)
{
    std::vector<Variable> variables;
    do {
        const auto names
            = reader.expectNames(QCoreApplication::translate("Syntax", "the name of a variable"));
        reader.expect(":");
        const Sort sort = readSort(reader);
        for (const auto& [name, where] : names)
            variables.push_back({name, sort, where});
    } while (reader.take(","));
    return variables;
}

}
