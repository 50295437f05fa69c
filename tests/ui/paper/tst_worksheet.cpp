// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/exercises.h"
#include "tests/ui/paper/pdfwords.h"
#include "ui/paper/lessons/sheettree.h"
#include "ui/paper/lessons/worksheet.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>

using namespace fourcast::lesson;

namespace {

/// A lesson with each kind of block and of question.
Lesson everything()
{
    const auto read = readLesson(QStringLiteral(R"(---
title: Trees & boards
id: trees
version: 3
minutes: 40
aim: Find a value.
---
# One
Some *text*.
```notes
Only the teacher sees this.
```
```position
moves: 445
caption: Look at this.
```
```tree
tree: ((3 5) (2 (9 1)))
```
```question
id: q1
kind: number
ask: How much is it?
tree: ((3 5) (2 (9 1)))
exact: value
hint: The first hint.
explain: Because of the leaves.
```
# Two
```question
id: q2
kind: column
ask: Where to?
moves: 4444415
exact: best
```
```question
id: q3
kind: choice
ask: Which one?
right: The <right> one
wrong: The wrong one
```
```question
id: q4
kind: choices
ask: Which ones?
right: This
right: And this
wrong: Not that
```
```question
id: q5
kind: text
ask: What do you think?
```
```laboratory
page: parallel
depth: 6
caption: Look at the workers.
```
)"));
    return read->lesson;
}

Worksheet sheetOf(const Lesson& lesson, SheetKind kind)
{
    return **makeWorksheet(lesson, kind);
}

QStringList imagesOf(const QString& html)
{
    static const QRegularExpression image(QStringLiteral("<img src=\"([^\"]+)\""));
    QStringList names;
    for (auto each = image.globalMatch(html); each.hasNext();)
        names << each.next().captured(1);
    return names;
}

WrittenTree typed(const char* text)
{
    WrittenTree tree;
    tree.typed = QString::fromLatin1(text);
    return tree;
}

qsizetype leftOut(const Graph& graph)
{
    return std::ranges::count_if(
        graph.nodes, [](const GraphNode& node) { return bool(node.marks & GraphMark::LeftOut); });
}

}

class TestWorksheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPictureStandsInTheTextOnce()
    {
        for (const SheetKind kind : {SheetKind::ToFillIn, SheetKind::Answers}) {
            const Worksheet sheet = sheetOf(everything(), kind);
            QStringList names;
            for (const PdfPicture& picture : sheet.pictures) {
                names << picture.name;
                QVERIFY(picture.size.width() <= pdfPictureWidth);
                QVERIFY(picture.size.height() <= pdfPictureHeight);
            }
            QStringList images = imagesOf(sheet.html);
            std::ranges::sort(images);
            std::ranges::sort(names);
            QCOMPARE(images, names);
        }
    }

    void theStudentsSheetGivesNothingAway()
    {
        const Worksheet sheet = sheetOf(everything(), SheetKind::ToFillIn);
        for (const char* word :
             {"Because of the leaves", "The first hint", "Only the teacher", "Right:"})
            QVERIFY2(!sheet.html.contains(QLatin1String(word)), word);
        for (const char* word : {"Trees &amp; boards", "How much is it?", "Where to?",
                                 "The &lt;right&gt; one", "Not that", "What do you think?",
                                 "Look at the workers.", "Find a value.", "Look at this."})
            QVERIFY2(sheet.html.contains(QLatin1String(word)), word);
        QCOMPARE(sheet.title,
                 QStringLiteral("Trees & boards · version 3 · Fourcast " FOURCAST_VERSION));
    }

    void theTeachersSheetSaysWhatIsRightAndWhy()
    {
        const Worksheet sheet = sheetOf(everything(), SheetKind::Answers);
        for (const char* word : {"Because of the leaves", "The first hint", "Only the teacher",
                                 "The &lt;right&gt; one", "This; And this"})
            QVERIFY2(sheet.html.contains(QLatin1String(word)), word);
        // 3 for the tree; of the board what the solver says.
        QVERIFY(sheet.html.contains(QStringLiteral("Right:</b> 3<")));
        QVERIFY(sheet.html.contains(QStringLiteral("Right:</b> 6<")));
    }

    void aNumberIsNoList()
    {
        Lesson lesson = everything();
        for (Step& step : lesson.steps)
            for (Block& block : step.blocks)
                if (auto* const question = std::get_if<Question>(&block))
                    question->explanation = QStringLiteral("3.");
        const QString html = sheetOf(lesson, SheetKind::Answers).html;
        QVERIFY(html.contains(QStringLiteral("3.<")));
        QVERIFY(!html.contains(QStringLiteral("<ol")));
    }

    void whatALessonSetsIsNoWordForStudents()
    {
        const QString forStudents = sheetOf(everything(), SheetKind::ToFillIn).html;
        QVERIFY(forStudents.contains(QStringLiteral("page “Parallel” of the laboratory")));
        QVERIFY(!forStudents.contains(QStringLiteral("depth: 6")));
        QVERIFY(
            sheetOf(everything(), SheetKind::Answers).html.contains(QStringLiteral("depth: 6")));
    }

