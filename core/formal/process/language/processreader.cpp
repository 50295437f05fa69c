// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/language/processreader.h"
#include "core/syntax/expressionreader.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace fourcast::formal {

using syntax::SourceLocation;
using syntax::Token;
using syntax::TokenReader;

namespace {

class Reader
{
    Q_DECLARE_TR_FUNCTIONS(Process)

public:
    explicit Reader(TokenReader& reader) : m_reader(reader) { }

    Process choice()
    {
        Process process = chain<Choice>("+", &Reader::summand);
        failForeign();
        if (m_reader.at("|"))
            m_reader.failHere(tr("a '|' can stand between actions only, as in a|b(1)"));
        return process;
    }

private:
    /// Parts of one kind with a sign between them; one alone is itself.
    template <typename Node> Process chain(const char* sign, Process (Reader::*piece)())
    {
        const TokenReader::Level level(m_reader);
        const SourceLocation place = m_reader.place();
        std::vector<Process> parts = m_reader.list([&] { return (this->*piece)(); }, sign);
        if (parts.size() == 1)
            return std::move(parts[0]);
        return {Node {std::move(parts)}, place};
    }

    Process summand()
    {
        if (m_reader.at("sum"))
            return sum();
        return chain<Parallel>("||", &Reader::conditional);
    }

    Process sum()
    {
        const TokenReader::Level level(m_reader);
        const SourceLocation place = m_reader.takeAny().place;
        Sum node;
        node.variables = syntax::readVariables(m_reader);
        m_reader.expect(".");
        node.body.push_back(summand());
        return {std::move(node), place};
    }

    Process conditional()
    {
        const TokenReader::Level level(m_reader);
        if (m_reader.at("sum"))
            return sum();
        if (!conditionComes())
            return chain<Sequence>(".", &Reader::part);
        const SourceLocation place = m_reader.place();
        Condition node {syntax::readUnit(m_reader), {}};
        m_reader.expect("->");
        node.branches.push_back(conditional());
        if (m_reader.take("<>"))
            node.branches.push_back(conditional());
        return {std::move(node), place};
    }

    /// Is what comes next the data of a condition, up to its arrow?
    bool conditionComes() const
    {
        std::size_t at = m_reader.index();
        while (m_reader.tokenAt(at).is("!") || m_reader.tokenAt(at).is("-"))
            ++at;
        const Token& token = m_reader.tokenAt(at);
        if (token.kind == Token::Kind::Word || token.kind == Token::Kind::Number) {
            ++at;
            if (m_reader.tokenAt(at).is("("))
                at = m_reader.closingOf(at) + 1;
        } else if (token.is("(")) {
            at = m_reader.closingOf(at) + 1;
        } else {
            // A sign that no process begins with: what is missing is said of the data.
            return at != m_reader.index();
        }
        return m_reader.tokenAt(at).is("->");
    }

    /// A part of a sequence: a sum or a condition may be its last one.
    Process part()
    {
        const TokenReader::Level level(m_reader);
        const Token& token = m_reader.peek();
        const SourceLocation place = token.place;
        if (token.is("sum") || conditionComes())
            return conditional();
        if (m_reader.take("delta"))
            return {Delta {}, place};
        if (token.is("tau"))
            return instances();
        if (m_reader.take("(")) {
            Process inner = choice();
            m_reader.expect(")");
            return inner;
        }
        for (const char* sign : {"allow", "comm", "hide", "block", "rename"})
            if (token.is(sign))
                return operated();
        if (token.kind == Token::Kind::Word && !syntax::isReserved(token.text))
            return instances();
        failPart();
    }

    void failForeign() const
    {
        for (const char* other : {"@", "<<", "||_"}) {
            if (m_reader.at(other)) {
                m_reader.failHere(
                    tr("'%1' is not part of this language").arg(QString::fromLatin1(other)));
            }
        }
    }

