// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/gamefile.h"
#include "core/lesson/course/lesson.h"
#include "core/lesson/course/lessonlink.h"
#include "tests/core/drain.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardview.h"
#include "ui/labs/chance/chancepage.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/lessons/course/lessonlibrary.h"
#include "ui/labs/lessons/course/lessonpage.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/lessonworkspace.h"
#include "ui/labs/lessons/course/taskstrip.h"
#include "ui/labs/lessons/editor/lessoneditor.h"
#include "ui/labs/lessons/practice/practicecanvas.h"
#include "ui/labs/lessons/practice/practiceview.h"
#include "ui/labs/lessons/presenter/audienceview.h"
#include "ui/labs/lessons/presenter/noteswindow.h"
#include "ui/labs/lessons/presenter/pagepresenter.h"
#include "ui/labs/lessons/presenter/presentedpage.h"
#include "ui/labs/lessons/questions/questionview.h"
#include "ui/labs/lessons/run/lessonrun.h"
#include "ui/labs/lessons/tree/treeform.h"
#include "ui/labs/lessons/tree/treepage.h"
#include "ui/labs/page/handover.h"
#include "ui/mainwindow/commands/lessoncommands.h"
#include "ui/mainwindow/commands/lessonwriting.h"
#include "ui/mainwindow/dialogs/exercisesdialog.h"
#include "ui/play/gamemodel.h"
#include "ui/style/appearance.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

namespace {

const char* const twoSteps = R"(---
title: Two steps
id: two-steps
---
# Before

Nothing to do yet.

```notes
Do not tell the number.
```

# Count

```laboratory
page: growth
caption: Press Run, and count.
```
)";

const char* const working = R"(---
title: Working
id: working
---
# Work it out

```question
id: coin
kind: result
ask: Let the *laboratory* work
  it out.
page: chance
result: answer
model: gambler
goal: 3
start: 1
p: 1/2
tab: answer
answer: 0.333333
tolerance: 0.001
```
)";

const char* const asking = R"(---
title: Asking
id: asking
---
# Count

```question
id: number
kind: number
ask: How many?
answer: 3
```
)";

}

/// Lessons in the window: their layout, their files, and before a class.
class TestTeaching : public QObject
{
    Q_OBJECT

private:
    static LabPanel& laboratory(const WindowFixture& f)
    {
        return *f.window->findChild<LabPanel*>();
    }
    static LessonPage* lessons(const WindowFixture& f)
    {
        return qobject_cast<LessonPage*>(laboratory(f).page("lessons"));
    }
    static MessageStrip& message(const WindowFixture& f)
    {
        return *f.window->findChild<MessageStrip*>();
    }
    static AudienceView* audience()
    {
        for (QWidget* const each : QApplication::topLevelWidgets())
            if (auto* const view = qobject_cast<AudienceView*>(each); view && view->isVisible())
                return view;
        return nullptr;
    }
    /// A lesson as the program writes one, in a file.
    static QString written(const WindowFixture& f)
    {
        const QString path = f.path("mine.lesson.md");
        f.trigger(Command::NewLesson);
        auto* const editor = f.window->findChild<LessonEditor*>();
        if (!editor || !editor->saveTo(path) || !editor->close())
            return {};
        f.window->open(path);
        return path;
    }

