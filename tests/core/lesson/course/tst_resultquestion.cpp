// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/judgement.h"
#include "core/lesson/course/labresult.h"

#include <QJsonArray>
#include <QTest>

using namespace fourcast::lesson;

namespace {

Expected<ReadLesson> readQuestion(const QString& body)
{
    return readLesson(QStringLiteral("---\nid: a\ntitle: A\n---\n# A\n```question\n"
                                     "id: q\nask: a\nkind: result\n%1\n```\n")
                          .arg(body));
}

Question questionOf(const QString& body)
{
    const auto read = readQuestion(body);
    if (!read)
        qFatal("%s", qPrintable(read.error().message));
    return *read->lesson.questions().front();
}

/// One coin, three to win: 1/3.
const QString third = QStringLiteral(
    "page: chance\nresult: answer\nmodel: gambler\ngoal: 3\nstart: 1\np: 1/2\ntab: answer\n");

LabResult handed(double value, const char* chance = "1/2")
{
    return {.page = QStringLiteral("chance"),
            .quantity = QStringLiteral("answer"),
            .settings = {{"model", "gambler"},
                         {"parameters", QJsonObject {{"goal", "3"}, {"start", "1"}, {"p", chance}}},
                         {"exact", true}},
            .value = value};
}

Judgement judgementOf(const Question& question, const LabResult& result)
{
    const auto answer = canonicalAnswer(question, toText(result));
    if (!answer)
        qFatal("no answer");
    return *judged(question, **rightAnswers(question), *answer);
}

}

class TestResultQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNumberHasATolerance();
    void theSettingsHaveToBeThoseAskedFor();
    void withoutANumberTheTeacherLooks();
    void aPictureIsKept();
    void whatIsNoResultIsNoAnswer();
    void aSwitchIsSaidInTheWordsOfLessons();
    void itIsToldInWords();
    void otherSettingsAreCalledAsOnThePage();
    void mistakesHaveTheirPlace_data();
    void mistakesHaveTheirPlace();
    void itIsWrittenAsItIsRead();
};

void TestResultQuestion::aNumberHasATolerance()
{
    const Question question
        = questionOf(third + QStringLiteral("answer: 0.333333\ntolerance: 0.001"));
    QCOMPARE(judgementOf(question, handed(1.0 / 3)).verdict, Verdict::Right);
    QCOMPARE(judgementOf(question, handed(0.3325)).verdict, Verdict::Right);
    QCOMPARE(judgementOf(question, handed(0.332)).verdict, Verdict::Wrong);
}

void TestResultQuestion::theSettingsHaveToBeThoseAskedFor()
{
    const Question question
        = questionOf(third + QStringLiteral("answer: 0.3333\ntolerance: 0.001"));
    const Judgement other = judgementOf(question, handed(1.0 / 3, "2/5"));
    QCOMPARE(other.verdict, Verdict::Wrong);
    QVERIFY2(other.remark.contains(u"2/5") && other.remark.contains(u"1/2"),
             qPrintable(other.remark));
    // The same number, written in another way.
    QCOMPARE(judgementOf(question, handed(1.0 / 3, "0.5")).verdict, Verdict::Right);
    // A number of the page in the digits in which the lesson's editor writes it.
    const Question thirds = questionOf(QStringLiteral(
        "page: chance\nresult: answer\np: 0.333333333333333\nanswer: 0.5\ntolerance: 0.1"));
    LabResult result = handed(0.5);
    result.settings = {{"parameters", QJsonObject {{"p", 1.0 / 3}}}};
    QCOMPARE(judgementOf(thirds, result).verdict, Verdict::Right);
    result.settings = {{"parameters", QJsonObject {{"p", 0.3333}}}};
    QCOMPARE(judgementOf(thirds, result).verdict, Verdict::Wrong);
}

void TestResultQuestion::withoutANumberTheTeacherLooks()
{
    const Question question = questionOf(third);
    QCOMPARE(judgementOf(question, handed(0.7)), Judgement {Verdict::ForTeacher});
    QCOMPARE(judgementOf(question, handed(0.7, "2/5")).verdict, Verdict::Wrong);
}

void TestResultQuestion::aPictureIsKept()
{
    const Question question = questionOf(QStringLiteral("page: growth\nresult: picture"));
    const LabResult picture {.page = QStringLiteral("growth"),
                             .quantity = QStringLiteral("picture"),
                             .picture = QByteArray("\x89PNG and so on")};
    const auto answer = canonicalAnswer(question, toText(picture));
    QVERIFY(answer);
    QCOMPARE(labResultFromText(*answer), std::optional(picture));
    QCOMPARE(judgementOf(question, picture), Judgement {Verdict::ForTeacher});
}

