// SPDX-License-Identifier: GPL-3.0-or-later
//
// The commands of trees, lessons and a class's answers.
#include "core/support/random.h"
#include "tests/app/program.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

QByteArray answersOf(const char* student, const char* answer, const char* verdict)
{
    return QByteArray("{\"format\": \"fourcast answers 1\", \"lesson\": \"trees\", \"version\": 1,"
                      "\"title\": \"Trees\", \"student\": \"")
        + student
        + "\", \"started\": \"2026-01-02T03:04:05Z\", \"saved\": \"2026-01-02T03:14:05Z\","
          "\"step\": 0, \"stepSeconds\": [30], \"questions\": [{\"question\": \"q1\", \"hints\": 0,"
          "\"givenUp\": false, \"tries\": [{\"answer\": \""
        + answer + "\", \"verdict\": \"" + verdict + "\", \"seconds\": 5}]}]}";
}

QByteArray lessonOf(const char* answer)
{
    return QByteArray("---\ntitle: Trees\nid: trees\ncolour: red\n---\n# One\n```question\nid: q1\n"
                      "kind: number\nask: How much?\ntree: ((3 5) (2 (9 1)))\nexact: value\n"
                      "answer: ")
        + answer + "\n```\n";
}

/// A tree of numbers in lists, and alpha-beta as a textbook has it: nothing of the program is in
/// it.
struct TextTree
{
    int value = 0;
    std::vector<TextTree> moves;

    static TextTree drawn(SeededRandom& random, int depth)
    {
        TextTree tree;
        tree.value = static_cast<int>(random.below(19)) - 9;
        for (auto i = depth == 0 ? 0 : 1 + random.below(3); i > 0; --i)
            tree.moves.push_back(drawn(random, depth - 1));
        return tree;
    }

    QString text() const
    {
        if (moves.empty())
            return QString::number(value);
        QStringList parts;
        for (const TextTree& move : moves)
            parts << move.text();
        return u'(' + parts.join(u' ') + u')';
    }
};

struct TextSearch
{
    int nodes = 0;
    int leaves = 0;
    int cuts = 0; ///< nodes with a branch that is left out

    int search(const TextTree& tree, bool isMax, int alpha, int beta)
    {
        ++nodes;
        if (tree.moves.empty()) {
            ++leaves;
            return tree.value;
        }
        for (std::size_t i = 0; i < tree.moves.size(); ++i) {
            const int value = search(tree.moves[i], !isMax, alpha, beta);
            if (isMax)
                alpha = std::max(alpha, value);
            else
                beta = std::min(beta, value);
            if (alpha >= beta) {
                cuts += i + 1 < tree.moves.size() ? 1 : 0;
                break;
            }
        }
        return isMax ? alpha : beta;
    }
};

}

class TestCliLesson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTypedTreeIsShown();
    void everyEventIsALine();
    void countsAreThoseOfAnIndependentSearch();
    void anInterruptedSearchIsJsonAsWell();
    void aPositionIsSearchedAsTheEngineDoes();
    void treesThatCannotBeAreRefused_data();
    void treesThatCannotBeAreRefused();
    void aDrawingCountsWhatTheSearchDid();
    void drawingsOfOtherKindsAreRefused();
    void treesToPractiseWithArePrinted();
    void lessonsAreChecked();
    void allMistakesOfALessonAreListed();
    void resultsOfTheLaboratoryAreWorkedOut_data();
    void resultsOfTheLaboratoryAreWorkedOut();
    void earlyPositionsAreInTheBook();
    void whatALessonSetsInTheLaboratoryIsChecked();
    void aClassIsPutTogether();
    void exercisesAreALesson();
    void worksheetsAreWritten();
    void oneThingIsPrinted();
};

