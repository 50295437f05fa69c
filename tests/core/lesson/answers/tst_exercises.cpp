// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/exercises.h"
#include "core/lesson/course/rightanswers.h"

#include <QTest>

using namespace fourcast::lesson;

class TestExercises : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSeedMakesTheSameExercises();
    void everyAnswerIsTrue();
    void theyAreALessonThatIsRead();
    void theyStop();
};

void TestExercises::aSeedMakesTheSameExercises()
{
    const ExerciseRequest request {.seed = 5, .positions = 2, .trees = 3};
    const auto one = makeExercises(request);
    QVERIFY(one);
    QCOMPARE(toText(*makeExercises(request)), toText(*one));
    QVERIFY(toText(*makeExercises({.seed = 6, .positions = 2, .trees = 3})) != toText(*one));
    QCOMPARE(one->questions().size(), 5u);
}

void TestExercises::everyAnswerIsTrue()
{
    const auto lesson = makeExercises({.seed = 9, .positions = 3, .trees = 6, .branching = 3});
    QVERIFY(lesson);
    QVERIFY(checkExact(*lesson)->empty());
    for (const Question* question : lesson->questions())
        if (question->kind == Question::Kind::Column)
            QCOMPARE(question->columns.size(), 1u);
}

void TestExercises::theyAreALessonThatIsRead()
{
    const auto lesson = makeExercises({.seed = 1, .positions = 1, .trees = 2});
    const auto read = readLesson(toText(*lesson));
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QVERIFY(read->warnings.empty());
    QCOMPARE(toText(read->lesson), toText(*lesson));
}

void TestExercises::theyStop()
{
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!makeExercises({}, {}, stop.get_token()));
}

QTEST_GUILESS_MAIN(TestExercises)
#include "tst_exercises.moc"
