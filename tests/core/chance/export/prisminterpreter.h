// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <stdexcept>
#include <vector>

/// A small, slow interpreter of the part of PRISM's language that is exported, after PRISM's manual
/// alone: what it finds in a file is found without any of the code that wrote it.
class PrismInterpreter
{
public:
    using State = std::vector<int>;
    using Value = std::function<double(const State&)>;

    struct Variable
    {
        QString name;
        int low = 0;
        int high = 1;
        int initial = 0;
    };
    struct Update
    {
        std::size_t variable = 0;
        Value value;
    };
    struct Branch
    {
        Value probability;
        std::vector<Update> updates;
    };
    struct Command
    {
        QString label;
        Value guard;
        std::vector<Branch> branches;
    };
    /// A distribution: states and their probabilities, equal ones together.
    using Distribution = std::map<State, double>;

    /// Throws a std::runtime_error where the text is not PRISM's.
    explicit PrismInterpreter(const QString& model)
    {
        QString text = model;
        text.remove(QRegularExpression(QStringLiteral("//[^\n]*")));
        const QRegularExpression piece(QStringLiteral(
            "[A-Za-z_][A-Za-z0-9_]*|[0-9]+\\.[0-9]+(?:e-?[0-9]+)?|[0-9]+e-?[0-9]+|[0-9]+|"
            "\\.\\.|->|<=|>=|!=|\"[^\"]*\"|\\S"));
        for (auto it = piece.globalMatch(text); it.hasNext();)
            m_tokens << it.next().captured();
        readModule();
    }

    State initial() const
    {
        State state;
        for (const Variable& variable : variables)
            state.push_back(variable.initial);
        return state;
    }

    /// Of each command that is enabled. Throws where what PRISM asks for does not hold.
    std::vector<Distribution> choices(const State& state) const
    {
        std::vector<Distribution> found;
        for (const Command& command : commands) {
            if (command.guard(state) == 0)
                continue;
            Distribution distribution;
            double sum = 0;
            for (const Branch& branch : command.branches) {
                const double probability = branch.probability(state);
                sum += probability;
                State next = state;
                for (const Update& update : branch.updates) {
                    const double value = update.value(state);
                    const Variable& variable = variables[update.variable];
                    if (value != std::floor(value) || value < variable.low || value > variable.high)
                        throw std::runtime_error("out of range: " + variable.name.toStdString());
                    next[update.variable] = static_cast<int>(value);
                }
                if (probability < 0)
                    throw std::runtime_error("a negative probability");
                if (probability > 0)
                    distribution[next] += probability;
            }
            if (std::abs(sum - 1) > 1e-8)
                throw std::runtime_error("probabilities sum to " + std::to_string(sum));
            found.push_back(distribution);
        }
        return found;
    }

    /// Every combination of data, whether it can be reached or not: PRISM's symbolic engines look
    /// at all of them.
    void checkEverywhere() const
    {
        State state;
        for (const Variable& variable : variables)
            state.push_back(variable.low);
        for (;;) {
            (void)choices(state);
            std::size_t at = 0;
            while (at < state.size() && state[at] == variables[at].high) {
                state[at] = variables[at].low;
                ++at;
            }
            if (at == state.size())
                return;
            ++state[at];
        }
    }

    std::vector<Variable> variables;
    std::vector<Command> commands;

private:
    const QString& peek(int ahead = 0) const
    {
        static const QString end;
        return m_at + ahead < m_tokens.size() ? m_tokens[m_at + ahead] : end;
    }
    bool take(const char* token)
    {
        if (peek() != QLatin1String(token))
            return false;
        ++m_at;
        return true;
    }
    void expect(const char* token)
    {
        if (!take(token))
            throw std::runtime_error(std::string(token) + " wanted, not " + peek().toStdString());
    }
    QString any() { return m_tokens.at(m_at++); }
    int whole()
    {
        const bool isNegative = take("-");
        const int number = any().toInt();
        return isNegative ? -number : number;
    }

