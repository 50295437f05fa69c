// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/game/gamefile.h"
#include "tests/core/board/randomgames.h"

#include <QTest>
#include <set>

namespace {

Game played(const char* columns)
{
    Game game;
    for (; *columns; ++columns) {
        const auto done = game.play(Move(*columns - '1'));
        Q_ASSERT(done);
    }
    return game;
}

QString text(const std::vector<Move>& moves)
{
    return notation::toDigits(moves);
}

/// Every line of the game, the one on the board as well.
std::set<QString> lines(const Game& game)
{
    std::set<QString> all {text(game.moves())};
    for (const Line& line : game.variations())
        all.insert(text(line.moves));
    return all;
}

/// Tries moves anywhere in it, as a person who looks for better ones.
void wander(Game& game, SeededRandom& random, int tries)
{
    while (tries-- > 0) {
        game.goTo(static_cast<int>(random.below(static_cast<std::uint32_t>(game.length()) + 1)));
        const int column = static_cast<int>(random.below(Position::Shape::width));
        const auto done = game.branch(Move(column));
        if (done && random.below(2) == 0)
            game.setComment(game.ply(), QStringLiteral("a (remark) %1").arg(tries));
        if (random.below(8) == 0)
            game.makeMainLine();
        if (random.below(8) == 0)
            game.showMainLine();
    }
}

} // namespace

