// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/translations.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/lessontree.h"
#include "ui/labs/lessons/course/taskstrip.h"
#include "ui/labs/lessons/presenter/audienceview.h"
#include "ui/labs/lessons/presenter/lessonpresenter.h"
#include "ui/labs/lessons/presenter/noteswindow.h"
#include "ui/labs/lessons/presenter/pagepresenter.h"
#include "ui/labs/lessons/presenter/spotlight.h"
#include "ui/labs/lessons/presenter/stepnotes.h"
#include "ui/labs/lessons/presenter/teacherview.h"
#include "ui/labs/lessons/questions/questionview.h"
#include "ui/labs/lessons/tree/predictbar.h"
#include "ui/labs/lessons/tree/treedrawing.h"
#include "ui/labs/lessons/tree/treeform.h"
#include "ui/labs/lessons/tree/treepage.h"
#include "ui/labs/lessons/tree/walkbar.h"
#include "ui/style/dark.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/pagearea.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace fourcast::lesson;

namespace {

const char* const text = R"(---
title: For a class
id: class-1
minutes: 40
---
# One

```notes
Ask who has seen a *tree* before.
```

A short step.

# Two

```tree
tree: ((3 5) (2 (9 1)))
predict: yes
```

# Three

```question
id: q1
kind: number
ask: How many?
answer: 3
```

```question
id: q2
kind: choice
ask: Which?
right: This
wrong: That
```
)";

}

class TestLessonPresenter : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<LessonRun> m_shown;
    std::unique_ptr<LessonPresenter> m_presenter;

    void press(Qt::Key key) { QTest::keyClick(&m_presenter->students(), key); }
    int step() { return m_presenter->run().step(); }
    LessonTree* tree() { return m_presenter->students().tree(); }

    void start(bool apart = false)
    {
        QScreen* const screen = QGuiApplication::primaryScreen();
        m_presenter->start({.students = screen, .teacher = apart ? screen : nullptr});
        QWidget* const front
            = apart ? static_cast<QWidget*>(m_presenter->teacher()) : &m_presenter->students();
        front->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(front));
    }

