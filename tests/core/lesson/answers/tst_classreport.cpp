// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/classreport.h"
#include "core/lesson/course/labresult.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace fourcast::lesson;

namespace {

Lesson lessonOf()
{
    return readLesson(QStringLiteral("---\nid: trees\ntitle: Trees\nversion: 2\n---\n# One\n"
                                     "```question\nid: q1\nkind: number\nask: How much?\n"
                                     "answer: 3\n```\n# Two\n"
                                     "```question\nid: q2\nkind: text\nask: Why?\n```\n"))
        ->lesson;
}

AnswerSheet sheetOf(const char* student, const QStringList& answers)
{
    AnswerSheet sheet = AnswerSheet::of(lessonOf(), QString::fromLatin1(student));
    sheet.started = sheet.saved = QDateTime::fromSecsSinceEpoch(1'700'000'000, Qt::UTC);
    sheet.step = 1;
    sheet.stepSeconds = {30, 15};
    QuestionRecord& record = sheet.record(QStringLiteral("q1"));
    double seconds = 0;
    for (const QString& answer : answers)
        record.tries.push_back(
            {answer, answer == QLatin1String("3") ? Verdict::Right : Verdict::Wrong, seconds += 5});
    return sheet;
}

Submission file(const char* name, const AnswerSheet& sheet)
{
    return {QString::fromLatin1(name), toJson(sheet)};
}

/// Seven that count; four that do not: one cut off, one damaged, an older one, one that came twice.
std::vector<Submission> manyFiles()
{
    std::vector<Submission> files {
        file("ana", sheetOf("Ana", {"3"})), file("ben", sheetOf("Ben", {"2", "3"})),
        file("cem", sheetOf("Cem", {"2"})), file("dai", sheetOf("Dai", {"5"})),
        file("fay", sheetOf("Fay", {}))};
    AnswerSheet eva = sheetOf("=Eva", {"3"});
    eva.record(QStringLiteral("q1")).hints = 2;
    eva.record(QStringLiteral("q2")).tries = {{QStringLiteral("because"), Verdict::ForTeacher, 9}};
    files.push_back(file("eva", eva));
    AnswerSheet later = sheetOf("Gus", {"3"});
    later.saved = later.saved.addSecs(60);
    files.push_back(file("gus new", later));
    files.push_back(file("gus old", sheetOf("Gus", {"9"})));
    files.push_back({QStringLiteral("cut"), toJson(eva).left(100)});
    files.push_back({QStringLiteral("damaged"), "{\"format\": \"fourcast answers 1\"}"});
    files.push_back(file("ana again", sheetOf("Ana", {"3"})));
    return files;
}

}

class TestClassReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClassIsCounted();
    void everyTryCountsForTheCommonestWrongAnswer();
    void aWrongOptionIsToldByItsText();
    void aHandedResultIsToldInWords();
    void whatIsLeftOutIsSaid();
    void otherLessonsAndVersionsAreLeftOut();
    void answersAlikeToTheSecondAreSaid();
    void onlyWhatCountsIsComparedWithOthers();
    void aNameIsTheSameHoweverItsAccentsAreTyped();
    void withoutTheLessonMostFilesSay();
    void tablesAreForSpreadsheets();
    void noFilesAreAnEmptyClass();
};

void TestClassReport::aClassIsCounted()
{
    const Lesson lesson = lessonOf();
    const ClassReport report = evaluateClass(manyFiles(), &lesson);
    QCOMPARE(report.title, QStringLiteral("Trees"));
    QCOMPARE(report.steps, 2);
    QCOMPARE(report.students.size(), 7u);
    QCOMPARE(report.questions.size(), 2u);
    const QuestionResult& first = report.questions[0];
    QCOMPARE(first.ask, QStringLiteral("How much?"));
    QCOMPARE(first.answered, 6);
    QCOMPARE(first.rightAtOnce, 2);
    QCOMPARE(first.right, 4);
    QCOMPARE(first.hints, 2);
    QCOMPARE(first.commonestWrong, QStringLiteral("2"));
    QCOMPARE(first.commonestWrongCount, 2);
    QCOMPARE(first.medianSeconds, 5.0);
    QCOMPARE(report.questions[1].forTeacher, 1);
    QCOMPARE(report.questions[1].texts.front().second, QStringLiteral("because"));
    const auto gus
        = std::ranges::find(report.students, QStringLiteral("Gus"), &StudentResult::student);
    QCOMPARE(gus->file, QStringLiteral("gus new"));
    QCOMPARE(gus->right, 1);
    QCOMPARE(gus->seconds, 45.0);
}

