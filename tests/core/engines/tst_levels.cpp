// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/engines/levelengine.h"
#include "core/engines/levelsearch.h"
#include "tests/core/boards.h"
#include "tests/core/engines/naivelevel.h"

#include <QTest>
#include <cmath>
#include <set>

/// The opponents of the ladder: what they see, what they don't, and how often they err.
class TestLevels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eightOpponentsAreEngines();
    void unknownNamesAreNoOpponents();
    void figuresHaveNames();
    void whatWasMeasuredIsSaidInWords();
    void everyoneTakesAWinAtSight();
    void searchIsThatOfTheNaiveTree_data();
    void searchIsThatOfTheNaiveTree();
    void beginnerDoesNotSeeTheOtherSide();
    void diagonalsAreNotSeen();
    void squareAboveIsForgotten();
    void ownThreatsAreNotPrepared();
    void outerColumnsAreNotExpected();
    void openingIsPlayedByHabit();
    void habitDoesNotLoseToAnOpenThree();
    void rowsAreAlikeToWhoIgnoresZugzwang();
    void errorsComeAsOftenAsTold();
    void sameSeedSameMoves();
    void stoppedSearchStillMoves();
    void levelsTellNoScores();
    void whatASearchDidIsCounted();
};

namespace {

bool isRow(const Position& position, int column)
{
    // Four cells of the mover's in a straight line, not a diagonal.
    const Position next = position.after(column);
    return naivelevel::hasFour(next, other(next.sideToMove()), false);
}

/// Where the other side would win next, if it were its turn.
std::vector<int> threatenedColumns(const Position& position)
{
    const Position passed = Position::fromBitboards(position.opponent(), position.occupied());
    std::vector<int> columns;
    for (int column = 0; column < 7; ++column)
        if (position.canPlay(column) && passed.wins(column))
            columns.push_back(column);
    return columns;
}

template <typename Judge> bool hasReply(const Position& position, Judge judge)
{
    for (int column = 0; column < 7; ++column)
        if (position.canPlay(column) && judge(column))
            return true;
    return false;
}

RootResult look(BlindSpot blindness, const Position& root, int depth)
{
    LevelSearch search(blindness);
    return search.search(root, depth, {}, {});
}

/// What a search two plies deep makes of the replies that `losesTo` judges: how often it plays into
/// one of them although another move avoids them all.
template <typename LosesTo> int fellInto(BlindSpot blindness, const Position& root, LosesTo losesTo)
{
    const auto loses = [&](int column) {
        const Position after = root.after(column);
        return hasReply(after, [&](int reply) { return losesTo(after, column, reply); });
    };
    bool avoidable = false;
    for (int column = 0; column < 7; ++column)
        avoidable = avoidable || (root.canPlay(column) && !loses(column));
    if (!avoidable)
        return 0;
    const RootResult result = look(blindness, root, 2);
    return static_cast<int>(std::ranges::count_if(
        result.bestMoves(), [&](const RootMove* move) { return loses(move->move.column()); }));
}

bool canAvoid(const Position& position, int plies);

/// Does the side to move have four in line within `plies`, whatever the other side does?
bool canForce(const Position& position, int plies)
{
    return plies > 0 && hasReply(position, [&](int column) {
               return position.wins(column) || !canAvoid(position.after(column), plies - 1);
           });
}

/// Can the side to move keep the other from four in line for `plies`?
bool canAvoid(const Position& position, int plies)
{
    return plies <= 0 || position.isFull() || hasReply(position, [&](int column) {
               return position.wins(column) || !canForce(position.after(column), plies - 1);
           });
}

/// A seeded position in which the side to move can't win at once and the other side could, in one
/// column, had it the turn; a disc there saves the game for the moment.
std::pair<Position, int> threatened(SeededRandom& random)
{
    while (true) {
        const Position position
            = boards::randomUnfinished(random, 8 + static_cast<int>(random.below(16)));
        const std::vector<int> columns = threatenedColumns(position);
        if (position.winningSquares() == 0 && columns.size() == 1
            && position.after(columns.front()).winningSquares() == 0)
            return {position, columns.front()};
    }
}

LevelEngine faultless(const char* name, std::uint64_t seed = 1)
{
    Level level = *findLevel(QString::fromLatin1(name));
    level.errorRate = 0;
    return {level, seed};
}

constexpr BlindSpot blindSpots[] {
    BlindSpot::OpponentLines, BlindSpot::Diagonals, BlindSpot::SquareAbove, BlindSpot::OwnThreats,
    BlindSpot::Edges,         BlindSpot::Opening,   BlindSpot::Zugzwang,    BlindSpot::None};

}

