// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/lessons/lessonexamples.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/lessontree.h"
#include "ui/labs/lessons/questions/answerfield.h"
#include "ui/labs/lessons/questions/columnboard.h"
#include "ui/labs/lessons/questions/lessontext.h"
#include "ui/labs/lessons/questions/questionview.h"
#include "ui/labs/lessons/tree/predictbar.h"
#include "ui/labs/lessons/tree/treedrawing.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QTextTable>

using namespace fourcast::lesson;
using Standing = QuestionState::Standing;

class TestLessonStepView : public QObject
{
    Q_OBJECT

    std::unique_ptr<LessonRun> m_run;
    std::unique_ptr<LessonStepView> m_view;

    QuestionView& question(const char* id)
    {
        return *m_view->questionView(QString::fromLatin1(id));
    }
    Standing standing(const char* id) { return m_run->state(QString::fromLatin1(id)).standing; }

    QPushButton* button(const QString& text)
    {
        for (QPushButton* const each : m_view->findChildren<QPushButton*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }

private Q_SLOTS:
    void init()
    {
        const Lesson lesson = lessonexamples::lesson();
        m_run
            = std::make_unique<LessonRun>(lesson, AnswerSheet::of(lesson, {}), LessonRun::Place());
        m_view = std::make_unique<LessonStepView>();
        m_view->resize(640, 500);
        m_view->setRun(m_run.get());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void cleanup()
    {
        m_view.reset();
        m_run.reset();
    }

    void aColumnIsChosenByMouseAndByKey()
    {
        auto& board = *question("column").findChild<ColumnBoard*>();
        m_view->ensureWidgetVisible(&board);
        QTest::keyClick(&board, Qt::Key_5);
        QCOMPARE(board.column(), 4);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_D);
        QCOMPARE(board.column(), 3);
        // Left of the first column stand the numbers of the rows.
        QTest::mouseClick(&board, Qt::LeftButton, {}, QPoint(2, 20));
        QCOMPARE(board.column(), 3);
        QTest::mouseClick(&board, Qt::LeftButton, {}, QPoint(board.width() / 6, 20));
        QCOMPARE(board.column(), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(board.column(), 1);
        // Enter checks.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(standing("column"), Standing::Wrong, 60000);
        QVERIFY(question("column").verdictText().startsWith(QStringLiteral("✗")));
        QVERIFY(question("column").explanationText().isEmpty());
        question("column").showHint();
        QVERIFY(question("column").hintsText().contains(QStringLiteral("lowest row")));
        QVERIFY(!question("column").hintsText().contains(QStringLiteral("Three round")));
        QTest::keyClick(&board, Qt::Key_4);
        question("column").check();
        QTRY_COMPARE_WITH_TIMEOUT(standing("column"), Standing::Right, 60000);
        QVERIFY(question("column").verdictText().startsWith(QStringLiteral("✓")));
        QVERIFY(question("column").explanationText().contains(QStringLiteral("Four in line")));
        // It is over: nothing is chosen any more.
        QTest::keyClick(&board, Qt::Key_5);
        QCOMPARE(board.column(), 3);
    }

    void whatIsNoNumberStaysWhereItWasTyped()
    {
        auto* const field = question("number").findChild<QLineEdit*>();
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("three"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->text(), QStringLiteral("three"));
        QVERIFY(question("number").verdictText().contains(QStringLiteral("number")));
        QCOMPARE(standing("number"), Standing::Open);
        field->clear();
        QTest::keyClicks(field, QStringLiteral("3"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(standing("number"), Standing::Right, 60000);
    }

    /// Who wrote the one answer in another way is not told of others.
    void whatIsAcceptedBesidesIsSaidWhereThereIsSomething()
    {
        const auto read = readLesson(QStringLiteral(R"(---
title: Numbers
id: numbers
---
# One

```question
id: grouped
kind: number
ask: How many?
answer: 10230
```

```question
id: fine
kind: number
ask: How much?
answer: 0.1895734597
tolerance: 0.00001
```
)"));
        QVERIFY(read.has_value());
        LessonRun run(read->lesson, AnswerSheet::of(read->lesson, {}), LessonRun::Place());
        m_view->setRun(&run);
        const auto give = [this](const char* id, const char* answer) {
            question(id).field().setGiven(QString::fromLatin1(answer));
            question(id).check();
        };
        give("grouped", "10,230");
        give("fine", "0.18957");
        QTRY_COMPARE(question("grouped").verdictText(), QStringLiteral("✓ Correct."));
        QTRY_COMPARE(question("fine").verdictText(),
                     QStringLiteral("✓ Correct. Accepted answers: 0.1895734597 (±0.00001)."));
        m_view->setRun(nullptr);
    }

    /// On the teacher's projector there is nobody to decide later, and nothing is handed in.
    void whatAClassSaysIsNoAnswerForTheTeacher()
    {
        QVERIFY(m_run->sheetFile().isEmpty());
        m_run->goTo(1);
        question("words").field().setGiven(QStringLiteral("To look ahead"));
        question("words").check();
        QCOMPARE(standing("words"), Standing::Kept);
        QCOMPARE(question("words").verdictText(), QString());
        const QTemporaryDir folder;
        const Lesson lesson = m_run->lesson();
        LessonRun::Place place;
        place.sheetFile = folder.filePath(QStringLiteral("x.answers.json"));
        LessonRun kept(lesson, AnswerSheet::of(lesson, {}), place);
        QVERIFY(kept.answer(QStringLiteral("words"), QStringLiteral("To look ahead")));
        kept.goTo(1);
        m_view->setRun(&kept);
        QVERIFY(question("words").verdictText().startsWith(u'●'));
        m_view->setRun(nullptr);
    }

    /// What had the keyboard is gone or closed: it goes to what is to be read, or to be done next.
    void theKeyboardGoesOnAfterAnAnswer()
    {
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        auto* const number = question("number").findChild<QLineEdit*>();
        number->setFocus();
        QTest::keyClicks(number, QStringLiteral("4"));
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(standing("number"), Standing::Wrong, 60000);
        QCOMPARE(QApplication::focusWidget(), number);
        QPushButton* check = nullptr;
        for (auto* const each : question("number").findChildren<QPushButton*>())
            if (each->text() == QStringLiteral("Check"))
                check = each;
        QVERIFY(check);
        number->setText(QStringLiteral("3"));
        check->setFocus();
        QTest::keyClick(check, Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(standing("number"), Standing::Right, 60000);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Explanation"));
        QVERIFY(question("number").isAncestorOf(QApplication::focusWidget()));

        QSignalSpy done(m_view.get(), &LessonStepView::stepDone);
        m_run->goTo(1);
        const auto lastButton = [this](const char* id) {
            return question(id).field().findChildren<QAbstractButton*>().constLast();
        };
        question("choice").focusField();
        question("choice").field().setGiven(QStringLiteral("1"));
        question("choice").check();
        QTRY_COMPARE_WITH_TIMEOUT(standing("choice"), Standing::Right, 60000);
        QVERIFY(question("choices").field().isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(done.count(), 0);
        question("words").field().setGiven(QStringLiteral("To look ahead"));
        question("words").check();
        question("choices").field().setGiven(QStringLiteral("1,3"));
        lastButton("choices")->setFocus();
        question("choices").check();
        QTRY_COMPARE_WITH_TIMEOUT(standing("choices"), Standing::Right, 60000);
        QCOMPARE(done.count(), 1);
    }

    /// An answer that comes from elsewhere takes the keyboard from nobody.
    void theKeyboardStaysWhereAPersonIs()
    {
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        auto* const number = question("number").findChild<QLineEdit*>();
        number->setFocus();
        QVERIFY(m_run->answer(QStringLiteral("column"), QStringLiteral("4")));
        QTRY_COMPARE_WITH_TIMEOUT(standing("column"), Standing::Right, 60000);
        QCOMPARE(QApplication::focusWidget(), number);
    }

    void whatIsTypedIsThereAgainAfterAnotherStep()
    {
        QTest::keyClicks(question("number").findChild<QLineEdit*>(), QStringLiteral("17"));
        m_run->next();
        QVERIFY(!m_view->questionView(QStringLiteral("number")));
        QTest::keyClicks(question("words").findChild<QPlainTextEdit*>(), QStringLiteral("Words"));
        m_run->back();
        QCOMPARE(question("number").findChild<QLineEdit*>()->text(), QStringLiteral("17"));
        // Free words are the answer, whether somebody pressed a button or not.
        QCOMPARE(m_run->state(QStringLiteral("words")).answer, QStringLiteral("Words"));
        m_run->next();
        QCOMPARE(question("words").findChild<QPlainTextEdit*>()->toPlainText(),
                 QStringLiteral("Words"));
        QVERIFY(question("words").explanationText().isEmpty());
    }

    /// The same lesson is shown to a class beside.
    void anAnswerThatIsGivenElsewhereIsShown()
    {
        m_run->next();
        LessonStepView other;
        other.setRun(m_run.get());
        auto* const words = question("words").findChild<QPlainTextEdit*>();
        QTest::keyClicks(words, QStringLiteral("First"));
        question("words").check();
        QuestionView* const beside = other.questionView(QStringLiteral("words"));
        QCOMPARE(beside->field().given(), QStringLiteral("First"));
        QTest::keyClicks(words, QStringLiteral(" and second"));
        m_run->back();
        QCOMPARE(m_run->state(QStringLiteral("words")).answer, QStringLiteral("First and second"));
    }

    /// What was shown may outlive the run by a moment.
    void theRunMayGoBeforeWhatItWasShownBy()
    {
        m_run->next();
        m_view->setRun(nullptr);
        m_run.reset();
        QVERIFY(!m_view->questionView(QStringLiteral("words")));
    }

    void oneAndSeveralOfAList()
    {
        m_run->next();
        auto radios = question("choice").findChildren<QRadioButton*>();
        QCOMPARE(radios.size(), 3);
        radios[1]->click();
        question("choice").check();
        QCOMPARE(standing("choice"), Standing::Wrong);
        question("choice").showAnswer();
        QCOMPARE(standing("choice"), Standing::GivenUp);
        QVERIFY(question("choice").verdictText().contains(QStringLiteral("seven or eight")));
        QVERIFY(!radios[0]->isEnabled());
        // A click on the words is one on the box beside them.
        auto& choices = question("choices");
        for (QLabel* const text : choices.findChildren<QLabel*>())
            if (text->text() == QStringLiteral("red") || text->text() == QStringLiteral("blue"))
                QTest::mouseClick(text, Qt::LeftButton);
        QCOMPARE(choices.field().given(), QStringLiteral("1,3"));
        choices.check();
        QCOMPARE(standing("choices"), Standing::Right);
    }

    void theTeachersNotesAreShownOnlyWhereTheyAreWanted()
    {
        const auto hasNotes = [this] {
            for (LessonText* const text : m_view->findChildren<LessonText*>())
                if (text->toPlainText().contains(QStringLiteral("Only the teacher")))
                    return true;
            return false;
        };
        QVERIFY(!hasNotes());
        m_view->setShowNotes(true);
        QVERIFY(hasNotes());
    }

    void nothingIsFetchedForAText()
    {
        auto* const text = m_view->findChild<LessonText*>();
        QVERIFY(!text->loadResource(QTextDocument::ImageResource,
                                    QUrl(QStringLiteral("https://example.org/a.png")))
                     .isValid());
        QVERIFY(!text->loadResource(QTextDocument::ImageResource,
                                    QUrl(QStringLiteral("file:///etc/passwd")))
                     .isValid());
        QVERIFY(!text->openLinks());
    }

    /// All of it is seen, and as large as the rest where there is room.
    void theHeadOfAColumnStandsAboveItsValues()
    {
        const LessonText text(QStringLiteral("| a | b | c |\n|:-:|---|--:|\n| 1 | 2 | 3 |\n"));
        const auto* const table
            = qobject_cast<QTextTable*>(text.document()->rootFrame()->childFrames().value(0));
        QVERIFY(table);
        const auto alignment = [table](int row, int column) {
            return table->cellAt(row, column).firstCursorPosition().blockFormat().alignment()
                & Qt::AlignHorizontal_Mask;
        };
        QCOMPARE(alignment(0, 0), Qt::AlignHCenter);
        QCOMPARE(alignment(0, 2), Qt::AlignRight);
        for (int column = 0; column < 3; ++column)
            QCOMPARE(alignment(0, column), alignment(1, column));
    }

    void noLineEndsInAFormula()
    {
        const LessonText text(
            QStringLiteral("So x = ½ · y. Then *y = 1*, `a = b` and 1 + 1.\n\n    c = d\n"));
        const QString raw = text.document()->toRawText();
        QVERIFY(raw.contains(
            QStringLiteral("So x\u00a0=\u00a0½\u00a0·\u00a0y. Then y\u00a0=\u00a01,")));
        QVERIFY(raw.contains(QStringLiteral("a = b")));
        QVERIFY(raw.contains(QStringLiteral("c = d")));
        QVERIFY(raw.contains(QStringLiteral("and 1\u00a0+\u00a01.")));
        // Who copies it has usual spaces.
        QVERIFY(text.toPlainText().startsWith(QStringLiteral("So x = ½ · y.")));
    }

    void aDrawingInTextShrinksToFit()
    {
        const QString line = QStringLiteral("+") + QString(60, u'-') + QStringLiteral("+");
        LessonText text(QStringLiteral("Before\n\n```\n%1\n|\n```\n\nAfter").arg(line));
        const auto widest = [&text] {
            double width = 0;
            for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
                if (block.text().startsWith(u'+') && block.layout()->lineCount() > 0)
                    width = block.layout()->lineAt(0).naturalTextWidth();
            return width;
        };
        text.resize(2000, 100);
        text.show();
        QCoreApplication::processEvents();
        const double whole = widest();
        QVERIFY(whole > 0);
        text.resize(static_cast<int>(whole / 2), 100);
        QCoreApplication::processEvents();
        QVERIFY2(widest() <= text.viewport()->width(), qPrintable(QString::number(widest())));
        QVERIFY(widest() > 0.4 * whole);
        text.resize(2000, 100);
        QCoreApplication::processEvents();
        QCOMPARE(widest(), whole);
    }

    void aTreeIsThereFromItsBeginningAndAsks()
    {
        m_run->goTo(2);
        auto* const tree = m_view->findChild<LessonTree*>();
        QTRY_VERIFY_WITH_TIMEOUT(!tree->steps().isEmpty(), 60000);
        QCOMPARE(tree->steps().index(), std::size_t {0});
        QVERIFY(tree->guide().predictBar().isOn());
        QVERIFY(!tree->guide().sentence().text().isEmpty());
        QSignalSpy wanted(tree, &LessonTree::treeWanted);
        QSignalSpy laboratory(m_view.get(), &LessonStepView::laboratoryWanted);
        button(LessonStepView::tr("Open this page"))->click();
        QCOMPARE(laboratory.count(), 1);
        QCOMPARE(laboratory.first().at(0).toString(), QStringLiteral("parallel"));
        tree->setUnfolded(false);
        QVERIFY(!tree->guide().drawing().isVisible());
    }

    void thePositionCanBePlayedOn()
    {
        QSignalSpy wanted(m_view.get(), &LessonStepView::positionWanted);
        button(LessonStepView::tr("Show on the board"))->click();
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().first().value<WrittenPosition>().moves, QStringLiteral("44"));
        m_view->setPresenting(true);
        QVERIFY(!button(LessonStepView::tr("Show on the board")));
        QVERIFY(m_view->widget()->font().pointSizeF() > m_view->font().pointSizeF());
    }

    void everyControlHasAName()
    {
        for (int step = 0; step < m_run->stepCount(); ++step) {
            m_run->goTo(step);
            for (QWidget* const each : m_view->findChildren<QWidget*>()) {
                if (!(each->focusPolicy() & Qt::TabFocus) || !each->isVisible())
                    continue;
                QAccessibleInterface* const found = QAccessible::queryAccessibleInterface(each);
                QVERIFY2(found && !found->text(QAccessible::Name).isEmpty(),
                         each->metaObject()->className());
            }
        }
    }

    void nothingIsWiderThanANarrowWindow()
    {
        m_view->resize(420, 500);
        for (int step = 0; step < m_run->stepCount(); ++step) {
            m_run->goTo(step);
            QVERIFY2(m_view->widget()->minimumSizeHint().width() <= 420,
                     qPrintable(QString::number(m_view->widget()->minimumSizeHint().width())));
        }
    }
};

QTEST_MAIN(TestLessonStepView)
#include "tst_lessonstepview.moc"
