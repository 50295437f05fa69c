// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// `threats` and `hint`, and what `analyze` says of threats and reasons.
class TestCliThreats : public QObject
{
    Q_OBJECT

private:
    static QJsonObject object(const QString& text)
    {
        return QJsonDocument::fromJson(text.toUtf8()).object();
    }

private Q_SLOTS:
    void threatsAreListed()
    {
        const Run run = runProgram({"threats", "37475"});
        QCOMPARE(run.code, 0);
        QVERIFY(run.error.isEmpty());
        for (const char* words : {"37475: the second player (o) is to move", "b1", "f1",
                                  "only one.", "  b1: the first player's threat, playable now\n"})
            QVERIFY2(run.out.contains(QString::fromLatin1(words)), qPrintable(run.out));
    }

    void manyPositionsComeAsArgumentsOrLines()
    {
        const Run arguments = runProgram({"threats", "4455", "37475", "--json"});
        const Run lines = runProgram({"threats", "--json"}, "4455\n37475\n");
        QCOMPARE(arguments.code, 0);
        QCOMPARE(lines.out, arguments.out);
        const QStringList answers = lines.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(answers.size(), 2);
        QVERIFY(object(answers[0])["threats"].toArray().isEmpty());
        const QJsonArray threats = object(answers[1])["threats"].toArray();
        QCOMPARE(threats.size(), 2);
        const QJsonObject threat = threats[0].toObject();
        QCOMPARE(threat["square"].toString(), QStringLiteral("b1"));
        QCOMPARE(threat["owner"].toString(), QStringLiteral("first"));
        QVERIFY(threat["odd"].toBool() && threat["playable"].toBool());
        QCOMPARE(threat["discs"].toArray(), (QJsonArray {"c1", "d1", "e1"}));
        QVERIFY(object(answers[1])["zugzwang"].isNull());
        QVERIFY(!object(answers[1])["summary"].toString().isEmpty());
    }

    void theRuleIsExplained()
    {
        const Run run = runProgram({"threats", "--explain", "startpos"});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QStringLiteral("Allis")));
    }

    void wrongPositionsGetASentence()
    {
        for (const QStringList& call :
             {QStringList {"threats", "48"}, QStringList {"hint", "48"}}) {
            const Run run = runProgram(call);
            QCOMPARE(run.code, 1);
            QVERIFY2(run.error.contains(QStringLiteral("character 2")), qPrintable(run.error));
            QCOMPARE(run.error.count(u'\n'), 1);
            QVERIFY(run.out.isEmpty());
        }
        const Run some = runProgram({"threats", "--json"}, "48\n4455\n");
        QCOMPARE(some.code, 1);
        QCOMPARE(some.out.count(u'\n'), 2);
        QVERIFY(!object(some.out.section(u'\n', 0, 0))["error"].toString().isEmpty());
    }

    void analyzeTellsThreatsAndReason()
    {
        const Run exact = runProgram({"analyze", "16445643742326746657", "--hash", "8"});
        QVERIFY2(exact.out.contains(QStringLiteral("Reason: ")), qPrintable(exact.out));
        QVERIFY(exact.out.contains(QStringLiteral("wins in 3 moves")));
        QVERIFY(exact.out.contains(QStringLiteral("Threats: ")));
        const Run search = runProgram({"analyze", "374", "--depth", "4"});
        QVERIFY2(search.out.contains(QStringLiteral("Reason: ")), qPrintable(search.out));
        QVERIFY(search.out.contains(QStringLiteral("There are no threats.")));

        for (const char* engine : {"perfect", "alphabeta-h1"}) {
            const QJsonObject answer
                = object(runProgram({"analyze", "1212121", "--json", "--engine", engine}).out);
            QVERIFY(answer.isEmpty()); // the game has ended
            const QJsonObject block
                = object(runProgram({"analyze", "12121", "--json", "--engine", engine}).out);
            QVERIFY(block["reason"].toString().contains(
                QStringLiteral("blocks the first player's four")));
            QCOMPARE(block["threats"]["threats"].toArray().size(), 1);
        }
    }

    void threatsTellWhatFollowUpProves()
    {
        const QJsonObject quiet = object(runProgram({"threats", "--json", "244424"}).out);
        QCOMPARE(quiet["threats"].toArray().size(), 0);
        QCOMPARE(quiet["followUp"]["side"].toString(), QStringLiteral("second"));
        QCOMPARE(quiet["followUp"]["goal"].toString(), QStringLiteral("win"));
        QCOMPARE(quiet["followUp"]["states"].toInt(), 13508);
        QVERIFY(object(runProgram({"threats", "--json", "4455"}).out)["followUp"].isNull());
        const Run text = runProgram({"threats", "244424"});
        QVERIFY2(
            text.out.simplified().contains(QStringLiteral("The second player wins by follow-up")),
            qPrintable(text.out));
    }

    void hintsComeStepByStep()
    {
        const Run where = runProgram({"hint", "374756", "--step", "1"});
        QCOMPARE(where.code, 0);
        QCOMPARE(where.out, QString(where.out).replace(QStringLiteral("b1"), QString()));
        QVERIFY2(where.out.startsWith(QStringLiteral("You can make four ")), qPrintable(where.out));
        const Run column = runProgram({"hint", "374756", "--step", "2"});
        QVERIFY(column.out.startsWith(where.out));
        QVERIFY2(column.out.simplified().contains(
                     QStringLiteral("Drop in column 2: it makes four in a row. b1 makes four in a "
                                    "row and wins. Exact: wins in 1 move.")),
                 qPrintable(column.out));
        const Run all = runProgram({"hint", "374756"});
        QVERIFY2(all.out.endsWith(QStringLiteral("Best play: columns 2.\n")), qPrintable(all.out));

        const QJsonObject first
            = object(runProgram({"hint", "374756", "--step", "1", "--json"}).out);
        QVERIFY(!first.contains(QStringLiteral("column")));
        QVERIFY(first["firstColumn"].toInt() <= 2 && first["lastColumn"].toInt() >= 2);
        const QJsonObject last = object(runProgram({"hint", "374756", "--json"}).out);
        QCOMPARE(last["column"].toInt(), 2);
        QCOMPARE(last["source"].toString(), QStringLiteral("exact"));
        QCOMPARE(last["line"].toArray(), (QJsonArray {2}));
    }

    void hintsSayWhatTheyAre()
    {
        const QJsonObject quick
            = object(runProgram({"hint", "startpos", "--no-book", "--time", "20", "--json"}).out);
        QVERIFY(quick["source"].toString() != QStringLiteral("exact"));
        QVERIFY(!quick["label"].toString().startsWith(QStringLiteral("Exact")));
        QVERIFY(quick["column"].toInt() >= 1 && quick["column"].toInt() <= 7);
    }

    void hintsRefuseWhatHasEnded()
    {
        const Run run = runProgram({"hint", "1212121"});
        QCOMPARE(run.code, 1);
        QCOMPARE(run.error.count(u'\n'), 1);
        QCOMPARE(runProgram({"hint", "44", "--step", "4"}).code, 1);
        QCOMPARE(runProgram({"hint"}).code, 2);
    }
};

QTEST_GUILESS_MAIN(TestCliThreats)
#include "tst_clithreats.moc"
