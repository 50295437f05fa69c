// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/ltsbuilder.h"
#include "core/formal/mucalculus/language/formula.h"
#include "core/formal/mucalculus/language/formulatokens.h"
#include "core/formal/mucalculus/language/formulawords.h"

#include <QTest>

using namespace fourcast::formal;
using fourcast::syntax::Sort;
using fourcast::syntax::Symbol;

namespace {

Signature poolSignature()
{
    Signature signature;
    const Symbol token("Token");
    signature.data.enumerations.push_back({token, {Symbol("X"), Symbol("O")}, {}});
    signature.actions = {{Symbol("take"), {Sort::nat(), Sort::nat()}},
                         {Symbol("best"), {Sort::nat(), Sort::integer()}},
                         {Symbol("drop"), {Sort::enumeration(token), Sort::nat()}},
                         {Symbol("halt"), {}}};
    return signature;
}

}

class TestFormula : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formulasAreReadAndWritten_data();
    void formulasAreReadAndWritten();
    void prioritiesAreThoseOfMcrl2_data();
    void prioritiesAreThoseOfMcrl2();
    void aMistakeIsNamedWithItsPlace_data();
    void aMistakeIsNamedWithItsPlace();
    void constantsOfASystemGetTheNameOfTheFormula();
    void whatOnlyAnotherSystemDoesIsAWarning();
    void deepFormulasAreRefusedNotDiedOf();
    void tokensHaveKinds();
    void wordsSayWhatAFormulaSays_data();
    void wordsSayWhatAFormulaSays();
};

