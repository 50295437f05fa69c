// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/core/nearlyknown.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace {

/// A file says when it was written, which may be another second than that of its sister.
QByteArray withoutClock(const QString& text)
{
    static const QRegularExpression clock(QStringLiteral(R"(\b\d{1,2}:\d{2}(:\d{2})?\b)"));
    return QString(text).remove(clock).toUtf8();
}

}

/// What happens to the files that commands are told to write, and to those that stand there.
class TestCliOutput : public QObject
{
    Q_OBJECT

private:
    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static QByteArray gameOf(const char* moves)
    {
        return QByteArray("[First \"Ann\"]\n[Second \"Bob\"]\n"
                          "[Setup \"16445643742326746657\"]\n\n")
            + moves + " *\n";
    }

    /// A call of each command that writes, up to the name of the file.
    static QList<QStringList> writers(const QTemporaryDir& folder)
    {
        const QString game = folder.filePath("game.c4g");
        write(game, gameOf("1. g4 a2 2. b3"));
        const QString part = folder.filePath("part.c4book");
        write(part, NearlyKnown(3).book.contents());
        return {{"dataset", "generate", "--out"},
                {"match", "--first", "random", "--second", "random", "--games", "2", "--csv"},
                {"review", game, "--out"},
                {"parallel", "--depth", "2", "--repeat", "1", "--workers", "1", "--timeline"},
                {"parallel", "--depth", "2", "--repeat", "1", "--workers", "1", "--trace"},
                {"analyze", "44444", "--depth", "2", "--trace"},
                {"analyze", "16445643742326746657", "--trace"},
                {"tune", "--steps", "1", "--games-cap", "4", "--yardstick", "2", "--depth", "1",
                 "--values"},
                {"tune", "--steps", "1", "--games-cap", "4", "--yardstick", "2", "--depth", "1",
                 "--out"},
                {"book", "merge", part, "--out"}};
    }

private Q_SLOTS:
    void streamsAreWrittenThroughAndStay()
    {
        const QTemporaryDir folder;
        const QByteArray pipe = QFile::encodeName(folder.filePath("pipe"));
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        for (const QStringList& call : writers(folder)) {
            QProcess process;
            process.start(QStringLiteral(FOURCAST_CLI),
                          call + QStringList {QFile::decodeName(pipe)});
            QFile reader(QFile::decodeName(pipe));
            QVERIFY(reader.open(QIODevice::ReadOnly)); // waits for the writer
            const QByteArray read = reader.readAll();
            QCOMPARE(rest(process).code, 0);
            QVERIFY2(!read.isEmpty(), qPrintable(call.join(u' ')));
            struct stat state
            {
            };
            QCOMPARE(stat(pipe.constData(), &state), 0);
            QVERIFY(S_ISFIFO(state.st_mode));
        }
    }

