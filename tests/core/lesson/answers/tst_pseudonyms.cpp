// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/pseudonyms.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace fourcast::lesson;

namespace {

Submission handedIn(const QString& student, double seconds, const QString& words = {})
{
    AnswerSheet sheet;
    sheet.lesson = QStringLiteral("trees");
    sheet.title = QStringLiteral("Trees");
    sheet.student = student;
    sheet.started = sheet.saved = QDateTime::fromSecsSinceEpoch(1'700'000'000, Qt::UTC);
    sheet.stepSeconds = {seconds};
    sheet.record(QStringLiteral("q1")).tries = {{QStringLiteral("3"), Verdict::Right, seconds}};
    if (!words.isEmpty())
        sheet.record(QStringLiteral("q2")).tries = {{words, Verdict::ForTeacher, 5}};
    return {student + QLatin1String(answersSuffix), toJson(sheet)};
}

std::vector<Submission> classOf(const QStringList& names)
{
    std::vector<Submission> files;
    for (const QString& name : names)
        files.push_back(handedIn(name, 10 + static_cast<double>(files.size())));
    return files;
}

QStringList studentsOf(const ClassReport& report)
{
    QStringList names;
    for (const StudentResult& each : report.students)
        names << each.student;
    return names;
}

const QStringList names {"Ana", "Ben", "Cem", "Dai", "Eva", "Fay",
                         "Gus", "Hal", "Ida", "Jan", "Kim"};

}

class TestPseudonyms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyHasANumber()
    {
        const ClassReport report = evaluateClass(classOf(names));
        Pseudonyms pseudonyms;
        pseudonyms.add(report);
        const QStringList hidden = studentsOf(pseudonyms.applied(report));
        QCOMPARE(hidden.size(), names.size());
        for (qsizetype i = 0; i < hidden.size(); ++i)
            QCOMPARE(hidden[i], QStringLiteral("Student %1").arg(i + 1));
        // The list of the class would tell them otherwise.
        QVERIFY(pseudonyms.names() != names);
        QStringList sorted = pseudonyms.names();
        sorted.sort();
        QCOMPARE(sorted, names);
    }

    /// Whoever is absent, and whoever joins the class.
    void aStudentKeepsTheNumber()
    {
        Pseudonyms pseudonyms;
        pseudonyms.add(evaluateClass(classOf(names.mid(0, 6))));
        const QStringList before = pseudonyms.names();
        const ClassReport later = evaluateClass(classOf(names.mid(3)));
        Pseudonyms again(before);
        again.add(later);
        QCOMPARE(again.names().mid(0, 6), before);
        QCOMPARE(again.names().size(), names.size());
        const ClassReport hidden = again.applied(later);
        QCOMPARE(hidden.students.size(), 8u);
        for (const StudentResult& each : hidden.students) {
            const int number = each.student.section(u' ', 1).toInt();
            const QString name = again.names()[number - 1];
            const auto real = std::ranges::find(later.students, name, &StudentResult::student);
            QVERIFY(real != later.students.end());
            QCOMPARE(each.seconds, real->seconds);
        }
    }

    /// Neither in tables nor in names of files nor in sentences.
    void noNameIsLeft()
    {
        std::vector<Submission> files = classOf({"Anabel", "Benjamin"});
        Submission copy = files[0];
        copy.content.replace("Anabel", "Charlotte");
        copy.name.replace(QStringLiteral("Anabel"), QStringLiteral("Charlotte"));
        files.push_back(copy);
        files.push_back(handedIn(QStringLiteral("Dorothea"), 20, QStringLiteral("because")));
        files.push_back({QStringLiteral("Benjamin again.answers.json"), files[1].content});
        files.push_back({QStringLiteral("Edward.answers.json"), "{"});
        files.push_back({QStringLiteral("bad.lesson.md"), "{"});
        files.push_back(handedIn({}, 30, QStringLiteral("nameless")));
        files.back().name = QStringLiteral("Frederick.answers.json");
        const ClassReport report = evaluateClass(files);
        QCOMPARE(report.students.size(), 5u);
        QCOMPARE(report.problems.size(), 3u);
        QCOMPARE(report.remarks.size(), 1u);
        Pseudonyms pseudonyms;
        pseudonyms.add(report);
        const ClassReport hidden = pseudonyms.applied(report);
        const QByteArray all
            = studentsCsv(hidden) + questionsCsv(hidden) + QJsonDocument(toJson(hidden)).toJson();
        for (const char* name :
             {"Anabel", "Benjamin", "Charlotte", "Dorothea", "Edward", "Frederick"})
            QVERIFY2(!all.contains(name), all.constData());
        QVERIFY(all.contains("bad.lesson.md"));
        QVERIFY(all.contains("because"));
        // A copy is told with the same number as in the table.
        const int other = static_cast<int>(pseudonyms.names().indexOf(u"Anabel")) + 1;
        QVERIFY(hidden.remarks[0].sentence.contains(QStringLiteral("Student %1,").arg(other)));
        const int number = static_cast<int>(pseudonyms.names().indexOf(u"Charlotte")) + 1;
        QCOMPARE(hidden.students[static_cast<std::size_t>(number - 1)].sameAs,
                 QStringLiteral("Student %1").arg(other));
        // What is counted is the same.
        QCOMPARE(hidden.questions[0].right, report.questions[0].right);
        QCOMPARE(hidden.questions[1].texts.size(), report.questions[1].texts.size());
    }
};

QTEST_GUILESS_MAIN(TestPseudonyms)
#include "tst_pseudonyms.moc"
