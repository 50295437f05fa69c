// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/kernel/opennodes.h"

#include <QTest>

/// When a worker goes back because of what another has found, and to which node.
class TestOpenNodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_table.clear(); }

    void lanesFollowInOrder();
    void putOffOnce();
    void goesBackToTheHighestSettledNode_data();
    void goesBackToTheHighestSettledNode();
    void leavesForAWideChild();
    void staysBriefly();
    void staysInAWideChild();
    void staysInTheOneItLeftFor();
    void staysInTheOneThatWasPutOff();
    void leavesOnlyForWhatIsLookedUp();
    void leavesOnlyForWhatIsOpen();
    void staysBesideAChildThatIsNotWide();

private:
    static constexpr std::uint64_t longTime = 100 * nodesBeforeLeaving;
    static constexpr int alpha = 2;

    SolverTable m_table {SolverTable::minimumMib};
    const SolverTable::View m_view = m_table.view();

    /// A node with four moves, in the order of their lanes; the last is a forced reply's.
    static PreparedNode nodeWith(std::uint64_t key)
    {
        PreparedNode node {};
        node.count = 4;
        node.probed = 0b0111;
        node.alpha = alpha;
        node.hash = SolverTable::hash(key);
        for (int lane = 0; lane < node.count; ++lane) {
            node.order[lane] = lane;
            node.hashes[lane] = SolverTable::hash(key + 1 + static_cast<std::uint64_t>(lane));
        }
        return node;
    }
};

void TestOpenNodes::lanesFollowInOrder()
{
    const PreparedNode prepared = nodeWith(100);
    OpenNodes nodes(m_view);
    const OpenNode& node = nodes.enter(prepared, 0b0101);
    QCOMPARE(node.end - node.next, 2);
    QCOMPARE(node.waiting[0], 1);
    QCOMPARE(node.waiting[1], 3);
}

void TestOpenNodes::putOffOnce()
{
    const PreparedNode prepared = nodeWith(100);
    OpenNodes nodes(m_view);
    OpenNode& node = nodes.enter(prepared, 0);
    node.putOff();
    for (const int lane : {1, 2, 3}) {
        QCOMPARE(node.lane(), lane);
        QVERIFY(!node.isDeferred());
        ++node.next;
    }
    QCOMPARE(node.lane(), 0);
    QVERIFY(node.isDeferred());
    QCOMPARE(node.next + 1, node.end);
}

void TestOpenNodes::goesBackToTheHighestSettledNode_data()
{
    QTest::addColumn<int>("bound");
    QTest::addColumn<bool>("isLower");
    QTest::addColumn<bool>("settles");
    QTest::newRow("above") << alpha + 3 << true << true;
    QTest::newRow("just above") << alpha + 1 << true << true;
    QTest::newRow("a lower bound that is not above") << alpha << true << false;
    QTest::newRow("not above") << alpha << false << true;
    QTest::newRow("an upper bound that is not below") << alpha + 1 << false << false;
}

void TestOpenNodes::goesBackToTheHighestSettledNode()
{
    QFETCH(int, bound);
    QFETCH(bool, isLower);
    QFETCH(bool, settles);
    const PreparedNode prepared[] = {nodeWith(100), nodeWith(200), nodeWith(300)};
    OpenNodes nodes(m_view);
    OpenNode* open[] = {nullptr, nullptr, nullptr};
    for (int i = 0; i < 3; ++i)
        open[i] = &nodes.enter(prepared[i], 0);
    QVERIFY(!nodes.look(1));
    store(m_view, prepared[1].hash, bound, isLower, 10);
    store(m_view, prepared[2].hash, bound, isLower, 10);
    QCOMPARE(nodes.look(1), settles);
    QVERIFY(!nodes.isBackAt(*open[2]));
    nodes.exit();
    QCOMPARE(nodes.isBackAt(*open[1]), settles);
    if (settles) {
        QVERIFY(nodes.isSettled());
        QCOMPARE(nodes.settledValue(), bound);
    }
    QVERIFY(!nodes.isBackAt(*open[1])); // once only
}

