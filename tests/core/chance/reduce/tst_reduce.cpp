// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/check/check.h"
#include "core/chance/lppe/lppetext.h"
#include "core/chance/reduce/reduce.h"
#include "core/chance/run/property.h"
#include "core/support/random.h"
#include "tests/core/chance/modelsource.h"
#include "tests/randomcases.h"
#include "tests/sanitized.h"

#include <QTest>
#include <algorithm>
#include <bit>
#include <chrono>
#include <thread>

using namespace fourcast::chance;
using modelsource::linear;

namespace {

/// Of `passes()`, those whose bits are set.
std::vector<Pass> chosen(unsigned bits)
{
    std::vector<Pass> some;
    for (std::size_t i = 0; i < passes().size(); ++i)
        if ((bits >> i & 1u) != 0)
            some.push_back(passes()[i]);
    return some;
}

QString namesOf(const std::vector<Pass>& some)
{
    QStringList names;
    for (const Pass each : some)
        names << QString::fromLatin1(nameOf(each));
    return names.join(QStringLiteral(", "));
}

/// The summands after one pass, one in a line.
QString summandsAfter(Pass pass, const QString& source)
{
    const Lppe lppe = reduced(linear(source), pass);
    QStringList lines;
    for (const Summand& each : lppe.summands)
        lines << text(each, lppe);
    return lines.join(u'\n');
}

/// What a person may ask of a model.
struct Answers
{
    std::vector<CheckReport> reports;
};

Answers answersOf(const Lppe& lppe)
{
    Answers made;
    const Automaton automaton = generate(lppe, {.workers = 1}).automaton;
    if (!automaton.isComplete())
        return made;
    for (const Question question : {Question::Pmin, Question::Pmax, Question::Rmin, Question::Rmax})
        made.reports.push_back(
            check(automaton, *lppe.until, {.question = question, .epsilon = 1e-8}));
    return made;
}

QString difference(const Answers& one, const Answers& other)
{
    if (one.reports.size() != other.reports.size())
        return QStringLiteral("one of them is not complete");
    for (std::size_t i = 0; i < one.reports.size(); ++i) {
        const CheckReport& a = one.reports[i];
        const CheckReport& b = other.reports[i];
        const double slack = 1e-7 * (1 + a.bounds.high);
        const bool apart = a.verdict == Verdict::Value
            && (a.bounds.low > b.bounds.high + slack || b.bounds.low > a.bounds.high + slack);
        if (a.verdict != b.verdict || apart) {
            return QStringLiteral("question %1: verdict %2 and %3, %4 and %5")
                .arg(i)
                .arg(static_cast<int>(a.verdict))
                .arg(static_cast<int>(b.verdict))
                .arg(a.bounds.low, 0, 'g', 12)
                .arg(b.bounds.low, 0, 'g', 12);
        }
    }
    return {};
}

/// A small model that nobody would write: some control, some data, hidden steps and chance.
class RandomModel
{
public:
    explicit RandomModel(std::uint64_t seed) : m_random(seed) { }

    QString text()
    {
        QString whole = QStringLiteral("X(p: {1..3}, q: {0..2}, r: {0..2}) =\n     ");
        whole += summands(QStringLiteral("X"), 4 + below(4), true);
        const bool isAlone = below(2) == 0;
        if (!isAlone)
            whole += QStringLiteral("\nY(p: {1..3}, q: {0..2}, r: {0..2}) =\n     ")
                + summands(QStringLiteral("Y"), 2 + below(3), false);
        whole += QStringLiteral("\ninit X[1, 0, %1]").arg(below(3));
        if (!isAlone)
            whole += QStringLiteral(" || Y[1, 0, 0]");
        return whole + QStringLiteral("\nhide h nocomm b\nreach goal\n");
    }

