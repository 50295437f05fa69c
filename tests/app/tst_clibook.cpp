// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/solver/exactscore.h"
#include "tests/app/program.h"
#include "tests/core/nearlyknown.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr int plies = 8;

const NearlyKnown& nearlyKnown()
{
    static const NearlyKnown example(plies);
    return example;
}

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

QStringList namesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::Files, QDir::Name);
}

Run build(const QString& path, const QStringList& more = {})
{
    return runProgram(QStringList {"book", "build", "--out", path, "--threads", "2", "--hash", "1"}
                      + more);
}

/// A book that is checked in no time: `count` positions that the side to move wins at once have a
/// score, and the right one unless told otherwise; nothing else is known.
std::unique_ptr<OpeningBook> quick(std::size_t count, int score = exactscore::ofWinNow(plies))
{
    auto book = std::make_unique<OpeningBook>(plies);
    for (std::size_t i = 0; i < count; ++i)
        book->setScore(plies, nearlyKnown().open[i * 100], score);
    return book;
}

QJsonObject verified(const QStringList& call)
{
    const QString out = runProgram(call + QStringList {"--json"}).out;
    return QJsonDocument::fromJson(out.toUtf8()).object();
}

/// How many of those that the side to move wins at once have their score.
std::size_t solvedIn(const OpeningBook& book)
{
    std::size_t solved = 0;
    for (const std::size_t rank : nearlyKnown().open)
        if (const auto score = book.score(plies, rank))
            solved += *score == exactscore::ofWinNow(plies) ? 1 : 0;
    return solved;
}

}

