// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/value.h"

#include <QTest>

using fourcast::syntax::Symbol;
using fourcast::syntax::Value;

class TestValue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aValueIsWrittenAsMcrl2WritesIt()
    {
        QCOMPARE(text(Value::truth(true)), QStringLiteral("true"));
        QCOMPARE(text(Value::truth(false)), QStringLiteral("false"));
        QCOMPARE(text(Value::of(-49)), QStringLiteral("-49"));
        QCOMPARE(text(Value::constant(Symbol("X"))), QStringLiteral("X"));
    }

    void valuesOfDifferentKindsDiffer()
    {
        QVERIFY(Value::truth(true) != Value::of(1));
        QVERIFY(Value::of(Symbol("X").id()) != Value::constant(Symbol("X")));
        QVERIFY(!Value::of(1).isTrue());
        QVERIFY(Value::truth(true).isTrue());
    }

    void numbersAreOrderedByValueAndConstantsByName()
    {
        const Value late = Value::constant(Symbol("y of the value test"));
        const Value early = Value::constant(Symbol("x of the value test"));
        QVERIFY(early < late);
        QVERIFY(Value::of(-2) < Value::of(10));
        QVERIFY(Value::truth(true) < Value::of(-5));
        QVERIFY(Value::of(1000) < early);
    }
};

QTEST_APPLESS_MAIN(TestValue)
#include "tst_value.moc"
