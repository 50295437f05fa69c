// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/answersheet.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fourcast::lesson;

namespace {

AnswerSheet sampleSheet()
{
    Lesson lesson;
    lesson.id = QStringLiteral("minimax-1");
    lesson.version = 3;
    lesson.title = QStringLiteral("How minimax thinks");
    lesson.steps.resize(2);
    AnswerSheet sheet = AnswerSheet::of(lesson, QStringLiteral(" Ana Ñandú "));
    sheet.step = 1;
    sheet.stepSeconds = {61.5, 12};
    QuestionRecord& first = sheet.record(QStringLiteral("q1"));
    first.hints = 1;
    first.tries
        = {{QStringLiteral("3"), Verdict::Wrong, 10}, {QStringLiteral("4"), Verdict::Right, 20.25}};
    sheet.record(QStringLiteral("q2")).tries
        = {{QStringLiteral("\"because\"\nso"), Verdict::ForTeacher, 40}};
    sheet.record(QStringLiteral("q3")).givenUp = true;
    return sheet;
}

}

class TestAnswerSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSavedIsReadTheSame();
    void recordsKnowHowItWent();
    void damagedOnesAreRefused_data();
    void damagedOnesAreRefused();
    void aFileNameFitsEverywhere();
    void aFolderThatIsNotThereIsSaid();
};

void TestAnswerSheet::whatIsSavedIsReadTheSame()
{
    const QTemporaryDir folder;
    AnswerSheet sheet = sampleSheet();
    // Pasted text may begin with one, unseen.
    sheet.student.prepend(QChar::ByteOrderMark);
    const QString path = folder.filePath(answersFileName(sheet));
    QVERIFY(saveAnswerSheet(path, sheet));
    sheet.record(QStringLiteral("q4")).tries = {{QStringLiteral("1"), Verdict::Right, 1}};
    QVERIFY(saveAnswerSheet(path, sheet));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto read = readAnswerSheet(file.readAll());
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(*read, sheet);
}

void TestAnswerSheet::recordsKnowHowItWent()
{
    const AnswerSheet sheet = sampleSheet();
    const QuestionRecord* first = sheet.find(QStringLiteral("q1"));
    QVERIFY(first->isAnswered() && first->isRight() && !first->isRightAtOnce());
    QVERIFY(!sheet.find(QStringLiteral("q3"))->isAnswered());
    QVERIFY(!sheet.find(QStringLiteral("q9")));
    QCOMPARE(sheet.student, QStringLiteral("Ana Ñandú"));
    QCOMPARE(sheet.seconds(), 73.5);
    QuestionRecord hinted;
    hinted.tries = {{QString(), Verdict::Right, 1}};
    hinted.hints = 1;
    QVERIFY(!hinted.isRightAtOnce());
    hinted.hints = 0;
    QVERIFY(hinted.isRightAtOnce());
}

void TestAnswerSheet::damagedOnesAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("hasPlace");
    const QByteArray whole = toJson(sampleSheet());
    QTest::newRow("empty") << QByteArray() << true;
    QTest::newRow("half") << whole.left(whole.size() / 2) << true;
    QTest::newRow("something else") << QByteArray("{\"format\": \"x\"}") << false;
    const auto row = [&whole](const char* name, const char* from, const char* to) {
        QByteArray json = whole;
        json.replace(from, to);
        QTest::newRow(name) << json << false;
    };
    row("number", "\"version\": 3", "\"version\": \"3\"");
    row("half a hint", "\"hints\": 1", "\"hints\": 1.5");
    row("time", "\"seconds\": 10", "\"seconds\": -1");
    row("verdict", "for the teacher", "maybe");
    row("twice", "\"q2\"", "\"q1\"");
    row("no lesson", "\"lesson\": \"minimax-1\"", "\"lesson\": \"\"");
}

void TestAnswerSheet::damagedOnesAreRefused()
{
    QFETCH(const QByteArray, json);
    const auto read = readAnswerSheet(json);
    QVERIFY(!read);
    QVERIFY(!read.error().message.isEmpty());
    QTEST(read.error().line > 0, "hasPlace");
}

void TestAnswerSheet::aFileNameFitsEverywhere()
{
    AnswerSheet sheet = sampleSheet();
    QCOMPARE(answersFileName(sheet), QStringLiteral("minimax-1 Ana Ñandú.answers.json"));
    sheet.student = QStringLiteral("../a\\b:c?");
    QCOMPARE(answersFileName(sheet), QStringLiteral("minimax-1 ___a_b_c_.answers.json"));
}

void TestAnswerSheet::aFolderThatIsNotThereIsSaid()
{
    AnswerSheet sheet = sampleSheet();
    const auto saved = saveAnswerSheet(QStringLiteral("/no/such/folder/a.answers.json"), sheet);
    QVERIFY(!saved && !saved.error().message.isEmpty());
}

QTEST_GUILESS_MAIN(TestAnswerSheet)
#include "tst_answersheet.moc"