    [[noreturn]] void failPart() const
    {
        failForeign();
        m_reader.failWanted(tr("a process (an action, a name, sum, a condition, ...)"));
    }

    /// Actions at once; a tau among them makes no difference.
    Process instances()
    {
        const SourceLocation place = m_reader.place();
        std::vector<Instance> all;
        bool isOne = true;
        do {
            if (m_reader.take("tau"))
                isOne = false;
            else
                all.push_back(instance());
        } while (m_reader.take("|"));
        if (isOne && all.size() == 1)
            return {std::move(all[0]), place};
        return {ActionList {std::move(all)}, place};
    }

    Instance instance()
    {
        Instance node;
        node.place = m_reader.place();
        node.name = m_reader.expectName(tr("the name of an action or a process"));
        if (!m_reader.at("("))
            return node;
        const bool empty = m_reader.peek(1).is(")");
        const bool assigns = m_reader.peek(1).kind == Token::Kind::Word && m_reader.peek(2).is("=");
        if (!empty && !assigns) {
            node.arguments = syntax::readArguments(m_reader);
            return node;
        }
        node.named = true;
        m_reader.expect("(");
        while (!m_reader.at(")")) {
            node.parameterPlaces.push_back(m_reader.place());
            node.parameters.push_back(m_reader.expectName(tr("the name of a parameter")));
            m_reader.expect("=");
            node.arguments.push_back(syntax::readExpression(m_reader));
            if (!m_reader.take(","))
                break;
            if (m_reader.at(")"))
                m_reader.failWanted(tr("the name of a parameter"));
        }
        m_reader.expect(")");
        return node;
    }

    Process operated()
    {
        const Token token = m_reader.takeAny();
        OperatorTerm node;
        node.sign.place = token.place;
        m_reader.expect("(");
        m_reader.expect("{");
        if (token.is("allow"))
            node.sign.node = allowSet();
        else if (token.is("comm"))
            node.sign.node = communicateSet();
        else if (token.is("hide"))
            node.sign.node = hideSet();
        else if (token.is("block"))
            node.sign.node = blockSet();
        else
            node.sign.node = renameSet();
        m_reader.expect(",");
        node.body.push_back(choice());
        m_reader.expect(")");
        return {std::move(node), token.place};
    }

    /// What stands between braces, the first of which has been taken.
    template <typename Item> std::vector<Item> set(Item (Reader::*item)())
    {
        if (m_reader.take("}"))
            return {};
        std::vector<Item> items = m_reader.list([&] { return (this->*item)(); });
        if (!m_reader.take("}"))
            m_reader.failWanted(tr("a ',' or a '}'"));
        return items;
    }

    Allow allowSet() { return {set<std::vector<PlacedName>>(&Reader::multiName)}; }
    Communicate communicateSet() { return {set<Communication>(&Reader::communication)}; }
    Hide hideSet() { return {set<PlacedName>(&Reader::actionName)}; }
    Block blockSet() { return {set<PlacedName>(&Reader::actionName)}; }
    Rename renameSet() { return {set<std::pair<PlacedName, PlacedName>>(&Reader::renaming)}; }

    PlacedName actionName() { return m_reader.expectPlacedName(tr("the name of an action")); }
    std::vector<PlacedName> multiName()
    {
        return m_reader.list([this] { return actionName(); }, "|");
    }
    Communication communication()
    {
        Communication node;
        node.from = multiName();
        if (node.from.size() == 1)
            m_reader.failWanted(tr("a '|' and what it communicates with, as in a|b -> c,"));
        m_reader.expect("->");
        node.to = actionName();
        return node;
    }
    std::pair<PlacedName, PlacedName> renaming()
    {
        PlacedName from = actionName();
        m_reader.expect("->");
        return {from, actionName()};
    }

    TokenReader& m_reader;
};

} // namespace

Process readProcess(TokenReader& reader)
{
    return Reader(reader).choice();
}

}
