// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/random.h"
#include "core/uci/optionline.h"
#include "tests/app/program.h"

#include <QElapsedTimer>
#include <QProcess>
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
};

QTEST_GUILESS_MAIN(TestCliUci)
#include "tst_cliuci.moc"
