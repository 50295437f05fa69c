// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/rawreader.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace fourcast::chance::raw {

using syntax::Token;
using syntax::TokenReader;

namespace {

class ProcessReader
{
    Q_DECLARE_TR_FUNCTIONS(Prcrl)

public:
    explicit ProcessReader(TokenReader& reader) : m_reader(reader) { }

    Process choice()
    {
        const TokenReader::Level level(m_reader);
        Process node {.kind = Process::Kind::Choice, .place = m_reader.place()};
        node.parts = m_reader.list([this] { return conditional(); }, "++");
        if (node.parts.size() > 1)
            return node;
        Process alone = std::move(node.parts[0]);
        return alone;
    }

private:
    Process conditional()
    {
        const TokenReader::Level level(m_reader);
        if (!conditionComes())
            return single();
        Process node {.kind = Process::Kind::Condition, .place = m_reader.place()};
        node.expressions.push_back(readExpression(m_reader));
        m_reader.expect("=>");
        node.parts.push_back(conditional());
        return node;
    }

    /// Is there a => before what can't be in a condition?
    bool conditionComes() const
    {
        constexpr std::array ends {"++", ".", "[", "]", ")", "{", "}", "->", ":", ",", "||", "@"};
        std::size_t at = m_reader.index();
        if (m_reader.at("sum"))
            return false;
        bool wasOperand = false; // two in a row are not in one expression
        while (true) {
            const Token& token = m_reader.tokenAt(at);
            if (token.is("=>"))
                return true;
            const bool isOperand
                = token.kind == Token::Kind::Word || token.kind == Token::Kind::Number;
            const bool ended = token.kind == Token::Kind::End || (wasOperand && isOperand)
                || std::ranges::any_of(ends, [&token](const char* end) { return token.is(end); });
            if (ended)
                return false;
            wasOperand = isOperand || token.is("(");
            at = token.is("(") ? m_reader.closingOf(at) + 1 : at + 1;
        }
    }

    Process single()
    {
        const Token token = m_reader.peek();
        if (token.is("sum"))
            return sum();
        if (m_reader.take("(")) {
            Process inner = choice();
            m_reader.expect(")");
            return inner;
        }
        if (token.is("psum")) {
            m_reader.failHere(
                tr("chance decides after an action: write one and a '.' before psum, as in "
                   "roll.psum(...)"));
        }
        if (token.is("<")) {
            m_reader.failHere(tr("rates are not part of this language, which has no time: write an "
                                 "action and psum with probabilities instead"));
        }
        if (token.is("encap") || token.is("hide") || token.is("rename"))
            m_reader.failHere(tr("'%1' belongs in init or beside it, not in a process")
                                  .arg(QString::fromStdString(token.text)));
        if (token.kind != Token::Kind::Word)
            m_reader.failWanted(
                tr("a process (an action, a name with [ ], sum, a condition, ...)"));
        if (m_reader.peek(1).is("["))
            return instance();
        return prefix();
    }

    Process sum()
    {
        Process node {.kind = Process::Kind::Sum, .place = m_reader.takeAny().place};
        m_reader.expect("(");
        node.variables.push_back(variable());
        m_reader.expect(",");
        node.parts.push_back(choice());
        m_reader.expect(")");
        return node;
    }

    Process instance()
    {
        Process node {.kind = Process::Kind::Instance, .place = m_reader.place()};
        node.name = m_reader.expectName(tr("the name of a process"));
        m_reader.expect("[");
        node.hasUpdates = m_reader.at("]") || updatesCome(m_reader);
        if (node.hasUpdates) {
            node.updates = readUpdates(m_reader, "]");
        } else {
            node.expressions = m_reader.list([this] { return readExpression(m_reader); });
            m_reader.expect("]");
        }
        return node;
    }

