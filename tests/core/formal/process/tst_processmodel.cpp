// SPDX-License-Identifier: GPL-3.0-or-later
//
// What processes do: each small model beside the transition system that it must have.
#include "core/formal/lts/bisimulation.h"
#include "core/formal/lts/ltsbuilder.h"
#include "core/formal/process/generate.h"
#include "core/formal/process/processmodel.h"

#include <QTest>
#include <thread>

using namespace fourcast::formal;
using fourcast::statespace::ExploreStatus;
using fourcast::statespace::MemoryBudget;

namespace {

GenerationResult generated(const QString& source, int workers = 2)
{
    const auto specification = readSpecification(source);
    if (!specification)
        qFatal("%s", qPrintable(specification.error().message));
    return generate(*specification, {.workers = workers});
}

/// "0 a(1) 1; 0 b 2": all transitions, in order.
QString transitionsOf(const Lts& lts)
{
    QStringList all;
    for (State state = 0; state < lts.stateCount(); ++state)
        for (const Transition& each : lts.transitions(state))
            all << QStringLiteral("%1 %2 %3")
                       .arg(state)
                       .arg(lts.label(each.label).text())
                       .arg(each.target);
    return all.join(QStringLiteral("; "));
}

} // namespace

class TestProcessModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void processesDoWhatTheyShould_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("transitions");
        const auto row = [](const char* name, const char* source, const char* transitions) {
            QTest::newRow(name) << "sort Token = struct X | O;\n"
                                   "act a, b, c: Nat; d, e, f; t: Token; i: Int;\n"
                    + QString::fromUtf8(source)
                                << QString::fromUtf8(transitions);
        };
        row("a sequence", "init d . e . delta;", "0 d 1; 1 e 2");
        row("deadlock", "init delta;", "");
        row("a choice", "init d . delta + e . delta;", "0 d 1; 0 e 1");
        row("a choice and what follows", "init (d + e) . f . delta;", "0 d 1; 0 e 1; 1 f 2");
        row("recursion", "proc P = d . e . P; init P;", "0 d 1; 1 e 0");
        row("a parameter", "proc P(n: Nat) = (n < 2) -> a(n) . P(n + 1) <> d . P(0); init P(0);",
            "0 a(0) 1; 1 a(1) 2; 2 d 0");
        row("parameters by name",
            "proc P(n, m: Nat) = (n < 2) -> a(m) . P(n = n + 1); init P(0, 5);",
            "0 a(5) 1; 1 a(5) 2");
        row("a condition that fails", "init false -> d . delta;", "");
        row("a bounded sum", "init sum n: Nat. (1 <= n && n < 3) -> a(n) . delta;",
            "0 a(1) 1; 0 a(2) 1");
        row("an else that is delta",
            "proc P(i: Nat) = sum j: Nat. (j < 2) -> a(j) . P(j) <> delta; init P(0);",
            "0 a(0) 0; 0 a(1) 0");
        row("brackets in brackets",
            "init allow({d|d|e|f}, d . delta || (e . delta || (f . delta || d . delta)));",
            "0 d|d|e|f 1");
        row("a sum over an enumeration", "init sum x: Token. t(x) . delta;", "0 t(O) 1; 0 t(X) 1");
        row("a sum that nobody looks at", "init sum n: Nat. d . delta;", "0 d 1");
        row("two sums, the inner one bounded by the outer one",
            "init sum n: Nat. (n < 3) -> sum m: Nat. (m < n) -> a(m)|b(n) . delta;",
            "0 a(0)|b(1) 1; 0 a(0)|b(2) 1; 0 a(1)|b(2) 1");
        row("tau", "init tau . d . delta;", "0 tau 1; 1 d 2");
        row("several actions at once", "init e|d|d . delta;", "0 d|d|e 1");
        row("tau among them", "init tau|e . d|tau|tau . tau|tau . delta;", "0 e 1; 1 d 2; 2 tau 3");
        row("a call that comes back", "proc P(n: Nat) = a(n); init P(1) . P(2) . d . delta;",
            "0 a(1) 1; 1 a(2) 2; 2 d 3");
        row("a call that comes back to a value",
            "proc P = d; Q(n: Nat) = P . a(n) . Q(Int2Nat(1 - n)); init Q(0);",
            "0 d 2; 1 d 3; 2 a(0) 1; 3 a(1) 0");
        row("interleaving", "init allow({d, e}, d . delta || e . delta);",
            "0 d 1; 0 e 2; 1 e 3; 2 d 3");
        row("both at once, too", "init d . delta || e . delta;",
            "0 d 1; 0 d|e 3; 0 e 2; 1 e 3; 2 d 3");
        row("all three at once alone", "init allow({d|e|f}, d . delta || e . delta || f . delta);",
            "0 d|e|f 1");
        row("tau beside an action", "init allow({d}, tau . delta || d . delta);",
            "0 d 2; 0 d 3; 0 tau 1; 1 d 3; 2 tau 3");
        row("communication", "init allow({f}, comm({d|e -> f}, d . delta || e . delta));", "0 f 1");
        row("communication of equal arguments alone",
            "init allow({c}, comm({a|b -> c}, a(1) . delta || (b(1) . delta + b(2) . delta)));",
            "0 c(1) 1");
        row("what does not communicate may be allowed",
            "init allow({a|b, c}, comm({a|b -> c}, a(1) . delta || b(2) . delta));",
            "0 a(1)|b(2) 1");
        row("communication must happen",
            "init allow({a|b}, comm({a|b -> c}, a(1) . delta || b(1) . delta));", "");
        row("communication of three",
            "init allow({d}, comm({e|e|f -> d}, e . delta || e . delta || f "
            ". delta));",
            "0 d 1");
        row("communication within one step", "init allow({f}, comm({d|e -> f}, d|e . delta));",
            "0 f 1");
        row("a partner gives the value",
            "init allow({c}, comm({a|b -> c}, a(7) . delta || (sum n: Nat. b(n) . a(n) . delta)));",
            "0 c(7) 1");
        row("a partner's value must fit the condition",
            "init allow({c}, comm({a|b -> c}, (a(7) . delta + a(3) . delta) || (sum n: "
            "Nat. b(n) . (n > 5) -> c(n) . delta)));",
            "0 c(3) 1; 0 c(7) 2; 2 c(7) 3");
        row("a partner's value must fit the sort",
            "act j, k: Int;\ninit allow({k}, comm({i|j -> k}, (i(-1) . delta + i(2) . delta) || "
            "sum n: "
            "Nat. j(n) . delta));",
            "0 k(2) 1");
        row("block", "init block({d}, d . delta || e . delta);", "0 e 1");
        row("hide", "init hide({d}, d . e . delta);", "0 tau 1; 1 e 2");
        row("hide one of two", "init allow({e}, hide({d}, d|e . delta));", "0 e 1");
        row("rename", "init rename({d -> e}, d . f . delta);", "0 e 1; 1 f 2");
        row("rename then communicate",
            "init allow({f}, comm({d|e -> f}, rename({f -> e}, d . delta || f . delta)));",
            "0 f 1");
        row("allow inside allow", "init allow({d}, allow({d, e}, d . delta || e . delta));",
            "0 d 1");
    }

    void processesDoWhatTheyShould()
    {
        QFETCH(QString, source);
        QFETCH(QString, transitions);
        const GenerationResult system = generated(source);
        QVERIFY2(system.status == ExploreStatus::Complete,
                 system.error ? qPrintable(system.error->message) : "");
        // States are numbered by what they hold; what counts is the system.
        QStringList written;
        LtsBuilder builder;
        for (const QString& each : transitions.split(QStringLiteral("; "), Qt::SkipEmptyParts)) {
            const QString label = each.section(u' ', 1, -2);
            builder.addTransition(each.section(u' ', 0, 0).toUInt(), Label::fromText(label),
                                  each.section(u' ', -1).toUInt());
        }
        const Lts expected = builder.build();
        const QString found = transitionsOf(system.lts);
        QVERIFY2(system.lts.stateCount() == expected.stateCount(), qPrintable(found));
        QVERIFY2(system.lts.transitionCount() == expected.transitionCount(), qPrintable(found));
        QVERIFY2(compare(system.lts, expected).status == ComparisonStatus::Bisimilar,
                 qPrintable(found));
    }

    void whatCanNotBeToldEndsWithASentence_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("message");
        QTest::newRow("a sum without an end")
            << "init sum n: Nat. a(n + 1) . delta;"
            << "Line 2, column 10: 'sum n: Nat' has infinitely many values to try; a condition "
               "must bound it, as in sum n: Nat. (n < 8) -> ..., or a communicating action must "
               "have n alone as an argument";
        QTest::newRow("nobody says the value")
            << "init (sum n: Nat. a(n) . delta) || d . delta;"
            << "Line 2, column 11: nothing determines 'n' in this sum: a condition must bound it, "
               "or allow must exclude the action that does not communicate";
        QTest::newRow("other values than the partner's are allowed, too")
            << "init allow({c, a|b}, comm({a|b -> c}, (sum n: Nat. (n * 2 < 5) -> a(n) . delta) || "
               "b(0) . delta));"
            << "Line 2, column 44: nothing determines 'n' in this sum: a condition must bound it, "
               "or allow must exclude the action that does not communicate";
        QTest::newRow("no value") << "proc P(n: Nat) = a(n) . P(Int2Nat(n - 1)); init P(2);"
                                  << "Line 2, column 27: Int2Nat(-1) has no value: -1 is not a Nat";
        QTest::newRow("endless calls") << "proc P = d . P . e; init P;"
                                       << "Line 2, column 10: this process grows without end, or "
                                          "has more than 4,194,304 states on its own";
    }

    void whatCanNotBeToldEndsWithASentence()
    {
        QFETCH(QString, source);
        QFETCH(QString, message);
        const GenerationResult system
            = generated(QStringLiteral("act a, b, c: Nat; d, e;\n") + source);
        QVERIFY(system.status == ExploreStatus::Failed);
        QVERIFY(system.error);
        QCOMPARE(system.error->message, message);
        QCOMPARE(system.error->line, 2);
    }

    void nothingIsTriedForEver_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("message");
        QTest::newRow("sums in sums")
            << "init sum n: Nat. (n < 900000) -> sum m: Nat. (m < 900000) -> (n + m < 0) -> a(n) . "
               "delta;"
            << "this takes more than 5,000,000 steps";
        QTest::newRow("many at once")
            << "init " + QStringList(60, QStringLiteral("d . delta")).join(QStringLiteral(" || "))
                + u';'
            << "In one state the processes can combine their steps in too many ways. An allow with "
               "few multi-actions limits that";
        QTest::newRow("many of many at once")
            << QStringLiteral("init allow({%1}, %2);")
                   .arg(QStringList(20, QStringLiteral("d")).join(u'|'),
                        QStringList(60, QStringLiteral("d . delta")).join(QStringLiteral(" || ")))
            << "In one state the processes can combine their steps in too many ways. An allow with "
               "few multi-actions limits that";
        QTest::newRow("a quantifier")
            << "init (forall n: Nat. n < 900000 => (forall m: Nat. m < n => n + m >= 0)) -> d . "
               "delta;"
            << "this takes more than 5,000,000 steps";
    }

    void nothingIsTriedForEver()
    {
        QFETCH(QString, source);
        QFETCH(QString, message);
        const GenerationResult system
            = generated(QStringLiteral("act a, b, c: Nat; d, e;\n") + source);
        QVERIFY(system.status == ExploreStatus::Failed);
        QVERIFY(system.error);
        QVERIFY2(system.error->message.endsWith(message), qPrintable(system.error->message));
    }

    void aFailureThatNoStateReachesIsNone()
    {
        // The second process can ask for any offer, but gets the first alone.
        const GenerationResult system = generated(
            "act a, b, c: Nat; map half: Nat -> Nat; eqn half(0) = 0;\n"
            "init allow({c}, comm({a|b -> c}, a(0) . delta || (sum n: Nat. b(n) . b(half(n)) "
            ". delta) || (false -> a(1) . delta)));");
        QVERIFY2(system.status == ExploreStatus::Complete,
                 system.error ? qPrintable(system.error->message) : "");
        QCOMPARE(transitionsOf(system.lts), QStringLiteral("0 c(0) 1"));
    }

    void deadParametersAreForgotten()
    {
        // The second parameter is never looked at again, however it is handed on.
        const GenerationResult system
            = generated("act a: Nat; halt;\n"
                        "proc P(n: Nat) = sum m: Nat. (m < 5) -> a(m) . Halted(m, n);\n"
                        "     Halted(m, n: Nat) = halt . Halted(n, m);\n"
                        "init P(3);");
        QCOMPARE(system.lts.stateCount(), State {2});
        QCOMPARE(system.lts.transitionCount(), std::uint64_t {6});
    }

    void aCounterWithoutAnEndIsStoppedByTheBudget()
    {
        const auto specification
            = readSpecification(u"act a: Nat; proc P(n: Nat) = a(n) . P(n + 1); init P(0);");
        QVERIFY(specification);
        const GenerationResult system = generate(*specification, {.mostStates = 1000});
        QVERIFY(system.status == ExploreStatus::StatesReached);
        QVERIFY(system.lts.stateCount() > 900);
        QVERIFY(!system.lts.isComplete());
    }

    void aProcessThatGrowsIsStoppedByTheBudget()
    {
        const auto specification
            = readSpecification(u"act a: Nat; proc P(n: Nat) = a(n) . P(n + 1); init P(0);");
        QVERIFY(specification);
        const GenerationResult system = generate(*specification, {.memoryBudget = 10'000'000});
        QVERIFY(system.status == ExploreStatus::BudgetReached);
        QVERIFY(system.lts.stateCount() > 1000);
    }

    /// A label may be larger than a state: each is held by the model and by the system.
    void labelsCountAgainstTheBudget()
    {
        const auto specification = readSpecification(
            u"act a, b, c, d: Nat;\n"
            "proc P(n: Nat) = sum i: Nat. (i < 12) -> a(i) . P(n); Q = sum i: Nat. (i < 12) -> "
            "b(i) "
            ". Q; R = sum i: Nat. (i < 12) -> c(i) . R; S = sum i: Nat. (i < 12) -> d(i) . S;\n"
            "init P(0) || Q || R || S;");
        QVERIFY(specification);
        const GenerationResult whole = generate(*specification);
        QVERIFY(whole.status == ExploreStatus::Complete);
        QCOMPARE(whole.lts.stateCount(), State {1});
        QCOMPARE(whole.lts.labels().size(), std::size_t {13 * 13 * 13 * 13 - 1});
        std::uint64_t bytes = 0;
        for (const Label& label : whole.lts.labels().labels())
            bytes += label.bytes();
        QVERIFY(whole.progress.bytes > 4 * bytes);
        const GenerationResult part = generate(*specification, {.memoryBudget = 2 * bytes});
        QVERIFY(part.status == ExploreStatus::BudgetReached);
        QVERIFY(part.progress.bytes > bytes && part.progress.bytes <= 2 * bytes);
    }

    void aCounterBesideOthersIsTheSameForAnyNumberOfWorkers()
    {
        const QString source = QStringLiteral(
            "act a, b, c: Nat; d;\n"
            "proc P(n: Nat) = (n < 70000) -> d . P(n + 1) + a(n) . delta;\n"
            "init allow({c}, comm({a|b -> c}, P(0) || (sum n: Nat. b(n) . delta)));");
        const GenerationResult one = generated(source, 1);
        const GenerationResult two = generated(source, 2);
        QVERIFY(one.status == ExploreStatus::Complete);
        QCOMPARE(transitionsOf(one.lts), QStringLiteral("0 c(0) 1"));
        QCOMPARE(transitionsOf(two.lts), transitionsOf(one.lts));
    }

    void aPartnerThatDoesTwoThingsAtOnceGivesItsValueToo_data()
    {
        QTest::addColumn<QString>("beside");
        QTest::newRow("local states are known before") << "e . delta";
        QTest::newRow("local states are found on the way") << "P(0)";
    }

    void aPartnerThatDoesTwoThingsAtOnceGivesItsValueToo()
    {
        QFETCH(QString, beside);
        const GenerationResult system = generated(
            QStringLiteral("act a, b, c: Nat; d, e;\n"
                           "proc P(n: Nat) = (n < 70000) -> e . P(n + 1);\n"
                           "init allow({c|d, c}, comm({a|b -> c}, a(7)|d . a(8) . delta || (sum n: "
                           "Nat. b(n) . (sum m: Nat. b(m) . delta)) || %1));")
                .arg(beside));
        QCOMPARE(transitionsOf(system.lts), QStringLiteral("0 c(7)|d 1; 1 c(8) 2"));
    }

    void aStateTellsWhatItsProcessesHold()
    {
        const GenerationResult system
            = generated("act a: Nat; d; proc P(n: Nat) = a(n) . d . P(n); init P(3) || d . delta;");
        QCOMPARE(system.model->stateText(system.states.state(0)), QStringLiteral("P(n = 3) || d"));
    }

    /// Processes that do the same, of which only one is ever entered.
    void whatIsAlikeKeepsItsOwnNameAndPlace()
    {
        const GenerationResult named = generated(
            "act a, b; proc P = a . delta;\nQ = a . delta;\nR = b . a . delta; D = delta;\n"
            "init b . Q + a . R;");
        QStringList texts;
        for (State state = 0; state < named.lts.stateCount(); ++state)
            texts << named.model->stateText(named.states.state(state));
        QVERIFY2(texts.contains(QStringLiteral("Q")) && texts.contains(QStringLiteral("R")),
                 qPrintable(texts.join(QStringLiteral(", "))));
        QVERIFY(!texts.contains(QStringLiteral("P")) && !texts.contains(QStringLiteral("D")));
        const GenerationResult wrong = generated("act a: Nat;\nproc P = a(Nat2Pos(0)) . delta;\n"
                                                 "     Q = a(Nat2Pos(0)) . delta;\ninit Q;");
        QCOMPARE(wrong.error.value_or(Error {}).line, 3);
        const GenerationResult endless
            = generated("act a: Nat;\nproc P = sum n: Nat. a(n) . delta;\n"
                        "     Q = sum n: Nat. a(n) . delta;\ninit Q;");
        QCOMPARE(endless.error.value_or(Error {}).line, 3);
    }

    void aStopIsAnswered()
    {
        const auto specification
            = readSpecification(u"act a: Nat; proc P(n: Nat) = a(n) . P(n + 1); init P(0);");
        std::stop_source stop;
        const GenerationResult system = generate(
            *specification, {}, stop.get_token(),
            [&stop](const fourcast::statespace::ExploreProgress&) { stop.request_stop(); });
        QVERIFY(system.status == ExploreStatus::Stopped);
    }

    /// Before there is a state of the whole the processes are looked at one by one.
    void processesByThemselvesAreToldOfAndStopped()
    {
        Network network(*readSpecification(u"act a: Nat; d; proc P(n: Nat) = a(n) . P(n + 1); "
                                           u"Q = d . Q; init P(0) || Q;"),
                        std::make_shared<MemoryBudget>(std::uint64_t {1} << 30));
        std::stop_source stop;
        std::vector<std::uint64_t> told;
        network.close(stop.get_token(), [&](std::uint64_t states, std::uint64_t bytes) {
            QVERIFY(bytes >= states * sizeof(LocalStep));
            told.push_back(states);
            if (told.size() == 1000)
                stop.request_stop();
        });
        QVERIFY(std::ranges::is_sorted(told));
        QVERIFY(told.back() > 500 && told.size() <= 1001);
        QVERIFY(!network.isClosed());
    }

    void whatProcessesGetFromEachOtherIsCounted()
    {
        const auto specification = readSpecification(
            u"act get, put, c: Nat; proc R(k: Nat) = (k < 200) -> sum n: Nat. get(n) . R(k + 1); "
            u"Q(n: Nat) = (n < 1000) -> put(n) . Q(n + 1); "
            u"init allow({c}, comm({get|put -> c}, R(0) || Q(0)));");
        QVERIFY2(specification,
                 qPrintable(specification ? QString() : specification.error().message));
        Network large(*specification, std::make_shared<MemoryBudget>(std::uint64_t {1} << 30));
        large.close({});
        QVERIFY(large.isClosed());
        QVERIFY(large.localStates() < 1300);
        // 200,000 answers, each with what is asked.
        Network small(*specification, std::make_shared<MemoryBudget>(10'000'000));
        QVERIFY_THROWS_EXCEPTION(fourcast::statespace::BudgetExceeded, small.close({}));
        QCOMPARE(generate(*specification, {.memoryBudget = 20'000'000}).status,
                 ExploreStatus::BudgetReached);
    }

    /// Whenever the stop comes, what is there by then is the beginning of the whole.
    void whatIsStoppedIsABeginning()
    {
        const QString text
            = QStringLiteral("act a, b: Nat; proc P(n: Nat) = (n < 300) -> a(n) . P(n + 1);\n"
                             "Q(n: Nat) = (n < 300) -> b(n) . Q(n + 1); init P(0) || Q(0);");
        const GenerationResult whole = generated(text);
        QCOMPARE(whole.lts.stateCount(), State {301 * 301});
        const auto specification = readSpecification(text);
        for (const int wait : {0, 1, 3, 9, 20, 40, 60, 90}) {
            std::stop_source stop;
            std::jthread asks([&stop, wait] {
                std::this_thread::sleep_for(std::chrono::milliseconds(wait));
                stop.request_stop();
            });
            const GenerationResult part
                = generate(*specification, {.workers = 2}, stop.get_token());
            QCOMPARE(part.lts.isComplete(), part.status == ExploreStatus::Complete);
            QCOMPARE(part.lts.expandedCount(), static_cast<State>(part.expanded));
            for (State state = 0; state < part.expanded; ++state) {
                const auto its = part.lts.transitions(state);
                QCOMPARE(its.size(), whole.lts.transitions(state).size());
                for (const Transition& step : its) {
                    const auto label = whole.lts.labels().find(part.lts.label(step.label));
                    QVERIFY(label);
                    QVERIFY(std::ranges::count(whole.lts.transitions(state),
                                               Transition {*label, step.target})
                            == 1);
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestProcessModel)
#include "tst_processmodel.moc"