class TestCliBook : public QObject
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
        row("book", 2, "word is missing after 'book'");
        row("book burn", 2, "no command 'book burn'");
        row("book build it", 2, "one argument too many");
        row("book build --shard 5/3", 1, "not '5/3'");
        row("book build --shard 0/3", 1, "not '0/3'");
        row("book build --shard 2", 1, "not '2'");
        row("book build --shard 1/2/3", 1, "not '1/2/3'");
        row("book build --plies 13", 1, "--plies must be a whole number from 0 to 12");
        row("book build --threads 0", 1, "--threads");
        row("book build --hash 0", 1, "--hash");
        row("book build --out /nowhere/x.c4book", 1, "does not exist");
        row("book build --out /", 1, "is a folder");
        row("book merge --out x.c4book", 2, "FILE is missing");
        row("book merge a.c4book", 2, "--out is missing");
        row("book merge /nowhere/a.c4book --out x.c4book", 1, "/nowhere/a.c4book");
        row("book info /nowhere/a.c4book", 1, "cannot be read");
        row("book info /dev/null", 1, "not an opening book");
        row("book verify a b", 2, "one argument too many");
        row("book verify /nowhere/a.c4book", 1, "cannot be read");
        row("book verify /dev/null", 1, "not an opening book");
        row("book verify --threads 0", 1, "--threads");
        row("book verify --hash 0", 1, "--hash");
        row("book verify --sample 0", 1, "--sample");
        row("book verify --seed 3", 2, "of no use without --sample");
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

    void buildSolvesWhatIsLeftAndGoesOnWithNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.c4book");
        write(path, nearlyKnown().book.contents());
        const Run run = build(path);
        QVERIFY2(run.code == 0, qPrintable(run.error));
        QVERIFY(run.out.contains(QStringLiteral("91295 of 91295 positions of 8 plies")));
        const auto book = OpeningBook::load(path);
        QVERIFY(book);
        QVERIFY((*book)->isComplete());
        QCOMPARE(solvedIn(**book), nearlyKnown().open.size());
        QCOMPARE(namesIn(folder), QStringList {"a.c4book"});

        QCOMPARE(build(path).code, 0);
        QCOMPARE(contentsOf(path), (*book)->contents());
    }

    void shardsMergeToTheWhole()
    {
        const QTemporaryDir folder;
        QStringList parts;
        for (const char* shard : {"1/3", "2/3", "3/3"}) {
            parts.append(folder.filePath(QString::number(parts.size())));
            write(parts.last(), nearlyKnown().book.contents());
            QCOMPARE(build(parts.last(), {"--shard", shard}).code, 0);
            const auto part = OpeningBook::load(parts.last());
            QVERIFY(part);
            QVERIFY(!(*part)->isComplete());
        }
        const QString whole = folder.filePath("whole");
        const Run run = runProgram(QStringList {"book", "merge", "--out", whole} + parts);
        QVERIFY2(run.code == 0, qPrintable(run.error));
        QVERIFY(run.out.contains(QStringLiteral("91295 of 91295")));
        const auto book = OpeningBook::load(whole);
        QVERIFY(book);
        QVERIFY((*book)->isComplete());
        QCOMPARE(solvedIn(**book), nearlyKnown().open.size());
    }

    void mergeKeepsTheBookThatIsThere()
    {
        const QTemporaryDir folder;
        OpeningBook left(3);
        OpeningBook right(3);
        left.setScore(3, 0, 5);
        right.setScore(3, 1, -5);
        write(folder.filePath("left"), left.contents());
        write(folder.filePath("right"), right.contents());
        const QStringList merge {"book", "merge", folder.filePath("left"), "--out",
                                 folder.filePath("right")};
        QCOMPARE(runProgram(merge).code, 0);
        const auto both = OpeningBook::load(folder.filePath("right"));
        QVERIFY(both);
        QCOMPARE((*both)->score(3, 0), 5);
        QCOMPARE((*both)->score(3, 1), -5);

        left.setScore(3, 1, 4);
        write(folder.filePath("left"), left.contents());
        const Run contradiction = runProgram(merge);
        QCOMPARE(contradiction.code, 1);
        QVERIFY(contradiction.error.contains(QStringLiteral("contradict")));
        QCOMPARE(contentsOf(folder.filePath("right")), (*both)->contents());
    }

    void whatIsNoBookOfThisDepthIsLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << QByteArray() << "not an opening book";
        QTest::newRow("letter") << QByteArray("Dear Ada,\n") << "not an opening book";
        QTest::newRow("cut off") << nearlyKnown().book.contents().chopped(9) << "cut off";
        QTest::newRow("another depth") << OpeningBook(2).contents() << "a book of 2 plies, not 8";
    }

    void whatIsNoBookOfThisDepthIsLeftAlone()
    {
        QFETCH(QByteArray, contents);
        QFETCH(QString, says);
        const QTemporaryDir folder;
        const QString path = folder.filePath("file");
        write(path, contents);
        const QString other = folder.filePath("other");
        write(other, nearlyKnown().book.contents());
        const Run built = build(path);
        QCOMPARE(built.code, 1);
        QVERIFY2(built.error.contains(says), qPrintable(built.error));
        QCOMPARE(built.error.count(u'\n'), 1);
        QCOMPARE(contentsOf(path), contents);
        QCOMPARE(runProgram({"book", "merge", other, "--out", path}).code, 1);
        QCOMPARE(contentsOf(path), contents);
        QCOMPARE(namesIn(folder), QStringList({"file", "other"}));
    }

    void oneFileIsBuiltByOneProgram()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.c4book");
        QProcess first;
        first.start(QStringLiteral(FOURCAST_CLI),
                    {"book", "build", "--plies", "4", "--out", path, "--hash", "1"});
        first.setReadChannel(QProcess::StandardError);
        QVERIFY(first.waitForReadyRead(120'000));
        const Run second = build(path, {"--plies", "4"});
        QCOMPARE(second.code, 1);
        const QString holder = QString::number(first.processId());
        QVERIFY2(second.error.contains(holder + QStringLiteral(" (fourcast-cli book build")),
                 qPrintable(second.error));
        // A merge would be lost at the next save.
        const QString part = folder.filePath("part.c4book");
        write(part, nearlyKnown().book.contents());
        const Run merge = runProgram({"book", "merge", part, "--out", path});
        QCOMPARE(merge.code, 1);
        QVERIFY2(merge.error.contains(holder), qPrintable(merge.error));
        ::kill(static_cast<pid_t>(first.processId()), SIGTERM);
        QVERIFY(first.waitForFinished(120'000));
    }

    void interruptedBuildSaysWhatItHasAndKeepsIt()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.c4book");
        QProcess process;
        process.start(QStringLiteral(FOURCAST_CLI),
                      {"book", "build", "--plies", "4", "--out", path, "--hash", "1"});
        process.setReadChannel(QProcess::StandardError);
        QVERIFY(process.waitForReadyRead(120'000));
        QVERIFY(process.readAllStandardError().contains(" of 568 positions solved"));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(120'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 3);
        QVERIFY(process.readAllStandardError().startsWith("fourcast-cli: Stopped; "));
        QVERIFY(OpeningBook::load(path));
        QCOMPARE(namesIn(folder), QStringList {"a.c4book"});
    }

    void infoCountsWhatIsKnown()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.c4book");
        OpeningBook book(2);
        book.setScore(2, 3, 1);
        write(path, book.contents());
        const Run text = runProgram({"book", "info", path});
        QVERIFY(text.out.contains(QStringLiteral("2 plies")));
        const Run run = runProgram({"book", "info", path, "--json"});
        const QJsonObject told = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(told["plies"].toInt(), 2);
        QCOMPARE(told["bytes"].toInteger(), book.contents().size());
        QCOMPARE(told["complete"].toBool(true), false);
        const QJsonArray counts = told["positions"].toArray();
        QCOMPARE(counts.size(), 3);
        QCOMPARE(counts[2].toObject()["known"].toInt(), 1);
        QCOMPARE(counts[2].toObject()["all"].toInt(), 25);
        QVERIFY(runProgram({"book", "info"}).out.contains(QStringLiteral("compiled in: 8 plies")));
    }

    void infoTellsAScriptWhetherTheBookIsComplete()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.c4book");
        OpeningBook book(1);
        for (const auto& [ply, rank] : {std::pair(0, 0), {1, 0}, {1, 1}, {1, 2}})
            book.setScore(ply, static_cast<std::size_t>(rank), 1);
        write(path, book.contents());
        const Run part = runProgram({"book", "info", path});
        QCOMPARE(part.code, 1);
        QVERIFY(part.out.contains(QStringLiteral("all")));
        QCOMPARE(part.error,
                 QStringLiteral("fourcast-cli: '%1' is not complete: 1 of its 5 scores "
                                "is not known.\n")
                     .arg(path));
        const Run json = runProgram({"book", "info", path, "--json"});
        QCOMPARE(json.code, 1);
        QVERIFY(json.out.contains(QStringLiteral("\"complete\": false")));

        book.setScore(1, 3, 1);
        write(path, book.contents());
        const Run whole = runProgram({"book", "info", path});
        QCOMPARE(whole.code, 0);
        QVERIFY(whole.error.isEmpty());
        QCOMPARE(runProgram({"book", "info"}).code, 0);
    }

    void verifyFindsTheOneWrongByte()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.c4book");
        const QStringList call {"book", "verify", path, "--threads", "2", "--hash", "1"};
        const auto book = quick(40);
        write(path, book->contents());
        const Run right = runProgram(call);
        QVERIFY2(right.code == 0, qPrintable(right.error));
        QVERIFY2(right.out.startsWith(QStringLiteral("40 of 40 known scores checked, 0 wrong, ")),
                 qPrintable(right.out));

        // Who wins is right, when is not.
        const std::size_t rank = nearlyKnown().open[700];
        book->setScore(plies, rank, 5);
        write(path, book->contents());
        const Run wrong = runProgram(call);
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.out.contains(QStringLiteral(": 5 in the book, 17 by the solver\n40 of 40 "
                                                   "known scores checked, 1 wrong, ")),
                 qPrintable(wrong.out));
        QCOMPARE(wrong.error,
                 QStringLiteral("fourcast-cli: '%1' is wrong in 1 known score.\n").arg(path));

        const QJsonObject told = verified(call);
        QCOMPARE(told["status"].toString(), QStringLiteral("completed"));
        QCOMPARE(told["checked"].toInt(), 40);
        QCOMPARE(told["known"].toInt(), 40);
        const QJsonArray list = told["wrong"].toArray();
        QCOMPARE(list.size(), 1);
        QCOMPARE(list[0].toObject()["score"].toInt(), 5);
        QCOMPARE(list[0].toObject()["solved"].toInt(), exactscore::ofWinNow(plies));
        const auto position = notation::parsePosition(list[0].toObject()["position"].toString());
        QVERIFY(position);
        QCOMPARE(book->positions(plies).rankOf(*position), std::optional(rank));
    }

    void verifyDrawsTheSameSampleForASeed()
    {
        // All are wrong, so that the list tells which were drawn.
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.c4book");
        write(path, quick(40, 1)->contents());
        const QStringList call {"book", "verify", path, "--hash", "1", "--sample", "10", "--seed"};
        const QJsonObject first = verified(call + QStringList {"4"});
        QCOMPARE(first["toCheck"].toInt(), 10);
        QCOMPARE(first["wrong"].toArray().size(), 10);
        QCOMPARE(verified(call + QStringList {"4"})["wrong"], first["wrong"]);
        QVERIFY(verified(call + QStringList {"5"})["wrong"] != first["wrong"]);
    }

    void verifyOfABookThatKnowsNothingSaysSo()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.c4book");
        write(path, OpeningBook(2).contents());
        const Run run = runProgram({"book", "verify", path});
        QCOMPARE(run.code, 1);
        QCOMPARE(run.error,
                 QStringLiteral("fourcast-cli: '%1' has no known score to check.\n").arg(path));
    }

    void interruptedVerifySaysHowFarItCame()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.c4book");
        // The empty board with a small table takes a while.
        OpeningBook book(0);
        book.setScore(0, 0, 1);
        write(path, book.contents());
        QProcess process;
        process.start(QStringLiteral(FOURCAST_CLI),
                      {"book", "verify", path, "--threads", "1", "--hash", "1", "--json"});
        process.setReadChannel(QProcess::StandardError);
        QVERIFY(process.waitForReadyRead(120'000));
        QVERIFY(process.readAllStandardError().startsWith("0 of 1 known score checked"));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        const Run run = rest(process);
        QCOMPARE(run.code, 3);
        QVERIFY2(run.error.startsWith("fourcast-cli: Stopped after 0 of 1 known score."),
                 qPrintable(run.error));
        QVERIFY(run.out.contains(QStringLiteral("\"status\": \"stopped\"")));
    }
};

QTEST_GUILESS_MAIN(TestCliBook)
#include "tst_clibook.moc"
