// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/exactscore.h"
#include "tests/core/nearlyknown.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

namespace {

constexpr int plies = 8;

struct Ending
{
    int code = -1;
    QString output;
};

/// A folder with a book in it, and mpirun to build it with.
class Build
{
public:
    explicit Build(const OpeningBook& book) { write(book.contents()); }

    void write(const QByteArray& contents) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(contents);
    }

    QString path() const { return m_folder.filePath("a.c4book"); }

    void start(int processes, const QStringList& mpirunOptions = {})
    {
        m_mpirun.setProcessChannelMode(QProcess::MergedChannels);
        m_mpirun.start(
            QStringLiteral(FOURCAST_MPIRUN),
            QStringList {"--allow-run-as-root", "--oversubscribe", "-n", QString::number(processes)}
                + mpirunOptions
                + QStringList {QStringLiteral(FOURCAST_CLI), "book", "build", "--out", path(),
                               "--patience", "2", "--hash", "8"});
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

    /// The leader tells how far it is after a second, and once a minute.
    bool isUnderWay()
    {
        while (!m_output.contains("positions solved") && m_mpirun.waitForReadyRead(60'000))
            m_output += m_mpirun.readAll();
        return m_output.contains("positions solved");
    }

    Ending end()
    {
        Ending ending;
        if (m_mpirun.waitForFinished(300'000) && m_mpirun.exitStatus() == QProcess::NormalExit)
            ending.code = m_mpirun.exitCode();
        m_output += m_mpirun.readAll();
        ending.output = QString::fromUtf8(m_output);
        return ending;
    }

private:
    QTemporaryDir m_folder;
    QProcess m_mpirun;
    QByteArray m_output;
};

/// A book that lacks so many positions that several processes are at work on them for seconds, on a
/// fast machine too: who is killed after the first one has some in hand.
OpeningBook& slow()
{
    static OpeningBook book(plies);
    if (book.knownCount(plies) == 0)
        for (std::size_t rank = 0; rank < book.positions(plies).count(); ++rank)
            if (rank % 1200 != 600)
                book.setScore(plies, rank, 0);
    return book;
}

}

/// `book build` started by mpirun, and what it makes of the loss of a process.
class TestMpiBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void processesShareTheWork_data()
    {
        QTest::addColumn<int>("processes");
        QTest::newRow("one") << 1;
        QTest::newRow("three") << 3;
    }

    void processesShareTheWork()
    {
        QFETCH(int, processes);
        const NearlyKnown example(plies);
        Build build(example.book);
        build.start(processes);
        const Ending ending = build.end();
        QVERIFY2(ending.code == 0, qPrintable(ending.output));
        QVERIFY(!ending.output.contains(QStringLiteral("is lost")));
        const auto book = OpeningBook::load(build.path());
        QVERIFY(book);
        QVERIFY((*book)->isComplete());
        for (const std::size_t rank : example.open)
            QCOMPARE((*book)->score(plies, rank), exactscore::ofWinNow(plies));
    }

    void lostProcessesAreNoHarm_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<int>("losses");
        QTest::newRow("one killed") << SIGKILL << 1;
        QTest::newRow("all others killed") << SIGKILL << 2;
        QTest::newRow("one asked to leave") << SIGTERM << 1;
    }

    void lostProcessesAreNoHarm()
    {
        QFETCH(int, signal);
        QFETCH(int, losses);
        Build build(slow());
        build.start(3, {"--enable-recovery"});
        QVERIFY(build.isUnderWay());
        const QList<pid_t> processes = build.processes();
        QCOMPARE(processes.size(), 3);
        for (int i = 1; i <= losses; ++i)
            QCOMPARE(::kill(processes[i], signal), 0);
        const Ending ending = build.end();
        if (signal == SIGKILL)
            QVERIFY2(ending.code == 0, qPrintable(ending.output));
        QCOMPARE(ending.output.count(QStringLiteral("is lost; its positions")), losses);
        QVERIFY2(ending.output.contains(QStringLiteral("91295 of 91295")),
                 qPrintable(ending.output));
        const auto book = OpeningBook::load(build.path());
        QVERIFY(book);
        QVERIFY((*book)->isComplete());
    }

    void stoppedLeaderKeepsWhatItHas()
    {
        Build build(slow());
        build.start(3);
        QVERIFY(build.isUnderWay());
        QCOMPARE(::kill(build.processes().first(), SIGINT), 0);
        const Ending ending = build.end();
        QVERIFY2(ending.output.contains(QStringLiteral("Stopped; ")), qPrintable(ending.output));
        QCOMPARE(ending.code, 3);
        QVERIFY(OpeningBook::load(build.path()));
    }

    void refusalEndsAllProcesses()
    {
        Build build(slow());
        build.write("Dear Ada,\n");
        build.start(3);
        const Ending ending = build.end();
        QCOMPARE(ending.code, 1);
        QCOMPARE(ending.output.count(QStringLiteral("not an opening book")), 1);
    }
};

QTEST_GUILESS_MAIN(TestMpiBook)
#include "tst_mpibook.moc"
