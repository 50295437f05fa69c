// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/dotfile.h"

namespace fourcast::formal {

namespace {

/// As dot reads it between quotation marks.
QByteArray escaped(const QString& text)
{
    QByteArray bytes = text.toUtf8();
    bytes.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    return bytes;
}

}

QByteArray toDot(const Lts& lts)
{
    std::vector<QByteArray> labels;
    for (const Label& label : lts.labels().labels())
        labels.push_back(escaped(label.text()));
    QByteArray dot = "digraph lts {\n"
                     "  rankdir=TB;\n"
                     "  node [shape=circle];\n"
                     "  start [shape=point, width=0];\n";
    for (State state = 0; state < lts.stateCount(); ++state) {
        dot += "  " + QByteArray::number(state);
        dot += lts.isDeadlock(state) ? " [shape=doublecircle];\n" : ";\n";
    }
    dot += "  start -> " + QByteArray::number(lts.initial()) + ";\n";
    for (State source = 0; source < lts.stateCount(); ++source) {
        for (const auto& [label, target] : lts.transitions(source)) {
            dot += "  " + QByteArray::number(source) + " -> " + QByteArray::number(target)
                + " [label=\"" + labels[label] + "\"];\n";
        }
    }
    dot += "}\n";
    return dot;
}

}
