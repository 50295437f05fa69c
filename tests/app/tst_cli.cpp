// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/sanitized.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/stat.h>

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongCallsGetOneSentence_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        int rows = 0;
        const auto row = [&rows](const char* call, int code, const char* says) {
            // What a sanitizer looks for is much the same in each: one program in five is started.
            if (sanitized::isOn && rows++ % 5 != 0)
                return;
            QTest::newRow(*call ? call : "(nothing)")
                << QString::fromLatin1(call) << code << QString::fromLatin1(says);
        };
        row("", 2, "command is missing");
        row("dance", 2, "no command 'dance'");
        row("--dance", 2, "no option '--dance'");
        row("analyze", 2, "POSITION is missing");
        row("analyze startpos --dance", 2, "dance");
        row("analyze startpos --depth", 2, "depth");
        row("perft", 2, "N is missing");
        row("perft 3 startpos --depth 3", 2, "depth");
        row("engines mapped-h1", 2, "one argument too many");
        row("formal check race", 2, "FORMULA is missing");
        row("formal compare race", 2, "SECOND is missing");
        row("lesson check", 2, "FILE is missing");
        row("lesson merge", 2, "PATH is missing");
        row("tree step 48", 1, "Bad position");
        row("formal export race --to dot --memory 1", 1,
            "--memory 1 is not enough to explore one state");
        row("match --first random", 2, "--second is missing");
        row("match --first random --second random games.csv", 2, "no --csv");
        row("match --first random --second random --csv --json", 2, "standard output");
        row("analyze 48", 1, "Bad position");
        row("analyze 4444444", 1, "Bad position");
        row("analyze 44553 --depth 2", 0, "");
        row("analyze 4455361 --depth 2", 0, "");
        row("analyze 44553 --engine perfect --depth 2", 2, "always sees the end");
        row("analyze 44553 --engine random --depth 2", 2, "does not look ahead");
        row("match --first random --second greedy-h1 --second-depth 2", 2, "does not look ahead");
        row("analyze 44553 --engine mapped-h2 --hash 8", 2, "of no use");
        row("analyze 44553 --hash 0", 1, "--hash must be a whole number from 1");
        row("solve 44553 --threads 0", 1, "--threads");
        row("solve 44553 --hash 0", 1, "--hash");
        row("solve --dance", 2, "dance");
        row("match --first perfect --second random --first-depth 3", 2, "always sees the end");
        row("analyze 1212121", 1, "ended");
        row("analyze 12121212", 1, "Bad position");
        row("analyze hello", 1, "Bad position");
        row("analyze startpos --engine deep-blue", 1, "no engine 'deep-blue'");
        row("analyze startpos --depth 0", 1, "--depth must be a whole number from 1 to 42");
        row("analyze startpos --depth 43", 1, "not '43'");
        row("analyze startpos --depth -3", 1, "not '-3'");
        row("analyze startpos --depth +3", 1, "not '+3'");
        row("analyze startpos --depth 3.5", 1, "not '3.5'");
        row("analyze startpos --depth 0x4", 1, "not '0x4'");
        row("analyze startpos --depth 99999999999999999999", 1, "--depth");
        row("analyze startpos --workers 257", 1, "--workers must be a whole number from 1 to 256");
        row("analyze startpos --nodes 0", 1, "--nodes");
        row("analyze startpos --time soon", 1, "--time");
        row("analyze startpos --seed 9007199254740992", 1, "--seed");
        row("analyze startpos --h1-variant no-f9", 1, "no-f9");
        row("analyze startpos --engine mapped-h2 --h1-variant no-f3", 2, "of no use");
        row("analyze startpos --engine random --h1-variant no-f3", 2, "of no use");
        row("match --first mapped-h2 --second study-h2 --h1-variant no-f3", 2, "neither");
        row("match --first random --second study-h2 --h1-variant no-f3", 2, "neither");
        row("match --first mapped-h2 --second study-h1 --h1-variant no-f3 --depth 1 --games 2", 0,
            "");
        row("analyze startpos --engine mapped-h1 --dataset x", 2, "data set players only");
        row("analyze startpos --engine dataset-h1 --dataset /nowhere/x", 1, "/nowhere/x");
        row("analyze startpos --engine dataset-solver --depth 3", 2, "of no use");
        row("analyze 1122 --engine dataset-h1 --depth 3", 0, "");
        row("match --first random --second study-h1 --dataset x", 2, "data set players only");
        row("match --first random --second dataset-h1 --depth 1 --games 2 --dataset /dev/null", 0,
            "");
        row("match --first random --second rando", 1, "no engine 'rando'");
        row("match --first random --second random --games 0", 1, "--games");
        row("match --first random --second random --sprt 20,0", 1, "the smaller one first");
        row("match --first random --second random --sprt 10", 1, "such as 0,20");
        row("match --first random --second random --opening-plies 13", 1, "--opening-plies");
        row("match --first study-h1 --second literal-h2 --sprt 0,20 --opening-plies 0", 2,
            "draw no lots");
        row("match --first study-h1 --second random --sprt 0,20 --opening-plies 0 --games 2", 0,
            "");
        row("match --first random --second random --first-depth 0", 1, "--first-depth");
        row("match --first random --second random --csv /nowhere/games.csv", 1, "does not exist");
        row("match --first random --second random --csv /", 1, "is a folder");
        row("curves --depth 13", 1, "--depth");
        row("curves --depth 2 --out /proc/curves", 1, "/proc/curves");
        row("perft many", 1, "N must be a whole number");
        row("perft 3 --board 9x9", 1, "9x9");
        row("perft 3 8", 1, "Bad position");
        row("tree --depth 0", 1, "--depth");
        row("tree --board chess --depth 3", 1, "chess");
        row("study table9 --out -", 1, "--out needs a folder, and '-' is standard output");
        row("games list --archive -", 1, "--archive needs a file, and '-' is standard output");
        row("games list --from 2030-01-01 --to 2020-01-01", 1, "--from is a later day than --to");
        row("formal lts race --aut - --json", 2, "--aut and --json both want standard output");
        row("chance simulate gambler --lengths - --json", 2, "both want standard output");
        row("book build --shard 3/60000", 1, "which is at most 9999");
        row("play --side third", 1, "third");
        row("play --engine nobody", 1, "nobody");
    }

    void wrongCallsGetOneSentence()
    {
        QFETCH(QString, call);
        QFETCH(int, code);
        QFETCH(QString, says);
        const QStringList arguments = call.split(u' ', Qt::SkipEmptyParts);
        const Run run = runProgram(arguments);
        QCOMPARE(run.code, code);
        if (code == 0)
            return;
        QVERIFY2(run.error.startsWith(QStringLiteral("fourcast-cli: ")), qPrintable(run.error));
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
        QCOMPARE(run.error.count(u'\n'), 1);
        QVERIFY(run.out.isEmpty());
        if (code == 2)
            QVERIFY2(run.error.contains(QStringLiteral("--help")), qPrintable(run.error));
    }

    void whatIsRepeatedStaysInOneLine()
    {
        for (const QString& argument :
             {QStringLiteral("5\n"), QStringLiteral("a\nb"), QString(130'000, u'x')}) {
            const Run run = runProgram({"perft", argument});
            QCOMPARE(run.code, 1);
            QCOMPARE(run.error.count(u'\n'), 1);
            QVERIFY2(run.error.size() < 5000, qPrintable(QString::number(run.error.size())));
        }
    }

    void aBoardSaysWhatWinsThere()
    {
        for (const char* command : {"perft", "tree", "parallel", "simulate"})
            QVERIFY(runProgram({command, "--help"})
                        .out.simplified()
                        .contains("4x4 (where 3 in line win)"));
    }

    /// A pipe that nobody writes to is waited for, but not after a signal.
    void aSignalEndsWaitingForAPipe_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::newRow("lesson check") << QStringList {"lesson", "check"};
        QTest::newRow("lesson worksheet") << QStringList {"lesson", "worksheet", "--out", "-"};
        QTest::newRow("formal check") << QStringList {"formal", "check", "race"};
        QTest::newRow("chance check") << QStringList {"chance", "check"};
        QTest::newRow("measure") << QStringList {"measure"};
    }

    void aSignalEndsWaitingForAPipe()
    {
        QFETCH(const QStringList, call);
        const QTemporaryDir folder;
        const QString pipe = folder.filePath("pipe.x");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QProcess process;
        process.start(QStringLiteral(FOURCAST_CLI), call + QStringList {pipe});
        // In main() by then, and at the pipe a moment later.
        const QString status = QStringLiteral("/proc/%1/status").arg(process.processId());
        const auto catches = [&status] {
            const QByteArray text = contents(status);
            const qsizetype at = text.indexOf("SigCgt:");
            return at >= 0
                && ((text.mid(at + 7, 17).trimmed().toULongLong(nullptr, 16) >> (SIGTERM - 1)) & 1)
                != 0;
        };
        QVERIFY(QTest::qWaitFor(
            [&] { return process.state() == QProcess::NotRunning || catches(); }, 60'000));
        QTest::qWait(1000);
        if (process.state() == QProcess::Running)
            ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
        QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(20'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        // Who takes no pipe has said so at once.
        QVERIFY(process.exitCode() == 3 || process.exitCode() == 1);
    }

    void helpDocumentsEveryCommandAndTheExitCodes_data()
    {
        QTest::addColumn<QString>("command");
        const QStringList commands = commandsOfTheProgram();
        QVERIFY(commands.size() > 20);
        for (const QString& command : commands)
            QTest::newRow(qPrintable(command)) << command;
    }

    void helpDocumentsEveryCommandAndTheExitCodes()
    {
        QFETCH(QString, command);
        const Run help = runProgram(command.split(u' ') + QStringList {"--help"});
        QCOMPARE(help.code, 0);
        QVERIFY2(help.error.isEmpty(), qPrintable(help.error));
        QVERIFY2(help.out.startsWith(QStringLiteral("Usage: fourcast-cli ") + command + u' '),
                 qPrintable(help.out));
        QVERIFY(!helpBlock(help.out, QStringLiteral("Options:")).isEmpty());
        QVERIFY(help.out.contains(QStringLiteral("Exit codes")));
        const Run wrong = runProgram(command.split(u' ') + QStringList {"--dance"});
        QCOMPARE(wrong.code, 2);
        QCOMPARE(wrong.error,
                 QStringLiteral("fourcast-cli: Unknown option 'dance'; see fourcast-cli %1 --help."
                                "\n")
                     .arg(command));
        QVERIFY(wrong.out.isEmpty());
    }

    void helpOfTheWholeNamesFamiliesAndVersion()
    {
        const Run overview = runProgram({QStringLiteral("--help")});
        QCOMPARE(overview.code, 0);
        QVERIFY(overview.out.contains(QStringLiteral("3 stopped")));
        const Run family = runProgram({QStringLiteral("book"), QStringLiteral("--help")});
        QCOMPARE(family.code, 0);
        QVERIFY(family.out.contains(QStringLiteral("book merge")));
        QCOMPARE(runProgram({QStringLiteral("--version")}).out,
                 QStringLiteral("fourcast-cli " FOURCAST_VERSION "\n"));
    }

    void anOptionOfBothSidesHoldsBesideOneOfASide()
    {
        const Run run
            = runProgram(QStringLiteral("match --first alphabeta-h1 --second alphabeta-h1 "
                                        "--first-h1-variant no-f4 --all-wins-alike "
                                        "--games 2 --depth 2")
                             .split(u' '));
        QCOMPARE(run.code, 0);
        QCOMPARE(run.out.count(QStringLiteral("all wins alike")), 2);
        const Run one
            = runProgram(QStringLiteral("match --first alphabeta-h1 --second alphabeta-h1 "
                                        "--h1-variant no-f4 --first-all-wins-alike "
                                        "--games 2 --depth 2")
                             .split(u' '));
        QCOMPARE(one.code, 0);
        QCOMPARE(one.out.count(QStringLiteral("all wins alike")), 1);
        QCOMPARE(one.out.count(QStringLiteral("without feature 4")), 2);
    }

    void jsonParsesAndStatesItsSettings_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QStringList>("keys");
        QTest::newRow("analyze") << "analyze d1 d2 --depth 3 --json"
                                 << QStringList {"engine", "variant", "seed",
                                                 "score",  "units",   "h1"};
        QTest::newRow("analyze, exact")
            << "analyze 16445643742326746657 --json"
            << QStringList {"engine", "score", "columns", "bestColumns", "principalVariation",
                            "nodes",  "units", "status",  "workers"};
        QTest::newRow("match") << "match --first greedy-h1 --second random --games 3 --json"
                               << QStringList {"entrants", "seed", "openingPlies",
                                               "games",    "wins", "pointOfView"};
        QTest::newRow("curves") << "curves --depth 2 --json"
                                << QStringList {"games", "units", "explanation"};
        QTest::newRow("perft") << "perft 3 --json" << QStringList {"board", "counts", "status"};
        QTest::newRow("tree") << "tree --depth 3 --json"
                              << QStringList {"board", "depths", "status"};
        QTest::newRow("bench") << "bench --json" << QStringList {"nodes"};
        QTest::newRow("engines") << "engines --json" << QStringList {"engines", "h1Variants"};
    }

    void jsonParsesAndStatesItsSettings()
    {
        QFETCH(QString, call);
        QFETCH(QStringList, keys);
        const Run run = runProgram(call.split(u' '));
        QCOMPARE(run.code, 0);
        QJsonParseError error;
        const auto document = QJsonDocument::fromJson(run.out.toUtf8(), &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
        keys += {"program", "version", "command"};
        for (const QString& key : keys)
            QVERIFY2(document.object().contains(key), qPrintable(key));
    }

    void analyzeHasTheReferenceCounts_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("engine");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("nodes");
        QTest::newRow("startpos, H1") << "startpos"
                                      << "study-h1" << 4 << 878;
        QTest::newRow("startpos, H2") << "startpos"
                                      << "study-h2" << 4 << 913;
        QTest::newRow("a move, H1") << "4"
                                    << "study-h1" << 3 << 1122;
        QTest::newRow("as squares") << "d1"
                                    << "study-h1" << 3 << 1122;
        QTest::newRow("a win") << "112233"
                               << "study-h1" << 4 << 414;
    }

    void analyzeHasTheReferenceCounts()
    {
        QFETCH(QString, position);
        QFETCH(QString, engine);
        QFETCH(int, column);
        QFETCH(int, nodes);
        const Run run
            = runProgram({"analyze", position, "--engine", engine, "--depth", "4", "--json"});
        const QJsonObject answer = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(answer.value("bestColumn").toInt(), column);
        QCOMPARE(answer.value("nodes").toInt(), nodes);
        QCOMPARE(answer.value("depth").toInt(), 4);
        const auto line = answer.value("principalVariation").toArray();
        QCOMPARE(line.first().toInt(), column);
    }

    void explanationAddsUpToItsValue()
    {
        const Run run = runProgram({"analyze", "37473552", "--depth", "1", "--json"});
        const QJsonObject h1 = QJsonDocument::fromJson(run.out.toUtf8()).object()["h1"].toObject();
        int sum = 0;
        QVERIFY(!h1["features"].toArray().isEmpty());
        const QJsonArray features = h1["features"].toArray();
        for (const auto& feature : features)
            sum += feature.toObject()["value"].toInt();
        QCOMPARE(h1["value"].toInt(), sum);
    }

    void workersChangeNothingButTimes()
    {
        QStringList answers;
        for (const char* workers : {"1", "2", "5"}) {
            const Run run
                = runProgram({"analyze", "4453", "--depth", "5", "--workers", workers, "--json"});
            const QJsonObject answer = QJsonDocument::fromJson(run.out.toUtf8()).object();
            answers.append(
                QString::number(answer["nodes"].toInt())
                + QString::fromUtf8(QJsonDocument(answer["columns"].toArray()).toJson()));
        }
        answers.removeDuplicates();
        QCOMPARE(answers.size(), 1);
    }

    void textStatesWhoIsSpeaking()
    {
        const Run analysis
            = runProgram({"analyze", "44", "--engine", "alphabeta-h1", "--depth", "4"});
        for (const char* words : {"alphabeta-h1", "depth 4", "H1 strict", "seed 1", "first player",
                                  "nodes", " ms", "cutoffs"})
            QVERIFY2(analysis.out.contains(QString::fromLatin1(words)), words);
    }

    void perftCountsAreTheKnownOnes()
    {
        const Run run = runProgram({"perft", "8", "--json"});
        const auto counts
            = QJsonDocument::fromJson(run.out.toUtf8()).object().value("counts").toArray();
        const QList<qint64> known {7, 49, 343, 2401, 16807, 117649, 823536, 5673234};
        QCOMPARE(counts.size(), known.size());
        for (qsizetype i = 0; i < known.size(); ++i)
            QCOMPARE(counts[i].toObject().value("sequences").toInteger(), known[i]);
        // A position that is already won has no moves.
        const Run won = runProgram({"perft", "2", "1", "2", "1", "2", "1", "2", "1", "--json"});
        QCOMPARE(QJsonDocument::fromJson(won.out.toUtf8())
                     .object()["counts"]
                     .toArray()[1]
                     .toObject()["sequences"]
                     .toInt(-1),
                 0);
    }

    void treeSizesAreTheKnownOnes()
    {
        const Run run = runProgram({"tree", "--depth", "7", "--board", "7x7", "--json"});
        const auto depths
            = QJsonDocument::fromJson(run.out.toUtf8()).object().value("depths").toArray();
        QCOMPARE(depths.last().toObject().value("depth").toInt(), 7);
        QCOMPARE(depths.last().toObject().value("nodes").toInt(), 960800);
        // Up to depth 7 no column is full: as many as the formula says.
        const Run text = runProgram({"tree", "--depth", "1", "--board", "5x4"});
        QVERIFY2(text.out.contains("N(n) = 1 + 5 + ... + 5^n = (5^(n+1) - 1) / 4"),
                 qPrintable(text.out));
    }

    void csvGoesToOutputOrFile()
    {
        const QTemporaryDir folder;
        const QStringList match {"match",   "--first", "greedy-h1", "--second", "random",
                                 "--games", "4",       "--seed",    "7",        "--csv"};
        const Run toOutput = runProgram(match);
        QCOMPARE(toOutput.code, 0);
        QCOMPARE(toOutput.out.count(u'\n'), 5);

        const QString path = folder.filePath("games.csv");
        const Run toFile = runProgram(match + QStringList {path});
        QCOMPARE(toFile.code, 0);
        QVERIFY(toFile.out.contains(QStringLiteral("95 %")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto withoutTimes = [](const QByteArray& csv) {
            QByteArrayList rows = csv.split('\n');
            for (QByteArray& row : rows)
                row = row.split(',').mid(0, 9).join(',');
            return rows;
        };
        QCOMPARE(withoutTimes(file.readAll()), withoutTimes(toOutput.out.toUtf8()));
    }

    void curvesWritesThreeFiles()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath("new/folder");
        const Run run = runProgram({"curves", "--depth", "2", "--depth", "4", "--out", out});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.error.isEmpty(), qPrintable(run.error));
        QVERIFY(run.out.contains(QStringLiteral("seed 4000")));
        const QStringList files = QDir(out).entryList(QDir::Files, QDir::Name);
        QCOMPARE(files, QStringList({"study-curves.csv", "study-curves.json", "study-curves.png"}));
        QFile json(out + "/study-curves.json");
        QVERIFY(json.open(QIODevice::ReadOnly));
        QCOMPARE(QJsonDocument::fromJson(json.readAll()).object()["games"].toArray().size(), 2);
        QFile picture(out + "/study-curves.png");
        QVERIFY(picture.open(QIODevice::ReadOnly));
        const QByteArray png = picture.readAll();
        QVERIFY(png.startsWith("\x89PNG"));
        QVERIFY(png.endsWith(QByteArray("IEND\xae\x42\x60\x82")));
    }

    void refusedRunsLeaveNothing()
    {
        const QTemporaryDir folder;
        QFile occupied(folder.filePath("file"));
        QVERIFY(occupied.open(QIODevice::WriteOnly));
        occupied.close();
        QCOMPARE(runProgram({"curves", "--depth", "2", "--out", folder.filePath("file")}).code, 1);
        QCOMPARE(runProgram({"curves", "--depth", "99", "--out", folder.filePath("new")}).code, 1);
        QCOMPARE(runProgram({"match", "--first", "random", "--second", "random", "--games", "x",
                             "--csv", folder.filePath("games.csv")})
                     .code,
                 1);
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList {"file"});
    }

    void fullDiskIsTold()
    {
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QStringLiteral(FOURCAST_CLI), {"engines"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().startsWith("fourcast-cli: "));
    }

    void interruptedRunsSayWhatTheyHave_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QString>("has");
        QTest::newRow("perft") << "perft 42"
                               << "        7 ";
        QTest::newRow("tree") << "tree --depth 20"
                              << "";
    }

    void interruptedRunsSayWhatTheyHave()
    {
        QFETCH(QString, call);
        QFETCH(QString, has);
        const Run run = interruptProgram(call.split(u' '));
        QCOMPARE(run.code, 3);
        QVERIFY(run.error.startsWith(QStringLiteral("fourcast-cli: Stopped")));
        QVERIFY(run.out.contains(has));
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
