// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/dataspecification.h"

#include <QTest>

using namespace fourcast::syntax;

class TestDataSpecification : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sortsAndMapsAreFoundByName()
    {
        const auto data = readDataSpecification(u"sort Token = struct X | O; Side = struct L;\n"
                                                u"map f, g: Nat # Token -> Int; M: Pos;");
        QVERIFY(data);
        QCOMPARE(data->enumerations.size(), std::size_t {2});
        QCOMPARE(data->enumerationOf(Symbol("O"))->name, Symbol("Token"));
        QVERIFY(!data->enumerationOf(Symbol("f")));
        QCOMPARE(data->findMap(Symbol("g")), 1);
        QCOMPARE(data->findMap(Symbol("X")), -1);
        QCOMPARE(data->maps[1].parameters,
                 (std::vector {Sort::nat(), Sort::enumeration(Symbol("Token"))}));
        QCOMPARE(data->maps[2].result, Sort::pos());
    }

    void nothingIsASpecificationToo()
    {
        const auto data = readDataSpecification(u"% nothing\n");
        QVERIFY(data);
        QVERIFY(data->maps.empty());
    }

    void whatIsWrittenIsReadAgain()
    {
        const QString source = QStringLiteral("sort Token = struct X | O;\n"
                                              "map f: Nat # Token -> Int;\n"
                                              "map M: Pos;\n"
                                              "eqn f(0, X) = -1;\n"
                                              "var n: Nat, t: Token;\n"
                                              "eqn n > 1 && t == O -> f(n, t) = n - M;\n"
                                              "eqn M = 3;\n");
        const auto data = readDataSpecification(source);
        QVERIFY2(data, data ? "" : qPrintable(data.error().message));
        QCOMPARE(text(*data), source);
    }

    void aWrongTextIsAnsweredWithItsPlace_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* source, const char* message) {
            QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(message);
        };
        row("no struct", "sort A = Nat;",
            "Line 1, column 10: sort aliases are not part of this language; use an enumeration, as "
            "in sort Token = struct X | O;");
        row("no sort at all", "sort A = 3;",
            "Line 1, column 10: 'struct', as in sort Token = struct X | O; is expected here, not "
            "'3'");
        row("twice", "sort A = struct X;\nmap X: Nat;", "Line 2, column 5: 'X' is declared twice");
        row("a constant with arguments", "sort A = struct X(Nat);",
            "Line 1, column 18: a constant of an enumeration takes no arguments here");
        row("a function of the language", "map max: Nat;",
            "Line 1, column 5: 'max' is a function of the language already");
        row("a reserved word", "map sum: Nat;",
            "Line 1, column 5: the name of a map is expected here; 'sum' has a meaning of its own, "
            "so it can't be a name");
        row("no result", "map f: Nat # Nat;",
            "Line 1, column 17: a '->' is expected here, not ';'");
        row("an unknown sort", "map f: Token;", "Line 1, column 5: there is no sort 'Token'");
        row("an unknown map", "map f: Nat; eqn g = 1;", "Line 1, column 17: there is no map 'g'");
        row("too many arguments", "map f: Nat; eqn f(1) = 1;",
            "Line 1, column 17: the map 'f' takes 0 argument(s), not 1");
        row("not a map", "map f: Nat; eqn 1 = f;",
            "Line 1, column 17: the left side of an equation must be a map, as in f(0, n) = 1");
        row("a pattern that calls", "map f: Nat -> Nat; eqn f(1 + 1) = 1;",
            "Line 1, column 28: on the left of an equation an argument is a constant or a variable "
            "of 'var'");
        row("an undeclared variable", "map f: Nat -> Nat; eqn f(n) = 1;",
            "Line 1, column 26: there is no variable, constant or map 'n' here");
        row("a variable on the right alone", "map f: Nat; var n: Nat; eqn f = n;",
            "Line 1, column 33: the variable 'n' must stand on the left of its equation, too");
        row("a result of another sort", "map f: Nat; eqn f = -1;",
            "Line 1, column 21: '-1' has the sort Int, but Nat is needed here");
        row("a condition of another sort", "map f: Nat -> Nat; var n: Nat; eqn n -> f(n) = 1;",
            "Line 1, column 36: 'n' has the sort Nat, but Bool is needed here");
        row("a pattern of another sort", "map f: Nat -> Nat; eqn f(true) = 1;",
            "Line 1, column 26: 'true' has the sort Bool, but Nat is needed here");
        row("variables without equations", "var n: Nat; map f: Nat;",
            "Line 1, column 13: 'eqn', where the variables are used, is expected here, not 'map'");
        row("no semicolon", "map f: Nat\neqn f = 1;",
            "Line 2, column 1: a ';' is expected here, not 'eqn'");
        row("another section", "act a;",
            "Line 1, column 1: sort, map, var or eqn is expected here, not 'act'");
    }

    void aWrongTextIsAnsweredWithItsPlace()
    {
        QFETCH(QString, source);
        QFETCH(QString, message);
        const auto data = readDataSpecification(source);
        QVERIFY(!data);
        QCOMPARE(data.error().message, message);
    }
};

QTEST_APPLESS_MAIN(TestDataSpecification)
#include "tst_dataspecification.moc"
