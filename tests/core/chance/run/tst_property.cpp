// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automatonbuilder.h"
#include "core/chance/run/property.h"

#include <QTest>

using namespace fourcast::chance;

namespace {

const QString model = QStringLiteral("X(s: {0..2}) = s > 0 & s < 2 => bet . psum(1/2 -> X[s + 1]\n"
                                     "                                       ++ 1/2 -> X[s - 1])\n"
                                     "  ++ s = 0 => broke(1) . X[]\n"
                                     "  ++ s = 2 => broke(2) . X[]\n"
                                     "init X[1]\n");
const QString goalOfItsOwn = model + QStringLiteral("reach broke(1)\n");

}

class TestProperty : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theModelsOwnGoalIsMeantWhereNoneIsNamed()
    {
        const auto property = readProperty(QStringLiteral(" Pmin "), goalOfItsOwn);
        QVERIFY(property);
        QCOMPARE(property->question, Question::Pmin);
        QCOMPARE(property->until.goal.pattern.arguments, (std::vector<std::int64_t> {1}));
        QVERIFY(!property->reward.counted);
    }

    void anotherGoalTakesItsPlace()
    {
        for (const char* goal : {"broke(2)", "reach broke(2)", "until [true U broke(2)]"}) {
            const auto property
                = readProperty(QStringLiteral("Pmax ") + QLatin1String(goal), goalOfItsOwn);
            QVERIFY2(property, goal);
            QCOMPARE(property->until.goal.pattern.arguments, (std::vector<std::int64_t> {2}));
            QCOMPARE(property->until.stay.kind, ActionFormula::Kind::True);
        }
    }

    void actionsAreCounted()
    {
        const auto property = readProperty(QStringLiteral("Rmax{bet} broke"), model);
        QVERIFY(property);
        QCOMPARE(property->reward.counted->pattern.action.text(), QStringLiteral("bet"));
        QVERIFY(!property->until.goal.pattern.arguments);
    }

    void whatMakesAGameLongerIsCounted()
    {
        using Branches = std::vector<AutomatonBuilder::Branch>;
        const Branches on {{QStringLiteral("1"), 1}};
        AutomatonBuilder builder(2);
        builder.add(0, QStringLiteral("bet"), on, QStringLiteral("1"))
            .add(1, QStringLiteral("broke(1)"), on);
        Property property = *readProperty(QStringLiteral("Rmin"), goalOfItsOwn);
        const auto counted = countedActions(property, *builder.build());
        QVERIFY(counted);
        QVERIFY(matches(*counted, {fourcast::syntax::Symbol("bet"), {}}));
        QVERIFY(!matches(*counted, {fourcast::syntax::Symbol("broke"), {1}}));
        // Half a point each is no count.
        builder.add(1, QStringLiteral("wait"), on, QStringLiteral("1/2"));
        QVERIFY(!countedActions(property, *builder.build()));
        property = *readProperty(QStringLiteral("Rmin{broke(1)}"), goalOfItsOwn);
        QVERIFY(matches(*countedActions(property, *builder.build()),
                        {fourcast::syntax::Symbol("broke"), {1}}));
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("answer");
        QTest::newRow("no question") << "broke(1)"
                                     << "must begin with Pmin, Pmax, Rmin or Rmax";
        QTest::newRow("nothing") << ""
                                 << "must begin with Pmin";
        QTest::newRow("no goal") << "Pmax"
                                 << "The model has no “until” or “reach”";
        QTest::newRow("no action's place") << "Pmax\n  brok(1)"
                                           << "Line 2, column 3";
        QTest::newRow("counted action's place") << "Rmax{brok(1)} broke"
                                                << "Line 1, column 6";
        QTest::newRow("no action") << "Pmax brok(1)"
                                   << "did you mean 'broke'?";
        QTest::newRow("counted") << "Pmax{bet} broke"
                                 << "can't follow Pmax";
        QTest::newRow("arguments") << "Pmin broke(1, 2)"
                                   << "number of arguments";
        QTest::newRow("a goal that is counted") << "Rmin{until [bet U broke(1)]} broke"
                                                << "is a goal";
        QTest::newRow("a goal in short that is counted") << "Rmin{reach bet} broke"
                                                         << "as in Rmin{a | b}";
        QTest::newRow("rest") << "Pmin broke broke"
                              << "column 12";
    }
    void whatIsWrongIsSaid()
    {
        QFETCH(QString, typed);
        QFETCH(QString, answer);
        const auto property = readProperty(typed, model);
        QVERIFY(!property);
        QVERIFY2(property.error().message.contains(answer), qPrintable(property.error().message));
    }
};

QTEST_APPLESS_MAIN(TestProperty)
#include "tst_property.moc"
