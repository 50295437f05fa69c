// SPDX-License-Identifier: GPL-3.0-or-later
//
// The seven formulas of the paper and their repaired forms, on the system of the paper and on
// systems with a mistake: the verdicts measured with mCRL2.
#include "core/formal/lts/statistics.h"
#include "core/formal/mucalculus/check.h"
#include "core/formal/mucalculus/formulagame.h"
#include "tests/core/formal/papergrid.h"

#include <QFile>
#include <QTest>

using namespace fourcast::formal;
using fourcast::syntax::Sort;
using fourcast::syntax::Symbol;

namespace {

const QStringList& published()
{
    static const QStringList names {"deadlocks", "liveness", "safety1",   "safety2",
                                    "safety3",   "safety4",  "successors"};
    return names;
}

Signature paperSignature()
{
    Signature signature;
    const Symbol token("Token");
    signature.data.enumerations.push_back({token, {Symbol("X"), Symbol("O")}, {}});
    const std::vector<Sort> arguments {Sort::nat(), Sort::nat(), Sort::nat(),
                                       Sort::enumeration(token)};
    signature.actions = {{Symbol("max"), arguments},
                         {Symbol("min"), arguments},
                         {Symbol("backtrackingParallel"), {}},
                         {Symbol("defSuccessorGen"), {}}};
    return signature;
}

Formula paperFormula(const QString& name)
{
    QFile file(QStringLiteral(FOURCAST_SOURCE_DIR "/resources/models/paper-%1.mcf").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.fileName()));
    const auto formula = readFormula(QString::fromUtf8(file.readAll()), paperSignature());
    if (!formula)
        qFatal("%s: %s", qPrintable(name), qPrintable(formula.error().message));
    return *formula;
}

/// "T", "F", or "V" for what is true but vacuous.
QString verdict(const Lts& lts, const QString& name)
{
    const auto result = check(lts, paperFormula(name));
    if (!result)
        return result.error().message;
    switch (result->status) {
    case CheckStatus::True:
        return QStringLiteral("T");
    case CheckStatus::False:
        return QStringLiteral("F");
    case CheckStatus::Vacuous:
        return QStringLiteral("V");
    default:
        return QStringLiteral("?");
    }
}

QString verdicts(const Lts& lts, const QStringList& names)
{
    QStringList all;
    for (const QString& name : names)
        all << verdict(lts, name);
    return all.join(QLatin1Char(' '));
}

papergrid::Thread thread(int points, std::vector<papergrid::Step> steps, std::vector<int> ends)
{
    papergrid::Thread made {points, std::vector<bool>(static_cast<std::size_t>(points)),
                            std::move(steps)};
    for (const int end : ends)
        made.isEnd[static_cast<std::size_t>(end)] = true;
    return made;
}

/// Three threads with three levels and the mistake of this name.
Lts mutant(const QString& name)
{
    using papergrid::plainThread;
    using papergrid::Thread;
    std::vector<Thread> threads(3, plainThread(3));
    if (name == QLatin1String("redo")) {
        threads.assign(3,
                       thread(6,
                              {{0, 1, 1, 1},
                               {1, 2, 1, 1},
                               {1, 3, 2, 7},
                               {2, 3, 2, 7},
                               {3, 4, 3, 49},
                               {4, 5, 3, 49}},
                              {4, 5}));
    } else if (name == QLatin1String("undercount") || name == QLatin1String("overcount")) {
        for (Thread& each : threads) {
            for (papergrid::Step& step : each.steps)
                step.count = name == QLatin1String("undercount") ? 1 : step.count + 1;
        }
    } else if (name == QLatin1String("repeat")) {
        threads.assign(3,
                       thread(7,
                              {{0, 1, 1, 1},
                               {0, 4, 1, 1},
                               {4, 1, 1, 1},
                               {1, 2, 2, 7},
                               {1, 5, 2, 7},
                               {5, 2, 2, 7},
                               {2, 3, 3, 49},
                               {2, 6, 3, 49},
                               {6, 3, 3, 49}},
                              {3}));
    } else if (name == QLatin1String("twice")) {
        threads.assign(
            3,
            thread(6, {{0, 1, 1, 1}, {1, 2, 1, 1}, {2, 3, 2, 7}, {3, 4, 3, 49}, {4, 5, 3, 49}},
                   {5}));
    } else if (name == QLatin1String("loop")) {
        threads.assign(
            3,
            thread(4, {{0, 1, 1, 1}, {0, 0, 1, 1}, {1, 2, 2, 7}, {2, 3, 3, 49}, {2, 2, 3, 49}},
                   {3}));
    } else if (name == QLatin1String("stuck")) {
        threads[0] = thread(5, {{0, 1, 1, 1}, {1, 2, 2, 7}, {2, 3, 3, 49}, {2, 4, 3, 49}}, {3});
    }
    return papergrid::Grid(threads).build();
}

}

