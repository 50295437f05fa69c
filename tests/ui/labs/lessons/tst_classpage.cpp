// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/results/classpage.h"

#include "ui/labs/lessons/results/classtables.h"
#include "ui/labs/lessons/results/hiddennames.h"
#include "ui/labs/lessons/results/studentanswers.h"
#include "ui/paper/lessons/classpdf.h"
#include "ui/paper/lessons/classwords.h"

#include <QAction>
#include <QDropEvent>
#include <QJsonObject>
#include <QListWidget>
#include <QMimeData>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

using namespace fourcast::lesson;

namespace {

const char* const lessonText = R"(---
title: Trees
id: trees
---
# One
```question
id: first
kind: number
ask: How much?
answer: 3
```
```question
id: second
kind: choice
ask: Which one?
right: This one
wrong: That one
```
# Two
```question
id: third
kind: text
ask: What do you think?
```
)";

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

/// `tries` wrong answers before the right one.
QByteArray sheetOf(const QString& student, int tries, const QString& words)
{
    const Lesson lesson = readLesson(QString::fromLatin1(lessonText))->lesson;
    AnswerSheet sheet = AnswerSheet::of(lesson, student);
    sheet.step = 1;
    QuestionRecord& first = sheet.record(QStringLiteral("first"));
    for (int i = 0; i < tries; ++i)
        first.tries.push_back({QStringLiteral("5"), Verdict::Wrong, 10.0 + i});
    first.tries.push_back({QStringLiteral("3"), Verdict::Right, 20.0 + tries});
    first.hints = tries;
    sheet.record(QStringLiteral("second"))
        .tries.push_back({QStringLiteral("2"), Verdict::Wrong, 4});
    sheet.record(QStringLiteral("third")).tries.push_back({words, Verdict::ForTeacher, 60});
    return toJson(sheet);
}

/// Ten files of which two are damaged, and a text that is none of them.
class ClassFolder
{
public:
    ClassFolder()
    {
        for (int i = 0; i < 8; ++i)
            write(path(QStringLiteral("s%1.answers.json").arg(i)),
                  sheetOf(QStringLiteral("Student %1").arg(i), i % 3,
                          QStringLiteral("Text <%1>").arg(i)));
        write(path(QStringLiteral("x.answers.json")), "{ \"format\": ");
        write(path(QStringLiteral("y.answers.json")), "");
        write(path(QStringLiteral("notes.txt")), "nothing");
        write(lesson(), lessonText);
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString folder() const { return m_folder.path(); }
    QString lesson() const { return path(QStringLiteral("trees.lesson.md")); }

private:
    QTemporaryDir m_folder;
};

QString cell(QTableView& view, int row, int column)
{
    return view.model()->index(row, column).data().toString();
}

}

class TestClassPage : public QObject
{
    Q_OBJECT

    static void waitFor(const ClassPage& page) { QTRY_VERIFY(!page.isRunning()); }

private Q_SLOTS:
    void damagedFilesAreSaidAndTheRestIsCounted()
    {
        const ClassFolder folder;
        ClassPage page;
        page.addFiles({folder.folder()});
        waitFor(page);
        QCOMPARE(page.found().report.students.size(), 8u);
        QCOMPARE(page.problems().count(), 2);
        QVERIFY(page.problems().item(0)->text().startsWith(QStringLiteral("x.answers.json: ")));
        QCOMPARE(page.students().model()->rowCount(), 8);
        QCOMPARE(page.questions().model()->rowCount(), 3);
        QCOMPARE(cell(page.questions(), 0, 0), QStringLiteral("1. first"));
    }

    void theLessonGivesTextsAndTheWordsOfOptions()
    {
        const ClassFolder folder;
        ClassPage page;
        page.addFiles({folder.folder(), folder.lesson()});
        waitFor(page);
        QCOMPARE(cell(page.questions(), 0, 0), QStringLiteral("1. How much?"));
        QCOMPARE(cell(page.questions(), 1, 0), QStringLiteral("2. Which one?"));
        QVERIFY(cell(page.questions(), 1, 5).startsWith(QStringLiteral("That one (8 ")));
        // Three at once, five after one wrong answer or two.
        const ClassShares shares = page.questions()
                                       .model()
                                       ->index(0, classtables::shareColumn)
                                       .data(classtables::dataRole)
                                       .value<ClassShares>();
        QCOMPARE(shares, (ClassShares {.atOnce = 3, .later = 5}));
    }

    /// Somebody renamed it, or typed another end.
    void answersAreReadWhateverTheFileIsCalled()
    {
        const ClassFolder folder;
        write(folder.path(QStringLiteral("ana.txt")),
              sheetOf(QStringLiteral("Ana"), 0, QStringLiteral("x")));
        write(folder.path(QStringLiteral("ben")),
              sheetOf(QStringLiteral("Ben"), 0, QStringLiteral("y")));
        ClassPage page;
        page.addFiles({folder.folder()});
        waitFor(page);
        QCOMPARE(page.found().report.students.size(), 10u);
        QCOMPARE(page.problems().count(), 2);
        QCOMPARE(page.found().others, QStringList(QStringLiteral("notes.txt")));
        QVERIFY(page.statusText().contains(QStringLiteral("no answers: notes.txt.")));
        // Before a class a file's name is a name.
        page.names().hideAction()->setChecked(true);
        QVERIFY(page.statusText().contains(QStringLiteral("no answers.")));
        QVERIFY(!page.statusText().contains(QStringLiteral("notes.txt")));
    }