void TestCliLesson::aTypedTreeIsShown()
{
    const Run text = runProgram({"tree", "step", "--tree", "((3 5) (2 (9 1)))"});
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.startsWith("root = 3 in [-inf, inf] *\n"));
    QVERIFY(text.out.contains("    cut: 2\nNodes 6, leaves 3, cuts 1"));
    QVERIFY(text.out.contains("  2 <= 2 in [3, inf]\n"));
    QVERIFY(text.out.endsWith("as MAX sees it.\n"));
    const Run ofMover
        = runProgram({"tree", "step", "--tree", "((3 5) (2 (9 1)))", "--values", "mover"});
    QVERIFY(ofMover.out.contains("  2 >= -2 in [-inf, -3]\n"));
    QVERIFY(ofMover.out.endsWith("as the side to move sees it.\n"));
    // A win is said in moves; JSON keeps the number beside it.
    const QStringList won {"tree", "step", "3344", "--depth", "3", "--leaves", "ended"};
    QVERIFY(runProgram(won).out.startsWith("root = win in 2 "));
    const Run json = runProgram(won + QStringList {"--json"});
    QVERIFY(json.out.section('\n', 0, 0).contains("\"value\":999999997"));
    QVERIFY(json.out.section('\n', 0, 0).contains("\"words\":\"win in 2\""));
    const Run dot = runProgram({"tree", "step", "--tree", "((3 5) (2 (9 1)))", "--dot"});
    QVERIFY(dot.out.startsWith("digraph tree {"));
}

void TestCliLesson::everyEventIsALine()
{
    const Run result = runProgram(
        {"tree", "step", "44", "--depth", "3", "--order", "centre", "--table", "--json"});
    QCOMPARE(result.code, 0);
    const QStringList lines = result.out.trimmed().split('\n');
    QVERIFY(lines.size() > 10);
    for (const QString& each : lines)
        QVERIFY(QJsonDocument::fromJson(each.toUtf8()).isObject());
    const QJsonObject first = QJsonDocument::fromJson(lines[0].toUtf8()).object();
    QCOMPARE(first["order"].toString(), QStringLiteral("centre"));
    QVERIFY(lines.last().contains("\"event\":\"leave\""));
}

/// In the tree that is printed, and in what a lesson may ask.
void TestCliLesson::countsAreThoseOfAnIndependentSearch()
{
    SeededRandom random(5);
    QByteArray lesson("---\ntitle: Cuts\nid: cuts\n---\n# One\n");
    for (int i = 0; i < 12; ++i) {
        TextTree tree = TextTree::drawn(random, 2 + i % 4);
        tree.moves.push_back(TextTree::drawn(random, 2));
        TextSearch plain;
        // Fail-hard at the root is exact: its window is open.
        const int value = plain.search(tree, true, -1000, 1000);
        const Run run = runProgram({"tree", "step", "--tree", tree.text()});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.startsWith(QStringLiteral("root = %1 ").arg(value)), qPrintable(run.out));
        QVERIFY2(run.out.contains(QStringLiteral("Nodes %1, leaves %2, cuts %3;")
                                      .arg(plain.nodes)
                                      .arg(plain.leaves)
                                      .arg(plain.cuts)),
                 qPrintable(run.out));
        QCOMPARE(run.out.count(QStringLiteral("  cut: ")), plain.cuts);
        lesson += QStringLiteral("```question\nid: q%1\nkind: number\nask: How many?\ntree: %2\n"
                                 "exact: cuts\nanswer: %3\n```\n")
                      .arg(i)
                      .arg(tree.text())
                      .arg(plain.cuts)
                      .toUtf8();
    }
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("cuts.lesson.md"));
    write(file, lesson);
    const Run checked = runProgram({"lesson", "check", file});
    QVERIFY2(checked.code == 0, qPrintable(checked.out + checked.error));
}

void TestCliLesson::anInterruptedSearchIsJsonAsWell()
{
    const Run run = interruptAtOnce(
        {"tree", "step", "--search", "minimax", "--depth", "8", "--most", "10000000", "--json"});
    QCOMPARE(run.code, 3);
    const QStringList lines = run.out.trimmed().split('\n');
    for (const QString& each : lines)
        QVERIFY2(QJsonDocument::fromJson(each.toUtf8()).isObject(), qPrintable(each.left(200)));
}

