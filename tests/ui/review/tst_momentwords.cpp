// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/solver/solver.h"
#include "ui/review/momentwords.h"
#include "ui/review/reviewpeople.h"

#include <QTest>
#include <algorithm>

class TestMomentWords : public QObject
{
    Q_OBJECT

private:
    /// Twenty discs; the first player, to move, wins with column 2 or 5.
    static Position won() { return position(QStringLiteral("16445643742326746657")); }
    static Position position(const QString& moves)
    {
        Position result;
        const auto parsed = notation::parseMoves(moves);
        for (const Move move : *parsed)
            result.play(move);
        return result;
    }
    static ReviewedMove moment(const Position& before, Move played)
    {
        Solver solver({.tableMib = 4});
        ReviewedMove move;
        move.ply = 1;
        move.before = before;
        move.move = played;
        move.scores = solver.solveColumns(before);
        move.quality = classifyMove(before, played, move.scores);
        return move;
    }
    static QString verdict(const ReviewedMove& move, int column)
    {
        return momentwords::verdict(move, Move(column),
                                    classifyMove(move.before, Move(column), move.scores));
    }
    static ReviewPeople people(std::optional<Player> you)
    {
        ReviewPeople result;
        result.names = {QStringLiteral("Anna"), QStringLiteral("Ben")};
        result.you = you;
        return result;
    }
    /// A complete review in which nobody gave anything away.
    static Review faultless(const Game& game)
    {
        Review review = unjudgedReview(game);
        review.done = static_cast<int>(review.moves.size());
        return review;
    }

private Q_SLOTS:
    void theHeadlineIsForWhomItReads()
    {
        const ReviewedMove move = moment(won(), Move(0));
        QCOMPARE(momentwords::headline(move, people(Player::First)),
                 QStringLiteral("You could have won here."));
        QCOMPARE(momentwords::headline(move, people(Player::Second)),
                 QStringLiteral("Anna let you off here."));
        QCOMPARE(momentwords::headline(move, people({})),
                 QStringLiteral("Anna could have won here."));
        ReviewedMove drawn = move;
        drawn.scores.whole.score = {0, 0};
        QCOMPARE(momentwords::headline(drawn, people(Player::First)),
                 QStringLiteral("You could have drawn here."));
        QCOMPARE(momentwords::headline(drawn, people(Player::Second)),
                 QStringLiteral("Anna let you win here."));
        QCOMPARE(momentwords::headline(drawn, people({})),
                 QStringLiteral("Anna could have drawn here."));
    }

    void withoutATurningPointNobodySlipped()
    {
        Game game;
        for (const int column : {0, 1, 0, 1, 0, 1, 0})
            QVERIFY(game.play(Move(column)));
        const Review review = faultless(game);
        QCOMPARE(momentwords::noTurningPoint(review, people(Player::First), false),
                 QStringLiteral("Nobody slipped: you were ahead all the way."));
        QCOMPARE(momentwords::noTurningPoint(review, people({}), false),
                 QStringLiteral("Nobody slipped: Anna was ahead all the way."));
        QVERIFY(!momentwords::noTurningPoint(review, people({}), true).contains(u"slipped"));
        // What is not judged may have one.
        QVERIFY(!momentwords::noTurningPoint(unjudgedReview(game), people({}), false)
                     .contains(u"slipped"));
    }

    void withoutATurningPointAnEarlyEndIsWhatDecided()
    {
        Game late;
        for (const int column : {3, 3})
            QVERIFY(late.play(Move(column)));
        Game failed = late;
        late.loseOnTime();
        QCOMPARE(momentwords::noTurningPoint(faultless(late), people({}), false),
                 QStringLiteral("Nobody slipped before the time was over."));
        failed.loseByFailure({EngineFailure::Kind::NoAnswer, {}});
        QCOMPARE(momentwords::noTurningPoint(faultless(failed), people({}), false),
                 QStringLiteral("Nobody slipped before the program failed: it did not answer."));
    }

    void aTryIsJudgedKindly()
    {
        const ReviewedMove move = moment(won(), Move(0));
        QVERIFY(verdict(move, 1).startsWith(u"Well done!"));
        QVERIFY(verdict(move, 0).contains(u"the move in the game"));
        for (int column = 0; column < Position::Shape::width; ++column) {
            const auto& score = move.scores.moves[static_cast<std::size_t>(column)];
            if (column == 0 || !score || score->lower > 0)
                continue;
            QVERIFY2(verdict(move, column).contains(u"lets the win slip"),
                     qPrintable(verdict(move, column)));
        }
    }

    /// For a side that loses whatever it does, the best is the slowest.
    void whoLosesAnywayHoldsOut()
    {
        Position lost = won();
        lost.play(Move(1));
        const ReviewedMove move = moment(lost, Move(0));
        QVERIFY(move.scores.whole.score.upper < 0);
        for (int column = 0; column < Position::Shape::width; ++column) {
            const auto& score = move.scores.moves[static_cast<std::size_t>(column)];
            if (!score)
                continue;
            const bool best
                = std::ranges::find(move.scores.best, Move(column)) != move.scores.best.end();
            const bool forced = classifyMove(lost, Move(column), move.scores) == MoveClass::Forced;
            const QString words = verdict(move, column);
            QVERIFY2(words.contains(u"still loses"), qPrintable(words));
            QVERIFY2(!words.contains(u"quicker"), qPrintable(words));
            if (!forced)
                QCOMPARE(words.contains(u"Another column holds out longer."), !best);
        }
    }

    /// Neither the question nor the word on another move names the answer.
    void onlyTheAnswerNamesTheBestSquares()
    {
        const ReviewedMove move = moment(won(), Move(0));
        const QString answer = momentwords::answer(move);
        QVERIFY(answer.startsWith(u"Best here"));
        for (const Move best : move.scores.best) {
            const QString square
                = notation::squareName(best.column(), move.before.landingRow(best.column()));
            QVERIFY(answer.contains(square));
            QVERIFY(!verdict(move, 0).contains(square));
            QVERIFY(!momentwords::headline(move, people({})).contains(square));
            QVERIFY(!momentwords::question(Game(), move, people({})).contains(square));
        }
    }

    void aClassIsSaidOnce()
    {
        Game game(*notation::parseMoves(QStringLiteral("16445643742326746657")));
        QVERIFY(game.play(Move(0)));
        Review review = unjudgedReview(game);
        review.moves.front() = moment(won(), Move(0));
        const QString line
            = momentwords::line(review, review.moves.front(), people(Player::First), true);
        QCOMPARE(line.count(moveClassName(review.moves.front().quality)), 1);
        QVERIFY(!line.contains(u'?'));
        QVERIFY(line.startsWith(u"Anna, move 1:"));
        QVERIFY(!momentwords::line(review, review.moves.front(), people({}), false)
                     .contains(moveClassName(review.moves.front().quality)));
    }
};

QTEST_MAIN(TestMomentWords)
#include "tst_momentwords.moc"
