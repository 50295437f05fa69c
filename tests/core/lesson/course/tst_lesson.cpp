// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/lesson.h"

#include "core/lesson/course/lessonpictures.h"

#include <QTest>

using namespace fourcast::lesson;

namespace {

const char* const sample = R"(---
title: How minimax thinks
id: minimax-1
version: 3
language: en
author: A. Teacher
minutes: 40
aim: Say what a game tree is.
aim: Find the value of a small tree
  by hand.
---

# The tree

Every move is a *branch*.

- one
- two

```position
moves: 44
caption: After two moves
```

```notes
Ask who has seen a tree before.

# no step
```

```tree
tree: ((3 5) (2 (9 1)))
order: worst
predict: yes
values: mover
```

# Try it

```text
# this is code
```

```laboratory
page: parallel
workers: 7
caption: Look at the workers
```

```question
id: q1
kind: column
ask: Where does Red win?
moves: 112233
answer: 4
hint: Look at the bottom row.
hint: Three in a row
  want a fourth.
explain: Column 4 completes four.
```

```question
id: q2
kind: number
ask: What is the tree worth?
tree: ((3 5) (2 (9 1)))
exact: value
answer: 3
also: -3 That is what Mina would write.
tolerance: 0.5
```

```question
id: q3
kind: choices
ask: Which are true?
right: A cut saves work.
wrong: A cut changes the value.
right: The order matters.
```

```question
id: q4
kind: text
ask: Why?
```
)";

Lesson sampleLesson()
{
    const auto read = readLesson(QString::fromLatin1(sample));
    if (!read)
        qFatal("%d:%d %s", read.error().line, read.error().column,
               qPrintable(read.error().message));
    return read->lesson;
}

QString headed(const QString& body)
{
    return QStringLiteral("---\nid: a\ntitle: A\n---\n") + body;
}

}

class TestLesson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLessonIsReadWhole();
    void whatIsWrittenIsReadTheSame();
    void whatIsWrongIsSaidWithItsPlace_data();
    void whatIsWrongIsSaidWithItsPlace();
    void aWrongLineMovesNoPlaceBelowIt();
    void allThatIsWrongIsSaidAtOnce();
    void unknownKeysAreSaid();
    void twentyMistakesAreSaidAtOnce();
    void whatIsRightIsReadBesideMistakes();
    void oneMistakeIsSaidOnce_data();
    void oneMistakeIsSaidOnce();
    void aBlockThatIsNearlyOneIsSaid();
    void otherLineEndsAreRead();

    void ofADraftTheRestIsRead()
    {
        const PartlyReadLesson draft = readDraft("---\nid: a\ntitle: A\n---\n# One\n\nText.\n\n"
                                                 "```position\nmoves: 48\n```\n\nMore.\n\n# Two\n");
        QCOMPARE(draft.errors.size(), 1U);
        QCOMPARE(draft.errors.front().line, 10);
        QCOMPARE(draft.stepLines, (std::vector<int> {5, 15}));
        const std::vector<Step>& steps = draft.lesson.steps;
        QCOMPARE(steps.size(), 2U);
        QCOMPARE(steps[0].blocks.size(), 3U);
        QVERIFY(std::get<TextBlock>(steps[0].blocks[1]).markdown.contains("Line 10"));
        QVERIFY(steps[1].blocks.empty());
        QCOMPARE(readDraft("").errors.size(), 1U);
        QVERIFY(readDraft("").lesson.steps.empty());
    }

    void aBlockAloneIsWrittenAndChecked()
    {
        const Block board = PositionBlock {{.board = "5x4", .moves = "33"}, "Two discs"};
        QCOMPARE(blockText(board), "```position\nboard: 5x4\nmoves: 33\ncaption: Two discs\n```\n");
        QVERIFY(checkBlock(blockText(board)));
        const auto wrong = checkBlock("```position\nmoves: 8\n```\n");
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().line, 2);
    }

    /// In the lesson's own file, for whoever has only that.
    void picturesComeBackByteByByte()
    {
        QByteArray bytes;
        for (int i = 0; i < 1000; ++i)
            bytes.append(static_cast<char>(i * 7));
        const QString body = "---\nid: a\ntitle: A\n---\n\n# A\n\n![a tree](tree.png)\n";
        const QString file = putIn({body, {{"tree.png", bytes}, {"b-2.jpg", "x"}}});
        const auto read = readLesson(file);
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QVERIFY(read->warnings.empty());
        QCOMPARE(read->lesson.pictures.value("tree.png"), bytes);
        QCOMPARE(read->lesson.pictures.size(), 2);
        QCOMPARE(read->lesson.steps[0].blocks.size(), 1U);
        QCOMPARE(readLesson(toText(read->lesson))->lesson, read->lesson);
        QCOMPARE(takeOut(file), (TextWithPictures {body, read->lesson.pictures}));
        QCOMPARE(takeOut(body), (TextWithPictures {body, {}}));
        QCOMPARE(picturesShown(body + "![](http://a/b.png) ![x]( tree.png \"t\") ![](../c.png)"),
                 QStringList {"tree.png"});
        // It reads well: no line is longer than a page is wide.
        for (const QString& line : file.split('\n'))
            QVERIFY(line.size() <= 80);
    }

    void aPictureThatIsDamagedIsSaid()
    {
        const QString head = "---\nid: a\ntitle: A\n---\n# A\n";
        const auto lineOf = [&](const QString& block) {
            const auto read = readLesson(head + block);
            return read ? 0 : read.error().line;
        };
        QCOMPARE(lineOf("```picture\nname: a.png\ndata: eA==\n```\n"), 0);
        QCOMPARE(lineOf("```picture\nname: a.png\ndata: e!A=\n```\n"), 8);
        QCOMPARE(lineOf("```picture\nname: ../a.png\ndata: eA==\n```\n"), 7);
        QCOMPARE(lineOf("```picture\nname: a.png\n```\n"), 6);
        QCOMPARE(lineOf("```picture\nname: a.png\ndata: eA==\n"), 6);
        const QString twice = "```picture\nname: a.png\ndata: eA==\n```\n";
        QCOMPARE(lineOf(twice + twice), 11);
    }
};