    /// A question about it.
    QString property()
    {
        const QString question = one({"Pmin", "Pmax", "Rmin", "Rmax"});
        const bool counts = question.startsWith(u'R') && below(2) == 0;
        return question + (counts ? u'{' + actions() + u'}' : QString())
            + QStringLiteral(" until [%1 U %2]").arg(actions(), actions());
    }

private:
    int below(int most)
    {
        return static_cast<int>(m_random.below(static_cast<std::uint32_t>(most)));
    }
    QString one(const QStringList& choices)
    {
        return choices[below(static_cast<int>(choices.size()))];
    }

    /// An action or some that the model, or what is hidden of it, may do.
    QString actions()
    {
        const QString name = one({"a", "b", "goal", "tau", "a", "true"});
        if (below(3) == 0)
            return u'(' + name + QStringLiteral(" | ") + one({"a", "b", "tau"}) + u')';
        return below(3) == 0 ? u'!' + name : name;
    }

    QString summands(const QString& name, int count, bool hasGoal)
    {
        QStringList all;
        for (int i = 0; i < count; ++i)
            all << summand(name, one({"h", "h", "a", "b@2", "b(q)@1"}));
        if (hasGoal)
            all << summand(name, QStringLiteral("goal"));
        return all.join(QStringLiteral("\n  ++ "));
    }

    QString summand(const QString& name, const QString& action)
    {
        QString condition = QStringLiteral("p=%1").arg(1 + below(3));
        if (below(2) == 0)
            condition += one({" & q!=r", " & q<2", " & r=0", " & q=r | r=1", " & q>0"});
        const bool hasSum = below(4) == 0;
        if (hasSum)
            condition += one({" & i=q", " & i!=r", ""});
        QString next;
        if (below(3) == 0) {
            next = QStringLiteral("psum(1/3 -> %1 ++ 2/3 -> %2)")
                       .arg(target(name, hasSum), target(name, hasSum));
        } else if (below(3) == 0) {
            next = QStringLiteral("psum(k: {0..2}, 1/3 : %1[p:=%2, %3:=k])")
                       .arg(name)
                       .arg(1 + below(3))
                       .arg(one({"q", "r"}));
        } else {
            next = target(name, hasSum);
        }
        const QString made
            = condition + QStringLiteral(" => ") + action + QStringLiteral(".") + next;
        return hasSum ? QStringLiteral("sum(i: {0..2}, ") + made + u')' : made;
    }

    QString target(const QString& name, bool hasSum)
    {
        QStringList data {"q", "r", "0", "1", "mod(q+1, 3)", "2-r"};
        if (hasSum)
            data << QStringLiteral("i");
        QStringList updates;
        if (below(4) != 0)
            updates << QStringLiteral("p:=%1").arg(1 + below(3));
        if (below(2) == 0)
            updates << QStringLiteral("q:=") + one(data);
        if (below(2) == 0)
            updates << QStringLiteral("r:=") + one(data);
        return name + u'[' + updates.join(QStringLiteral(", ")) + u']';
    }

    SeededRandom m_random;
};

} // namespace