class TestPaperFormulas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theVerdictsOfTheTableAreThere_data();
    void theVerdictsOfTheTableAreThere();
    void mutantsAreNoticedByWhoShould_data();
    void mutantsAreNoticedByWhoShould();
    void aFullRootColumnIsADeadlock();
    void furtherVerdictsAreThere_data();
    void furtherVerdictsAreThere();
    void aStepOfManyThreadsIsMatchedAsAMultiset();
};

void TestPaperFormulas::theVerdictsOfTheTableAreThere_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("depth");
    QTest::addColumn<QString>("verdicts");
    QTest::newRow("p 7, D 1") << 7 << 1 << "T T T V V V T";
    QTest::newRow("p 7, D 2") << 7 << 2 << "T T T T V V T";
    QTest::newRow("p 7, D 3") << 7 << 3 << "T T T T V V T";
    QTest::newRow("p 2, D 4") << 2 << 4 << "T T T T V V T";
    QTest::newRow("p 5, D 4") << 5 << 4 << "T T T T V V T";
}

void TestPaperFormulas::theVerdictsOfTheTableAreThere()
{
    QFETCH(const int, threads);
    QFETCH(const int, depth);
    const Lts lts = papergrid::published(threads, depth);
    QTEST(verdicts(lts, published()), "verdicts");
    QCOMPARE(verdict(lts, QStringLiteral("deadlocks-repaired")), QStringLiteral("F"));
    QCOMPARE(verdict(lts, QStringLiteral("liveness-repaired")), QStringLiteral("T"));
    QCOMPARE(verdict(lts, QStringLiteral("safety1-repaired")), QStringLiteral("T"));
    QCOMPARE(verdict(lts, QStringLiteral("safety2-repaired")),
             depth == 1 ? QStringLiteral("V") : QStringLiteral("T"));
    QCOMPARE(verdict(lts, QStringLiteral("successors-repaired")), QStringLiteral("T"));
}

void TestPaperFormulas::mutantsAreNoticedByWhoShould_data()
{
    QTest::addColumn<uint>("states");
    QTest::addColumn<qulonglong>("transitions");
    QTest::addColumn<QString>("asPublished");
    QTest::addColumn<QString>("repaired");
    const auto row = [](const char* name, uint states, qulonglong transitions,
                        const char* asPublished, const char* repaired) {
        QTest::newRow(name) << states << transitions << asPublished << repaired;
    };
    row("none", 66, 155, "T T T T V V T", "T T T");
    row("redo", 218, 729, "T T T T V V T", "F T T");
    row("undercount", 66, 155, "T T T T V V T", "T T F");
    row("repeat", 345, 1568, "T T F F V V T", "F F T");
    row("twice", 218, 607, "T T F T V V T", "F T T");
    row("loop", 66, 307, "T F F T V V T", "F T T");
    row("stuck", 82, 199, "F F F F V V T", "T T T");
    row("overcount", 66, 155, "T T T T V V F", "T T F");
}

