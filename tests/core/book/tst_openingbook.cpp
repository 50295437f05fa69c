// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/bookbuilder.h"

#include "core/solver/exactscore.h"
#include "tests/core/boards.h"
#include "tests/core/nearlyknown.h"

#include <QTemporaryDir>
#include <QTest>

/// The order of the positions, the file, and how a book is built, stopped, shared out and merged.
class TestOpeningBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void positionsAreCountedAsPublished();
    void ranksFindPositionsAndTheirMirrorImages();
    void positionsThatCannotComeUpHaveNoRank();
    void whatWasWrittenIsReadBack();
    void damageIsRefused_data();
    void damageIsRefused();
    void earlierScoresFollowFromLaterOnes();
    void shardsCoverEveryPositionOnce();
    void buildSolvesWhatIsOpen();
    void stoppedBuildKeepsWhatItHas();
    void failedSaveEndsTheBuild();
    void mergingPutsPartsTogether();
    void mergingRefusesContradictions();
};

namespace {

/// Makes the last scores up: all draws.
void makeUp(OpeningBook& book)
{
    const int plies = book.plies();
    for (std::size_t rank = 0; rank < book.positions(plies).count(); ++rank)
        book.setScore(plies, rank, 0);
}

/// With threads of this process.
Expected<BookProgress> build(OpeningBook& book, const BookSettings& settings,
                             const std::stop_token& stop, const BookCallbacks& callbacks)
{
    return buildBook(book, settings, stop, callbacks, threadSolvers(settings));
}

}

