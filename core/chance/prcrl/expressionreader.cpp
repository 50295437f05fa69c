// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/fraction.h"
#include "core/chance/prcrl/lexis.h"
#include "core/chance/prcrl/rawreader.h"

#include <QCoreApplication>

namespace fourcast::chance::raw {

using syntax::SourceLocation;
using syntax::Token;
using syntax::TokenReader;

namespace {

constexpr int longestChain = 400;

class ExpressionReader
{
    Q_DECLARE_TR_FUNCTIONS(Prcrl)

public:
    explicit ExpressionReader(TokenReader& reader) : m_reader(reader) { }

    /// Of operators that bind at least so tight.
    Expression expression(int least = 1)
    {
        const TokenReader::Level level(m_reader);
        Expression left = operand();
        for (int links = 0;; ++links) {
            const auto sign = syntax::binaryAt<Operator>(m_reader, operatorForms);
            if (!sign || formOf(*sign).level < least)
                return left;
            if (links == longestChain) {
                m_reader.failHere(tr("an expression can have at most %n operators in a row; use "
                                     "constants for its parts",
                                     "", longestChain));
            }
            const SourceLocation place = m_reader.takeAny().place;
            Expression right = expression(formOf(*sign).rightLevel());
            left = operationOf(*sign, std::move(left), std::move(right), place);
        }
    }

private:
    static Expression operationOf(Operator sign, Expression left, Expression right,
                                  SourceLocation place)
    {
        Expression node {.kind = Expression::Kind::Operation, .sign = sign, .place = place};
        node.operands.push_back(std::move(left));
        node.operands.push_back(std::move(right));
        return node;
    }

    Expression operand()
    {
        const TokenReader::Level level(m_reader);
        const Token token = m_reader.peek();
        if (token.kind == Token::Kind::Number)
            return number();
        if (token.kind == Token::Kind::Word)
            return word();
        if (m_reader.take("(")) {
            Expression inner = expression();
            m_reader.expect(")");
            return inner;
        }
        if (token.is("!") || token.is("-")) {
            (void)m_reader.takeAny();
            const Operator sign = token.is("!") ? Operator::Not : Operator::Negate;
            Expression node {
                .kind = Expression::Kind::Operation, .sign = sign, .place = token.place};
            node.operands.push_back(sign == Operator::Not ? expression(formOf(sign).level)
                                                          : operand());
            return node;
        }
        m_reader.failWanted(tr("an expression (a number, a name, a function, ...)"));
    }

    Expression number()
    {
        const Token token = m_reader.takeAny();
        std::int64_t numerator = 0;
        std::int64_t denominator = 1;
        bool behindPoint = false;
        for (const char letter : token.text) {
            if (letter == '.') {
                behindPoint = true;
                continue;
            }
            if (__builtin_mul_overflow(numerator, 10, &numerator)
                || __builtin_add_overflow(numerator, letter - '0', &numerator)
                || (behindPoint && __builtin_mul_overflow(denominator, 10, &denominator)))
                syntax::failAt(token.place, tr("a number can have at most 18 digits"));
        }
        return {.kind = Expression::Kind::Number,
                .value = fraction::quotient({numerator, 1}, {denominator, 1}, token.place),
                .place = token.place};
    }

    Expression word()
    {
        const Token token = m_reader.peek();
        for (const char* word : {"T", "F", "true", "false"}) {
            if (m_reader.take(word)) {
                const bool value = token.is("T") || token.is("true");
                return {.kind = Expression::Kind::Truth,
                        .value = {value ? 1 : 0, 1},
                        .place = token.place};
            }
        }
        Expression node {.kind = Expression::Kind::Name, .place = token.place};
        node.name = m_reader.expectName(tr("a name"));
        if (m_reader.at("(")) {
            node.kind = Expression::Kind::Call;
            node.operands = readArguments(m_reader, "(", ")");
        }
        return node;
    }

    TokenReader& m_reader;
};

} // namespace

Expression readExpression(TokenReader& reader)
{
    return ExpressionReader(reader).expression();
}

std::vector<Expression> readArguments(TokenReader& reader, const char* open, const char* close)
{
    reader.expect(open);
    std::vector<Expression> arguments = reader.list([&] { return readExpression(reader); });
    reader.expect(close);
    return arguments;
}

Type readType(TokenReader& reader)
{
    Type type {.place = reader.place()};
    if (reader.take("{")) {
        type.bounds.push_back(readExpression(reader));
        reader.expect("..");
        type.bounds.push_back(readExpression(reader));
        reader.expect("}");
        return type;
    }
    for (const char* known : {"Bool", "Nat"}) {
        if (reader.take(known)) {
            type.name = syntax::Symbol(std::string_view(known));
            return type;
        }
    }
    if (reader.at("Queue")) {
        reader.failHere(QCoreApplication::translate(
            "Prcrl", "queues are not part of this language; use a range, Bool or names"));
    }
    type.name = reader.expectName(
        QCoreApplication::translate("Prcrl", "a type (Bool, Nat, {1..6} or the name of one)"));
    return type;
}

Variable readVariable(TokenReader& reader, const QString& what)
{
    const auto [name, place] = reader.expectPlacedName(what);
    reader.expect(":");
    return {name, readType(reader), place};
}

bool updatesCome(const TokenReader& reader)
{
    return reader.peek().kind == Token::Kind::Word && reader.peek(1).is(":=");
}

std::vector<Update> readUpdates(TokenReader& reader, const char* close)
{
    std::vector<Update> updates;
    if (!reader.at(close)) {
        updates = reader.list([&]() -> Update {
            const auto [name, place] = reader.expectPlacedName(
                QCoreApplication::translate("Prcrl", "the name of a parameter"));
            reader.expect(":=");
            return {name, readExpression(reader), place};
        });
    }
    reader.expect(close);
    return updates;
}

}
