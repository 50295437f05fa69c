// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/judgement.h"
#include "core/lesson/course/walkground.h"

#include <QTest>

using namespace fourcast::lesson;

namespace {

Expected<ReadLesson> readQuestion(const QString& body)
{
    return readLesson(QStringLiteral("---\nid: a\ntitle: A\n---\n# A\n```question\n"
                                     "id: q\nask: a\nkind: walk\n%1\n```\n")
                          .arg(body));
}

Question questionOf(const QString& body)
{
    const auto read = readQuestion(body);
    if (!read)
        qFatal("%s", qPrintable(read.error().message));
    return *read->lesson.questions().front();
}

std::shared_ptr<const WalkGround> groundOf(const Question& question)
{
    auto ground = WalkGround::make(question);
    if (!ground)
        qFatal("%s", qPrintable(ground.error().message));
    return *ground;
}

Judgement judgementOf(const Question& question, const QString& walk)
{
    const auto answer = canonicalAnswer(question, walk);
    return answer ? *judged(question, **rightAnswers(question), *answer) : Judgement {};
}

/// Two workers at one blackboard, with 3 and 5: the 3 remains.
const QString lostUpdate
    = QStringLiteral("model: race\nP: 2\nM: 2\nscores: 3, 5\ngoal: <best(0, 3)>true");
const QString tree = QStringLiteral("tree: ((3 5) (2 (9 1)))\n");

}

class TestWalkQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSystemIsWalkedThrough();
    void aWalkEndsWhereItShould();
    void aStepThatIsNotPossibleIsNamed();
    void theShortestWalkIsFound();
    void aTreeIsWalkedToALeaf();
    void bestPlayIsAWalk();
    void stepsAreReadAsTheyAreWritten();
    void aQuestionsOwnAnswerIsTried_data();
    void aQuestionsOwnAnswerIsTried();
    void mistakesHaveTheirPlace_data();
    void mistakesHaveTheirPlace();
    void itIsWrittenAsItIsRead();
};

void TestWalkQuestion::aSystemIsWalkedThrough()
{
    const auto ground = groundOf(questionOf(lostUpdate));
    // The first task goes to either worker.
    QStringList next = ground->next({});
    next.sort();
    QCOMPARE(next, (QStringList {"take(0, 0)", "take(1, 0)"}));
    next = ground->next({"take(0, 0)"});
    next.sort();
    QCOMPARE(next, (QStringList {"read(0, 0, -99)", "take(1, 1)"}));
    QCOMPARE(ground->possibleSteps({"take(0, 0)", "take(0, 1)"}), 1u);
    QCOMPARE(ground->possibleSteps({}), 0u);
}

/// Both have read -99; whoever writes last wins.
void TestWalkQuestion::aWalkEndsWhereItShould()
{
    const Question question = questionOf(lostUpdate);
    const QString both
        = QStringLiteral("take(0, 0); take(1, 1); read(0, 0, -99); read(1, 0, -99); ");
    QCOMPARE(judgementOf(question, both + QStringLiteral("write(1, 1, 5); write(0, 0, 3)")),
             Judgement {Verdict::Right});
    // The other worker may be the one with the 3.
    QCOMPARE(judgementOf(question,
                         QStringLiteral("take(1,0), take(0,1)\nread(0,0,-99)\nread(1,0,-99)\n"
                                        "write(0,1,5)\nwrite(1,0,3)")),
             Judgement {Verdict::Right});
    const Judgement other
        = judgementOf(question, both + QStringLiteral("write(0, 0, 3); write(1, 1, 5)"));
    QCOMPARE(other.verdict, Verdict::Wrong);
    QVERIFY(!other.remark.isEmpty());
    QCOMPARE(judgementOf(question, both).verdict, Verdict::Wrong);
}

void TestWalkQuestion::aStepThatIsNotPossibleIsNamed()
{
    const Judgement wrong
        = judgementOf(questionOf(lostUpdate), QStringLiteral("take(0, 0); write(0, 0, 3)"));
    QCOMPARE(wrong.verdict, Verdict::Wrong);
    QVERIFY2(wrong.remark.contains(u"2") && wrong.remark.contains(u"write(0, 0, 3)")
                 && wrong.remark.contains(u"take(1, 1)"),
             qPrintable(wrong.remark));
}

/// Two takes, two reads, two writes.
void TestWalkQuestion::theShortestWalkIsFound()
{
    const Question question = questionOf(lostUpdate);
    const auto right = rightAnswers(question);
    QVERIFY(right && *right);
    QCOMPARE(walkSteps(question, (*right)->walk).size(), 6);
    QCOMPARE(judgementOf(question, (*right)->walk).verdict, Verdict::Right);
    const Question few = questionOf(lostUpdate + QStringLiteral("\nmost: 5"));
    QVERIFY(!rightAnswers(few));
}