void TestOpeningBook::positionsAreCountedAsPublished()
{
    // Distinct positions at ply 0 to 8 (OEIS A212693); won ones, which a book leaves out, come up
    // from ply 7 on.
    const std::vector<std::size_t> published {1, 7, 49, 238, 1120, 4263, 16422};
    for (std::size_t ply = 0; ply < published.size(); ++ply) {
        const BookPositions positions(static_cast<int>(ply));
        std::size_t both = 0;
        for (std::size_t rank = 0; rank < positions.count(); ++rank) {
            const Position& position = positions.at(rank);
            QVERIFY(!position.isWon());
            both += position == position.mirrored() ? 1 : 2;
        }
        QCOMPARE(both, published[ply]);
    }
    // Mirror images merged, all plies to 8: the count of a published table of that depth.
    std::size_t all = 0;
    for (int ply = 0; ply <= 8; ++ply)
        all += BookPositions(ply).count();
    QCOMPARE(all, std::size_t {129'498});
}

void TestOpeningBook::ranksFindPositionsAndTheirMirrorImages()
{
    const BookPositions positions(5);
    for (std::size_t rank = 0; rank < positions.count(); ++rank) {
        QCOMPARE(positions.rankOf(positions.at(rank)), rank);
        QCOMPARE(positions.rankOf(positions.at(rank).mirrored()), rank);
    }
}

void TestOpeningBook::positionsThatCannotComeUpHaveNoRank()
{
    // Four discs, but three of them the second player's: gravity holds, the turns do not.
    const Position impossible = Position::fromBitboards(1, 0xf);
    QCOMPARE(impossible.plies(), 4);
    QVERIFY(!BookPositions(4).rankOf(impossible));
}

void TestOpeningBook::whatWasWrittenIsReadBack()
{
    OpeningBook book(3);
    makeUp(book);
    book.setScore(3, 5, -18);
    book.setScore(3, 6, 18);
    const auto again = OpeningBook::read(book.contents());
    QVERIFY(again);
    QCOMPARE((*again)->contents(), book.contents());
    QCOMPARE((*again)->score(3, 5), -18);
    QCOMPARE((*again)->score(3, 6), 18);
    QVERIFY(!(*again)->score(2, 0));
    QCOMPARE((*again)->knownCount(3), book.positions(3).count());
    QVERIFY(!(*again)->isComplete());
}

void TestOpeningBook::damageIsRefused_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QString>("word");
    OpeningBook book(2);
    makeUp(book);
    const QByteArray good = book.contents();
    QTest::newRow("empty") << QByteArray() << "not an opening book";
    QTest::newRow("garbage") << QByteArray(5000, '\xff') << "not an opening book";
    QTest::newRow("plies") << QByteArray(good).replace("plies 2", "plies x") << "Line 2";
    for (const QByteArray& number : {QByteArray("02"), QByteArray("+2"), QByteArray(" 2"),
                                     QByteArray("2\0\0", 3), QByteArray()})
        QTest::addRow("plies '%s'", number.constData())
            << QByteArray(good).replace("plies 2", "plies " + number) << "Line 2";
    QTest::newRow("too deep") << QByteArray(good).replace("plies 2", "plies 13") << "Line 2";
    QTest::newRow("count") << QByteArray(good).replace("positions 30", "positions 31") << "Line 3";
    QTest::newRow("cut off") << good.chopped(1) << "cut off";
    QTest::newRow("too long") << good + 'x' << "too long";
    QByteArray flipped = good;
    flipped.back() = static_cast<char>(flipped.back() ^ 1);
    QTest::newRow("one bit") << flipped << "damaged";
}

void TestOpeningBook::damageIsRefused()
{
    QFETCH(QByteArray, contents);
    QFETCH(QString, word);
    const auto book = OpeningBook::read(contents);
    QVERIFY(!book);
    QVERIFY2(book.error().message.contains(word), qPrintable(book.error().message));
}

void TestOpeningBook::earlierScoresFollowFromLaterOnes()
{
    // All draws after three plies, except that one reply loses for the side to move there.
    OpeningBook book(3);
    makeUp(book);
    const Position reply = boards::fromDigits(u"411");
    book.setScore(3, *book.positions(3).rankOf(reply), -5);
    book.deriveEarlier();
    QVERIFY(book.isComplete());
    QCOMPARE(book.score(boards::fromDigits(u"41")), 5);
    QCOMPARE(book.score(boards::fromDigits(u"47")), 5);
    QCOMPARE(book.score(boards::fromDigits(u"4")), 0);
    QCOMPARE(book.score(Position()), 0);
    // Nothing is derived from what is not known.
    OpeningBook empty(3);
    empty.deriveEarlier();
    QCOMPARE(empty.knownCount(2), std::size_t {0});
}

void TestOpeningBook::shardsCoverEveryPositionOnce()
{
    constexpr std::size_t positions = 568;
    for (int count = 1; count <= 7; ++count) {
        std::size_t next = 0;
        for (int index = 1; index <= count; ++index) {
            const BookShard shard {.index = index, .count = count};
            QCOMPARE(shard.begin(positions), next);
            next = shard.end(positions);
        }
        QCOMPARE(next, positions);
    }
}

void TestOpeningBook::buildSolvesWhatIsOpen()
{
    NearlyKnown example(8);
    const auto progress = build(example.book, {.workers = 3, .tableMib = 1}, std::stop_token(), {});
    QVERIFY(progress);
    QCOMPARE(progress->solved, progress->total);
    QVERIFY(example.book.isComplete());
    for (const std::size_t rank : example.open)
        QCOMPARE(example.book.score(8, rank), exactscore::ofWinNow(8));
}

void TestOpeningBook::stoppedBuildKeepsWhatItHas()
{
    OpeningBook book(4);
    book.setScore(4, 0, 7);
    std::stop_source stop;
    stop.request_stop();
    int saves = 0;
    const auto progress
        = build(book, {.workers = 2, .tableMib = 1}, stop.get_token(),
                {.progress = {}, .save = [&](const OpeningBook& saved) -> Expected<void> {
                     ++saves;
                     return saved.score(4, 0) == 7 ? Expected<void>() : fail(QString());
                 }});
    QVERIFY(progress);
    QCOMPARE(saves, 1);
    QCOMPARE(progress->solved, std::size_t {1});
    QCOMPARE(progress->total, std::size_t {568});
}

void TestOpeningBook::failedSaveEndsTheBuild()
{
    OpeningBook book(1);
    std::stop_source stop;
    stop.request_stop();
    const auto progress = build(book, {.workers = 1, .tableMib = 1}, stop.get_token(),
                                {.progress = {}, .save = [](const OpeningBook&) {
                                     return Expected<void>(fail(QStringLiteral("full disk")));
                                 }});
    QVERIFY(!progress);
    QCOMPARE(progress.error().message, QStringLiteral("full disk"));
}

void TestOpeningBook::mergingPutsPartsTogether()
{
    OpeningBook left(2);
    OpeningBook right(2);
    left.setScore(2, 0, 1);
    right.setScore(2, 0, 1);
    right.setScore(2, 1, -2);
    QVERIFY(left.merge(right));
    QCOMPARE(left.score(2, 0), 1);
    QCOMPARE(left.score(2, 1), -2);
    QVERIFY(!left.merge(OpeningBook(3)));
}

void TestOpeningBook::mergingRefusesContradictions()
{
    OpeningBook left(2);
    OpeningBook right(2);
    left.setScore(2, 1, 1);
    right.setScore(2, 0, 4);
    right.setScore(2, 1, 2);
    const auto merged = left.merge(right);
    QVERIFY(!merged);
    QVERIFY(merged.error().message.contains(QLatin1String("contradict")));
    QVERIFY(!left.score(2, 0)); // nothing was taken over
}

QTEST_GUILESS_MAIN(TestOpeningBook)
#include "tst_openingbook.moc"
