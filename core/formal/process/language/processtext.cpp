// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/language/process.h"
#include "core/support/text/listtext.h"

#include <QStringList>

namespace fourcast::formal {

namespace {

/// What binds tighter has the higher level, as in mCRL2.
enum Level
{
    ChoiceLevel = 1,
    SumLevel,
    ParallelLevel,
    ConditionLevel = 5,
    ThenLevel,
    SequenceLevel = 9,
    AtomLevel
};

QString written(const Process& process, int atLeast);

QString joined(const std::vector<Process>& parts, QStringView sign, int level)
{
    return listText(
        parts, [level](const Process& part) { return written(part, level + 1); }, sign);
}

QString namesText(const std::vector<PlacedName>& names, QStringView between = u", ")
{
    return listText(syntax::namesOf(names), &syntax::Symbol::text, between);
}

/// What is written, and how tight it holds together.
struct Written
{
    QString text;
    int level = AtomLevel;
};

struct Writer
{
    Written operator()(const Delta&) const { return {QStringLiteral("delta")}; }
    Written operator()(const Instance& instance) const { return {text(instance)}; }
    Written operator()(const ActionList& multi) const
    {
        if (multi.actions.empty())
            return {QStringLiteral("tau")};
        return {listText(
            multi.actions, [](const Instance& each) { return text(each); }, u"|")};
    }
    Written operator()(const Choice& choice) const
    {
        return {joined(choice.options, u" + ", ChoiceLevel), ChoiceLevel};
    }
    Written operator()(const Sequence& sequence) const
    {
        return {joined(sequence.parts, u" . ", SequenceLevel), SequenceLevel};
    }
    Written operator()(const Sum& sum) const
    {
        return {QStringLiteral("sum %1. %2")
                    .arg(syntax::text(sum.variables), written(sum.body[0], SumLevel)),
                SumLevel};
    }
    Written operator()(const Condition& condition) const
    {
        QString whole = syntax::unitText(condition.condition) + QStringLiteral(" -> ");
        if (condition.branches.size() == 1)
            return {whole + written(condition.branches[0], ConditionLevel), ConditionLevel};
        whole += written(condition.branches[0], SequenceLevel) + QStringLiteral(" <> ")
            + written(condition.branches[1], SequenceLevel);
        return {whole, ConditionLevel};
    }
    Written operator()(const Parallel& parallel) const
    {
        return {joined(parallel.parts, u" || ", ParallelLevel), ParallelLevel};
    }
    Written operator()(const OperatorTerm& operated) const
    {
        return {text(operated.sign, written(operated.body[0], 0))};
    }
};

QString written(const Process& process, int atLeast)
{
    const Written whole = std::visit(Writer {}, process.node);
    return bracketed(whole.text, whole.level < atLeast);
}

struct SetWriter
{
    QString operator()(const Allow& allow) const
    {
        const auto textOf = [](const auto& names) { return namesText(names, u"|"); };
        return QStringLiteral("allow({") + listText(allow.multiActions, textOf);
    }
    QString operator()(const Communicate& communicate) const
    {
        const auto textOf = [](const Communication& each) {
            return namesText(each.from, u"|") + QStringLiteral(" -> ") + each.to.name.text();
        };
        return QStringLiteral("comm({") + listText(communicate.communications, textOf);
    }
    QString operator()(const Hide& hide) const
    {
        return QStringLiteral("hide({") + namesText(hide.names);
    }
    QString operator()(const Block& block) const
    {
        return QStringLiteral("block({") + namesText(block.names);
    }
    QString operator()(const Rename& rename) const
    {
        const auto textOf = [](const auto& each) {
            return each.first.name.text() + QStringLiteral(" -> ") + each.second.name.text();
        };
        return QStringLiteral("rename({") + listText(rename.names, textOf);
    }
};

} // namespace

QString text(const Process& process)
{
    return written(process, 0);
}

QString text(const SetOperator& sign, const QString& body)
{
    return std::visit(SetWriter {}, sign.node) + QStringLiteral("}, ") + body + u')';
}

QString text(const Instance& instance)
{
    if (instance.arguments.empty())
        return instance.name.text() + (instance.named ? QStringLiteral("()") : QString());
    QStringList texts;
    for (std::size_t i = 0; i < instance.arguments.size(); ++i) {
        const QString value = syntax::text(instance.arguments[i]);
        texts << (instance.named ? instance.parameters[i].text() + QStringLiteral(" = ") + value
                                 : value);
    }
    return instance.name.text() + u'(' + texts.join(QStringLiteral(", ")) + u')';
}

}
