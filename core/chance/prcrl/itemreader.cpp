// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/lexis.h"
#include "core/chance/prcrl/rawreader.h"

#include <QCoreApplication>

namespace fourcast::chance::raw {

using syntax::PlacedName;
using syntax::Token;
using syntax::TokenReader;

namespace {

class ItemReader
{
    Q_DECLARE_TR_FUNCTIONS(Prcrl)

public:
    explicit ItemReader(QStringView text) : m_reader(prcrlTokens(text), isReservedInPrcrl) { }

    Specification all()
    {
        while (!m_reader.atEnd())
            item();
        if (m_read.init.empty()) {
            m_reader.failHere(
                tr("'init' is missing: it says with which process and values the model begins, as "
                   "in init X[0]"));
        }
        return std::move(m_read);
    }

    std::vector<ActionFormula> goal()
    {
        if (m_reader.at("until") || m_reader.at("reach")) {
            until();
        } else {
            m_read.until.emplace_back();
            m_read.until.push_back(formula());
        }
        m_reader.expectEnd(tr("the goal"));
        return std::move(m_read.until);
    }

private:
    void item()
    {
        const Token token = m_reader.peek();
        if (token.is("constant"))
            constant();
        else if (token.is("type"))
            type();
        else if (token.is("function"))
            function();
        else if (token.is("init"))
            takeInit();
        else if (token.is("until") || token.is("reach"))
            until();
        else if (token.is("hide"))
            operators(SetOperator::Kind::Hide, 1);
        else if (token.is("encap"))
            operators(SetOperator::Kind::Encap, 1);
        else if (token.is("nocomm"))
            operators(SetOperator::Kind::NoComm, 1);
        else if (token.is("comm"))
            operators(SetOperator::Kind::Comm, 3);
        else if (token.is("rename"))
            operators(SetOperator::Kind::Rename, 2);
        else if (token.kind == Token::Kind::Word && !isReservedInPrcrl(token.text))
            definition();
        else
            failItem();
    }

    [[noreturn]] void failItem() const
    {
        if (m_reader.at("global")) {
            m_reader.failHere(tr("there are no global variables in this language: make it a "
                                 "parameter of the process"));
        }
        if (m_reader.at("stateReward")) {
            m_reader.failHere(tr("states have no rewards in this language: give the reward to an "
                                 "action, as in step @ 1 . X[]"));
        }
        if (m_reader.at("reachCondition") || m_reader.at("formula")) {
            m_reader.failHere(tr("a goal is an action in this language: let the process do an "
                                 "action where the condition holds, and write reach and its name"));
        }
        m_reader.failWanted(
            tr("a part of the specification (constant, type, function, a process, init, until, "
               "reach, hide, ...)"));
    }

    void constant()
    {
        Constant node {.place = m_reader.takeAny().place};
        node.place = m_reader.place();
        node.name = m_reader.expectName(tr("the name of a constant"));
        m_reader.expect("=");
        node.value = readExpression(m_reader);
        m_read.constants.push_back(std::move(node));
    }

    void type()
    {
        (void)m_reader.takeAny();
        TypeDeclaration node {.place = m_reader.place()};
        node.name = m_reader.expectName(tr("the name of a type"));
        m_reader.expect("=");
        if (m_reader.take("(")) {
            node.names = m_reader.expectNames(tr("the name of a value"));
            m_reader.expect(")");
        } else if (m_reader.at("{")) {
            node.range = readType(m_reader);
        } else {
            m_reader.failWanted(tr("a range such as {1..6} or names such as (heads, tails)"));
        }
        m_read.types.push_back(std::move(node));
    }

    void function()
    {
        (void)m_reader.takeAny();
        Function node {.place = m_reader.place()};
        node.name = m_reader.expectName(tr("the name of a function"));
        m_reader.expect("=");
        m_reader.expect("(");
        node.rows = m_reader.list([this] { return row(); });
        m_reader.expect(")");
        m_read.functions.push_back(std::move(node));
    }

    /// `1 -> 3` or `(1, 2) -> 3`.
    Function::Row row()
    {
        Function::Row row;
        row.place = m_reader.place();
        const bool brackets = m_reader.at("(")
            && m_reader.tokenAt(m_reader.closingOf(m_reader.index()) + 1).is("->");
        if (brackets)
            row.arguments = readArguments(m_reader, "(", ")");
        else
            row.arguments.push_back(readExpression(m_reader));
        m_reader.expect("->");
        row.value = readExpression(m_reader);
        return row;
    }

    void definition()
    {
        Definition node {.place = m_reader.place()};
        node.name = m_reader.expectName(tr("the name of a process"));
        if (m_reader.take("(")) {
            node.parameters = m_reader.list(
                [this] { return readVariable(m_reader, tr("the name of a parameter")); });
            m_reader.expect(")");
        }
        m_reader.expect("=");
        node.body = readProcess(m_reader);
        m_read.definitions.push_back(std::move(node));
    }

