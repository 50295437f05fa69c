// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/profile/searchprofile.h"

#include <QTest>

/// From what perf and addr2line print to shares of the time.
class TestSearchProfile : public QObject
{
    Q_OBJECT

private:
    static CodePart part(const std::vector<CodeFrame>& frames) { return codePartOf(frames); }

    static constexpr const char* places = "0x0000000000401064\n"
                                          "h1::runsOf(unsigned long, int, H1Options const&)\n"
                                          "/src/core/evaluation/h1patterns.h:80\n"
                                          "Negamax<StrictH1, NullObserver>::leaf(Position, int)\n"
                                          "/src/core/search/negamax.h:120 (discriminator 3)\n"
                                          "0x0000000000401067\n"
                                          "BasicPosition<7, 6, 4>::isWon() const\n"
                                          "/src/core/board/position.h:130\n"
                                          "Negamax<StrictH1, NullObserver>::leaf(Position, int)\n"
                                          "/src/core/search/negamax.h:118\n"
                                          "0x00000000004f0000\n"
                                          "??\n"
                                          "??:0\n";

private Q_SLOTS:
    void whatIsPutTogetherBelongsToTheHeuristicThatAsked()
    {
        const CodeFrame board {"BoardShape<7, 6, 4>::hasLine(unsigned long)",
                               "/src/core/board/boardshape.h"};
        const CodeFrame search {"TreeSearch<G, O>::minimax(Node const&, int, int)",
                                "/src/core/search/treesearch.h"};
        const CodeFrame heuristic {"h1::finishedValue(Position const&, H1Options const&)",
                                   "/src/core/evaluation/h1patterns.h"};
        QCOMPARE(part({board, search}), CodePart::WinTest);
        QCOMPARE(part({board, heuristic, search}), CodePart::Evaluation);
        QCOMPARE(part({heuristic, search}), CodePart::Evaluation);
        QCOMPARE(part({search}), CodePart::Search);
    }

    void movesAreWhatElseABoardDoes()
    {
        const CodeFrame play {"BasicPosition<7, 6, 4>::play(int)", "/src/core/board/position.h"};
        const CodeFrame search {"main", "/src/core/search/negamax.h"};
        QCOMPARE(part({play, search}), CodePart::Moves);
        QCOMPARE(part({{"malloc", "malloc.c"}}), CodePart::Other);
        QCOMPARE(part({}), CodePart::Other);
    }

    void namesAreShort_data()
    {
        QTest::addColumn<QString>("whole");
        QTest::addColumn<QString>("plain");
        QTest::newRow("plain") << "main"
                               << "main";
        QTest::newRow("parameters") << "h1::runsOf(unsigned long, int)"
                                    << "h1::runsOf";
        QTest::newRow("type") << "unsigned long h1::runs<7>(unsigned long)"
                              << "h1::runs";
        QTest::newRow("templates in templates")
            << "int Negamax<H<int>, std::less<void>>::cut<(Cuts)1>(int) const"
            << "Negamax::cut";
        QTest::newRow("anonymous") << "(anonymous namespace)::searchOnce(int)"
                                   << "{anonymous}::searchOnce";
    }

    void namesAreShort()
    {
        QFETCH(QString, whole);
        QTEST(plainFunctionName(whole), "plain");
    }

    void sharesAddUpToAllSamples()
    {
        const auto addresses
            = sampledAddresses("   401064\n   401067\n 401064\n\n401064\n4f0000\n");
        QVERIFY(addresses);
        const SearchProfile profile = searchProfile(*addresses, framesByAddress(places));
        QCOMPARE(profile.samples, 5);
        QCOMPARE(profile.of(CodePart::Evaluation), 3);
        QCOMPARE(profile.of(CodePart::WinTest), 1);
        QCOMPARE(profile.of(CodePart::Other), 1);
        QCOMPARE(profile.share(3), 0.6);
        QVERIFY(!profile.isNameless());
        QCOMPARE(int(profile.functions.size()), 2);
        QCOMPARE(profile.functions.front().name, QStringLiteral("h1::runsOf"));
        QCOMPARE(profile.functions.front().samples, 3);
        // Wilson 1927, 3 of 5.
        QVERIFY(std::abs(profile.interval(3).low - 0.2307) < 1e-4);
        QVERIFY(std::abs(profile.interval(3).high - 0.8824) < 1e-4);
    }

    void aProgramWithoutLineTablesIsNameless()
    {
        const auto addresses = sampledAddresses("401064\n401067\n4f0000\n");
        QVERIFY(searchProfile(*addresses, {}).isNameless());
        QVERIFY(!searchProfile(*addresses, framesByAddress(places)).isNameless());
    }

    void whatIsNoAddressIsRefusedWithItsLine()
    {
        const auto wrong = sampledAddresses("401064\nnot an address\n");
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().line, 2);
        QVERIFY(wrong.error().message.contains("not an address"));
    }

    void addressesGoThereAndBack()
    {
        const SampledAddresses addresses {{0x401064, 3}, {0xffffffff81000000, 1}};
        QCOMPARE(addressLines(addresses), QByteArray("0x401064\n0xffffffff81000000\n"));
    }
};

QTEST_GUILESS_MAIN(TestSearchProfile)
#include "tst_searchprofile.moc"
