// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/ltsbuilder.h"
#include "core/formal/lts/pathfile.h"
#include "tests/core/formal/papergrid.h"

#include <QTest>

using namespace fourcast::formal;

namespace {

/// Two ways with the label a, of which the second goes on.
Lts twoWays()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 1);
    builder.addTransition(0, "a", 2);
    builder.addTransition(2, "b", 3);
    builder.addTransition(3, "c", 0);
    return builder.build();
}

}

class TestPathFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPathIsOpenedAgainAtItsStep();
    void eachStepHasItsLine();
    void labelsAreMultisets();
    void withoutStatesTheWayThatGoesOnIsTaken();
    void theFilesStateIsTaken();
    void wrongFilesAreExplained_data();
    void wrongFilesAreExplained();
    void aStepThatIsNotPossibleIsNamed();
};

void TestPathFile::aPathIsOpenedAgainAtItsStep()
{
    const Lts lts = papergrid::published(4, 3);
    const ShortestPaths shortest(lts);
    const auto path = shortest.to(lts.stateCount() - 1);
    QVERIFY(path);
    const PathFile file
        = pathFile(lts, *path, QStringLiteral("paper"), {{"p", "4"}, {"D", "3"}}, 2);
    const auto read = pathFromJson(pathToJson(file));
    QVERIFY(read);
    QCOMPARE(read->model, QStringLiteral("paper"));
    QCOMPARE(read->parameters, file.parameters);
    QCOMPARE(read->step, 2);
    QCOMPARE(walked(lts, *read), *path);
}

void TestPathFile::eachStepHasItsLine()
{
    PathFile file {QStringLiteral("pool"), {}, {{"a", 2, 0}, {"b", noState, 0}}, 1};
    const QByteArray text = pathToJson(file);
    const auto read = pathFromJson(text);
    QVERIFY(read);
    for (const PathFile::Step& step : read->steps) {
        const QByteArray line = text.split('\n').at(step.line - 1);
        QVERIFY(line.contains('"' + step.label.toUtf8() + '"'));
    }
    QCOMPARE(read->steps[1].target, noState);
    // However it is laid out, and whatever else is in it.
    const auto other = pathFromJson("{\"note\": [\"steps\", [1, 2]],\n\"steps\":\n[{\"label\":\n"
                                    "\"a [,\"},\n\n{\"label\": \"b\"}],\"model\":\"m\","
                                    "\"format\":\"fourcast-path\",\"version\":1}");
    QVERIFY(other);
    QCOMPARE(other->steps[0].line, 3);
    QCOMPARE(other->steps[1].line, 6);
    // Of two lists the last one is the path, and a text may have ends of line in it.
    const auto twice = pathFromJson("{\"steps\":\n[{\"label\":\"x\"}],\"model\":\"m\n\",\n"
                                    "\"steps\":[{\"label\":\"a\"},\n{\"label\":\"b\"}],"
                                    "\"format\":\"fourcast-path\",\"version\":1}");
    QVERIFY(twice);
    QCOMPARE(twice->steps[0].line, 4);
    QCOMPARE(twice->steps[1].line, 5);
    // A name in escapes is read; where its steps stand is not known.
    const auto escaped
        = pathFromJson("{\"steps\":\n[{\"label\":\"x\"}],\"st\\u0065ps\":[{\"label\":"
                       "\"a\"},\n{\"label\":\"b\"}],\"model\":\"m\","
                       "\"format\":\"fourcast-path\",\"version\":1}");
    QVERIFY(escaped);
    QCOMPARE(escaped->steps.size(), std::size_t(2));
    QCOMPARE(escaped->steps[1].line, 0);
}

void TestPathFile::labelsAreMultisets()
{
    LtsBuilder builder;
    builder.addTransition(0, "max(1, 2)|min(3)", 1);
    PathFile file {QStringLiteral("m"), {}, {{"min(3)|max(1,2)", noState, 0}}, 0};
    QVERIFY(walked(builder.build(), file));
}

void TestPathFile::withoutStatesTheWayThatGoesOnIsTaken()
{
    PathFile file {
        QStringLiteral("m"), {}, {{"a", noState, 0}, {"b", noState, 0}, {"c", noState, 0}}, 0};
    const auto path = walked(twoWays(), file);
    QVERIFY(path);
    QCOMPARE(path->stateAt(1), State(2));
    QCOMPARE(path->end(), State(0));
}

void TestPathFile::theFilesStateIsTaken()
{
    PathFile file {QStringLiteral("m"), {}, {{"a", 2, 0}}, 0};
    QCOMPARE(walked(twoWays(), file)->end(), State(2));
    file.steps[0].target = 1;
    QCOMPARE(walked(twoWays(), file)->end(), State(1));
}

void TestPathFile::wrongFilesAreExplained_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* text, const char* sentence, int line) {
        QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(sentence) << line;
    };
    const char* head = "{\"format\": \"fourcast-path\", \"version\": 1, \"model\": \"m\",\n";
    row("no JSON", "{\n\"format\": oops}", "This is not valid JSON: line 2, column 11", 2);
    row("another file", "{\"engines\": []}", "This is not a path through a model", 0);
    row("another version", "{\"format\": \"fourcast-path\", \"version\": 9}", "reads version 1", 0);
    row("no model", "{\"format\": \"fourcast-path\", \"version\": 1}",
        "does not name the path's model", 0);
    row("no steps", QByteArray(head).append("\"steps\": 3}").constData(), "no \"steps\" list", 0);
    row("no label",
        QByteArray(head).append("\"steps\": [\n{\"label\": \"a\"},\n{\"state\": 3}]}").constData(),
        "Line 4: step 2 of the path has no label.", 4);
    row("no state",
        QByteArray(head).append("\"steps\": [\n{\"label\": \"a\", \"state\": -3}]}").constData(),
        "Line 3: the state of step 1 must be a whole number, 0 or more.", 3);
}

void TestPathFile::wrongFilesAreExplained()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, sentence);
    QFETCH(const int, line);
    const auto read = pathFromJson(text);
    QVERIFY(!read);
    QVERIFY2(read.error().message.contains(sentence), qPrintable(read.error().message));
    QCOMPARE(read.error().line, line);
}

void TestPathFile::aStepThatIsNotPossibleIsNamed()
{
    const auto file = pathFromJson("{\"format\": \"fourcast-path\", \"version\": 1,\n"
                                   "\"model\": \"m\", \"steps\": [\n{\"label\": \"a\"},\n"
                                   "{\"label\": \"c\"}]}");
    QVERIFY(file);
    const auto path = walked(twoWays(), *file);
    QVERIFY(!path);
    QVERIFY(path.error().message.startsWith("Line 4: step 2, “c”, is not possible there"));
    QCOMPARE(path.error().line, 4);
}

QTEST_GUILESS_MAIN(TestPathFile)
#include "tst_pathfile.moc"
