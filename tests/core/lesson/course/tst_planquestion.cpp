// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/lesson/course/judgement.h"
#include "core/lesson/course/plangrading.h"

#include <QRegularExpression>
#include <QTest>

using namespace fourcast::lesson;

namespace {

Expected<ReadLesson> readQuestion(const QString& body)
{
    return readLesson(QStringLiteral("---\nid: a\ntitle: A\n---\n# A\n```question\n"
                                     "id: q\nask: a\nkind: plan\n%1\n```\n")
                          .arg(body));
}

Question questionOf(const QString& body)
{
    const auto read = readQuestion(body);
    if (!read)
        qFatal("%s", qPrintable(read.error().message));
    return *read->lesson.questions().front();
}

Judgement judgementOf(const Question& question, const QString& cells)
{
    const auto answer = canonicalAnswer(question, cells);
    return answer ? *judged(question, **rightAnswers(question), *answer) : Judgement {};
}

/// One mark of the second player's whole game on 4x4 is missing: d1.
const QString small = QStringLiteral("board: 4x4/4\nside: second\ngoal: hold\n"
                                     "card: 3113/2.32/3113/2...\nanswer: 3113/2.32/3113/2..2");
/// Two places to start with, of which the second player gets d4 in any case.
const QString late = QStringLiteral("moves: 5464135262111721722665213635735543\nside: second");

}

class TestPlanQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlanThatWorksIsRight();
    void anotherPlanThatWorksIsRightAsWell();
    void aWrongPlanIsToldTheLine();
    void cellsAreReadAsTheyAreWritten();
    void aQuestionsOwnPlansAreTried_data();
    void aQuestionsOwnPlansAreTried();
    void mistakesHaveTheirPlace_data();
    void mistakesHaveTheirPlace();
    void itIsWrittenAsItIsRead();
    void aStoppedCheckSaysNothing();
};

void TestPlanQuestion::aPlanThatWorksIsRight()
{
    QCOMPARE(judgementOf(questionOf(small), QStringLiteral("3113/2.32/3113/2..2")),
             Judgement {Verdict::Right});
    QCOMPARE(judgementOf(questionOf(late),
                         QStringLiteral("..1...1/......./......1/......./......./.......")),
             Judgement {Verdict::Right});
}

/// Arrows alone on squares that can be reached do as well as arrows everywhere.
void TestPlanQuestion::anotherPlanThatWorksIsRightAsWell()
{
    const Question question = questionOf(small);
    QCOMPARE(judgementOf(question, QStringLiteral("2222/a2aa/2bb2/a^^a")),
             Judgement {Verdict::Right});
    QVERIFY(toText(question, **rightAnswers(question)) == QStringLiteral("3113/2.32/3113/2..2"));
}

/// The line is played out, whichever it is.
void TestPlanQuestion::aWrongPlanIsToldTheLine()
{
    for (const QString& cells :
         {QStringLiteral("......1/......./......1/......./......./......."),
          QStringLiteral("..1...1/......./......./......./......./.......")}) {
        const Judgement wrong = judgementOf(questionOf(late), cells);
        QCOMPARE(wrong.verdict, Verdict::Wrong);
        const QRegularExpression digits(QStringLiteral("[1-7]{2,}"));
        const QString line = digits.match(wrong.remark).captured();
        QVERIFY2(!line.isEmpty(), qPrintable(wrong.remark));
        QVERIFY(notation::parseMoves(QStringLiteral("5464135262111721722665213635735543") + line));
    }
    // At the very beginning there is no line.
    const Judgement empty = judgementOf(
        questionOf(QStringLiteral("board: 4x4/4\nside: first\ngoal: hold")), QString(16, u'.'));
    QCOMPARE(empty.verdict, Verdict::Wrong);
    QVERIFY(!empty.remark.isEmpty());
}