void TestCliLesson::aPositionIsSearchedAsTheEngineDoes()
{
    const Run tree = runProgram(
        {"tree", "step", "4453", "--depth", "5", "--search", "engine", "--json", "--most", "1"});
    const Run engine
        = runProgram({"analyze", "4453", "--engine", "alphabeta-h1", "--depth", "5", "--json"});
    QCOMPARE(tree.code, 0);
    QCOMPARE(engine.code, 0);
    const QJsonObject recorded
        = QJsonDocument::fromJson(tree.out.section('\n', 0, 0).toUtf8()).object();
    const int nodes = recorded["countsOfAllDepths"].toObject()["nodes"].toInt();
    QVERIFY(nodes > 0);
    QVERIFY2(engine.out.contains(QStringLiteral("\"nodes\": %1").arg(nodes)),
             qPrintable(engine.out));
}

void TestCliLesson::treesThatCannotBeAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("tree") << QStringList {"--tree", "(3 x)"} << 1;
    QTest::newRow("both") << QStringList {"44", "--tree", "(3 4)"} << 2;
    QTest::newRow("board") << QStringList {"--board", "9x9"} << 1;
    QTest::newRow("move") << QStringList {"48"} << 1;
    QTest::newRow("order") << QStringList {"--order", "odd"} << 1;
    QTest::newRow("h1") << QStringList {"--board", "5x4", "--leaves", "h1"} << 1;
    QTest::newRow("depth") << QStringList {"--depth", "9"} << 1;
    QTest::newRow("view") << QStringList {"--values", "min"} << 1;
    QTest::newRow("view of JSON") << QStringList {"--values", "max", "--json"} << 2;
    QTest::newRow("outputs") << QStringList {"--dot", "--json"} << 2;
    QTest::newRow("typed") << QStringList {"((3 5) (2 (9 1)))"} << 2;
}

void TestCliLesson::treesThatCannotBeAreRefused()
{
    QFETCH(const QStringList, arguments);
    const Run result = runProgram(QStringList {"tree", "step"} + arguments);
    QTEST(result.code, "code");
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.error.startsWith("fourcast-cli: "));
    if (arguments.constFirst().startsWith(u'('))
        QVERIFY2(result.error.contains("--tree '((3 5) (2 (9 1)))'"), qPrintable(result.error));
}

void TestCliLesson::aDrawingCountsWhatTheSearchDid()
{
    const QTemporaryDir folder;
    const QStringList search {"44", "--depth", "3", "--search", "alphabeta", "--order", "centre"};
    const Run step = runProgram(QStringList {"tree", "step"} + search);
    const QString counts = step.out.section("Nodes ", 1).section(';', 0, 0);
    QVERIFY(!counts.isEmpty());
    const QList<std::pair<QString, QByteArray>> kinds {{"svg", "<?xml"},
                                                       {"png", QByteArray("\x89PNG", 4)},
                                                       {"pdf", "%PDF-"},
                                                       {"dot", "digraph tree {"},
                                                       {"txt", "root = "}};
    for (const auto& [kind, beginning] : kinds) {
        const QString path = folder.filePath("a." + kind);
        const Run draw
            = runProgram(QStringList {"tree", "draw"} + search + QStringList {"--out", path});
        QVERIFY2(draw.code == 0, qPrintable(draw.error));
        QVERIFY2(draw.out.startsWith("Nodes " + counts + ';'), qPrintable(draw.out));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().startsWith(beginning), qPrintable(kind));
        QCOMPARE(
            runProgram(QStringList {"tree", "draw"} + search + QStringList {"--out", path}).code,
            1);
    }
    const QString path = folder.filePath("a.svg");
    const auto size = QFileInfo(path).size();
    const Run folded = runProgram(QStringList {"tree", "draw"} + search
                                  + QStringList {"--out", path, "--fold", "10", "--force"});
    QCOMPARE(folded.code, 0);
    QVERIFY(QFileInfo(path).size() < size);
}