    Process prefix()
    {
        Process node {.kind = Process::Kind::Prefix, .place = m_reader.place()};
        node.name = m_reader.expectName(tr("the name of an action or a process"));
        if (m_reader.at("("))
            node.expressions = readArguments(m_reader, "(", ")");
        if (m_reader.at("{")) {
            m_reader.failHere(tr("there are no global variables in this language: make it a "
                                 "parameter of the process"));
        }
        if (m_reader.take("@"))
            node.reward.push_back(readExpression(m_reader));
        failWhereConditionWasMeant(node.name);
        if (!m_reader.take("."))
            m_reader.failWanted(tr("a '.' after an action, or a '[' after the name of a process"));
        if (m_reader.at("psum")) {
            node.outcomes = psum();
        } else {
            Outcome outcome;
            outcome.place = m_reader.place();
            outcome.body.push_back(conditional());
            node.outcomes.push_back(std::move(outcome));
        }
        return node;
    }

    void failWhereConditionWasMeant(syntax::Symbol name) const
    {
        for (const char* sign : {"=", "!=", "<", "<=", ">", ">=", "&", "|"}) {
            if (m_reader.at(sign)) {
                m_reader.failHere(tr("a '.' is expected here, after an action; if '%1' begins a "
                                     "condition, a '=>' must follow it")
                                      .arg(syntax::shown(name.name())));
            }
        }
        for (const char* sign : {"!", "?"}) {
            if (m_reader.at(sign))
                m_reader.failHere(tr("an action's name can't end in '%1' in this language")
                                      .arg(QLatin1String(sign)));
        }
    }

    std::vector<Outcome> psum()
    {
        const TokenReader::Level level(m_reader);
        m_reader.expect("psum");
        m_reader.expect("(");
        std::vector<Outcome> outcomes;
        do
            outcomes.push_back(outcome());
        while (outcomes.back().isJoint && m_reader.take("++"));
        if (!m_reader.take(")")) {
            m_reader.failWanted(outcomes.back().isJoint
                                    ? tr("a '++' and the next probability, or a ')'")
                                    : tr("a ')'"));
        }
        return outcomes;
    }

    bool variableComes() const
    {
        return m_reader.peek().kind == Token::Kind::Word && m_reader.peek(1).is(":");
    }

    /// `i:{1..6}, 1/6 || j:{1..6}, 1/6 : p`, `1/2 -> p`, or, as linear equations have it,
    /// `i:{1..6} || j:{1..6}, 1/36 -> p`.
    Outcome outcome()
    {
        Outcome outcome;
        outcome.place = m_reader.place();
        if (!variableComes()) {
            outcome.isJoint = true;
            outcome.probabilities.push_back(readExpression(m_reader));
            takeJointBody(outcome);
            return outcome;
        }
        do {
            outcome.variables.push_back(variable());
            if (m_reader.take(","))
                outcome.probabilities.push_back(readExpression(m_reader));
        } while (m_reader.take("||"));
        if (outcome.probabilities.size() == 1 && m_reader.at("->")) {
            outcome.isJoint = true;
            takeJointBody(outcome);
            return outcome;
        }
        if (outcome.probabilities.size() != outcome.variables.size())
            m_reader.failWanted(tr("a ',' and the probability of each value"));
        m_reader.expect(":");
        takeBody(outcome, true);
        return outcome;
    }

    Variable variable() { return readVariable(m_reader, tr("the name of a variable")); }

    void takeJointBody(Outcome& outcome)
    {
        if (!m_reader.take("->")) {
            m_reader.failWanted(
                tr("a '->' after the probability (a choice inside psum needs brackets around it)"));
        }
        takeBody(outcome, false);
    }

    void takeBody(Outcome& outcome, bool mayChoose)
    {
        if (m_reader.at("psum"))
            outcome.inner = psum();
        else
            outcome.body.push_back(mayChoose ? choice() : conditional());
    }

    TokenReader& m_reader;
};

} // namespace

Process readProcess(TokenReader& reader)
{
    return ProcessReader(reader).choice();
}

}