void TestPlanQuestion::cellsAreReadAsTheyAreWritten()
{
    const Question question = questionOf(small);
    const QString kept = QStringLiteral("31132.3231132..2");
    QCOMPARE(question.plan->answer, kept);
    for (const char* written :
         {"3113/2.32/3113/2..2", " 31132.32 31132..2", "3113\n2.32\n3113\n2..2"})
        QCOMPARE(canonicalAnswer(question, QLatin1String(written)), kept);
    for (const char* written : {"", "3113", "3113/2.32/3113/2..x"})
        QVERIFY(!canonicalAnswer(question, QLatin1String(written)));
    QCOMPARE(answerInWords(question, kept), QStringLiteral("3113/2.32/3113/2..2"));
}

void TestPlanQuestion::aQuestionsOwnPlansAreTried_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<bool>("isWell");
    QTest::newRow("right") << small << true;
    QTest::newRow("no answer") << late << true;
    QTest::newRow("wrong answer") << QStringLiteral(
        "board: 4x4/4\nside: second\ngoal: hold\nanswer: 3113/2.32/3113/2...")
                                  << false;
    QTest::newRow("nothing to mend")
        << QStringLiteral("board: 4x4/4\nside: second\ngoal: hold\ncard: 3113/2.32/3113/2..2")
        << false;
    QTest::newRow("promises too much")
        << QStringLiteral("board: 4x4/4\nside: second\ngoal: win\nanswer: 3113/2.32/3113/2..2")
        << false;
}

void TestPlanQuestion::aQuestionsOwnPlansAreTried()
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

void TestPlanQuestion::mistakesHaveTheirPlace_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* body, int line, int column) {
        QTest::newRow(name) << QString::fromLatin1(body) << line << column;
    };
    row("no side", "goal: win", 6, 1);
    row("no such side", "side: third", 10, 7);
    row("no such goal", "side: first\ngoal: draw", 11, 7);
    row("no such board", "board: 3x3/3\nside: first", 10, 8);
    row("a wrong move", "moves: 448\nside: first", 10, 10);
    row("no mark", "board: 4x4/4\nside: first\ncard: ..x./..../..../....", 12, 9);
    row("too few", "board: 4x4/4\nside: first\nanswer: ....", 12, 13);
}

void TestPlanQuestion::mistakesHaveTheirPlace()
{
    QFETCH(const QString, body);
    const auto read = readQuestion(body);
    QVERIFY(!read);
    QTEST(read.error().line, "line");
    QTEST(read.error().column, "column");
}

void TestPlanQuestion::itIsWrittenAsItIsRead()
{
    for (const QString& body : {small, late,
                                QStringLiteral("side: first\nanswer:\n  ....... .......\n"
                                               "  ....... .......\n"
                                               "  ....... ...1...")}) {
        const auto read = readQuestion(body);
        QVERIFY2(read && read->warnings.empty(), qPrintable(body));
        const auto again = readLesson(toText(read->lesson));
        QVERIFY2(again && again->warnings.empty(), qPrintable(toText(read->lesson)));
        QCOMPARE(toText(again->lesson), toText(read->lesson));
        QCOMPARE(*again->lesson.questions().front()->plan, *read->lesson.questions().front()->plan);
    }
}

void TestPlanQuestion::aStoppedCheckSaysNothing()
{
    std::stop_source stop;
    stop.request_stop();
    // Large enough to look at the stop.
    const Question question = questionOf(QStringLiteral("moves: 244424\nside: second"));
    const QString arrows = QStringLiteral("^^^^^^^/^^^^^^^/^^^.^^^/^^^.^^^/^.^.^^^/^.^.^^^");
    const auto judgement
        = judged(question, {}, *canonicalAnswer(question, arrows), {}, stop.get_token());
    QVERIFY(!judgement || judgement->verdict == Verdict::Right);
}

QTEST_GUILESS_MAIN(TestPlanQuestion)
#include "tst_planquestion.moc"
