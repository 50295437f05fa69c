// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/formulatable.h"
#include "core/formal/mucalculus/language/formulawords.h"
#include "core/formal/process/language/specification.h"

#include <QTest>

using namespace fourcast::formal;

namespace {

QString wordsOf(const QString& model, const FormulaInfo& info, const ModelValues& values = {})
{
    const auto all = models();
    const auto specification = readSpecification(*modelText(*findModel(all, model), values));
    const auto formula = readFormula(formulaText(info, values), signatureOf(*specification));
    return formula ? inWords(*formula) : formula.error().message;
}

}

/// What the formulas that come along say, as a teacher would.
class TestFormulaWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormulaIsSaidShortly_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* words) {
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(words);
        };
        row("paper-deadlocks",
            "At any time before defSuccessorGen happens: some step is possible.");
        row("paper-liveness",
            "After each step max(...) or min(...) or 3 times the same max(...) at once or "
            "3 times the same min(...) at once: whatever happens, defSuccessorGen eventually "
            "occurs.");
        row("paper-safety1",
            "At any time: after each step max(any, y, z, any): on some path without max(x2, y, z, "
            "m2), whatever x2, m2 is at each step, at some time: the step defSuccessorGen is "
            "possible.");
        row("paper-safety2",
            "At any time: after each step min(any, y, z, any): on some path without min(x2, y, z, "
            "m2), whatever x2, m2 is at each step, at some time: the step defSuccessorGen is "
            "possible.");
        row("paper-safety3",
            "At any time: after each step 3 times the same max(x, y, z, any) at once: "
            "on some path without 2 times the same max(x2, y, z, m2) and max(x, y, z, m2) "
            "at once, whatever x2, m2 is at each step, at some time: the step defSuccessorGen is "
            "possible.");
        row("paper-safety4",
            "At any time: after each step 3 times the same min(x, y, z, any) at once: "
            "on some path without 2 times the same min(x2, y, z, m2) and min(x, y, z, m2) "
            "at once, whatever x2, m2 is at each step, at some time: the step defSuccessorGen is "
            "possible.");
        row("paper-successors",
            "At any time: after each step max(x, y, any, any) or min(x, y, any, any): x <= exp(7, "
            "Int2Nat(y - 1)).");
        row("paper-deadlocks-repaired", "At any time: some step is possible.");
        row("paper-liveness-repaired", "Whatever happens, defSuccessorGen eventually occurs.");
        row("paper-safety1-repaired",
            "At any time: after each step max(any, y, z, any): from there on, the step max(any, y, "
            "z, any) never happens.");
        row("paper-safety2-repaired",
            "At any time: after each step min(any, y, z, any): from there on, the step min(any, y, "
            "z, any) never happens.");
        row("paper-successors-repaired",
            "At any time: after each step max(x, y, any, any) or min(x, y, any, any): x == exp(7, "
            "Int2Nat(y - 1)).");
        row("pool-no-deadlock", "At any time: some step is possible.");
        row("pool-result", "Whatever happens, best(...) eventually occurs.");
        row("pool-taken-once",
            "At any time: after each step take(any, t): from there on, the step take(any, t) never "
            "happens.");
        row("pool-taken",
            "For every t of Nat with t < M: whatever happens, take(any, t) eventually occurs.");
        row("pool-done-after-take",
            "For every w, t of Nat with w < P && t < M: the step done(w, t, any) never comes "
            "before take(w, t).");
        row("pool-join",
            "For every t of Nat with t < M: the step best(...) never comes before done(any, t, "
            "any).");
        row("pool-maximum",
            "At any time: after each step best(t, v): v == score(t) && (forall u: Nat. u < M => "
            "score(u) <= v).");
        row("pool-tie",
            "At any time: after each step best(t, v): forall u: Nat. u < t => score(u) < v.");
        row("pool-same-result",
            "For every t, u of Nat with t < M && u < M && t < u: the step best(t, any) never "
            "happens, or the step best(u, any) never happens.");
        row("pool-result-once",
            "At any time: after each step best(...): from there on, the step best(...) never "
            "happens.");
        row("pool-halts",
            "At any time: after each step best(...): the step halt can repeat for ever, with no "
            "other step possible on the way.");
        row("pool-no-starvation",
            "For every w of Nat with w < P: whatever happens, take(w, any) eventually occurs.");
        row("pool-can-get-a-task",
            "For every w of Nat with w < P: on some path, at some time: the step take(w, any) is "
            "possible.");
        row("pool-two-at-once", "After some step take(any, 0): the step take(any, 1) is possible.");
        row("pool-one-does-all",
            "On some path, at some time before take(w, any) with w > 0 happens: the step best(...) "
            "is "
            "possible.");
        row("pool-halts-again-and-again", "Whatever happens, halt occurs again and again.");
        row("game-x-wins",
            "The side that chooses the steps drop(X, any) can bring this about, whatever steps "
            "drop(O, any) "
            "the other side chooses: the step win(X) is possible.");
        row("game-o-wins",
            "The side that chooses the steps drop(O, any) can bring this about, whatever steps "
            "drop(X, any) "
            "the other side chooses: the step win(O) is possible.");
    }

    void everyFormulaIsSaidShortly()
    {
        QFETCH(const QString, name);
        for (const ModelInfo& model : models())
            for (const FormulaInfo& info : formulasOf(model.name))
                if (info.name == name && name.startsWith(model.name)) {
                    const ModelValues three {{"p", "3"}};
                    QTEST(wordsOf(model.name, info,
                                  model.name == QStringLiteral("paper") ? three : ModelValues()),
                          "words");
                    return;
                }
        QFAIL("There is no such formula.");
    }

    /// All of them are in the table above, and no two of one model that say the same mean
    /// something else.
    void noTwoFormulasAreSaidAlike()
    {
        for (const ModelInfo& model : models()) {
            QMap<QString, QString> nameOf;
            for (const FormulaInfo& info : formulasOf(model.name)) {
                const QString words = wordsOf(model.name, info);
                QVERIFY2(!nameOf.contains(words), qPrintable(info.name));
                nameOf[words] = info.name;
                QVERIFY2(words.size() <= 280, qPrintable(words));
                QVERIFY2(!words.contains(QLatin1String("revisited")), qPrintable(words));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestFormulaWords)
#include "tst_formulawords.moc"
