// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a model's text is read as, and what is said of a wrong one.
#include "core/formal/process/language/specification.h"

#include <QTest>

using namespace fourcast::formal;

namespace {

const QString head = QStringLiteral("act a, b, c: Nat; d, e, f;\n");

QString warningsOf(const Specification& specification)
{
    QStringList messages;
    for (const Error& warning : specification.warnings)
        messages << warning.message;
    return messages.join(u'\n');
}

} // namespace

class TestSpecification : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAgain_data()
    {
        QTest::addColumn<QString>("process");
        for (const char* process :
             {"d . e . P(1, true)", "(d + e) . f . delta", "sum m: Nat. (m < 3) -> a(m) . P(m, t)",
              "sum m: Nat. (m < n) -> a(m) . P(m, t) + d . delta", "t -> d . delta <> e . delta",
              "!t -> (t -> d . delta) <> delta", "(n < 3) -> t -> d . delta <> e . delta",
              "a(n)|b(n + 1)|d . P(t = false)", "tau . P()", "d . (sum m: Nat. b(m) . delta)",
              "t -> (sum m: Pos. a(m) . delta) <> (d . delta + delta)", "P(n + 1, !t) . d . delta",
              "(d . e) . delta"})
            QTest::newRow(process) << process;
    }

    void whatIsWrittenIsReadAgain()
    {
        QFETCH(QString, process);
        const QString source = head
            + QStringLiteral(
                  "proc P(n: Nat, t: Bool) = d . P(n, t);\nproc Q(n: Nat, t: Bool) = %1;\n"
                  "init allow({a|b, d}, comm({a|b -> c, d|e -> f}, hide({e}, block({f}, "
                  "rename({d -> e}, Q(1, true) || (d . delta + e . delta))))));\n")
                  .arg(process);
        const auto specification = readSpecification(source);
        QVERIFY2(specification, specification ? "" : qPrintable(specification.error().message));
        const QString written = text(*specification);
        QVERIFY2(written.endsWith(source.mid(head.size())), qPrintable(written));
        const auto again = readSpecification(written);
        QVERIFY2(again, again ? "" : qPrintable(again.error().message));
        QCOMPARE(text(*again), written);
    }

    void processOperatorsBindAsInMcrl2_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("written");
        QTest::newRow("a sequence before a choice") << "(d . e) + f . delta"
                                                    << "d . e + f . delta";
        QTest::newRow("a condition before a choice")
            << "true -> d . delta <> e . delta + f . delta"
            << "true -> d . delta <> e . delta + f . delta";
        QTest::newRow("a sum before a choice") << "(sum n: Nat. (n < 2) -> a(n)) + d"
                                               << "sum n: Nat. (n < 2) -> a(n) + d";
        QTest::newRow("a nested condition") << "true -> false -> d <> e"
                                            << "true -> false -> d <> e";
        QTest::newRow("an otherwise of the outer condition") << "true -> (false -> d) <> e"
                                                             << "true -> (false -> d) <> e";
        QTest::newRow("a negation in a condition") << "!(1 == 2) -> d"
                                                   << "!(1 == 2) -> d";
        QTest::newRow("a number's condition") << "(1 < 2) -> d"
                                              << "(1 < 2) -> d";
    }

    void processOperatorsBindAsInMcrl2()
    {
        QFETCH(QString, source);
        QFETCH(QString, written);
        const auto specification
            = readSpecification(head + QStringLiteral("proc P = %1;\ninit P;\n").arg(source));
        QVERIFY2(specification, specification ? "" : qPrintable(specification.error().message));
        QCOMPARE(text(specification->processes[0].body), written);
    }

    void aWrongTextIsAnsweredWithItsPlace_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* source, const char* message) {
            QTest::newRow(name) << head + QString::fromUtf8(source) << QString::fromUtf8(message);
        };
        row("no init", "proc P = d . P;",
            "Line 2, column 16: 'init' is missing: it says with which process the model begins");
        row("two inits", "init d; init e;", "Line 2, column 9: there is an 'init' already");
        row("another section", "glob x: Nat;",
            "Line 2, column 1: a section (sort, map, var, eqn, act, proc or init) is expected "
            "here, "
            "not 'glob'");
        row("an unknown action", "init dd . delta;",
            "Line 2, column 6: there is no action or process 'dd'; did you mean 'd'?");
        row("an unknown process", "proc Worker = d . Worker; init Wroker;",
            "Line 2, column 32: there is no action or process 'Wroker'; did you mean 'Worker'?");
        row("an unknown variable", "proc P(n: Nat) = a(m) . P(n); init P(0);",
            "Line 2, column 20: there is no variable, constant or map 'm' here");
        row("too few arguments of an action", "init a . delta;",
            "Line 2, column 6: the action 'a' takes 1 argument(s), not 0");
        row("too many arguments of a process", "proc P = d . P; init P(1);",
            "Line 2, column 22: the process 'P' takes 0 argument(s), not 1");
        row("an argument of another sort", "init a(true) . delta;",
            "Line 2, column 8: 'true' has the sort Bool, but Nat is needed here");
        row("an Int for a Nat", "proc P(n: Nat) = a(n) . P(n - 1); init P(3);",
            "Line 2, column 29: 'n - 1' has the sort Int, but Nat is needed here; write "
            "Int2Nat(n - 1)");
        row("an unknown parameter", "proc P(n: Nat) = a(n) . P(m = 1); init P(3);",
            "Line 2, column 27: the process 'P' has no parameter 'm'");
        row("a parameter without a value", "proc P(n: Nat) = a(n) . P(n); init P();",
            "Line 2, column 36: the parameter 'n' of the process 'P' has no value here; write n = "
            "...");
        row("a parameter twice", "proc P(n: Nat) = a(n) . P(n = 1, n = 2); init P(0);",
            "Line 2, column 34: the parameter 'n' is set twice");
        row("an action with names", "init a(n = 1) . delta;",
            "Line 2, column 6: 'a' is an action, whose arguments have no names");
        row("brackets around nothing", "init d() . delta;",
            "Line 2, column 6: the action 'd' is written without brackets where it takes no "
            "arguments");
        row("a process at once", "proc P = d . P; init d|P;",
            "Line 2, column 24: 'P' is a process; only actions can happen at once, with a "
            "'|' between them");
        row("a condition of another sort", "init (1) -> d . delta;",
            "Line 2, column 7: '1' has the sort Pos, but Bool is needed here");
        row("a name twice", "proc d = e . d; init d;", "Line 2, column 6: 'd' is declared twice");
        row("a process that calls itself", "proc P = Q + d; Q = P; init P;",
            "Line 2, column 21: the process 'P' calls itself before an action happens; an action "
            "must stand before the call");
        row("parallel in a process", "proc P = d || e; init P;",
            "Line 2, column 10: '||' can only be used in 'init', inside allow, comm, hide, block "
            "and rename");
        row("hide in a process", "proc P = hide({d}, d); init P;",
            "Line 2, column 10: allow, comm, hide, block and rename can only be used in 'init', "
            "around all of it");
        row("allow of an unknown name", "init allow({d, g}, d || e);",
            "Line 2, column 16: there is no action 'g'");
        row("comm of different arguments", "init comm({a|d -> c}, a(1) || d);",
            "Line 2, column 14: 'a' and 'd' take different arguments (Nat and no arguments); they "
            "must be the same");
        row("comm to different arguments", "init comm({a|b -> d}, a(1) || b(1));",
            "Line 2, column 19: 'a' and 'd' take different arguments (Nat and no arguments); they "
            "must be the same");
        row("comm in two ways", "init comm({d|e -> f, d|f -> e}, d || e);",
            "Line 2, column 22: 'd' communicates in two ways; only one is allowed");
        row("comm of what comm gives", "init comm({d|e -> d}, d || e);",
            "Line 2, column 19: 'd' is both the result of a communication and part of one; give it "
            "another name");
        row("comm of one", "init comm({d -> e}, d || e);",
            "Line 2, column 14: a '|' and what it communicates with, as in a|b -> c, is expected "
            "here, not '->'");
        row("rename of different arguments", "init rename({a -> d}, a(1));",
            "Line 2, column 19: 'a' and 'd' take different arguments (Nat and no arguments); they "
            "must be the same");
        row("an unknown sort", "proc P(n: Natt) = d . P(n); init P(0);",
            "Line 2, column 8: there is no sort 'Natt'");
        row("nothing after a dot", "init d . ;",
            "Line 2, column 10: a process (an action, a name, sum, a condition, ...) is expected "
            "here, not ';'");
        row("time", "init d @ 3;", "Line 2, column 8: '@' is not part of this language");
        row("processes at once", "init (d + e)|f . delta;",
            "Line 2, column 13: a '|' can stand between actions only, as in a|b(1)");
        row("a process and tau at once", "proc P = d . P; init tau|P;",
            "Line 2, column 26: 'P' is a process; only actions can happen at once, with a "
            "'|' between them");
        row("an action with other arguments", "act d: Nat; init d;",
            "Line 2, column 5: 'd' is already declared; two actions of the same name with "
            "different arguments are not part of this language");
        row("an action twice", "act d; init d;", "Line 2, column 5: 'd' is declared twice");
        row("a name of a sort", "sort Time = Nat; init d;",
            "Line 2, column 13: sort aliases are not part of this language; use an enumeration, as "
            "in sort Token = struct X | O;");
        row("a sort without constants", "sort D; init d;",
            "Line 2, column 7: sorts without constants are not part of this language; use an "
            "enumeration, as in sort Token = struct X | O;");
        row("a number below 0", "proc P(n: Nat) = a(n) . P(n); init P(-1);",
            "Line 2, column 38: '-1' has the sort Int, but Nat is needed here");
        row("no positive number", "proc P(n: Pos) = d . P(n); init P(0);",
            "Line 2, column 35: '0' has the sort Nat, but Pos is needed here");
        row("an open bracket", "init (d . e;",
            "Line 2, column 12: a ')' is expected here, not ';'");
        row("a set that does not end", "init allow({d e}, d);",
            "Line 2, column 15: a ',' or a '}' is expected here, not 'e'");
        row("a sum without a sort", "init sum n. a(n);",
            "Line 2, column 11: a ':' is expected here, not '.'");
    }

    void aWrongTextIsAnsweredWithItsPlace()
    {
        QFETCH(QString, source);
        QFETCH(QString, message);
        const auto specification = readSpecification(source);
        QVERIFY(!specification);
        QCOMPARE(specification.error().message, message);
        QCOMPARE(specification.error().line, 2);
    }

    void nothingIsTooDeepForTheStack()
    {
        for (const QString& piece :
             {QStringLiteral("("), QStringLiteral("sum n: Nat."), QStringLiteral("true -> "),
              QStringLiteral("hide({d},"), QStringLiteral("d . (e + ")}) {
            const auto specification
                = readSpecification(head + QStringLiteral("init ") + piece.repeated(20000));
            QVERIFY(!specification);
            QVERIFY2(specification.error().message.contains("400 levels deep"),
                     qPrintable(specification.error().message));
        }
        QString many;
        for (int i = 0; i < 20000; ++i)
            many += QStringLiteral("proc P%1 = P%2;\n").arg(i).arg(i + 1);
        const auto specification = readSpecification(head + many + QStringLiteral("init P0;"));
        QVERIFY(!specification);
    }

    void whatNeverHappensIsAWarning_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("warning");
        QTest::newRow("nothing") << "init allow({f}, comm({d|e -> f}, d . delta || e . delta));"
                                 << "";
        QTest::newRow("nobody to communicate with")
            << "init allow({d, f}, comm({d|e -> f}, d . delta));"
            << "Line 2, column 28: this never happens, as no process does 'e'";
        QTest::newRow("alone")
            << "init allow({d, e, f}, comm({d|e -> f}, d . e . delta || tau . delta));"
            << "Line 2, column 29: this never happens, as one process alone does all of these "
               "actions";
        QTest::newRow("not allowed")
            << "init allow({e}, d . delta || e . delta);"
            << "Line 2, column 17: 'd' never happens, as allow lists neither it nor anything it "
               "communicates to";
        QTest::newRow("an end") << "init d . e;"
                                << "Line 2, column 10: the process ends here, which is a step "
                                   "'Terminate' in mCRL2; write '. delta' if it just has nothing "
                                   "more to do";
    }

    void whatNeverHappensIsAWarning()
    {
        QFETCH(QString, source);
        QFETCH(QString, warning);
        const auto specification = readSpecification(head + source);
        QVERIFY2(specification, specification ? "" : qPrintable(specification.error().message));
        QCOMPARE(warningsOf(*specification), warning);
    }

    void theSignatureHasTheDeclaredActions()
    {
        const auto specification = readSpecification(head + QStringLiteral("init d . delta;"));
        QVERIFY(specification);
        const Signature signature = signatureOf(*specification);
        QCOMPARE(signature.actions.size(), std::size_t {6});
        QVERIFY(signature.find(fourcast::syntax::Symbol("c"), 1));
        QVERIFY(!signature.find(fourcast::syntax::Symbol("c"), 0));
        QVERIFY(!signature.isInferred);
    }
};

QTEST_APPLESS_MAIN(TestSpecification)
#include "tst_specification.moc"
