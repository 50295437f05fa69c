// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/places.h"
#include "tests/core/archive/archivedgames.h"

#include <random>

class TestPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mirrorImagesAreOnePlace();
    void ordersOfMovesAreOnePlace();
    void aSymmetricPositionHasTwoColumnsForAMove();
    void columnsLeadBackToTheirPlace();
};

void TestPlaces::mirrorImagesAreOnePlace()
{
    const auto one = places::placesOf(archived::played("11223"));
    const auto image = places::placesOf(archived::played("77665"));
    QCOMPARE(one.size(), std::size_t(6));
    QVERIFY(one == image);
    QCOMPARE(one.back().move, places::noMove);
}

void TestPlaces::ordersOfMovesAreOnePlace()
{
    const Game one = archived::played("1234");
    const Game other = archived::played("3214");
    QCOMPARE(places::keyOf(one.position()), places::keyOf(other.position()));
    QVERIFY(places::keyOf(one.position()) != places::keyOf(archived::played("1324").position()));
}

void TestPlaces::aSymmetricPositionHasTwoColumnsForAMove()
{
    const Position empty;
    QVERIFY(places::placeOf(empty, 1) == places::placeOf(empty, 5));
    QCOMPARE(places::columnsOf(empty, places::placeOf(empty, 5).move), (std::vector<int> {1, 5}));
    QCOMPARE(places::columnsOf(empty, places::placeOf(empty, 3).move), (std::vector<int> {3}));
}

void TestPlaces::columnsLeadBackToTheirPlace()
{
    std::mt19937_64 generator(4);
    for (int i = 0; i < 200; ++i) {
        const Game game = archived::random(generator);
        const auto all = places::placesOf(game);
        for (int ply = 0; ply < game.length(); ++ply) {
            const int column = game.moves()[static_cast<std::size_t>(ply)].column();
            const auto columns
                = places::columnsOf(game.positionAt(ply), all[static_cast<std::size_t>(ply)].move);
            QVERIFY(std::ranges::find(columns, column) != columns.end());
        }
    }
}

QTEST_GUILESS_MAIN(TestPlaces)
#include "tst_places.moc"
