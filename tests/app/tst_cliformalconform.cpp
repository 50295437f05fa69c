// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

Run conform(const QString& arguments)
{
    return runProgram(
        QStringLiteral("formal conform %1").arg(arguments).split(u' ', Qt::SkipEmptyParts));
}

}

class TestCliFormalConform : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whateverSharesItsMovesIsHeldAgainstTheModel_data()
    {
        QTest::addColumn<QString>("who");
        QTest::addColumn<int>("events");
        // Seven moves are taken and done, and one is the best; or 49 replies.
        QTest::newRow("engine") << "--engine mapped-h2" << 15;
        for (const char* name :
             {"sequential", "root-list", "root-mapped", "every-node", "shared-bound"})
            QTest::newRow(name) << QStringLiteral("--strategy ") + QLatin1String(name) << 15;
        QTest::newRow("split-2") << "--strategy split-2" << 99;
    }

    void whateverSharesItsMovesIsHeldAgainstTheModel()
    {
        QFETCH(const QString, who);
        QFETCH(const int, events);
        const Run run = conform(
            who + QStringLiteral(" --position 44 --depth 4 --workers 3 --runs 10 --json"));
        QCOMPARE(run.code, 0);
        const QJsonObject result = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(result["conforms"].toBool(), true);
        QCOMPARE(result["runs"].toInt(), 10);
        QCOMPARE(result["events"].toInt(), 10 * events);
    }

    void whatSearchesIsSaidOnce()
    {
        QCOMPARE(conform("--engine mapped-h1 --strategy root-list").code, 2);
        const Run unknown = conform("--strategy root");
        QCOMPARE(unknown.code, 1);
        QVERIFY2(unknown.error.contains("shared-bound"), qPrintable(unknown.error));
        // A whole tree has its limit.
        QCOMPARE(conform("--strategy root-list --depth 13").code, 1);
        QCOMPARE(conform("--engine perfect").code, 1);
    }
};

QTEST_GUILESS_MAIN(TestCliFormalConform)
#include "tst_cliformalconform.moc"
