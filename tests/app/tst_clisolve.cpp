// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace {

/// A terminal that shows what a program says.
class Terminal
{
public:
    Terminal()
    {
        if (::grantpt(m_shown) == 0 && ::unlockpt(m_shown) == 0)
            m_program = ::open(::ptsname(m_shown), O_RDWR | O_NOCTTY | O_CLOEXEC);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal()
    {
        ::close(m_program);
        ::close(m_shown);
    }

    bool isOpen() const { return m_program >= 0; }
    /// To be called in the process of the program, before it begins.
    void becomeStandardError() const { ::dup2(m_program, STDERR_FILENO); }
    /// What it has said since.
    QByteArray read() const
    {
        std::array<char, 4096> block {};
        QByteArray all;
        for (ssize_t size = 0; (size = ::read(m_shown, block.data(), block.size())) > 0;)
            all.append(block.data(), size);
        return all;
    }

private:
    int m_shown = ::posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    int m_program = -1;
};

}

/// `solve`, and `analyze` with the exact solver.
class TestCliSolve : public QObject
{
    Q_OBJECT

private:
    /// Moves and score of every line of an answer; nodes and time vary.
    static QStringList scores(const QString& out)
    {
        QStringList result;
        for (const QString& line : out.split(u'\n', Qt::SkipEmptyParts)) {
            const QStringList fields = line.split(u' ');
            result << (fields.size() == 4 ? fields[0] + u' ' + fields[1] : line);
        }
        return result;
    }

private Q_SLOTS:
    void argumentsAreAnsweredInOrder()
    {
        const Run run = runProgram({"solve", "112233", "37475", "52677675164321472411331752454"});
        QCOMPARE(run.code, 0);
        QVERIFY(run.error.isEmpty());
        QCOMPARE(scores(run.out),
                 (QStringList {"112233 18", "37475 -18", "52677675164321472411331752454 0"}));
        static const QRegularExpression form(QStringLiteral("^(\\d+ -?\\d+ \\d+ \\d+\\n){3}$"));
        QVERIFY2(form.match(run.out).hasMatch(), qPrintable(run.out));
    }

    void weakAnswersAreSigns()
    {
        const Run run
            = runProgram({"solve", "--weak", "112233", "37475", "52677675164321472411331752454"});
        QCOMPARE(scores(run.out),
                 (QStringList {"112233 1", "37475 -1", "52677675164321472411331752454 0"}));
    }

    void linesAreAnsweredInOrder()
    {
        const Run run = runProgram({"solve", "--hash", "1", "--clear", "--threads", "2"},
                                   "112233\na1 a2 b1 b2 c1 c2\n37475");
        QCOMPARE(run.code, 0);
        QCOMPARE(scores(run.out), (QStringList {"112233 18", "112233 18", "37475 -18"}));
    }

