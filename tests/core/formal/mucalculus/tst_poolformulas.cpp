// SPDX-License-Identifier: GPL-3.0-or-later
//
// Properties of the pool of workers and of the race, with the data of the models: the verdicts
// measured with mCRL2.
#include "core/formal/models/modeltable.h"
#include "core/formal/mucalculus/check.h"
#include "core/formal/process/generate.h"

#include <QTest>

using namespace fourcast::formal;

namespace {

QString textOf(const char* name, const QString& workers)
{
    const auto all = models();
    const auto text = modelText(*findModel(all, QLatin1String(name)),
                                {{QStringLiteral("P"), workers}, {QStringLiteral("M"), "3"}});
    return text ? *text : QString();
}

/// "T", "F", or the sentence that refuses the formula.
QString verdict(const QString& model, const QString& formula)
{
    const auto specification = readSpecification(model);
    if (!specification)
        return specification.error().message;
    const auto read = readFormula(formula, signatureOf(*specification));
    if (!read)
        return read.error().message;
    const auto result = check(generate(*specification).lts, *read);
    if (!result)
        return result.error().message;
    return result->status == CheckStatus::True ? QStringLiteral("T")
        : result->status == CheckStatus::False ? QStringLiteral("F")
                                               : QStringLiteral("?");
}

}

class TestPoolFormulas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void poolAndRaceAreToldApart_data();
    void poolAndRaceAreToldApart();
};

void TestPoolFormulas::poolAndRaceAreToldApart_data()
{
    QTest::addColumn<QString>("formula");
    QTest::addColumn<bool>("pool");
    QTest::addColumn<bool>("race");
    const auto row = [](const char* name, const char* formula, bool pool, bool race) {
        QTest::newRow(name) << QString::fromUtf8(formula) << pool << race;
    };
    row("no deadlock", "[true*]<true>true", true, true);
    row("result", "mu X.([!(exists t:Nat,v:Int.best(t,v))]X && <true>true)", true, true);
    row("once", "[true*] forall t,w:Nat.[take(w,t)][true*] forall u:Nat.[take(u,t)]false", true,
        true);
    row("taken", "forall t:Nat. val(t<M) => mu X.([!(exists w:Nat.take(w,t))]X && <true>true)",
        true, true);
    row("maximum",
        "[true*] forall t:Nat,v:Int.[best(t,v)] val(v==score(t) && forall u:Nat.(u<M => "
        "score(u)<=v))",
        true, false);
    row("first task",
        "[true*] forall t:Nat,v:Int.[best(t,v)] val(forall u:Nat.(u<t => score(u)<v))", true,
        false);
    row("always the same", "[true*] forall t:Nat,v:Int.[best(t,v)] val(t==2 && v==4)", true, false);
    row("once best",
        "[true*.(exists t:Nat,v:Int.best(t,v)).true*.(exists t:Nat,v:Int.best(t,v))]false", true,
        true);
    row("halts", "[true*.(exists t:Nat,v:Int.best(t,v))]nu X.(<halt>X && [!halt]false)", true,
        true);
    row("no starvation",
        "forall w:Nat. val(w<P) => mu X.([!(exists t:Nat.take(w,t))]X && <true>true)", false,
        false);
    row("may take", "forall w:Nat. val(w<P) => <true*.(exists t:Nat.take(w,t))>true", true, true);
    row("alone",
        "exists w:Nat. val(w<P) && <(!(exists u,t:Nat. val(u!=w) && take(u,t)))*."
        "(exists t:Nat,v:Int.best(t,v))>true",
        true, true);
    row("alternation", "nu X. mu Y.([!halt]Y && [halt]X && <true>true)", true, true);
}

void TestPoolFormulas::poolAndRaceAreToldApart()
{
    QFETCH(const QString, formula);
    QFETCH(const bool, pool);
    QFETCH(const bool, race);
    const auto letter
        = [](bool holds) { return holds ? QStringLiteral("T") : QStringLiteral("F"); };
    for (const char* workers : {"2", "3"}) {
        QCOMPARE(verdict(textOf("pool", QLatin1String(workers)), formula), letter(pool));
        QCOMPARE(verdict(textOf("race", QLatin1String(workers)), formula), letter(race));
    }
    // With one worker nobody starves and nothing can go wrong.
    QCOMPARE(verdict(textOf("race", QStringLiteral("1")), formula), QStringLiteral("T"));
}

QTEST_APPLESS_MAIN(TestPoolFormulas)
#include "tst_poolformulas.moc"
