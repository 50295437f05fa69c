// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/translations.h"
#include "tests/ui/labs/lessons/lessonexamples.h"
#include "ui/labs/labpages.h"
#include "ui/labs/lessons/course/lessonend.h"
#include "ui/labs/lessons/course/lessonlibrary.h"
#include "ui/labs/lessons/course/lessonpage.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/lessontree.h"
#include "ui/labs/lessons/course/lessonworkspace.h"
#include "ui/labs/lessons/questions/answerfield.h"
#include "ui/labs/lessons/questions/questionview.h"
#include "ui/labs/lessons/run/lessonrun.h"

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace fourcast::lesson;
using Standing = QuestionState::Standing;

class TestLessonPage : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    LabServices place() const { return {.folder = m_folder->filePath(QStringLiteral("labs"))}; }
    QString file() const { return m_folder->filePath(QStringLiteral("kinds.lesson.md")); }

    /// Into its place, as careful editors do.
    void write(const QString& text) const
    {
        QSaveFile saved(file());
        QVERIFY(saved.open(QIODevice::WriteOnly));
        saved.write(text.toUtf8());
        QVERIFY(saved.commit());
    }

    static void give(LessonPage& page, const char* question, const char* answer)
    {
        const QString id = QString::fromLatin1(question);
        QuestionView* const view = page.desk().stepView().questionView(id);
        QVERIFY2(view, question);
        view->field().setGiven(QString::fromLatin1(answer));
        view->check();
        QTRY_VERIFY_WITH_TIMEOUT(page.lessonRun()->state(id).standing != Standing::Checking, 60000);
    }

    AnswerSheet kept() const
    {
        QFile sheet(m_folder->filePath(QStringLiteral("labs/lessons/all-kinds.answers.json")));
        return sheet.open(QIODevice::ReadOnly)
            ? readAnswerSheet(sheet.readAll()).value_or(AnswerSheet())
            : AnswerSheet();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        write(lessonexamples::text());
    }
    void cleanup() { installTranslations(*qApp, QStringLiteral("en")); }

    void lessonsAreTheFirstPageOfTheLaboratory()
    {
        QCOMPARE(labPages().front().id, QStringLiteral("lessons"));
    }

    /// Those of the language that is spoken come first.
    void theShelfHasTheLessonsOfTheProgram()
    {
        const auto english = shippedLessons(QStringLiteral("en"));
        QVERIFY(!english.empty());
        QCOMPARE(english.front().lesson.language, QStringLiteral("en"));
        QVERIFY(english.front().lesson.minutes > 0);
        const auto spanish = shippedLessons(QStringLiteral("es"));
        QCOMPARE(spanish.size(), english.size());
        QCOMPARE(spanish.front().lesson.language, QStringLiteral("es"));
        LessonPage page(place());
        QCOMPARE(page.shelf().count(), static_cast<int>(english.size()));
        QVERIFY(page.shelf().aimsText().contains(english.front().lesson.aims.front()));
        QVERIFY(!page.lessonRun());
    }

    void aWholeLessonIsWalkedAndTheSheetSaysWhatWasDone()
    {
        LessonPage page(place());
        page.resize(900, 700);
        page.show();
        QVERIFY(page.openFile(file()));
        QCOMPARE(
            page.desk().placeText(),
            QStringLiteral("Step 1 of 3. In this step: 0 of 2 answered. Questions done: 0 of 5."));
        page.desk().studentField().setText(QStringLiteral("Ana 7"));
        give(page, "column", "1");
        page.desk().stepView().questionView(QStringLiteral("column"))->showHint();
        give(page, "column", "4");
        give(page, "number", "three");
        give(page, "number", "3");
        page.desk().nextAction()->trigger();
        give(page, "choice", "2");
        page.desk().stepView().questionView(QStringLiteral("choice"))->showAnswer();
        give(page, "choices", "1,3");
        give(page, "words", "To look ahead");
        page.desk().nextAction()->trigger();
        QVERIFY(!page.desk().nextAction()->isEnabled());
        QCOMPARE(page.desk().placeText(), QStringLiteral("Step 3 of 3. Questions done: 5 of 5."));
        QVERIFY(page.desk().steps().item(0)->text().startsWith(u'✓'));
        QVERIFY(!page.desk().steps().item(2)->text().startsWith(u'✓'));

        const QString handed = m_folder->filePath(QStringLiteral("ana.answers.json"));
        page.desk().takeStudent();
        QVERIFY(page.handInTo(handed));
        QFile read(handed);
        QVERIFY(read.open(QIODevice::ReadOnly));
        const auto sheet = readAnswerSheet(read.readAll());
        QVERIFY(sheet.has_value());
        QCOMPARE(sheet->student, QStringLiteral("Ana 7"));
        QCOMPARE(sheet->step, 2);
        const QuestionRecord& column = *sheet->find(QStringLiteral("column"));
        QCOMPARE(column.tries.size(), std::size_t {2});
        QCOMPARE(column.hints, 1);
        QVERIFY(column.isRight() && !column.isRightAtOnce());
        QCOMPARE(sheet->find(QStringLiteral("number"))->tries.size(), std::size_t {1});
        QVERIFY(sheet->find(QStringLiteral("choice"))->givenUp);
        QVERIFY(sheet->find(QStringLiteral("choices"))->isRightAtOnce());
        QCOMPARE(sheet->find(QStringLiteral("words"))->tries.front().verdict, Verdict::ForTeacher);
    }

    /// Nothing is closed: another page reads what a killed program left.
    void aKilledProgramGoesOnWhereItWas()
    {
        LessonPage killed(place());
        QVERIFY(killed.openFile(file()));
        killed.desk().studentField().setText(QStringLiteral("Ben"));
        killed.desk().takeStudent();
        give(killed, "number", "5");
        killed.desk().nextAction()->trigger();
        give(killed, "choice", "1");
        killed.desk().nextAction()->trigger();
        killed.desk().backAction()->trigger();
        LessonPage again(place());
        QVERIFY(again.lessonRun());
        QCOMPARE(again.lessonRun()->file(), file());
        QCOMPARE(again.lessonRun()->step(), 1);
        QCOMPARE(again.desk().studentField().text(), QStringLiteral("Ben"));
        QCOMPARE(again.lessonRun()->state(QStringLiteral("choice")).standing, Standing::Right);
        QCOMPARE(again.lessonRun()->state(QStringLiteral("number")).standing, Standing::Wrong);
        QCOMPARE(again.lessonRun()->sheet().questions, kept().questions);
    }

    void aClosedLessonIsOnTheShelfWithWhatIsDone()
    {
        LessonPage page(place());
        QSignalSpy changed(&page, &LessonPage::lessonRunChanged);
        QVERIFY(page.openFile(file()));
        give(page, "number", "3");
        page.desk().closeAction()->trigger();
        QVERIFY(!page.lessonRun());
        QCOMPARE(changed.count(), 2);
        const QTreeWidgetItem& first = *page.shelf().list().topLevelItem(0);
        QCOMPARE(first.text(0), QStringLiteral("All kinds"));
        QCOMPARE(first.text(3), QStringLiteral("1 of 5"));
        LessonPage again(place());
        QVERIFY(!again.lessonRun());
        QCOMPARE(again.shelf().list().topLevelItem(0)->text(0), QStringLiteral("All kinds"));
    }

    void whatIsWrongInAFileIsSaidWithItsPlace()
    {
        write(lessonexamples::text().replace(QStringLiteral("kind: number"),
                                             QStringLiteral("kind: guess")));
        LessonPage page(place());
        QVERIFY(!page.openFile(file()));
        QVERIFY(!page.lessonRun());
        QVERIFY2(page.messageText().startsWith(QStringLiteral("kinds.lesson.md, line ")),
                 qPrintable(page.messageText()));
        // The teacher mends it in the editor.
        write(lessonexamples::text());
        QTRY_VERIFY_WITH_TIMEOUT(page.lessonRun(), 20000);
        QVERIFY(page.messageText().isEmpty());
        QVERIFY(!page.openFile(m_folder->filePath(QStringLiteral("none.lesson.md"))));
        QVERIFY(page.messageText().contains(QStringLiteral("none.lesson.md")));
    }

    void whatHasNoMeaningIsSaid()
    {
        write(lessonexamples::text().replace(QStringLiteral("minutes: 30"),
                                             QStringLiteral("colour: blue")));
        LessonPage page(place());
        QVERIFY(page.openFile(file()));
        QVERIFY2(page.messageText().contains(QStringLiteral("colour")),
                 qPrintable(page.messageText()));
    }

    void aSavedFileIsReadAgainAtTheSameStep()
    {
        LessonPage page(place());
        QVERIFY(page.openFile(file()));
        page.desk().nextAction()->trigger();
        give(page, "choice", "1");
        for (const char* title : {"Another title", "And another one"}) {
            write(lessonexamples::text().replace(QStringLiteral("The second step"),
                                                 QString::fromLatin1(title)));
            QTRY_COMPARE_WITH_TIMEOUT(page.lessonRun()->currentStep().title,
                                      QString::fromLatin1(title), 20000);
            QCOMPARE(page.lessonRun()->step(), 1);
            QCOMPARE(page.lessonRun()->state(QStringLiteral("choice")).standing, Standing::Right);
        }
        // Questions that have changed.
        write(lessonexamples::text(2));
        QTRY_VERIFY_WITH_TIMEOUT(page.lessonRun() && page.lessonRun()->lesson().version == 2,
                                 20000);
        QCOMPARE(page.lessonRun()->step(), 1);
        QCOMPARE(page.lessonRun()->state(QStringLiteral("choice")).standing, Standing::Open);
        QVERIFY(page.messageText().contains(QStringLiteral("from version 1 to version 2")));
        QCOMPARE(QDir(m_folder->filePath(QStringLiteral("labs/lessons/aside")))
                     .entryList(QDir::Files)
                     .size(),
                 1);
    }

    void toBeginAnewKeepsWhatWasDone()
    {
        LessonPage page(place());
        QVERIFY(page.openFile(file()));
        page.desk().studentField().setText(QStringLiteral("Ana"));
        page.desk().nextAction()->trigger();
        give(page, "choice", "1");
        page.beginAnew();
        QCOMPARE(page.lessonRun()->step(), 0);
        QVERIFY(kept().questions.empty());
        QCOMPARE(kept().student, QStringLiteral("Ana"));
        QCOMPARE(page.desk().studentField().text(), QStringLiteral("Ana"));
        QCOMPARE(QDir(m_folder->filePath(QStringLiteral("labs/lessons/aside")))
                     .entryList(QDir::Files)
                     .size(),
                 1);
    }

    void nobodyHandsInWithoutAName()
    {
        LessonPage page(place());
        page.show();
        QVERIFY(page.openFile(file()));
        page.handIn();
        QVERIFY(page.messageText().contains(QStringLiteral("name")));
        page.lessonRun()->next();
        QVERIFY(page.messageText().isEmpty());
    }

    /// It is shown once; whoever wants to leave it can.
    void anOpenQuestionOutOfSightIsShownBeforeOneGoesOn()
    {
        LessonPage page(place());
        page.resize(900, 420);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QVERIFY(page.openFile(file()));
        give(page, "column", "4");
        LessonStepView& view = page.desk().stepView();
        QCoreApplication::processEvents();
        view.verticalScrollBar()->setValue(0);
        const QWidget& field = view.questionView(QStringLiteral("number"))->field();
        QVERIFY(field.visibleRegion().isEmpty());
        page.desk().nextAction()->trigger();
        QCOMPARE(page.lessonRun()->step(), 0);
        QVERIFY(!field.visibleRegion().isEmpty());
        QCOMPARE(page.desk().placeText(),
                 QStringLiteral("Step 1 of 3. In this step: 1 of 2 answered. This question is "
                                "still open: answer it, or choose Next again."));
        view.verticalScrollBar()->setValue(0);
        page.desk().nextAction()->trigger();
        QCOMPARE(page.lessonRun()->step(), 1);
        QVERIFY(page.desk().placeText().contains(QStringLiteral("0 of 3 answered")));
        // Where all are answered nothing is in the way.
        page.lessonRun()->goTo(0);
        give(page, "number", "3");
        view.verticalScrollBar()->setValue(0);
        page.desk().nextAction()->trigger();
        QCOMPARE(page.lessonRun()->step(), 1);
    }

    /// Below the last step, and nowhere else.
    void theEndSaysWhatIsOpenAndLeadsThere()
    {
        LessonPage page(place());
        page.resize(900, 700);
        page.show();
        QVERIFY(page.openFile(file()));
        LessonStepView& view = page.desk().stepView();
        QVERIFY(!view.end());
        give(page, "number", "3");
        page.lessonRun()->goTo(1);
        give(page, "choice", "2");
        page.lessonRun()->goTo(2);
        QVERIFY(view.end());
        QCOMPARE(view.end()->openText(), QStringLiteral("Questions still open: 4 of 5."));
        const QString links = view.end()->links().text();
        QCOMPARE(links.count(QStringLiteral("<a href=")), 4);
        QVERIFY(links.contains(QStringLiteral("<a href=\"choice\">Step 2: Which of these")));
        // A wrong answer is open, and is told from one that was not tried.
        QCOMPARE(links.count(LessonEnd::tr("(not right yet)")), 1);
        QVERIFY(!links.contains(QStringLiteral("\"number\"")));
        Q_EMIT view.end()->links().linkActivated(QStringLiteral("words"));
        QTRY_COMPARE(page.lessonRun()->step(), 1);
        QVERIFY(view.questionView(QStringLiteral("words")));
        QVERIFY(!view.end());
        view.setPresenting(true);
        page.lessonRun()->goTo(2);
        QVERIFY(!view.end());
    }

    void whatIsDoneElsewhereIsOpenNoMore()
    {
        LessonPage page(place());
        QVERIFY(page.openFile(file()));
        page.lessonRun()->goTo(2);
        for (const char* question : {"column", "number", "choice", "choices"})
            page.lessonRun()->giveUp(QString::fromLatin1(question));
        QVERIFY(page.lessonRun()->answer(QStringLiteral("words"), QStringLiteral("much")));
        const LessonEnd& end = *page.desk().stepView().end();
        QTRY_COMPARE(end.openText(), QStringLiteral("✓ All questions are done."));
    }

    /// It is said where the button is; nothing moves for it.
    void atTheEndOneHandsIn()
    {
        LessonPage page(place());
        page.resize(900, 700);
        page.show();
        QVERIFY(page.openFile(file()));
        page.lessonRun()->goTo(2);
        LessonEnd& end = *page.desk().stepView().end();
        end.handInButton().click();
        QVERIFY(end.newsText().contains(QStringLiteral("name")));
        QVERIFY(page.messageText().isEmpty());
        end.nameField().setText(QStringLiteral("Ana"));
        Q_EMIT end.nameField().editingFinished();
        QCOMPARE(page.desk().studentField().text(), QStringLiteral("Ana"));
        const int height = end.height();
        QVERIFY(page.handInTo(m_folder->filePath(QStringLiteral("ana.answers.json"))));
        QVERIFY(end.newsText().contains(QStringLiteral("ana.answers.json")));
        QVERIFY(page.messageText().isEmpty());
        QCoreApplication::processEvents();
        QCOMPARE(end.height(), height);
        // It is still said after another step, and after the lesson was closed.
        page.lessonRun()->goTo(0);
        page.lessonRun()->goTo(2);
        QVERIFY(
            page.desk().stepView().end()->newsText().contains(QStringLiteral("ana.answers.json")));
        page.closeLesson();
        LessonPage again(place());
        QVERIFY(again.openFile(file()));
        again.lessonRun()->goTo(2);
        const auto news = [&again] { return again.desk().stepView().end()->newsText(); };
        QVERIFY(news().contains(QStringLiteral("ana.answers.json")));
        // Who begins anew has not handed in.
        again.beginAnew();
        again.lessonRun()->goTo(2);
        QCOMPARE(news(), QString());
    }

    /// A name that is typed without the end of answers, or with another one, is given it.
    void whatIsHandedInIsNamedAsAnswers()
    {
        LessonPage page(place());
        QVERIFY(page.openFile(file()));
        const QDir folder(m_folder->path());
        const std::pair<const char*, const char*> names[] = {{"a", "a.answers.json"},
                                                             {"b.json", "b.answers.json"},
                                                             {"c.answers", "c.answers.json"},
                                                             {"d.txt", "d.txt.answers.json"},
                                                             {"e.Answers.JSON", "e.Answers.JSON"}};
        for (const auto& [chosen, expected] : names) {
            QVERIFY(page.handInTo(folder.filePath(QString::fromLatin1(chosen))));
            QVERIFY2(folder.exists(QString::fromLatin1(expected)), expected);
            QVERIFY(page.messageText().contains(QString::fromLatin1(expected)));
        }
        QCOMPARE(folder.entryList({QStringLiteral("[a-e].*")}, QDir::Files).size(), 5);
    }

    /// Nobody chose the name that results.
    void aFileThatIsThereIsReplacedOnlyIfThatIsMeant()
    {
        LessonPage page(place());
        page.show();
        QVERIFY(page.openFile(file()));
        const QString there = m_folder->filePath(QStringLiteral("ana.answers.json"));
        const auto content = [&there] {
            QFile read(there);
            return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
        };
        const QByteArray before = "Another student's work";
        QFile written(there);
        QVERIFY(written.open(QIODevice::WriteOnly) && written.write(before) == before.size());
        written.close();
        for (const bool isMeant : {false, true}) {
            QString asked;
            QTimer::singleShot(0, &page, [&asked, isMeant] {
                auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                if (!box)
                    return;
                asked = box->text();
                for (QAbstractButton* const each : box->buttons())
                    if ((box->buttonRole(each) == QMessageBox::AcceptRole) == isMeant)
                        return each->click();
            });
            QCOMPARE(page.handInTo(m_folder->filePath(QStringLiteral("ana"))), isMeant);
            QCOMPARE(asked, QStringLiteral("ana.answers.json already exists. Replace it?"));
            QCOMPARE(content() == before, !isMeant);
        }
        // Who chose the file itself was asked by the dialog.
        QVERIFY(page.handInTo(there));
    }

    /// Elsewhere it is said before the file is asked for.
    void whatIsOpenIsSaidBeforeHandingIn()
    {
        LessonPage page(place());
        page.show();
        QVERIFY(page.openFile(file()));
        page.desk().studentField().setText(QStringLiteral("Ana"));
        QString asked;
        QTimer::singleShot(0, &page, [&asked] {
            if (auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                asked = box->text();
                box->reject();
            }
        });
        page.handIn();
        QCOMPARE(asked, QStringLiteral("Questions still open: 5 of 5."));
        QVERIFY(page.messageText().isEmpty());
    }

    void theNameIsKeptForOtherLessons()
    {
        {
            LessonPage page(place());
            QVERIFY(page.openFile(file()));
            page.desk().studentField().setText(QStringLiteral("Ana 7"));
            page.desk().takeStudent();
        }
        write(lessonexamples::text().replace(QStringLiteral("id: all-kinds"),
                                             QStringLiteral("id: another")));
        LessonPage page(place());
        QVERIFY(page.openFile(file()));
        QCOMPARE(page.lessonRun()->lesson().id, QStringLiteral("another"));
        QCOMPARE(page.desk().studentField().text(), QStringLiteral("Ana 7"));
        QCOMPARE(page.lessonRun()->sheet().student, QStringLiteral("Ana 7"));
    }

    void allThatIsWrongIsOnThePage()
    {
        write(lessonexamples::text()
                  .replace(QStringLiteral("minutes: 30"), QStringLiteral("minuets: 30"))
                  .replace(QStringLiteral("moves: 44"), QStringLiteral("moves: 448"))
                  .replace(QStringLiteral("page: parallel"), QStringLiteral("page: paralel")));
        LessonPage page(place());
        page.resize(700, 500);
        page.show();
        QVERIFY(!page.openFile(file()));
        const QStringList lines = page.messageText().split(u'\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith(QStringLiteral("kinds.lesson.md")));
        QCOMPARE(lines[1],
                 QStringLiteral("line 6, column 1: unknown key 'minuets'. Did you mean "
                                "'minutes'?"));
        QVERIFY(lines[3].contains(QStringLiteral("Did you mean 'parallel'?")));
        // The shelf stays in sight below it.
        QTRY_VERIFY(page.shelf().height() > page.height() / 3);
    }

    void aDroppedLessonIsOpened()
    {
        LessonPage page(place());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file())});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&page, &drop);
        QVERIFY(page.lessonRun());
    }

    void theKeyboardAloneIsEnough()
    {
        LessonPage page(place());
        // With all questions of a step in sight.
        page.resize(900, 2000);
        page.show();
        QVERIFY(page.openFile(file()));
        page.closeLesson();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.shelf().list().setFocus();
        QTest::keyClick(&page.shelf().list(), Qt::Key_Home);
        QTest::keyClick(&page.shelf().list(), Qt::Key_Return);
        QVERIFY(page.lessonRun());
        QTest::keyClick(&page, Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(page.lessonRun()->step(), 1);
        QTest::keyClick(&page, Qt::Key_PageUp, Qt::AltModifier);
        QCOMPARE(page.lessonRun()->step(), 0);
        // With Tab to the number's field, and Enter.
        auto* const number = page.desk()
                                 .stepView()
                                 .questionView(QStringLiteral("number"))
                                 ->findChild<QLineEdit*>();
        page.desk().studentField().setFocus();
        for (int i = 0; i < 60 && QApplication::focusWidget() != number; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), number);
        QTest::keyClicks(number, QStringLiteral("3"));
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(page.lessonRun()->state(QStringLiteral("number")).standing,
                                  Standing::Right, 60000);
    }

    void aTreeOfTheLessonOpensOnItsPage()
    {
        LessonPage page(place());
        QVERIFY(page.openFile(file()));
        page.lessonRun()->goTo(2);
        QSignalSpy wanted(&page, &LabPage::pageWanted);
        auto* const tree = page.findChild<LessonTree*>();
        Q_EMIT tree->treeWanted(
            std::get<TreeBlock>(page.lessonRun()->currentStep().blocks.front()).tree, true);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().front().toString(), QStringLiteral("tree"));
        const auto settings = wanted.first().at(1).value<LabSettings>();
        QVERIFY(
            std::ranges::find(
                settings, std::pair(QStringLiteral("tree"), QStringLiteral("((3 5) (2 (9 1)))")))
            != settings.end());
    }

    /// In a window of 1024 pixels the laboratory has some 690.
    void aLessonSpeaksItsLanguageWhateverTheProgramSpeaks()
    {
        installTranslations(*qApp, QStringLiteral("en"));
        write(lessonexamples::text().replace(QStringLiteral("language: en"),
                                             QStringLiteral("language: es")));
        LessonPage page(place());
        QVERIFY(page.openFile(file()));
        QCOMPARE(page.desk().handInAction()->text(), QStringLiteral("Entregar…"));
        QVERIFY2(page.desk().placeText().startsWith(QStringLiteral("Paso 1 de 3.")),
                 qPrintable(page.desk().placeText()));
        QStringList buttons;
        QuestionView* const view = page.desk().stepView().questionView(QStringLiteral("column"));
        for (const QPushButton* const each : view->findChildren<QPushButton*>())
            buttons << each->text();
        QVERIFY(buttons.contains(QStringLiteral("Comprobar")));
        QVERIFY(buttons.contains(QStringLiteral("Pista (1 de 2)")));
        // Also what is said later, when a person does something.
        give(page, "column", "1");
        QVERIFY2(view->verdictText().contains(QStringLiteral("Prueba otra vez")),
                 qPrintable(view->verdictText()));
        // And what the page says of the whole lesson.
        page.handIn();
        QVERIFY2(page.messageText().contains(QStringLiteral("tu nombre")),
                 qPrintable(page.messageText()));
        page.desk().nextAction()->trigger();
        QVERIFY(page.desk().placeText().startsWith(QStringLiteral("Paso 2 de 3.")));
        page.beginAnew();
        QVERIFY2(!page.messageText().isEmpty()
                     && !page.messageText().contains(QStringLiteral("Your earlier work")),
                 qPrintable(page.messageText()));
        QCOMPARE(QCoreApplication::translate("QuestionView", "Check"), QStringLiteral("Check"));
        page.closeLesson();
        write(lessonexamples::text());
        QVERIFY(page.openFile(file()));
        QCOMPARE(page.desk().handInAction()->text(), QStringLiteral("Hand in…"));
        page.closeLesson();
    }

    void thePageHasRoomBesideTheBoard()
    {
        for (const QString& language : availableLanguages()) {
            installTranslations(*qApp, language);
            write(lessonexamples::text().replace(QStringLiteral("language: en"),
                                                 QStringLiteral("language: ") + language));
            LessonPage page(place());
            QVERIFY(page.openFile(file()));
            QVERIFY2(page.minimumSizeHint().width() <= 680,
                     qPrintable(QStringLiteral("%1: %2").arg(language).arg(
                         page.minimumSizeHint().width())));
            page.closeLesson();
        }
    }
};

QTEST_MAIN(TestLessonPage)
#include "tst_lessonpage.moc"