void TestLevels::eightOpponentsAreEngines()
{
    QCOMPARE(levels().size(), std::size_t {8});
    std::set<QString> texts;
    for (std::size_t i = 0; i < levels().size(); ++i) {
        const Level& level = levels()[i];
        QCOMPARE(level.number, static_cast<int>(i) + 1);
        QCOMPARE(level.engine, QStringLiteral("level-%1").arg(level.number));
        QCOMPARE(level.blindness, blindSpots[i]);
        QVERIFY(level.errorRate >= 0 && level.errorRate <= 0.5);
        QVERIFY(level.depth >= 1);
        texts.insert({level.name, level.grade, level.blindSpot, level.description});
        QVERIFY(engineNames().contains(level.engine));
        QVERIFY(makeEngine(level.engine).has_value());
        // Who looks further may err as often: the strengths are measured (tst_ladder).
        if (i > 0)
            QVERIFY(level.depth >= levels()[i - 1].depth);
    }
    QCOMPARE(texts.size(), std::size_t {32});
    QCOMPARE(levels().back().errorRate, 0.0);
}

void TestLevels::figuresHaveNames()
{
    const Level& first = levels().front();
    QCOMPARE(first.name, QStringLiteral("Chick"));
    QCOMPARE(first.grade, QStringLiteral("Beginner"));
    QCOMPARE(first.title(), QStringLiteral("Chick (Beginner)"));
    QCOMPARE(levels().back().name, QStringLiteral("Diamond"));
    // What files, settings and the command line say is what it was.
    QCOMPARE(first.englishGrade, QStringLiteral("Beginner"));
    QCOMPARE(first.engine, QStringLiteral("level-1"));
}

void TestLevels::whatWasMeasuredIsSaidInWords()
{
    for (const Level& level : levels())
        QCOMPARE(levelSettingsText(level.settings()), level.description);
    // Of an opponent as it was once.
    QCOMPARE(
        levelSettingsText(QStringLiteral("depth 3, 12 % errors, blind spot 2")),
        QStringLiteral(
            "Looks 3 moves ahead. Plays a random move 12 % of the time. Can't see diagonals."));
    QCOMPARE(levelSettingsText(QStringLiteral("depth 3, 12 % errors, blind spot 9")),
             QStringLiteral("depth 3, 12 % errors, blind spot 9"));
    QCOMPARE(levelSettingsText(QString()), QString());
}

void TestLevels::unknownNamesAreNoOpponents()
{
    for (const char* name : {"", "level-0", "level-9", "level", "Level-1", "perfect"})
        QVERIFY(!findLevel(QString::fromLatin1(name)));
    QVERIFY(!makeEngine(QStringLiteral("level-9")).has_value());
}

void TestLevels::everyoneTakesAWinAtSight()
{
    for (const Level& level : levels())
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto engine = makeEngine(level.engine, {.workers = 1, .seed = seed});
            const Position root = boards::fromDigits(u"112233");
            QCOMPARE((*engine)->search(root, {}, {}).bestMove, Move(3));
        }
}

void TestLevels::searchIsThatOfTheNaiveTree_data()
{
    QTest::addColumn<int>("blindness");
    for (const BlindSpot blindness : blindSpots)
        QTest::addRow("%d", static_cast<int>(blindness)) << static_cast<int>(blindness);
}

