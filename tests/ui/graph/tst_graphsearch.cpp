// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/graph/graphexamples.h"
#include "ui/graph/graphsearch.h"

#include <QTest>

class TestGraphSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsFoundForNothing()
    {
        GraphSearch search;
        search.look(graphexamples::grid(2, 3));
        QVERIFY(search.nodes().empty() && search.edges().empty());
        QCOMPARE(search.index(), -1);
        QVERIFY(!search.step(1));
    }

    void wordsAndLabelsAreLookedThrough()
    {
        const Graph graph = graphexamples::grid(2, 3);
        GraphSearch search;
        search.setText(QStringLiteral("STATE 7"));
        search.look(graph);
        QCOMPARE(search.nodes(), std::vector<int> {7});
        QVERIFY(search.edges().empty());
        // The steps along the first axis begin in the two first columns of each row.
        search.setText(QStringLiteral("step(0)"));
        search.look(graph);
        QCOMPARE(search.nodes(), (std::vector<int> {0, 1, 3, 4, 6, 7}));
        QCOMPARE(search.edges().size(), std::size_t {6});
    }

    void oneGoesRoundAndRound()
    {
        GraphSearch search;
        search.setText(QStringLiteral("step(0)"));
        search.look(graphexamples::grid(2, 2));
        QCOMPARE(search.nodes(), (std::vector<int> {0, 2}));
        QCOMPARE(search.step(1), 0);
        QCOMPARE(search.step(1), 2);
        QCOMPARE(search.step(1), 0);
        QCOMPARE(search.step(-1), 2);
        QCOMPARE(search.index(), 1);
    }

    void aSmallerGraphHasAPlaceThatThereIs()
    {
        GraphSearch search;
        search.setText(QStringLiteral("State"));
        search.look(graphexamples::grid(2, 3));
        search.step(-1);
        search.step(-1);
        QCOMPARE(search.index(), 8);
        search.look(graphexamples::grid(2, 2));
        QCOMPARE(search.index(), 3);
        search.setText(QStringLiteral("nowhere"));
        search.look(graphexamples::grid(2, 2));
        QCOMPARE(search.index(), -1);
    }
};

QTEST_APPLESS_MAIN(TestGraphSearch)
#include "tst_graphsearch.moc"