void TestOpenNodes::leavesForAWideChild()
{
    const PreparedNode prepared[] = {nodeWith(100), nodeWith(200)};
    OpenNodes nodes(m_view);
    OpenNode& root = nodes.enter(prepared[0], 0);
    const OpenNode& child = nodes.enter(prepared[1], 0);
    mark(m_view, prepared[0].hashes[2], SolverTable::allMarks);
    // One node a look, so it takes as many as there are nodes at most.
    QVERIFY(nodes.look(longTime) || nodes.look(longTime));
    QVERIFY(!nodes.isBackAt(child));
    nodes.exit();
    QVERIFY(nodes.isBackAt(root));
    QVERIFY(!nodes.isSettled());
    // To the wide one first; the one that was left is not lost.
    for (const int lane : {2, 1, 3, 0}) {
        QCOMPARE(root.lane(), lane);
        QCOMPARE(root.isDeferred(), lane == 2 || lane == 0);
        ++root.next;
    }
}

void TestOpenNodes::staysBriefly()
{
    const PreparedNode prepared = nodeWith(100);
    OpenNodes nodes(m_view);
    OpenNode& node = nodes.enter(prepared, 0);
    node.nodesBefore = longTime;
    mark(m_view, prepared.hashes[2], SolverTable::allMarks);
    QVERIFY(!nodes.look(longTime + nodesBeforeLeaving - 1));
    QVERIFY(nodes.look(longTime + nodesBeforeLeaving));
}

void TestOpenNodes::staysInAWideChild()
{
    const PreparedNode prepared = nodeWith(100);
    OpenNodes nodes(m_view);
    nodes.enter(prepared, 0);
    mark(m_view, prepared.hashes[0], SolverTable::allMarks);
    mark(m_view, prepared.hashes[2], SolverTable::allMarks);
    QVERIFY(!nodes.look(longTime));
}

void TestOpenNodes::staysInTheOneItLeftFor()
{
    const PreparedNode prepared = nodeWith(100);
    OpenNodes nodes(m_view);
    nodes.enter(prepared, 0);
    mark(m_view, prepared.hashes[2], SolverTable::allMarks);
    QVERIFY(nodes.look(longTime));
    // Another that becomes wide does not call it away.
    mark(m_view, prepared.hashes[0], SolverTable::allMarks);
    unmark(m_view, prepared.hashes[2]);
    QVERIFY(!nodes.look(2 * longTime));
}

void TestOpenNodes::staysInTheOneThatWasPutOff()
{
    const PreparedNode prepared = nodeWith(100);
    for (const bool wasPutOff : {true, false}) {
        OpenNodes nodes(m_view);
        OpenNode& node = nodes.enter(prepared, 0b0100);
        if (wasPutOff) {
            node.putOff();
            node.putOff();
            ++node.next; // the one that was not put off is done
            QCOMPARE(node.lane(), 0);
        }
        mark(m_view, prepared.hashes[1], SolverTable::allMarks);
        QCOMPARE(nodes.look(longTime), !wasPutOff);
    }
}

void TestOpenNodes::leavesOnlyForWhatIsLookedUp()
{
    PreparedNode prepared = nodeWith(100);
    OpenNodes nodes(m_view);
    nodes.enter(prepared, 0);
    mark(m_view, prepared.hashes[3], SolverTable::allMarks);
    QVERIFY(!nodes.look(longTime));
    prepared.probed = 0b1111;
    QVERIFY(nodes.look(longTime));
}

void TestOpenNodes::leavesOnlyForWhatIsOpen()
{
    const PreparedNode prepared = nodeWith(100);
    OpenNodes nodes(m_view);
    nodes.enter(prepared, 0);
    // A late mark on a child that is known to fail.
    store(m_view, prepared.hashes[2], -alpha, true, 10);
    mark(m_view, prepared.hashes[2], SolverTable::allMarks);
    QVERIFY(!nodes.look(longTime));
    mark(m_view, prepared.hashes[1], SolverTable::allMarks);
    QVERIFY(nodes.look(longTime));
}

void TestOpenNodes::staysBesideAChildThatIsNotWide()
{
    const PreparedNode prepared = nodeWith(100);
    OpenNodes nodes(m_view);
    nodes.enter(prepared, 0);
    mark(m_view, prepared.hashes[2], SolverTable::busyMark);
    QVERIFY(!nodes.look(longTime));
    mark(m_view, prepared.hashes[2], SolverTable::wideMark);
    store(m_view, prepared.hashes[2], -alpha, true, 10); // its worker is done: the marks are gone
    QVERIFY(!nodes.look(longTime));
}

QTEST_GUILESS_MAIN(TestOpenNodes)
#include "tst_opennodes.moc"