class TestReduce : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sizesAreThoseOfTheStudy_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("settings");
        QTest::addColumn<std::size_t>("parameters");
        QTest::addColumn<std::size_t>("summands");
        const auto row = [](const char* model, const char* settings, std::size_t parameters,
                            std::size_t summands) {
            QTest::addRow("%s %s", model, settings)
                << QString::fromLatin1(model) << QString::fromLatin1(settings) << parameters
                << summands;
        };
        row("gambler", "", 1, 3);
        row("gambler-bet2", "", 1, 4);
        row("ruin-static", "N=3", 3, 2);
        row("ruin-static", "N=5", 5, 2);
        row("ruin-dynamic", "N=3", 8, 7);
        row("ruin-dynamic", "N=5", 12, 11);
        row("yahtzee", "", 8, 10);
        row("yahtzee-dice", "", 5, 49);
        row("goose", "", 8, 11);
    }

    void sizesAreThoseOfTheStudy()
    {
        QFETCH(const QString, model);
        QFETCH(const QString, settings);
        const Lppe lppe = linear(modelsource::sourceOf(model, modelsource::valuesOf(settings)));
        const auto basic = reduce(lppe, chosen(0b00111));
        QTEST(basic.after().parameters.size(), "parameters");
        QTEST(basic.after().summands.size(), "summands");
        const auto withDead = reduce(lppe);
        QTEST(withDead.after().parameters.size(), "parameters");
        QTEST(withDead.after().summands.size(), "summands");
    }

    void expressionsAreSimplified_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* before, const char* after) {
            QTest::newRow(before) << QString::fromLatin1(before) << QString::fromLatin1(after);
        };
        row("s>=0 & t", "t");
        row("s=1+1", "s=2");
        row("!(s=3)", "s!=3");
        row("!!t", "t");
        row("s=2 & s=2", "s=2");
        row("t & !t", "");
        row("s=1 & s!=1", "");
        row("s<0", "");
        row("s>3 & s<4", "");
        row("s!=0 & s!=1 & s!=2 & s!=3 & s!=4 & s!=5", "");
        row("t | s<9", "T");
        row("s=u+2-3", "s=u-1");
        row("ifthenelse(1=1, s, u)=2", "s=2");
        row("ifthenelse(t, s, s)=2", "s=2");
        row("max(2, 3)=s*1+0", "3=s");
        row("mod(s, 2)=0 & mod(s, 2)=1", "");
        row("s=s", "T");
    }

    void expressionsAreSimplified()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        const QString made = summandsAfter(
            Pass::Simplify,
            QStringLiteral("X(s: {0..5}, u: {0..5}, t: Bool) = %1 => a.X[] init X[0, 0, T]")
                .arg(before));
        const QString action = QStringLiteral("a . X[]");
        QCOMPARE(made,
                 after.isEmpty()     ? QString()
                     : after == u"T" ? action
                                     : after + QStringLiteral(" => ") + action);
    }

    void constantsAreEliminated()
    {
        // The second one changes only where the first one has changed.
        QCOMPARE(summandsAfter(Pass::Constants,
                               QStringLiteral("X(c: {0..3}, d: {0..3}, s: {0..3}) = "
                                              "a(c).X[s:=s+c] ++ c=2 => b.X[d:=1] "
                                              "++ d=1 => b.X[c:=2] init X[1, 0, 0]")),
                 QStringLiteral("a(1) . X[s:=s+1]\n1=2 => b . X[]\n0=1 => b . X[]"));
    }

    void sumsAreEliminated_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* before, const char* after) {
            QTest::newRow(before) << QString::fromLatin1(before) << QString::fromLatin1(after);
        };
        row("sum(i: {0..5}, i=s & t => a(i).X[i, u, t])", "t => a(s) . X[]");
        row("sum(i: {2..4}, s=i => a(i).X[])", "s>=2 & s<=4 => a(s) . X[]");
        row("sum(i: {0..5}, sum(j: {0..5}, i=j & j=u => a(i).X[j, u, t]))", "a(u) . X[s:=u]");
        row("sum(i: {3..3}, a(i).X[i, u, t])", "a(3) . X[s:=3]");
        row("sum(i: {0..5}, a.X[])", "a . X[]");
        row("sum(i: {0..5}, 2*i=s => a.X[])", "sum(i: {0..5}, 2*i=s => a . X[])");
        row("sum(i: {0..5}, i=s/2 => a.X[])", "sum(i: {0..5}, i=s/2 => a . X[])");
        row("a.psum(i: {1..6}, 1/6 || j: {0..5}, 1/6 : X[j, u, t])",
            "a . psum(j: {0..5}, 1/6 : X[s:=j])");
        row("a.psum(i: {1..6}, ifthenelse(i=1, 1/2, 1/10) : X[])", "a . X[]");
        row("a.psum(1/2 -> X[s:=0] ++ 1/3 -> X[s:=1] ++ 1/6 -> X[s:=0])",
            "a . psum(2/3 -> X[s:=0] ++ 1/3 -> X[s:=1])");
    }

    void sumsAreEliminated()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        QCOMPARE(summandsAfter(Pass::Sums,
                               QStringLiteral("X(s: {0..5}, u: {0..5}, t: Bool) = %1 "
                                              "init X[0, 0, T]")
                                   .arg(before)),
                 after);
    }

    void whatNobodyAsksForIsSetBack()
    {
        // x is shown in the second location; in the third one nobody asks for it any more.
        QCOMPARE(summandsAfter(Pass::DeadVariables,
                               QStringLiteral("X(pc: {1..3}, x: {0..5}, y: {0..5}) = "
                                              "pc=1 => a.psum(i: {0..5}, 1/6 : X[2, i, y]) "
                                              "++ pc=2 => b(x).X[pc:=3] "
                                              "++ pc=3 => c.X[pc:=1, y:=mod(y+1, 6)] "
                                              "init X[1, 0, 0]")),
                 QStringLiteral("pc=1 => a . psum(i: {0..5}, 1/6 : X[pc:=2, x:=i, y:=0])\n"
                                "pc=2 => b(x) . X[pc:=3, x:=0, y:=0]\n"
                                "pc=3 => c . X[pc:=1, x:=0, y:=0]"));
    }

    void diceThatNobodyLooksAtAreForgotten()
    {
        if (sanitized::isOn)
            QSKIP("A figure, which no sanitizer changes");
        const Lppe lppe
            = reduce(linear(modelsource::sourceOf(QStringLiteral("yahtzee-dice")))).after();
        const Automaton automaton = generate(lppe).automaton;
        QCOMPARE(automaton.stateCount(), State {2594});
        QCOMPARE(automaton.branchesBeforeMerging(), std::uint64_t {3'114'289});
    }

    void stepsThatCommuteAreMarked_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("confluent");
        const auto row = [](const char* name, const char* source, const char* confluent) {
            QTest::newRow(name) << QString::fromLatin1(source) << QString::fromLatin1(confluent);
        };
        row("beside something else",
            "P(s: {0..2}) = s<2 => tau.P[s+1] Q(n: {0..2}) = n<2 => a(n).Q[n+1] "
            "init P[0] || Q[0]",
            "10");
        row("a choice against it", "X(s: {0..2}) = s=0 => tau.X[1] ++ s=0 => a.X[2] init X[0]",
            "00");
        row("a choice at another time", "X(s: {0..2}) = s=0 => tau.X[1] ++ s=1 => a.X[2] init X[0]",
            "10");
        row("what is shown differs", "X(s: {0..2}) = s<2 => tau.X[s+1] ++ a(s).X[] init X[0]",
            "00");
        row("beside chance",
            "P(s: {0..2}) = s<2 => tau.P[s+1] "
            "Q(n: {0..2}) = a.psum(i: {0..2}, 1/3 : Q[i]) init P[0] || Q[0]",
            "10");
        row("chance itself", "P(s: {0..2}) = tau.psum(1/2 -> P[0] ++ 1/2 -> P[1]) init P[0]", "0");
        row("with a reward", "P(s: {0..2}) = s<2 => tau@1.P[s+1] init P[0]", "0");
        row("two at once", "P(s: {0..2}) = s<2 => tau.P[s+1] init P[0] || P[0]", "11");
        row("two names for one step", "P(s: {0..2}) = s=0 => tau.P[1] ++ s<1 => tau.P[1] init P[0]",
            "11");
    }

    void stepsThatCommuteAreMarked()
    {
        QFETCH(const QString, source);
        QFETCH(const QString, confluent);
        const Lppe lppe = reduced(linear(source), Pass::Confluence);
        QString marks;
        for (const Summand& each : lppe.summands)
            marks += each.isConfluent ? u'1' : u'0';
        QCOMPARE(marks, confluent);
    }

    void hiddenStepsOfTheGooseAreTakenAtOnce()
    {
        const Lppe lppe = linear(modelsource::sourceOf(
            QStringLiteral("goose"),
            modelsource::valuesOf(QStringLiteral("dice=1,first=false,hide=true"))));
        QCOMPARE(generate(lppe).automaton.stateCount(), State {36786});
        const Lppe made = reduce(lppe, true).after();
        for (const Summand& each : made.summands)
            QCOMPARE(each.isConfluent, each.action.name() == "tau");
        // One for each roll, win and tie.
        QCOMPARE(generate(made).automaton.stateCount(), State {4708});
    }

    void noReductionChangesAnAnswer_data()
    {
        QTest::addColumn<QString>("source");
        const auto row = [](const char* model, const char* settings) {
            QTest::addRow("%s %s", model, settings) << modelsource::sourceOf(
                QString::fromLatin1(model), modelsource::valuesOf(QString::fromLatin1(settings)));
        };
        row("gambler", "");
        row("gambler-bet2", "");
        row("ruin-static", "");
        row("ruin-dynamic", "");
        row("yahtzee", "dice=2,turns=2");
        row("yahtzee-dice", "dice=2");
        row("yahtzee-endless", "dice=3");
        // Both sides of 2^61, beyond which no end of an interval is told apart from another.
        QTest::newRow("large numbers")
            << QStringLiteral("X(x:{9007199254740991..9007199254740992}) = "
                              "x*512 = 2305843009213693952 => g.X[] ++ "
                              "x*512 != 2305843009213693952 => a.X[] "
                              "init X[9007199254740992] reach g");
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
            QTest::addRow("by chance %d", static_cast<int>(seed)) << RandomModel(seed).text();
    }

    void noReductionChangesAnAnswer()
    {
        QFETCH(const QString, source);
        const Lppe lppe = linear(source);
        QVERIFY(lppe.until);
        const Answers wanted = answersOf(lppe);
        // Under the sanitizers each alone, and all.
        for (unsigned bits = 1; bits < 32; ++bits) {
            if (sanitized::isOn && !std::has_single_bit(bits) && bits != 31)
                continue;
            const std::vector<Pass> some = chosen(bits);
            const Lppe made = reduce(lppe, some).after();
            const QString differs = difference(wanted, answersOf(made));
            QVERIFY2(differs.isEmpty(),
                     qPrintable(namesOf(some) + QStringLiteral(": ") + differs + u'\n' + source
                                + text(made)));
        }
    }

    void whatSeesHiddenStepsIsRefusedWhereTheyWereLeftOut_data()
    {
        QTest::addColumn<QString>("property");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char* property, const char* answer) {
            QTest::newRow(property) << QString::fromLatin1(property) << QString::fromLatin1(answer);
        };
        row("Pmax", "1");
        row("Pmax until [a U g]", "");
        row("Pmax until [true U tau]", "");
        row("Pmax until [!a U g]", "0");
        row("Rmin", "0");
        row("Rmin{a}", "1");
        row("Rmin{!a}", "");
        row("Rmax until [a U g]", "");
    }

    void whatSeesHiddenStepsIsRefusedWhereTheyWereLeftOut()
    {
        QFETCH(const QString, property);
        const QString source = QStringLiteral(
            "X(s:{0..2}) = s=0 => tau.X[1] ++ s=1 => a.X[2] ++ s=2 => g.X[2] init X[0] reach g");
        const auto asked = readProperty(property, source);
        QVERIFY2(asked, qPrintable(asked ? QString() : asked.error().message));
        const Automaton automaton = generate(reduce(linear(source), true).after()).automaton;
        QVERIFY(automaton.leavesOutHidden());
        const CheckReport report
            = check(automaton, asked->until,
                    {.question = asked->question, .reward = asked->reward, .exact = true});
        QTEST(report.exact, "answer");
        QCOMPARE(report.status == CheckStatus::Failed, report.exact.isEmpty());
    }

    void noReductionChangesAnAnswerToAnotherQuestion()
    {
        int refused = 0;
        for (int i = 1; i <= randomCases(30); ++i) {
            RandomModel model(1000 + static_cast<std::uint64_t>(i));
            const QString source = model.text();
            QStringList properties;
            for (int k = 0; k < 6; ++k)
                properties << model.property();
            const Lppe lppe = linear(source);
            const Automaton plain = generate(lppe).automaton;
            if (!plain.isComplete())
                continue;
            for (unsigned bits = 1; bits < 32; ++bits) {
                const Automaton automaton = generate(reduce(lppe, chosen(bits)).after()).automaton;
                for (const QString& property : properties) {
                    const auto asked = readProperty(property, source);
                    if (!asked)
                        continue; // an action that this model does not do
                    CheckOptions options {.question = asked->question, .reward = asked->reward};
                    options.epsilon = 1e-8;
                    const CheckReport report = check(automaton, asked->until, options);
                    if (report.status == CheckStatus::Failed) {
                        QVERIFY(automaton.leavesOutHidden());
                        ++refused;
                        continue;
                    }
                    const QString differs
                        = difference({{check(plain, asked->until, options)}}, {{report}});
                    QVERIFY2(differs.isEmpty(),
                             qPrintable(namesOf(chosen(bits)) + QStringLiteral(", ") + property
                                        + QStringLiteral(": ") + differs + u'\n' + source));
                }
            }
        }
        // Among a few there may be none.
        QVERIFY(refused > 0 || randomCases(30) < 30);
    }

    void theGooseIsTheSameWithFewerStates()
    {
        const Lppe lppe = linear(modelsource::sourceOf(
            QStringLiteral("goose"), modelsource::valuesOf(QStringLiteral("dice=1,hide=true"))));
        const Answers wanted = answersOf(lppe);
        const QString differs = difference(wanted, answersOf(reduce(lppe, true).after()));
        QVERIFY2(differs.isEmpty(), qPrintable(differs));
    }

    void aStopLeavesWhatIsDone()
    {
        const Lppe lppe = linear(modelsource::sourceOf(
            QStringLiteral("ruin-dynamic"), modelsource::valuesOf(QStringLiteral("N=8"))));
        std::stop_source before;
        before.request_stop();
        const Reduction nothing = reduce(lppe, true, before.get_token());
        QVERIFY(!nothing.isWhole);
        QVERIFY(nothing.steps.empty());
        QCOMPARE(text(nothing.after()), text(lppe));
        // Wherever it is stopped, its passes are whole.
        const Reduction all = reduce(lppe, true);
        QVERIFY(all.isWhole);
        for (const int after : {1, 10, 30, 60, 120}) {
            std::stop_source stop;
            const std::jthread stopper([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(after));
                stop.request_stop();
            });
            const Reduction made = reduce(lppe, true, stop.get_token());
            QVERIFY(made.steps.size() <= all.steps.size());
            for (std::size_t i = 0; i < made.steps.size(); ++i)
                QCOMPARE(text(made.steps[i].after), text(all.steps[i].after));
        }
    }

    void everyStepIsKept()
    {
        const Reduction made
            = reduce(linear(modelsource::sourceOf(QStringLiteral("ruin-dynamic"))), true);
        QCOMPARE(made.before.summands.size(), std::size_t {12});
        // Each of them in their order; what became simple between two of them is a step too.
        std::vector<Pass> first;
        for (const ReductionStep& step : made.steps)
            if (std::ranges::find(first, step.pass) == first.end())
                first.push_back(step.pass);
        QVERIFY(std::ranges::equal(first, passes()));
        for (const ReductionStep& step : made.steps)
            QVERIFY(!titleOf(step.pass).isEmpty() && !helpOf(step.pass).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestReduce)
#include "tst_reduce.moc"
