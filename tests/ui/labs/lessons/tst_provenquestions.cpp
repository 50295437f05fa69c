// SPDX-License-Identifier: GPL-3.0-or-later
//
// Questions whose answers are checked in systems: a formula and a walk, on the student's page.
#include "core/lesson/course/labresult.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/questions/formulafield.h"
#include "ui/labs/lessons/questions/planfield.h"
#include "ui/labs/lessons/questions/questionview.h"
#include "ui/labs/lessons/questions/resultfield.h"
#include "ui/labs/lessons/questions/walkfield.h"
#include "ui/labs/models/formulaeditor.h"
#include "ui/labs/plans/planboard.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fourcast::lesson;
using Standing = QuestionState::Standing;

namespace {

Lesson provenLesson()
{
    const auto read = readLesson(QStringLiteral(R"(---
title: Proofs
id: proofs
---
# One step

```question
id: formula
kind: formula
ask: No thread repeats its max.
model: paper
p: 2
D: 2
answer: [true* . max(1, 1, 1, X) . true* . max(1, 1, 1, X)]false
```

```question
id: walk
kind: walk
ask: Lose the 5.
model: race
P: 2
M: 2
scores: 3, 5
goal: <best(0, 3)>true
```

```question
id: tree
kind: walk
ask: To the 9.
tree: ((3 5) (2 (9 1)))
goal: 9
```

```question
id: result
kind: result
ask: What is the chance?
page: chance
result: answer
model: gambler
p: 1/2
answer: 0.333333
tolerance: 0.001
```

```question
id: plan
kind: plan
ask: Never lose.
board: 4x4/4
side: second
goal: hold
card: 3113/2.32/3113/2...
answer: 3113/2.32/3113/2..2
```

```question
id: any
kind: result
ask: What did you find?
page: tree
result: nodes
```
)"));
    if (!read)
        qFatal("%s", qPrintable(read.error().message));
    return read->lesson;
}

}

class TestProvenQuestions : public QObject
{
    Q_OBJECT

    std::unique_ptr<LessonRun> m_run;

    void begin(const QString& sheetFile = {})
    {
        LessonRun::Place place;
        place.sheetFile = sheetFile;
        const Lesson lesson = provenLesson();
        m_run = std::make_unique<LessonRun>(lesson, AnswerSheet::of(lesson, {}), place);
    }

    std::unique_ptr<QuestionView> view(const char* id)
    {
        return std::make_unique<QuestionView>(*m_run,
                                              *m_run->lesson().question(QString::fromLatin1(id)));
    }

    Standing standing(const char* id) const
    {
        return m_run->state(QString::fromLatin1(id)).standing;
    }

    void settle(const char* id)
    {
        QTRY_VERIFY_WITH_TIMEOUT(standing(id) != Standing::Checking, 60000);
    }

private Q_SLOTS:
    void init() { begin(); }

    void aFormulaIsReadToThePersonWhoWritesIt()
    {
        const auto shown = view("formula");
        auto& field = dynamic_cast<FormulaField&>(shown->field());
        field.editor().setPlainText(QStringLiteral("[true*]<true>true"));
        QVERIFY(!field.wordsText().isEmpty());
        field.editor().setPlainText(QStringLiteral("[true*]<tru>true"));
        QVERIFY2(field.wordsText().contains(u"tru"), qPrintable(field.wordsText()));
        // What is no formula is not counted.
        shown->check();
        QCOMPARE(standing("formula"), Standing::Open);
        QVERIFY(shown->verdictText().contains(u"tru"));
    }