    void questionsAreNumberedThroughAllSteps()
    {
        const QString html = sheetOf(everything(), SheetKind::ToFillIn).html;
        for (int number = 1; number <= 5; ++number)
            QVERIFY(html.contains(QStringLiteral("Question %1.").arg(number)));
        QVERIFY(!html.contains(QStringLiteral("Question 6.")));
    }

    void innerNodesAreEmptyBoxesAndLeavesHaveTheirValues()
    {
        const auto tree = sheetTree(typed("((3 5) (2 (9 1)))"));
        const Graph& graph = (*tree)->toFillIn;
        QCOMPARE(graph.nodeCount(), 9);
        QStringList leaves;
        for (const GraphNode& node : graph.nodes) {
            QCOMPARE(node.text.isEmpty(), node.shape != GraphShape::Box);
            if (!node.text.isEmpty())
                leaves << node.text;
        }
        QCOMPARE(leaves, QStringList({"3", "5", "2", "9", "1"}));
        QCOMPARE(leftOut(graph), 0);
    }

    void theSolvedTreeSaysWhatMaxSees()
    {
        const auto tree = sheetTree(typed("((3 5) (2 (9 1)))"));
        const Graph& graph = (*tree)->solved;
        QCOMPARE(graph.node(0).text, QStringLiteral("3"));
        QCOMPARE(graph.node(1).text, QStringLiteral("3"));
        // MIN has 2 already: no more than that.
        QCOMPARE(graph.node(4).text, QStringLiteral("≤ 2"));
        QCOMPARE(leftOut(graph), 3);
        // Minimax looks at all of it.
        WrittenTree all = typed("((3 5) (2 (9 1)))");
        all.method = Method::Minimax;
        QCOMPARE(leftOut((*sheetTree(all))->solved), 0);
        QCOMPARE((*sheetTree(all))->solved.node(4).text, QStringLiteral("2"));
    }

    void aTreeWithTooManyLeavesIsNotDrawn()
    {
        WrittenTree tree;
        tree.from.moves = QStringLiteral("44");
        tree.depth = 4;
        QVERIFY(sheetTree(tree) && !*sheetTree(tree));
        tree.depth = 1;
        QCOMPARE((**sheetTree(tree)).toFillIn.nodeCount(), 8);
        const std::vector<Value> leaves(32, 1);
        QVERIFY(!*sheetTree(typed(qPrintable(TypedTree::uniform(2, 5, leaves).toText()))));
    }

    void whatWasStoppedGivesNoSheet()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto sheet
            = makeWorksheet(everything(), SheetKind::ToFillIn, ownSolver(), stop.get_token());
        QVERIFY(sheet && !*sheet);
    }

    /// Read back page by page, where there is a program that can.
    void noQuestionGoesOverTheEndOfAPage()
    {
        ExerciseRequest request;
        request.positions = 0;
        request.trees = 12;
        const auto lesson = makeExercises(request);
        const QByteArray pdf = toPdf(sheetOf(*lesson, SheetKind::ToFillIn));
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(!pdf.contains("/Subtype /Image"));
        const auto pages = pdf.count("/Type /Page\n");
        QVERIFY2(pages >= 3 && pages <= 7, qPrintable(QString::number(pages)));
        const auto texts = pagesOf(pdf);
        if (!texts)
            QSKIP("pdftotext is not there");
        int questions = 0;
        QCOMPARE(texts->size(), pages);
        for (const QString& page : *texts) {
            QCOMPARE(page.count(QStringLiteral("Question ")),
                     page.count(QStringLiteral("Answer:")));
            QVERIFY(page.count(QStringLiteral("Answer:")) > 0);
            questions += static_cast<int>(page.count(QStringLiteral("Answer:")));
        }
        QCOMPARE(questions, 12);
        QVERIFY(texts->last().contains(QStringLiteral("Page %1 of %1").arg(pages)));
    }

    void aTitleGoesWithTheQuestionBelowIt()
    {
        Lesson lesson = *makeExercises({.positions = 0, .trees = 10});
        const std::vector<Block> blocks = std::exchange(lesson.steps[0].blocks, {});
        lesson.steps.clear();
        for (std::size_t i = 0; i < blocks.size(); ++i)
            lesson.steps.push_back({QStringLiteral("Title %1:").arg(i + 1), {blocks[i]}});
        const auto texts = pagesOf(toPdf(sheetOf(lesson, SheetKind::ToFillIn)));
        if (!texts)
            QSKIP("pdftotext is not there");
        for (int number = 1; number <= 10; ++number)
            for (const QString& page : *texts)
                QCOMPARE(page.contains(QStringLiteral("Title %1:").arg(number)),
                         page.contains(QStringLiteral("Question %1.").arg(number)));
    }

    void aTreeByItselfIsALesson()
    {
        const Lesson lesson = treeExercise(typed("((3 5) (2 (9 1)))"));
        QCOMPARE(lesson.questions().size(), 4u);
        const Worksheet sheet = sheetOf(lesson, SheetKind::Answers);
        // Drawn once: the boxes for numbers are not on this one.
        QCOMPARE(sheet.pictures.size(), 1u);
    }
};

QTEST_MAIN(TestWorksheet)
#include "tst_worksheet.moc"