void TestLevels::searchIsThatOfTheNaiveTree()
{
    QFETCH(int, blindness);
    const auto blindSpot = static_cast<BlindSpot>(blindness);
    SeededRandom random(6);
    for (int i = 0; i < 40; ++i) {
        const Position root = boards::randomUnfinished(random, static_cast<int>(random.below(40)));
        QCOMPARE(LevelCounts(blindSpot, root.sideToMove())(root),
                 naivelevel::evaluate(root, root.sideToMove(), blindSpot));
        const RootResult result = look(blindSpot, root, 3);
        QVERIFY(result.complete);
        int best = -naivelevel::win;
        std::vector<Move> bestMoves;
        for (int column = 0; column < 7; ++column) {
            if (!root.canPlay(column))
                continue;
            const int value
                = naivelevel::value(root.after(column), root.sideToMove(), blindSpot, 2, 1, column);
            if (value > best)
                bestMoves.clear();
            best = std::max(best, value);
            if (value == best)
                bestMoves.emplace_back(column);
        }
        QCOMPARE(result.bestValue(), best);
        std::vector<Move> found;
        for (const RootMove* move : result.bestMoves())
            found.push_back(move->move);
        QVERIFY(found == bestMoves);
    }
}

void TestLevels::beginnerDoesNotSeeTheOtherSide()
{
    SeededRandom random(1);
    const auto wins = [](const Position& after, int, int reply) { return after.wins(reply); };
    int blocked = 0;
    int fell = 0;
    for (int i = 0; i < 100; ++i) {
        const auto [root, column] = threatened(random);
        QCOMPARE(fellInto(BlindSpot::None, root, wins), 0);
        fell += fellInto(BlindSpot::OpponentLines, root, wins);
        LevelEngine engine = faultless("level-1");
        blocked += engine.search(root, {}, {}).bestMove == Move(column);
    }
    QVERIFY2(fell > 5, qPrintable(QString::number(fell)));
    QVERIFY2(blocked > 0 && blocked < 60, qPrintable(QString::number(blocked)));
}

void TestLevels::diagonalsAreNotSeen()
{
    SeededRandom random(2);
    const auto straight = [](const Position& after, int, int reply) { return isRow(after, reply); };
    const auto diagonal = [](const Position& after, int, int reply) {
        return after.wins(reply) && !isRow(after, reply);
    };
    int fell = 0;
    for (int i = 0; i < 600; ++i) {
        const auto [root, column] = threatened(random);
        QCOMPARE(fellInto(BlindSpot::None, root, diagonal), 0);
        QCOMPARE(fellInto(BlindSpot::Diagonals, root, straight), 0);
        fell += fellInto(BlindSpot::Diagonals, root, diagonal);
        LevelEngine engine = faultless("level-2");
        if (isRow(Position::fromBitboards(root.opponent(), root.occupied()), column))
            QCOMPARE(engine.search(root, {}, {}).bestMove, Move(column));
    }
    QVERIFY2(fell > 5, qPrintable(QString::number(fell)));
}

void TestLevels::squareAboveIsForgotten()
{
    SeededRandom random(3);
    const auto above = [](const Position& after, int column, int reply) {
        return reply == column && after.wins(reply);
    };
    int fell = 0;
    for (int i = 0; i < 6000; ++i) {
        const Position root
            = boards::randomUnfinished(random, 8 + static_cast<int>(random.below(20)));
        if (root.winningSquares() != 0 || root.threatenedSquares() != 0)
            continue;
        QCOMPARE(fellInto(BlindSpot::None, root, above), 0);
        fell += fellInto(BlindSpot::SquareAbove, root, above);
    }
    QVERIFY2(fell > 5, qPrintable(QString::number(fell)));
}

