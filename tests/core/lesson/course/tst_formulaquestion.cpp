// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/formulagrading.h"
#include "core/lesson/course/judgement.h"
#include "core/lesson/course/writtensystem.h"

#include <QTest>

using namespace fourcast::lesson;

namespace {

Expected<ReadLesson> readQuestion(const QString& body)
{
    return readLesson(QStringLiteral("---\nid: a\ntitle: A\n---\n# A\n```question\n"
                                     "id: q\nask: a\n%1\n```\n")
                          .arg(body));
}

Question questionOf(const QString& body)
{
    const auto read = readQuestion(body);
    if (!read)
        qFatal("%s", qPrintable(read.error().message));
    return *read->lesson.questions().front();
}

/// Two threads, a max and a min each; no thread does a max of one level twice.
QString noMaxTwice(const QString& against = {})
{
    return QStringLiteral("kind: formula\nmodel: paper\np: 2\nD: 2\n") + against
        + QStringLiteral("answer: paper-safety1-repaired");
}

Judgement gradeOf(const Question& question, const QString& formula)
{
    const auto right = rightAnswers(question);
    if (!right)
        qFatal("%s", qPrintable(right.error().message));
    const auto answer = canonicalAnswer(question, formula);
    if (!answer)
        qFatal("%s is no formula", qPrintable(formula));
    return *judged(question, **right, *answer);
}

QStringList mutantsOf(const Question& question)
{
    QStringList names;
    for (const WrittenSystem& system : heldAgainst(*question.formula))
        names << valuesOf(system).value(QStringLiteral("mutant"));
    return names;
}

}

class TestFormulaQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsHeldAgainstEveryMutant();
    void whatFailsOnTheSameSystemsIsRight();
    void theMutantThatIsNotNoticedIsNamed();
    void whatIsAllowedMustStayAllowed();
    void aFormulaIsKeptWithSingleBlanks();
    void anotherModelCanBeTheMutant();
    void aTeachersFormulaHasToTellSomethingApart();
    void mistakesHaveTheirPlace_data();
    void mistakesHaveTheirPlace();
    void itIsWrittenAsItIsRead();
};

/// By the model's text: a max of level 1 can come again with redo, repeat, twice and loop; stuck
/// needs a third level.
void TestFormulaQuestion::itIsHeldAgainstEveryMutant()
{
    const Question question = questionOf(noMaxTwice());
    QCOMPARE(
        mutantsOf(question),
        (QStringList {"", "redo", "undercount", "repeat", "twice", "loop", "stuck", "overcount"}));
    const auto right = rightAnswers(question);
    QVERIFY(right && *right);
    QCOMPARE((*right)->truths, (Truths {true, false, true, false, false, false, true, true}));
}

void TestFormulaQuestion::whatFailsOnTheSameSystemsIsRight()
{
    const Question question = questionOf(noMaxTwice());
    // Another text, about the first level and about the first thread alone.
    for (const char* formula :
         {"[true*]forall z: Nat. [max(1, 1, z, X)][true*][max(1, 1, z, X)]false",
          "[true* . max(1, 1, 1, X) . true* . max(1, 1, 1, X)]false"})
        QCOMPARE(gradeOf(question, QLatin1String(formula)), Judgement {Verdict::Right});
}

void TestFormulaQuestion::theMutantThatIsNotNoticedIsNamed()
{
    const Question question = questionOf(noMaxTwice());
    const Judgement always = gradeOf(question, QStringLiteral("true"));
    QCOMPARE(always.verdict, Verdict::Wrong);
    QVERIFY2(always.remark.contains(u"a thread may go back to an earlier step, once"),
             qPrintable(always.remark));
    const Judgement never = gradeOf(question, QStringLiteral("false"));
    QCOMPARE(never.verdict, Verdict::Wrong);
    QVERIFY2(never.remark.contains(u"the system itself"), qPrintable(never.remark));
    // The teacher's own words come before ours.
    const Question told
        = questionOf(noMaxTwice(QStringLiteral("against: mutant loop | Max goes on and on\n")));
    QVERIFY(gradeOf(told, QStringLiteral("true")).remark.contains(u"Max goes on and on"));
}

void TestFormulaQuestion::whatIsAllowedMustStayAllowed()
{
    const Question question = questionOf(
        noMaxTwice(QStringLiteral("against: mutant overcount\nagainst: mutant twice\n")));
    QCOMPARE(mutantsOf(question), (QStringList {"", "overcount", "twice"}));
    const Judgement strict
        = gradeOf(question,
                  QStringLiteral("[true* . max(1, 1, 1, X) . true* . max(1, 1, 1, X)]false"
                                 " && [true*]forall z: Nat. [max(2, 1, z, X)]false"));
    QCOMPARE(strict.verdict, Verdict::Wrong);
    QVERIFY2(strict.remark.contains(u"one position too many"), qPrintable(strict.remark));
}