void TestCliLesson::drawingsOfOtherKindsAreRefused()
{
    const QTemporaryDir folder;
    QCOMPARE(runProgram({"tree", "draw", "44"}).code, 2);
    QCOMPARE(runProgram({"tree", "draw", "44", "--out", folder.filePath("a.gif")}).code, 1);
    QCOMPARE(runProgram({"tree", "draw", "48", "--out", folder.filePath("a.svg")}).code, 1);
    QVERIFY(!QFile::exists(folder.filePath("a.svg")));
}

void TestCliLesson::treesToPractiseWithArePrinted()
{
    const QString tree = QStringLiteral("(((6 7) (0 4)) ((0 3) (6 1)))\n");
    QCOMPARE(runProgram({"tree", "practise"}).out, tree);
    const Run answers = runProgram({"tree", "practise", "--seed", "1", "--answers"});
    QCOMPARE(answers.code, 0);
    QCOMPARE(answers.out,
             tree
                 + QStringLiteral("MAX = 4\n"
                                  "  1 MIN = 4\n"
                                  "    1.1 MAX = 7\n"
                                  "      1.1.1 leaf 6\n"
                                  "      1.1.2 leaf 7\n"
                                  "    1.2 MAX = 4\n"
                                  "      1.2.1 leaf 0\n"
                                  "      1.2.2 leaf 4\n"
                                  "  2 MIN = 3  (Alpha is 4 here, and this node can only get "
                                  "smaller: the rest is left out.)\n"
                                  "    2.1 MAX = 3\n"
                                  "      2.1.1 leaf 0\n"
                                  "      2.1.2 leaf 3\n"
                                  "    2.2 MAX cut\n"
                                  "      2.2.1 leaf 6\n"
                                  "      2.2.2 leaf 1\n"
                                  "Value 4, branches left out 1\n"));
    QVERIFY(runProgram({"tree", "practise", "--min", "--minimax", "--answers"})
                .out.contains("\nMIN = "));
    QCOMPARE(runProgram({"tree", "practise", "--depth", "6", "--branching", "3"}).code, 2);
    QCOMPARE(runProgram({"tree", "practise", "--depth", "0"}).code, 1);
}

void TestCliLesson::lessonsAreChecked()
{
    const QTemporaryDir folder;
    const QString good = folder.filePath("good.lesson.md");
    const QString wrong = folder.filePath("wrong.lesson.md");
    const QString broken = folder.filePath("broken.lesson.md");
    write(good, lessonOf("3"));
    write(wrong, lessonOf("5"));
    write(broken, "---\ntitle: A\n");
    const Run well = runProgram({"lesson", "check", good});
    QCOMPARE(well.code, 0);
    QVERIFY(well.out.endsWith(": trees, version 1, steps 1, questions 1\n"));
    QVERIFY(well.error.contains("good.lesson.md:4:1: "));
    QCOMPARE(runProgram({"lesson", "check", "--strict", good}).code, 1);
    const Run bad = runProgram({"lesson", "check", good, wrong, broken, "/no/such.lesson.md"});
    QCOMPARE(bad.code, 1);
    QVERIFY(bad.error.contains("wrong.lesson.md:8:1: The answer to 'q1' is wrong"));
    QVERIFY(bad.error.contains("broken.lesson.md:1:1: "));
    QVERIFY(bad.error.contains("Lessons with mistakes: 3 of 4"));
    // As a browser may name a file.
    const QString named = folder.filePath("Kurs%3A Trees.lesson.md");
    write(named, lessonOf("3"));
    QVERIFY(runProgram({"lesson", "check", named}).error.contains("Kurs%3A Trees.lesson.md:4:1: "));
    QVERIFY(runProgram({"lesson", "check", named})
                .out.endsWith("Kurs%3A Trees.lesson.md: trees, version 1, steps 1, questions 1\n"));
}

