// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/lessons/lessonexamples.h"
#include "ui/labs/lessons/run/lessonrun.h"
#include "ui/labs/lessons/run/sheetfolder.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fourcast::lesson;
using Standing = QuestionState::Standing;

class TestLessonRun : public QObject
{
    Q_OBJECT

    static std::unique_ptr<LessonRun> run(const QString& sheetFile = {},
                                          std::function<double()> clock = {})
    {
        const Lesson lesson = lessonexamples::lesson();
        LessonRun::Place place;
        place.sheetFile = sheetFile;
        place.clock = std::move(clock);
        return std::make_unique<LessonRun>(lesson, AnswerSheet::of(lesson, {}), place);
    }

    static Standing standing(const LessonRun& run, const char* question)
    {
        return run.state(QString::fromLatin1(question)).standing;
    }

    /// Answers, and waits where what is right has to be worked out.
    static void give(LessonRun& run, const char* question, const char* answer)
    {
        QVERIFY(run.answer(QString::fromLatin1(question), QString::fromLatin1(answer)).has_value());
        QTRY_VERIFY_WITH_TIMEOUT(standing(run, question) != Standing::Checking, 60000);
    }

private Q_SLOTS:
    void everyKindOfAnswerIsJudged_data()
    {
        QTest::addColumn<QByteArray>("question");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("standing");
        const auto row = [](const char* question, const char* answer, Standing standing) {
            QTest::addRow("%s %s", question, answer)
                << QByteArray(question) << QByteArray(answer) << static_cast<int>(standing);
        };
        row("column", "4", Standing::Right);
        row("column", "d", Standing::Right);
        row("column", "5", Standing::Wrong);
        row("number", "3", Standing::Right);
        row("number", "3,0", Standing::Right);
        row("number", "5", Standing::Wrong);
        row("choice", "1", Standing::Right);
        row("choice", "3", Standing::Right);
        row("choice", "2", Standing::Wrong);
        row("choices", "1,3", Standing::Right);
        row("choices", "3,1", Standing::Right);
        row("choices", "1", Standing::Wrong);
        row("words", "To look ahead", Standing::Kept);
    }

    void everyKindOfAnswerIsJudged()
    {
        QFETCH(QByteArray, question);
        QFETCH(QByteArray, answer);
        QFETCH(int, standing);
        const auto run = TestLessonRun::run();
        give(*run, question.constData(), answer.constData());
        QCOMPARE(static_cast<int>(TestLessonRun::standing(*run, question.constData())), standing);
    }