void TestResultQuestion::whatIsNoResultIsNoAnswer()
{
    const Question question = questionOf(third);
    LabResult result = handed(0.5);
    for (const QString& text : {QString(), QStringLiteral("0.5"), QStringLiteral("{}")})
        QVERIFY2(!canonicalAnswer(question, text), qPrintable(text));
    result.quantity = QStringLiteral("states");
    QVERIFY(!canonicalAnswer(question, toText(result)));
    result = handed(0.5);
    result.page = QStringLiteral("tree");
    QVERIFY(!canonicalAnswer(question, toText(result)));
    result = handed(0.5);
    result.value = {};
    QVERIFY(!canonicalAnswer(question, toText(result)));
}

/// A page keeps `false` of a parameter for which a lesson says `no`.
void TestResultQuestion::aSwitchIsSaidInTheWordsOfLessons()
{
    const Question question = questionOf(
        QStringLiteral("page: chance\nresult: states\nmodel: goose\nwells: no\nanswer: 9"));
    LabResult result {.page = QStringLiteral("chance"),
                      .quantity = QStringLiteral("states"),
                      .settings
                      = {{"model", "goose"}, {"parameters", QJsonObject {{"wells", "false"}}}},
                      .value = 9};
    QCOMPARE(judgementOf(question, result).verdict, Verdict::Right);
    result.settings.insert("parameters", QJsonObject {{"wells", "true"}});
    const Judgement other = judgementOf(question, result);
    QCOMPARE(other.verdict, Verdict::Wrong);
    QVERIFY2(other.remark.contains("'Wells on 31 and 52' is yes and should be no"),
             qPrintable(other.remark));
}

void TestResultQuestion::itIsToldInWords()
{
    const Question question = questionOf(third);
    const QString words = answerInWords(question, toText(handed(0.25)));
    QCOMPARE(words,
             "0.25 (Model: The gambler's ruin; Fractions: yes; Target coins: 3; Starting coins: 1; "
             "Chance of winning a bet: 1/2)");
    // What is no field of the page's form is left out, and lists are told whole.
    const LabResult picture {
        .page = QStringLiteral("parallel"),
        .quantity = QStringLiteral("picture"),
        .settings
        = {{"depth", 5}, {"strategies", QJsonArray {"sequential", "split-2"}}, {"scrolled", true}},
        .picture = QByteArray("PNG")};
    QCOMPARE(resultInWords(picture), "a picture (Depth: 5; Strategies: sequential, split-2)");
    const LabResult tree {
        .page = QStringLiteral("tree"),
        .quantity = QStringLiteral("nodes"),
        .settings = {{"moves", ""}, {"search", "alpha-beta"}, {"fail", "hard"}, {"table", false}},
        .value = 9};
    QCOMPARE(resultInWords(tree),
             QStringLiteral("9 (Search: %1; Outside the window: fail-hard; Table: no)")
                 .arg(inWords(Method::AlphaBeta)));
}

void TestResultQuestion::otherSettingsAreCalledAsOnThePage()
{
    const Question question = questionOf(third);
    QVERIFY2(judgementOf(question, handed(1.0 / 3, "2/5"))
                 .remark.contains("'Chance of winning a bet' is 2/5 and should be 1/2"),
             qPrintable(judgementOf(question, handed(1.0 / 3, "2/5")).remark));
}

void TestResultQuestion::mistakesHaveTheirPlace_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* body, int line, int column) {
        QTest::newRow(name) << QString::fromLatin1(body) << line << column;
    };
    row("no page", "result: answer", 6, 1);
    row("another page", "page: chess\nresult: picture", 10, 7);
    row("no quantity", "page: chance", 6, 1);
    row("another quantity", "page: chance\nresult: nodes", 11, 9);
    row("a picture's number", "page: chance\nresult: picture\nanswer: 3", 11, 9);
    row("another setting", "page: chance\nresult: answer\nboard: 7x6", 12, 8);
    row("no number", "page: chance\nresult: answer\nanswer: a third", 12, 9);
}

void TestResultQuestion::mistakesHaveTheirPlace()
{
    QFETCH(const QString, body);
    const auto read = readQuestion(body);
    QVERIFY(!read);
    QTEST(read.error().line, "line");
    QTEST(read.error().column, "column");
}

/// A page's own setting `exact` is none of the question's.
void TestResultQuestion::itIsWrittenAsItIsRead()
{
    const auto read
        = readQuestion(third + QStringLiteral("exact: yes\nanswer: 0.25\ntolerance: 0.01"));
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QVERIFY(read->warnings.empty());
    const auto again = readLesson(toText(read->lesson));
    QVERIFY(again && again->warnings.empty());
    QCOMPARE(toText(again->lesson), toText(read->lesson));
    QCOMPARE(*again->lesson.questions().front()->result, *read->lesson.questions().front()->result);
    QCOMPARE(read->lesson.questions().front()->exact, ExactAnswer::None);
}

QTEST_GUILESS_MAIN(TestResultQuestion)
#include "tst_resultquestion.moc"