    /// Opens this text as a lesson in a file.
    static bool opened(const WindowFixture& f, const char* text)
    {
        QFile file(f.path("steps.lesson.md"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
            return false;
        file.close();
        return f.window->open(QUrl::fromLocalFile(file.fileName()).toString()) && lessons(f)
            && lessons(f)->lessonRun();
    }
    static QPushButton* buttonCalled(const QWidget* place, const QString& text)
    {
        for (QPushButton* const each : place->findChildren<QPushButton*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }
    static QPushButton* openButton(const QWidget* place)
    {
        return buttonCalled(place, LessonStepView::tr("Open this page"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        appearance::initialize();
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    void lessonsHaveTheWholeWindow()
    {
        const WindowFixture f;
        f.trigger(Command::LayoutTeach);
        drainEvents();
        QVERIFY(f.action(Command::LayoutTeach)->isChecked());
        QVERIFY(laboratory(f).isVisible());
        QCOMPARE(laboratory(f).currentPage(), "lessons");
        QVERIFY(!f.window->parts().centre.board().isVisible());
        QVERIFY(laboratory(f).width() > f.window->width() * 9 / 10);
        QVERIFY(laboratory(f).height() > f.window->height() * 7 / 10);
        f.trigger(Command::LayoutPlay);
        drainEvents();
        QVERIFY(f.window->parts().centre.board().isVisible());
        QVERIFY(f.window->parts().centre.board().height() > f.window->height() / 2);
    }

    void whoTeachesIsOfferedNoResearch()
    {
        const WindowFixture f;
        const QString study = QStringLiteral("study");
        f.trigger(Command::LayoutTeach);
        QVERIFY(laboratory(f).listedPages().contains(QStringLiteral("lessons")));
        QVERIFY(laboratory(f).listedPages().contains(QStringLiteral("chance")));
        QVERIFY(!laboratory(f).listedPages().contains(study));
        f.trigger(Command::LayoutLab);
        QCOMPARE(laboratory(f).listedPages(), laboratory(f).pages());
        f.trigger(Command::LayoutTeach);
        QVERIFY(!laboratory(f).listedPages().contains(study));
        // The menu still opens it.
        f.trigger(Command::StudyTables);
        QCOMPARE(laboratory(f).currentPage(), study);
        QVERIFY(laboratory(f).listedPages().contains(study));
    }

    /// Also from a control that has a use for Page Up and Page Down.
    void keysTurnThePages()
    {
        const WindowFixture f;
        f.trigger(Command::LayoutTeach);
        drainEvents();
        const QStringList pages = laboratory(f).listedPages();
        const auto current = [&f] { return laboratory(f).currentPage(); };
        QCOMPARE(current(), pages[0]);
        QTest::keyClick(laboratory(f).page(pages[0]), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(current(), pages[1]);
        auto* const text = new QPlainTextEdit(laboratory(f).page(pages[1]));
        text->show();
        QTest::keyClick(text, Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(current(), pages[2]);
        QTest::keyClick(text, Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(current(), pages[1]);
        // Elsewhere the keys are others'.
        QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(current(), pages[1]);
    }

    void sentencesAreSeenWithoutTheBoard()
    {
        const WindowFixture f;
        f.trigger(Command::LayoutTeach);
        drainEvents();
        f.window->showMessage("Something is to be known.");
        drainEvents();
        QVERIFY(message(f).isVisible());
        QVERIFY(!f.window->parts().centre.board().isVisible());
        QVERIFY(laboratory(f).height() > f.window->height() / 2);
        message(f).dismiss();
        drainEvents();
        QVERIFY(!message(f).isVisible());
        QVERIFY(laboratory(f).height() > f.window->height() * 7 / 10);
    }

    void keysDoNotPlayOnTheBoardThatIsAway()
    {
        const WindowFixture f;
        f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        f.window->parts().centre.board().setFocus();
        f.trigger(Command::LayoutTeach);
        const QWidget* const focused = QApplication::focusWidget();
        QVERIFY(focused && !f.window->parts().centre.board().isAncestorOf(focused));
        QVERIFY(focused != &f.window->parts().centre.board());
        for (const Qt::Key key : {Qt::Key_4, Qt::Key_Down, Qt::Key_Return, Qt::Key_1})
            QTest::keyClick(QApplication::focusWidget(), key);
        QCOMPARE(f.text(), QString());
    }

    /// Beside an answer's field, in the text or on a button: what is typed there is no shortcut.
    void whatIsTypedInALessonIsNoShortcut()
    {
        const WindowFixture f;
        f.play("44");
        QVERIFY(opened(f, asking));
        f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        QVERIFY(f.action(Command::LayoutTeach)->isChecked());
        LessonPage& page = *lessons(f);
        drainEvents();
        QPushButton* const button
            = buttonCalled(&page.desk().stepView(), QuestionView::tr("Check"));
        QVERIFY(button);
        const auto isQuiet = [&f] {
            return f.action(Command::LayoutTeach)->isChecked()
                && !f.action(Command::Threats)->isChecked()
                && !f.action(Command::BestLine)->isChecked()
                && !f.action(Command::HeatMap)->isChecked();
        };
        for (QWidget* const place :
             std::initializer_list<QWidget*> {button, &page.desk().stepView()}) {
            place->setFocus();
            QVERIFY(place->hasFocus());
            for (const Qt::Key key :
                 {Qt::Key_T, Qt::Key_L, Qt::Key_X, Qt::Key_S, Qt::Key_H, Qt::Key_4})
                QTest::keyClick(place, key);
            QVERIFY(isQuiet());
            QCOMPARE(f.text(), "44");
        }
        page.closeLesson();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_X);
        QVERIFY(isQuiet());
        // Beside the board it is one.
        f.trigger(Command::LayoutPlay);
        BoardView& board = f.window->parts().centre.board();
        board.setFocus();
        QTest::keyClick(&board, Qt::Key_T);
        QVERIFY(f.action(Command::Threats)->isChecked());
    }

    /// A part of the page has its own letters.
    void aPartOfALessonKeepsItsOwnLetters()
    {
        const WindowFixture f;
        QVERIFY(opened(f, asking));
        f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        LessonStepView& step = lessons(f)->desk().stepView();
        QAction own;
        own.setShortcut(Qt::Key_Z);
        own.setShortcutContext(Qt::WidgetWithChildrenShortcut);
        step.addAction(&own);
        const QSignalSpy triggered(&own, &QAction::triggered);
        step.setFocus();
        QVERIFY(step.hasFocus());
        QTest::keyClick(&step, Qt::Key_Z);
        QCOMPARE(triggered.size(), 1);
        // Elsewhere it is a letter.
        QLineEdit& name = lessons(f)->desk().studentField();
        name.setFocus();
        QTest::keyClick(&name, Qt::Key_Z);
        QCOMPARE(triggered.size(), 1);
        QCOMPARE(name.text(), QStringLiteral("z"));
    }

    void whatPlaysOnTheBoardBringsItBack()
    {
        const WindowFixture f;
        f.play("44");
        f.trigger(Command::LayoutTeach);
        drainEvents();
        f.trigger(Command::Previous);
        drainEvents();
        QVERIFY(f.window->parts().centre.board().isVisible());
        QVERIFY(laboratory(f).isVisible());
    }

    void theLayoutIsThereAgainAtTheNextStart()
    {
        WindowFixture f;
        f.trigger(Command::LayoutTeach);
        drainEvents();
        f.window->close();
        f.open();
        drainEvents();
        QVERIFY(f.action(Command::LayoutTeach)->isChecked());
        QVERIFY(laboratory(f).isVisible());
        QVERIFY(!f.window->parts().centre.board().isVisible());
    }

    void theMenuLeadsToItsPages()
    {
        const WindowFixture f;
        f.trigger(Command::StepTree);
        drainEvents();
        QCOMPARE(laboratory(f).currentPage(), "tree");
        QVERIFY(!f.window->parts().centre.board().isVisible());
        f.trigger(Command::Lessons);
        QCOMPARE(laboratory(f).currentPage(), "lessons");
    }

    void aClassHandsAResultToTheLesson()
    {
        const WindowFixture f;
        QVERIFY(opened(f, working));
        f.trigger(Command::Present);
        auto* const view = audience();
        QVERIFY(view);
        const QuestionView* asked = view->step().questionView(QStringLiteral("coin"));
        QVERIFY(asked);
        asked->findChild<QPushButton*>()->click();
        drainEvents();
        PresentedPage* const shown = view->page();
        QVERIFY(shown);
        // What is asked here, and no task of another page.
        QVERIFY2(shown->strip().text().contains("Let the laboratory work it out."),
                 qPrintable(shown->strip().text()));
        LabPage* const page = shown->page();
        QPushButton* const hand = buttonCalled(page, HandOver::tr("Hand this to the lesson"));
        QVERIFY(hand && hand->isVisible());
        auto* const chance = qobject_cast<ChancePage*>(page);
        QVERIFY(chance);
        QVERIFY(!hand->isEnabled());
        chance->run();
        QTRY_VERIFY(!page->finding().numbers.isEmpty());
        QTRY_VERIFY(hand->isEnabled());
        hand->click();
        drainEvents();
        QVERIFY(!view->page());
        asked = view->step().questionView(QStringLiteral("coin"));
        QVERIFY(asked);
        QTRY_VERIFY2(asked->verdictText().contains("Correct"), qPrintable(asked->verdictText()));
        // The student's own lesson knows nothing of it.
        QCOMPARE(lessons(f)->lessonRun()->state(QStringLiteral("coin")).tries, 0);
        view->close();
    }

    void treesToPractiseWithAreInTheMenu()
    {
        const WindowFixture f;
        f.trigger(Command::Practise);
        drainEvents();
        QCOMPARE(laboratory(f).currentPage(), "tree");
        auto* const page = qobject_cast<TreePage*>(laboratory(f).page(QStringLiteral("tree")));
        QVERIFY(page);
        QVERIFY(page->practice().canvas().isVisible());
        QVERIFY(!page->form().isVisible());
        // The search itself stays one tab away.
        QVERIFY(page->takeSettings({{"view", "tree"}}));
        QVERIFY(!page->practice().isVisible());
        QVERIFY(page->form().isVisible());
    }

    void exercisesAreTheSameForTheSameNumber()
    {
        const QTemporaryDir folder;
        const auto deal = [&folder](std::uint64_t seed) {
            const QString path = folder.filePath(QStringLiteral("a.lesson.md"));
            if (!LessonWriting::writeExercises(path, {.seed = seed}))
                return QByteArray();
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray first = deal(7);
        const auto lesson = fourcast::lesson::readLesson(QString::fromUtf8(first));
        QVERIFY(lesson);
        QVERIFY(lesson->lesson.questions().size() >= 8);
        QCOMPARE(deal(7), first);
        QVERIFY(deal(8) != first);
        // A folder that is not there is made.
        QVERIFY(LessonWriting::writeExercises(folder.filePath(QStringLiteral("new/a.lesson.md")),
                                              {.seed = 7}));
        // Where a file stands there can be no folder.
        QVERIFY(!LessonWriting::writeExercises(
            folder.filePath(QStringLiteral("a.lesson.md/b.lesson.md")), {.seed = 7}));
    }

    void exercisesAreAsManyAndAsLargeAsOneWants()
    {
        const ExercisesDialog usual({});
        QCOMPARE(usual.request().seed, std::uint64_t {1});
        QCOMPARE(usual.request().trees, fourcast::lesson::ExerciseRequest().trees);
        const ExercisesDialog dialog(
            {.seed = 5, .positions = 0, .trees = 2, .branching = 3, .depth = 2});
        const auto lesson = fourcast::lesson::makeExercises(dialog.request());
        QVERIFY(lesson);
        const auto questions = lesson->questions();
        QCOMPARE(questions.size(), std::size_t {2});
        for (const auto* const question : questions)
            QCOMPARE(question->tree->request().typed().size(), std::size_t {1 + 3 + 9});
        // Answers to one set are none to another.
        const auto other = fourcast::lesson::makeExercises({.seed = 5, .positions = 0});
        QVERIFY(other->id != lesson->id);
    }

    void aNewLessonBeginsWithThePositionOnTheBoard()
    {
        const WindowFixture f;
        f.play("4453");
        const QString path = written(f);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = fourcast::lesson::readLesson(QString::fromUtf8(file.readAll()));
        QVERIFY(read);
        QVERIFY(read->warnings.empty());
        QCOMPARE(read->lesson.question("best")->position->moves, "4453");
        QVERIFY(lessons(f)->lessonRun());
        QCOMPARE(lessons(f)->lessonRun()->lesson().id, read->lesson.id);
        QVERIFY(f.action(Command::LayoutTeach)->isChecked());
        QCOMPARE(f.text(), "4453");
    }

    void aLessonIsWrittenInTheProgram()
    {
        const WindowFixture f;
        f.trigger(Command::LayoutTeach);
        drainEvents();
        Q_EMIT lessons(f)->newLessonWanted();
        auto* const editor = f.window->findChild<LessonEditor*>();
        QVERIFY(editor && editor->isVisible());
        QVERIFY(!editor->isSaved());
        // What is not saved is asked about before the window goes.
        answerNextDialog([](QWidget* dialog) {
            static_cast<QMessageBox*>(dialog)->button(QMessageBox::Cancel)->click();
        });
        QVERIFY(!f.window->close());
        const QString path = f.path("own.lesson.md");
        QVERIFY(editor->saveTo(path));
        editor->actions()[EditorActions::Do::Try]->trigger();
        QVERIFY(lessons(f)->lessonRun());
        QCOMPARE(lessons(f)->lessonRun()->file(), path);
        // And changed.
        editor->close();
        Q_EMIT lessons(f)->editWanted(path);
        QVERIFY(editor->isVisible());
        QCOMPARE(editor->file(), path);
        QVERIFY(f.window->close());
    }

    /// By the same door as a link to a position.
    void aLinkOpensTheLessonThatIsInIt()
    {
        const WindowFixture f;
        f.play("4");
        const QString text = QStringLiteral("---\nid: sent\ntitle: Sent\n---\n\n# One\n\nText.\n");
        const QString link = fourcast::lesson::lessonlink::write(text).value();
        QVERIFY(f.window->opensInLaboratory(link));
        QVERIFY(f.window->open(link));
        QVERIFY(lessons(f)->lessonRun());
        QCOMPARE(lessons(f)->lessonRun()->lesson().title, "Sent");
        QCOMPARE(f.text(), "4");
        // The same link is the same file.
        const QString file = lessons(f)->lessonRun()->file();
        QVERIFY(f.window->open(link));
        QCOMPARE(lessons(f)->lessonRun()->file(), file);
        QVERIFY(!f.window->open(link.chopped(3)));
        QVERIFY(message(f).isVisible());
    }

    void noLessonBeginsAtTheEndOfAGame()
    {
        const WindowFixture f;
        f.play("4152637");
        f.window->parts().model.reset(Game());
        f.play("1122334");
        QVERIFY(f.game().position().isFinished());
        f.trigger(Command::NewLesson);
        QVERIFY(message(f).isVisible());
        QVERIFY(!f.action(Command::LayoutTeach)->isChecked());
    }

    void aLessonThatIsDroppedIsOpenedAndTheGameStays()
    {
        const WindowFixture f;
        const QString path = written(f);
        lessons(f)->closeLesson();
        f.trigger(Command::LayoutPlay);
        f.play("4");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(f.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(f.window.get(), &drop);
        QVERIFY2(lessons(f)->lessonRun(), qPrintable(lessons(f)->messageText()));
        QVERIFY(f.action(Command::LayoutTeach)->isChecked());
        QCOMPARE(f.text(), "4");
        // From the command line, and over the bus.
        lessons(f)->closeLesson();
        QVERIFY(f.window->opensInLaboratory(path));
        QVERIFY(f.window->open(QUrl::fromLocalFile(path).toString()));
        QVERIFY(lessons(f)->lessonRun());
    }

    void f11PresentsTheLessonThatIsInFront()
    {
        const WindowFixture f;
        written(f);
        f.trigger(Command::FullScreen);
        QVERIFY(audience());
        QVERIFY(!f.window->isFullScreen());
        QVERIFY(!f.action(Command::FullScreen)->isChecked());
        // Twice is once.
        f.trigger(Command::Present);
        QTest::keyClick(audience(), Qt::Key_PageDown);
        QTest::keyClick(audience(), Qt::Key_Escape);
        drainEvents();
        QVERIFY(!audience());
        QCOMPARE(lessons(f)->lessonRun()->step(), 0);
        QVERIFY(lessons(f)->lessonRun()->sheet().questions.empty());
        // Elsewhere it is the board alone, as ever.
        f.trigger(Command::LayoutPlay);
        f.trigger(Command::FullScreen);
        QVERIFY(!audience());
        QVERIFY(f.window->isFullScreen());
        f.trigger(Command::FullScreen);
    }

    /// The page is shown in the presenter, with what the step asks, and every way back leads to the
    /// step.
    void thePresenterStaysWhenALessonOpensAPage_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("the strip's button") << 0;
        QTest::newRow("Esc") << int(Qt::Key_Escape);
        QTest::newRow("F11") << int(Qt::Key_F11);
        QTest::newRow("Page Up") << int(Qt::Key_PageUp);
        QTest::newRow("Page Down") << int(Qt::Key_PageDown);
        QTest::newRow("Space") << int(Qt::Key_Space);
    }

    void thePresenterStaysWhenALessonOpensAPage()
    {
        QFETCH(const int, key);
        const WindowFixture f;
        QVERIFY(opened(f, twoSteps));
        f.trigger(Command::Present);
        QVERIFY(audience());
        QTest::keyClick(audience(), Qt::Key_PageDown);
        drainEvents();
        openButton(audience())->click();
        drainEvents();
        QVERIFY(audience());
        PresentedPage* const shown = audience()->page();
        QVERIFY(shown && shown->isVisible());
        QVERIFY(!audience()->step().isVisible());
        QVERIFY(shown->strip().text().contains("Press Run, and count."));
        QWidget* const page = laboratory(f).page("growth");
        QVERIFY(page && shown->isAncestorOf(page));
        QVERIFY(shown->page()->isPresented());
        QCOMPARE(page->font().pointSizeF(), shown->font().pointSizeF());
        QVERIFY(page->font().pointSizeF() >= laboratory(f).font().pointSizeF());
        // A page that is high is read to its end first.
        for (int i = 0; i < 30 && audience() && audience()->page(); ++i) {
            if (key)
                QTest::keyClick(audience(), static_cast<Qt::Key>(key));
            else
                shown->strip().backAction()->trigger();
            drainEvents();
        }
        QVERIFY(audience() && !audience()->page());
        QVERIFY(audience()->step().isVisible());
        QVERIFY(audience()->placeText().contains("2"));
        QVERIFY(laboratory(f).isAncestorOf(page));
        QVERIFY(!qobject_cast<LabPage*>(page)->isPresented());
        QCOMPARE(page->font().pointSizeF(), laboratory(f).font().pointSizeF());
        QCOMPARE(laboratory(f).currentPage(), "lessons");
        QTest::keyClick(audience(), Qt::Key_Escape);
        drainEvents();
        QVERIFY(!audience());
        // The class goes on where it was; a person's own step is another matter.
        QCOMPARE(lessons(f)->lessonRun()->step(), 0);
        f.trigger(Command::Present);
        QVERIFY(audience() && audience()->placeText().contains("Step 2"));
        QTest::keyClick(audience(), Qt::Key_Escape);
        drainEvents();
    }

    void f11PresentsThePageThatIsInFront()
    {
        const WindowFixture f;
        f.trigger(Command::LayoutTeach);
        laboratory(f).showPage("growth");
        drainEvents();
        QWidget* const page = laboratory(f).page("growth");
        QVERIFY(page);
        f.trigger(Command::FullScreen);
        QVERIFY(!f.window->isFullScreen());
        PageAudience* shown = nullptr;
        for (QWidget* const each : QApplication::topLevelWidgets())
            if (auto* const view = qobject_cast<PageAudience*>(each); view && view->isVisible())
                shown = view;
        QVERIFY(shown);
        QVERIFY(shown->isAncestorOf(page));
        QVERIFY(shown->page().page()->isPresented());
        QVERIFY(!shown->page().strip().isVisible());
        QTest::keyClick(shown, Qt::Key_C);
        QVERIFY(!shown->page().page()->isPresented());
        QTest::keyClick(shown, Qt::Key_Escape);
        drainEvents();
        QVERIFY(laboratory(f).isAncestorOf(page));
        QVERIFY(page->isVisible());
        QVERIFY(!qobject_cast<LabPage*>(page)->isPresented());
    }

    void theChosenLessonIsPresentedFromTheList()
    {
        const WindowFixture f;
        f.trigger(Command::LayoutTeach);
        drainEvents();
        QTreeWidget& list = lessons(f)->shelf().list();
        list.setCurrentItem(list.topLevelItem(1));
        const QString file = lessons(f)->shelf().chosenFile();
        f.trigger(Command::FullScreen);
        QVERIFY(audience());
        QVERIFY(audience()->windowTitle().contains(list.topLevelItem(1)->text(0)));
        QCOMPARE(lessons(f)->lessonRun()->file(), file);
        QTest::keyClick(audience(), Qt::Key_Escape);
        drainEvents();
        QVERIFY(!message(f).isVisible());
        // To show a lesson is not to begin it.
        QVERIFY(!lessons(f)->lessonRun()->lesson().questions().empty());
        lessons(f)->closeLesson();
        QCOMPARE(list.topLevelItem(1)->text(3), QString());
    }

    void withoutALessonThereIsNothingToPresent()
    {
        const WindowFixture f;
        f.trigger(Command::LayoutTeach);
        drainEvents();
        lessons(f)->shelf().list().clear();
        f.trigger(Command::Present);
        QVERIFY(!audience());
        QVERIFY(message(f).isVisible());
        QCOMPARE(laboratory(f).currentPage(), "lessons");
        // It is over with the next lesson.
        QVERIFY(opened(f, twoSteps));
        QVERIFY(!message(f).isVisible());
    }

    void theTeachersNotesAreThereOnlyWhereTheyAreAskedFor()
    {
        WindowFixture f;
        const auto notes = [&f] { return f.window->findChild<NotesWindow*>(); };
        QVERIFY(opened(f, twoSteps));
        drainEvents();
        QVERIFY(!f.action(Command::TeacherNotes)->isChecked());
        QVERIFY(!notes());
        f.trigger(Command::TeacherNotes);
        QVERIFY(notes() && notes()->isVisible());
        QVERIFY(notes()->notesText().contains("Do not tell the number."));
        lessons(f)->lessonRun()->goTo(1);
        QVERIFY(!notes()->notesText().contains("Do not tell"));
        // A projector may show this very screen.
        f.trigger(Command::Present);
        QVERIFY(audience());
        QVERIFY(!notes()->isVisible());
        QTest::keyClick(audience(), Qt::Key_Escape);
        drainEvents();
        QVERIFY(notes()->isVisible());
        f.trigger(Command::LayoutPlay);
        drainEvents();
        QVERIFY(!notes()->isVisible());
        f.trigger(Command::LayoutTeach);
        drainEvents();
        QVERIFY(notes()->isVisible());
        lessons(f)->closeLesson();
        QVERIFY(!notes()->isVisible());
        QVERIFY(notes()->notesText().isEmpty());
        // Kept, until the window is closed.
        f.window->close();
        f.open();
        drainEvents();
        QVERIFY(f.action(Command::TeacherNotes)->isChecked());
        QVERIFY(opened(f, twoSteps));
        drainEvents();
        QVERIFY(notes() && notes()->isVisible());
        notes()->close();
        drainEvents();
        QVERIFY(!f.action(Command::TeacherNotes)->isChecked());
        QVERIFY(!f.window->settings().teacherNotes);
    }

    /// Not "New game", which nobody plays there.
    void theWindowIsNamedAfterTheLesson()
    {
        const WindowFixture f;
        const QString game = f.window->windowTitle();
        QVERIFY(opened(f, twoSteps));
        QVERIFY2(f.window->windowTitle().startsWith("Two steps"),
                 qPrintable(f.window->windowTitle()));
        laboratory(f).showPage("growth");
        QVERIFY(f.window->windowTitle() != game);
        QVERIFY(!f.window->windowTitle().contains("Two steps"));
        laboratory(f).showPage("lessons");
        QVERIFY(f.window->windowTitle().startsWith("Two steps"));
        lessons(f)->closeLesson();
        QVERIFY(!f.window->windowTitle().contains("Two steps"));
        f.trigger(Command::LayoutPlay);
        QCOMPARE(f.window->windowTitle(), game);
    }

    /// The instruction goes along, and leads back to the step.
    void whatALessonAsksStandsAboveThePage()
    {
        const WindowFixture f;
        TaskStrip& strip = f.window->parts().docks.lessonTask();
        QVERIFY(opened(f, twoSteps));
        lessons(f)->lessonRun()->goTo(1);
        drainEvents();
        QVERIFY(!strip.isVisible());
        openButton(lessons(f))->click();
        drainEvents();
        QCOMPARE(laboratory(f).currentPage(), "growth");
        QVERIFY(strip.isVisible());
        QVERIFY(strip.text().contains("2"));
        QVERIFY(strip.text().contains("Press Run, and count."));
        // Elsewhere it would be wrong; it is there again where it belongs.
        laboratory(f).showPage("parallel");
        QVERIFY(!strip.isVisible());
        laboratory(f).showPage("growth");
        QVERIFY(strip.isVisible());
        strip.backAction()->trigger();
        drainEvents();
        QCOMPARE(laboratory(f).currentPage(), "lessons");
        QCOMPARE(lessons(f)->lessonRun()->step(), 1);
        QVERIFY(!strip.isVisible());
        // The lesson has gone on: what it asked is over.
        lessons(f)->lessonRun()->goTo(0);
        laboratory(f).showPage("growth");
        QVERIFY(!strip.isVisible());
    }

    void whatALessonWantsIsChosenOnAPage()
    {
        const WindowFixture f;
        f.trigger(Command::Lessons);
        drainEvents();
        Q_EMIT lessons(f)->pageWanted("tree", {{"tree", "(1 (2 3))"}});
        QCOMPARE(laboratory(f).currentPage(), "tree");
        auto* const tree = qobject_cast<LabPage*>(laboratory(f).page("tree"));
        QVERIFY(tree);
        QCOMPARE(tree->fields()["tree"].toString(), "(1 (2 3))");
        Q_EMIT lessons(f)->pageWanted("parallel", {{"depth", "99"}});
        QVERIFY(message(f).isVisible());
        QVERIFY(message(f).message().contains("depth"));
    }
};

QTEST_MAIN(TestTeaching)
#include "tst_teaching.moc"