    void twoWindowsLoseNoAnswer()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("one.answers.json");
        {
            const auto idle = run(file);
            auto other = run(file);
            other->setStudent(QStringLiteral("Ana"));
            give(*other, "number", "3");
            other.reset();
        }
        auto sheet = loadAnswerSheet(file);
        QCOMPARE(sheet->student, QStringLiteral("Ana"));
        QVERIFY(sheet->find(QStringLiteral("number")));
        {
            const Lesson lesson = lessonexamples::lesson();
            LessonRun one(lesson, *sheet,
                          {.file = {}, .sheetFile = file, .exact = {}, .clock = {}});
            LessonRun other(lesson, *sheet,
                            {.file = {}, .sheetFile = file, .exact = {}, .clock = {}});
            give(one, "choice", "1");
            QSignalSpy changed(&other, &LessonRun::questionChanged);
            give(other, "words", "ahead");
            QCOMPARE(standing(other, "choice"), Standing::Right);
            QVERIFY(changed.size() >= 2);
        }
        sheet = loadAnswerSheet(file);
        QCOMPARE(sheet->questions.size(), std::size_t(3));
    }

    void anotherStudentsSheetStays()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("one.answers.json");
        const auto one = run(file);
        one->setStudent(QStringLiteral("Ana"));
        give(*one, "number", "3");
        const auto other = run(file);
        QSignalSpy said(other.get(), &LessonRun::saveFailed);
        other->setStudent(QStringLiteral("Ben"));
        QCOMPARE(said.size(), 1);
        give(*other, "number", "5");
        QVERIFY(other->sheetFile() != file);
        QCOMPARE(loadAnswerSheet(file)->student, QStringLiteral("Ana"));
        QCOMPARE(loadAnswerSheet(other->sheetFile())->student, QStringLiteral("Ben"));
        QCOMPARE(loadAnswerSheet(other->sheetFile())->questions.size(), std::size_t(1));
    }

    void timesStandStillWhileNobodyLooks()
    {
        double time = 100;
        const auto seen = run({}, [&time] { return time; });
        time += 5;
        seen->setSeen(false);
        time += 1000;
        seen->save();
        QCOMPARE(seen->sheet().seconds(), 5.0);
        seen->setSeen(true);
        time += 2;
        give(*seen, "number", "3");
        QCOMPARE(seen->sheet().find(QStringLiteral("number"))->tries.front().seconds, 7.0);
        QCOMPARE(seen->sheet().seconds(), 7.0);
    }

    void whatIsNoAnswerIsRefusedAndNotCounted()
    {
        const auto run = TestLessonRun::run();
        for (const auto& [question, given] :
             std::initializer_list<std::pair<const char*, const char*>> {
                 {"number", "three"}, {"column", ""}, {"choice", ""}, {"words", "  "}}) {
            const auto taken
                = run->answer(QString::fromLatin1(question), QString::fromLatin1(given));
            QVERIFY2(!taken.has_value(), question);
            QVERIFY(taken.error().message.endsWith(u'.'));
            QCOMPARE(run->state(QString::fromLatin1(question)).tries, 0);
            QCOMPARE(standing(*run, question), Standing::Open);
        }
    }

    /// One of a list is right at least: who checks before choosing has made no mistake.
    void noneOfAListIsNoAnswer()
    {
        const auto run = TestLessonRun::run();
        QVERIFY(!run->answer(QStringLiteral("choices"), QString()));
        QCOMPARE(standing(*run, "choices"), Standing::Open);
    }

    void wrongThenHintsThenRight()
    {
        const auto run = TestLessonRun::run();
        give(*run, "column", "1");
        QCOMPARE(standing(*run, "column"), Standing::Wrong);
        for (int i = 0; i < 5; ++i)
            run->takeHint(QStringLiteral("column"));
        QCOMPARE(run->state(QStringLiteral("column")).hints, 2);
        QVERIFY(run->rightAnswer(QStringLiteral("column")).isEmpty());
        give(*run, "column", "4");
        QCOMPARE(standing(*run, "column"), Standing::Right);
        QCOMPARE(run->rightAnswer(QStringLiteral("column")), QStringLiteral("4"));
        // It is over.
        give(*run, "column", "5");
        const QuestionRecord& record = *run->sheet().find(QStringLiteral("column"));
        QCOMPARE(record.tries.size(), std::size_t {2});
        QCOMPARE(record.tries.front().answer, QStringLiteral("1"));
        QCOMPARE(record.hints, 2);
        QVERIFY(record.isRight());
        QVERIFY(!record.isRightAtOnce());
    }

    void aLookAtTheAnswerEndsTheQuestion()
    {
        const auto run = TestLessonRun::run();
        give(*run, "number", "9");
        run->giveUp(QStringLiteral("number"));
        QCOMPARE(standing(*run, "number"), Standing::GivenUp);
        QTRY_COMPARE_WITH_TIMEOUT(run->rightAnswer(QStringLiteral("number")), QStringLiteral("3"),
                                  60000);
        give(*run, "number", "3");
        QCOMPARE(run->state(QStringLiteral("number")).tries, 1);
        QVERIFY(run->sheet().find(QStringLiteral("number"))->givenUp);
    }

    void freeWordsThatAreChangedAreStillOneAnswer()
    {
        const auto run = TestLessonRun::run();
        give(*run, "words", "One");
        give(*run, "words", "One more");
        const QuestionRecord& record = *run->sheet().find(QStringLiteral("words"));
        QCOMPARE(record.tries.size(), std::size_t {1});
        QCOMPARE(record.tries.front().answer, QStringLiteral("One more"));
    }

    void whatIsDoneIsOnTheDiskAtOnce()
    {
        const QTemporaryDir folder;
        const SheetFolder sheets(folder.path());
        const Lesson lesson = lessonexamples::lesson();
        auto run = TestLessonRun::run(sheets.file(lesson.id));
        run->setStudent(QStringLiteral("Ana "));
        give(*run, "number", "5");
        run->takeHint(QStringLiteral("column"));
        run->goTo(1);
        give(*run, "choice", "3");
        // Nobody has closed anything.
        const auto kept = sheets.sheet(lesson.id);
        QVERIFY(kept.has_value());
        QCOMPARE(kept->student, QStringLiteral("Ana"));
        QCOMPARE(kept->step, 1);
        QCOMPARE(kept->questions, run->sheet().questions);
        QVERIFY(kept->find(QStringLiteral("choice"))->isRightAtOnce());
        QCOMPARE(kept->find(QStringLiteral("column"))->hints, 1);

        const auto taken = sheets.takeUp(lesson);
        QVERIFY(taken.news.isEmpty());
        LessonRun again(lesson, taken.sheet,
                        {.file = {}, .sheetFile = taken.file, .exact = {}, .clock = {}});
        QCOMPARE(again.step(), 1);
        QCOMPARE(again.settledCount(1), 1);
        QCOMPARE(again.settledCount(0), 0);
        QCOMPARE(standing(again, "number"), Standing::Wrong);
    }

    void aLessonThatHasChangedBeginsAnewAndTheOldSheetIsKept()
    {
        const QTemporaryDir folder;
        const SheetFolder sheets(folder.path());
        const Lesson lesson = lessonexamples::lesson();
        {
            const auto run = TestLessonRun::run(sheets.file(lesson.id));
            run->setStudent(QStringLiteral("7"));
            give(*run, "choice", "3");
        }
        const auto taken = sheets.takeUp(lessonexamples::lesson(2));
        QVERIFY(taken.news.contains(QStringLiteral("from version 1 to version 2")));
        QVERIFY(taken.sheet.questions.empty());
        QCOMPARE(taken.sheet.student, QStringLiteral("7"));
        QVERIFY(!sheets.sheet(lesson.id).has_value());
        const QDir aside(folder.filePath(QStringLiteral("aside")));
        QCOMPARE(aside.entryList(QDir::Files).size(), 1);
        QFile kept(aside.filePath(aside.entryList(QDir::Files).front()));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(readAnswerSheet(kept.readAll())->questions.size(), std::size_t {1});
    }

    void aDamagedSheetIsKeptAside()
    {
        const QTemporaryDir folder;
        const SheetFolder sheets(folder.path());
        const Lesson lesson = lessonexamples::lesson();
        QFile damaged(sheets.file(lesson.id));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("{\"format\":");
        damaged.close();
        const auto taken = sheets.takeUp(lesson);
        QVERIFY(!taken.news.isEmpty());
        QCOMPARE(taken.file, sheets.file(lesson.id));
        QCOMPARE(QDir(folder.filePath(QStringLiteral("aside"))).entryList(QDir::Files).size(), 1);
    }

    void timesAreThoseOfTheClock()
    {
        double now = 100;
        const auto run = TestLessonRun::run({}, [&now] { return now; });
        now = 130;
        run->goTo(1);
        now = 142;
        give(*run, "choice", "3");
        QCOMPARE(run->sheet().find(QStringLiteral("choice"))->tries.front().seconds, 12.0);
        now = 150;
        run->goTo(0);
        now = 155;
        run->goTo(1);
        QCOMPARE(run->sheet().stepSeconds, (std::vector<double> {35, 20, 0}));
        now = 160;
        give(*run, "choices", "1");
        // Since the answer before, without the other step.
        QCOMPARE(run->sheet().find(QStringLiteral("choices"))->tries.front().seconds, 13.0);
        now = 164;
        give(*run, "choices", "1,3");
        QCOMPARE(run->sheet().find(QStringLiteral("choices"))->tries.back().seconds, 17.0);
        now = 167;
        give(*run, "words", "Much");
        QCOMPARE(run->sheet().find(QStringLiteral("words"))->tries.back().seconds, 3.0);
        // No second twice.
        double sum = 0;
        for (const QuestionRecord& each : run->sheet().questions)
            sum += each.tries.back().seconds;
        QCOMPARE(sum, run->sheet().stepSeconds[1]);
    }

    void theFarthestStepIsKept()
    {
        const auto run = TestLessonRun::run();
        QSignalSpy moved(run.get(), &LessonRun::stepChanged);
        run->goTo(99);
        QCOMPARE(run->step(), 2);
        run->next();
        run->goTo(-5);
        QCOMPARE(run->step(), 0);
        run->back();
        QCOMPARE(moved.count(), 2);
        QCOMPARE(run->sheet().step, 2);
    }

    void aFailedSaveIsSaidAndWorkGoesOn()
    {
        const QTemporaryDir folder;
        const auto run = TestLessonRun::run(folder.filePath(QStringLiteral("none/x.answers.json")));
        QSignalSpy failed(run.get(), &LessonRun::saveFailed);
        give(*run, "choice", "1");
        QVERIFY(!failed.isEmpty());
        QCOMPARE(standing(*run, "choice"), Standing::Right);
        QVERIFY(run->handIn(folder.filePath(QStringLiteral("x.answers.json"))).has_value());
    }

    /// The teacher saves the file in an editor.
    void anotherTextKeepsTheStepAndWhatWasDone()
    {
        const auto run = TestLessonRun::run();
        run->goTo(1);
        give(*run, "choice", "1");
        Lesson lesson = lessonexamples::lesson();
        lesson.steps[1].title = QStringLiteral("Another title");
        run->take(lesson, run->sheet());
        QCOMPARE(run->step(), 1);
        QCOMPARE(run->currentStep().title, QStringLiteral("Another title"));
        QCOMPARE(standing(*run, "choice"), Standing::Right);
        lesson.steps.resize(1);
        run->take(lesson, run->sheet());
        QCOMPARE(run->step(), 0);
    }
};

QTEST_GUILESS_MAIN(TestLessonRun)
#include "tst_lessonrun.moc"
