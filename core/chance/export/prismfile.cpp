// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/export/prismfile.h"

#include "core/chance/export/prismcommands.h"
#include "core/chance/prcrl/evaluate.h"

#include <QCoreApplication>
#include <QMap>

namespace fourcast::chance {

namespace {

QString declaration(const QString& name, const Type& type, std::int64_t initial)
{
    if (type.kind == Type::Kind::Bool)
        return QStringLiteral("  %1 : bool init %2;\n")
            .arg(name, initial ? QStringLiteral("true") : QStringLiteral("false"));
    QString line = QStringLiteral("  %1 : [%2..%3] init %4;")
                       .arg(name)
                       .arg(type.low)
                       .arg(type.high)
                       .arg(initial);
    if (type.kind == Type::Kind::Enumeration) {
        QStringList names;
        for (std::int64_t value = type.low; value <= type.high; ++value)
            names << QStringLiteral("%1 = %2").arg(value).arg(text(type, value));
        line += QStringLiteral(" // ") + names.join(QStringLiteral(", "));
    }
    return line + QLatin1Char('\n');
}

/// What the commands' labels yield, and which labels an action has.
struct Rewards
{
    QStringList own; ///< of the model: "[label] guard : worth;"
    QMap<QString, QStringList> labels; ///< by the action's name

    QString text() const
    {
        QString words;
        if (!own.isEmpty())
            words
                += QStringLiteral("\nrewards \"reward\"\n%1endrewards\n").arg(own.join(QString()));
        for (auto action = labels.begin(); action != labels.end(); ++action) {
            words += QStringLiteral("\nrewards \"count_%1\"\n").arg(action.key());
            for (const QString& label : action.value())
                words += QStringLiteral("  [%1] true : 1;\n").arg(label);
            words += QStringLiteral("endrewards\n");
        }
        return words;
    }
};

/// A reward belongs to a label: where one label yields differently the commands need labels of
/// their own.
class Labels
{
public:
    QString labelFor(const QString& label, const QString& worth)
    {
        if (label.isEmpty())
            return worth.isEmpty() ? label : numbered(QStringLiteral("tau"), worth);
        return numbered(label, worth);
    }

private:
    QString numbered(const QString& label, const QString& worth)
    {
        QStringList& worths = m_worths[label];
        auto index = worths.indexOf(worth);
        if (index < 0) {
            index = worths.size();
            worths << worth;
        }
        return index == 0 ? label : QStringLiteral("%1__%2").arg(label).arg(index);
    }

    QMap<QString, QStringList> m_worths;
};

QString properties(const Lppe& lppe, const QString& observer, const Rewards& rewards)
{
    QString words = QStringLiteral("// untilState is 1 when the goal of the model is met.\n");
    if (!lppe.until)
        return QStringLiteral("// The model has no goal.\n");
    const QString goal = QStringLiteral("[ F %1=1 ]").arg(observer);
    words += QStringLiteral("Pmax=? %1\nPmin=? %1\n").arg(goal);
    QStringList structures;
    if (!rewards.own.isEmpty())
        structures << QStringLiteral("reward");
    for (auto action = rewards.labels.begin(); action != rewards.labels.end(); ++action)
        structures << QStringLiteral("count_") + action.key();
    for (const QString& name : structures)
        words += QStringLiteral("R{\"%1\"}max=? %2\nR{\"%1\"}min=? %2\n").arg(name, goal);
    return words;
}

}

Expected<PrismText> toPrism(const Lppe& lppe, const PrismOptions& options)
{
    const PrismNames names(lppe);
    QString model
        = QStringLiteral("// %1, a linear probabilistic process, written by Fourcast.\nmdp\n\n"
                         "module process\n")
              .arg(lppe.name.text());
    for (std::size_t i = 0; i < lppe.parameters.size(); ++i)
        model += declaration(names.parameter(i), lppe.parameters[i].variable.type,
                             lppe.parameters[i].initial);
    if (lppe.until)
        model += QStringLiteral("  %1 : [0..2] init 0; // 1 = the goal is met, 2 = it is missed\n")
                     .arg(names.observer());
    model += QLatin1Char('\n');

    Rewards rewards;
    Labels labels;
    std::size_t count = 0;
    for (const Summand& summand : lppe.summands) {
        const bool isWhole = eachTuple(summand.sums, [&](std::span<const std::int64_t> sums) {
            PrismCommands commands(lppe, names, summand, sums);
            const QStringList lines = commands.commands();
            if (lines.isEmpty())
                return true;
            const QString worth = commands.reward();
            const QString label = labels.labelFor(commands.label(), worth);
            commands.setLabel(label);
            for (const QString& line : commands.commands())
                model += line;
            if (!worth.isEmpty()) {
                const QString reward = QStringLiteral("  [%1] %2;\n").arg(label, worth);
                if (!rewards.own.contains(reward))
                    rewards.own << reward;
            }
            if (!label.isEmpty() && summand.action.name() != "tau"
                && !rewards.labels[summand.action.text()].contains(label))
                rewards.labels[summand.action.text()] << label;
            count += static_cast<std::size_t>(lines.size());
            return count <= options.mostCommands;
        });
        if (!isWhole)
            return fail(QCoreApplication::translate(
                            "PrismFile",
                            "Exported to PRISM, this model has more than %1 commands. Reduce it "
                            "first, or choose smaller types for its sums.")
                            .arg(options.mostCommands));
    }
    model += QStringLiteral("endmodule\n") + rewards.text();
    return PrismText {model, properties(lppe, names.observer(), rewards)};
}

}
