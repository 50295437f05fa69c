// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/rightanswers.h"

#include "core/lesson/course/answertext.h"

#include <QTest>

using namespace fourcast::lesson;

namespace {

Question questionOf(const char* body)
{
    const auto read = readLesson(QStringLiteral("---\nid: a\ntitle: A\n---\n# A\n```question\n"
                                                "id: q\nask: a\n%1\n```\n")
                                     .arg(QString::fromLatin1(body)));
    if (!read)
        qFatal("%s", qPrintable(read.error().message));
    return *read->lesson.questions().front();
}

RightAnswers worked(const Question& question)
{
    return **rightAnswers(question);
}

}

class TestRightAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typedAnswersAreRight();
    void columnsAreSolved();
    void numbersAreWorkedOut();
    void answersAreReadAsTheyAreGiven();
    void aNumberIsWhatItCanMean_data();
    void aNumberIsWhatItCanMean();
    void aNumberIsWrittenInFull();
    void choicesWantAllThatAreRight();
    void whatIsTypedWrongIsFound();
    void theOtherSignIsRightWithAWord();
    void aForcedWinIsSaidInMoves();
};

void TestRightAnswers::typedAnswersAreRight()
{
    const Question question = questionOf("kind: number\nanswer: 3\nanswer: -2,5\ntolerance: 0.1");
    const RightAnswers right = worked(question);
    QCOMPARE(judge(question, right, QStringLiteral("3")), Verdict::Right);
    QCOMPARE(judge(question, right, QStringLiteral("3.1")), Verdict::Right);
    QCOMPARE(judge(question, right, QStringLiteral("-2.4")), Verdict::Right);
    QCOMPARE(judge(question, right, QStringLiteral("3.2")), Verdict::Wrong);
    QCOMPARE(toText(question, right), QStringLiteral("3 (±0.1) or -2.5 (±0.1)"));
    const Question fine = questionOf("kind: number\nanswer: 0.18957345971564\ntolerance: 0.00001");
    QCOMPARE(toText(fine, worked(fine)), QStringLiteral("0.1895734597 (±0.00001)"));
    QCOMPARE(numberForReading(-0.000012345678912345), QStringLiteral("-0.00001234567891"));
    QCOMPARE(numberForReading(1e-12), QStringLiteral("1e-12"));
}

void TestRightAnswers::theOtherSignIsRightWithAWord()
{
    const Question question
        = questionOf("kind: number\nanswer: -5\nalso: 5 Mina herself would write -5.");
    const RightAnswers right = worked(question);
    QCOMPARE(judge(question, right, QStringLiteral("-5")), Verdict::Right);
    QVERIFY(wordsOnAnswer(question, right, QStringLiteral("-5")).isEmpty());
    QCOMPARE(judge(question, right, QStringLiteral("5")), Verdict::Right);
    QCOMPARE(wordsOnAnswer(question, right, QStringLiteral("5")),
             QStringLiteral("Mina herself would write -5."));
    QCOMPARE(judge(question, right, QStringLiteral("6")), Verdict::Wrong);
    QVERIFY(wordsOnAnswer(question, right, QStringLiteral("6")).isEmpty());
    // What is shown as the answer is the one that was asked for.
    QCOMPARE(toText(question, right), QStringLiteral("-5"));
}

void TestRightAnswers::aForcedWinIsSaidInMoves()
{
    const Question won
        = questionOf("kind: number\nmoves: 3344\ndepth: 3\nleaves: ended\nexact: value");
    QCOMPARE(worked(won).numbers, std::vector {double(value::win - 3)});
    QCOMPARE(toText(won, worked(won)), QStringLiteral("win in 2"));
    const Question number = questionOf("kind: number\nexact: value\ntree: (3 1000000)");
    QCOMPARE(toText(number, worked(number)), QStringLiteral("1,000,000"));
}

void TestRightAnswers::columnsAreSolved()
{
    // Red wins at once in column 4.
    const Question best = questionOf("kind: column\nmoves: 112233\nexact: best");
    QCOMPARE(worked(best).columns, std::vector {3});
    const Question small = questionOf("kind: column\nboard: 5x4\nexact: keeps");
    QCOMPARE(worked(small).columns, (std::vector {1, 2, 3}));
}

void TestRightAnswers::numbersAreWorkedOut()
{
    const auto number = [](const char* body) { return worked(questionOf(body)).numbers; };
    QCOMPARE(number("kind: number\nexact: value\ntree: ((3 5) (2 (9 1)))"), std::vector {3.0});
    QCOMPARE(number("kind: number\nexact: leaves\ntree: ((3 5) (2 (9 1)))"), std::vector {3.0});
    QCOMPARE(number("kind: number\nexact: nodes\ntree: ((3 5) (2 (9 1)))"), std::vector {6.0});
    QCOMPARE(number("kind: number\nexact: cuts\ntree: ((3 5) (2 (9 1)))"), std::vector {1.0});
    // A cut-off at the last move leaves nothing out.
    QCOMPARE(number("kind: number\nexact: cuts\ntree: ((1 -1) 8 (-2))"), std::vector {0.0});
    QCOMPARE(number("kind: number\nexact: least\ntree: ((1 2) (3 4))"), std::vector {3.0});
    QCOMPARE(number("kind: number\nexact: leaves\nsearch: minimax\ndepth: 3"), std::vector {343.0});
    QCOMPARE(number("kind: number\nexact: plies\nmoves: 112233"), std::vector {1.0});
    // Three in the middle with both ends open: blocked on one side, won on the other.
    QCOMPARE(number("kind: number\nexact: plies\nmoves: 33445"), std::vector {2.0});
}