void TestFormula::formulasAreReadAndWritten_data()
{
    QTest::addColumn<QString>("written");
    for (const char* text :
         {"true", "[true*]<true>true",
          "mu X. [!(exists t: Nat, v: Int. best(t, v))]X && <true>true",
          "nu X. mu Y. [!halt]Y && [halt]X && <true>true", "[(!halt)* . halt+ . (halt + tau)]false",
          "forall w, t: Nat. val(w < 2 && t < 3) => [take(w, t)]false",
          "mu X(n: Nat = 0, c: Token = X). val(n == 3) || <halt>X(n + 1, O)",
          "<halt|take(1, 2)>!true", "[halt && !take(0, 0) || val(1 < 2)]false",
          "(mu X. <halt>X) && (forall t: Nat. [take(t, t)]false)",
          "(true => false) => true || false && true", "<(forall c: Token. !drop(c, 1))*>true"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestFormula::formulasAreReadAndWritten()
{
    QFETCH(const QString, written);
    const auto formula = readFormula(written, poolSignature());
    QVERIFY2(formula, formula ? "" : qPrintable(formula.error().message));
    const QString text = fourcast::formal::text(formula->root);
    const auto again = readFormula(text, poolSignature());
    QVERIFY2(again, qPrintable(text));
    QCOMPARE(fourcast::formal::text(again->root), text);
}

void TestFormula::prioritiesAreThoseOfMcrl2_data()
{
    QTest::addColumn<QString>("bare");
    QTest::addColumn<QString>("bracketed");
    const auto row = [](const char* bare, const char* bracketed) {
        QTest::newRow(bare) << QString::fromUtf8(bare) << QString::fromUtf8(bracketed);
    };
    row("[halt]true && false", "([halt]true) && false");
    row("!true || true => false", "((!true) || true) => false");
    row("true => false => true", "true => (false => true)");
    row("mu X. <halt>X || true", "mu X. ((<halt>X) || true)");
    row("[halt]mu X. <halt>X && true", "[halt](mu X. ((<halt>X) && true))");
    row("[!halt*]true", "[(!halt)*]true");
    row("[halt.halt+halt]true", "[(halt . halt) + halt]true");
    row("[halt+ + halt.halt*]true", "[(halt+) + (halt . (halt*))]true");
    row("[!halt && halt || tau]true", "[((!halt) && halt) || tau]true");
    row("<exists t: Nat. take(t, t) || halt>true", "<exists t: Nat. (take(t, t) || halt)>true");
    row("% what is asked\n[ halt ]\t true % no more", "[halt]true");
    row("form [halt]true;", "[halt]true");
    row("mu form. <halt>form", "mu form. <halt>form");
}

void TestFormula::prioritiesAreThoseOfMcrl2()
{
    QFETCH(const QString, bare);
    QFETCH(const QString, bracketed);
    const auto one = readFormula(bare, poolSignature());
    const auto other = readFormula(bracketed, poolSignature());
    QVERIFY2(one, one ? "" : qPrintable(one.error().message));
    QVERIFY2(other, other ? "" : qPrintable(other.error().message));
    QCOMPARE(text(one->root), text(other->root));
}

void TestFormula::aMistakeIsNamedWithItsPlace_data()
{
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* wrong, int line, int column, const char* says) {
        QTest::newRow(wrong) << QString::fromUtf8(wrong) << line << column
                             << QString::fromUtf8(says);
    };
    row("", 1, 1, "a formula");
    row("[halt", 1, 6, "']'");
    row("[halt]\n  (true", 2, 8, "')'");
    row("[stop]true", 1, 2, "no action 'stop'");
    row("[halk]true", 1, 2, "did you mean 'halt'?");
    row("[take(1)]true", 1, 2, "takes 2 argument");
    row("[take(1, X)]true", 1, 10, "");
    row("[take(w, 1)]true", 1, 7, "no variable");
    row("<halt>X", 1, 7, "no fixpoint variable 'X'");
    row("mu Round. <halt>Rond", 1, 17, "did you mean 'Round'?");
    row("halt", 1, 1, "<halt>true");
    row("forall t: Nat. t", 1, 16, "val(...)");
    row("mu X. !X", 1, 8, "odd number of negations");
    row("mu X. (X => true)", 1, 8, "odd number of negations");
    row("mu X(n: Nat = 0). <halt>X", 1, 25, "takes 1 argument");
    row("mu X(n: Nat = true). X(1)", 1, 15, "");
    row("val(3)", 1, 5, "");
    row("true true", 1, 6, "");
    row("forall t: Colour. true", 1, 8, "Colour");
    row("[!(halt.halt)]true", 1, 8, "sequences of steps");
    row("[halt && halt*.halt]true &", 1, 26, "");
    row("mu true. true", 1, 4, "so it can't be a name");
    row("act a;\nform true;", 1, 1, "so 'act' is not part of one");
    row("form true", 1, 10, "';'");
    row("form true; true", 1, 12, "after the formula");
    row("mu X(n: Nat = -1). <halt>X(n)", 1, 15, "'-1' has the sort Int, but Nat is needed here");
    row("true $", 1, 6, "");
}

void TestFormula::aMistakeIsNamedWithItsPlace()
{
    QFETCH(const QString, wrong);
    QFETCH(const QString, says);
    const auto formula = readFormula(wrong, poolSignature());
    QVERIFY(!formula);
    const QString& message = formula.error().message;
    QVERIFY2(message.contains(says), qPrintable(message));
    QVERIFY2(formula.error().line == *static_cast<int*>(QTest::qData("line", QMetaType::Int))
                 && formula.error().column
                     == *static_cast<int*>(QTest::qData("column", QMetaType::Int)),
             qPrintable(message));
}

void TestFormula::constantsOfASystemGetTheNameOfTheFormula()
{
    LtsBuilder builder;
    builder.addTransition(0, "drop(X, 1)", 1);
    builder.addTransition(1, "drop(O, 2)", 0);
    const Signature signature = inferredSignature(builder.build());
    const auto formula
        = readFormula(u"forall p: Player, c: Nat. [drop(p, c)]val(p == X)", signature);
    QVERIFY2(formula, formula ? "" : qPrintable(formula.error().message));
    QVERIFY(formula->signature.data.findEnumeration(Symbol("Player")));
    // One sort, one name.
    QVERIFY(!readFormula(u"forall p: Player, q: Token. true", signature));
}

void TestFormula::whatOnlyAnotherSystemDoesIsAWarning()
{
    LtsBuilder builder;
    builder.addTransition(0, "drop(X, 1)", 1);
    builder.addTransition(1, "halt", 0);
    const Signature signature = inferredSignature(builder.build());
    const auto formula = readFormula(
        u"<drop(X, -1)><win(Z)>true || [hald|drop(O, 1)]<drop(1, X)>val(true) || <drop>true",
        signature);
    QVERIFY2(formula, formula ? "" : qPrintable(formula.error().message));
    QCOMPARE(formula->foreign,
             (QStringList {"win(Z)", "hald", "drop(O, 1)", "drop(1, X)", "drop"}));
    QCOMPARE(formula->warnings.size(), std::size_t {5});
    QCOMPARE(formula->warnings[1].message,
             QStringLiteral("Line 1, column 31: there is no 'hald' in the system, so it never "
                            "happens; did you mean 'halt'?"));
    // What is known is still checked, and so is what a model declares.
    QVERIFY(!readFormula(u"forall n: Nat. <drop(n, 1)>true", signature));
    QVERIFY(!readFormula(u"<win>true", poolSignature()));
    QVERIFY(readFormula(u"<halt>true", signature)->warnings.empty());
}

void TestFormula::deepFormulasAreRefusedNotDiedOf()
{
    for (const char* piece : {"(", "!", "[halt]", "true && ", "mu X. ", "[(", "true => ", "[!"}) {
        const auto formula
            = readFormula(QString::fromUtf8(piece).repeated(200000), poolSignature());
        QVERIFY(!formula);
        QVERIFY(!formula.error().message.isEmpty());
    }
}

void TestFormula::tokensHaveKinds()
{
    const QString source = QStringLiteral("nu X. % why\n[take(w, 12)]val(true) && X");
    const auto tokens = formulaTokens(source, poolSignature());
    using Kind = FormulaToken::Kind;
    const std::vector<std::pair<QString, Kind>> expected {
        {"nu", Kind::Keyword},    {"X", Kind::Variable}, {".", Kind::Sign},
        {"% why", Kind::Comment}, {"[", Kind::Modality}, {"take", Kind::Action},
        {"(", Kind::Sign},        {"w", Kind::Variable}, {",", Kind::Sign},
        {"12", Kind::Number},     {")", Kind::Sign},     {"]", Kind::Modality},
        {"val", Kind::Keyword},   {"(", Kind::Sign},     {"true", Kind::Constant},
        {")", Kind::Sign},        {"&&", Kind::Sign},    {"X", Kind::Variable}};
    QCOMPARE(tokens.size(), expected.size());
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        QCOMPARE(source.mid(tokens[i].begin, tokens[i].length), expected[i].first);
        QCOMPARE(tokens[i].kind, expected[i].second);
    }
    // What is no token is an error, and what follows is still looked at.
    const auto odd = formulaTokens(QStringLiteral("$ true"), poolSignature());
    QCOMPARE(odd.size(), std::size_t {2});
    QCOMPARE(odd[0].kind, Kind::Wrong);
    QCOMPARE(odd[1].kind, Kind::Constant);
    const QStringList words = formulaCompletions(poolSignature());
    for (const char* word : {"take", "forall", "val", "X", "Token", "Nat", "mu"})
        QVERIFY2(words.contains(QString::fromUtf8(word)), word);
}

void TestFormula::wordsSayWhatAFormulaSays_data()
{
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* formula, const char* words) {
        QTest::newRow(formula) << QString::fromUtf8(formula) << QString::fromUtf8(words);
    };
    row("[true*]<true>true", "At any time: some step is possible.");
    row("<halt>true", "The step halt is possible.");
    row("[halt]false", "The step halt is not possible.");
    row("mu X. [!halt]X && <true>true", "Whatever happens, halt eventually occurs.");
    row("[true*.halt]<halt>true", "At any time: after each step halt: the step halt is possible.");
    row("<true* . best(1, 2)>true", "On some path, at some time: the step best(1, 2) is possible.");
    row("forall t: Nat. [take(t, t)]false",
        "For every t of Nat: the step take(t, t) is not possible.");
    row("exists t, w: Nat, v: Int. val(t < w) && <best(t, v)>true",
        "For some t, w of Nat, v of Int with t < w: the step best(t, v) is possible.");
    row("[(!halt)*]<true>true", "At any time before halt happens: some step is possible.");
    row("mu X. <true>X || <halt>true", "On some path, at some time: the step halt is possible.");
    row("nu X. <!halt>X", "It can continue for ever without halt.");
    row("[true*.halt]false", "The step halt never happens.");
    row("[halt][true*.halt]false",
        "After each step halt: from there on, the step halt never happens.");
    row("[!halt]false", "No step other than halt is possible.");
    row("<!halt><halt>true", "After some step other than halt: the step halt is possible.");
    // What is used later, or twice, keeps its name.
    row("forall t, w: Nat. [take(w, t)]<take(w, 1)>true",
        "After each step take(w, any): the step take(w, 1) is possible.");
    row("forall t: Nat. <take(t, t)>true", "For every t of Nat: the step take(t, t) is possible.");
    row("exists t: Nat. [take(0, t)]false",
        "For some t of Nat: the step take(0, t) is not possible.");
    row("<exists t: Nat. take(t, t)>true", "The step exists t: Nat. take(t, t) is possible.");
    row("<exists w, t: Nat. val(t < 2) && take(w, t)>true",
        "The step take(any, t) with t < 2 is possible.");
    row("[exists t: Nat. take(0, t)|take(1, t)|halt]false",
        "The step exists t: Nat. take(0, t)|take(1, t)|halt is not possible.");
    row("[exists w, t: Nat. take(w, t)|take(w, t)]false",
        "The step 2 times the same take(...) at once is not possible.");
    // A name that is taken already is not the one of a step.
    row("forall t: Nat. <take(t, 0)>forall t: Nat. [take(t, 1)]<take(t, 2)>true",
        "For every t of Nat: after some step take(t, 0): for every t of Nat: after each step "
        "take(t, 1): the step take(t, 2) is possible.");
    // Brackets where a part of a sentence would run on.
    row("([true*]<halt>true) && <halt>true",
        "(At any time: the step halt is possible), and the step halt is possible.");
    row("(<halt>true || [halt]false) && <true>true",
        "(The step halt is possible, or the step halt is not possible), and some step is "
        "possible.");
    row("nu X. mu Y. ([halt]X && <true>true && [!halt]Y)",
        "Whatever happens, halt occurs again and again.");
    row("nu X. mu Y. ([halt]Y && <true>true && [!halt]X)",
        "X holds, where X may be revisited for ever and says: Y holds, where Y may be revisited "
        "only finitely often and says: (after each step halt: Y holds), and some step is possible, "
        "and after each step other than halt: X holds.");
}

void TestFormula::wordsSayWhatAFormulaSays()
{
    QFETCH(const QString, formula);
    const auto read = readFormula(formula, poolSignature());
    QVERIFY(read);
    QTEST(inWords(*read), "words");
}

QTEST_APPLESS_MAIN(TestFormula)
#include "tst_formula.moc"
