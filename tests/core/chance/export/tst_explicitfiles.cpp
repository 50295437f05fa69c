// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automatonbuilder.h"
#include "core/chance/automaton/observer.h"
#include "core/chance/export/automatondot.h"
#include "core/chance/export/explicitfiles.h"
#include "core/chance/export/valuescsv.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fourcast::chance;
using fourcast::syntax::Symbol;

namespace {

/// From 1 one may bet, half of the time for better, or go home with what is there.
Automaton purse()
{
    return *AutomatonBuilder(3)
                .add(0, QStringLiteral("bet(1)"),
                     {{QStringLiteral("1/2"), 1}, {QStringLiteral("1/2"), 2}}, QStringLiteral("1"))
                .add(0, QStringLiteral("home"), {{QStringLiteral("1"), 0}})
                .add(1, QStringLiteral("broke"), {{QStringLiteral("1"), 1}})
                .build();
}

Until until(const char* goal)
{
    return {{}, {ActionFormula::Kind::Action, {Symbol(goal), {}}}};
}

QByteArray written(const std::function<Expected<void>(QIODevice&)>& write)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return write(buffer) ? buffer.data() : QByteArray();
}

}

class TestExplicitFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anObserverEndsWhereTheGoalIsMet()
    {
        const Automaton automaton = purse();
        const Observed observed(automaton, until("broke"));
        const ObserverCounts counts = countWithObserver(automaton, until("broke"));
        QCOMPARE(observed.entries().size(), std::size_t {counts.states});
        QCOMPARE(observed.branches(), counts.branches);
        QCOMPARE(observed.choices(), counts.choices);
        // 0, 1, 2, and 1 again when it is over.
        QCOMPARE(written([&](QIODevice& file) {
                     return explicitfiles::writeTransitions(observed, file);
                 }),
                 QByteArray("4 3 4\n"
                            "0 0 1 0.5 bet_1\n"
                            "0 0 2 0.5 bet_1\n"
                            "0 1 0 1 home\n"
                            "1 0 3 1 broke\n"));
        QCOMPARE(
            written([&](QIODevice& file) { return explicitfiles::writeStates(observed, file); }),
            QByteArray("(s,untilState)\n0:(0,0)\n1:(1,0)\n2:(2,0)\n3:(1,1)\n"));
        QCOMPARE(
            written([&](QIODevice& file) { return explicitfiles::writeLabels(observed, file); }),
            QByteArray("0=\"init\" 1=\"deadlock\" 2=\"goal\"\n0: 0\n2: 1\n3: 1 2\n"));
    }

    void withoutAGoalAllIsWritten()
    {
        const Automaton automaton = purse();
        const Observed observed(automaton, {});
        QCOMPARE(observed.entries().size(), std::size_t {3});
        QCOMPARE(observed.branches(), automaton.branchCount());
    }

    void aStopLeavesNoFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("purse.tra"));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!explicitfiles::save(purse(), until("broke"), path, stop.get_token()));
        QVERIFY(!QFile::exists(path));
        QVERIFY(explicitfiles::save(purse(), until("broke"), path));
        for (const char* suffix : {"tra", "sta", "lab"})
            QVERIFY(
                QFile::exists(folder.filePath(QStringLiteral("purse.") + QLatin1String(suffix))));
        const auto nowhere
            = explicitfiles::save(purse(), {}, folder.filePath(QStringLiteral("no/purse.tra")));
        QVERIFY(!nowhere);
        QVERIFY(nowhere.error().message.contains(QStringLiteral("no/purse.tra")));
    }

    void chancesStandAtTheBranches()
    {
        QCOMPARE(toDot(purse()),
                 QByteArray("digraph automaton {\n"
                            "  rankdir=TB;\n"
                            "  node [shape=box, style=rounded];\n"
                            "  start [shape=point, width=0];\n"
                            "  start -> s0;\n"
                            "  s0 [label=\"s=0\"];\n"
                            "  s0_0 [shape=point];\n"
                            "  s0 -> s0_0 [arrowhead=none, label=\"bet(1) @ 1\"];\n"
                            "  s0_0 -> s1 [label=\"1/2\"];\n"
                            "  s0_0 -> s2 [label=\"1/2\"];\n"
                            "  s0 -> s0 [label=\"home\"];\n"
                            "  s1 [label=\"s=1\"];\n"
                            "  s1 -> s1 [label=\"broke\"];\n"
                            "  s2 [label=\"s=2\"];\n"
                            "}\n"));
    }

    void whatWasFoundStandsBesideTheState()
    {
        CheckReport report;
        QCOMPARE(valuesToCsv(purse(), report), QByteArray("state,s\n0,0\n1,1\n2,2\n"));
        report.values = {{0.5, 0.5}, {1, 1}, {0, 0}};
        report.exactValues = {QStringLiteral("1/2"), QStringLiteral("1"), QStringLiteral("0")};
        report.strategy = {0, 0, CheckReport::noChoice};
        QCOMPARE(valuesToCsv(purse(), report),
                 QByteArray("state,s,low,high,exact,best action\n"
                            "0,0,0.5,0.5,1/2,bet(1)\n"
                            "1,1,1,1,1,broke\n"
                            "2,2,0,0,0,\n"));
    }
};

QTEST_APPLESS_MAIN(TestExplicitFiles)
#include "tst_explicitfiles.moc"
