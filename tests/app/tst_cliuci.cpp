// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/random.h"
#include "core/uci/optionline.h"
#include "tests/app/program.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>
#include <algorithm>
#include <csignal>
#include <vector>

namespace {

QStringList linesOf(const QString& text)
{
    QStringList lines = text.split(u'\n');
    lines.removeLast();
    return lines;
}

/// A host that is still there.
class Host
{
public:
    explicit Host(const QStringList& arguments = {})
    {
        m_process.start(QStringLiteral(FOURCAST_CLI), QStringList("uci") + arguments);
    }

    void say(const QByteArray& line) { m_process.write(line + '\n'); }
    /// The lines up to the first that begins so; empty where none comes.
    QStringList until(const QString& beginning)
    {
        QStringList lines;
        while (QTest::qWaitFor([this] { return m_process.canReadLine(); }, 60'000)) {
            lines << QString::fromUtf8(m_process.readLine()).trimmed();
            if (lines.back().startsWith(beginning))
                return lines;
        }
        return {};
    }
    QProcess& process() { return m_process; }

private:
    QProcess m_process;
};

} // namespace

/// The session itself is tested in tests/core/uci; here it is the program around it.
class TestCliUci : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void introducesItselfAndQuits()
    {
        const Run run = runProgram({"uci"}, "uci\r\nisready\nquit\nisready\n");
        QCOMPARE(run.code, 0);
        QCOMPARE(run.error, QString());
        const QStringList lines = linesOf(run.out);
        QCOMPARE(lines.front(), QStringLiteral("id name Fourcast " FOURCAST_VERSION));
        QCOMPARE(lines.mid(lines.size() - 2), (QStringList {"uciok", "readyok"}));
        for (const QString& line : lines.mid(2, lines.size() - 4))
            QVERIFY2(OptionLine::read(line), qPrintable(line));
    }

    /// Neither a book nor a solver is made for it, so it takes less than the start of most hosts.
    void startTakesLittleTime()
    {
        QElapsedTimer timer;
        std::vector<qint64> times;
        for (int round = 0; round < 5; ++round) {
            timer.start();
            QCOMPARE(runProgram({"uci"}, "uci\nquit\n").code, 0);
            times.push_back(timer.elapsed());
        }
        std::ranges::sort(times);
        QVERIFY2(times.front() < 1000, qPrintable(QString::number(times.front())));
    }

    /// Nothing is held back for a host that waits.
    void eachLineLeavesAtOnce()
    {
        Host host({"--engine", "alphabeta-h1"});
        host.say("uci");
        QVERIFY(!host.until("uciok").isEmpty());
        host.say("position 121212");
        host.say("go depth 4");
        QVERIFY(host.until("bestmove").back().startsWith("bestmove P@a4"));
        host.say("position startpos");
        host.say("go infinite");
        QVERIFY(!host.until("info depth 3 ").isEmpty());
        host.say("isready");
        QVERIFY(!host.until("readyok").isEmpty());
        host.say("stop");
        QVERIFY(!host.until("bestmove P@").isEmpty());
        host.say("quit");
        QCOMPARE(rest(host.process()).code, 0);
    }

    /// A host that is gone leaves nothing behind that searches for ever.
    void endOfTheInputEndsASearch()
    {
        const Run run = runProgram({"uci", "--engine", "minimax-h1"}, "go infinite\n");
        QCOMPARE(run.code, 0);
        QVERIFY2(linesOf(run.out).back().startsWith("bestmove P@"), qPrintable(run.out));
    }

    void interruptEndsASearch()
    {
        Host host({"--engine", "minimax-h1"});
        host.say("go infinite");
        QVERIFY(!host.until("info depth 2 ").isEmpty());
        ::kill(static_cast<pid_t>(host.process().processId()), SIGINT);
        const Run run = rest(host.process());
        QCOMPARE(run.code, 3);
        QCOMPARE(run.error, QStringLiteral("fourcast-cli: Stopped.\n"));
        QVERIFY(linesOf(run.out).back().startsWith("bestmove P@"));
    }

    void wrongEngineIsRefused()
    {
        const Run run = runProgram({"uci", "--engine", "deep-blue"}, "uci\n");
        QCOMPARE(run.code, 1);
        QCOMPARE(run.out, QString());
        QVERIFY(run.error.contains("There is no engine 'deep-blue'"));
        QCOMPARE(runProgram({"uci", "--depth", "4"}).code, 2);
    }

    void wrongInputIsSurvived()
    {
        SeededRandom random(8);
        QByteArray input;
        for (int i = 0; i < 20'000; ++i)
            input += static_cast<char>(random.below(256));
        input += "\nposition startpos moves P@d9\nsetoption name Hash value lots\nisready\n";
        input += "position " + QByteArray(100'000, '4') + "\nisready\n";
        const Run run = runProgram({"uci"}, input);
        QCOMPARE(run.code, 0);
        QCOMPARE(linesOf(run.out).filter("info string error").size(), 3);
        QCOMPARE(linesOf(run.out).filter("readyok").size(), 2);
    }

    /// Kaggle runs the text of the file and takes the last function in it. One game of the agent
    /// against itself, as Kaggle would have it played.
    void kagglesAgentPlaysAGame()
    {
        const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
        if (python.isEmpty())
            QSKIP("Python is not installed");
        const QByteArray host = R"(
import sys
names = {}
exec(compile(open(sys.argv[1]).read(), sys.argv[1], "exec"), names)
agent = [value for value in names.values() if callable(value)][-1]
board, mark, columns = [0] * 42, 1, []
configuration = {"columns": 7, "rows": 6, "inarow": 4, "actTimeout": 0.4}
def wins(mark):
    has = lambda row, column: 0 <= row < 6 and 0 <= column < 7 and board[column + 7 * row] == mark
    return any(all(has(row + i * down, column + i * right) for i in range(4))
               for row in range(6) for column in range(7)
               for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)))
while 0 in board:
    column = agent({"board": list(board), "mark": mark, "step": len(columns)}, configuration)
    assert type(column) is int and board[column] == 0
    board[column + 7 * max(row for row in range(6) if board[column + 7 * row] == 0)] = mark
    columns.append(column + 1)
    if wins(mark):
        break
    mark = 3 - mark
print("".join(map(str, columns)))
try:
    agent({"board": [0] * 20, "mark": 1}, dict(configuration, columns=5, rows=4))
except ValueError as error:
    print(error)
)";
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("FOURCAST_CLI", FOURCAST_CLI);
        environment.insert("FOURCAST_ENGINE", "level-4");
        environment.insert("FOURCAST_OPTIONS", "Seed=7");
        process.setProcessEnvironment(environment);
        process.start(
            python,
            {"-c", QString::fromUtf8(host),
             QStringLiteral(FOURCAST_SOURCE_DIR "/resources/examples/kaggle_fourcast.py")});
        const Run run = rest(process);
        QVERIFY2(run.code == 0, qPrintable(run.error));
        const QStringList lines = linesOf(run.out);
        QVERIFY(lines.front().size() >= 7);
        QVERIFY2(lines.back().startsWith("Fourcast plays 7 columns"), qPrintable(run.out));
        // The rules of both sides agree on when the game was over.
        const QString end
            = runProgram({"uci"},
                         "position " + lines.front().toLatin1() + "\nquery gameover\nquit\n")
                  .out;
        QCOMPARE(end, QStringLiteral("response true\n"));
    }
};

QTEST_GUILESS_MAIN(TestCliUci)
#include "tst_cliuci.moc"