    void aWrongLineIsAnsweredAndTheRestGoesOn()
    {
        const Run run = runProgram({"solve"}, "112233\n48\n\n1212121\n37475\n");
        QCOMPARE(run.code, 1);
        const QStringList lines = scores(run.out);
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[0], QStringLiteral("112233 18"));
        for (int i = 1; i <= 3; ++i)
            QVERIFY2(lines[i].startsWith(QStringLiteral("error: ")), qPrintable(lines[i]));
        QVERIFY(lines[1].contains(u'8'));
        QVERIFY(lines[2].contains(QStringLiteral("startpos")));
        QVERIFY(lines[3].contains(QStringLiteral("ended")));
        QCOMPARE(lines[4], QStringLiteral("37475 -18"));
        QVERIFY(run.error.contains(QStringLiteral("wrong: 3")));
        QCOMPARE(runProgram({"solve", "48", "112233"}).code, 1);
    }

    void eachLineIsAnsweredAtOnce()
    {
        QProcess process;
        process.start(QStringLiteral(FOURCAST_CLI), {"solve", "--hash", "1"});
        for (const char* position : {"112233", "37475"}) {
            process.write(QByteArray(position) + '\n');
            QVERIFY(process.waitForReadyRead(60'000));
            QVERIFY(process.readAllStandardOutput().startsWith(position));
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 0);
    }

    void limitsLeaveAnInterval()
    {
        const Run run = runProgram({"solve", "--no-book", "--nodes", "100", "startpos"});
        QCOMPARE(run.code, 0);
        static const QRegularExpression form(
            QStringLiteral("^startpos (-?\\d+)\\.\\.(-?\\d+) \\d+ \\d+\\n$"));
        const auto match = form.match(run.out);
        QVERIFY2(match.hasMatch(), qPrintable(run.out));
        QVERIFY(match.captured(1).toInt() <= 1 && match.captured(2).toInt() >= 1);
        QCOMPARE(runProgram({"solve", "--no-book", "--time", "1", "startpos"}).code, 0);
    }

    void jsonIsAnObjectOnALine()
    {
        const Run run = runProgram({"solve", "--json", "112233", "9", "16445643742326746657"});
        QCOMPARE(run.code, 1);
        const QStringList lines = run.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        const auto object
            = [&](int i) { return QJsonDocument::fromJson(lines[i].toUtf8()).object(); };
        QCOMPARE(object(0)["position"].toString(), QStringLiteral("112233"));
        QCOMPARE(object(0)["lower"].toInt(), 18);
        QCOMPARE(object(0)["upper"].toInt(), 18);
        QCOMPARE(object(0)["status"].toString(), QStringLiteral("solved"));
        QVERIFY(object(0)["nodes"].isDouble() && object(0)["microseconds"].isDouble());
        QVERIFY(!object(1)["error"].toString().isEmpty());
        QCOMPARE(object(1)["position"].toString(), QStringLiteral("9"));
        QCOMPARE(object(2)["text"].toString(), QStringLiteral("wins in 3 moves"));
    }

    void interruptedItSaysWhatIsProved()
    {
        // On a terminal it says what it is at.
        const Terminal terminal;
        QVERIFY(terminal.isOpen());
        QProcess process;
        process.setChildProcessModifier([&terminal] { terminal.becomeStandardError(); });
        process.start(QStringLiteral(FOURCAST_CLI), {"solve", "--no-book"});
        process.write("112233\nstartpos\n12\n");
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += terminal.read(), said.contains("startpos: ")), 60'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 3);
        const QString out = QString::fromUtf8(process.readAllStandardOutput());
        QVERIFY2(out.startsWith(QStringLiteral("112233 18 ")), qPrintable(out));
        QVERIFY2(out.contains(QStringLiteral("\nstartpos ")), qPrintable(out));
        QCOMPARE(out.count(u'\n'), 2);
        said += terminal.read();
        QVERIFY2(said.contains("fourcast-cli: Stopped; positions answered: 2"), said.constData());
    }

    void analyzeIsExactOfItself()
    {
        for (const QStringList& call :
             {QStringList {"analyze", "16445643742326746657", "--hash", "8"},
              QStringList {"analyze", "1644564374", "2326746657", "--engine", "perfect",
                           "--workers", "2"}}) {
            const Run run = runProgram(call);
            QCOMPARE(run.code, 0);
            for (const char* words : {"first player", "wins in 3 moves", "Best columns: 2 5",
                                      "(best)", "nodes", " ms", "solved", "MiB"})
                QVERIFY2(run.out.contains(QString::fromLatin1(words)), qPrintable(run.out));
        }
    }

    void analyzeGivesEveryColumn()
    {
        const Run run = runProgram({"analyze", "16445643742326746657", "--json"});
        const QJsonObject answer = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(answer["engine"].toString(), QStringLiteral("perfect"));
        QCOMPARE(answer["status"].toString(), QStringLiteral("solved"));
        QCOMPARE(answer["score"]["lower"].toInt(), 9);
        QCOMPARE(answer["bestColumns"].toArray(), (QJsonArray {2, 5}));
        QCOMPARE(answer["principalVariation"].toArray().size(), 5);
        QCOMPARE(answer["columns"].toArray().size(), 7);
        for (const auto& column : answer["columns"].toArray()) {
            const QJsonObject score = column.toObject()["score"].toObject();
            QCOMPARE(score["lower"], score["upper"]);
        }
    }

    void analyzeSearchesWhenADepthIsGiven()
    {
        const Run run = runProgram({"analyze", "4455", "--depth", "2"});
        QVERIFY(run.out.contains(QStringLiteral("mapped-h1")));
    }

    void analyzeKeepsLimits()
    {
        const Run run
            = runProgram({"analyze", "startpos", "--no-book", "--nodes", "1000", "--json"});
        QCOMPARE(run.code, 0);
        const QJsonObject answer = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(answer["status"].toString(), QStringLiteral("limit reached"));
        QVERIFY(answer["score"]["lower"].toInt() < answer["score"]["upper"].toInt());
    }
};

QTEST_GUILESS_MAIN(TestCliSolve)
#include "tst_clisolve.moc"
