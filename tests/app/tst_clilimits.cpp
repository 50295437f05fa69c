// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

/// Input that is missing, has no end or says more than it is; a system that gives less.
class TestCliLimits : public QObject
{
    Q_OBJECT

private:
    /// The program behind a line of the shell, which has its arguments as "$0" "$@".
    static Run runBehind(const QString& shell, const QStringList& arguments)
    {
        QProcess process;
        process.start(QStringLiteral("bash"),
                      QStringList {"-c", shell, QStringLiteral(FOURCAST_CLI)} + arguments);
        process.closeWriteChannel();
        return rest(process);
    }

private Q_SLOTS:
    void inputThatIsNoneEndsWithASentence_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("says");
        const QList<QPair<const char*, const char*>> inputs {
            {"<&-", "cannot be read: Bad file descriptor"},
            {"</", "cannot be read: Is a directory"},
            {"</dev/zero", "a line without end"}};
        const QList<QStringList> calls {{"solve"},
                                        {"solve", "--json"},
                                        {"threats"},
                                        {"uci"},
                                        {"play", "--depth", "1"},
                                        {"play", "--depth", "1", "--json"},
                                        {"play", "--style", "report", "--depth", "1"}};
        for (const QStringList& call : calls)
            for (const auto& [input, says] : inputs)
                QTest::addRow("%s %s", qPrintable(call.join(u' ')), input)
                    << call << QString::fromLatin1(input) << QString::fromLatin1(says);
    }
    void inputThatIsNoneEndsWithASentence()
    {
        QFETCH(const QStringList, call);
        QFETCH(const QString, input);
        QFETCH(const QString, says);
        const Run run = runBehind(QStringLiteral("exec \"$0\" \"$@\" ") + input, call);
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
        QCOMPARE(run.error.count(u'\n'), 1);
    }

    void fileWithoutEndIsRefused_data()
    {
        QTest::addColumn<QStringList>("call");
        const auto row
            = [](const QStringList& call) { QTest::newRow(qPrintable(call.join(u' '))) << call; };
        row({"book", "info", "/dev/zero"});
        row({"book", "merge", "/dev/zero", "--out", "none"});
        row({"dataset", "verify", "/dev/zero"});
        row({"dataset", "lookup", "44444433", "--file", "/dev/zero"});
        row({"dataset", "generate", "--book", "/dev/zero"});
        row({"match", "--first", "dataset-h1", "--second", "random", "--dataset", "/dev/zero"});
        row({"match", "--first", "minimax-h1", "--second", "random", "--h1-values", "/dev/zero"});
        row({"review", "/dev/zero"});
    }
    void fileWithoutEndIsRefused()
    {
        QFETCH(const QStringList, call);
        const Run run = runProgram(call);
        QCOMPARE(run.code, 1);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.error.contains(QStringLiteral("larger than the limit of"))
                     || run.error.contains(QStringLiteral("it is not a file")),
                 qPrintable(run.error));
    }

    void bookThatClaimsMuchCostsLittle()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.c4book");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Fourcast opening book 1\nplies 12\npositions 9188816\nsha256 x\n");
        file.close();
        // The positions of 12 plies alone are more than 140 MB.
        const QString poor = QStringLiteral("ulimit -d 60000; exec \"$0\" \"$@\"");
        if (runBehind(poor, {"--version"}).code != 0)
            QSKIP("A sanitizer alone takes more");
        const Run run = runBehind(poor, {"book", "info", path});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains(QStringLiteral("0 scores instead of 9188816")),
                 qPrintable(run.error));
    }

    void outputThatDoesNotArriveIsNoSuccess_data()
    {
        QTest::addColumn<QStringList>("call");
        for (const QStringList& call :
             {QStringList {"--help"}, {"--version"}, {"book", "--help"}, {"solve", "--help"}})
            QTest::newRow(qPrintable(call.join(u' '))) << call;
    }
    void outputThatDoesNotArriveIsNoSuccess()
    {
        QFETCH(const QStringList, call);
        for (const char* output : {">/dev/full", ">&-"}) {
            const Run run
                = runBehind(QStringLiteral("exec \"$0\" \"$@\" ") + QLatin1String(output), call);
            QCOMPARE(run.code, 1);
            QVERIFY2(run.error.contains(QStringLiteral("Standard output could not be written")),
                     qPrintable(run.error));
        }
    }

    void fewThreadsAreEnough_data()
    {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2, 3, 5})
            QTest::addRow("%d", threads) << threads;
    }
    void fewThreadsAreEnough()
    {
        if (::geteuid() != 0 || !QFile::exists(QStringLiteral("/usr/bin/setpriv")))
            QSKIP("Only root can start a program as somebody who has no other");
        QFETCH(const int, threads);
        // Whoever looks for leaks at the end takes a process for it.
        const QString poor = QStringLiteral("ASAN_OPTIONS=$ASAN_OPTIONS:detect_leaks=0 exec "
                                            "setpriv --reuid=65533 --regid=65533 --clear-groups "
                                            "prlimit --nproc=%1 \"$0\" \"$@\"")
                                 .arg(threads);
        if (runBehind(poor, {"--version"}).code != 0)
            QSKIP("The program can't be started as somebody else");
        const QList<QStringList> calls {
            {"match", "--first", "random", "--second", "random", "--games", "8", "--workers", "64"},
            {"ladder", "--games", "2", "--engine", "random", "--engine", "level-1", "--workers",
             "64"},
            {"study", "table9", "--max-depth", "2", "--rounds", "2", "--workers", "64"},
            {"tune", "--steps", "1", "--games-cap", "4", "--yardstick", "2", "--depth", "1"},
            {"tree", "--depth", "3", "--workers", "64"},
            {"analyze", "44444433", "--engine", "mapped-h1", "--workers", "64"},
            {"solve", "44444433", "--threads", "64"}};
        for (const QStringList& call : calls) {
            const Run run = runBehind(poor, call);
            QVERIFY2(run.code == 0, qPrintable(call.join(u' ') + u'\n' + run.error));
        }
        const Run run = runBehind(poor, calls.first());
        // With more, the first threads may be done before one is missed.
        QVERIFY2(threads > 1 || run.error.contains(QStringLiteral("The system gives only ")),
                 qPrintable(run.error));
        // This one measures threads, and needs some.
        const Run parallel
            = runBehind(poor, {"parallel", "--depth", "2", "--repeat", "1", "--workers", "64"});
        QCOMPARE(parallel.code, 1);
        QVERIFY2(parallel.error.contains(QStringLiteral("measuring up to 64 workers needs")),
                 qPrintable(parallel.error));
    }

    void namesThatAreNoTextAreRefused()
    {
        const Run run = runBehind(QStringLiteral("exec \"$0\" review $'caf\\xe9.c4g'"), {});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains(QStringLiteral("is not UTF-8")), qPrintable(run.error));
    }

    void byteOrderMarkBeforeTheFirstLineIsNoPartOfIt()
    {
        for (const QStringList& call :
             {QStringList {"play", "--depth", "1"}, {"solve"}, {"threats"}}) {
            const Run run = runProgram(call,
                                       "\xef\xbb\xbf"
                                       "4\n");
            QCOMPARE(run.code, 0);
            QVERIFY2(!run.out.contains(QStringLiteral("not a column")), qPrintable(run.out));
        }
    }
};

QTEST_GUILESS_MAIN(TestCliLimits)
#include "tst_clilimits.moc"
