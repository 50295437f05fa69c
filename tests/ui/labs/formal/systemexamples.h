// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/ltsbuilder.h"
#include "tests/core/formal/papergrid.h"
#include "ui/labs/formal/system/systemwords.h"

/// Systems that tests draw, with words for their states.
namespace systemexamples {

/// The paper's threads; the state's number tells how far each of them is.
inline SharedLts paper(int threads, int depth)
{
    return std::make_shared<const fourcast::formal::Lts>(papergrid::published(threads, depth));
}

inline SystemWords paperWords(int threads, int depth)
{
    SystemWords words;
    words.title = QStringLiteral("paper, %1 threads, depth %2").arg(threads).arg(depth);
    words.model = QStringLiteral("paper");
    words.parameters = {{QStringLiteral("p"), QString::number(threads)},
                        {QStringLiteral("D"), QString::number(depth)}};
    words.state = [threads, depth](fourcast::formal::State state) {
        QStringList lines;
        for (int thread = 1; thread <= threads; ++thread) {
            lines << QStringLiteral("Thread %1: level %2")
                         .arg(thread)
                         .arg(state % static_cast<unsigned>(depth + 1));
            state /= static_cast<unsigned>(depth + 1);
        }
        return lines.join(u'\n');
    };
    words.threads = [](const fourcast::formal::Label& label) {
        std::vector<int> taking;
        for (const fourcast::formal::Action& action : label.actions())
            if (action.arguments.size() > 2)
                taking.push_back(static_cast<int>(action.arguments[2].number) - 1);
        return taking;
    };
    for (int thread = 1; thread <= threads; ++thread)
        words.threadNames << QStringLiteral("Thread %1").arg(thread);
    return words;
}

/// One worker takes a task, and may hide itself away for ever; otherwise it halts.
inline SharedLts livelock()
{
    fourcast::formal::LtsBuilder builder;
    builder.addTransition(0, "take(1)", 1);
    builder.addTransition(1, "done(1)", 2);
    builder.addTransition(2, "halt", 2);
    builder.addTransition(1, "hide", 3);
    builder.addTransition(3, "spin", 4);
    builder.addTransition(4, "spin", 3);
    builder.addTransition(0, "lose", 5);
    return std::make_shared<const fourcast::formal::Lts>(builder.build());
}

}
