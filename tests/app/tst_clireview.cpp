// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// `review`.
class TestCliReview : public QObject
{
    Q_OBJECT

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        // Late enough to be solved at once; the last move but one leaves the four on b5.
        write(path("game.c4g"),
              "[First \"Ann\"]\n[Second \"Bob\"]\n[Setup \"16445643742326746657\"]\n\n"
              "1. g4 {Mine.} a2 2. b3 *\n");
        write(path("early.c4g"), "1. d1 d2 *\n");
        write(path("empty.c4g"), "*\n");
        write(path("bad.c4g"), "[First \"Ann\"]\n\n1. d1 d7 *\n");
    }

    void wrongCallsGetOneSentence_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const QStringList& call, int code, const char* says) {
            QTest::newRow(says) << call << code << QString::fromLatin1(says);
        };
        row({}, 2, "FILE is missing");
        row({path("nowhere.c4g")}, 1, "nowhere.c4g could not be read");
        row({path("bad.c4g")}, 1, "bad.c4g, line 3, column 7");
        row({path("empty.c4g")}, 1, "has no moves to review");
        row({path("game.c4g"), "--format", "doc"}, 1, "no format 'doc'; there are md, html");
        row({path("game.c4g"), "--format", "pdf"}, 2, "A PDF needs a file: --out");
        row({path("game.c4g"), "--format", "md", "--comment"}, 2, "--comment writes a game file");
        row({path("game.c4g"), "--out", path("no/where.md")}, 1, "does not exist");
        row({path("game.c4g"), "--threads", "0"}, 1, "--threads must be");
        row({path("game.c4g"), "--hash", "0"}, 1, "--hash must be");
    }

    void wrongCallsGetOneSentence()
    {
        QFETCH(const QStringList, call);
        QFETCH(const int, code);
        QFETCH(const QString, says);
        const Run run = runProgram(QStringList {"review"} + call);
        QCOMPARE(run.code, code);
        QVERIFY(run.out.isEmpty());
        QCOMPARE(run.error.count(u'\n'), 1);
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
    }

    void markdownIsPrinted()
    {
        const Run run = runProgram({"review", path("game.c4g"), "--threads", "1"});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.error.isEmpty(), qPrintable(run.error));
        QVERIFY(run.out.startsWith(QStringLiteral("# ")));
        for (const char* words : {"Ann", "Bob", "Mine.", "exact", "Accuracy is the average"})
            QVERIFY2(run.out.contains(QString::fromLatin1(words)), words);
    }

    void aPlayerIsNamedOnce()
    {
        const Run run = runProgram({"review", path("game.c4g")});
        QVERIFY2(run.out.contains("Ann against Bob"), qPrintable(run.out));
        QVERIFY(!run.out.contains("Ann (Ann)"));
    }

    void formatIsThatOfTheFile()
    {
        const std::pair<const char*, const char*> files[]
            = {{"a.html", "<!DOCTYPE html>"}, {"a.pdf", "%PDF-"}, {"a.json", "{"}, {"a.md", "# "}};
        for (const auto& [name, beginning] : files) {
            const Run run = runProgram({"review", path("game.c4g"), "--out", path(name)});
            QCOMPARE(run.code, 0);
            QVERIFY(run.out.isEmpty());
            QVERIFY2(contents(path(name)).startsWith(beginning), name);
        }
        QCOMPARE(
            runProgram({"review", path("game.c4g"), "--out", path("b"), "--format", "html"}).code,
            0);
        QVERIFY(contents(path("b")).startsWith("<!DOCTYPE html>"));
    }

    void jsonJudgesEachMove()
    {
        const Run run = runProgram({"review", path("game.c4g"), "--format", "json"});
        const QJsonObject review = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(review["command"].toString(), QStringLiteral("review"));
        QCOMPARE(review["complete"].toBool(), true);
        const QJsonArray moves = review["moves"].toArray();
        QCOMPARE(moves.size(), 3);
        // The first player wins in 3 with columns 2 and 5 alone.
        QCOMPARE(moves[0]["score"]["text"].toString(), QStringLiteral("wins in 3 moves"));
        QCOMPARE(moves[0]["bestColumns"].toArray(), (QJsonArray {2, 5}));
        for (const auto& move : moves)
            QVERIFY(move.toObject()["class"].toString() != QStringLiteral("unknown"));
    }

    void commentsGoIntoTheGame()
    {
        const QString out = path("commented.c4g");
        QCOMPARE(runProgram({"review", path("game.c4g"), "--comment", "--out", out}).code, 0);
        const QByteArray game = contents(out);
        QVERIFY(game.contains("[First \"Ann\"]"));
        QVERIFY(game.contains("{Mine."));
        QVERIFY(game.contains("[review] "));
        const Run printed = runProgram({"review", path("game.c4g"), "--comment"});
        QCOMPARE(printed.out.toUtf8(), game);
        // A review of it says the same again.
        QCOMPARE(runProgram({"review", out, "--comment"}).out.toUtf8(), game);
    }

    void interruptedItPrintsWhatIsJudged()
    {
        const Run run
            = interruptAtOnce({"review", path("early.c4g"), "--no-book", "--format", "json"});
        QCOMPARE(run.code, 3);
        const QJsonObject review = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(review["complete"].toBool(), false);
        QCOMPARE(review["moves"].toArray().size(), 2);
        QVERIFY2(run.error.contains(QStringLiteral("Stopped; plies judged: ")),
                 qPrintable(run.error));
    }
};

QTEST_GUILESS_MAIN(TestCliReview)
#include "tst_clireview.moc"