class TestVariations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherMoveKeepsTheLineBeside()
    {
        Game game = played("44536");
        game.goTo(2);
        QVERIFY(game.branch(Move(0)));
        QCOMPARE(text(game.moves()), "441");
        QCOMPARE(game.variations().size(), std::size_t(1));
        QCOMPARE(text(game.variations()[0].moves), "44536");
        QCOMPARE(game.mainLine(), 0);
        QCOMPARE(game.branchPly(0), 2);
        game.showMainLine();
        QCOMPARE(text(game.moves()), "44536");
        QCOMPARE(game.ply(), 2);
        QVERIFY(game.showsMainLine());
        QCOMPARE(text(game.variations()[0].moves), "441");
    }

    void theNextMoveAndAKeptLineAreGoneOnWith()
    {
        Game game = played("445");
        game.goTo(1);
        QVERIFY(game.branch(Move(3)));
        QVERIFY(game.variations().empty());
        game.goTo(1);
        QVERIFY(game.branch(Move(0)));
        QVERIFY(game.branch(Move(1)));
        game.showMainLine();
        QVERIFY(game.branch(Move(0)));
        QCOMPARE(text(game.moves()), "412");
        QCOMPARE(game.ply(), 2);
        QCOMPARE(lines(game), (std::set<QString> {"412", "445"}));
    }

    void aMoveAtTheEndLeavesNothing()
    {
        Game game = played("445");
        QVERIFY(game.branch(Move(0)));
        QVERIFY(game.variations().empty());
        QCOMPARE(text(game.moves()), "4451");
    }

    void aRefusedMoveLeavesEverything()
    {
        Game game = played("4444442");
        game.goTo(6);
        const Game before = game;
        QVERIFY(!game.branch(Move(3)));
        QCOMPARE(game, before);
    }

    void aLineIsPromotedOrDeleted()
    {
        Game game = played("445");
        game.goTo(1);
        QVERIFY(game.branch(Move(0)));
        game.makeMainLine();
        QVERIFY(game.showsMainLine());
        QCOMPARE(text(game.variations()[0].moves), "445");
        game.removeVariation(0);
        QCOMPARE(lines(game), std::set<QString> {"41"});
    }

    void theMainLineDeletedIsFollowedByWhatIsOnTheBoard()
    {
        Game game = played("445");
        game.goTo(1);
        QVERIFY(game.branch(Move(0)));
        game.removeVariation(game.mainLine());
        QVERIFY(game.showsMainLine());
        QCOMPARE(text(game.moves()), "41");
    }

    void commentsOfSharedMovesAreTheSameInAllLines()
    {
        Game game = played("445");
        game.goTo(1);
        QVERIFY(game.branch(Move(0)));
        game.setComment(1, QStringLiteral("said in the variation"));
        game.showMainLine();
        QCOMPARE(game.comment(1), "said in the variation");
    }

    void theResultIsThatOfTheMainLineInAFile()
    {
        Game game = played("4151617");
        QCOMPARE(game.outcome(), Outcome::FirstWins);
        game.goTo(5);
        QVERIFY(game.branch(Move(3)));
        QCOMPARE(game.outcome(), Outcome::Unfinished);
        const QByteArray file = gamefile::write(game);
        QVERIFY(file.contains("[Result \"1-0\"]"));
        const auto again = gamefile::read(file);
        QVERIFY(again);
        QCOMPARE(text(again->moves()), "4151617");
        QCOMPARE(lines(*again), lines(game));
    }

    void filesAreInTheSpiritOfPgn()
    {
        Game game = played("44536");
        game.goTo(2);
        QVERIFY(game.branch(Move(0)));
        game.setComment(3, QStringLiteral("Why not?"));
        QVERIFY(game.branch(Move(1)));
        game.showMainLine();
        game.goTo(1);
        QVERIFY(game.branch(Move(6)));
        const QByteArray file = gamefile::write(game);
        const qsizetype body = file.indexOf("\n\n") + 2;
        QCOMPARE(file.mid(body),
                 QByteArray("1. d1 d2 (1... g1) 2. e1 (2. a1 {Why not?} b1) 2... c1 3. f1 *\n"));
    }

    void variationsInVariationsAreRead()
    {
        const auto game = gamefile::read(
            "1. d1 (1. a1 a2 (1... b1 2. c1) 2. a3 (2. b1)) 1... d2 (1... e1) 2. d3 *");
        QVERIFY2(game, game ? "" : qPrintable(game.error().message));
        QCOMPARE(lines(*game), (std::set<QString> {"444", "111", "123", "112", "45"}));
        QCOMPARE(text(game->moves()), "444");
    }

    void variationsInVariationsAreWrittenSo()
    {
        const QByteArray file
            = "[Result \"*\"]\n\n1. d1 (1. a1 {once} a2 (1... b1 2. c1) 2. a3 (2. b1)) 1... d2 "
              "(1... e1) 2. d3 *\n";
        const auto game = gamefile::read(file);
        QVERIFY2(game, game ? "" : qPrintable(game.error().message));
        QCOMPARE(game->variations().size(), std::size_t(4));
        QCOMPARE(gamefile::write(*game), file);
    }

    void filesThatRepeatSharedMovesAreReadAndWrittenNested()
    {
        const auto game = gamefile::read(
            "1. d1 (1. a1 {one} a2 2. a3) (1. a1 {two} b1 2. c1) (1. a1 {one} a2 2. b1 {end}) *");
        QVERIFY2(game, game ? "" : qPrintable(game.error().message));
        QCOMPARE(lines(*game), (std::set<QString> {"4", "111", "123", "112"}));
        const QByteArray file = gamefile::write(*game);
        const qsizetype body = file.indexOf("\n\n") + 2;
        QCOMPARE(file.mid(body),
                 QByteArray("1. d1 (1. a1 {one\ntwo} a2 (1... b1 2. c1) 2. a3 (2. b1 {end})) *\n"));
    }

    void aCommentIsOneInAllLinesThatHaveTheMove()
    {
        auto game = gamefile::read("1. d1 (1. a1 a2 (1... b1) 2. a3 (2. b1)) *");
        QVERIFY(game);
        game->showVariation(0);
        QCOMPARE(text(game->moves()), "111");
        game->setComment(2, QStringLiteral("of a2"));
        game->setComment(1, QStringLiteral("of a1"));
        game->showMainLine();
        for (const Line& line : game->variations()) {
            if (line.moves.front() != Move(0))
                continue;
            QCOMPARE(line.comments[1], "of a1");
            QCOMPARE(line.comments[2], text(line.moves).startsWith("11") ? "of a2" : "");
        }
        QCOMPARE(gamefile::write(*game).count("of a1"), 1);
    }

    void aCopyGivesItsCommentsAndVariations()
    {
        auto kept = gamefile::read("{a} 1. d1 {mine} d2 (1... e1 {x}) 2. d3 {good} *");
        const auto copy
            = gamefile::read("1. d1 {yours} d2 {new} (1... e1 {y} 2. a1) (1... c1) 2. d3 {good} *");
        QVERIFY(kept && copy);
        QVERIFY(kept->addNotes(*copy));
        QCOMPARE(lines(*kept), (std::set<QString> {"444", "451", "43"}));
        QCOMPARE(kept->comment(0), "a");
        QCOMPARE(kept->comment(1), "mine\nyours");
        QCOMPARE(kept->comment(2), "new");
        QCOMPARE(kept->comment(3), "good");
        QCOMPARE(kept->variations()[0].comments[2], "x\ny");
        // What is here already, or a part of it, is nothing new.
        const Game merged = *kept;
        QVERIFY(!kept->addNotes(*copy));
        QVERIFY(!kept->addNotes(merged));
        QCOMPARE(*kept, merged);
    }

    void aCopyGivesNoMoreVariationsThanAGameHolds()
    {
        // All replies of three moves to d1, and to a1, but the line that is played.
        const auto beside = [](const QByteArray& first) {
            Game game = played("44");
            for (int number = 0; number < 125; ++number) {
                Line line {{Move(first[0] - '1')}, {QString(), QString()}};
                for (int rest = number, i = 0; i < 3; ++i, rest /= 5) {
                    line.moves.emplace_back(rest % 5 + (rest % 5 >= 3 ? 1 : 0));
                    line.comments.emplace_back();
                }
                game.addVariation(line);
            }
            return game;
        };
        Game kept = beside("4");
        QCOMPARE(kept.variations().size(), std::size_t(125));
        QVERIFY(kept.addNotes(beside("1")));
        QCOMPARE(kept.variations().size(), std::size_t(Game::maximumVariations));
        QVERIFY(gamefile::read(gamefile::write(kept)));
    }

    void wrongVariationsAreToldWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("words");
        QTest::newRow("before any move")
            << QByteArray("(1. a1) 1. d1 *") << 1 << "must follow the move";
        QTest::newRow("two in a row at the start")
            << QByteArray("1. d1 ((1. a1)) *") << 8 << "must follow the move";
        QTest::newRow("empty") << QByteArray("1. d1 () *") << 8 << "must contain a move";
        QTest::newRow("the same move") << QByteArray("1. d1 (1. d1 d2) *") << 7 << "same moves";
        QTest::newRow("back into the game")
            << QByteArray("1. d1 (1. a1 (1. d1 b1)) *") << 14 << "same moves";
        QTest::newRow("not opened") << QByteArray("1. d1 ) *") << 7 << "no matching (";
        QTest::newRow("not closed") << QByteArray("1. d1 (1. a1 *") << 14 << "must close";
        QTest::newRow("not closed, no result") << QByteArray("1. d1 (1. a1") << 13 << "file ends";
        QTest::newRow("after a number") << QByteArray("1. d1 2. (1... a1) *") << 7 << "number";
        QTest::newRow("number without a move") << QByteArray("1. d1 (1.) *") << 10 << "number";
        QTest::newRow("a comment first")
            << QByteArray("1. d1 ({no} 1. a1) *") << 8 << "with a move";
        QTest::newRow("an illegal move") << QByteArray("1. d1 (1. a2) *") << 11 << "a2";
    }

    void wrongVariationsAreToldWithTheirPlace()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const int, column);
        QFETCH(const QString, words);
        const auto game = gamefile::read(file);
        QVERIFY(!game);
        QVERIFY2(game.error().message.contains(words), qPrintable(game.error().message));
        QCOMPARE(game.error().column, column);
    }

    void tooManyAreRefused()
    {
        QByteArray deep = "1. d1 ";
        for (int i = 0; i < gamefile::maximumDepth + 1; ++i)
            deep += i % 2 == 0 ? "(1. a1 " : "(1. b1 ";
        const auto game = gamefile::read(deep);
        QVERIFY(!game);
        QVERIFY2(game.error().message.contains(QStringLiteral("inside at most 42 others")),
                 qPrintable(game.error().message));
    }

    void everyLineComesBackFromAFile()
    {
        SeededRandom random(18);
        for (int round = 0; round < 200; ++round) {
            Game game;
            for (const int column :
                 randomColumns(random, Position(), static_cast<int>(random.below(30)))) {
                QVERIFY(game.play(Move(column)));
            }
            wander(game, random, 30);
            const QByteArray file = gamefile::write(game);
            const auto again = gamefile::read(file);
            QVERIFY2(again, again ? "" : qPrintable(again.error().message + file));
            QCOMPARE(lines(*again), lines(game));
            Game main = game;
            main.showMainLine();
            QCOMPARE(text(again->moves()), text(main.moves()));
            QCOMPARE(gamefile::write(*again), gamefile::write(*gamefile::read(file)));
            QCOMPARE(*gamefile::read(gamefile::write(*again)), *again);
        }
    }

    void noLineBeginsAnother()
    {
        SeededRandom random(19);
        for (int round = 0; round < 100; ++round) {
            Game game;
            wander(game, random, 60);
            const std::set<QString> all = lines(game);
            QCOMPARE(all.size(), game.variations().size() + 1);
            for (const QString& line : all)
                for (const QString& other : all)
                    QVERIFY(line == other || !other.startsWith(line) || line.isEmpty());
            for (int i = 0; i < static_cast<int>(game.variations().size()); ++i)
                QVERIFY(game.branchPly(i) <= game.length());
        }
    }
};

QTEST_APPLESS_MAIN(TestVariations)
#include "tst_variations.moc"