/// Those of the text, of its answers and of its pages together, in the order of the file.
void TestCliLesson::allMistakesOfALessonAreListed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("all.lesson.md");
    write(path,
          lessonOf("5")
              + "```qestion\nid: q2\nkind: text\nask: a\n```\n```laboratory\npage: formal\n"
                "model: pool\np: 3\nM: 99\n```\n```position\nmoves: 8\n```\n");
    const Run text = runProgram({"lesson", "check", path});
    QCOMPARE(text.code, 1);
    QVERIFY(text.out.isEmpty());
    qsizetype last = 0;
    for (const char* place :
         {"4:1: unknown key 'colour'", "8:1: The answer to 'q1' is wrong",
          "15:4: 'qestion' is not a lesson block. Did you mean 'question'?",
          "23:4: One: the page formal", "24:4: One: the page formal", "27:8: "}) {
        const auto found = text.error.indexOf("all.lesson.md:" + QString(place));
        QVERIFY2(found > last, qPrintable(QString(place) + '\n' + text.error));
        last = found;
    }
    const Run json = runProgram({"lesson", "check", "--json", path, "/no/such.lesson.md"});
    QCOMPARE(json.code, 1);
    const QJsonArray files = QJsonDocument::fromJson(json.out.toUtf8()).object()["files"].toArray();
    QCOMPARE(files.size(), 2);
    const QJsonObject first = files[0].toObject();
    QCOMPARE(first["well"].toBool(), false);
    QCOMPARE(first["errors"].toArray().size(), 5);
    QCOMPARE(first["warnings"].toArray().size(), 1);
    QCOMPARE(first["errors"].toArray()[1].toObject()["line"].toInt(), 15);
    QCOMPARE(first["errors"].toArray()[1].toObject()["column"].toInt(), 4);
    QCOMPARE(files[1].toObject()["errors"].toArray().size(), 1);
    write(path, lessonOf("3"));
    const Run well = runProgram({"lesson", "check", "--json", path});
    QCOMPARE(well.code, 0);
    const QJsonObject only
        = QJsonDocument::fromJson(well.out.toUtf8()).object()["files"].toArray()[0].toObject();
    QVERIFY(only["well"].toBool());
    QCOMPARE(only["questions"].toInt(), 1);
}

/// One coin, three to win: 1/3. Seven nodes are inner ones and leaves of a full binary tree of two
/// plies. Two threads with a step each: both orders, and two steps at the end.
void TestCliLesson::resultsOfTheLaboratoryAreWorkedOut_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QByteArray>("wrong");
    QTest::newRow("chance") << QByteArray(
        "page: chance\nresult: answer\nmodel: gambler\ngoal: 3\nstart: 1\np: 1/2\n")
                            << QByteArray("0.333333") << QByteArray("0.334");
    QTest::newRow("tree") << QByteArray(
        "page: tree\nresult: nodes\ntree: ((3 5) (2 9))\nsearch: minimax\n")
                          << QByteArray("7") << QByteArray("6");
    QTest::newRow("formal") << QByteArray(
        "page: formal\nresult: states\nmodel: paper\np: 2\nD: 1\n")
                            << QByteArray("6") << QByteArray("7");
}

void TestCliLesson::resultsOfTheLaboratoryAreWorkedOut()
{
    QFETCH(const QByteArray, settings);
    QFETCH(const QByteArray, right);
    QFETCH(const QByteArray, wrong);
    const QTemporaryDir folder;
    const QString path = folder.filePath("results.lesson.md");
    const auto check = [&](const QByteArray& answer) {
        write(path,
              "---\ntitle: Results\nid: results\n---\n# One\n```question\nid: q1\nkind: result\n"
              "ask: How much?\n"
                  + settings + "answer: " + answer + "\ntolerance: 0.0001\n```\n");
        return runProgram({"lesson", "check", path});
    };
    const Run well = check(right);
    QVERIFY2(well.code == 0, qPrintable(well.error));
    const Run bad = check(wrong);
    QCOMPARE(bad.code, 1);
    QVERIFY2(bad.error.contains("results.lesson.md:7:1: The answer to 'q1' is wrong"),
             qPrintable(bad.error));
}

/// Without the book each of these columns takes the solver seconds.
void TestCliLesson::earlyPositionsAreInTheBook()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("early.lesson.md");
    write(file,
          "---\ntitle: Early\nid: early\n---\n# One\n```question\nid: q1\nkind: column\n"
          "ask: Which column?\nexact: best\nanswer: 3\n```\n");
    QElapsedTimer clock;
    clock.start();
    const Run run = runProgram({"lesson", "check", file});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.error.contains("The computed answer is 4."), qPrintable(run.error));
    QVERIFY(clock.elapsed() < 20'000);
}

