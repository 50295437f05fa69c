// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/lessoneditor.h"

#include "core/lesson/course/lessonlink.h"
#include "tests/ui/labs/lessons/lessonexamples.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/editor/blockplace.h"
#include "ui/labs/lessons/editor/blocks/boarddialog.h"
#include "ui/labs/lessons/editor/blocks/formulapart.h"
#include "ui/labs/lessons/editor/blocks/optionrows.h"
#include "ui/labs/lessons/editor/blocks/playedboard.h"
#include "ui/labs/lessons/editor/blocks/questiondialog.h"
#include "ui/labs/lessons/editor/blocks/questiontrial.h"
#include "ui/labs/lessons/editor/blocks/resultpart.h"
#include "ui/labs/lessons/editor/blocks/systempart.h"
#include "ui/labs/lessons/editor/blocks/treedialog.h"
#include "ui/labs/lessons/editor/blocks/walkpart.h"
#include "ui/labs/lessons/editor/lessonink.h"
#include "ui/labs/lessons/editor/lessonpreview.h"
#include "ui/labs/lessons/editor/mistakelist.h"
#include "ui/labs/lessons/questions/columnboard.h"
#include "ui/labs/lessons/tree/treeform.h"
#include "ui/labs/models/codeeditor.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

using namespace fourcast::lesson;
using Do = EditorActions::Do;