void TestLevels::ownThreatsAreNotPrepared()
{
    // Two in the middle of the bottom row: a third makes two ends that can't both be stopped.
    const Position root = boards::fromDigits(u"4455");
    QVERIFY(look(BlindSpot::None, root, 3).bestValue() > value::provenWin);
    QVERIFY(look(BlindSpot::OwnThreats, root, 3).bestValue() < value::provenWin);
    // The other side's are seen.
    SeededRandom random(4);
    for (int i = 0; i < 100; ++i) {
        const auto [position, column] = threatened(random);
        LevelEngine engine = faultless("level-4");
        QCOMPARE(engine.search(position, {}, {}).bestMove, Move(column));
    }
}

void TestLevels::outerColumnsAreNotExpected()
{
    SeededRandom random(5);
    const auto isOuter = [](int column) { return column == 0 || column == 6; };
    const auto outer = [&](const Position& after, int, int reply) {
        return isOuter(reply) && after.wins(reply);
    };
    const auto inner = [&](const Position& after, int, int reply) {
        return !isOuter(reply) && after.wins(reply);
    };
    int fell = 0;
    for (int i = 0; i < 300; ++i) {
        const auto [root, column] = threatened(random);
        QCOMPARE(fellInto(BlindSpot::None, root, outer), 0);
        QCOMPARE(fellInto(BlindSpot::Edges, root, inner), 0);
        fell += fellInto(BlindSpot::Edges, root, outer);
        LevelEngine engine = faultless("level-5");
        if (!isOuter(column))
            QCOMPARE(engine.search(root, {}, {}).bestMove, Move(column));
    }
    QVERIFY2(fell > 5, qPrintable(QString::number(fell)));
}

void TestLevels::openingIsPlayedByHabit()
{
    SeededRandom random(6);
    LevelEngine engine = faultless("level-6");
    const int depth = findLevel(QStringLiteral("level-6"))->depth;
    int searched = 0;
    int urgent = 0;
    for (int i = 0; i < 60; ++i) {
        const Position root = boards::randomUnfinished(random, static_cast<int>(random.below(14)));
        int nearest = 3;
        for (const int column : {3, 2, 4, 1, 5, 0, 6})
            if (root.canPlay(column)) {
                nearest = column;
                break;
            }
        const Move move = engine.search(root, {}, {}).bestMove;
        if (root.plies() >= LevelEngine::habitPlies) {
            searched += move != Move(nearest);
        } else if (canForce(root, depth)) {
            QVERIFY(root.wins(move.column()) || !canAvoid(root.after(move.column()), depth - 1));
            ++urgent;
        } else if (canForce(root.after(nearest), depth - 1)) {
            QVERIFY(!canAvoid(root, depth) || !canForce(root.after(move.column()), depth - 1));
            ++urgent;
        } else {
            QCOMPARE(move, Move(nearest));
        }
    }
    QVERIFY(searched > 0);
    QVERIFY(urgent > 0);
}

void TestLevels::habitDoesNotLoseToAnOpenThree()
{
    // Two neighbours on the bottom row are the other side's, the squares beside them free: whoever
    // piles up the middle column now meets three in a row with two open ends.
    for (const char16_t* moves : {u"443", u"445", u"44443", u"44445"}) {
        const Position root = boards::fromDigits(moves);
        LevelEngine engine = faultless("level-6");
        const Position after = root.after(engine.search(root, {}, {}).bestMove.column());
        QVERIFY(!canForce(after, 3));
    }
}

void TestLevels::rowsAreAlikeToWhoIgnoresZugzwang()
{
    SeededRandom random(7);
    int different = 0;
    for (int i = 0; i < 300; ++i) {
        const Position root
            = boards::randomUnfinished(random, 10 + static_cast<int>(random.below(25)));
        const Player viewer = root.sideToMove();
        const int rows
            = naivelevel::goodThrees(root, viewer) - naivelevel::goodThrees(root, other(viewer));
        QCOMPARE(LevelCounts(BlindSpot::None, viewer)(root)
                     - LevelCounts(BlindSpot::Zugzwang, viewer)(root),
                 24 * rows);
        different += rows != 0;
    }
    QVERIFY(different > 50);
}