void TestRightAnswers::answersAreReadAsTheyAreGiven()
{
    const Question column = questionOf("kind: column\nmoves: 112233\nanswer: d");
    QCOMPARE(canonicalAnswer(column, QStringLiteral(" D ")), std::optional(QStringLiteral("4")));
    QVERIFY(!canonicalAnswer(column, QStringLiteral("8")));
    const Question number = questionOf("kind: number\nanswer: 3");
    QCOMPARE(canonicalAnswer(number, QStringLiteral("\u22121,50")),
             std::optional(QStringLiteral("-1.5")));
    QVERIFY(!canonicalAnswer(number, QStringLiteral("three")));
    QVERIFY(!canonicalAnswer(number, QStringLiteral("1/0")));
    QVERIFY(!canonicalAnswer(number, QStringLiteral("2,40,1")));
    const Question choices = questionOf("kind: choices\nright: a\nwrong: b\nright: c");
    QCOMPARE(canonicalAnswer(choices, QStringLiteral("3, 1,3")),
             std::optional(QStringLiteral("1,3")));
    QVERIFY(!canonicalAnswer(choices, QStringLiteral("4")));
    QVERIFY(!canonicalAnswer(choices, QString()));
    const Question text = questionOf("kind: text");
    QVERIFY(!canonicalAnswer(text, QStringLiteral("  ")));
}

void TestRightAnswers::aNumberIsWhatItCanMean_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<double>("right");
    QTest::addColumn<double>("wrong");
    QTest::newRow("comma for thousands") << "2,401" << 2401.0 << 24.01;
    QTest::newRow("comma for decimals") << "2,401" << 2.401 << 240.1;
    QTest::newRow("point for thousands") << "3.515" << 3515.0 << 351.5;
    QTest::newRow("millions") << "5,764,801" << 5764801.0 << 5764.801;
    QTest::newRow("millions in German") << "5.764.801,5" << 5764801.5 << 5764801.0;
    QTest::newRow("and in English") << "5,764,801.5" << 5764801.5 << 5764801.0;
    QTest::newRow("spaces") << "68 492" << 68492.0 << 68.492;
    QTest::newRow("no-break spaces") << QStringLiteral("68\u00a0492") << 68492.0 << 68.492;
    QTest::newRow("a fraction") << "1/2" << 0.5 << 2.0;
    QTest::newRow("a negative one") << QStringLiteral("\u22123/4") << -0.75 << 0.75;
    QTest::newRow("below one") << "0,125" << 0.125 << 125.0;
    QTest::newRow("four digits") << "1234.567" << 1234.567 << 1234567.0;
}

void TestRightAnswers::aNumberIsWhatItCanMean()
{
    QFETCH(const QString, given);
    QFETCH(const double, right);
    QFETCH(const double, wrong);
    const Question number = questionOf("kind: number\nanswer: 3");
    const auto answer = canonicalAnswer(number, given);
    QVERIFY(answer);
    // What is kept is read the same when it comes back.
    QCOMPARE(canonicalAnswer(number, *answer), answer);
    QCOMPARE(judge(number, {.columns = {}, .numbers = {right}, .options = {}}, *answer),
             Verdict::Right);
    QCOMPARE(judge(number, {.columns = {}, .numbers = {wrong}, .options = {}}, *answer),
             Verdict::Wrong);
}

void TestRightAnswers::aNumberIsWrittenInFull()
{
    QCOMPARE(numberToText(1'000'000), "1000000");
    QCOMPARE(numberToText(0.00001), "0.00001");
    QCOMPARE(numberToText(-2.5), "-2.5");
    QCOMPARE(numberToText(40.0 / 211).toDouble(), 40.0 / 211);
    QCOMPARE(numberToText(1e-30).toDouble(), 1e-30);
}

void TestRightAnswers::choicesWantAllThatAreRight()
{
    const Question choices = questionOf("kind: choices\nright: a\nwrong: b\nright: c");
    const RightAnswers right = worked(choices);
    QCOMPARE(judge(choices, right, QStringLiteral("1,3")), Verdict::Right);
    QCOMPARE(judge(choices, right, QStringLiteral("1")), Verdict::Wrong);
    QCOMPARE(judge(choices, right, QStringLiteral("1,2,3")), Verdict::Wrong);
    QCOMPARE(toText(choices, right), QStringLiteral("a; c"));
    const Question one = questionOf("kind: choice\nright: a\nwrong: b\nright: c");
    QCOMPARE(judge(one, worked(one), QStringLiteral("3")), Verdict::Right);
    QCOMPARE(judge(one, worked(one), QStringLiteral("2")), Verdict::Wrong);
    const Question text = questionOf("kind: text");
    QCOMPARE(judge(text, worked(text), QStringLiteral("because")), Verdict::ForTeacher);
}

void TestRightAnswers::whatIsTypedWrongIsFound()
{
    const auto lesson = [](const char* answer) {
        return readLesson(QStringLiteral("---\nid: a\ntitle: A\n---\n# A\n```question\nid: q\n"
                                         "kind: number\nask: a\nexact: value\n"
                                         "tree: ((3 5) (2 (9 1)))\nanswer: %1\n```\n")
                              .arg(QString::fromLatin1(answer)))
            ->lesson;
    };
    QVERIFY(checkExact(lesson("3"))->empty());
    const auto errors = checkExact(lesson("5"));
    QVERIFY(errors);
    QCOMPARE(errors->size(), 1u);
    QCOMPARE(errors->front().message,
             QStringLiteral("The answer to 'q' is wrong. The computed answer is 3."));
    QCOMPARE(errors->front().line, 7);
}

QTEST_GUILESS_MAIN(TestRightAnswers)
#include "tst_rightanswers.moc"