void TestWalkQuestion::aTreeIsWalkedToALeaf()
{
    const Question nine = questionOf(tree + QStringLiteral("goal: 9"));
    QCOMPARE(groundOf(nine)->next({}), (QStringList {"1", "2"}));
    QCOMPARE(groundOf(nine)->next({"1", "1"}), QStringList());
    QCOMPARE((*rightAnswers(nine))->walk, QStringLiteral("2.2.1"));
    QCOMPARE(judgementOf(nine, QStringLiteral("2 2 1")).verdict, Verdict::Right);
    QCOMPARE(judgementOf(nine, QStringLiteral("2.2.2")).verdict, Verdict::Wrong);
    QCOMPARE(judgementOf(nine, QStringLiteral("2.2")).verdict, Verdict::Wrong);
    QCOMPARE(judgementOf(nine, QStringLiteral("3")).verdict, Verdict::Wrong);
    QVERIFY(!rightAnswers(questionOf(tree + QStringLiteral("goal: 4"))));
}

/// Max goes left, since Min leaves 3 there and 2 on the right; Min takes the 3.
void TestWalkQuestion::bestPlayIsAWalk()
{
    const Question line = questionOf(tree + QStringLiteral("exact: line"));
    QCOMPARE((*rightAnswers(line))->walk, QStringLiteral("1.1"));
    QCOMPARE(judgementOf(line, QStringLiteral("1.1")).verdict, Verdict::Right);
    for (const char* wrong : {"1.2", "2.1", "1"})
        QCOMPARE(judgementOf(line, QLatin1String(wrong)).verdict, Verdict::Wrong);
    // Two lines that are as good.
    const Question even = questionOf(QStringLiteral("tree: ((4 4) (1 2))\nexact: line"));
    QCOMPARE(judgementOf(even, QStringLiteral("1.2")).verdict, Verdict::Right);
}

void TestWalkQuestion::stepsAreReadAsTheyAreWritten()
{
    const Question system = questionOf(lostUpdate);
    QCOMPARE(canonicalAnswer(system, QStringLiteral(" take(0,0) ;take( 1 , 1 )\n")),
             QStringLiteral("take(0, 0); take(1, 1)"));
    QVERIFY(!canonicalAnswer(system, QStringLiteral(" ;\n")));
    const Question typed = questionOf(tree + QStringLiteral("goal: 9"));
    for (const char* written : {"2.2.1", "2 2 1", "2, 2, 1"})
        QCOMPARE(canonicalAnswer(typed, QLatin1String(written)), QStringLiteral("2.2.1"));
    const Question board = questionOf(QStringLiteral("moves: 44\ndepth: 2\nexact: line"));
    QCOMPARE(canonicalAnswer(board, QStringLiteral("43")), QStringLiteral("4.3"));
}

void TestWalkQuestion::aQuestionsOwnAnswerIsTried_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<bool>("isWell");
    QTest::newRow("right") << tree + QStringLiteral("goal: 9\nanswer: 2.2.1") << true;
    QTest::newRow("no path") << tree + QStringLiteral("goal: 9\nanswer: 2.2.3") << false;
    QTest::newRow("elsewhere") << tree + QStringLiteral("goal: 9\nanswer: 2.2.2") << false;
    QTest::newRow("too long") << tree + QStringLiteral("goal: 9\nmost: 2\nanswer: 2.2.1") << false;
    QTest::newRow("nowhere") << tree + QStringLiteral("goal: 4") << false;
    QTest::newRow("system") << lostUpdate << true;
    QTest::newRow("never") << QStringLiteral("model: pool\nP: 2\nM: 2\nscores: 3, 5\n"
                                             "goal: <best(0, 3)>true")
                           << false;
}

void TestWalkQuestion::aQuestionsOwnAnswerIsTried()
{
    QFETCH(const QString, body);
    const auto read = readQuestion(body);
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    const auto errors = checkExact(read->lesson);
    QVERIFY(errors);
    QTEST(errors->empty(), "isWell");
    for (const Error& error : *errors)
        QCOMPARE(error.line, 7);
}

void TestWalkQuestion::mistakesHaveTheirPlace_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* body, int line, int column) {
        QTest::newRow(name) << QString::fromLatin1(body) << line << column;
    };
    row("no goal", "model: race", 6, 1);
    row("no formula", "model: race\ngoal: <bst(0, 3)>true", 11, 8);
    row("no number", "tree: (1 2)\ngoal: three", 11, 7);
    row("no steps", "tree: (1 2)\ngoal: 1\nanswer: .", 12, 9);
    row("best play in a system", "model: race\nexact: line", 10, 8);
    row("another exact answer", "tree: (1 2)\nexact: value", 11, 8);
}

void TestWalkQuestion::mistakesHaveTheirPlace()
{
    QFETCH(const QString, body);
    const auto read = readQuestion(body);
    QVERIFY(!read);
    QTEST(read.error().line, "line");
    QTEST(read.error().column, "column");
}

void TestWalkQuestion::itIsWrittenAsItIsRead()
{
    for (const QString& body :
         {lostUpdate + QStringLiteral("\nmost: 8\nanswer: take(0,0); take(1,1)"),
          tree + QStringLiteral("goal: 9\nanswer: 2 2 1"), tree + QStringLiteral("exact: line")}) {
        const auto read = readQuestion(body);
        QVERIFY2(read && read->warnings.empty(), qPrintable(body));
        const auto again = readLesson(toText(read->lesson));
        QVERIFY(again && again->warnings.empty());
        QCOMPARE(toText(again->lesson), toText(read->lesson));
        QCOMPARE(*again->lesson.questions().front()->walk, *read->lesson.questions().front()->walk);
    }
}

QTEST_GUILESS_MAIN(TestWalkQuestion)
#include "tst_walkquestion.moc"
