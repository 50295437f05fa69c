// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/autfile.h"
#include "core/support/files/savefile.h"
#include "tests/core/formal/papergrid.h"
#include "tests/core/formal/randomlts.h"

#include <QTemporaryDir>
#include <QTest>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace fourcast::formal;

namespace {

/// Are states, transitions and labels the same, whatever the numbers of the labels?
bool isSame(const Lts& one, const Lts& other)
{
    if (one.stateCount() != other.stateCount() || one.initial() != other.initial())
        return false;
    for (State state = 0; state < one.stateCount(); ++state) {
        std::vector<std::pair<Label, State>> left;
        std::vector<std::pair<Label, State>> right;
        for (const auto& [label, target] : one.transitions(state))
            left.emplace_back(one.label(label), target);
        for (const auto& [label, target] : other.transitions(state))
            right.emplace_back(other.label(label), target);
        std::ranges::sort(left);
        std::ranges::sort(right);
        if (left != right)
            return false;
    }
    return true;
}

}

class TestAutFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead();
    void linesComeInAnyOrder();
    void labelsOfOtherToolsAreRead();
    void aMistakeIsNamedWithItsPlace_data();
    void aMistakeIsNamedWithItsPlace();
    void aLargePromiseTakesNoMemory();
    void aStoppedReadingSaysSo();
    void filesAreWrittenWhole();
};

void TestAutFile::whatIsWrittenIsRead()
{
    SeededRandom random(1);
    for (int round = 0; round < 100; ++round) {
        const Lts lts = randomLts(random, 1 + random.below(20), random.below(40), 6);
        const QByteArray text = aut::write(lts);
        const auto read = aut::read(text);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QVERIFY(isSame(*read, lts));
    }
    const Lts grid = papergrid::published(4, 3);
    QVERIFY(aut::write(grid).startsWith("des (0,787,258)\n"));
    QVERIFY(isSame(*aut::read(aut::write(grid)), grid));
}

void TestAutFile::linesComeInAnyOrder()
{
    const auto read = aut::read("des(1, 4, 3)\r\n(2,\"c\",0)\n\n(0,\"max(1, 2)|min\",2)\n"
                                "  ( 1 , a , 0 )  \n(0,\"min|max(1,2)\",2)\n");
    QVERIFY(read);
    QCOMPARE(read->stateCount(), State {3});
    QCOMPARE(read->initial(), State {1});
    // One of them was there twice.
    QCOMPARE(read->transitionCount(), std::uint64_t {3});
    QCOMPARE(read->label(read->transitions(1)[0].label).text(), QStringLiteral("a"));
}

void TestAutFile::labelsOfOtherToolsAreRead()
{
    const auto read = aut::read("des (0,3,2)\n(0,\"PUT !\"a, b\" !1\",1)\n(1,GET !2,0)\n"
                                "(1,f(1,2),0)\n");
    QVERIFY(read);
    QCOMPARE(read->label(read->transitions(0)[0].label).text(), QStringLiteral("PUT !\"a, b\" !1"));
    QVERIFY(read->labels().find(Label::fromText(u"f(1, 2)")));
}

void TestAutFile::aMistakeIsNamedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* text, int line, int column) {
        QTest::newRow(name) << QByteArray(text) << line << column;
    };
    row("empty", "", 1, 1);
    row("no header", "(0,\"a\",1)\n", 1, 1);
    row("no states", "des (0,0,0)\n", 1, 10);
    row("initial outside", "des (2,0,2)\n", 1, 6);
    row("more behind the header", "des (0,0,1) x\n", 1, 13);
    row("negative", "des (-1,0,1)\n", 1, 6);
    row("source outside", "des (0,1,2)\n(2,\"a\",1)\n", 2, 2);
    row("target outside", "des (0,1,2)\n(0,\"é\",2)\n", 2, 8);
    row("no bracket", "des (0,1,2)\n0,\"a\",1\n", 2, 1);
    row("quotation mark", "des (0,1,2)\n(0,\"a,1)\n", 2, 5);
    row("no label", "des (0,1,2)\n(0,1)\n", 2, 4);
    row("not closed", "des (0,1,2)\n(0,\"a\",1\n", 2, 9);
    row("two on a line", "des (0,2,2)\n(0,\"a\",1)(0,a,1)\n", 2, 10);
    row("too few", "des (0,2,2)\n(0,\"a\",1)\n", 3, 1);
    row("too many", "des (0,1,2)\n(0,\"a\",1)\n(0,\"b\",1)\n", 3, 1);
}

