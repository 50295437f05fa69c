// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/newlesson.h"
#include "core/lesson/course/rightanswers.h"

#include <QSet>
#include <QTest>

using namespace fourcast::lesson;

class TestNewLesson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsALessonWithoutFault_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::newRow("empty board") << QString();
        QTest::newRow("first side") << QStringLiteral("44536255");
        QTest::newRow("second side") << QStringLiteral("4453625");
        QTest::newRow("win at once") << QStringLiteral("112233");
    }

    void itIsALessonWithoutFault()
    {
        QFETCH(const QString, moves);
        const Lesson made = newLesson({.board = "7x6", .moves = moves}, "about-1", "en");
        const auto read = readLesson(toText(made));
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QVERIFY(read->warnings.empty());
        QCOMPARE(toText(read->lesson), toText(made));
        QCOMPARE(read->lesson.id, "about-1");
        for (const Step& step : read->lesson.steps)
            QVERIFY(step.blocks.size() >= 2);
    }

    void everyKindOfQuestionAndOfExactAnswerHasAnExample()
    {
        const Lesson made = newLesson({.board = "7x6", .moves = "44"}, "a", "en");
        QSet<QString> kinds;
        QSet<QString> exacts;
        for (const Question* question : made.questions()) {
            kinds << name(question->kind);
            if (question->exact != ExactAnswer::None)
                exacts << name(question->exact);
        }
        for (const QString& kind : kindNames())
            QVERIFY2(kinds.contains(kind) || kind == "choices", qPrintable(kind));
        for (const auto kind :
             {Question::Kind::Column, Question::Kind::Number, Question::Kind::Walk})
            for (const QString& exact : exactNames(kind))
                QVERIFY2(exacts.contains(exact), qPrintable(exact));
    }

    void whatIsExactCanBeWorkedOut()
    {
        // Late enough for a solver without a book.
        const Lesson made = newLesson({.board = "7x6", .moves = "4444442222226666"}, "a", "en");
        const auto errors = checkExact(made);
        QVERIFY(errors);
        for (const Error& error : *errors)
            QFAIL(qPrintable(error.message));
    }

    void whoIsToMoveIsRight()
    {
        for (const auto& [moves, right] :
             {std::pair("", 0), std::pair("4", 1), std::pair("44", 0)}) {
            const Lesson made = newLesson({.board = "7x6", .moves = moves}, "a", "en");
            const Question* turn = made.question("turn");
            QVERIFY(turn);
            QVERIFY(turn->options[static_cast<std::size_t>(right)].isRight);
            QVERIFY(!turn->options[static_cast<std::size_t>(1 - right)].isRight);
        }
    }
};

QTEST_GUILESS_MAIN(TestNewLesson)
#include "tst_newlesson.moc"
