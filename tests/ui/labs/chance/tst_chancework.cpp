// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/answer/chancework.h"
#include "ui/labs/chance/simulator/gameswork.h"

#include <QSignalSpy>
#include <QTest>

using namespace fourcast::chance;

class TestChanceWork : public QObject
{
    Q_OBJECT

    static SharedChance asked(const QString& property, const std::vector<Pass>& passes,
                              const SharedChance& known = {})
    {
        ChanceChoice choice;
        choice.text = QStringLiteral("X(s:{0..2}) = s=0 => tau.X[1] ++ s=1 => a.X[2] "
                                     "++ s=2 => g.X[2] init X[0] reach g");
        choice.property = property;
        choice.exact = true;
        choice.passes = passes;
        ChanceJob job;
        if (!job.start(chanceWork(choice, std::uint64_t {1} << 30, known)))
            return {};
        QSignalSpy finished(&job, &JobBase::finished);
        return finished.wait(60000) && job.status() == JobStatus::Done ? job.result() : nullptr;
    }

private Q_SLOTS:
    void gamesCountNoStepThatIsNotThere()
    {
        const std::vector<Pass> all(passes().begin(), passes().end());
        const SharedChance system = asked(QStringLiteral("Pmax"), all);
        QVERIFY(system && system->automaton().leavesOutHidden());
        GamesJob job;
        QVERIFY(job.start(gamesWork(system, 100, 1)));
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(finished.wait(60000));
        QCOMPARE(job.status(), JobStatus::Done);
        QCOMPARE(job.result().games.meanLength, 2.0); // a and g
        QCOMPARE(job.result().exact.size(), std::size_t {3});
        QCOMPARE(job.result().exact[2], (Bounds {1, 1}));
    }

    void noPassChangesAnAnswer_data()
    {
        QTest::addColumn<QString>("property");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("dependsOnHidden");
        QTest::newRow("the model's own goal") << "Pmax"
                                              << "1" << false;
        QTest::newRow("hidden steps not allowed") << "Pmax until [a U g]"
                                                  << "0" << true;
        QTest::newRow("a goal that is hidden") << "Pmin until [true U tau]"
                                               << "1" << true;
        QTest::newRow("hidden steps counted") << "Rmin{!a}"
                                              << "2" << true;
        QTest::newRow("others counted") << "Rmin{a | g}"
                                        << "2" << false;
    }

    void noPassChangesAnAnswer()
    {
        QFETCH(const QString, property);
        QFETCH(const bool, dependsOnHidden);
        const std::vector<Pass> all(passes().begin(), passes().end());
        const SharedChance plain = asked(property, {});
        QVERIFY(plain && plain->answer);
        QTEST(plain->answer->exact, "answer");
        // Also where what is known was explored for another question.
        for (const char* before : {"", "Pmax", "Rmin{tau}"}) {
            const QString first = QString::fromLatin1(before);
            const SharedChance known = first.isEmpty() ? SharedChance() : asked(first, all);
            const SharedChance reduced = asked(property, all, known);
            QVERIFY(reduced && reduced->answer);
            QTEST(reduced->answer->exact, "answer");
            QCOMPARE(reduced->automaton().leavesOutHidden(), !dependsOnHidden);
            QCOMPARE(reduced->warnings.size(), std::size_t {dependsOnHidden ? 1u : 0u});
        }
    }
};

QTEST_GUILESS_MAIN(TestChanceWork)
#include "tst_chancework.moc"
