// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <map>
#include <set>

/// --trace of the commands that search with workers.
class TestCliTrace : public QObject
{
    Q_OBJECT

private:
    static QJsonObject read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }
    static QList<QJsonObject> tasks(const QJsonObject& trace)
    {
        QList<QJsonObject> found;
        for (const QJsonValue& event : trace["traceEvents"].toArray())
            if (event["ph"] == QStringLiteral("X") && event["cat"] != QStringLiteral("state"))
                found.append(event.toObject());
        return found;
    }

private Q_SLOTS:
    void aSearchsRootMovesAreItsTasks()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("search.json");
        const Run run = runProgram({"analyze", "444", "--engine", "mapped-h1", "--depth", "4",
                                    "--workers", "2", "--trace", path});
        QVERIFY2(run.code == 0, qPrintable(run.error));
        QVERIFY(run.out.contains("Best"));
        const QJsonObject trace = read(path);
        const QJsonObject about = trace["otherData"].toObject();
        QCOMPARE(about["engine"].toString(), "mapped-h1");
        QCOMPARE(about["position"].toString(), "444");
        QCOMPARE(about["workers"].toInt(), 2);
        // Inside the depth that they belong to.
        std::set<QString> names;
        std::set<QString> depths;
        for (const QJsonObject& task : tasks(trace))
            (task["cat"].toString() == "iteration" ? depths : names)
                .insert(task["name"].toString());
        QCOMPARE(names, (std::set<QString> {"a1", "b1", "c1", "d4", "e1", "f1", "g1"}));
        QCOMPARE(depths, (std::set<QString> {"depth 1", "depth 2", "depth 3", "depth 4"}));
    }

    void theSolversQuestionsAreItsTasks()
    {
        const Run run = runProgram(
            {"analyze", "16445643742326746657", "--no-book", "--workers", "2", "--trace", "-"});
        QVERIFY2(run.code == 0, qPrintable(run.error));
        const QJsonObject trace = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(trace["otherData"]["engine"].toString(), "perfect");
        QVERIFY(!tasks(trace).isEmpty());
        bool asks = false;
        for (const QJsonObject& task : tasks(trace))
            asks = asks || !task["args"].toObject()["question"].toString().isEmpty();
        QVERIFY(asks);
    }

    void everyRunOfTheReportIsAProcess()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("runs.json");
        const QStringList call {"parallel",   "--depth", "5",         "--board", "7x6",
                                "--strategy", "split-2", "--workers", "2",       "--repeat",
                                "1",          "--trace", path};
        QCOMPARE(runProgram(call).code, 0);
        const QJsonObject trace = read(path);
        std::map<int, int> events;
        std::map<int, int> groups;
        std::map<int, qint64> nodes;
        for (const QJsonObject& task : tasks(trace)) {
            // A root move holds its replies, and has no nodes of its own.
            if (task["cat"].toString() == "group") {
                ++groups[task["pid"].toInt()];
                continue;
            }
            ++events[task["pid"].toInt()];
            nodes[task["pid"].toInt()] += task["args"]["nodes"].toInteger();
        }
        // The root moves of the sequential run, and 49 replies with one and with two workers.
        QCOMPARE(events, (std::map<int, int> {{1, 7}, {2, 49}, {3, 49}}));
        QVERIFY(!groups.contains(1));
        // Each of the seven has a part on each worker that had a reply.
        QCOMPARE(groups[2], 7);
        QVERIFY(groups[3] >= 7 && groups[3] <= 14);
        // Perft 1 to 5: all but the root, and but the seven root moves.
        QCOMPARE(nodes[1], qint64 {7 + 49 + 343 + 2401 + 16807});
        QCOMPARE(nodes[2], qint64 {49 + 343 + 2401 + 16807});
        QCOMPARE(nodes[3], nodes[2]);
        QCOMPARE(trace["otherData"]["runs"][2]["name"].toString(), "split-2, 2 workers");
    }

    void whatTakesNoSearchHasNone()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("none.json");
        const Run run = runProgram({"analyze", "444", "--engine", "random", "--trace", path});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains("nothing to trace: random needed no search"),
                 qPrintable(run.error));
        QVERIFY(!QFile::exists(path));
    }

    void twoCannotShareAnOutput()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("both");
        const auto refused = [](const QStringList& call, int code, const char* says) {
            const Run run = runProgram(call);
            QVERIFY2(run.error.contains(QString::fromLatin1(says)), qPrintable(run.error));
            QCOMPARE(run.code, code);
            QVERIFY(run.out.isEmpty());
        };
        refused({"analyze", "444", "--trace", "-", "--json"}, 2, "--trace and --json both want");
        refused({"parallel", "--trace", "-", "--json"}, 2, "--trace and --json both want");
        refused({"parallel", "--trace", "-", "--timeline", "-"}, 2,
                "--timeline and --trace both want");
        refused({"analyze", "444", "--trace", ""}, 1, "--trace needs the name of a file");
        refused({"analyze", "444", "--trace", "/nowhere/x.json"}, 1, "/nowhere");
    }
};

QTEST_GUILESS_MAIN(TestCliTrace)
#include "tst_clitrace.moc"