void TestClassReport::aWrongOptionIsToldByItsText()
{
    const Lesson lesson = readLesson(QStringLiteral("---\ntitle: Choices\nid: trees\n---\n# One\n\n"
                                                    "```question\nid: q1\nkind: choice\n"
                                                    "ask: Which?\nwrong: the first row\n"
                                                    "right: the last row\n```\n"))
                              .value()
                              .lesson;
    AnswerSheet sheet = AnswerSheet::of(lesson, QStringLiteral("Ana"));
    sheet.record(QStringLiteral("q1")).tries
        = {{QStringLiteral("1"), Verdict::Wrong, 4}, {QStringLiteral("2"), Verdict::Right, 6}};
    const ClassReport told = evaluateClass({file("ana", sheet)}, &lesson);
    QCOMPARE(told.questions.front().commonestWrong, QStringLiteral("1"));
    QCOMPARE(told.questions.front().commonestWrongWords, QStringLiteral("the first row"));
    QVERIFY(questionsCsv(told).contains(",the first row,1,"));
    // Nobody knows what it was where the lesson is not there.
    QCOMPARE(evaluateClass({file("ana", sheet)}).questions.front().commonestWrongWords,
             QStringLiteral("1"));
}

/// 5 was given four times, and nobody began with it.
void TestClassReport::everyTryCountsForTheCommonestWrongAnswer()
{
    const ClassReport report = evaluateClass(
        {file("ana", sheetOf("Ana", {"2", "5", "3"})), file("ben", sheetOf("Ben", {"2", "5", "5"})),
         file("cem", sheetOf("Cem", {"7", "5", "3"})), file("dai", sheetOf("Dai", {"3"}))});
    const QuestionResult& first = report.questions.front();
    QCOMPARE(first.commonestWrong, QStringLiteral("5"));
    QCOMPARE(first.commonestWrongCount, 4);
    QCOMPARE(first.rightAtOnce, 1);
    QCOMPARE(first.right, 3);
}

void TestClassReport::aHandedResultIsToldInWords()
{
    const auto lesson = readLesson(QStringLiteral(
        "---\nid: a\ntitle: A\n---\n# A\n```question\nid: q1\nkind: result\nask: How many?\n"
        "page: tree\nresult: nodes\n```\n"));
    QVERIFY(lesson);
    AnswerSheet sheet = AnswerSheet::of(lesson->lesson, QStringLiteral("Ana"));
    const LabResult result {.page = QStringLiteral("tree"),
                            .quantity = QStringLiteral("nodes"),
                            .settings = {{"depth", 3}},
                            .value = 27};
    sheet.record(QStringLiteral("q1")).tries = {{toText(result), Verdict::ForTeacher, 5}};
    const ClassReport report = evaluateClass({file("ana", sheet)}, &lesson->lesson);
    QCOMPARE(report.questions.front().texts.front().second, QStringLiteral("27 (Depth: 3)"));
}

void TestClassReport::whatIsLeftOutIsSaid()
{
    const ClassReport report = evaluateClass(manyFiles());
    QStringList names;
    for (const SubmissionProblem& problem : report.problems) {
        names << problem.file;
        QVERIFY2(problem.sentence.endsWith(u'.'), qPrintable(problem.sentence));
    }
    names.sort();
    QCOMPARE(names, (QStringList {"ana again", "cut", "damaged", "gus old"}));
}

void TestClassReport::answersAlikeToTheSecondAreSaid()
{
    AnswerSheet slower = sheetOf("Dai", {"3"});
    slower.record(QStringLiteral("q1")).tries.front().seconds = 7;
    const ClassReport report = evaluateClass(
        {file("ana", sheetOf("Ana", {"3"})), file("ben", sheetOf("Ben", {"3"})),
         file("dai", slower), file("eva", sheetOf("Eva", {})), file("fay", sheetOf("Fay", {}))});
    QCOMPARE(report.students.size(), 5u);
    QCOMPARE(report.problems.size(), 0u);
    QCOMPARE(report.remarks.size(), 1u);
    QCOMPARE(report.remarks[0].file, QString("ben"));
    QVERIFY(report.remarks[0].sentence.contains(u"ana"));
    // Both are marked, and nobody else is.
    QStringList marks;
    for (const StudentResult& each : report.students)
        marks << each.sameAs;
    QCOMPARE(marks, (QStringList {"Ben", "Ana", "", "", ""}));
    QVERIFY(studentsCsv(report).contains("\nBen,ben,2,1,1,1,1,0,45.0,1,Ana\n"));
}