    void devicesStay()
    {
        const QTemporaryDir folder;
        const QByteArray null = QFile::encodeName(folder.filePath("null"));
        if (mknod(null.constData(), S_IFCHR | 0666, makedev(1, 3)) != 0)
            QSKIP("Only root makes devices");
        if (!QFile(QFile::decodeName(null)).open(QIODevice::WriteOnly | QIODevice::ExistingOnly))
            QSKIP("This folder is mounted without devices");
        for (const QStringList& call : writers(folder)) {
            const Run run = runProgram(call + QStringList {QFile::decodeName(null)});
            QVERIFY2(run.code == 0, qPrintable(run.error));
            struct stat state
            {
            };
            QCOMPARE(stat(null.constData(), &state), 0);
            QVERIFY2(S_ISCHR(state.st_mode), qPrintable(call.join(u' ')));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::System),
                 QStringList({"game.c4g", "null", "part.c4book"}));
    }

    void standardOutputGetsTheFileAlone()
    {
        const QTemporaryDir folder;
        for (const QStringList& call : writers(folder)) {
            const QString file = folder.filePath(QStringLiteral("file"));
            QFile::remove(file);
            QCOMPARE(runProgram(call + QStringList {file}).code, 0);
            for (const char* name : {"-", "/dev/stdout"}) {
                const Run run = runProgram(call + QStringList {name});
                QVERIFY2(run.code == 0, qPrintable(run.error));
                // Times differ from run to run.
                if (call.first() != QStringLiteral("parallel")
                    && call.last() != QStringLiteral("--trace")
                    && call.first() != QStringLiteral("match"))
                    QCOMPARE(withoutClock(run.out),
                             withoutClock(QString::fromUtf8(contents(file))));
                else
                    QCOMPARE(run.out.section(u'\n', 0, 0).toUtf8(),
                             contents(file).left(contents(file).indexOf('\n')));
            }
        }
        QVERIFY(!QFile::exists(QStringLiteral("-")));
        QVERIFY(!QFile::exists(QStringLiteral("-.lock")));
    }

    void whatWasThereIsReplacedOnlyByForce()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("precious");
        for (const QStringList& call : writers(folder)) {
            if (call.last() == QStringLiteral("--out") && call.first() != QStringLiteral("review")
                && call.first() != QStringLiteral("dataset"))
                continue; // what is gone on with is refused where it is something else
            write(file, "precious");
            const Run refused = runProgram(call + QStringList {file});
            QCOMPARE(refused.code, 1);
            QVERIFY2(refused.error.contains(QStringLiteral("is there already; --force replaces")),
                     qPrintable(refused.error));
            QVERIFY(refused.out.isEmpty());
            QCOMPARE(contents(file), QByteArray("precious"));
            QCOMPARE(runProgram(call + QStringList {file, "--force"}).code, 0);
            QVERIFY(contents(file) != QByteArray("precious"));
        }
    }

    void foldersGiveTheSameAnswer()
    {
        const QTemporaryDir folder;
        const QString game = folder.filePath("game.c4g");
        const QList<QPair<QStringList, QString>> calls {
            {{"curves", "--depth", "1"}, "study-curves.csv"},
            {{"odds", "fit", "--games", "100"}, "coefficients.json"},
            {{"ladder", "--engine", "random", "--engine", "greedy-h1", "--games", "2"},
             "ladder.json"},
            {{"study", "table9", "--max-depth", "2", "--rounds", "1"}, {}}};
        for (const auto& [call, name] : calls) {
            const QString out = folder.filePath(call.first());
            const QStringList whole = call + QStringList {"--out", out};
            if (!name.isEmpty()) {
                QVERIFY(QDir().mkpath(out));
                write(out + u'/' + name, "precious");
                const Run refused = runProgram(whole);
                QCOMPARE(refused.code, 1);
                QVERIFY2(refused.error.contains(name), qPrintable(refused.error));
                QCOMPARE(contents(out + u'/' + name), QByteArray("precious"));
            }
            const Run forced = runProgram(whole + QStringList {"--force"});
            QVERIFY2(forced.code == 0, qPrintable(forced.error));
            QVERIFY(contents(out + u'/' + name) != QByteArray("precious"));
        }
        // A ladder and a study go on with what they find there.
        for (const qsizetype i : {2, 3})
            QCOMPARE(runProgram(calls[i].first
                                + QStringList {"--out", folder.filePath(calls[i].first.first())})
                         .code,
                     0);
    }

    void whatCannotBeWrittenIsSaidBeforeTheWork()
    {
        const QTemporaryDir folder;
        const QString loop = folder.filePath("loop");
        QVERIFY(QFile::link(QStringLiteral("other"), loop));
        QVERIFY(QFile::link(QStringLiteral("loop"), folder.filePath("other")));
        const QString longName = folder.filePath(QString(250, u'x'));
        for (const QStringList& call : writers(folder)) {
            const Run refused = runProgram(call + QStringList {loop});
            QCOMPARE(refused.code, 1);
            QVERIFY2(refused.error.contains("leads back to itself"), qPrintable(refused.error));
            QVERIFY(QFileInfo(loop).isSymLink());
            const Run tooLong = runProgram(call + QStringList {longName});
            QCOMPARE(tooLong.code, 1);
            QVERIFY2(tooLong.error.contains("too long a name"), qPrintable(tooLong.error));
            QVERIFY(tooLong.out.isEmpty());
        }
    }

    void inputIsNeverOutput()
    {
        const QTemporaryDir folder;
        const QString game = folder.filePath("game.c4g");
        const QString link = folder.filePath("link.c4g");
        const QString book = folder.filePath("a.c4book");
        const QString values = folder.filePath("values");
        write(game, gameOf("1. g4 a2 2. b3"));
        QVERIFY(QFile::link(QStringLiteral("game.c4g"), link));
        write(book, NearlyKnown(1).book.contents());
        write(values, "three = 900000\n");
        const QList<QPair<QStringList, QString>> calls {
            {{"review", game, "--out", game}, game},
            {{"review", game, "--out", link}, game},
            {{"review", link, "--comment", "--out", game}, game},
            {{"dataset", "generate", "--known", "--book", book, "--out", book}, book},
            {{"tune", "--h1-values", values, "--values", values}, values},
            {{"tune", "--h1-values", values, "--out", values}, values},
            {{"tune", "--out", "new", "--values", "./new"}, {}},
            {{"match", "--first", "minimax-h1", "--second", "random", "--h1-values", values,
              "--csv", values},
             values}};
        for (const auto& [call, file] : calls) {
            const QByteArray before = contents(file);
            const Run run = runProgram(call + QStringList {"--force"});
            QCOMPARE(run.code, 1);
            QVERIFY2(run.error.contains(QStringLiteral("another file of the same command")),
                     qPrintable(run.error));
            QCOMPARE(contents(file), before);
        }
    }

    void endingOfTheNameDecidesTheFormatOfAReview()
    {
        const QTemporaryDir folder;
        const QString game = folder.filePath("game.c4g");
        write(game, gameOf("1. g4 a2 2. b3"));
        const QString reviewed = folder.filePath("reviewed.c4g");
        QCOMPARE(runProgram({"review", game, "--out", reviewed}).code, 0);
        QVERIFY(contents(reviewed).contains("[review] "));
        for (const QStringList& options :
             {QStringList {"--out", folder.filePath("a.html"), "--format", "json"},
              QStringList {"--out", folder.filePath("a.md"), "--comment"},
              QStringList {"--out", folder.filePath("a.c4g"), "--format", "md"}}) {
            const Run run = runProgram(QStringList {"review", game} + options);
            QCOMPARE(run.code, 2);
            QVERIFY2(run.error.contains(QStringLiteral("of another kind")), qPrintable(run.error));
            QVERIFY(!QFile::exists(options[1]));
        }
    }

    void matchStoppedBeforeAGameEndsWritesNothing()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("games.csv");
        write(file, "200 games");
        // A game of these takes minutes.
        const Run run
            = interruptAtOnce({"match", "--first", "alphabeta-h1", "--second", "alphabeta-h1",
                               "--depth", "30", "--csv", file, "--force"});
        QCOMPARE(run.code, 3);
        QVERIFY2(run.error.contains(QStringLiteral("after 0 of")), qPrintable(run.error));
        QCOMPARE(contents(file), QByteArray("200 games"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList {"games.csv"});
    }

    void stoppedMatchLeavesWhatIsWhole()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("games.csv");
        const QString part = folder.filePath("games.part.csv");
        write(file, "200 games");
        QProcess process;
        process.start(QStringLiteral(FOURCAST_CLI),
                      {"match", "--first", "alphabeta-h1", "--second", "random", "--depth", "6",
                       "--games", "100000", "--csv", file, "--force"});
        QVERIFY(QTest::qWaitFor([&process] { return catchesInterrupts(process); }, 120'000));
        // Long enough for some games, and a match of so many does not end by itself.
        QThread::sleep(2);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        const Run run = rest(process);
        QCOMPARE(run.code, 3);
        QVERIFY2(!run.error.contains(QStringLiteral("after 0 of")), qPrintable(run.error));
        QCOMPARE(contents(file), QByteArray("200 games"));
        QVERIFY(contents(part).startsWith("game"));
        QVERIFY2(run.error.contains(QStringLiteral("they are in '%1'").arg(part)),
                 qPrintable(run.error));
    }

    void reviewThatHasJudgedNothingWritesNothing()
    {
        const QTemporaryDir folder;
        const QString game = folder.filePath("early.c4g");
        write(game, "1. d1 d2 *\n");
        const Run run = interruptAtOnce({"review", game, "--no-book", "--hash", "1", "--threads",
                                         "1", "--out", folder.filePath("a.md")});
        QCOMPARE(run.code, 3);
        QVERIFY2(run.error.contains(QStringLiteral("plies judged: 0 of 2.")),
                 qPrintable(run.error));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList {"early.c4g"});
    }

    void ofSixStudiesInOneFolderAllButOneSayWhoWorksThere()
    {
        const QTemporaryDir folder;
        const QStringList call {"study",    "table9", "--max-depth", "4",
                                "--rounds", "20",     "--out",       folder.filePath("new")};
        std::array<QProcess, 6> processes;
        for (QProcess& process : processes)
            process.start(QStringLiteral(FOURCAST_CLI), call);
        int whole = 0;
        for (QProcess& process : processes) {
            const qint64 number = process.processId();
            const Run run = rest(process);
            whole += run.code == 0;
            // One that came when another had just ended goes on with what is there.
            if (run.code != 0)
                QVERIFY2(run.error.contains(QStringLiteral("study.sqlite' is in use by process "))
                             && !run.error.contains(QString::number(number)),
                         qPrintable(run.error));
        }
        QVERIFY(whole >= 1);
        QCOMPARE(runProgram(call).code, 0);
    }

    void tuningAndLadderStopWhereNothingCanBeKept()
    {
        const QTemporaryDir folder;
        // A file that grows beyond this is a full disk.
        const QString limited = QStringLiteral("trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"");
        const QList<QStringList> calls {{"tune", "--steps", "100000", "--games-cap", "4",
                                         "--yardstick", "2", "--depth", "1", "--out",
                                         folder.filePath("t.json")},
                                        {"ladder", "--engine", "level-1", "--engine", "random",
                                         "--games", "100000", "--out", folder.filePath("ladder")}};
        for (const QStringList& call : calls) {
            QProcess process;
            process.start(QStringLiteral("bash"),
                          QStringList {"-c", limited, QStringLiteral(FOURCAST_CLI)} + call);
            const Run run = rest(process);
            QCOMPARE(run.code, 1);
            QVERIFY2(run.error.contains(QStringLiteral("cannot be written: File too large")),
                     qPrintable(run.error));
        }
    }

    void valuesOfATuningAreReplacedWhereItGoesOn()
    {
        const QTemporaryDir folder;
        const QString values = folder.filePath("values");
        const QStringList call {"tune",        "--games-cap", "4",
                                "--yardstick", "2",           "--depth",
                                "1",           "--out",       folder.filePath("t.json"),
                                "--values",    values};
        QCOMPARE(runProgram(call + QStringList {"--steps", "1"}).code, 0);
        const Run more = runProgram(call + QStringList {"--steps", "2"});
        QVERIFY2(more.code == 0, qPrintable(more.error));
        write(values, "three = 5\n");
        QCOMPARE(runProgram(call + QStringList {"--steps", "3"}).code, 1);
        QCOMPARE(contents(values), QByteArray("three = 5\n"));
    }
};

QTEST_GUILESS_MAIN(TestCliOutput)
#include "tst_clioutput.moc"