    void readModule()
    {
        expect("mdp");
        expect("module");
        any();
        while (peek(1) == QLatin1String(":"))
            readVariable();
        while (take("["))
            readCommand();
        expect("endmodule");
    }
    void readVariable()
    {
        Variable variable;
        variable.name = any();
        expect(":");
        if (take("bool")) {
            expect("init");
            variable.initial = any() == QLatin1String("true");
        } else {
            expect("[");
            variable.low = whole();
            expect("..");
            variable.high = whole();
            expect("]");
            expect("init");
            variable.initial = whole();
        }
        expect(";");
        variables.push_back(variable);
    }
    void readCommand()
    {
        Command command;
        if (!take("]")) {
            command.label = any();
            expect("]");
        }
        command.guard = readOr();
        expect("->");
        if (peek() == QLatin1String("true") || (peek() == QLatin1String("(") && isUpdate())) {
            command.branches.push_back({[](const State&) { return 1.0; }, readUpdates()});
        } else {
            do {
                Branch branch;
                branch.probability = readSum();
                expect(":");
                branch.updates = readUpdates();
                command.branches.push_back(branch);
            } while (take("+"));
        }
        expect(";");
        commands.push_back(command);
    }
    bool isUpdate() const { return peek(2) == QLatin1String("'"); }
    std::vector<Update> readUpdates()
    {
        std::vector<Update> updates;
        if (take("true"))
            return updates;
        do {
            expect("(");
            const QString name = any();
            expect("'");
            expect("=");
            updates.push_back({indexOf(name), readOr()});
            expect(")");
        } while (take("&"));
        return updates;
    }
    std::size_t indexOf(const QString& name) const
    {
        const auto found = std::ranges::find(variables, name, &Variable::name);
        if (found == variables.end())
            throw std::runtime_error("no variable " + name.toStdString());
        return static_cast<std::size_t>(found - variables.begin());
    }

    Value readOr()
    {
        Value left = readAnd();
        while (take("|"))
            left = [left, right = readAnd()](const State& s) {
                return left(s) != 0 || right(s) != 0 ? 1.0 : 0.0;
            };
        return left;
    }
    Value readAnd()
    {
        Value left = readNot();
        while (take("&"))
            left = [left, right = readNot()](const State& s) {
                return left(s) != 0 && right(s) != 0 ? 1.0 : 0.0;
            };
        return left;
    }
    Value readNot()
    {
        if (take("!"))
            return [inner = readNot()](const State& s) { return inner(s) == 0 ? 1.0 : 0.0; };
        return readEqual();
    }
    Value readEqual()
    {
        Value left = readRelation();
        for (;;) {
            if (take("="))
                left = [left, right = readRelation()](const State& s) {
                    return left(s) == right(s) ? 1.0 : 0.0;
                };
            else if (take("!="))
                left = [left, right = readRelation()](const State& s) {
                    return left(s) != right(s) ? 1.0 : 0.0;
                };
            else
                return left;
        }
    }
    Value readRelation()
    {
        Value left = readSum();
        const auto relate = [&](auto holds) {
            left = [left, right = readSum(), holds](const State& s) {
                return holds(left(s), right(s)) ? 1.0 : 0.0;
            };
        };
        if (take("<="))
            relate(std::less_equal<>());
        else if (take(">="))
            relate(std::greater_equal<>());
        else if (take("<"))
            relate(std::less<>());
        else if (take(">"))
            relate(std::greater<>());
        return left;
    }
    Value readSum()
    {
        Value left = readProduct();
        for (;;) {
            if (take("+")) {
                left = [left, right = readProduct()](const State& s) { return left(s) + right(s); };
            } else if (take("-")) {
                left = [left, right = readProduct()](const State& s) { return left(s) - right(s); };
            } else {
                return left;
            }
        }
    }
    Value readProduct()
    {
        Value left = readMinus();
        for (;;) {
            if (take("*"))
                left = [left, right = readMinus()](const State& s) { return left(s) * right(s); };
            else if (take("/"))
                left = [left, right = readMinus()](const State& s) { return left(s) / right(s); };
            else
                return left;
        }
    }
    Value readMinus()
    {
        if (take("-"))
            return [inner = readMinus()](const State& s) { return -inner(s); };
        return readUnit();
    }
    Value readUnit()
    {
        if (take("("))
            return readBrackets();
        const QString word = any();
        if (word == QLatin1String("true") || word == QLatin1String("false"))
            return
                [value = word == QLatin1String("true") ? 1.0 : 0.0](const State&) { return value; };
        bool isNumber = false;
        const double number = word.toDouble(&isNumber);
        if (isNumber)
            return [number](const State&) { return number; };
        if (take("("))
            return readCall(word);
        return [index = indexOf(word)](const State& s) { return double(s[index]); };
    }
    Value readBrackets()
    {
        Value inner = readOr();
        if (take("?")) {
            Value yes = readOr();
            expect(":");
            Value no = readOr();
            inner = [inner, yes, no](const State& s) { return inner(s) != 0 ? yes(s) : no(s); };
        }
        expect(")");
        return inner;
    }
    Value readCall(const QString& name)
    {
        std::vector<Value> arguments;
        do {
            arguments.push_back(readOr());
        } while (take(","));
        expect(")");
        return [name, arguments](const State& s) {
            double value = arguments[0](s);
            for (std::size_t i = 1; i < arguments.size(); ++i) {
                const double next = arguments[i](s);
                value = name == QLatin1String("min") ? std::min(value, next)
                    : name == QLatin1String("max")   ? std::max(value, next)
                    : name == QLatin1String("mod")   ? value - next * std::floor(value / next)
                                                     : std::pow(value, next);
            }
            return name == QLatin1String("floor") ? std::floor(value) : value;
        };
    }

    QStringList m_tokens;
    int m_at = 0;
};