void TestCliLesson::whatALessonSetsInTheLaboratoryIsChecked()
{
    const QTemporaryDir folder;
    const QString path = QDir(folder.path()).filePath("lab.lesson.md");
    const auto check = [&path](const char* settings) {
        write(path,
              QByteArray("---\ntitle: A\nid: a\n---\n# One\n```laboratory\n") + settings + "```\n");
        return runProgram({"lesson", "check", path});
    };
    QCOMPARE(check("page: formal\nmodel: pool\nM: 2\nformula: pool-halts\n").code, 0);
    QCOMPARE(check("page: experiments\nengines: alphabeta-h1 2, study-h2 3\n").code, 0);
    QVERIFY(check("page: chess\n").error.contains("lab.lesson.md:7:7: "));
    QVERIFY(check("page: formal\nmodel: pool\np: 3\n").error.contains("no parameter 'p'"));
    QVERIFY(check("page: formal\nmodel: pool\nM: 99\n").error.contains("One: the page formal"));
    QVERIFY(
        check("page: formal\nmodel: pool\nformula: game-x-wins\n").error.contains("no formula"));
    QVERIFY(check("page: chance\nmodel: goose\nN: 3\n").error.contains("no parameter 'N'"));
    QVERIFY(check("page: compare\nengines: alphabeta-h1 depth 8; nobody depth 2\n")
                .error.contains("no engine 'nobody'"));
    // A program of others is there or not, on each computer.
    const QByteArray lists = qgetenv("FOURCAST_PROGRAMS");
    qputenv("FOURCAST_PROGRAMS", folder.filePath("programs.json").toUtf8());
    const char* const withBot = "page: experiments\nengines: my bot 4, study-h2 3\n";
    const char* const compared = "page: compare\nengines: my bot; study-h2 depth 3\n";
    const Run missing = check(withBot);
    QCOMPARE(missing.code, 1);
    QVERIFY2(missing.error.contains("no engine 'my bot', and no program"),
             qPrintable(missing.error));
    QCOMPARE(check(compared).code, 1);
    QCOMPARE(runProgram({"programs", "add", "my bot", FOURCAST_CLI, "--protocol", "uci", "--no-try",
                         "--", "uci"})
                 .code,
             0);
    QCOMPARE(check(withBot).code, 0);
    QCOMPARE(check(compared).code, 0);
    qputenv("FOURCAST_PROGRAMS", lists);
    const Run bad = check("page: experiments\nengines: nobody 2\n");
    QVERIFY(bad.error.contains("no engine 'nobody'"));
    QCOMPARE(bad.code, 1);
}