    void takeInit()
    {
        if (!m_read.init.empty())
            m_reader.failHere(tr("there is an 'init' already"));
        (void)m_reader.takeAny();
        m_read.init.push_back(parallel());
    }

    Init parallel()
    {
        const TokenReader::Level level(m_reader);
        Init node {.kind = Init::Kind::Parallel, .place = m_reader.place()};
        node.parts = m_reader.list([this] { return component(); }, "||");
        if (node.parts.size() > 1)
            return node;
        Init alone = std::move(node.parts[0]);
        return alone;
    }

    Init component()
    {
        const TokenReader::Level level(m_reader);
        if (m_reader.take("(")) {
            Init inner = parallel();
            m_reader.expect(")");
            return inner;
        }
        Init node {.place = m_reader.place()};
        const Token token = m_reader.peek();
        if (token.is("hide") || token.is("encap") || token.is("rename")) {
            (void)m_reader.takeAny();
            node.kind = token.is("hide") ? Init::Kind::Hide
                : token.is("encap")      ? Init::Kind::Encap
                                         : Init::Kind::Rename;
            m_reader.expect("(");
            node.names = node.kind == Init::Kind::Rename ? tuples(2) : names();
            m_reader.expect(":");
            node.parts.push_back(parallel());
            m_reader.expect(")");
            return node;
        }
        node.name = m_reader.expectName(tr("the name of a process"));
        if (m_reader.take("[")) {
            if (updatesCome(m_reader)) {
                node.updates = readUpdates(m_reader, "]");
            } else if (!m_reader.take("]")) {
                node.expressions = m_reader.list([this] { return readExpression(m_reader); });
                m_reader.expect("]");
            }
        }
        return node;
    }

    std::vector<PlacedName> names() { return m_reader.expectNames(tr("the name of an action")); }

    /// `(a, b), (c, d)`.
    std::vector<PlacedName> tuples(std::size_t size)
    {
        std::vector<PlacedName> all;
        do {
            m_reader.expect("(");
            for (std::size_t i = 0; i < size; ++i) {
                if (i > 0)
                    m_reader.expect(",");
                all.push_back(m_reader.expectPlacedName(tr("the name of an action")));
            }
            m_reader.expect(")");
        } while (m_reader.take(","));
        return all;
    }

    void operators(SetOperator::Kind kind, std::size_t size)
    {
        SetOperator node {.kind = kind, .place = m_reader.takeAny().place};
        if (size > 1) {
            node.names = tuples(size);
        } else {
            const bool brackets = m_reader.take("(");
            node.names = names();
            if (brackets)
                m_reader.expect(")");
        }
        m_read.operators.push_back(std::move(node));
    }

    void until()
    {
        if (!m_read.until.empty())
            m_reader.failHere(tr("there is an 'until' or 'reach' already"));
        ActionFormula stay;
        ActionFormula goal;
        if (m_reader.takeAny().is("reach")) {
            goal = formula(",");
        } else {
            m_reader.expect("[");
            stay = formula();
            m_reader.expect("U");
            goal = formula();
            m_reader.expect("]");
        }
        m_read.until.push_back(std::move(stay));
        m_read.until.push_back(std::move(goal));
    }

    static ActionFormula either(ActionFormula left, ActionFormula right)
    {
        ActionFormula node {.kind = chance::ActionFormula::Kind::Or};
        node.operands.push_back(std::move(left));
        node.operands.push_back(std::move(right));
        return node;
    }

    ActionFormula formula(const char* sign = "|")
    {
        const TokenReader::Level level(m_reader);
        ActionFormula left = formulaAtom();
        for (int links = 0; m_reader.take(sign); ++links) {
            if (links == 400)
                m_reader.failHere(tr("an until can name at most 400 actions"));
            left = either(std::move(left), formulaAtom());
        }
        return left;
    }

    ActionFormula formulaAtom()
    {
        const TokenReader::Level level(m_reader);
        if (m_reader.take("true") || m_reader.take("T"))
            return {};
        if (m_reader.take("!")) {
            ActionFormula node {.kind = chance::ActionFormula::Kind::Not};
            node.operands.push_back(formulaAtom());
            return node;
        }
        if (m_reader.take("(")) {
            ActionFormula inner = formula();
            m_reader.expect(")");
            return inner;
        }
        ActionFormula node {.kind = chance::ActionFormula::Kind::Action};
        node.action = m_reader.expectPlacedName(tr("an action (or true, '!', brackets)"));
        if (m_reader.at("("))
            node.arguments = readArguments(m_reader, "(", ")");
        return node;
    }

    TokenReader m_reader;
    Specification m_read;
};

} // namespace

Specification readSpecification(QStringView text)
{
    return ItemReader(text).all();
}

std::vector<ActionFormula> readGoal(QStringView text)
{
    return ItemReader(text).goal();
}

}
