// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/h1.h"
#include "core/evaluation/h1readings.h"
#include "tests/core/boards.h"
#include "tests/core/evaluation/naiveh1.h"

#include <QTest>
#include <array>
#include <set>

class TestH1 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedValues_data();
    void publishedValues();
    void fourInLineEndsTheEvaluation();
    void agreesWithTheNaiveOne();
    void featuresAddUpToTheValue_data();
    void featuresAddUpToTheValue();
    void featuresStandOnTheirOwnDiscs();
    void mirroringChangesNothing();
    void theOtherSideSeesTheOpposite();
    void variantsChangeWhatTheySay_data();
    void variantsChangeWhatTheySay();
    void namesOfVariantsComeBack();
    void everySwitchIsListedOnce();
    void unknownVariantIsRefused();
    void openThreeCountsAsFourWhereAsked();
};

namespace {

Value firstPlayersValue(const Position& position, const H1Options& options = {})
{
    const Value toMove = H1(options)(position);
    return position.sideToMove() == Player::First ? toMove : -toMove;
}

std::vector<H1Options> allSingleVariants()
{
    std::vector<H1Options> result {H1Options()};
    for (const QString& name : H1Options::names())
        result.push_back(*H1Options::fromNames(name));
    return result;
}

}

void TestH1::publishedValues_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("value");
    const auto row = [](const char* moves, int value) {
        QTest::newRow(moves) << QString::fromLatin1(moves) << value;
    };
    row("4", 200);
    row("44", 0);
    row("3747", 50000);
    row("1727", 30000);
    row("17273", 900000);
    row("43576", -160);
    row("17274", 900200);
    row("172747", 200);
    row("171727", -870000);
    row("434345", 899880);
    row("112233", 900000);
    row("12345671", 50);
    row("353433443", -19880);
    row("44444362", 470);
}

void TestH1::publishedValues()
{
    QFETCH(QString, moves);
    QFETCH(int, value);
    const Position position = boards::fromDigits(moves);
    QCOMPARE(firstPlayersValue(position), value);
    const Value strict = StrictH1()(position);
    QCOMPARE(position.sideToMove() == Player::First ? strict : -strict, value);
    // The open three of the same list is infinite.
    QVERIFY(firstPlayersValue(boards::fromDigits(u"37475")) > value::nearlyInfinite);
}

void TestH1::fourInLineEndsTheEvaluation()
{
    const Position won = boards::fromDigits(u"1122334");
    QCOMPARE(firstPlayersValue(won), value::win);
    const std::vector<H1Feature> features = H1().explain(won, Player::Second);
    QCOMPARE(features.size(), std::size_t {1});
    QCOMPARE(features.front().number, 1);
    QCOMPARE(features.front().side, Player::First);
    QCOMPARE(features.front().value, -value::win);
    QCOMPARE(std::popcount(features.front().discs), 4);
}

void TestH1::agreesWithTheNaiveOne()
{
    SeededRandom random(20000);
    for (int i = 0; i < 20000; ++i) {
        Position position = boards::randomUnfinished(random, static_cast<int>(random.below(40)));
        // Every other one with a last move that may win.
        if (i % 2 == 0)
            for (int column = 0; column < 7; ++column)
                if (position.canPlay(column) && position.wins(column)) {
                    position.play(column);
                    break;
                }
        QCOMPARE(StrictH1()(position), NaiveH1(position).valueFor(position.sideToMove()));
        QCOMPARE(H1()(position), StrictH1()(position));
    }
}

void TestH1::featuresAddUpToTheValue_data()
{
    QTest::addColumn<QString>("variant");
    QTest::newRow("strict") << QStringLiteral("strict");
    for (const QString& name : H1Options::names())
        QTest::newRow(qPrintable(name)) << name;
}

void TestH1::featuresAddUpToTheValue()
{
    QFETCH(QString, variant);
    const H1Options options = *H1Options::fromNames(variant);
    SeededRandom random(7);
    for (int i = 0; i < 1500; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(41)));
        const Player view = position.sideToMove();
        Value sum = 0;
        for (const H1Feature& feature : H1(options).explain(position, view)) {
            sum += feature.value;
            QVERIFY(!feature.text.isEmpty());
            QCOMPARE(feature.value > 0, feature.side == view);
        }
        QCOMPARE(sum, H1(options, view)(position));
    }
}

void TestH1::featuresStandOnTheirOwnDiscs()
{
    SeededRandom random(11);
    for (int i = 0; i < 2000; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(41)));
        for (const H1Feature& feature : H1().explain(position, Player::First)) {
            const Bitboard own = feature.side == Player::First ? position.firstPlayerDiscs()
                                                               : position.secondPlayerDiscs();
            QCOMPARE(feature.discs & ~own, Bitboard {0});
            QCOMPARE(feature.squares & position.occupied(), Bitboard {0});
            QCOMPARE(feature.squares & ~Position::Shape::boardMask(), Bitboard {0});
        }
    }
}

void TestH1::mirroringChangesNothing()
{
    SeededRandom random(3);
    for (int i = 0; i < 2000; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(41)));
        for (const H1Options& options : allSingleVariants())
            QCOMPARE(H1(options)(position.mirrored()), H1(options)(position));
    }
}

void TestH1::theOtherSideSeesTheOpposite()
{
    SeededRandom random(4);
    for (int i = 0; i < 2000; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(41)));
        const Position passed = Position::fromBitboards(position.opponent(), position.occupied());
        QCOMPARE(StrictH1()(passed), -StrictH1()(position));
    }
}