void TestLesson::aLessonIsReadWhole()
{
    const Lesson lesson = sampleLesson();
    QCOMPARE(lesson.id, QStringLiteral("minimax-1"));
    QCOMPARE(lesson.version, 3);
    QCOMPARE(lesson.minutes, 40);
    QCOMPARE(lesson.aims.size(), 2);
    QCOMPARE(lesson.aims[1], QStringLiteral("Find the value of a small tree\nby hand."));
    QCOMPARE(lesson.steps.size(), 2u);
    QCOMPARE(lesson.steps[0].title, QStringLiteral("The tree"));
    QCOMPARE(lesson.steps[0].blocks.size(), 4u);
    QVERIFY(std::get<TextBlock>(lesson.steps[0].blocks[0]).markdown.endsWith(u"- two"));
    QCOMPARE(std::get<PositionBlock>(lesson.steps[0].blocks[1]).position.moves,
             QStringLiteral("44"));
    QVERIFY(std::get<NotesBlock>(lesson.steps[0].blocks[2]).markdown.contains(u"# no step"));
    const auto& tree = std::get<TreeBlock>(lesson.steps[0].blocks[3]);
    QVERIFY(tree.predict);
    QCOMPARE(tree.values, PointOfView::Mover);
    QCOMPARE(tree.tree.request().depth, 3);
    QCOMPARE(tree.tree.request().order, MoveOrder::WorstFirst);
    QVERIFY(std::get<TextBlock>(lesson.steps[1].blocks[0]).markdown.contains(u"# this is code"));
    const auto& laboratory = std::get<LaboratoryBlock>(lesson.steps[1].blocks[1]);
    QCOMPARE(laboratory.page, QStringLiteral("parallel"));
    QCOMPARE(laboratory.settings.size(), 1u);
    QCOMPARE(laboratory.settings[0].second, QStringLiteral("7"));
    const auto questions = lesson.questions();
    QCOMPARE(questions.size(), 4u);
    QCOMPARE(questions[0]->columns, std::vector {3});
    QCOMPARE(questions[0]->hints.size(), 2u);
    QCOMPARE(questions[0]->hints[1], QStringLiteral("Three in a row\nwant a fourth."));
    QCOMPARE(questions[1]->exact, ExactAnswer::Value);
    QCOMPARE(questions[1]->numbers, std::vector {3.0});
    QCOMPARE(questions[1]->others.size(), 1u);
    QCOMPARE(questions[1]->others[0].number, -3.0);
    QCOMPARE(questions[1]->others[0].words, QStringLiteral("That is what Mina would write."));
    QCOMPARE(questions[2]->options.size(), 3u);
    QVERIFY(questions[2]->options[0].isRight && !questions[2]->options[1].isRight);
    QCOMPARE(lesson.question(QStringLiteral("q4")), questions[3]);
    QVERIFY(!lesson.question(QStringLiteral("q5")));
}