/// What a student has replaced is compared no more, and what replaces it is.
void TestClassReport::onlyWhatCountsIsComparedWithOthers()
{
    AnswerSheet later = sheetOf("Ben", {"3"});
    later.saved = later.saved.addSecs(60);
    const ClassReport own
        = evaluateClass({file("ana", sheetOf("Ana", {"3"})), file("ben old", sheetOf("Ben", {"2"})),
                         file("ben new", later)});
    QCOMPARE(own.remarks.size(), 1u);
    QCOMPARE(own.remarks[0].file, QString("ben new"));
    AnswerSheet better = sheetOf("Ben", {"2", "3"});
    better.saved = better.saved.addSecs(60);
    const ClassReport other
        = evaluateClass({file("ana", sheetOf("Ana", {"3"})), file("ben old", sheetOf("Ben", {"3"})),
                         file("ben new", better)});
    QCOMPARE(other.remarks.size(), 0u);
}

void TestClassReport::aNameIsTheSameHoweverItsAccentsAreTyped()
{
    AnswerSheet one = sheetOf("", {"3"});
    AnswerSheet other = sheetOf("", {"2"});
    one.student = QStringLiteral("Jos\u00e9");
    other.student = QStringLiteral("Jose\u0301");
    QVERIFY(one.student != other.student);
    const ClassReport report = evaluateClass({file("one", one), file("other", other)});
    QCOMPARE(report.students.size(), 1u);
    QCOMPARE(report.students[0].student, QStringLiteral("Jos\u00e9"));
}

void TestClassReport::otherLessonsAndVersionsAreLeftOut()
{
    std::vector<Submission> files = manyFiles();
    AnswerSheet other = sheetOf("Hal", {});
    other.lesson = QStringLiteral("other");
    files.push_back(file("other", other));
    AnswerSheet old = sheetOf("Ida", {});
    old.version = 1;
    files.push_back(file("old", old));
    const ClassReport report = evaluateClass(files);
    QCOMPARE(report.students.size(), 7u);
    QCOMPARE(report.problems.size(), 6u);
}

void TestClassReport::withoutTheLessonMostFilesSay()
{
    const ClassReport report = evaluateClass(manyFiles());
    QCOMPARE(report.lesson, QStringLiteral("trees"));
    QCOMPARE(report.version, 2);
    QCOMPARE(report.title, QStringLiteral("Trees"));
    QVERIFY(report.questions[0].ask.isEmpty());
}

void TestClassReport::tablesAreForSpreadsheets()
{
    const Lesson lesson = lessonOf();
    const ClassReport report = evaluateClass(manyFiles(), &lesson);
    const QByteArray students = studentsCsv(report);
    QCOMPARE(students.count('\n'), 8);
    QVERIFY(students.startsWith("student,file,steps,"));
    // A name is no formula.
    QVERIFY(students.contains("\n'=Eva,eva,2,2,0,1,2,2,45.0,1,?,\n"));
    QVERIFY(questionsCsv(report).contains("\nq1,How much?,6,2,4,0,0,2,2,2,5.0\n"));
    QCOMPARE(toJson(report)["students"].toArray().size(), 7);
    // Nor is an answer, though a number may be negative.
    const auto wrongAnswerOf = [&](const char* answer) {
        return questionsCsv(evaluateClass({file("ana", sheetOf("Ana", {answer}))}, &lesson));
    };
    QVERIFY(wrongAnswerOf("=1+1").contains(",'=1+1,1,5.0\n"));
    QVERIFY(wrongAnswerOf("-2").contains(",-2,1,5.0\n"));
    QVERIFY(wrongAnswerOf("2\r3").contains(",\"2\r3\",1,5.0\n"));
}

void TestClassReport::noFilesAreAnEmptyClass()
{
    const ClassReport report = evaluateClass({});
    QVERIFY(report.students.empty() && report.questions.empty() && report.problems.empty());
}

QTEST_GUILESS_MAIN(TestClassReport)
#include "tst_classreport.moc"
