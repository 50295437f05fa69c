// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/review.h"

#include "core/board/notation.h"
#include "core/review/reviewwords.h"
#include "tests/core/analysis/lategames.h"
#include "tests/core/analysis/naiveclass.h"
#include "tests/core/solver/solvertest.h"

#include <QRegularExpression>
#include <numeric>
#include <thread>

class TestReview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMoveIsJudgedAsByItself();
    void reportsComeFromTheLastMoveOn();
    void stopKeepsWhatIsDone();
    void knownScoresAreAsked();
    void emptyGameIsComplete();
    void keyMomentsAreChangesOfOutcome();
    void lastKeyMomentDecides();
    void aKeyMomentSaysWherePlansWereLeft_data();
    void aKeyMomentSaysWherePlansWereLeft();
    void accuracyCountsChoicesOnly();
    void accuracyIsTheMeanOfItsPoints();
    void formulaIsComplete();
    void starsGrowWithTheAccuracy();
    void theRuleOfTheStarsIsComplete();
};

namespace {

ReviewOptions small(int workers = 1)
{
    return {.workers = workers, .tableMib = 4};
}

/// Takes early positions for draws, which no search could prove in a test's time.
class EarlyDraws : public KnownScores
{
public:
    std::optional<int> score(const Position& position) const override
    {
        return position.plies() <= 8 ? std::optional(0) : std::nullopt;
    }
};

ReviewedMove judged(MoveClass quality, ScoreInterval given, ScoreInterval best)
{
    ReviewedMove move;
    move.move = Move(0);
    move.quality = quality;
    move.scores.whole.score = best;
    move.scores.moves[0] = given;
    move.scores.moves[1] = best;
    move.scores.moves[2] = ScoreInterval {-1, -1};
    return move;
}

}

void TestReview::everyMoveIsJudgedAsByItself()
{
    SeededRandom random(4);
    Solver solver({.tableMib = 4});
    for (int i = 0; i < sanitized::cases(20); ++i) {
        const Game game = lategames::random(random);
        const Review review = reviewGame(game, small(1 + i % 2), {}, {});
        QVERIFY(review.isComplete());
        QCOMPARE(review.game, game);
        QCOMPARE(static_cast<int>(review.moves.size()), game.length());
        std::array<int, 2> moves {};
        std::array<int, 2> kept {};
        for (int ply = 1; ply <= game.length(); ++ply) {
            const ReviewedMove& move = review.moves[static_cast<std::size_t>(ply - 1)];
            QCOMPARE(move.ply, ply);
            QCOMPARE(move.before, game.positionAt(ply - 1));
            QCOMPARE(move.before.after(move.move.column()), game.positionAt(ply));
            QCOMPARE(move.quality,
                     naiveclass::read(move.before, move.move.column(),
                                      naiveclass::exactScores(solver, move.before)));
            const auto side = static_cast<std::size_t>(move.mover());
            ++moves[side];
            kept[side] += keepsOutcome(move.quality) ? 1 : 0;
        }
        for (std::size_t side = 0; side < 2; ++side) {
            const ReviewSide& counted = review.sides[side];
            QCOMPARE(counted.moves, moves[side]);
            QCOMPARE(counted.kept, kept[side]);
            QCOMPARE(std::accumulate(counted.classes.begin(), counted.classes.end(), 0),
                     counted.moves);
            QCOMPARE(counted.count(MoveClass::Unknown), 0);
        }
    }
}

void TestReview::reportsComeFromTheLastMoveOn()
{
    SeededRandom random(5);
    const Game game = lategames::random(random);
    int reports = 0;
    const Review review = reviewGame(game, small(), {}, [&](const Review& sofar) {
        ++reports;
        QCOMPARE(sofar.done, reports);
        QCOMPARE(sofar.sides[0].moves + sofar.sides[1].moves, reports);
        for (const ReviewedMove& move : sofar.moves)
            QCOMPARE(move.quality != MoveClass::Unknown, move.ply > game.length() - reports);
    });
    QCOMPARE(reports, game.length());
    QCOMPARE(review.done, reports);
}