void TestLesson::whatIsWrittenIsReadTheSame()
{
    const Lesson lesson = sampleLesson();
    const QString text = toText(lesson);
    const auto again = readLesson(text);
    QVERIFY2(again, again ? "" : qPrintable(again.error().message));
    QVERIFY(again->warnings.empty());
    QCOMPARE(toText(again->lesson), text);
    QCOMPARE(again->lesson.steps.size(), lesson.steps.size());
    QCOMPARE(again->lesson.questions()[0]->hints, lesson.questions()[0]->hints);
}

void TestLesson::whatIsWrongIsSaidWithItsPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const QString& text, int line, int column) {
        QTest::newRow(name) << text << line << column;
    };
    const auto step = [](const char* body) {
        return headed(QStringLiteral("# A\n") + QString::fromLatin1(body));
    };
    row("empty", QString(), 1, 1);
    row("no head", QStringLiteral("# A\n"), 1, 1);
    row("open head", QStringLiteral("---\nid: a\n"), 1, 1);
    row("no title", QStringLiteral("---\nid: a\n---\n# A\n"), 1, 1);
    row("bad id", QStringLiteral("---\ntitle: A\nid: a b\n---\n# A\n"), 3, 5);
    row("bad id in a line below", QStringLiteral("---\ntitle: A\nid:\n\n  a b\n---\n# A\n"), 5, 3);
    row("bad id further in", QStringLiteral("---\ntitle: A\nid:\n    a b\n---\n# A\n"), 4, 5);
    row("bad version", QStringLiteral("---\ntitle: A\nid: a\nversion: x\n---\n# A\n"), 4, 10);
    row("no step", headed(QString()), 5, 1);
    row("text before a step", headed(QStringLiteral("text\n# A\n")), 5, 1);
    row("no key", step("```position\n44\n```\n"), 7, 1);
    row("open block", step("```position\nmoves: 44\n"), 6, 1);
    row("bad move", step("```position\nmoves: 448\n```\n"), 7, 10);
    row("bad move below", step("```position\nmoves: 44\n  48\n```\n"), 8, 4);
    row("bad board", step("```position\nboard: 9x9\n```\n"), 7, 8);
    row("bad tree", step("```tree\ntree: (3 x)\n```\n"), 7, 10);
    row("bad tree below empty lines", step("```tree\ntree: (3\n\n\n  4 x)\n```\n"), 10, 5);
    row("bad page", step("```laboratory\npage: chess\n```\n"), 7, 7);
    row("bad setting", step("```laboratory\npage: parallel\ncolour: red\n```\n"), 8, 9);
    row("bad value", step("```laboratory\npage: parallel\nworkers: 0\n```\n"), 8, 10);
    row("bad tree of a page", step("```laboratory\npage: tree\ntree: (3\n```\n"), 8, 7);
    row("bad order", step("```tree\ntree: (3 4)\norder: odd\n```\n"), 8, 8);
    row("impossible tree", step("```tree\nboard: 5x4\nleaves: h1\n```\n"), 7, 1);
    row("twice", step("```tree\ntree: (3 4)\ntree: (3 5)\n```\n"), 8, 1);
    row("no id", step("```question\nkind: text\nask: a\n```\n"), 6, 1);
    row("bad kind", step("```question\nid: a\nkind: odd\nask: a\n```\n"), 8, 7);
    row("no answer", step("```question\nid: a\nkind: number\nask: a\n```\n"), 8, 7);
    row("bad column", step("```question\nid: a\nkind: column\nask: a\nanswer: 8\n```\n"), 10, 9);
    row("full column",
        step("```question\nid: a\nkind: column\nask: a\nmoves: 111111\nanswer: 1\n```\n"), 11, 9);
    row("other number without words",
        step("```question\nid: a\nkind: number\nask: a\nanswer: -5\nalso: 5\n```\n"), 11, 7);
    row("other number of a choice",
        step("```question\nid: a\nkind: choice\nask: a\nright: b\nwrong: c\nalso: 5 d\n```\n"), 12,
        7);
    row("bad values", step("```tree\ntree: (3 4)\nvalues: min\n```\n"), 8, 9);
    row("one option", step("```question\nid: a\nkind: choice\nask: a\nright: b\n```\n"), 8, 7);
    row("bad exact", step("```question\nid: a\nkind: column\nask: a\nexact: nodes\n```\n"), 10, 8);
    row("same question",
        step("```question\nid: a\nkind: text\nask: a\n```\n"
             "```question\nid: a\nkind: text\nask: a\n```\n"),
        11, 1);
}