void TestH1::variantsChangeWhatTheySay_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("strict");
    QTest::addColumn<int>("changed");
    // g1, g2 of the second player: four empty squares above make it worth 30,000 to that side.
    QTest::newRow("vertical") << "vertical-pairs"
                              << "1727" << 30000 << 0;
    // The same pair: one available square.
    QTest::newRow("short") << "short-pairs"
                           << "1727" << 30000 << 20000;
    QTest::newRow("no lone discs") << "no-f4"
                                   << "4" << 200 << 0;
    QTest::newRow("no pairs") << "no-f3"
                              << "3747" << 50000 << 0;
    // Without feature 2 the three of four is a pair with one open side of four squares.
    QTest::newRow("no threes") << "no-f2"
                               << "17273" << 900000 << 0;
    // a1, b1, d1: the pair a1-b1 also has the available c1 beside it, one square before own d1.
    QTest::newRow("gap pair") << "gap-pair-is-pair,short-pairs"
                              << "17274" << 900200 << 910200 - 10000;
    // A triple holds two overlapping pairs: a1-b1 counts nothing, b1-c1 three squares (20,000).
    QTest::newRow("overlap") << "overlapping-runs"
                             << "17273" << 900000 << 920000;
    // Every disc: a1 40, b1 70, c1 120 against g1 40, g2 40.
    QTest::newRow("all discs") << "all-discs"
                               << "17273" << 900000 << 900150;
}

void TestH1::variantsChangeWhatTheySay()
{
    QFETCH(QString, variant);
    QFETCH(QString, moves);
    QFETCH(int, strict);
    QFETCH(int, changed);
    const Position position = boards::fromDigits(moves);
    QCOMPARE(firstPlayersValue(position), strict);
    QCOMPARE(firstPlayersValue(position, *H1Options::fromNames(variant)), changed);
}

void TestH1::namesOfVariantsComeBack()
{
    QCOMPARE(H1Options().toNames(), QStringLiteral("strict"));
    QCOMPARE(H1Options().toText(), QStringLiteral("H1 strict"));
    for (const QString& name : H1Options::names()) {
        const Expected<H1Options> options = H1Options::fromNames(name);
        QVERIFY(options.has_value());
        QVERIFY(*options != H1Options());
        QCOMPARE(options->toNames(), name);
        QVERIFY(options->toText() != H1Options().toText());
    }
    const QString two = QStringLiteral("no-f1,vertical-pairs");
    QCOMPARE(H1Options::fromNames(two)->toNames(), two);
}

void TestH1::everySwitchIsListedOnce()
{
    H1Options options;
    // A new switch does not compile here until it is counted, and is missed below until it has a
    // row; everything else follows from the rows.
    const auto& [f1, f2, f3, f4, r1, r2, r3, r4, r5, r6, r7, r8, r9, weights] = options;
    const std::array switches {&f1, &f2, &f3, &f4, &r1, &r2, &r3, &r4, &r5, &r6, &r7, &r8, &r9};
    QCOMPARE(weights, H1Weights());
    QCOMPARE(h1Readings().size(), switches.size());
    std::set<const bool*> listed;
    std::set<QString> texts;
    std::set<int> features;
    for (const H1Reading& reading : h1Readings()) {
        listed.insert(&(options.*reading.member));
        QCOMPARE(H1Options().*reading.member, !reading.value());
        if (reading.feature > 0)
            features.insert(reading.feature);
        for (const char* text : {reading.name, reading.key, reading.description})
            texts.insert(QString::fromLatin1(text));
        texts.insert(reading.title());
        QCOMPARE(H1Options::description(QString::fromLatin1(reading.name)),
                 QString::fromLatin1(reading.description));
    }
    QCOMPARE(listed, std::set<const bool*>(switches.begin(), switches.end()));
    QCOMPARE(features, (std::set {1, 2, 3, 4}));
    QCOMPARE(texts.size(), 4 * switches.size());
}

void TestH1::unknownVariantIsRefused()
{
    const Expected<H1Options> options = H1Options::fromNames(QStringLiteral("no-f1,clever"));
    QVERIFY(!options.has_value());
    QVERIFY(options.error().message.contains(QStringLiteral("\"clever\"")));
    QVERIFY(options.error().message.contains(QStringLiteral("vertical-pairs")));
}

void TestH1::openThreeCountsAsFourWhereAsked()
{
    const H1Options options = *H1Options::fromNames(QStringLiteral("open-three-wins"));
    const Position open = boards::fromDigits(u"37475");
    const Position won = boards::fromDigits(u"1122334");
    QCOMPARE(firstPlayersValue(open, options), firstPlayersValue(won, options));
    QVERIFY(firstPlayersValue(open) < firstPlayersValue(won));
    const std::vector<H1Feature> features = H1(options).explain(open, Player::Second);
    QCOMPARE(features.size(), std::size_t {1});
    QCOMPARE(features.front().number, 2);
    QCOMPARE(features.front().value, -value::heuristicWin);
    // c1, d1, e1 against c2, d2, e2: f2 is not available, so the second side's three is not open.
    const Position both = boards::fromDigits(u"334455");
    QCOMPARE(firstPlayersValue(both, options), value::heuristicWin);
    // Otherwise it changes nothing.
    QCOMPARE(firstPlayersValue(boards::fromDigits(u"43576"), options), -160);
}

QTEST_GUILESS_MAIN(TestH1)
#include "tst_h1.moc"