private Q_SLOTS:
    void init()
    {
        const auto lesson = readLesson(QString::fromLatin1(text));
        QVERIFY(lesson);
        LessonRun::Place place;
        place.sheetFile = m_dir.filePath("sheet.json");
        m_shown = std::make_unique<LessonRun>(lesson->lesson,
                                              AnswerSheet::of(lesson->lesson, "Ada"), place);
        m_presenter = std::make_unique<LessonPresenter>(*m_shown);
    }

    void cleanup()
    {
        m_presenter.reset();
        m_shown.reset();
        QFile::remove(m_dir.filePath("sheet.json"));
    }

    void theKeysOfAClickerGoThroughTheSteps_data()
    {
        QTest::addColumn<Qt::Key>("next");
        QTest::addColumn<Qt::Key>("back");
        QTest::newRow("pages") << Qt::Key_PageDown << Qt::Key_PageUp;
        QTest::newRow("arrows") << Qt::Key_Right << Qt::Key_Left;
        QTest::newRow("space") << Qt::Key_Space << Qt::Key_Backspace;
    }

    void theKeysOfAClickerGoThroughTheSteps()
    {
        QFETCH(const Qt::Key, next);
        QFETCH(const Qt::Key, back);
        start();
        press(next);
        QCOMPARE(step(), 1);
        press(back);
        QCOMPARE(step(), 0);
        press(Qt::Key_End);
        QCOMPARE(step(), 2);
        press(Qt::Key_Home);
        QCOMPARE(step(), 0);
        QVERIFY(m_presenter->students().placeText().contains("1"));
    }

    void itBeginsWhereTheLessonIs()
    {
        m_shown->goTo(2);
        const LessonPresenter other(*m_shown);
        QCOMPARE(const_cast<LessonPresenter&>(other).run().step(), 2);
    }

    void theClassReadsTheLessonsLanguageOnTheScreen()
    {
        installTranslations(*qApp, QStringLiteral("en"));
        Lesson lesson = m_shown->lesson();
        lesson.language = QStringLiteral("es");
        LessonRun run(lesson, AnswerSheet::of(lesson, {}), LessonRun::Place());
        run.goTo(1);
        LessonPresenter presenter(run);
        QCOMPARE(presenter.students().placeText(), QStringLiteral("Paso 2 de 3"));
        LessonTree* const shown = presenter.students().tree();
        QVERIFY(shown);
        QTRY_VERIFY_WITH_TIMEOUT(!shown->isSearching() && !shown->steps().isEmpty(), 60000);
        const QString sentence = shown->guide().sentence().text();
        QVERIFY2(sentence.contains(QStringLiteral("raíz")), qPrintable(sentence));
        QStringList answers;
        for (const QPushButton* const each :
             shown->guide().predictBar().findChildren<QPushButton*>())
            answers << each->text();
        QVERIFY(answers.contains(QStringLiteral("Sí (Y)")));
    }

    void whatIsAnsweredThereIsNoStudents()
    {
        QVERIFY(m_shown->answer("q1", "4"));
        const AnswerSheet before = m_shown->sheet();
        start();
        press(Qt::Key_End);
        QVERIFY(m_presenter->run().answer("q1", "3"));
        QVERIFY(m_presenter->run().sheetFile().isEmpty());
        QCOMPARE(m_shown->sheet().questions, before.questions);
        QCOMPARE(m_shown->sheet().step, before.step);
        QCOMPARE(m_presenter->run().sheet().student, QString());
    }

    void aLongStepIsShownToItsEndFirst()
    {
        start();
        AudienceView& view = m_presenter->students();
        view.setGeometry(0, 0, 500, 260);
        press(Qt::Key_End);
        QCoreApplication::processEvents();
        QScrollBar* const bar = view.step().verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        press(Qt::Key_Home);
        m_presenter->run().goTo(2);
        QCoreApplication::processEvents();
        QTRY_VERIFY(bar->maximum() > 0);
        press(Qt::Key_PageUp);
        QCOMPARE(step(), 1);
        m_presenter->run().goTo(2);
        QCoreApplication::processEvents();
        press(Qt::Key_PageDown);
        QCOMPARE(step(), 2);
        QVERIFY(bar->value() > 0);
        while (view.hasMore(true))
            press(Qt::Key_PageDown);
        QCOMPARE(step(), 2);
        // A rest of less than a line is no page.
        bar->setValue(bar->maximum() - 3);
        QVERIFY(!view.hasMore(true));
        QVERIFY(view.hasMore(false));
    }

    void lettersGrowWithTheScreen()
    {
        start();
        AudienceView& view = m_presenter->students();
        view.setGeometry(0, 0, 1024, 700);
        QCoreApplication::processEvents();
        const int small = QFontInfo(view.step().widget()->font()).pixelSize();
        view.setGeometry(0, 0, 1920, 1080);
        QCoreApplication::processEvents();
        const int large = QFontInfo(view.step().widget()->font()).pixelSize();
        QVERIFY2(small >= 22, qPrintable(QString::number(small)));
        QVERIFY2(large > small * 5 / 4, qPrintable(QString::number(large)));
    }

    void theScreenGoesBlankAndComesBack()
    {
        start();
        AudienceView& view = m_presenter->students();
        for (const Qt::Key key : {Qt::Key_Period, Qt::Key_B}) {
            press(key);
            QVERIFY(view.isBlank());
            QCOMPARE(view.grab().toImage().pixelColor(view.width() / 2, view.height() / 2),
                     QColor(Qt::black));
            press(key);
            QVERIFY(!view.isBlank());
        }
        press(Qt::Key_B);
        press(Qt::Key_Right);
        QVERIFY(!view.isBlank());
    }

    void theSpotlightIsLitWhileItsKeyIsHeld()
    {
        start();
        AudienceView& view = m_presenter->students();
        for (const Qt::Key key : {Qt::Key_S, Qt::Key_Control}) {
            QTest::keyPress(&view, key);
            QVERIFY(view.spotlight().isLit());
            QCursor::setPos(view.mapToGlobal(QPoint(200, 150)));
            QTRY_COMPARE(view.spotlight().centre(), QPoint(200, 150));
            const QImage image = view.grab().toImage();
            QVERIFY(image.pixelColor(10, view.height() - 10).lightness() < 90);
            QTest::keyRelease(&view, key);
            QVERIFY(!view.spotlight().isLit());
        }
        QVERIFY(view.spotlight().testAttribute(Qt::WA_TransparentForMouseEvents));
    }

    void coloursAreThoseOfHighContrastInLightAndDark()
    {
        start();
        AudienceView& view = m_presenter->students();
        for (int i = 0; i < 2; ++i) {
            QVERIFY(isHighContrast(view.palette()));
            QVERIFY(isHighContrast(view.step().palette()));
            const bool wasDark = view.isDark();
            press(Qt::Key_I);
            QCOMPARE(view.isDark(), !wasDark);
            QCOMPARE(::isDark(view.step().palette()), !wasDark);
            // Signs are seen as well, whatever the program's own colours are.
            for (const QToolButton* const button : view.findChildren<QToolButton*>()) {
                if (button->icon().isNull())
                    continue;
                const QImage sign = button->icon().pixmap(button->iconSize()).toImage();
                int lightest = 0;
                int darkest = 255;
                for (int y = 0; y < sign.height(); ++y)
                    for (int x = 0; x < sign.width(); ++x)
                        if (const QColor ink = sign.pixelColor(x, y); ink.alpha() == 255) {
                            lightest = std::max(lightest, ink.lightness());
                            darkest = std::min(darkest, ink.lightness());
                        }
                QVERIFY(wasDark ? lightest < 100 : darkest > 150);
            }
        }
    }

    void aTreeIsWalkedThroughByKeys()
    {
        start();
        press(Qt::Key_Right);
        QVERIFY(tree());
        QTRY_VERIFY(!tree()->steps().isEmpty());
        QTRY_COMPARE(tree()->steps().index(), 0U);
        // Which key it is is said where somebody looks.
        const auto namesKey = [this] {
            return tree()->guide().sentence().text().endsWith(
                QStringLiteral("(↓ next step of the tree)"));
        };
        QVERIFY(namesKey());
        press(Qt::Key_Down);
        QVERIFY(!namesKey());
        press(Qt::Key_Up);
        QVERIFY(namesKey());
        press(Qt::Key_Down);
        QVERIFY(tree()->steps().index() > 0 || tree()->guide().predictBar().isAsking());
        for (int i = 0; i < 30 && !tree()->guide().predictBar().isAsking(); ++i)
            press(Qt::Key_Down);
        QVERIFY(tree()->guide().predictBar().isAsking());
        // Nobody says anything: it goes on, and counts that.
        const auto place = tree()->steps().index();
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        QVERIFY(tree()->steps().index() > place);
        QCOMPARE(step(), 1);
    }

    void nothingIsSavedForATeacherBeforeAClass()
    {
        const auto lesson = readLesson(QStringLiteral(
            "---\ntitle: Words\nid: words\n---\n# One\n\n"
            "```question\nid: why\nkind: text\nask: Why?\n```\n\n"
            "```question\nid: many\nkind: number\nask: How many?\nanswer: 3\n```\n"));
        QVERIFY(lesson);
        const LessonRun run(lesson->lesson, AnswerSheet::of(lesson->lesson, {}), {});
        m_presenter = std::make_unique<LessonPresenter>(run);
        start();
        const LessonStepView& shown = m_presenter->students().step();
        const auto buttons = [&shown](const QString& question) {
            int visible = 0;
            for (const QPushButton* const each :
                 shown.questionView(question)->findChildren<QPushButton*>())
                visible += each->isVisible() ? 1 : 0;
            return visible;
        };
        QCOMPARE(buttons(QStringLiteral("why")), 0);
        QCOMPARE(buttons(QStringLiteral("many")), 1);
    }

    void aWalkIsKeptFromStepToStep()
    {
        start();
        m_presenter->run().goTo(1);
        QTRY_VERIFY(tree() && !tree()->steps().isEmpty());
        for (int i = 0; i < 200 && tree()->guide().predictBar().score().unanswered < 2; ++i)
            press(Qt::Key_Down);
        const std::size_t place = tree()->steps().index();
        QVERIFY(place > 0);
        m_presenter->run().goTo(2);
        m_presenter->run().goTo(1);
        // The step that was left is gone.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTRY_VERIFY(tree() && !tree()->steps().isEmpty());
        QCOMPARE(tree()->steps().index(), place);
        QCOMPARE(tree()->guide().predictBar().score().unanswered, 2);
    }

    void theTreeThatIsSeenIsWalkedThrough()
    {
        const auto lesson = readLesson(QStringLiteral("---\ntitle: Trees\nid: trees\n---\n# Two\n\n"
                                                      "```tree\ntree: (3 5)\n```\n\n"
                                                      "```tree\ntree: (2 9)\n```\n"));
        QVERIFY(lesson);
        const LessonRun run(lesson->lesson, AnswerSheet::of(lesson->lesson, {}), {});
        m_presenter = std::make_unique<LessonPresenter>(run);
        start();
        AudienceView& view = m_presenter->students();
        view.setGeometry(0, 0, 1024, 700);
        const QList<LessonTree*> trees = view.step().findChildren<LessonTree*>();
        QCOMPARE(trees.size(), 2);
        for (LessonTree* const each : trees)
            QTRY_VERIFY(!each->steps().isEmpty());
        QCoreApplication::processEvents();
        QCOMPARE(view.tree(), trees.front());
        QScrollBar* const bar = view.step().verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        QCOMPARE(view.tree(), trees.back());
        press(Qt::Key_Down);
        QCOMPARE(trees.back()->steps().index(), 1U);
        QCOMPARE(trees.front()->steps().index(), 0U);
        QVERIFY(bar->value() > 0);
    }

    /// Whatever is asked, and wherever the keyboard is: each key goes on.
    void anOpenQuestionIsShownByEveryKeyThatGoesOn_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("down") << Qt::Key_Down;
        QTest::newRow("page down") << Qt::Key_PageDown;
        QTest::newRow("right") << Qt::Key_Right;
        QTest::newRow("space") << Qt::Key_Space;
    }

    void anOpenQuestionIsShownByEveryKeyThatGoesOn()
    {
        QFETCH(const Qt::Key, key);
        start();
        m_presenter->run().goTo(1);
        QVERIFY(tree());
        QTRY_VERIFY(!tree()->steps().isEmpty());
        PredictBar& bar = tree()->guide().predictBar();
        int shown = 0;
        int numbers = 0;
        for (int i = 0; i < 200 && !tree()->steps().walk().isAtEnd(); ++i) {
            QWidget* const focused = m_presenter->students().focusWidget();
            const bool asks = bar.isAsking();
            const auto place = tree()->steps().index();
            QTest::keyClick(focused ? focused : &m_presenter->students(),
                            asks ? key : Qt::Key_Down);
            QCOMPARE(step(), 1);
            if (!asks)
                continue;
            ++shown;
            numbers += qobject_cast<QLineEdit*>(focused) ? 1 : 0;
            QVERIFY(tree()->steps().index() > place);
            QVERIFY(!bar.isAsking());
            QCOMPARE(bar.score().unanswered, shown);
        }
        QVERIFY(tree()->steps().walk().isAtEnd());
        QVERIFY(shown > numbers && numbers > 0);
    }

    /// Leaves, values and question together, at the smallest projector and at a large one, at every
    /// event of the walk.
    void aTreeFillsTheScreen_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024x700") << QSize(1024, 700);
        QTest::newRow("1366x768") << QSize(1366, 768);
        QTest::newRow("1920x1080") << QSize(1920, 1080);
    }

    void aTreeFillsTheScreen()
    {
        QFETCH(const QSize, size);
        const auto lesson
            = readLesson(QStringLiteral("---\ntitle: Trees\nid: trees\n---\n# Nine\n\n"
                                        "```tree\ntree: ((6 4 7) (5 2 8) (3 9 1))\n"
                                        "predict: yes\n```\n"));
        QVERIFY(lesson);
        const LessonRun run(lesson->lesson, AnswerSheet::of(lesson->lesson, {}), {});
        m_presenter = std::make_unique<LessonPresenter>(run);
        start();
        AudienceView& view = m_presenter->students();
        view.setGeometry(QRect(QPoint(), size));
        QTRY_VERIFY(tree() && !tree()->steps().isEmpty());
        QCoreApplication::processEvents();
        const QWidget* const port = view.step().viewport();
        GraphCanvas& canvas = tree()->guide().drawing().canvas();
        const auto isSeen = [port](const QWidget& part) {
            return port->rect().contains(QRect(part.mapTo(port, QPoint()), part.size()));
        };
        QVERIFY(!tree()->guide().bar().isVisible());
        QVERIFY(canvas.height() > port->height() / 2);
        int questions = 0;
        for (int i = 0; i < 200 && !tree()->steps().walk().isAtEnd(); ++i) {
            QCoreApplication::processEvents();
            QVERIFY(isSeen(canvas));
            for (int node = 0; node < canvas.scene().graph().nodeCount(); ++node)
                QVERIFY(canvas.rect().contains(canvas.nodePlace(node)));
            QVERIFY(canvas.zoom() * QFontInfo(canvas.font()).pixelSize() >= 14);
            const PredictBar& bar = tree()->guide().predictBar();
            QVERIFY(isSeen(bar));
            QVERIFY(bar.isAsking() || !tree()->guide().sentence().text().isEmpty());
            questions += bar.isAsking() ? 1 : 0;
            press(Qt::Key_Down);
        }
        QVERIFY(questions > 3);
        QVERIFY(canvas.scene().graph().nodeCount() >= 13);
    }

    void aNumberIsTypedAndTaken()
    {
        start();
        m_presenter->run().goTo(1);
        QTRY_VERIFY(tree() && !tree()->steps().isEmpty());
        PredictBar& bar = tree()->guide().predictBar();
        for (int i = 0; i < 200; ++i) {
            auto* const number = qobject_cast<QLineEdit*>(m_presenter->students().focusWidget());
            if (bar.isAsking() && number)
                break;
            press(Qt::Key_Down);
        }
        auto* const number = qobject_cast<QLineEdit*>(m_presenter->students().focusWidget());
        QVERIFY(number && number->text().isEmpty());
        QTest::keyClicks(number, "77");
        const int before = bar.score().wrong;
        QTest::keyClick(number, Qt::Key_Down);
        QVERIFY(!bar.isAsking());
        QCOMPARE(bar.score().wrong, before + 1);
    }

    /// The page Tree by itself: the same keys, the tree alone, and all of it back afterwards.
    void theTreePageIsPresented()
    {
        PageArea area;
        auto* const page = new TreePage;
        area.setPage(page);
        area.resize(900, 600);
        area.show();
        page->run();
        QTRY_VERIFY_WITH_TIMEOUT(!page->steps().isEmpty() && !page->isRunning(), 60000);
        PagePresenter presenter(*page, QStringLiteral("Tree"));
        const QSignalSpy left(&presenter, &PagePresenter::left);
        presenter.start(nullptr);
        PageAudience& view = presenter.students();
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QVERIFY(view.isAncestorOf(page));
        QVERIFY(!page->form().isVisible());
        QVERIFY(!page->guide().bar().isVisible());
        QVERIFY(page->guide().drawing().isVisible());
        // It stood at its end, where a run leaves it.
        QCOMPARE(page->steps().index(), std::size_t {0});
        // The tree is the class's, though somebody came to it by keyboard.
        QWidget& canvas = page->guide().drawing().canvas();
        canvas.setFocus(Qt::TabFocusReason);
        view.setAttribute(Qt::WA_KeyboardFocusChange);
        QTest::keyClick(&canvas, Qt::Key_Down);
        QCOMPARE(page->steps().index(), std::size_t {1});
        view.setAttribute(Qt::WA_KeyboardFocusChange, false);
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(page->steps().index(), std::size_t {0});
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(page->steps().index(), std::size_t {1});
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(page->steps().index(), std::size_t {0});
        // What is asked is shown by every key that goes on.
        page->guide().setPredicting(true);
        for (int i = 0; i < 100 && !page->guide().predictBar().isAsking(); ++i)
            QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(page->guide().predictBar().isAsking());
        QTest::keyClick(&view, Qt::Key_PageDown);
        QVERIFY(!page->guide().predictBar().isAsking());
        QTest::keyClick(&view, Qt::Key_C);
        QVERIFY(page->form().isVisible());
        QVERIFY(page->guide().bar().isVisible());
        QTest::keyClick(&view, Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
    }

    /// Under a program in English, too.
    void theStripAboveAPageSpeaksTheLessonsLanguage()
    {
        TaskStrip strip;
        strip.setTask({.page = QStringLiteral("tree"),
                       .asks = QStringLiteral("Pulsa Comparar."),
                       .step = 3,
                       .stepCount = 7,
                       .language = QStringLiteral("es")});
        QCOMPARE(strip.text(), QStringLiteral("Paso 4 de 7: Pulsa Comparar."));
        QVERIFY(strip.backAction()->text().contains(QStringLiteral("paso 4")));
        strip.setTask({.page = QStringLiteral("tree"), .asks = QStringLiteral("Run.")});
        QVERIFY(strip.text().startsWith(QStringLiteral("Step 1")));
    }

    void theClassNeverSeesTheNotes()
    {
        start();
        press(Qt::Key_N);
        QCOMPARE(step(), 0);
        for (const QTextBrowser* const each : m_presenter->students().findChildren<QTextBrowser*>())
            QVERIFY(!each->toPlainText().contains("who has seen"));
    }

    void notesFollowTheStepInAWindowOfTheirOwn()
    {
        NotesWindow notes;
        QVERIFY(notes.notesText().isEmpty());
        notes.setRun(m_shown.get());
        QVERIFY(notes.windowTitle().contains("For a class"));
        QVERIFY(notes.notesText().contains("who has seen a tree"));
        m_shown->goTo(1);
        QVERIFY(!notes.notesText().contains("who has seen"));
        QVERIFY(!notes.notesText().isEmpty());
        notes.setRun(nullptr);
        QVERIFY(notes.notesText().isEmpty());
    }

    void theEndOfTheLessonIsSaid()
    {
        start();
        press(Qt::Key_End);
        for (int i = 0; i < 20 && m_presenter->students().hasMore(true); ++i) {
            QVERIFY(m_presenter->students().toldText().isEmpty());
            press(Qt::Key_PageDown);
        }
        QVERIFY(m_presenter->students().toldText().isEmpty());
        press(Qt::Key_PageDown);
        QCOMPARE(step(), 2);
        const QString told = m_presenter->students().toldText();
        QVERIFY(told.contains("last step") && told.contains("Esc"));
        // It covers nothing of the step.
        QCoreApplication::processEvents();
        AudienceView& view = m_presenter->students();
        for (const LiveLabel* const each : view.findChildren<LiveLabel*>())
            if (each->text() == told)
                QVERIFY(each->mapTo(&view, QPoint(0, each->height())).y()
                        <= view.step().mapTo(&view, QPoint()).y());
        press(Qt::Key_PageUp);
        QVERIFY(m_presenter->students().toldText().isEmpty());
        // Elsewhere there is no end.
        press(Qt::Key_Home);
        press(Qt::Key_PageDown);
        QVERIFY(step() == 1 || m_presenter->students().hasMore(false));
        QVERIFY(m_presenter->students().toldText().isEmpty());
    }

    void whatIsTypedIsNoCommand()
    {
        start();
        press(Qt::Key_End);
        auto* const line = m_presenter->students().step().findChild<QLineEdit*>();
        QVERIFY(line);
        line->setFocus();
        QTest::keyClicks(line, "b. n3s");
        QVERIFY(!m_presenter->students().isBlank());
        QVERIFY(!m_presenter->students().spotlight().isLit());
        QVERIFY(line->text().contains('3'));
        QCOMPARE(step(), 2);
        QTest::keyClick(line, Qt::Key_PageUp);
        QVERIFY(step() < 2 || m_presenter->students().hasMore(true));
    }

    void aClickLeavesTheArrowsToTheClicker()
    {
        start();
        press(Qt::Key_End);
        auto* const option = m_presenter->students().step().findChild<QRadioButton*>();
        QVERIFY(option);
        option->click();
        option->setFocus(Qt::MouseFocusReason);
        QTest::keyClick(option, Qt::Key_Home);
        QCOMPARE(step(), 0);
    }

    void theTeacherHasNotesAndTimeOnTheOtherScreen()
    {
        start(true);
        TeacherView* const teacher = m_presenter->teacher();
        QVERIFY(teacher && teacher->isVisible());
        QVERIFY(m_presenter->students().isVisible());
        QVERIFY(teacher->findChild<QTextBrowser*>()->toPlainText().contains("who has seen"));
        QVERIFY(teacher->stepText().contains("One"));
        QVERIFY(teacher->nextText().contains("Two"));
        QVERIFY(teacher->timeText().contains("40"));
        // Either window moves both.
        QTest::keyClick(teacher, Qt::Key_PageDown);
        QCOMPARE(step(), 1);
        QVERIFY(teacher->nextText().contains("Three"));
        QVERIFY(m_presenter->students().placeText().contains("2"));
        press(Qt::Key_End);
        QVERIFY(!teacher->nextText().contains("Three"));
        QTest::keyClick(teacher, Qt::Key_B);
        QVERIFY(m_presenter->students().isBlank());
        QVERIFY(!m_presenter->students().findChild<StepNotes*>());
    }

    void itIsLeftByKeysAndByClosingAWindow()
    {
        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_F11}) {
            LessonPresenter presenter(*m_shown);
            const QSignalSpy left(&presenter, &LessonPresenter::left);
            presenter.start({.students = QGuiApplication::primaryScreen(), .teacher = nullptr});
            QTest::keyClick(&presenter.students(), key);
            QCOMPARE(left.size(), 1);
            QVERIFY(!presenter.students().isVisible());
        }
        start(true);
        const QSignalSpy left(m_presenter.get(), &LessonPresenter::left);
        m_presenter->teacher()->close();
        QCOMPARE(left.size(), 1);
        QVERIFY(!m_presenter->students().isVisible());
    }

    void everyButtonSaysWhatItDoes()
    {
        start(true);
        for (QWidget* const window : {static_cast<QWidget*>(m_presenter->teacher()),
                                      static_cast<QWidget*>(&m_presenter->students())})
            for (const QToolButton* const button :
                 window->findChildren<QToolButton*>(Qt::FindChildrenRecursively))
                QVERIFY(!button->text().isEmpty() && !button->toolTip().isEmpty());
    }
};

QTEST_MAIN(TestLessonPresenter)
#include "tst_lessonpresenter.moc"