void TestLesson::whatIsWrongIsSaidWithItsPlace()
{
    QFETCH(const QString, text);
    const auto read = readLesson(text);
    QVERIFY(!read);
    QVERIFY(!read.error().message.isEmpty());
    QTEST(read.error().line, "line");
    QTEST(read.error().column, "column");
}

void TestLesson::aWrongLineMovesNoPlaceBelowIt()
{
    const auto read
        = readLessonWhole(headed(QStringLiteral("# A\n```laboratory\npage:\nfo\n\n  w:\n```\n")));
    QVERIFY(!read);
    const std::vector<Error>& errors = read.error();
    QCOMPARE(errors.size(), std::size_t(2));
    QCOMPARE(errors[0].line, 8);
    QCOMPARE(errors[1].line, 10);
    QCOMPARE(errors[1].column, 3);
}

void TestLesson::allThatIsWrongIsSaidAtOnce()
{
    const auto read = readLessonWhole(QStringLiteral("---\nid: a b\ntitle: A\n---\n"
                                                     "before\n"
                                                     "```position\nmoves: 448\n```\n"
                                                     "# \n"
                                                     "```question\nid: q\nkind: odd\nask: a\n```\n"
                                                     "# B\n"
                                                     "```laboratory\npage: chess\n```\n"
                                                     "```tree\ntree: (3 x)\n"));
    QVERIFY(!read);
    QList<int> lines;
    for (const Error& error : read.error())
        lines << error.line;
    QCOMPARE(lines, (QList<int> {2, 5, 7, 9, 12, 17, 19, 20}));
}

/// Each with its line and column, and with the word that was probably meant.
void TestLesson::twentyMistakesAreSaidAtOnce()
{
    const auto read = readLessonWhole(QStringLiteral("---\n" // 1
                                                     "id: a b\n"
                                                     "titel: Twenty mistakes\n"
                                                     "version: one\n"
                                                     "lanuage: en\n"
                                                     "---\n"
                                                     "Text before the first step.\n"
                                                     "# Boards\n"
                                                     "```position\n"
                                                     "moves: 448\n" // 10
                                                     "capton: Two discs\n"
                                                     "```\n"
                                                     "```positon\n"
                                                     "board: 9x9\n"
                                                     "```\n"
                                                     "```tree\n"
                                                     "tree: (3 x)\n"
                                                     "order: odd\n"
                                                     "depth: 99\n"
                                                     "```\n" // 20
                                                     "# Pages\n"
                                                     "```laboratory\n"
                                                     "page: formall\n"
                                                     "```\n"
                                                     "```laboratory\n"
                                                     "page: parallel\n"
                                                     "wokers: 3\n"
                                                     "depth: x\n"
                                                     "```\n"
                                                     "# Questions\n" // 30
                                                     "```qestion\n"
                                                     "id: q\n"
                                                     "kind: column\n"
                                                     "ask: Which?\n"
                                                     "answer: 8\n"
                                                     "answer: nine\n"
                                                     "tolerance: 1\n"
                                                     "```\n"
                                                     "```question\n"
                                                     "id: q\n" // 40
                                                     "knid: number\n"
                                                     "ask: How many?\n"
                                                     "# The end\n"
                                                     "```question\n"
                                                     "id: r\n"
                                                     "kind: choice\n"
                                                     "right: yes\n"
                                                     "```\n"));
    QVERIFY(!read);
    QStringList places;
    QStringList meant;
    for (const Error& error : read.error()) {
        places << QStringLiteral("%1:%2").arg(error.line).arg(error.column);
        if (const auto at = error.message.indexOf(QStringLiteral("Did you mean '")); at >= 0)
            meant << error.message.mid(at).section(u'\'', 1, 1);
    }
    QCOMPARE(places.join(u' '),
             QStringLiteral("2:5 3:1 4:10 5:1 7:1 10:10 11:1 13:4 14:8 17:10 18:8 19:8 23:7 27:9 "
                            "28:8 31:4 35:9 36:9 37:12 39:1 39:1 41:1 44:1 46:7"));
    QCOMPARE(meant.join(u' '),
             QStringLiteral("title language caption position formal workers question kind"));
}

