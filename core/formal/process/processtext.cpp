// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/process.h"

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

QString joined(const std::vector<Process>& parts, const QString& sign, int level)
{
    QStringList texts;
    for (const Process& part : parts)
        texts << written(part, level + 1);
    return texts.join(sign);
}

QString namesText(const std::vector<PlacedName>& names, const QString& between)
{
    QStringList texts;
    for (const PlacedName& each : names)
        texts << each.name.text();
    return texts.join(between);
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
        QStringList texts;
        for (const Instance& action : multi.actions)
            texts << text(action);
        return {texts.join(u'|')};
    }
    Written operator()(const Choice& choice) const
    {
        return {joined(choice.options, QStringLiteral(" + "), ChoiceLevel), ChoiceLevel};
    }
    Written operator()(const Sequence& sequence) const
    {
        return {joined(sequence.parts, QStringLiteral(" . "), SequenceLevel), SequenceLevel};
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
        return {joined(parallel.parts, QStringLiteral(" || "), ParallelLevel), ParallelLevel};
    }
    Written operator()(const OperatorTerm& operated) const
    {
        return {text(operated.sign, written(operated.body[0], 0))};
    }
};

QString written(const Process& process, int atLeast)
{
    const Written whole = std::visit(Writer {}, process.node);
    return whole.level < atLeast ? u'(' + whole.text + u')' : whole.text;
}

struct SetWriter
{
    QString operator()(const Allow& allow) const
    {
        QStringList texts;
        for (const auto& names : allow.multiActions)
            texts << namesText(names, QStringLiteral("|"));
        return QStringLiteral("allow({") + texts.join(QStringLiteral(", "));
    }
    QString operator()(const Communicate& communicate) const
    {
        QStringList texts;
        for (const Communication& each : communicate.communications)
            texts << namesText(each.from, QStringLiteral("|")) + QStringLiteral(" -> ")
                    + each.to.name.text();
        return QStringLiteral("comm({") + texts.join(QStringLiteral(", "));
    }
    QString operator()(const Hide& hide) const
    {
        return QStringLiteral("hide({") + namesText(hide.names, QStringLiteral(", "));
    }
    QString operator()(const Block& block) const
    {
        return QStringLiteral("block({") + namesText(block.names, QStringLiteral(", "));
    }
    QString operator()(const Rename& rename) const
    {
        QStringList texts;
        for (const auto& [from, to] : rename.names)
            texts << from.name.text() + QStringLiteral(" -> ") + to.name.text();
        return QStringLiteral("rename({") + texts.join(QStringLiteral(", "));
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