void TestFormulaQuestion::aFormulaIsKeptWithSingleBlanks()
{
    const Question question = questionOf(noMaxTwice());
    const auto kept = canonicalAnswer(question, QStringLiteral(" [true *]\n  < true>(true) "));
    QVERIFY(kept);
    QCOMPARE(canonicalAnswer(question, *kept), kept);
    QCOMPARE(canonicalAnswer(question, QStringLiteral("[true*]<true>true")), kept);
    QVERIFY(!canonicalAnswer(question, QStringLiteral("[true*]<tru>true")));
    QVERIFY(!canonicalAnswer(question, QStringLiteral("   ")));
    QCOMPARE(canonicalFormula(question.formula->system, QStringLiteral("[true*]<tru>true"))
                 .error()
                 .column,
             9);
}

/// Both workers have read the blackboard before one of them writes.
void TestFormulaQuestion::anotherModelCanBeTheMutant()
{
    const Question question = questionOf(
        QStringLiteral("kind: formula\nmodel: pool\nP: 2\nM: 2\nscores: 3, 5\n"
                       "against: model race | they overwrite each other\nanswer: pool-maximum"));
    QCOMPARE(heldAgainst(*question.formula).back().model, QStringLiteral("race"));
    QCOMPARE((*rightAnswers(question))->truths, (Truths {true, false}));
    QCOMPARE(gradeOf(question, QStringLiteral("[true* . best(0, 3)]false")),
             Judgement {Verdict::Right});
    QVERIFY(gradeOf(question, QStringLiteral("[true* . best(0, 5)]false"))
                .remark.contains(u"they overwrite each other"));
}

void TestFormulaQuestion::aTeachersFormulaHasToTellSomethingApart()
{
    const auto faults = [](const QString& body) {
        const auto read = readQuestion(body);
        return *checkExact(read->lesson);
    };
    QCOMPARE(faults(noMaxTwice()).size(), 0u);
    const auto wrong = faults(QStringLiteral("kind: formula\nmodel: paper\np: 2\nD: 2\n"
                                             "answer: [true* . max(99, 1, 1, X)]false"));
    QCOMPARE(wrong.size(), 1u);
    QCOMPARE(wrong.front().line, 7);
}

void TestFormulaQuestion::mistakesHaveTheirPlace_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* body, int line, int column) {
        QTest::newRow(name) << QString::fromLatin1(body) << line << column;
    };
    row("no model", "kind: formula\nanswer: true", 6, 1);
    row("another model", "kind: formula\nmodel: papr\nanswer: true", 10, 8);
    row("no action", "kind: formula\nmodel: paper\nanswer: [true*]<tru>true", 11, 17);
    row("in the second line", "kind: formula\nmodel: paper\nanswer: [true*]\n  <tru>true", 12, 4);
    row("nearly a name", "kind: formula\nmodel: paper\nanswer: paper-safety1-repared", 11, 9);
    row("no value", "kind: formula\nmodel: paper\np: many\nanswer: true", 11, 4);
    row("no parameter", "kind: formula\nmodel: paper\nagainst: P 2\nanswer: true", 11, 10);
    row("no change", "kind: formula\nmodel: paper\nagainst: stuck\nanswer: true", 11, 10);
    row("no mutant", "kind: formula\nmodel: paper\nagainst: mutant stack\nanswer: true", 11, 10);
    row("against nothing", "kind: formula\nmodel: pool\nanswer: true", 11, 9);
    row("no answer", "kind: formula\nmodel: paper", 6, 1);
}

void TestFormulaQuestion::mistakesHaveTheirPlace()
{
    QFETCH(const QString, body);
    const auto read = readQuestion(body);
    QVERIFY(!read);
    QTEST(read.error().column, "column");
    QTEST(read.error().line, "line");
    QVERIFY2(!read.error().message.contains(u"Line "), qPrintable(read.error().message));
}

void TestFormulaQuestion::itIsWrittenAsItIsRead()
{
    const auto read = readQuestion(noMaxTwice(
        QStringLiteral("against: mutant loop; D 1 | on and on\nagainst: mutant redo\n")));
    QVERIFY(read && read->warnings.empty());
    const auto again = readLesson(toText(read->lesson));
    QVERIFY(again && again->warnings.empty());
    QCOMPARE(toText(again->lesson), toText(read->lesson));
    QCOMPARE(*again->lesson.questions().front()->formula,
             *read->lesson.questions().front()->formula);
}

QTEST_GUILESS_MAIN(TestFormulaQuestion)
#include "tst_formulaquestion.moc"