void TestLesson::whatIsRightIsReadBesideMistakes()
{
    const PartlyReadLesson read = readLessonPartly(
        headed(QStringLiteral("# A\n```position\nmoves: 448\n```\nText\n"
                              "```question\nid: q\nkind: text\nask: Why?\ncolour: red\n```\n")));
    QCOMPARE(read.errors.size(), 1u);
    QCOMPARE(read.warnings.size(), 1u);
    QCOMPARE(read.lesson.steps.front().blocks.size(), 2u);
    QCOMPARE(read.lesson.questions().size(), 1u);
}

void TestLesson::oneMistakeIsSaidOnce_data()
{
    QTest::addColumn<QString>("body");
    const auto row = [](const char* name, const char* body) {
        QTest::newRow(name) << QString::fromLatin1(body);
    };
    row("a column outside the board", "```question\nid: a\nkind: column\nask: b\nanswer: 9\n```");
    row("a kind", "```question\nid: a\nkind: odd\nask: b\nanswer: 3\ntree: (1 2)\n```");
    row("what is exact",
        "```question\nid: a\nkind: number\nask: b\nexact: vlaue\ntree: (1 2)\n```");
    row("a position", "```question\nid: a\nkind: column\nask: b\nmoves: 8\nanswer: 3\n```");
    row("a tree of a page", "```laboratory\npage: tree\ntree: (3\n```");
    row("an order of a page's tree", "```laboratory\npage: tree\norder: odd\n```");
    row("a page", "```laboratory\npage: chess\nworkers: x\n```");
    row("an open block", "```position\nmoves: 4\n# B\n```position\nmoves: 4\n```");
    row("a key", "```question\nid: a\nknid: column\nask: b\nmoves: 4\nanswer: 3\n```");
    row("a question of another name", "```quiz\nid: a\nkind: text\nask: b\n```");
}

void TestLesson::oneMistakeIsSaidOnce()
{
    QFETCH(const QString, body);
    const auto read = readLessonWhole(headed(QStringLiteral("# A\n") + body + u'\n'));
    QVERIFY(!read);
    QCOMPARE(read.error().size(), 1u);
}

/// Code in another language is a part of the text.
void TestLesson::aBlockThatIsNearlyOneIsSaid()
{
    const auto read
        = readLessonWhole(headed(QStringLiteral("# A\n```qestion\nid: q\nkind: text\nask: b\n```\n"
                                                "```note\nFor me.\n```\n```cpp\nint i;\n```\n"
                                                "```yaml\nid: 3\nname: x\n```\n")));
    QVERIFY(!read);
    QCOMPARE(read.error().size(), 2u);
    QCOMPARE(read.error()[0].line, 6);
    QVERIFY(read.error()[0].message.contains(u"'question'"));
    QCOMPARE(read.error()[1].line, 11);
    QVERIFY(read.error()[1].message.contains(u"'notes'"));
}

void TestLesson::unknownKeysAreSaid()
{
    const auto read = readLesson(QStringLiteral("---\nid: a\ntitle: A\ncolour: red\n---\n# A\n"
                                                "```position\nmoves: 4\nshow: all\n```\n"));
    QVERIFY(read);
    QCOMPARE(read->warnings.size(), 2u);
    QCOMPARE(read->warnings[0].line, 4);
    QCOMPARE(read->warnings[1].line, 9);
    QVERIFY(read->warnings[1].message.contains(u"show"));
}

void TestLesson::otherLineEndsAreRead()
{
    QString text = QString::fromLatin1(sample);
    const QString plain = toText(readLesson(text)->lesson);
    text.replace(u'\n', QStringLiteral("\r\n"));
    text.prepend(QChar::ByteOrderMark);
    const auto read = readLesson(text);
    QVERIFY(read);
    QCOMPARE(toText(read->lesson), plain);
}

QTEST_GUILESS_MAIN(TestLesson)
#include "tst_lesson.moc"
