// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

namespace {

struct GamesRun
{
    int code = -1;
    QString out;
    QString error;
};

/// `fourcast-cli` in several processes, which are lost after two seconds of silence.
class GamesUnderMpi
{
public:
    GamesUnderMpi(int processes, const QStringList& arguments,
                  const QString& program = QStringLiteral(FOURCAST_CLI))
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("FOURCAST_PATIENCE"), QStringLiteral("2"));
        m_mpirun.setProcessEnvironment(environment);
        m_mpirun.start(QStringLiteral(FOURCAST_MPIRUN),
                       QStringList {"--allow-run-as-root", "--oversubscribe", "--bind-to", "none",
                                    "--enable-recovery", "-n", QString::number(processes), program}
                           + arguments);
    }

    /// Process identifiers, the leader's first.
    QList<pid_t> processes() const
    {
        QFile children(QStringLiteral("/proc/%1/task/%1/children").arg(m_mpirun.processId()));
        QList<pid_t> result;
        if (children.open(QIODevice::ReadOnly))
            for (const QByteArray& child : children.readAll().split(' '))
                if (!child.isEmpty())
                    result.append(child.toInt());
        return result;
    }

    /// The first game is told at once.
    bool isUnderWay()
    {
        m_mpirun.setReadChannel(QProcess::StandardError);
        while (!m_error.contains("game ") && m_mpirun.waitForReadyRead(60'000))
            read();
        return m_error.contains("game ");
    }

    GamesRun end()
    {
        GamesRun run;
        if (m_mpirun.waitForFinished(120'000) && m_mpirun.exitStatus() == QProcess::NormalExit)
            run.code = m_mpirun.exitCode();
        read();
        run.out = QString::fromUtf8(m_out);
        run.error = QString::fromUtf8(m_error);
        return run;
    }

private:
    void read()
    {
        m_out += m_mpirun.readAllStandardOutput();
        m_error += m_mpirun.readAllStandardError();
    }

    QProcess m_mpirun;
    QByteArray m_out;
    QByteArray m_error;
};

QStringList fieldsOf(const QString& row)
{
    QStringList fields {QString()};
    bool isQuoted = false;
    for (const QChar c : row) {
        if (c == u'"')
            isQuoted = !isQuoted;
        if (c == u',' && !isQuoted)
            fields << QString();
        else
            fields.back() += c;
    }
    return fields;
}

/// All columns but those of times, dates and machines.
QString tableWithoutTimes(const QString& csv)
{
    const QStringList rows = csv.split(u'\n');
    const QStringList heads = fieldsOf(rows.front());
    QString text;
    for (const QString& row : rows) {
        const QStringList fields = fieldsOf(row);
        for (qsizetype i = 0; i < fields.size(); ++i) {
            const QString& head = heads.value(i);
            if (!head.startsWith(QLatin1String("milliseconds")) && head != QLatin1String("date")
                && head != QLatin1String("machine"))
                text += fields[i] + u',';
        }
        text += u'\n';
    }
    return text;
}

/// All fields but those of times, dates and machines: the rest byte for byte.
QString objectsWithoutTimes(QString json)
{
    static const QRegularExpression texts(QStringLiteral("\"(date|machine)\": ?\"[^\"]*\""));
    static const QRegularExpression numbers(
        QStringLiteral("\"(milliseconds\\w*|ms|slowestMs)\": ?(\\[[^\\]]*\\]|[-+.\\de]+)"));
    return json.remove(texts).remove(numbers);
}

/// What a command has written into a folder, by the files' names. A database has times in it.
QMap<QString, QString> writtenFiles(const QString& folder)
{
    QMap<QString, QString> files;
    for (const QString& name : QDir(folder).entryList(QDir::Files)) {
        QFile file(QDir(folder).filePath(name));
        if (name.endsWith(QLatin1String(".sqlite")) || !file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        files[name] = name.endsWith(QLatin1String(".csv")) ? tableWithoutTimes(text)
                                                           : objectsWithoutTimes(text);
    }
    return files;
}

/// Some seconds.
QStringList slowLadder(const QString& folder)
{
    return {"ladder", "--engine", "mapped-h1", "--engine", "alphabeta-h1", "--depth",
            "8",      "--games",  "60",        "--out",    folder};
}

}

/// Commands that play many games, started by mpirun.
class TestMpiGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyNumberOfProcessesPlaysTheSame_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<int>("files");
        const auto row = [](const char* name, const QString& command, int files) {
            QTest::newRow(name) << command.split(u' ') << files;
        };
        row("match",
            QStringLiteral("match --first mapped-h1 --second greedy-h1 --depth 3 --games 20 --csv "
                           "FOLDER/games.csv"),
            1);
        row("ladder",
            QStringLiteral("ladder --engine greedy-h1 --engine random --engine level-1 --games 6 "
                           "--out FOLDER"),
            2);
        row("study", QStringLiteral("study table6 --rounds 3 --max-depth 4 --out FOLDER"), 3);
        row("tune",
            QStringLiteral("tune --engine mapped-h1 --depth 1 --steps 2 --games-cap 20 "
                           "--yardstick 4 --values FOLDER/values --out FOLDER/history.json"),
            2);
        row("odds fit", QStringLiteral("odds fit --games 140 --seed 2 --out FOLDER"), 2);
        row("tournament",
            QStringLiteral("tournament run FOLDER/cup.json --engine mapped-h1:2 --engine random "
                           "--engine level-2 --games 4"),
            1);
        row("Swiss tournament",
            QStringLiteral("tournament run FOLDER/cup.json --engine mapped-h1:2 --engine random "
                           "--engine level-2 --engine greedy-h1 --engine level-1 --format swiss "
                           "--rounds 3"),
            1);
    }

    void anyNumberOfProcessesPlaysTheSame()
    {
        QFETCH(QStringList, command);
        QFETCH(int, files);
        QMap<QString, QString> first;
        for (const int processes : {1, 2, 4}) {
            const QTemporaryDir folder;
            QStringList arguments = command;
            arguments.replaceInStrings(QStringLiteral("FOLDER"), folder.path());
            const GamesRun run = GamesUnderMpi(processes, arguments).end();
            QVERIFY2(run.code == 0, qPrintable(run.error));
            QVERIFY2(!run.error.contains(QStringLiteral("fourcast-cli: ")), qPrintable(run.error));
            const auto written = writtenFiles(folder.path());
            QCOMPARE(written.size(), files);
            if (first.isEmpty())
                first = written;
            for (auto file = written.begin(); file != written.end(); ++file)
                QCOMPARE(file.value(), first.value(file.key()));
        }
    }

    void anyNumberOfProcessesCountsTheSamePoints()
    {
        QList<QList<QJsonValue>> first;
        for (const int processes : {1, 2, 4}) {
            const GamesRun run = GamesUnderMpi(processes,
                                               {"growth", "--engine", "tree", "--to", "6",
                                                "--repeat", "2", "--json"})
                                     .end();
            QVERIFY2(run.code == 0, qPrintable(run.error));
            const auto object = QJsonDocument::fromJson(run.out.toUtf8()).object();
            QList<QList<QJsonValue>> counts;
            for (const QJsonValue& row : object["rows"].toArray()) {
                counts += {row["x"], row["status"], row["nodes"], row["factor"]};
                for (const QJsonValue& search : row["searches"].toArray())
                    counts.back() += search["nodes"];
            }
            QCOMPARE(counts.size(), 6);
            if (first.isEmpty())
                first = counts;
            QCOMPARE(counts, first);
            if (processes == 1)
                QVERIFY(!object["disturbed"].toBool());
        }
    }

    void aTournamentIsGoneOnWith()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("cup.json"));
        const QStringList run {"tournament", "run", file,       "--engine", "random",
                               "--games",    "2",   "--engine", "level-1"};
        QCOMPARE(GamesUnderMpi(2, run).end().code, 0);
        const GamesRun more
            = GamesUnderMpi(3, {"tournament", "resume", file, "--engine", "greedy-h1", "--json"})
                  .end();
        QCOMPARE(more.code, 0);
        QVERIFY2(more.out.contains(QStringLiteral("\"gamesPlayed\": 6")), qPrintable(more.out));
    }

    void aKilledProcessLosesNothing()
    {
        const QTemporaryDir folder;
        const QTemporaryDir whole;
        GamesUnderMpi ladder(3, slowLadder(folder.path()));
        QVERIFY(ladder.isUnderWay());
        const QList<pid_t> processes = ladder.processes();
        QCOMPARE(processes.size(), 3);
        QCOMPARE(::kill(processes[1], SIGKILL), 0);
        const GamesRun run = ladder.end();
        QCOMPARE(run.error.count(QStringLiteral("Process 1 is lost; its games")), 1);
        QCOMPARE(GamesUnderMpi(1, slowLadder(whole.path())).end().code, 0);
        const auto files = writtenFiles(folder.path());
        QCOMPARE(files.size(), 2);
        QCOMPARE(files, writtenFiles(whole.path()));
    }

    void aStoppedLeaderKeepsWhatItHas()
    {
        const QTemporaryDir folder;
        GamesUnderMpi ladder(3, slowLadder(folder.path()));
        QVERIFY(ladder.isUnderWay());
        const QList<pid_t> processes = ladder.processes();
        QCOMPARE(processes.size(), 3);
        QCOMPARE(::kill(processes.first(), SIGINT), 0);
        const GamesRun run = ladder.end();
        QVERIFY2(run.error.contains(QStringLiteral("Stopped after ")), qPrintable(run.error));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("games.csv"))));
    }

    void programsOfOthersAreRefused()
    {
        const QTemporaryDir folder;
        qputenv("FOURCAST_PROGRAMS", folder.filePath(QStringLiteral("programs.json")).toUtf8());
        QCOMPARE(QProcess::execute(
                     QStringLiteral(FOURCAST_CLI),
                     {"programs", "add", "bot", "/bin/true", "--protocol", "uci", "--no-try"}),
                 0);
        const QString file = folder.filePath(QStringLiteral("cup.json"));
        const QList<QStringList> commands {
            {"match", "--first", "bot", "--second", "random"},
            {"ladder", "--engine", "bot", "--engine", "random"},
            {"tournament", "run", file, "--engine", "bot", "--engine", "random"}};
        for (const QStringList& command : commands) {
            const GamesRun run = GamesUnderMpi(2, command).end();
            QVERIFY2(run.error.count(QStringLiteral("'bot' is a program of others")) == 1,
                     qPrintable(run.error));
        }
        qunsetenv("FOURCAST_PROGRAMS");
        QVERIFY(!QFile::exists(file));
    }

    void aMissingModuleIsOneSentence()
    {
        const QTemporaryDir folder;
        const QString program = folder.filePath(QStringLiteral("fourcast-cli"));
        QVERIFY(QFile::copy(QStringLiteral(FOURCAST_CLI), program));
        const GamesRun run
            = GamesUnderMpi(2, {"match", "--first", "random", "--second", "random"}, program).end();
        QCOMPARE(run.error.count(QStringLiteral("need the package fourcast-cli-mpi")), 1);
        QCOMPARE(run.out, QString());
    }
};

QTEST_GUILESS_MAIN(TestMpiGames)
#include "tst_mpigames.moc"
