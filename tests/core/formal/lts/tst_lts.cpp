// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/ltsbuilder.h"
#include "core/formal/lts/ltsofspace.h"
#include "core/formal/lts/signature.h"
#include "core/statespace/explore.h"

#include <QTest>
#include <vector>

using namespace fourcast::formal;
using fourcast::syntax::Symbol;
using fourcast::syntax::Value;

namespace {

Label label(const char* text)
{
    return Label::fromText(QString::fromUtf8(text));
}

/// Each number leads to its double by label 0, and by label 1 to one more than that.
class Branches : public fourcast::statespace::Model
{
public:
    int wordsPerState() const override { return 1; }
    std::vector<std::uint64_t> initialStates() const override { return {1}; }
    std::unique_ptr<fourcast::statespace::Generator> makeGenerator() const override
    {
        class Doubling : public fourcast::statespace::Generator
        {
            void successors(const std::uint64_t* state,
                            fourcast::statespace::Successors& to) override
            {
                for (const std::uint64_t more : {0, 1}) {
                    const std::uint64_t next = 2 * *state + more;
                    to.add(static_cast<std::uint32_t>(more), &next);
                }
            }
        };
        return std::make_unique<Doubling>();
    }
};

}

class TestLts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labelsAreReadAsTheyAreWritten_data();
    void labelsAreReadAsTheyAreWritten();
    void labelsAreComparedAsMultisets();
    void aTextThatIsNoMultiActionIsOneName();
    void aBuilderTakesTransitionsInAnyOrder();
    void theSameTransitionIsThereOnce();
    void anEmptyBuilderMakesOneState();
    void aBuilderThatWasStoppedGoesOn();
    void copiesAreTheSameSystem();
    void predecessorsAreTheTransitionsTurnedRound();
    void anExplorationThatEndedEarlyHasNoDeadlocksAtItsEdge();
    void whatOccursIsDeclared();
};

void TestLts::labelsAreReadAsTheyAreWritten_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"halt", "tau", "max(49, 3, 1, X)", "best(2, -5)", "flag(true)", "a|a|b(1)",
          "max(7, 2, 1, X)|max(343, 3, 2, X)", "set([1, 2], f(3, 4))", "big(99999999999999999999)"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestLts::labelsAreReadAsTheyAreWritten()
{
    QFETCH(const QString, text);
    QCOMPARE(Label::fromText(text).text(), text);
    QCOMPARE(Label::fromText(Label::fromText(text).text()), Label::fromText(text));
}

void TestLts::labelsAreComparedAsMultisets()
{
    const auto hash = std::hash<Label>();
    QCOMPARE(label("b(2)|a|b(1)"), label("a|b(1) | b( 2 )"));
    QCOMPARE(hash(label("b(2)|a|b(1)")), hash(label("a|b(1)|b(2)")));
    QVERIFY(label("a|a") != label("a"));
    QVERIFY(label("a(1)") != label("a(X)"));
    QVERIFY(label("max(7, 2, 1)|max(343, 3, 2)") == label("max(343, 3, 2)|max(7, 2, 1)"));
    QVERIFY(label("tau").isTau());
    const Action take {Symbol("take"), {Value::of(1), Value::constant(Symbol("X"))}};
    QCOMPARE(label("take(1,X)"), Label(take));
    QVERIFY(label("a(2)") < label("a(10)"));
}

void TestLts::aTextThatIsNoMultiActionIsOneName()
{
    for (const char* text : {"PUT !1 !2", "a(", "a)(b", "a()", "|", "", "a||b", "1 + 2"}) {
        const Label read = label(text);
        QCOMPARE(read.actions().size(), std::size_t {1});
        QVERIFY(read.actions().front().arguments.empty());
        QCOMPARE(read.text(), QString::fromUtf8(text));
    }
}

void TestLts::aBuilderTakesTransitionsInAnyOrder()
{
    LtsBuilder builder;
    builder.addTransition(2, "c", 0);
    builder.addTransition(0, "b", 2);
    builder.addTransition(0, "a", 1);
    builder.setInitial(2);
    builder.addState(4);
    const Lts lts = builder.build();
    QCOMPARE(lts.stateCount(), State {5});
    QCOMPARE(lts.transitionCount(), std::uint64_t {3});
    QCOMPARE(lts.initial(), State {2});
    QCOMPARE(lts.transitions(0).size(), std::size_t {2});
    QCOMPARE(lts.label(lts.transitions(2)[0].label), label("c"));
    QVERIFY(lts.isDeadlock(1) && lts.isDeadlock(3) && lts.isDeadlock(4));
    QVERIFY(!lts.isDeadlock(0));
    QCOMPARE(lts.firstTransition(2), std::uint64_t {2});
    QCOMPARE(lts.transition(2).target, State {0});
}