void TestLevels::errorsComeAsOftenAsTold()
{
    SeededRandom random(8);
    std::vector<Position> positions;
    while (positions.size() < 1000) {
        const Position root = boards::randomUnfinished(random, static_cast<int>(random.below(30)));
        if (root.winningSquares() == 0)
            positions.push_back(root);
    }
    for (const Level& level : levels()) {
        if (level.depth > 4)
            continue;
        LevelEngine erring(level, 9);
        LevelEngine sure = faultless(qPrintable(level.engine), 9);
        int errors = 0;
        for (const Position& root : positions)
            errors += erring.search(root, {}, {}).bestMove != sure.search(root, {}, {}).bestMove;
        const double expected = level.errorRate * 1000;
        const double deviation = std::sqrt(expected * (1 - level.errorRate));
        QVERIFY2(std::abs(errors - expected) < 4 * deviation, qPrintable(level.engine));
    }
}

void TestLevels::sameSeedSameMoves()
{
    Level level = *findLevel(QStringLiteral("level-1"));
    LevelEngine one(level, 3);
    LevelEngine same(level, 3);
    LevelEngine another(level, 4);
    SeededRandom random(9);
    int otherMoves = 0;
    int otherGame = 0;
    for (int i = 0; i < 200; ++i) {
        const Position root = boards::randomUnfinished(random, static_cast<int>(random.below(20)));
        const Move move = one.search(root, {}, {}).bestMove;
        QCOMPARE(same.search(root, {}, {}).bestMove, move);
        otherMoves += another.search(root, {}, {}).bestMove != move;
        one.newGame();
        same.newGame();
        otherGame += one.search(root, {}, {}).bestMove != move;
    }
    QVERIFY(otherMoves > 20);
    QVERIFY(otherGame > 20);
}

void TestLevels::stoppedSearchStillMoves()
{
    std::stop_source source;
    source.request_stop();
    for (const Level& level : levels()) {
        const auto engine = makeEngine(level.engine, {.workers = 1});
        const SearchReport report
            = (*engine)->search(boards::fromDigits(u"4443"), {}, {source.get_token(), {}});
        QVERIFY(boards::fromDigits(u"4443").canPlay(report.bestMove));
    }
}

void TestLevels::levelsTellNoScores()
{
    for (const Level& level : levels()) {
        if (level.blindness == BlindSpot::None)
            continue;
        const auto engine = makeEngine(level.engine);
        const SearchReport report = (*engine)->search(boards::fromDigits(u"4455"), {}, {});
        QCOMPARE(report.score.kind, Score::Kind::None);
        for (const Score& score : report.columnScores)
            QCOMPARE(score.kind, Score::Kind::None);
        QCOMPARE(report.depth, level.depth);
        QVERIFY(!engineInfo(level.engine).searches() && !engineInfo(level.engine).takesDepth());
    }
    QVERIFY(engineInfo(QStringLiteral("level-8")).searches());
    QVERIFY(engineInfo(QStringLiteral("level-8")).usesWorkers);
}

/// Nobody has won so early: what ends a line is the depth, and each leaf is valued.
void TestLevels::whatASearchDidIsCounted()
{
    for (const BlindSpot blindness : blindSpots) {
        const RootResult early = look(blindness, Position(), 5);
        QCOMPARE(early.statistics.evaluations, early.counts.leaves);
        QCOMPARE(early.statistics.cutoffs(), early.counts.cutoffs);
        QVERIFY(early.counts.cutoffs > 0);
        QCOMPARE(early.statistics.selectiveDepth, 5);
        const RootResult late = look(blindness, boards::fromDigits(u"444455"), 5);
        QVERIFY(late.statistics.evaluations <= late.counts.leaves);
        QCOMPARE(late.statistics.cutoffs(), late.counts.cutoffs);
    }
}

QTEST_GUILESS_MAIN(TestLevels)
#include "tst_levels.moc"