    /// The board and the line of cells are the same card; what is no card is not counted.
    void aPlanIsMarkedOnTheBoardOrTyped()
    {
        const auto shown = view("plan");
        auto& field = dynamic_cast<PlanField&>(shown->field());
        QCOMPARE(field.cells().text(), QStringLiteral("3113/2.32/3113/2..."));
        shown->check();
        settle("plan");
        QCOMPARE(standing("plan"), Standing::Wrong);
        field.cells().setText(QStringLiteral("3113/2.32/3113/2..x"));
        Q_EMIT field.cells().textEdited(field.cells().text());
        QVERIFY(!field.faultText().isEmpty());
        Q_EMIT field.board().numberWanted(3, 0, 2);
        QCOMPARE(field.cells().text(), QStringLiteral("3113/2.32/3113/2..2"));
        QVERIFY(field.faultText().isEmpty());
        shown->check();
        settle("plan");
        QCOMPARE(standing("plan"), Standing::Right);
    }

    /// What is said of the formula grows with it, and Check stays in sight.
    void theViewFollowsWhatIsTyped()
    {
        LessonStepView page;
        page.resize(700, 330);
        page.setRun(m_run.get());
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QuestionView& shown = *page.questionView(QStringLiteral("formula"));
        auto& editor = dynamic_cast<FormulaField&>(shown.field()).editor();
        const QPushButton* check = nullptr;
        for (const auto* const each : shown.findChildren<QPushButton*>())
            if (each->text() == QStringLiteral("Check"))
                check = each;
        QVERIFY(check);
        editor.setFocus();
        page.verticalScrollBar()->setValue(0);
        editor.setPlainText(QStringLiteral(
            "[true* . max(1, 1, 1, X) . true* . max(1, 1, 1, X)]false && [true*]<true>true && "
            "[true* . max(1, 2, 1, X) . true* . max(1, 2, 1, X)]false && [true*]<true>true"));
        QTRY_VERIFY(!check->visibleRegion().isEmpty());
        QVERIFY(!editor.visibleRegion().isEmpty());
        page.setRun(nullptr);
    }

    void aFormulaIsGradedAndTheMutantNamed()
    {
        const auto shown = view("formula");
        auto& field = dynamic_cast<FormulaField&>(shown->field());
        field.editor().setPlainText(QStringLiteral("[true*]<true>true || true"));
        shown->check();
        settle("formula");
        QCOMPARE(standing("formula"), Standing::Wrong);
        QVERIFY2(shown->verdictText().contains(u"a thread may go back to an earlier step, once"),
                 qPrintable(shown->verdictText()));
        field.editor().setPlainText(
            QStringLiteral("[true*]forall z: Nat. [max(1, 1, z, X)][true*][max(1, 1, z, X)]false"));
        shown->check();
        settle("formula");
        QCOMPARE(standing("formula"), Standing::Right);
    }

    void aWalkIsTakenStepByStep()
    {
        const auto shown = view("walk");
        auto& field = dynamic_cast<WalkField&>(shown->field());
        QTRY_VERIFY_WITH_TIMEOUT(!field.nextSteps().isEmpty(), 60000);
        for (const char* step :
             {"take(0, 0)", "take(1, 1)", "read(0, 0, -99)", "read(1, 0, -99)", "write(0, 0, 3)"}) {
            QVERIFY2(field.nextSteps().contains(QLatin1String(step)), step);
            field.take(QLatin1String(step));
        }
        field.back();
        field.take(QStringLiteral("write(1, 1, 5)"));
        field.take(QStringLiteral("never"));
        field.take(QStringLiteral("write(0, 0, 3)"));
        shown->check();
        settle("walk");
        QCOMPARE(standing("walk"), Standing::Right);
        QVERIFY(field.nextSteps().contains(QStringLiteral("best(0, 3)")));
        // Nothing is to be chosen any more, and the walk is read from its beginning.
        QVERIFY2(field.placeText().startsWith(QStringLiteral("The walk has 6")),
                 qPrintable(field.placeText()));
        QCOMPARE(field.findChild<QLineEdit*>()->cursorPosition(), 0);
    }

    void aWalkIsTakenWithTheKeys()
    {
        const auto shown = view("tree");
        auto& field = dynamic_cast<WalkField&>(shown->field());
        QTRY_VERIFY_WITH_TIMEOUT(!field.nextSteps().isEmpty(), 60000);
        shown->show();
        auto* const list = field.findChild<QListWidget*>();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(field.given(), QStringLiteral("2"));
        QCOMPARE(standing("tree"), Standing::Open);
        QTest::keyClick(list, Qt::Key_Return);
        QTest::keyClick(list, Qt::Key_Backspace);
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(field.given(), QStringLiteral("2.2.1"));
        shown->check();
        settle("tree");
        QCOMPARE(standing("tree"), Standing::Right);
    }

