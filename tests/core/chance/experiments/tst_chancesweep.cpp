// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/experiments/endings.h"
#include "core/chance/experiments/growth.h"
#include "core/chance/experiments/sweep.h"
#include "core/chance/run/equation.h"
#include "core/chance/run/property.h"

#include <QTest>
#include <cmath>

using namespace fourcast;
using namespace fourcast::chance;

class TestChanceSweep : public QObject
{
    Q_OBJECT

    static SweepReport planned(const QString& model, std::vector<SweepRange> ranges,
                               const QString& property, const ModelValues& values = {})
    {
        return plannedSweep({model, values, std::move(ranges), property}).value_or(SweepReport());
    }

private Q_SLOTS:
    void rangesAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("values");
        QTest::newRow("range") << "3 to 6" << QStringList {"3", "4", "5", "6"};
        QTest::newRow("step") << "10 to 45 step 10" << QStringList {"10", "20", "30", "40"};
        QTest::newRow("dots") << "1..3" << QStringList {"1", "2", "3"};
        QTest::newRow("as it is offered") << rangeText(3, 5) << QStringList {"3", "4", "5"};
        QTest::newRow("list") << "3, 10,50" << QStringList {"3", "10", "50"};
        QTest::newRow("fractions") << "1/2, 0.6" << QStringList {"1/2", "0.6"};
        QTest::newRow("switch") << "false, true" << QStringList {"false", "true"};
        QTest::newRow("one") << "5" << QStringList {"5"};
        QTest::newRow("twice") << "5, 5" << QStringList {"5"};
    }

    void rangesAreRead()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, values);
        const auto read = readRange(text);
        QVERIFY(read);
        QCOMPARE(*read, values);
    }

    void whatIsNoRangeIsSaid()
    {
        for (const char* text :
             {"", "three", "6 to 3", "1 to 5 step 0", ", ,", "1..3,", "1/2/3", "0.", "/"}) {
            const auto read = readRange(QLatin1String(text));
            QVERIFY2(!read, text);
            QVERIFY(read.error().message.endsWith(u'.'));
        }
    }

    void wrongPlansAreRefused()
    {
        const SweepRange players {QStringLiteral("N"), {"3", "4"}};
        QVERIFY(!plannedSweep({QStringLiteral("nobody's"), {}, {players}, {}}));
        QVERIFY(!plannedSweep({QStringLiteral("ruin-static"), {}, {}, {}}));
        QVERIFY(!plannedSweep({QStringLiteral("ruin-static"), {}, {players, players}, {}}));
        QVERIFY(!plannedSweep({QStringLiteral("gambler"), {}, {players}, {}}));
        QVERIFY(
            !plannedSweep({QStringLiteral("ruin-static"), {}, {{QStringLiteral("N"), {"2"}}}, {}}));
        QVERIFY(!plannedSweep({QStringLiteral("ruin-static"),
                               {},
                               {{QStringLiteral("d"), numbersFrom(1, 2000, 1)}, players},
                               {}}));
    }

    void allCombinationsAreRun()
    {
        SweepOptions exactly;
        exactly.exact = true;
        const SweepReport report = runSweep(
            planned(QStringLiteral("ruin-static"),
                    {{QStringLiteral("N"), {"3", "5"}}, {QStringLiteral("d"), {"3", "5"}}},
                    QStringLiteral("Rmax broke")),
            exactly);
        QVERIFY(report.isComplete());
        QCOMPARE(report.points.size(), std::size_t {4});
        QCOMPARE(report.points[0].exact, QStringLiteral("75/22"));
        QCOMPARE(report.points[0].states, std::uint64_t {19});
        QCOMPARE(report.points[3].exact, QStringLiteral("5625/1124"));
        QCOMPARE(pointText(report.plan, report.points[1]), QStringLiteral("N = 3, d = 5"));
        QCOMPARE(sweepToCsv(report).trimmed().split('\n').size(), qsizetype {5});
        QVERIFY(sweepToCsv(report).startsWith("N,d,states"));
    }

    void aStopKeepsWhatIsThere()
    {
        std::stop_source source;
        SweepOptions options;
        options.stop = source.get_token();
        options.report = [&source](const SweepReport& so) {
            if (so.points[1].isRun)
                source.request_stop();
        };
        const SweepReport some = runSweep(planned(QStringLiteral("ruin-static"),
                                                  {{QStringLiteral("d"), numbersFrom(2, 9, 1)}},
                                                  QStringLiteral("Pmax broke(1)")),
                                          options);
        QVERIFY(some.points[1].isRun);
        QVERIFY(!some.points[2].isRun);
        QVERIFY(!some.isComplete());
        // And the rest follows.
        const SweepReport all = runSweep(some, {});
        QVERIFY(all.isComplete());
        QCOMPARE(all.points[0].time(), some.points[0].time());
    }

    void whatCantBeRunSaysWhy()
    {
        const SweepReport report
            = runSweep(planned(QStringLiteral("gambler"), {{QStringLiteral("start"), {"2", "9"}}},
                               QStringLiteral("Pmax won")),
                       {});
        QVERIFY(report.points[0].isRun);
        QVERIFY(!report.points[1].isRun);
        QVERIFY(!report.points[1].fault.isEmpty());
        QVERIFY(report.isComplete());
        SweepOptions small;
        small.exploring.mostStates = 50;
        const SweepReport limited
            = runSweep(planned(QStringLiteral("ruin-static"), {{QStringLiteral("d"), {"3", "30"}}},
                               QStringLiteral("Pmax broke(1)")),
                       small);
        QVERIFY(limited.points[0].isRun);
        QVERIFY(!limited.points[1].fault.isEmpty());
    }

    /// Best play within so many turns, as the study's language has it for 5 dice.
    void curvesAreLaidBesideTheAnswers()
    {
        SweepOptions withCurves;
        withCurves.curvePoints = 5;
        const SweepReport report
            = runSweep(planned(QStringLiteral("yahtzee"), {{QStringLiteral("turns"), {"3"}}},
                               QStringLiteral("Pmax")),
                       withCurves);
        QCOMPARE(report.points[0].curve.size(), std::size_t {6});
        QCOMPARE(report.points[0].counted, QStringLiteral("look, yahtzee"));
        QVERIFY(std::abs(report.points[0].bounds.middle() - 0.0460286425) < 1e-9);
        const std::vector<double> turns {0, .000772, .012631, .046029, .046029, .046029};
        for (std::size_t k = 0; k < turns.size(); ++k)
            QVERIFY(std::abs(report.points[0].curve[k].middle() - turns[k]) < 6e-7);
    }

    void statesOfTheRuinGrowAsAPower()
    {
        const SweepReport report
            = runSweep(planned(QStringLiteral("ruin-static"),
                               {{QStringLiteral("d"), {"20", "40", "80", "160"}}},
                               QStringLiteral("Pmax broke(1)")),
                       {});
        std::vector<std::pair<double, double>> points;
        for (const SweepPoint& point : report.points)
            points.emplace_back(point.at.front().toDouble(), static_cast<double>(point.states));
        const auto growth = fittedGrowth(points);
        QVERIFY(growth && growth->isPower);
        // Three piles of a fixed sum have two degrees of freedom.
        QVERIFY(std::abs(growth->exponent - 2) < 0.1);
        QVERIFY(growth->explained > 0.999);
    }

    void whatDoublesEachTimeIsNoPower()
    {
        std::vector<std::pair<double, double>> points;
        for (int x = 1; x <= 8; ++x)
            points.emplace_back(x, 3 * std::pow(2, x));
        const auto growth = fittedGrowth(points);
        QVERIFY(growth && !growth->isPower);
        QVERIFY(std::abs(growth->exponent - 2) < 1e-9);
        QVERIFY(std::abs(growth->at(10) - 3072) < 1e-6);
        points.emplace_back(9, 0);
        QVERIFY(!fittedGrowth(points));
    }

    void theEndingsOfTheGooseSumToItsEnd()
    {
        const auto known = models();
        const QString text = *modelText(*findModel(known, QStringLiteral("goose")));
        const auto generated = generate(equationOf(text)->lppe);
        // A turn in which nothing is rolled is one, too.
        const auto property
            = readProperty(QStringLiteral("Rmax{roll | wait | skip} win | tie"), text);
        QVERIFY(property);
        const auto counted = countedActions(*property, generated.automaton);
        const auto curves = endingCurves(generated.automaton, counted, 60);
        QCOMPARE(curves.size(), std::size_t {3});
        QCOMPARE(curves[0].name, QStringLiteral("tie"));
        QCOMPARE(curves[1].name, QStringLiteral("win(1)"));
        // Over after 10, 20, ... 60 turns.
        const double over[] = {.0594, .3755, .5752, .7048, .7920, .8522};
        for (std::size_t i = 0; i < 6; ++i) {
            double sum = 0;
            for (const EndingCurve& each : curves)
                sum += each.points[10 * (i + 1)].middle();
            QVERIFY2(std::abs(sum - over[i]) < 6e-5, qPrintable(QString::number(sum)));
        }
    }

    void whereThereIsAChoiceThereIsNoSuchSum()
    {
        const auto known = models();
        const QString text = *modelText(*findModel(known, QStringLiteral("gambler-bet2")));
        const auto generated = generate(equationOf(text)->lppe);
        QVERIFY(!decidesNothing(generated.automaton));
        QVERIFY(endingCurves(generated.automaton, {}, 5).empty());
    }
};

QTEST_GUILESS_MAIN(TestChanceSweep)
#include "tst_chancesweep.moc"
