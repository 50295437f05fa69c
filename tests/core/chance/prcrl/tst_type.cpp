// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/type.h"

#include <QTest>

using namespace fourcast::chance;
using fourcast::syntax::Symbol;

class TestType : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTypeIsWrittenAsItIsDeclared()
    {
        QCOMPARE(text(Type::boolean()), QStringLiteral("Bool"));
        QCOMPARE(text(Type::range(1, 6)), QStringLiteral("{1..6}"));
        QCOMPARE(text(Type::natural()), QStringLiteral("Nat"));
        const auto side = Type::enumeration({}, {Symbol("heads"), Symbol("tails")});
        QCOMPARE(text(side), QStringLiteral("(heads, tails)"));
        QCOMPARE(text(Type::enumeration(Symbol("Side"), side.names)), QStringLiteral("Side"));
    }

    void aDatumIsWrittenAsAPersonWritesIt()
    {
        QCOMPARE(text(Type::boolean(), 1), QStringLiteral("T"));
        QCOMPARE(text(Type::range(1, 6), 6), QStringLiteral("6"));
        const auto side = Type::enumeration(Symbol("Side"), {Symbol("heads"), Symbol("tails")});
        QCOMPARE(text(side, 1), QStringLiteral("tails"));
        // What is out of range is shown, too: an error names it.
        QCOMPARE(text(side, 2), QStringLiteral("2"));
        QCOMPARE(text(Type::boolean(), 3), QStringLiteral("3"));
    }

    void aTypeKnowsItsData()
    {
        QCOMPARE(Type::range(1, 6).size(), std::uint64_t {6});
        QCOMPARE(Type::range(1, 0).size(), std::uint64_t {0});
        QVERIFY(Type::range(-2, 2).has(-2));
        QVERIFY(!Type::range(-2, 2).has(3));
    }
};

QTEST_APPLESS_MAIN(TestType)
#include "tst_type.moc"