void TestAutFile::aMistakeIsNamedWithItsPlace()
{
    QFETCH(const QByteArray, text);
    const auto read = aut::read(text);
    QVERIFY(!read);
    QTEST(read.error().line, "line");
    QTEST(read.error().column, "column");
    QVERIFY2(
        read.error().message.startsWith(
            QStringLiteral("line %1, column %2: ").arg(read.error().line).arg(read.error().column)),
        qPrintable(read.error().message));
}

void TestAutFile::aLargePromiseTakesNoMemory()
{
    QVERIFY(!aut::read("des (0,0,4000000000)\n"));
    QVERIFY(!aut::read("des (0,18446744073709551615,1)\n"));
    QVERIFY(!aut::read("des (0,99999999999999999999,1)\n"));
    const aut::Limits limits {.states = 10, .transitions = 3, .labels = 2, .line = 20};
    QCOMPARE(aut::read("des (0,0,11)\n", limits).error().column, 10);
    QCOMPARE(aut::read("des (0,4,10)\n", limits).error().column, 8);
    QCOMPARE(aut::read("des (0,3,9)\n(0,a,1)\n(0,b,1)\n(0,c,1)\n", limits).error().line, 4);
    QCOMPARE(aut::read("des (0,3,9)\n(0," + QByteArray(100, 'a') + ",1)\n", limits).error().line,
             2);
    QVERIFY(aut::read("des (0,3,10)\n(0,a,1)\n(0,b,1)\n(0,b,2)\n", limits));
}

void TestAutFile::aStoppedReadingSaysSo()
{
    std::stop_source stop;
    stop.request_stop();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.aut"));
    SeededRandom random(8);
    const Lts lts = randomLts(random, 3000, 10000, 6); // of which two times 4096 are told
    QVERIFY(aut::save(lts, path));
    const auto read = aut::load(path, {}, stop.get_token());
    QVERIFY(!read);
    QVERIFY(read.error().message.contains(QStringLiteral("stopped")));
    QVERIFY(!aut::save(lts, path, {}, stop.get_token()));
    qint64 told = 0;
    int looks = 0;
    const qint64 size = QFileInfo(path).size();
    const auto again = aut::load(path, [&](qint64 done, qint64 all) {
        QVERIFY(done > told && done <= all && all == size);
        told = done;
        ++looks;
    });
    QVERIFY(again && isSame(*again, lts));
    QCOMPARE(looks, 2);
    // After so many looks nothing more is read.
    std::stop_source later;
    looks = 0;
    const auto begun = aut::load(
        path,
        [&](qint64, qint64) {
            ++looks;
            later.request_stop();
        },
        later.get_token());
    QVERIFY(!begun);
    QCOMPARE(looks, 1);
}

void TestAutFile::filesAreWrittenWhole()
{
    QVERIFY(aut::load(QStringLiteral("/nowhere/a.aut")).error().message.contains("/nowhere/a.aut"));
    QVERIFY(!aut::save(Lts(), QStringLiteral("/nowhere/a.aut")));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("one.aut"));
    QVERIFY(aut::save(Lts(), path));
    QVERIFY(isSame(*aut::load(path), Lts()));
    // A pipe stays one.
    const QString pipe = folder.filePath(QStringLiteral("pipe.aut"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const int reader = ::open(QFile::encodeName(pipe).constData(), O_RDONLY | O_NONBLOCK);
    QVERIFY(aut::save(Lts(), pipe));
    QVERIFY(isStream(pipe));
    ::close(reader);
}

QTEST_APPLESS_MAIN(TestAutFile)
#include "tst_autfile.moc"