class TestLessonEditor : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    EditorPlace place() const { return {.drafts = path("drafts")}; }
    static void write(const QString& file, const QString& text)
    {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text.toUtf8());
    }
    static QString textOf(const QString& file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
    }
    static int lineOf(const LessonEditor& editor, const QString& text)
    {
        return static_cast<int>(editor.text().split(u'\n').indexOf(text)) + 1;
    }

    static void choose(QComboBox& field, const char* data)
    {
        const int index = field.findData(QString::fromLatin1(data));
        QVERIFY(index >= 0);
        field.setCurrentIndex(index);
    }
    /// The question of the form as a lesson has it.
    static Question readOnly(const QuestionDialog& dialog)
    {
        const auto read = readLesson("---\nid: a\ntitle: A\n---\n# A\n" + dialog.blockText());
        if (!read || !dialog.isReady()) {
            qWarning().noquote() << dialog.problem() << dialog.blockText();
            return {};
        }
        Question question = std::get<Question>(read->lesson.steps[0].blocks.at(0));
        question.line = 0;
        if (question != dialog.question()) {
            qWarning().noquote() << "Read as another one:" << dialog.blockText();
            return {};
        }
        return question;
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    /// What the reader reads the editor writes again, byte by byte.
    void aLessonIsOpenedAndSavedAsItIs()
    {
        write(path("a.lesson.md"), lessonexamples::text());
        LessonEditor editor(place());
        QVERIFY(editor.open(path("a.lesson.md")));
        QVERIFY(editor.isSaved());
        QVERIFY(!editor.isWindowModified());
        QVERIFY(editor.saveTo(path("b.lesson.md")));
        QCOMPARE(textOf(path("b.lesson.md")), lessonexamples::text());
        QCOMPARE(editor.file(), path("b.lesson.md"));
    }

    void theNewLessonHasNoMistakes()
    {
        LessonEditor editor(place());
        QVERIFY(editor.beginNew());
        QVERIFY(!editor.isSaved());
        QCOMPARE(editor.mistakes().count(), 0);
        const auto read = readLesson(editor.text());
        QVERIFY(read);
        QVERIFY(read->warnings.empty());
        editor.saveTo(path("new.lesson.md"));
    }

    void thePreviewShowsTheStepOfTheCursor()
    {
        LessonEditor editor(place());
        editor.begin(lessonexamples::text());
        editor.show();
        QCOMPARE(editor.preview().step(), 0);
        editor.editor().goTo(lineOf(editor, "# The second step") + 3, 1);
        QCOMPARE(editor.preview().step(), 1);
        QVERIFY(editor.preview().view().questionView("choice"));
        editor.actions()[Do::NextStep]->trigger();
        QCOMPARE(editor.preview().step(), 2);
        QVERIFY(!editor.actions()[Do::NextStep]->isEnabled());
        // And what is typed, by itself.
        editor.editor().textCursor().insertText("# Another\n\nText\n\n");
        QTRY_COMPARE_WITH_TIMEOUT(editor.preview().view().run()->lesson().steps.size(), 4U, 10000);
        QCOMPARE(editor.preview().step(), 3);
        editor.actions()[Do::Undo]->trigger();
        QCOMPARE(editor.text(), lessonexamples::text());
        editor.saveTo(path("a.lesson.md"));
    }

    void mistakesAreMarkedWhereTheyAre()
    {
        LessonEditor editor(place());
        QString text = lessonexamples::text();
        text.replace("moves: 44\n", "moves: 48\n").replace("language:", "lanuage:");
        editor.begin(text);
        editor.show();
        MistakeList& list = editor.mistakes();
        QCOMPARE(list.count(), 2);
        QVERIFY(list.isVisible());
        QVERIFY(list.item(1)->text().contains("'language'"));
        const QList<QTextEdit::ExtraSelection> marks = editor.editor().extraSelections();
        QCOMPARE(marks.size(), 2);
        QCOMPARE(marks[0].cursor.blockNumber() + 1, lineOf(editor, "moves: 48"));
        QCOMPARE(marks[1].cursor.selectedText(), "lanuage");
        Q_EMIT list.itemClicked(list.item(0));
        QCOMPARE(editor.editor().textCursor().blockNumber() + 1, lineOf(editor, "moves: 48"));
        // The rest of the step is there.
        QVERIFY(editor.preview().view().questionView("column"));
        editor.editor().goTo(1, 1);
        editor.actions()[Do::NextMistake]->trigger();
        QCOMPARE(editor.editor().textCursor().blockNumber() + 1, lineOf(editor, "lanuage: en"));
        editor.editor().setPlainText(lessonexamples::text());
        editor.refresh();
        QVERIFY(!list.isVisible());
        QVERIFY(!editor.actions()[Do::NextMistake]->isEnabled());
        editor.saveTo(path("a.lesson.md"));
    }

    /// What the page would refuse when a student opens it.
    void settingsOfAPageAreMarkedWhereTheyAre()
    {
        LessonEditor editor(place());
        editor.begin("---\nid: a\ntitle: A\n---\n# One\n```laboratory\npage: formal\n"
                     "model: pool\nM: 99\n```\n```laboratory\npage: chance\nmodel: goose\n"
                     "N: 3\n```\n");
        QCOMPARE(editor.mistakes().count(), 2);
        const QList<QTextEdit::ExtraSelection> marks = editor.editor().extraSelections();
        QCOMPARE(marks.size(), 2);
        QCOMPARE(marks[0].cursor.blockNumber() + 1, lineOf(editor, "M: 99"));
        QCOMPARE(marks[1].cursor.blockNumber() + 1, lineOf(editor, "N: 3"));
        QVERIFY(editor.mistakes().item(1)->text().contains("no parameter 'N'"));
        // It can be read, and so it can be given on.
        QVERIFY(editor.link());
        QString well = editor.editor().toPlainText();
        editor.editor().setPlainText(well.replace("M: 99", "M: 2").replace("N: 3\n", ""));
        editor.refresh();
        QCOMPARE(editor.mistakes().count(), 0);
        editor.saveTo(path("a.lesson.md"));
    }

    /// The program ends without a word.
    void whatIsNotSavedIsLeftBehind()
    {
        {
            LessonEditor editor(place());
            editor.begin("---\nid: a\ntitle: A\n---\n# A\n");
            QVERIFY(LessonDraft::left(path("drafts")).empty()); // its owner lives
        }
        {
            const auto left = LessonDraft::left(path("drafts"));
            QCOMPARE(left.size(), 1U);
            QCOMPARE(left.front().draft.text, "---\nid: a\ntitle: A\n---\n# A\n");
            LessonEditor editor(place());
            QVERIFY(editor.recover(left.front().draft));
            LessonDraft::remove(left.front());
            QVERIFY(!editor.isSaved());
            QVERIFY(editor.saveTo(path("a.lesson.md")));
        }
        QVERIFY(LessonDraft::left(path("drafts")).empty());
        QVERIFY(LessonDraft::left({}).empty());
    }

    void aFileThatCannotBeWrittenIsSaidAndTheTextStays()
    {
        LessonEditor editor(place());
        editor.begin("---\nid: a\ntitle: A\n---\n# A\n");
        QVERIFY(!editor.saveTo(path("none/a.lesson.md")));
        QVERIFY(!editor.messageText().isEmpty());
        QVERIFY(!editor.isSaved());
        QVERIFY(!editor.open(path("none.lesson.md")));
        QCOMPARE(editor.text(), "---\nid: a\ntitle: A\n---\n# A\n");
        editor.saveTo(path("a.lesson.md"));
    }

    void aBlockStandsWhereItMayStand_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("cursor");
        QTest::addColumn<QString>("after");
        const QString lesson = QStringLiteral(
            "---\nid: a\n---\n\n# A\n\nText\nmore\n\n```tree\ntree: (1)\n```\n# B\n");
        const QString block = QStringLiteral("```notes\nx\n```\n");
        const auto row = [&](const char* name, int cursor, const QString& after) {
            QTest::newRow(name) << lesson << cursor << after;
        };
        const QString head = QStringLiteral("---\nid: a\n---\n\n");
        const QString tree = QStringLiteral("```tree\ntree: (1)\n```\n");
        row("in the header", 1, head + "# A\n\n" + block + "\nText\nmore\n\n" + tree + "# B\n");
        row("in a heading", 4, head + "# A\n\n" + block + "\nText\nmore\n\n" + tree + "# B\n");
        row("in a paragraph", 6, head + "# A\n\nText\nmore\n\n" + block + "\n" + tree + "# B\n");
        row("in a block", 10, head + "# A\n\nText\nmore\n\n" + tree + "\n" + block + "\n# B\n");
        row("at the end", 12, lesson + "\n" + block);
    }
    void aBlockStandsWhereItMayStand()
    {
        QFETCH(QString, text);
        QFETCH(int, cursor);
        QFETCH(QString, after);
        LessonEditor editor(place());
        editor.begin(text);
        editor.editor().goTo(cursor + 1, 1);
        editor.insertBlock("```notes\nx\n```\n");
        QCOMPARE(editor.text(), after);
        QCOMPARE(editor.editor().textCursor().block().text(), "```notes");
        editor.actions()[Do::Undo]->trigger();
        QCOMPARE(editor.text(), text);
        editor.saveTo(path("a.lesson.md"));
    }

    void aStepComesAfterThisOne()
    {
        LessonEditor editor(place());
        editor.begin("---\nid: a\ntitle: A\n---\n# A\n\nText\n\n# B\n");
        editor.editor().goTo(7, 1);
        editor.actions()[Do::InsertStep]->trigger();
        QCOMPARE(editor.text(), "---\nid: a\ntitle: A\n---\n# A\n\nText\n\n# New step\n\n# B\n");
        QCOMPARE(editor.editor().textCursor().selectedText(), "New step");
        QCOMPARE(editor.preview().step(), 1);
        editor.saveTo(path("a.lesson.md"));
    }

    /// By what the lines above have begun.
    void inkFollowsTheReader()
    {
        const CodeEditor::StateColouring ink = lessonInk();
        int state = -1;
        const auto inkOf = [&](const char* line) {
            const auto spans = ink(QString::fromLatin1(line), state);
            return spans.empty() ? CodeInk::Plain : spans.front().ink;
        };
        QCOMPARE(inkOf("---"), CodeInk::Modality);
        QCOMPARE(inkOf("title: # A"), CodeInk::Action);
        QCOMPARE(inkOf("---"), CodeInk::Modality);
        QCOMPARE(inkOf("a: b"), CodeInk::Plain);
        QCOMPARE(inkOf("# A"), CodeInk::Keyword);
        QCOMPARE(inkOf("```question"), CodeInk::Modality);
        QCOMPARE(inkOf("ask: A"), CodeInk::Action);
        QCOMPARE(inkOf("  b: c"), CodeInk::Plain);
        QCOMPARE(inkOf("```"), CodeInk::Modality);
        QCOMPARE(inkOf("```cpp"), CodeInk::Constant);
        QCOMPARE(inkOf("# no step"), CodeInk::Constant);
        QCOMPARE(inkOf("```"), CodeInk::Constant);
        QCOMPARE(inkOf("```notes"), CodeInk::Modality);
        QCOMPARE(inkOf("# no step"), CodeInk::Comment);
    }

    void aBoardIsWrittenByPlayingIt()
    {
        BoardDialog dialog({.board = "7x6", .moves = "445"});
        PlayedBoard& board = dialog.board();
        for (const int column : {3, 3, 2})
            board.play(column);
        dialog.caption().setText("Three discs");
        QCOMPARE(dialog.blockText(), "```position\nmoves: 443\ncaption: Three discs\n```\n");
        QVERIFY(dialog.isReady());
        board.takeBack();
        QCOMPARE(board.written().moves, "44");
        // A click drops a disc, and a full column takes none.
        board.findChild<ColumnBoard*>()->setColumn(6);
        QCOMPARE(board.written().moves, "447");
        board.setWritten({.board = "7x6", .moves = "444444"});
        board.play(3);
        QCOMPARE(board.written().moves, "444444");
        board.setWritten({.board = "7x6", .moves = "48"});
        QVERIFY(!dialog.isReady());
    }

    /// Each kind by the form, as the reader reads it.
    void aQuestionIsWrittenByItsForm()
    {
        QuestionDialog dialog({.board = "7x6", .moves = "445"}, {"q2"});
        QVERIFY(!dialog.isReady());
        dialog.askField().setPlainText("Which one?\n\nThink.");
        dialog.options().setOptions({{"seven", true}, {"red", false}});
        dialog.hintsField().setPlainText("One\n\nTwo\n");
        const Question choice = readOnly(dialog);
        QCOMPARE(choice.id, "q3");
        QCOMPARE(choice.kind, Question::Kind::Choice);
        QCOMPARE(choice.ask, "Which one?\n\nThink.");
        QCOMPARE(choice.hints, (std::vector<QString> {"One", "Two"}));
        QCOMPARE(choice.options.size(), 2U);
        QVERIFY(choice.options[0].isRight && !choice.options[1].isRight);
        dialog.options().setOptions({{"red", false}});
        QVERIFY(!dialog.isReady());

        choose(dialog.kindField(), "choices");
        dialog.options().setOptions({{"a", true}, {"b", true}, {"c", false}, {"d", false}});
        QCOMPARE(readOnly(dialog).options.size(), 4U);

        choose(dialog.kindField(), "number");
        QVERIFY(!dialog.isReady());
        dialog.answerField().setText("3; -2.5");
        dialog.toleranceField().setText("0.5");
        QCOMPARE(readOnly(dialog).numbers, (std::vector<double> {3, -2.5}));
        QCOMPARE(readOnly(dialog).tolerance, 0.5);
        dialog.answerField().setText("three");
        QVERIFY(dialog.problem().contains("three"));
        choose(dialog.exactField(), "leaves");
        QCOMPARE(readOnly(dialog).tree.value_or(WrittenTree()).typed, "((3 5) (2 (9 1)))");
        choose(dialog.exactField(), "plies");
        dialog.board().setWritten({.board = "5x4", .moves = "33"});
        QCOMPARE(readOnly(dialog).position.value_or(WrittenPosition()).board, "5x4");

        choose(dialog.kindField(), "column");
        QCOMPARE(readOnly(dialog).exact, ExactAnswer::Best);
        choose(dialog.exactField(), "");
        dialog.answerField().setText("2; d");
        QCOMPARE(readOnly(dialog).columns, (std::vector<int> {1, 3}));
        dialog.answerField().setText("6");
        QVERIFY(!dialog.isReady()); // of a board with five columns

        choose(dialog.kindField(), "text");
        QCOMPARE(readOnly(dialog).kind, Question::Kind::Text);
    }

    void everyKindSaysWhatItAsks()
    {
        QuestionDialog dialog({}, {});
        QStringList tasks;
        for (const QString& kind : kindNames()) {
            choose(dialog.kindField(), qPrintable(kind));
            QVERIFY(!dialog.taskText().isEmpty());
            QVERIFY(!tasks.contains(dialog.taskText()));
            tasks << dialog.taskText();
        }
        QCOMPARE(dialog.kindField().count(), kindNames().size());
    }

    void noFieldOfAQuestionIsSqueezed()
    {
        QuestionDialog dialog({}, {});
        dialog.show();
        for (const QString& kind : kindNames()) {
            choose(dialog.kindField(), qPrintable(kind));
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            const auto fields = dialog.findChildren<QWidget*>();
            for (const QWidget* field : fields) {
                // The line within a box of numbers has less.
                const bool isLine = qobject_cast<const QLineEdit*>(field)
                    && !qobject_cast<const QAbstractSpinBox*>(field->parentWidget());
                if (field->isVisible() && (isLine || qobject_cast<const QComboBox*>(field)))
                    QVERIFY2(field->height() >= field->minimumSizeHint().height(),
                             qPrintable(kind + QStringLiteral(": ") + field->toolTip()));
            }
        }
    }

    void aFormulaIsWrittenByItsForm()
    {
        QuestionDialog dialog({}, {});
        dialog.askField().setPlainText("Never twice.");
        choose(dialog.kindField(), "formula");
        QVERIFY(!dialog.isReady());
        FormulaPart& part = dialog.formulaPart();
        // A mistake has its place in the field, and the reader refuses it.
        part.system().setFormula("[true*");
        QVERIFY(!dialog.isReady());
        part.system().setFormula("[true* . max(1, 1, 1, X)\n\n  . true*]false");
        const WrittenFormula own = readOnly(dialog).formula.value_or(WrittenFormula());
        QCOMPARE(own.system.model, "paper");
        QCOMPARE(own.answer, "[true* . max(1, 1, 1, X)\n\n  . true*]false");
        QVERIFY(own.against.empty());
        // All of the model's mutants, in words.
        QVERIFY(part.changesText().count(';') > 1);
        part.against().setPlainText("mutant stuck | it stops\n\nD 1; mutant redo");
        const WrittenFormula held = readOnly(dialog).formula.value_or(WrittenFormula());
        QCOMPARE(held.against.size(), 2U);
        QCOMPARE(held.against[0].words, "it stops");
        QCOMPARE(held.against[1].values.size(), 2U);
        QVERIFY(part.changesText().contains("it stops"));
        part.against().setPlainText("mutant");
        QVERIFY(!dialog.isReady());
        part.against().setPlainText("mutant stuk");
        QVERIFY(!dialog.isReady());
        // Another model: values that are its standard ones are not written.
        part.against().clear();
        part.system().setSystem({.model = "race", .values = {{"M", "2"}, {"P", "2"}}});
        part.system().setFormula("<true>true");
        QVERIFY(dialog.problem().contains("against"));
        part.against().setPlainText("P 1 | one worker alone");
        QCOMPARE(readOnly(dialog).formula.value_or(WrittenFormula()).system.values,
                 (std::vector<std::pair<QString, QString>> {{"M", "2"}}));
    }

    void aPathIsWrittenByItsForm()
    {
        QuestionDialog dialog({.board = "7x6", .moves = "445"}, {});
        dialog.askField().setPlainText("Lose the 5.");
        choose(dialog.kindField(), "walk");
        QVERIFY(!dialog.isReady());
        WalkPart& part = dialog.walkPart();
        part.system().setFormula("<best(0, 3)>true");
        const WrittenWalk shortest = readOnly(dialog).walk.value_or(WrittenWalk());
        QCOMPARE(shortest.system.value_or(WrittenSystem {}).model, "race");
        QCOMPARE(shortest.goal, "<best(0, 3)>true");
        QCOMPARE(shortest.mostSteps, 0);
        part.most().setValue(6);
        part.answer().setText("take(0,0);take(1,  1)");
        const WrittenWalk own = readOnly(dialog).walk.value_or(WrittenWalk());
        QCOMPARE(own.mostSteps, 6);
        QCOMPARE(own.answer, "take(0, 0); take(1, 1)");
        part.answer().setText(";");
        QVERIFY(!dialog.isReady());

        part.answer().clear();
        part.setWay(WalkPart::Way::Leaf);
        QVERIFY(!dialog.isReady());
        part.leaf().setText("nine");
        QVERIFY(!dialog.isReady());
        part.leaf().setText("9");
        part.answer().setText("2, 2 1");
        const Question leaf = readOnly(dialog);
        QCOMPARE(leaf.tree.value_or(WrittenTree()).typed, "((3 5) (2 (9 1)))");
        QCOMPARE(leaf.walk.value_or(WrittenWalk()).goal, "9");
        QCOMPARE(leaf.walk.value_or(WrittenWalk()).answer, "2.2.1");
        QVERIFY(!leaf.walk.value_or(WrittenWalk()).system);
        part.answer().clear();
        part.setWay(WalkPart::Way::Line);
        QCOMPARE(readOnly(dialog).exact, ExactAnswer::Line);
        Q_EMIT dialog.treeForm().gameWanted();
        QCOMPARE(readOnly(dialog).tree.value_or(WrittenTree()).from.moves, "445");
        dialog.treeForm().setTyped("((3 5");
        QVERIFY(!dialog.isReady());
        choose(dialog.kindField(), "text");
        QVERIFY(!readOnly(dialog).tree);
    }

    void aQuestionIsTriedOutBeforeItIsInserted()
    {
        QuestionDialog dialog({}, {});
        dialog.askField().setPlainText("Lose the 5.");
        choose(dialog.kindField(), "walk");
        QuestionTrial& trial = dialog.trial();
        QVERIFY(!trial.isHidden());
        const auto wordsOn = [&] {
            trial.tryIt();
            const bool isOver = QTest::qWaitFor([&] { return !trial.isRunning(); }, 60000);
            return isOver ? trial.words() : QString();
        };
        WalkPart& part = dialog.walkPart();
        part.system().setFormula("<best(0, 3)>true");
        const QString path = wordsOn();
        QVERIFY2(path.startsWith(u'✓') && path.contains("write(0, 0, 3)"), qPrintable(path));
        // What was said is of another question.
        part.most().setValue(5);
        QVERIFY(trial.words().isEmpty());
        QVERIFY(wordsOn().startsWith(u'✗'));
        part.most().setValue(0);
        part.answer().setText("take(0, 0)");
        QVERIFY(wordsOn().startsWith(u'✗'));

        choose(dialog.kindField(), "formula");
        FormulaPart& formula = dialog.formulaPart();
        formula.system().setFormula("[true* . max(1, 1, 1, X) . true* . max(1, 1, 1, X)]false");
        formula.against().setPlainText("mutant redo\nmutant stuck");
        const QString noticed = wordsOn();
        QVERIFY2(noticed.contains("1 of 2"), qPrintable(noticed));
        formula.system().setFormula("true");
        QVERIFY(wordsOn().startsWith(u'✗'));

        choose(dialog.kindField(), "number");
        QVERIFY(trial.isHidden());
        choose(dialog.exactField(), "value");
        const QString value = wordsOn();
        QVERIFY2(value.startsWith(u'✓') && value.endsWith(u'3'), qPrintable(value));
    }

    /// What the page in front has worked out becomes the answer.
    void aResultIsTakenFromItsPage()
    {
        OpenablePage study {.title = "Study"};
        study.block.page = "study";
        OpenablePage chance {.title = "Chance",
                             .found = {{"answer", 40.0 / 211}, {"states", 7}},
                             .foundBy = {{"model", "gambler"}, {"p", "2/5"}}};
        chance.block.page = "chance";
        chance.block.settings = {{"model", "goose"}, {"tab", "answer"}};
        QuestionDialog dialog({}, {}, {study, chance});
        dialog.askField().setPlainText("What is the chance?");
        choose(dialog.kindField(), "result");
        ResultPart& part = dialog.resultPart();
        QCOMPARE(part.page().page().currentText(), "Chance");
        // Without an answer the teacher looks at it.
        QVERIFY(readOnly(dialog).numbers.empty());
        part.page().setSettings({{"model", "goose"}});
        part.taking().click();
        const Question answer = readOnly(dialog);
        QCOMPARE(answer.numbers, (std::vector<double> {40.0 / 211}));
        QCOMPARE(answer.tolerance, 0.0001);
        const WrittenResult made
            = answer.result.value_or(WrittenResult {.page = {}, .quantity = {}});
        QCOMPARE(made.page, "chance");
        QCOMPARE(made.quantity, "answer");
        QCOMPARE(made.settings, chance.foundBy);
        choose(part.quantity(), "states");
        part.taking().click();
        QCOMPARE(readOnly(dialog).numbers, (std::vector<double> {7}));
        QCOMPARE(readOnly(dialog).tolerance, 0.0);
        part.page().setSettings({{"modl", "gambler"}});
        QVERIFY(dialog.problem().contains("modl"));

        // A picture has no right number, and a page that has run nothing has none to take.
        part.page().setSettings({});
        choose(part.quantity(), "picture");
        QVERIFY(readOnly(dialog).numbers.empty());
        QVERIFY(part.taking().isHidden());
        part.page().page().setCurrentIndex(0);
        QVERIFY(!part.shown());
        QCOMPARE(readOnly(dialog).result.value_or(made).page, "study");

        QuestionDialog none({}, {});
        none.askField().setPlainText("What?");
        choose(none.kindField(), "result");
        QVERIFY(!none.isReady());
    }

    void aTreeAndAPageAreWrittenByTheirForms()
    {
        TreeDialog tree({.board = "7x6", .moves = "445"});
        QVERIFY(tree.isReady());
        QVERIFY(tree.blockText().contains("tree: ((3 5) (2 (9 1)))\n"));
        tree.form().setTyped("((3 5");
        QVERIFY(!tree.isReady());
        Q_EMIT tree.form().gameWanted();
        QVERIFY(tree.isReady());
        QVERIFY(tree.blockText().contains("moves: 445\n"));

        QVERIFY(!LaboratoryDialog({}).isReady());
        LaboratoryBlock parallel;
        parallel.page = "parallel";
        parallel.settings = {{"depth", "6"}};
        LaboratoryBlock study;
        study.page = "study";
        LaboratoryDialog page({{"Parallel", parallel}, {"Study", study}});
        QCOMPARE(page.blockText(), "```laboratory\npage: parallel\ndepth: 6\n```\n");
        QVERIFY(page.isReady());
        page.page().setCurrentIndex(1);
        QCOMPARE(page.blockText(), "```laboratory\npage: study\n```\n");
        page.findChild<QPlainTextEdit*>()->setPlainText("depht: 6");
        QVERIFY(!page.isReady());
    }

    /// One file is enough for a colleague.
    void picturesAreKeptInTheFile()
    {
        QImage drawn(8, 8, QImage::Format_RGB32);
        drawn.fill(Qt::blue);
        QVERIFY(drawn.save(path("my tree.png")));
        LessonEditor editor(place());
        editor.begin("---\nid: a\ntitle: A\n---\n# A\n");
        editor.editor().goTo(5, 1);
        QVERIFY(editor.insertPicture(path("my tree.png")));
        QVERIFY(editor.editor().toPlainText().contains("![my tree](my-tree.png)"));
        QVERIFY(!editor.editor().toPlainText().contains("```picture"));
        QVERIFY(editor.saveTo(path("a.lesson.md")));
        const auto read = readLesson(textOf(path("a.lesson.md")));
        QVERIFY(read);
        QVERIFY(!QImage::fromData(read->lesson.pictures.value("my-tree.png")).isNull());
        LessonEditor other(place());
        QVERIFY(other.open(path("a.lesson.md")));
        QCOMPARE(other.editor().toPlainText(), editor.editor().toPlainText());
        QCOMPARE(other.text(), editor.text());
        // What is not shown is not kept.
        other.begin("---\nid: a\ntitle: A\n---\n# A\n");
        QVERIFY(!other.insertPicture(path("a.lesson.md")));
        QVERIFY(!other.messageText().isEmpty());
        // Those beside it are taken in.
        write(path("b.lesson.md"), "---\nid: b\ntitle: B\n---\n# B\n\n![x](tree.png)\n");
        QVERIFY(drawn.save(path("tree.png")));
        other.saveTo(path("c.lesson.md"));
        QVERIFY(other.open(path("b.lesson.md")));
        other.embedPictures();
        QVERIFY(!other.isSaved());
        QVERIFY(other.saveTo(path("b.lesson.md")));
        QCOMPARE(readLesson(textOf(path("b.lesson.md")))->lesson.pictures.keys(),
                 QStringList {"tree.png"});
    }

    /// As a student's page does.
    void thePreviewOpensPages()
    {
        LessonEditor editor(place());
        editor.begin(lessonexamples::text());
        const QSignalSpy pages(&editor, &LessonEditor::pageWanted);
        Q_EMIT editor.preview().view().laboratoryWanted("parallel", {{"depth", "6"}});
        Q_EMIT editor.preview().view().treeWanted({.typed = "(1 2)"}, true);
        QCOMPARE(pages.size(), 2);
        QCOMPARE(pages[1][0].toString(), "tree");
        Q_EMIT editor.preview().view().positionWanted({});
        QVERIFY(!editor.messageText().isEmpty());
        QVERIFY(editor.saveTo(path("a.lesson.md")));
        // The whole lesson as a link.
        const auto link = editor.link();
        QVERIFY(link);
        QCOMPARE(lessonlink::read(*link).value().text, lessonexamples::text());
        editor.editor().setPlainText("no lesson");
        QVERIFY(!editor.link());
        QVERIFY(editor.saveTo(path("a.lesson.md")));
    }
};

QTEST_MAIN(TestLessonEditor)
#include "tst_lessoneditor.moc"
