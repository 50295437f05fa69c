// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/statewords.h"
#include "core/formal/process/generate.h"
#include "core/formal/process/processmodel.h"

#include <QTest>
#include <set>

using namespace fourcast::formal;

class TestStateWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachPartSaysWhatItDoes_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("start");
        QTest::addColumn<QString>("now");
        QTest::addColumn<QString>("words");
        const auto row
            = [](const char* model, const char* start, const char* now, const char* words) {
                  QTest::addRow("%s, %s", model, now)
                      << QString::fromLatin1(model) << QString::fromLatin1(start)
                      << QString::fromLatin1(now) << QString::fromLatin1(words);
              };
        const char* const thread = "Thread(z = 2, y = 1, again = false)";
        row("paper", thread, "Thread(z = 2, y = 3, again = false)", "Thread 2: at level 3, max");
        row("paper", thread, "Thread(z = 2, y = 2, again = true)",
            "Thread 2: at level 2, min, a second time");
        row("paper", thread, "Thread(z = 2, y = 4, again = false)",
            "Thread 2: all levels done, waits for the join");
        row("paper", thread, "delta", "Thread 2: stopped");
        row("paper", thread, "defSuccessor", "Thread 2: done, waits for the pool");
        row("paper", "Pool", "Pool", "Pool: waits for all threads");
        row("pool", "Queue(i = 0)", "Queue(i = 2)", "Queue: task 2 is next");
        row("pool", "Queue(i = 0)", "Queue(i = 3)", "Queue: empty");
        row("pool", "Worker(w = 1)", "Worker(w = 1)", "Worker 1: waits for a task");
        row("pool", "Worker(w = 1)", "doneS(w, t, score(t)) . Worker(w) [w = 1, t = 2]",
            "Worker 1: searches task 2");
        row("pool", "Collect(n = 0, bt = 0, bv = -99)", "Collect(n = 0, bt = 0, bv = -99)",
            "Results: none yet");
        row("pool", "Collect(n = 0, bt = 0, bv = -99)", "Collect(n = 2, bt = 1, bv = -4)",
            "Results: 2 of 3, best so far task 1 with -4");
        row("race", "Worker(w = 0)", "Compare(w = 0, t = 1)",
            "Worker 0: has a result for task 1, reads the best next");
        row("race", "Worker(w = 0)", "writeS(w, t) [w = 0, t = 1, bt = 2, bv = 4]",
            "Worker 0: compares task 1 with the best it has read, task 2");
        row("pool", "Worker(w = 1)", "Idle(w = 1)", "");
        row("game", "Worker(w = 1)", "Worker(w = 2)", "");
    }
    void eachPartSaysWhatItDoes()
    {
        QFETCH(QString, model);
        QFETCH(QString, start);
        QFETCH(QString, now);
        const auto all = models();
        QTEST(stateWords(*findModel(all, model), {}, start, now), "words");
    }

    void aFullColumnIsSaid()
    {
        const QString thread = QStringLiteral("Thread(z = 2, y = 1, again = false)");
        const auto all = models();
        QCOMPARE(stateWords(*findModel(all, QStringLiteral("paper")),
                            {{QStringLiteral("full"), QStringLiteral("2")}}, thread, thread),
                 QStringLiteral("Thread 2: its column is full"));
    }

    void everyStateOfTheModelsHasWords_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("mutant");
        for (const char* const mutant : {"none", "redo", "twice", "stuck"})
            QTest::addRow("paper, %s", mutant)
                << QStringLiteral("paper") << QString::fromLatin1(mutant);
        for (const char* const model : {"pool", "race"})
            QTest::newRow(model) << QString::fromLatin1(model) << QString();
    }
    /// And no two states have the same.
    void everyStateOfTheModelsHasWords()
    {
        QFETCH(QString, model);
        QFETCH(QString, mutant);
        const auto all = models();
        ModelValues values;
        if (model == QStringLiteral("paper"))
            values
                = {{QStringLiteral("p"), QStringLiteral("2")}, {QStringLiteral("mutant"), mutant}};
        const auto specification = readSpecification(*modelText(*findModel(all, model), values));
        QVERIFY(specification);
        const GenerationResult system = generate(*specification);
        const auto& found = *system.model;
        std::set<QString> told;
        for (State state = 0; state < system.lts.stateCount(); ++state) {
            QString whole;
            for (std::size_t part = 0; part < found.componentCount(); ++part) {
                const QString now = found.componentText(system.states.state(state), part);
                const QString words
                    = stateWords(*findModel(all, model), values,
                                 found.componentText(system.states.state(0), part), now);
                QVERIFY2(!words.isEmpty(), qPrintable(now));
                whole += words + u'\n';
            }
            told.insert(whole);
        }
        QCOMPARE(told.size(), std::size_t(system.lts.stateCount()));
    }
};

QTEST_MAIN(TestStateWords)
#include "tst_statewords.moc"
