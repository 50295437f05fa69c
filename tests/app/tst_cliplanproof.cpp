// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// After `222467553235217426` the second player wins.
QByteArray treeProof()
{
    return "fourcast-proof 1\nboard 7x6/4\nroot 222467553235217426\nclaim second win\nmirror yes\n"
           "date 2026-11-28\nprogram Fourcast 0.1.0\nsteps 11\n\n"
           "2224675532352174261 : ........................1.1...............\n"
           "2224675532352174263 > 3\n"
           "222467553235217426331 : ........................1.1...............\n"
           "222467553235217426333 : ........................1.1...............\n"
           "222467553235217426335 : ..........................1...............\n"
           "222467553235217426336 > 5\n"
           "22246755323521742633655 : ^.1.21^............131.....2..............\n"
           "222467553235217426337 : 1.a.1111.2^...1...1121......2.............\n"
           "2224675532352174265 : ..........................1...............\n"
           "2224675532352174266 : ^.3.322.......3.1.132..2....3.............\n"
           "2224675532352174267 : ........................1.1...............\n";
}

QString written(const QTemporaryDir& folder, const QByteArray& text)
{
    const QString path = folder.filePath(QStringLiteral("a.c4proof"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("no file is written");
    return path;
}

/// The program that shares no code with fourcast-cli.
Run checkByOther(const QString& path)
{
    QProcess process;
    process.start(QStringLiteral(FOURCAST_PLAN_CHECK), {path});
    return rest(process);
}

}

class TestCliPlanProof : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsBuiltIsCheckedByBoth()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("4x4.c4proof"));
        const QStringList call {"plan",   "proof",     "build",  "--board", "4x4",
                                "--side", "second",    "--goal", "hold",    "--out",
                                path,     "--workers", "1"};
        const Run built = runProgram(call);
        QVERIFY2(built.code == 0, qPrintable(built.error));
        QVERIFY(built.out.contains(QLatin1String("1 steps")));
        QCOMPARE(checkByOther(path).code, 0);
        const Run checked = runProgram({"plan", "proof", "check", path, "--json"});
        QCOMPARE(checked.code, 0);
        const auto json = QJsonDocument::fromJson(checked.out.toUtf8()).object();
        QCOMPARE(json.value(QLatin1String("goal")).toString(), QStringLiteral("hold"));
        QCOMPARE(json.value(QLatin1String("plans")).toInt(), 1);
        // It is there already, and its work as well.
        QCOMPARE(runProgram(call).code, 1);
        QCOMPARE(runProgram(call + QStringList {"--force"}).code, 0);
    }

    void whatIsDamagedIsRefusedByBothWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const char* before, const char* after, int line) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << line;
        };
        row("a line is missing", "222467553235217426333 : ........................1.1....", "", 11);
        row("a mark is missing", "4261 : ........................1.1",
            "4261 : ........................1..", 10);
        row("another move", "2224675532352174263 > 3", "2224675532352174263 > 5", 11);
        row("a column that is full", "2224675532352174263 > 3", "2224675532352174263 > 2", 11);
        row("a mark on a disc", "4267 : ........................1.1...............",
            "4267 : ........................1.1.........1.....", 20);
        row("another claim", "second win", "first win", 10);
        row("no claim", "second win", "second wins", 4);
        row("too few steps", "steps 11", "steps 12", 8);
    }

    void whatIsDamagedIsRefusedByBothWithItsLine()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(int, line);
        const QTemporaryDir folder;
        QByteArray text = treeProof();
        QCOMPARE(checkByOther(written(folder, text)).code, 0);
        QVERIFY(text.contains(before));
        if (after.isEmpty()) {
            QList<QByteArray> lines = text.split('\n');
            lines.removeIf([&](const QByteArray& each) { return each.startsWith(before); });
            text = lines.join('\n').replace("steps 11", "steps 10");
        } else {
            text.replace(before, after);
        }
        const QString path = written(folder, text);
        const QString place = QStringLiteral("line %1: ").arg(line);
        for (const Run& run : {checkByOther(path), runProgram({"plan", "proof", "check", path})}) {
            QCOMPARE(run.code, 1);
            QVERIFY2(run.error.contains(place), qPrintable(run.error));
            QVERIFY(run.error.trimmed().endsWith(u'.'));
        }
    }

    void aProofIsWalked()
    {
        const QTemporaryDir folder;
        const QString path = written(folder, treeProof());
        const auto shown = [&](const QString& moves) {
            return runProgram({"plan", "proof", "show", path, moves});
        };
        QVERIFY(shown(QStringLiteral("2224675532352174263")).out.contains(QLatin1String("c4")));
        QVERIFY(shown(QStringLiteral("2224675532352174265"))
                    .out.contains(QLatin1String("a plan is enough")));
        QVERIFY(shown(QStringLiteral("222467553235217426"))
                    .out.contains(QLatin1String("The opponent is to move")));
        QVERIFY(shown(QStringLiteral("44")).out.contains(QLatin1String("says nothing here")));
    }

    void cardsAreWritten()
    {
        const QTemporaryDir folder;
        const Run cards = runProgram({"plan", "proof", "cards", written(folder, treeProof())});
        QCOMPARE(cards.code, 0);
        QVERIFY(cards.out.startsWith(QLatin1String("#separator:tab\n")));
        QCOMPARE(cards.out.count(QLatin1String("<pre>")), 11 + 9);
    }
};

QTEST_GUILESS_MAIN(TestCliPlanProof)
#include "tst_cliplanproof.moc"