    void onlySomeOfManyFilesLeftOutAreNamed()
    {
        const QTemporaryDir folder;
        for (const char* name : {"e", "c.pdf", "a.txt", "d.txt", "b.csv"})
            write(folder.filePath(QString::fromLatin1(name)), "format");
        ClassPage page;
        page.addFiles({folder.path()});
        waitFor(page);
        QCOMPARE(page.problems().count(), 0);
        QVERIFY(page.statusText().startsWith(QStringLiteral("No answer files found. ")));
        QVERIFY(page.statusText().endsWith(QStringLiteral(": a.txt, b.csv, c.pdf and 2 more.")));
    }

    void tablesSortByTheirNumbers()
    {
        const ClassFolder folder;
        ClassPage page;
        page.addFiles({folder.folder()});
        waitFor(page);
        constexpr int tries = 5;
        page.students().sortByColumn(tries, Qt::DescendingOrder);
        QCOMPARE(cell(page.students(), 0, tries), QStringLiteral("5"));
        QCOMPARE(cell(page.students(), 7, tries), QStringLiteral("3"));
    }

    void whatStudentsWroteStandsWithTheirNames()
    {
        const ClassFolder folder;
        ClassPage page;
        page.addFiles({folder.folder()});
        waitFor(page);
        const QString text = page.texts().toPlainText();
        QVERIFY(text.contains(QStringLiteral("Student 4\nText <4>"))
                || text.contains(QStringLiteral("Student 4\u2028Text <4>")));
    }

    /// On the page, with the answers of one student, and in what is exported.
    void namesAreHidden()
    {
        const ClassFolder folder;
        QJsonObject kept;
        QString sixth;
        {
            ClassPage page;
            page.addFiles({folder.folder(), folder.lesson()});
            waitFor(page);
            page.names().hideAction()->setChecked(true);
            QCOMPARE(cell(page.students(), 0, 0), QStringLiteral("Student 1"));
            QCOMPARE(cell(page.students(), 7, 0), QStringLiteral("Student 8"));
            QVERIFY(page.texts().toPlainText().contains(QStringLiteral("Student 8")));
            QVERIFY(!page.texts().toPlainText().contains(QStringLiteral("Student 0")));
            for (int i = 0; i < page.problems().count(); ++i)
                QVERIFY(page.problems().item(i)->text().startsWith(QStringLiteral("File ")));
            const ClassPaper paper = classPaper(page.shown().report, page.shown().lesson.get());
            QVERIFY(!paper.html.contains(QStringLiteral("Student 0")));
            QVERIFY(!paper.html.contains(QStringLiteral("x.answers.json")));
            QVERIFY(!studentsCsv(page.shown().report).contains("s1.answers.json"));
            kept = page.fields();
            sixth = cell(page.students(), 5, 5);
        }
        // The next time they are hidden still, and the numbers are the same.
        ClassPage page;
        page.setFields(kept);
        page.show();
        waitFor(page);
        QVERIFY(page.names().hideAction()->isChecked());
        QCOMPARE(cell(page.students(), 5, 0), QStringLiteral("Student 6"));
        QCOMPARE(cell(page.students(), 5, 5), sixth);
        page.removeAll();
        page.addFiles({folder.path(QStringLiteral("s1.answers.json"))});
        waitFor(page);
        const QString again = cell(page.students(), 0, 0);
        QCOMPARE(again,
                 QStringLiteral("Student %1")
                     .arg(kept["numbered"].toVariant().toStringList().indexOf("Student 1") + 1));
        page.names().numberAgainAction()->trigger();
        QCOMPARE(cell(page.students(), 0, 0), QStringLiteral("Student 1"));
        page.names().hideAction()->setChecked(false);
        QCOMPARE(page.shown().report.students[0].student, QStringLiteral("Student 1"));
        QCOMPARE(page.shown().report.students[0].file, QStringLiteral("s1.answers.json"));
    }

    void answersThatAreAlikeAreMarked()
    {
        const ClassFolder folder;
        QByteArray copy = sheetOf(QStringLiteral("Zoe"), 1, QStringLiteral("Text <1>"));
        write(folder.path(QStringLiteral("z.answers.json")), copy);
        ClassPage page;
        page.addFiles({folder.path(QStringLiteral("s1.answers.json")),
                       folder.path(QStringLiteral("s2.answers.json")),
                       folder.path(QStringLiteral("z.answers.json"))});
        waitFor(page);
        QVERIFY(cell(page.students(), 2, 0).contains(QStringLiteral("Student 1")));
        QVERIFY(cell(page.students(), 0, 0).contains(QStringLiteral("Zoe")));
        QCOMPARE(cell(page.students(), 1, 0), QStringLiteral("Student 2"));
        QCOMPARE(page.problems().count(), 1);
        QVERIFY(page.statusText().contains(QStringLiteral("To check")));
    }

