// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/reduce/satisfy.h"
#include "tests/core/chance/modelsource.h"

#include <QTest>
#include <array>

using namespace fourcast::chance;

namespace {

/// The equation of one condition over two numbers and a truth value.
Lppe lppeOf(const QString& condition)
{
    return modelsource::linear(
        QStringLiteral("function f = (0 -> 2, 1 -> 1/2, 2 -> 0)\n"
                       "X(s: {0..9}, u: {-3..3}, t: Bool) = %1 => a.X[] init X[0, 0, T]")
            .arg(condition));
}

Satisfiable answer(const QString& condition)
{
    const Lppe lppe = lppeOf(condition);
    return satisfiable({lppe.summands[0].condition}, boxOf(lppe));
}

bool byTrying(const QString& condition)
{
    const Expression expression = lppeOf(condition).summands[0].condition;
    for (std::int64_t s = 0; s <= 9; ++s)
        for (std::int64_t u = -3; u <= 3; ++u)
            for (std::int64_t t = 0; t <= 1; ++t)
                if (evaluate(expression, std::array {s, u, t}).numerator != 0)
                    return true;
    return false;
}

} // namespace

class TestSatisfy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsWhatTryingEveryDatumSays_data()
    {
        QTest::addColumn<QString>("condition");
        for (const char* condition : {"s=3 & u=2",
                                      "s=3 & s=4",
                                      "s<u",
                                      "s<u & u<s",
                                      "s*u=6 & t",
                                      "s*u=7 & u<0",
                                      "s+u=12",
                                      "s+u=13",
                                      "mod(s, 2)=0 & mod(s, 2)=1",
                                      "mod(s, 3)=2 & s>7",
                                      "!(s=0 | s=1) & s<2",
                                      "t & !t",
                                      "ifthenelse(t, s, u)=-2 & t",
                                      "s/2=3/2",
                                      "s/2=u & s=7",
                                      "s^2=49",
                                      "s^2=50",
                                      "f(min(s, 2))=1/2 & s!=1",
                                      "f(min(s, 2))=2",
                                      "max(s, u)<0",
                                      "min(s, u)=-3 & s=0",
                                      "-u=3 & s=9",
                                      "s-s=1",
                                      "u*u=4 & u<0 & s=u+2"})
            QTest::newRow(condition) << QString::fromLatin1(condition);
    }

    void itIsWhatTryingEveryDatumSays()
    {
        QFETCH(const QString, condition);
        QCOMPARE(answer(condition),
                 byTrying(condition) ? Satisfiable::Sometimes : Satisfiable::Never);
    }

    void whatTakesTooLongIsUnknown()
    {
        const Lppe lppe = lppeOf(QStringLiteral("s*s*s=u*u*u+500 & mod(s*u, 7)=6"));
        QCOMPARE(satisfiable({lppe.summands[0].condition}, boxOf(lppe), 3), Satisfiable::Unknown);
    }

    void anErrorIsUnknown()
    {
        QCOMPARE(answer(QStringLiteral("s=0 & 1/s=1")), Satisfiable::Unknown);
    }
};

QTEST_APPLESS_MAIN(TestSatisfy)
#include "tst_satisfy.moc"