    void whatIsWrittenIsAWalk()
    {
        const auto shown = view("tree");
        auto& field = dynamic_cast<WalkField&>(shown->field());
        QTRY_VERIFY_WITH_TIMEOUT(!field.nextSteps().isEmpty(), 60000);
        field.setGiven(QStringLiteral("2 3"));
        QVERIFY(field.nextSteps().isEmpty());
        QVERIFY2(field.placeText().contains(u'3'), qPrintable(field.placeText()));
        shown->check();
        settle("tree");
        QCOMPARE(standing("tree"), Standing::Wrong);
    }

    void aResultIsFoundOnItsPageAndHandedOver()
    {
        const auto shown = view("result");
        auto& field = dynamic_cast<ResultField&>(shown->field());
        QSignalSpy wanted(m_run.get(), &LessonRun::resultWanted);
        QSignalSpy opened(shown.get(), &QuestionView::laboratoryWanted);
        field.openButton().click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toString(), QStringLiteral("result"));
        QCOMPARE(opened.size(), 1);
        LabResult result {.page = QStringLiteral("chance"),
                          .quantity = QStringLiteral("answer"),
                          .settings
                          = {{"model", "gambler"}, {"parameters", QJsonObject {{"p", "2/5"}}}},
                          .value = 0.21};
        QVERIFY(m_run->answer(QStringLiteral("result"), toText(result)));
        QCOMPARE(standing("result"), Standing::Wrong);
        QVERIFY2(shown->verdictText().contains(u"2/5"), qPrintable(shown->verdictText()));
        QVERIFY2(field.handedText().contains(u"gambler"), qPrintable(field.handedText()));
        result.settings.insert(QStringLiteral("parameters"), QJsonObject {{"p", "1/2"}});
        result.value = 1.0 / 3;
        QVERIFY(m_run->answer(QStringLiteral("result"), toText(result)));
        QCOMPARE(standing("result"), Standing::Right);
        QCOMPARE(m_run->sheet().find(QStringLiteral("result"))->tries.size(), 2u);
    }

    /// The teacher looks at what has no right number, and at all of it.
    void resultsForTheTeacherAreAllKept()
    {
        for (const double nodes : {9.0, 8.0}) {
            const LabResult result {.page = QStringLiteral("tree"),
                                    .quantity = QStringLiteral("nodes"),
                                    .value = nodes};
            QVERIFY(m_run->answer(QStringLiteral("any"), toText(result)));
        }
        QCOMPARE(standing("any"), Standing::Kept);
        QCOMPARE(m_run->sheet().find(QStringLiteral("any"))->tries.size(), 2u);
        // A number that is typed is none.
        QVERIFY(!m_run->answer(QStringLiteral("result"), QStringLiteral("0.333333")));
    }

    void everyTryIsKeptWithItsTime()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("one.answers.json"));
        begin(file);
        for (const char* formula : {"true", "false", "true"}) {
            QVERIFY(m_run->answer(QStringLiteral("formula"), QLatin1String(formula)));
            settle("formula");
        }
        const auto sheet = loadAnswerSheet(file);
        QVERIFY(sheet);
        const QuestionRecord* const record = sheet->find(QStringLiteral("formula"));
        QVERIFY(record);
        QStringList answers;
        double before = 0;
        for (const GivenAnswer& each : record->tries) {
            answers << each.answer;
            QCOMPARE(each.verdict, Verdict::Wrong);
            QVERIFY(each.seconds >= before);
            before = each.seconds;
        }
        QCOMPARE(answers, (QStringList {"true", "false", "true"}));
    }
};

QTEST_MAIN(TestProvenQuestions)
#include "tst_provenquestions.moc"