void TestReview::stopKeepsWhatIsDone()
{
    SeededRandom random(6);
    const Game game = lategames::random(random);
    std::stop_source stop;
    const Review review = reviewGame(game, small(), stop.get_token(), [&](const Review& sofar) {
        if (sofar.done == 3)
            stop.request_stop();
    });
    QCOMPARE(review.done, 3);
    QVERIFY(!review.isComplete());
    QCOMPARE(static_cast<int>(review.moves.size()), game.length());
    QVERIFY(review.moves.back().quality != MoveClass::Unknown);
    QCOMPARE(review.moves.front().quality, MoveClass::Unknown);

    // Before the first move.
    QCOMPARE(reviewGame(game, small(), stop.get_token(), {}).done, 0);

    // In the middle of a position that takes minutes.
    Game whole;
    for (const int column : {3, 3})
        QVERIFY(whole.play(Move(column)));
    std::stop_source during;
    std::thread stopper([&during] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        during.request_stop();
    });
    const Review stopped = reviewGame(whole, small(), during.get_token(), {});
    stopper.join();
    QCOMPARE(stopped.done, 0);
}

void TestReview::knownScoresAreAsked()
{
    Game game;
    for (const int column : {3, 3, 2})
        QVERIFY(game.play(Move(column)));
    const EarlyDraws known;
    ReviewOptions options = small();
    options.known = &known;
    const Review review = reviewGame(game, options, {}, {});
    QVERIFY(review.isComplete());
    for (const ReviewedMove& move : review.moves)
        QCOMPARE(move.quality, MoveClass::Best);
}

void TestReview::emptyGameIsComplete()
{
    const Review review = reviewGame(Game(), small(), {}, {});
    QVERIFY(review.isComplete());
    QVERIFY(review.moves.empty());
    QVERIFY(!review.sides[0].accuracy);
    QVERIFY(!decisivePly(review));
}

void TestReview::keyMomentsAreChangesOfOutcome()
{
    // Seen by the first player throughout, the outcome stays but at key moments.
    const auto outcomeBefore = [](const ReviewedMove& move) {
        const int sign = solvertest::signOf(move.scores.whole.score.lower);
        return move.mover() == Player::First ? sign : -sign;
    };
    SeededRandom random(9);
    int changes = 0;
    for (int i = 0; i < sanitized::cases(20); ++i) {
        const Review review = reviewGame(lategames::random(random), small(), {}, {});
        const Outcome end = review.game.outcome();
        for (std::size_t at = 0; at < review.moves.size(); ++at) {
            const int after = at + 1 < review.moves.size() ? outcomeBefore(review.moves[at + 1])
                : end == Outcome::FirstWins                ? 1
                : end == Outcome::SecondWins               ? -1
                                                           : 0;
            QCOMPARE(review.moves[at].keyMoment, outcomeBefore(review.moves[at]) != after);
            changes += review.moves[at].keyMoment ? 1 : 0;
        }
    }
    QVERIFY(changes > 0);
}

void TestReview::lastKeyMomentDecides()
{
    Game game;
    for (const int column : {0, 0, 1, 1})
        QVERIFY(game.play(Move(column)));
    Review review = unjudgedReview(game);
    QVERIFY(!decisivePly(review));
    review.moves[3].quality = MoveClass::Best;
    QVERIFY(!decisivePly(review));
    review.moves[2].quality = MoveClass::Blunder;
    review.moves[2].keyMoment = true;
    QCOMPARE(decisivePly(review), 3);
    review.moves[3].quality = MoveClass::Unknown;
    QVERIFY(!decisivePly(review));
}

void TestReview::aKeyMomentSaysWherePlansWereLeft_data()
{
    QTest::addColumn<QString>("setup");
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("wins");
    QTest::addColumn<QString>("square");
    QTest::newRow("a win") << "13226217165151612467377"
                           << "34" << true << "c4";
    QTest::newRow("a draw") << "353747654412124574274256"
                            << "12" << false << "a4";
}