void TestLts::theSameTransitionIsThereOnce()
{
    LtsBuilder builder;
    builder.addTransition(1, "a|b", 0);
    builder.addTransition(0, "a", 1);
    builder.addTransition(1, "b|a", 0);
    builder.addTransition(1, "b|a", 1);
    const Lts lts = builder.build();
    QCOMPARE(lts.transitionCount(), std::uint64_t {3});
    QCOMPARE(lts.transitions(1).size(), std::size_t {2});
    QCOMPARE(lts.labels().size(), std::size_t {2});
}

void TestLts::anEmptyBuilderMakesOneState()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 3);
    QCOMPARE(builder.build().stateCount(), State {4});
    const Lts again = builder.build();
    QCOMPARE(again.stateCount(), State {1});
    QCOMPARE(again.labels().size(), std::size_t {0});
    QVERIFY(again.isDeadlock(again.initial()));
}

void TestLts::aBuilderThatWasStoppedGoesOn()
{
    LtsBuilder builder;
    builder.addTransition(2, "b", 0);
    builder.addTransition(0, "a", 2);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!builder.build(stop.get_token()));
    const Lts lts = builder.build();
    QCOMPARE(lts.stateCount(), State {3});
    QCOMPARE(lts.transitionCount(), std::uint64_t {2});
    QCOMPARE(lts.transitions(0)[0].target, State {2});
}

void TestLts::copiesAreTheSameSystem()
{
    Lts kept;
    QCOMPARE(kept.stateCount(), State {1});
    QVERIFY(kept.transitions(0).empty() && kept.isComplete());
    {
        LtsBuilder builder;
        builder.addTransition(0, "a", 1);
        builder.addTransition(1, "b", 0);
        const Lts lts = builder.build();
        kept = lts;
    }
    QCOMPARE(kept.stateCount(), State {2});
    QCOMPARE(kept.transitions(1)[0].target, State {0});
    QCOMPARE(kept.label(kept.transitions(1)[0].label).text(), QStringLiteral("b"));
}

void TestLts::predecessorsAreTheTransitionsTurnedRound()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 2);
    builder.addTransition(1, "b", 2);
    builder.addTransition(2, "a", 2);
    const Lts lts = builder.build();
    const Predecessors before(lts);
    QCOMPARE(before.into(2).size(), std::size_t {3});
    QVERIFY(before.into(0).empty() && before.into(1).empty());
    std::vector<State> sources;
    for (const Predecessors::Step& step : before.into(2))
        sources.push_back(step.source);
    QCOMPARE(sources, (std::vector<State> {0, 1, 2}));
}

void TestLts::anExplorationThatEndedEarlyHasNoDeadlocksAtItsEdge()
{
    fourcast::statespace::ExploreOptions options;
    options.mostStates = 3;
    auto space = fourcast::statespace::explore(Branches(), options);
    QVERIFY(!space.isComplete());
    LabelTable labels;
    labels.add(label("a"));
    labels.add(label("b"));
    const Lts lts = takeLts(space, labels);
    QCOMPARE(lts.stateCount(), State {3});
    QCOMPARE(lts.expandedCount(), State {1});
    QVERIFY(!lts.isComplete() && !lts.isDeadlock(2));
    QCOMPARE(lts.transitions(0)[1].target, State {2});
    QVERIFY(lts.transitions(1).empty());
}

void TestLts::whatOccursIsDeclared()
{
    using fourcast::syntax::Sort;
    LtsBuilder builder;
    builder.addTransition(0, "a(1, X)|b", 1);
    builder.addTransition(0, "a(-2, O)", 1);
    builder.addTransition(1, "b(true)", 1);
    const Signature signature = inferredSignature(builder.build());
    QVERIFY(signature.isInferred);
    QCOMPARE(signature.actions.size(), std::size_t {3});
    const ActionDeclaration* a = signature.find(Symbol("a"), 2);
    QVERIFY(a && a->parameters[0] == Sort::integer());
    QVERIFY(a->parameters[1] == Sort::enumeration(inferredSort()));
    QVERIFY(signature.find(Symbol("b"), 0) && signature.find(Symbol("b"), 1));
    QVERIFY(!signature.find(Symbol("b"), 2));
    QCOMPARE(signature.names().size(), std::size_t {2});
    QCOMPARE(signature.data.enumerationOf(Symbol("X"))->constants.size(), std::size_t {2});
}

QTEST_APPLESS_MAIN(TestLts)
#include "tst_lts.moc"