void TestPaperFormulas::mutantsAreNoticedByWhoShould()
{
    QFETCH(const uint, states);
    QFETCH(const qulonglong, transitions);
    const Lts lts = mutant(QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(lts.stateCount(), states);
    QCOMPARE(qulonglong {lts.transitionCount()}, transitions);
    QTEST(verdicts(lts, published()), "asPublished");
    QTEST(verdicts(lts, {"safety1-repaired", "safety2-repaired", "successors-repaired"}),
          "repaired");
}

void TestPaperFormulas::aFullRootColumnIsADeadlock()
{
    // Six threads where seven are waited for: nothing comes after their last step.
    LtsBuilder builder;
    for (State state = 0; state < 64; ++state) {
        for (int thread = 0; thread < 6; ++thread) {
            if ((state >> thread & 1) == 0)
                builder.addTransition(state, Label(papergrid::action({0, 1, 1, 1}, thread + 2)),
                                      state | State {1} << thread);
        }
    }
    const Lts lts = builder.build();
    QCOMPARE(lts.transitionCount(), std::uint64_t {192});
    QCOMPARE(verdicts(lts, {"deadlocks", "liveness", "safety1"}), QStringLiteral("F F F"));
    QCOMPARE(verdicts(lts, {"safety2", "successors"}), QStringLiteral("V T"));
    const auto result = check(lts, paperFormula(QStringLiteral("deadlocks")));
    QVERIFY(result->path);
    QCOMPARE(result->path->steps.size(), std::size_t {6});
    QVERIFY(lts.isDeadlock(result->path->end()));
}

void TestPaperFormulas::furtherVerdictsAreThere_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<QString>("formula");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char* name, int threads, const char* formula, bool holds) {
        QTest::newRow(name) << threads << QString::fromUtf8(formula) << holds;
    };
    row("end", 7, "[true*.defSuccessorGen.true*.defSuccessorGen]false", true);
    row("order", 7, "[(!backtrackingParallel)*.defSuccessorGen]false", true);
    row("max happens", 7, "[true*] forall x, y, z: Nat, m: Token. [max(x, y, z, m)]false", false);
    row("min happens", 7, "[true*] forall x, y, z: Nat, m: Token. [min(x, y, z, m)]false", false);
    row("last", 3, "[true*.defSuccessorGen.true]false", true);
    row("alone", 3,
        "forall z: Nat. val(1 <= z && z <= 3) => mu X. ([!(exists x, y: Nat, m: Token. "
        "max(x, y, z, m))]X && <true>true)",
        false);
    row("together", 3,
        "<true* . (exists a, b, c, d: Nat. max(a, 1, 1, X)|max(b, 1, 2, X)|max(c, d, 3, X))>true",
        true);
}

void TestPaperFormulas::furtherVerdictsAreThere()
{
    QFETCH(const int, threads);
    QFETCH(const QString, formula);
    const auto read = readFormula(formula, paperSignature());
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    const auto result = check(papergrid::published(threads, 3), *read);
    QVERIFY2(result, result ? "" : qPrintable(result.error().message));
    QTEST(result->isTrue(), "holds");
}

void TestPaperFormulas::aStepOfManyThreadsIsMatchedAsAMultiset()
{
    // Seven different actions in another order than the label has them.
    QStringList actions;
    for (int z = 7; z > 0; --z)
        actions << QStringLiteral("max(1, 1, %1, X)").arg(z);
    const auto result
        = check(papergrid::published(7, 3),
                *readFormula(QStringLiteral("<%1>true").arg(actions.join(QLatin1Char('|'))),
                             paperSignature()));
    QVERIFY(result->isTrue());
    QCOMPARE(result->path->steps.size(), std::size_t {1});
}

QTEST_APPLESS_MAIN(TestPaperFormulas)
#include "tst_paperformulas.moc"
