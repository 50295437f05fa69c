// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/dataset/datasetpositions.h"
#include "core/book/openingbook.h"
#include "core/support/text/machinetext.h"
#include "tests/app/program.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

void write(const QString& path, const QByteArray& contents)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(contents);
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject json(const Run& run)
{
    return QJsonDocument::fromJson(run.out.toUtf8()).object();
}

/// A book of eight plies that took no hours: the first `count` positions of the data set are won
/// for the first player, `loss` is lost, the others are not known.
QByteArray madeUpBook(std::size_t count, std::size_t loss)
{
    const std::vector<Position> positions = datasetpositions::all();
    OpeningBook book(datasetpositions::plies);
    for (std::size_t i = 0; i < count; ++i)
        book.setScore(book.plies(), *book.positions(book.plies()).rankOf(positions[i]),
                      i == loss ? -2 : 2);
    return book.contents();
}

}

class TestCliDataset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongCallsGetOneSentence_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* call, int code, const char* says) {
            QTest::newRow(call) << QString::fromLatin1(call) << code << QString::fromLatin1(says);
        };
        row("dataset", 2, "word is missing after 'dataset'");
        row("dataset draw", 2, "no command 'dataset draw'");
        row("dataset generate it", 2, "one argument too many");
        row("dataset generate --json", 2, "--json needs --out");
        row("dataset generate --out /nowhere/x.data", 1, "does not exist");
        row("dataset generate --out /", 1, "is a folder");
        row("dataset generate --book /nowhere/x.c4book", 1, "cannot be read");
        row("dataset generate --book /dev/null", 1, "not an opening book");
        row("dataset verify", 2, "FILE is missing");
        row("dataset verify /nowhere/x.data", 1, "/nowhere/x.data");
        row("dataset verify /dev/null --threads 0", 1, "--threads");
        row("dataset verify /dev/null --hash 0", 1, "--hash");
        row("dataset verify /dev/null --sample 0", 1, "--sample");
        row("dataset verify /dev/null --seed 3", 2, "of no use without --sample");
        row("dataset verify /dev/null", 1, "'/dev/null' has no line to check");
        row("dataset lookup", 2, "POSITION is missing");
        row("dataset lookup 48", 1, "Bad position");
        row("dataset lookup startpos", 1, "it has 0 discs");
        row("dataset lookup 4", 1, "it has 1 disc, the data set's have 8");
        row("dataset lookup 12121212", 1, "Bad position");
        row("dataset lookup 44151617", 1, "forced");
        row("dataset lookup 44444433 --file /nowhere/x.data", 1, "/nowhere/x.data");
        row("dataset lookup 44444433 --file /dev/null", 1, "neither it nor its mirror image");
    }

    void wrongCallsGetOneSentence()
    {
        QFETCH(QString, call);
        QFETCH(int, code);
        QFETCH(QString, says);
        const Run run = runProgram(call.split(u' '));
        QCOMPARE(run.code, code);
        QVERIFY2(run.error.startsWith(QStringLiteral("fourcast-cli: ")), qPrintable(run.error));
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
        QCOMPARE(run.error.count(u'\n'), 1);
        QVERIFY(run.out.isEmpty());
    }

    void completeBookGivesAllLines()
    {
        const QTemporaryDir folder;
        const QString book = folder.filePath("a.c4book");
        const QString out = folder.filePath("a.data");
        write(book, madeUpBook(datasetpositions::count, 5));
        const Run run = runProgram({"dataset", "generate", "--book", book, "--out", out, "--json"});
        QVERIFY2(run.code == 0, qPrintable(run.error));
        const QJsonObject told = json(run);
        QCOMPARE(told["lines"].toInt(), 67'557);
        QCOMPARE(told["labels"].toObject()["win"].toInt(), 67'556);
        QCOMPARE(told["labels"].toObject()["loss"].toInt(), 1);
        const QList<QByteArray> lines = contentsOf(out).split('\n');
        QCOMPARE(lines.size(), 67'557 + 1);
        QVERIFY(lines[4].endsWith(",win"));
        QVERIFY(lines[5].endsWith(",loss"));
        // The lines have a published form; what is to be said of them stands beside them.
        const QString beside = folder.filePath("a.names");
        QCOMPARE(told["names"].toString(), beside);
        const QString names = QString::fromUtf8(contentsOf(beside));
        for (const QString& said :
             {programText(), machineText().section(QStringLiteral(", "), 1),
              QDate::currentDate().toString(Qt::ISODate), book, QStringLiteral("67557 of 67557"),
              QStringLiteral("win 67556, loss 1, draw 0")})
            QVERIFY2(names.contains(said), qPrintable(said));
        QCOMPARE(told["provenance"]["program"].toString(), programText());
        // The same without a file.
        QCOMPARE(runProgram({"dataset", "generate", "--book", book}).out.toUtf8(), contentsOf(out));
        QVERIFY(runProgram({"dataset", "generate", "--book", book, "--out", out, "--force"})
                    .out.contains(QStringLiteral("67557 of 67557 positions")));
    }

    void whatStandsBesideADataSetIsNotReplacedUnasked()
    {
        const QTemporaryDir folder;
        const QString book = folder.filePath("a.c4book");
        write(book, madeUpBook(3, 1));
        const QString names = folder.filePath("a.names");
        write(names, "precious\n");
        QStringList call {
            "dataset", "generate", "--book", book, "--known", "--out", folder.filePath("a.data")};
        const Run refused = runProgram(call);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.error.contains("a.names"), qPrintable(refused.error));
        QCOMPARE(contentsOf(names), QByteArray("precious\n"));
        QVERIFY(!QFile::exists(folder.filePath("a.data")));
        QCOMPARE(runProgram(call << "--force").code, 0);
        QVERIFY(contentsOf(names).contains("3 of 67557"));
        // What is written to a stream stands alone.
        call[6] = QStringLiteral("/dev/null");
        const Run stream = runProgram(call << "--json");
        QCOMPARE(stream.code, 0);
        QCOMPARE(json(stream)["names"].toString(), QString());
    }

    void incompleteBookWritesNothingUnlessAsked()
    {
        const QTemporaryDir folder;
        const QString book = folder.filePath("a.c4book");
        const QString out = folder.filePath("a.data");
        write(book, madeUpBook(7, 3));
        const QStringList call {"dataset", "generate", "--book", book, "--out", out};
        const Run refused = runProgram(call);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.error.contains(QStringLiteral("does not know 67550 of the 67557")),
                 qPrintable(refused.error));
        QVERIFY(!QFile::exists(out));
        write(out, "precious\n");
        QCOMPARE(runProgram(call).code, 1);
        QCOMPARE(contentsOf(out), QByteArray("precious\n"));

        const Run known = runProgram(call + QStringList {"--known", "--force"});
        QCOMPARE(known.code, 0);
        QCOMPARE(contentsOf(out).count('\n'), 7);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
                 (QStringList {"a.c4book", "a.data", "a.names"}));
        QVERIFY(contentsOf(folder.filePath("a.names")).contains("7 of 67557"));
    }

    void verifyListsWrongLines()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.data");
        // x has a1 to a3 and is to move.
        const QByteArray squares = "x,x,x,b,b,b,o,o,o,b,b,b," + QByteArray("b,").repeated(30);
        write(path, squares + "win\n");
        const QStringList call {"dataset", "verify", path, "--threads", "2", "--hash", "1"};
        const Run right = runProgram(call);
        QVERIFY2(right.code == 0, qPrintable(right.error));
        QVERIFY(right.out.startsWith(QStringLiteral("1 of 1 line checked, 0 wrong")));

        // The same one column further right is another position.
        write(path, squares + "win\nb,b,b,b,b,b," + squares.chopped(12) + "draw\n");
        const Run wrong = runProgram(call);
        QCOMPARE(wrong.code, 1);
        QVERIFY(wrong.out.startsWith(
            QStringLiteral("line 2: draw in the file, win by the solver\n2 of 2 lines")));
        QVERIFY(wrong.error.contains(QStringLiteral("wrong in 1 line.")));

        const QJsonObject told = json(runProgram(call + QStringList {"--json"}));
        QCOMPARE(told["status"].toString(), QStringLiteral("completed"));
        QCOMPARE(told["checked"].toInt(), 2);
        QCOMPARE(told["wrong"].toArray().size(), 1);
        QCOMPARE(told["wrong"].toArray()[0].toObject()["line"].toInt(), 2);
        QCOMPARE(told["wrong"].toArray()[0].toObject()["solved"].toString(), QStringLiteral("win"));

        write(path, squares + "win\n" + squares + "won\n");
        const Run bad = runProgram(call);
        QCOMPARE(bad.code, 1);
        QVERIFY2(bad.error.contains(QStringLiteral("a.data: Line 2, column 85")),
                 qPrintable(bad.error));
    }

    void interruptedVerifySaysHowFarItCame()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.data");
        // The empty board with a small table takes a while.
        write(path, QByteArray("b,").repeated(42) + "win\n");
        QProcess process;
        process.start(QStringLiteral(FOURCAST_CLI),
                      {"dataset", "verify", path, "--threads", "1", "--hash", "1", "--json"});
        process.setReadChannel(QProcess::StandardError);
        QVERIFY(process.waitForReadyRead(120'000));
        QVERIFY(process.readAllStandardError().startsWith("0 of 1 line checked"));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(120'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 3);
        QVERIFY(process.readAllStandardError().startsWith("fourcast-cli: Stopped after 0 of 1"));
        const auto told = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QCOMPARE(told["status"].toString(), QStringLiteral("stopped"));
    }

    void lookupFindsAPositionEitherWayRound()
    {
        const QTemporaryDir folder;
        const QString book = folder.filePath("a.c4book");
        const QString file = folder.filePath("a.data");
        write(book, madeUpBook(3, 1));
        QCOMPARE(runProgram({"dataset", "generate", "--book", book, "--known", "--out", file}).code,
                 0);
        // The set's first position: six discs in the middle column, two beside it.
        const Run run = runProgram({"dataset", "lookup", "44444433", "--file", file});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.out, QStringLiteral("win for the first player, line 1\n"));
        const QJsonObject told
            = json(runProgram({"dataset", "lookup", "44444455", "--file", file, "--json"}));
        QCOMPARE(told["label"].toString(), QStringLiteral("win"));
        QCOMPARE(told["line"].toInt(), 1);
        QVERIFY(told["mirrored"].toBool());

        const Run missing = runProgram({"dataset", "lookup", "12345671", "--file", file, "--json"});
        QCOMPARE(missing.code, 1);
        QVERIFY(json(missing)["label"].isNull());
        QVERIFY(!json(missing)["reason"].toString().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCliDataset)
#include "tst_clidataset.moc"
