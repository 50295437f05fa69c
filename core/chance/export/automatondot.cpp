// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/export/automatondot.h"

namespace fourcast::chance {

namespace {

/// As dot reads it between quotation marks.
QByteArray escaped(const QString& text)
{
    QByteArray bytes = text.toUtf8();
    bytes.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    return bytes;
}

QString worded(const Action& action)
{
    QString words = text(action);
    if (action.exactReward != QLatin1String("0"))
        words += QStringLiteral(" @ ") + action.exactReward;
    return words;
}

}

QByteArray toDot(const Automaton& automaton)
{
    QByteArray dot = "digraph automaton {\n"
                     "  rankdir=TB;\n"
                     "  node [shape=box, style=rounded];\n"
                     "  start [shape=point, width=0];\n"
                     "  start -> s0;\n";
    for (State state = 0; state < automaton.stateCount(); ++state) {
        const QByteArray name = "s" + QByteArray::number(state);
        dot += "  " + name + " [label=\"" + escaped(automaton.stateText(state)) + "\"];\n";
        for (const Automaton::Choice& choice : automaton.choices(state)) {
            const QByteArray words = escaped(worded(automaton.actions()[choice.action]));
            if (choice.branches.size() == 1) {
                dot += "  " + name + " -> s" + QByteArray::number(choice.branches[0].target)
                    + " [label=\"" + words + "\"];\n";
                continue;
            }
            const QByteArray point = name + "_" + QByteArray::number(choice.number);
            dot += "  " + point + " [shape=point];\n  " + name + " -> " + point
                + " [arrowhead=none, label=\"" + words + "\"];\n";
            for (const Automaton::Branch& branch : choice.branches)
                dot += "  " + point + " -> s" + QByteArray::number(branch.target) + " [label=\""
                    + escaped(automaton.exactProbability(branch)) + "\"];\n";
        }
    }
    dot += "}\n";
    return dot;
}

}