void TestReview::aKeyMomentSaysWherePlansWereLeft()
{
    QFETCH(const QString, setup);
    QFETCH(const QString, game);
    QFETCH(const bool, wins);
    QFETCH(const QString, square);
    Game played(*notation::parseMoves(setup));
    for (const QChar column : game)
        QVERIFY(played.play(Move(column.digitValue() - 1)));
    const Review review = reviewGame(played, small(), {}, {});
    const ReviewedMove& left = review.moves[1];
    QVERIFY(left.keyMoment);
    QVERIFY(left.leftFollowUp.has_value());
    QCOMPARE(left.leftFollowUp->proof.goal == PlanGoal::Win, wins);
    const QString sentence = reviewwords::leftPlan(left);
    QVERIFY2(sentence.startsWith(QStringLiteral("Here the plan was left"))
                 && sentence.contains(square),
             qPrintable(sentence));
    const SideNames names {QStringLiteral("Red"), QStringLiteral("Blue")};
    QVERIFY(reviewwords::keyMoment(review, left, names).contains(sentence));
    QVERIFY(!review.moves[0].leftFollowUp);
    QVERIFY(reviewwords::leftPlan(review.moves[0]).isEmpty());

    // Who stays with the plan leaves none.
    Game kept(*notation::parseMoves(setup));
    QVERIFY(kept.play(Move(game[0].digitValue() - 1)));
    QVERIFY(kept.play(Move(game[0].digitValue() - 1)));
    QVERIFY(!reviewGame(kept, small(), {}, {}).moves[1].leftFollowUp);
}

void TestReview::accuracyCountsChoicesOnly()
{
    QVERIFY(!accuracyPoints(judged(MoveClass::Unknown, {5, 5}, {5, 5})));
    QVERIFY(!accuracyPoints(judged(MoveClass::Forced, {5, 5}, {5, 5})));
    QCOMPARE(accuracyPoints(judged(MoveClass::Best, {5, 5}, {5, 5})), 100);
    QCOMPARE(accuracyPoints(judged(MoveClass::OnlyMove, {5, 5}, {5, 5})), 100);
    QVERIFY(!accuracyPoints(judged(MoveClass::Best, {-1, -1}, {-1, -1})));
    QCOMPARE(accuracyPoints(judged(MoveClass::Slower, {4, 4}, {5, 5})), 95);
    QCOMPARE(accuracyPoints(judged(MoveClass::Slower, {-8, -8}, {-1, -1})), 65);
    QCOMPARE(accuracyPoints(judged(MoveClass::Slower, {1, 1}, {15, 15})), 50);
    QCOMPARE(accuracyPoints(judged(MoveClass::Mistake, {0, 0}, {5, 5})), 25);
    QCOMPARE(accuracyPoints(judged(MoveClass::Blunder, {-3, -3}, {5, 5})), 0);
}

void TestReview::accuracyIsTheMeanOfItsPoints()
{
    SeededRandom random(10);
    for (int i = 0; i < sanitized::cases(10); ++i) {
        const Review review = reviewGame(lategames::random(random), small(), {}, {});
        for (const Player player : {Player::First, Player::Second}) {
            std::vector<int> points;
            for (const ReviewedMove& move : review.moves)
                if (move.mover() == player && accuracyPoints(move))
                    points.push_back(*accuracyPoints(move));
            const auto& accuracy = review.side(player).accuracy;
            QCOMPARE(accuracy.has_value(), !points.empty());
            if (accuracy)
                QCOMPARE(*accuracy,
                         std::accumulate(points.begin(), points.end(), 0.0)
                             / static_cast<double>(points.size()));
        }
    }
}

void TestReview::formulaIsComplete()
{
    QVERIFY(!accuracyFormula().contains(u'%'));
    for (const char* number : {"100", "50", "25", " 5 ", " 0."})
        QVERIFY2(accuracyFormula().contains(QString::fromLatin1(number)), number);
}

void TestReview::starsGrowWithTheAccuracy()
{
    QCOMPARE(starsOf(0), 1);
    QCOMPARE(starsOf(100), mostStars);
    for (int percent = 1; percent <= 100; ++percent) {
        const int step = starsOf(percent) - starsOf(percent - 1);
        QVERIFY(step == 0 || step == 1);
    }
    // No star is given for the half that is missing.
    QCOMPARE(starsOf(49.9), 1);
    QCOMPARE(starsOf(50), 2);
}

/// Where it says that another star begins, one does, and nowhere else.
void TestReview::theRuleOfTheStarsIsComplete()
{
    for (int percent = 1; percent <= 100; ++percent) {
        const bool begins = starsOf(percent) > starsOf(percent - 1);
        const QRegularExpression number(QStringLiteral("\\b%1\\b").arg(percent));
        QCOMPARE(starRule().contains(number), begins);
    }
}

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