    void aDoubleClickShowsTheAnswersOneByOne()
    {
        const ClassFolder folder;
        ClassPage page;
        page.addFiles({folder.folder(), folder.lesson()});
        waitFor(page);
        page.students().sortByColumn(0, Qt::DescendingOrder);
        page.showStudent(page.students().model()->index(0, 0));
        auto* const dialog = page.findChild<StudentAnswers*>();
        QVERIFY(dialog);
        QVERIFY(dialog->windowTitle().contains(QStringLiteral("Student 7")));
        QCOMPARE(dialog->list().topLevelItemCount(), 3);
        // One wrong answer, then the right one.
        QCOMPARE(dialog->list().topLevelItem(0)->childCount(), 2);
        QCOMPARE(dialog->list().topLevelItem(1)->child(0)->text(0), QStringLiteral("That one"));
    }

    void filesStayUntilTheyAreRemoved()
    {
        const ClassFolder folder;
        QJsonObject kept;
        {
            ClassPage page;
            page.addFiles({folder.folder(), folder.lesson()});
            waitFor(page);
            kept = page.fields();
        }
        ClassPage page;
        page.setFields(kept);
        page.show();
        waitFor(page);
        QCOMPARE(page.found().report.students.size(), 8u);
        QVERIFY(page.found().lesson);
        page.removeAll();
        QCOMPARE(page.students().model()->rowCount(), 0);
        QVERIFY(page.fields()["files"].toVariant().toList().isEmpty());
        QVERIFY(QFile::exists(folder.path(QStringLiteral("s0.answers.json"))));
    }

    void filesThatAreGoneAreSaid()
    {
        ClassPage page;
        page.addFiles({QStringLiteral("/no/such.answers.json")});
        waitFor(page);
        QCOMPARE(page.problems().count(), 1);
        QVERIFY(page.problems().item(0)->text().startsWith(QStringLiteral("such.answers.json: ")));
    }

    void aLessonThatIsNoneIsSaidAndTheRestIsCounted()
    {
        const ClassFolder folder;
        write(folder.path(QStringLiteral("bad.lesson.md")), "---\ntitle: A\n");
        ClassPage page;
        page.addFiles({folder.folder(), folder.path(QStringLiteral("bad.lesson.md"))});
        waitFor(page);
        QCOMPARE(page.problems().count(), 3);
        QVERIFY(page.problems().item(2)->text().contains(
            QStringLiteral("bad.lesson.md, line 1, column 1: ")));
        QCOMPARE(page.students().model()->rowCount(), 8);
    }

    void filesAreDroppedOnIt()
    {
        const ClassFolder folder;
        write(folder.path(QStringLiteral("ana.txt")),
              sheetOf(QStringLiteral("Ana"), 0, QStringLiteral("x")));
        ClassPage page;
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(folder.path(QStringLiteral("s1.answers.json"))),
                      QUrl::fromLocalFile(folder.path(QStringLiteral("ana.txt"))),
                      QUrl::fromLocalFile(folder.path(QStringLiteral("notes.txt")))});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&page, &drop);
        waitFor(page);
        QCOMPARE(page.found().report.students.size(), 2u);
        QCOMPARE(page.problems().count(), 0);
    }

    void theReportHasBothTablesTheTextsAndWhatWasLeftOut()
    {
        const ClassFolder folder;
        ClassPage page;
        page.addFiles({folder.folder(), folder.lesson()});
        waitFor(page);
        const ClassPaper paper = classPaper(page.found().report, page.found().lesson.get());
        for (const char* word :
             {"How much?", "Student 3", "Text &lt;3&gt;", "x.answers.json", "That one (8 "})
            QVERIFY2(paper.html.contains(QLatin1String(word)), word);
        QCOMPARE(paper.pictures.size(), 3u);
        const QByteArray pdf = classReportToPdf(page.found().report, page.found().lesson.get());
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.count("/Type /Page\n") >= 1);
    }

    /// The window goes on while they are read, and while it is closed again.
    void fiveHundredFilesAreReadAway()
    {
        const QTemporaryDir folder;
        for (int i = 0; i < 500; ++i)
            write(folder.filePath(QStringLiteral("%1.answers.json").arg(i)),
                  sheetOf(QStringLiteral("S%1").arg(i), i % 2, QStringLiteral("x")));
        {
            ClassPage page;
            page.addFiles({folder.path()});
        }
        ClassPage page;
        page.addFiles({folder.path()});
        QVERIFY(page.isRunning());
        waitFor(page);
        QCOMPARE(page.students().model()->rowCount(), 500);
    }
};

QTEST_MAIN(TestClassPage)
#include "tst_classpage.moc"
