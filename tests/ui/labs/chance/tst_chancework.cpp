// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/answer/answertext.h"
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

    /// The gambler's ruin: with one of three coins and fair bets one of three games is won,
    /// after two bets on average.
    static ChanceChoice gambler()
    {
        ChanceChoice choice;
        choice.text
            = QStringLiteral("X(s:{0..3}) = s>0 & s<3 => bet@1.psum(1/2 -> X[s:=s+1] ++ 1/2 -> "
                             "X[s:=s-1]) ++ s=3 => won.X[] ++ s=0 => lost.X[] init X[1] reach won");
        choice.property = QStringLiteral("Pmax");
        choice.exact = true;
        choice.questions = {{QStringLiteral("Won?"), QStringLiteral("Pmax"), {}},
                            {QStringLiteral("Lost?"), QStringLiteral("Pmax lost"), {}},
                            {QStringLiteral("Bets?"), QStringLiteral("Rmax won | lost"), {}},
                            {QStringLiteral("For ever?"), QStringLiteral("Rmax won"), {}}};
        return choice;
    }

    void allQuestionsShareOneExploration()
    {
        ChanceJob job;
        QVERIFY(job.start(chanceWork(gambler(), std::uint64_t {1} << 30)));
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(finished.wait(60000));
        QCOMPARE(job.status(), JobStatus::Done);
        const SharedChance system = job.result();
        QCOMPARE(system->answers.size(), std::size_t {4});
        for (const ChanceAnswer& each : system->answers)
            QVERIFY(each.report.has_value());
        QCOMPARE(system->answer->exact, QStringLiteral("1/3"));
        QCOMPARE(system->answers[0].report->exact, QStringLiteral("1/3"));
        QCOMPARE(system->answers[1].report->exact, QStringLiteral("2/3"));
        QVERIFY(system->answers[2].report->bounds.has(2));
        QCOMPARE(system->answers[3].report->verdict, Verdict::Infinite);
        const auto lines = answertext::lines(*system);
        QCOMPARE(lines[1].question, QStringLiteral("Lost?"));
        QCOMPARE(lines[1].number, QStringLiteral("2/3 = 0.666667"));
        QCOMPARE(lines[1].sentence,
                 QStringLiteral("The goal is reached with probability 2/3 = 0.666667."));
        QCOMPARE(lines[3].number, QStringLiteral("∞"));
        // The next question needs none either.
        ChanceChoice next = gambler();
        next.questions.clear();
        next.property = QStringLiteral("Pmax lost");
        ChanceJob again;
        QVERIFY(again.start(chanceWork(next, std::uint64_t {1} << 30, system)));
        QSignalSpy ended(&again, &JobBase::finished);
        QVERIFY(ended.wait(60000));
        QCOMPARE(again.result()->explored, system->explored);
        QVERIFY(answertext::lines(*again.result()).empty());
    }

    /// A hidden step that one of the questions sees is left out for none.
    void hiddenStepsAreKeptWhereAnyQuestionSeesThem()
    {
        ChanceChoice choice;
        choice.text = QStringLiteral("X(s:{0..2}) = s=0 => tau.X[1] ++ s=1 => a.X[2] "
                                     "++ s=2 => g.X[2] init X[0] reach g");
        choice.property = QStringLiteral("Pmax");
        choice.passes.assign(passes().begin(), passes().end());
        choice.questions = {{{}, QStringLiteral("Pmax"), {}}, {{}, QStringLiteral("Rmin{!a}"), {}}};
        ChanceJob job;
        QVERIFY(job.start(chanceWork(choice, std::uint64_t {1} << 30)));
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(finished.wait(60000));
        QVERIFY(!job.result()->automaton().leavesOutHidden());
        QVERIFY(job.result()->answers[1].report->bounds.has(2)); // tau and g
    }

    /// What is cancelled in between has the answers so far, and says of the others that there is
    /// none.
    void questionsThatWereNotAnsweredSaySo()
    {
        ChanceSystem system;
        system.answers.resize(2);
        system.answers[0].report.emplace().bounds = {0.5, 0.5};
        const auto lines = answertext::lines(system);
        QCOMPARE(lines[0].number, QStringLiteral("0.5"));
        QCOMPARE(lines[1].number, QStringLiteral("–"));
        QCOMPARE(lines[1].sentence, QStringLiteral("No answer yet"));
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