void TestCliLesson::aClassIsPutTogether()
{
    const QTemporaryDir folder;
    const QDir dir(folder.path());
    write(dir.filePath("ana.answers.json"), answersOf("Ana", "3", "right"));
    write(dir.filePath("ben.answers.json"), answersOf("%2\\u001b[2J\\nBen", "5", "wrong"));
    write(dir.filePath("bad.answers.json"), "{");
    write(dir.filePath("notes.txt"), "no answers");
    const QString lesson = dir.filePath("trees.lesson.md");
    write(lesson, lessonOf("3"));
    const Run text = runProgram({"lesson", "merge", folder.path()});
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.startsWith("Trees (trees, version 1), students 2\n"));
    QVERIFY(text.error.contains("bad.answers.json: This is not valid JSON: line 1, column 2: "));
    QVERIFY(text.out.contains(QStringLiteral("\n%2\u241b[2J Ben                  1        0")));
    const Run none = runProgram({"lesson", "merge", dir.filePath("bad.answers.json"), "--csv"});
    QCOMPARE(none.code, 1);
    QVERIFY(none.out.isEmpty());
    QVERIFY(none.error.contains("None of these files can be counted"));
    // In a folder it is what they hold that counts.
    const QTemporaryDir renamed;
    write(renamed.filePath("cem.txt"), answersOf("Cem", "3", "right"));
    write(renamed.filePath("notes.txt"), "no answers");
    const Run other = runProgram({"lesson", "merge", renamed.path(), "--csv"});
    QCOMPARE(other.code, 0);
    QVERIFY(other.out.contains("\nCem,") && other.error.isEmpty());
    const Run csv = runProgram({"lesson", "merge", folder.path(), "--csv"});
    QVERIFY(csv.out.contains("\nAna,"));
    const Run hidden = runProgram({"lesson", "merge", folder.path(), "--csv", "--hide-names"});
    QVERIFY(hidden.out.contains("\nStudent 1,Student 1,"));
    QVERIFY(!hidden.out.contains("Ana") && !hidden.error.contains("bad.answers"));
    const Run questions = runProgram(
        {"lesson", "merge", folder.path(), "--csv", "--questions", "--lesson", lesson});
    QVERIFY(questions.out.contains("\nq1,How much?,2,1,1,0,0,0,5,1,5.0\n"));
    const Run json = runProgram({"lesson", "merge", folder.path(), "--json"});
    const QJsonObject object = QJsonDocument::fromJson(json.out.toUtf8()).object();
    QCOMPARE(object["students"].toArray().size(), 2);
    QCOMPARE(runProgram({"lesson", "merge", "/no/such/folder"}).code, 1);
    QCOMPARE(runProgram({"lesson", "merge", folder.path(), "--questions"}).code, 2);
}

void TestCliLesson::exercisesAreALesson()
{
    const QTemporaryDir folder;
    const Run result
        = runProgram({"lesson", "exercises", "--seed", "3", "--positions", "1", "--trees", "2"});
    QCOMPARE(result.code, 0);
    const QString path = folder.filePath("a.lesson.md");
    write(path, result.out.toUtf8());
    QCOMPARE(runProgram({"lesson", "check", "--strict", path}).code, 0);
    QCOMPARE(runProgram({"lesson", "exercises", "--positions", "0", "--trees", "0"}).code, 2);
}

void TestCliLesson::worksheetsAreWritten()
{
    const QTemporaryDir folder;
    const QString lesson = folder.filePath("a.lesson.md");
    write(lesson, lessonOf("3"));
    const QList<QStringList> sources {
        {lesson}, {"--exercises", "--seed", "3"}, {"--tree", "((3 5) (2 (9 1)))"}};
    for (const QStringList& source : sources) {
        QByteArray before;
        for (const QStringList& kind : {QStringList(), QStringList {"--answers"}}) {
            const QString path = folder.filePath("a.pdf");
            const Run run = runProgram(QStringList {"lesson", "worksheet"} + source + kind
                                       + QStringList {"--out", path, "--force"});
            QVERIFY2(run.code == 0, qPrintable(run.error));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray pdf = file.readAll();
            QVERIFY(pdf.startsWith("%PDF-"));
            QVERIFY(pdf.size() != before.size());
            before = pdf;
        }
    }
}

void TestCliLesson::oneThingIsPrinted()
{
    const QTemporaryDir folder;
    const QString lesson = folder.filePath("a.lesson.md");
    const QString out = folder.filePath("a.pdf");
    write(lesson, lessonOf("3"));
    const QStringList begin {"lesson", "worksheet", "--out", out};
    QCOMPARE(runProgram(begin).code, 2);
    QCOMPARE(runProgram(begin + QStringList {lesson, "--exercises"}).code, 2);
    QCOMPARE(runProgram(begin + QStringList {lesson, "--seed", "3"}).code, 2);
    QCOMPARE(runProgram(begin + QStringList {"--tree", "(3 x)"}).code, 1);
    QCOMPARE(runProgram({"lesson", "worksheet", lesson}).code, 2);
    QCOMPARE(runProgram({"lesson", "worksheet", lesson, "--out", lesson, "--force"}).code, 1);
    QVERIFY(!QFile::exists(out));
}

QTEST_GUILESS_MAIN(TestCliLesson)
#include "tst_clilesson.moc"
