// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/solver/solver.h"
#include "ui/analysis/evaluationcurve.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

class TestEvaluationCurve : public QObject
{
    Q_OBJECT

private:
    static Game gameOf(const char* moves)
    {
        Game game;
        const std::vector<Move> parsed = *notation::parseMoves(QString::fromLatin1(moves));
        for (const Move move : parsed)
            game.play(move);
        return game;
    }

    /// The same interval is known of every position.
    static KnownColumns always(int lower, int upper)
    {
        return [lower, upper](const Position&) {
            ColumnsReport report;
            report.whole.score = {lower, upper};
            return std::optional(report);
        };
    }

    static std::optional<ColumnsReport> nothing(const Position&) { return {}; }

private Q_SLOTS:
    void thereIsAPointForEachPosition()
    {
        const auto curve = evaluationCurve(gameOf("4343434"), nothing);
        QCOMPARE(curve.size(), std::size_t {8});
        for (int ply = 0; ply < 8; ++ply) {
            QCOMPARE(curve[std::size_t(ply)].ply, ply);
            QCOMPARE(curve[std::size_t(ply)].discs, ply);
            QCOMPARE(curve[std::size_t(ply)].isKnown(), ply == 7);
        }
        QVERIFY(curve[0].move.isNone());
        QCOMPARE(curve[3].move, Move(3));
        QCOMPARE(curve[3].row, 1);
        QCOMPARE(curve[7].outcome, Outcome::FirstWins);
        QCOMPARE(curve[7].lastDisc, 7);
        QCOMPARE(curve[7].winnersMoves(), 0);
    }

    void scoresAreThoseOfTheSidesNotOfTheSideToMove()
    {
        // With three discs on the board the second player is to move.
        const auto winning = evaluationCurve(gameOf("443"), always(3, 3));
        QCOMPARE(winning[3].outcome, Outcome::SecondWins);
        const auto losing = evaluationCurve(gameOf("443"), always(-3, -3));
        QCOMPARE(losing[3].outcome, Outcome::FirstWins);
        const auto drawn = evaluationCurve(gameOf("443"), always(0, 0));
        QCOMPARE(drawn[3].outcome, Outcome::Draw);
        QCOMPARE(drawn[3].lastDisc, 42);
    }

    void theLastDiscIsWhereTheGameEndsWithBestPlay()
    {
        // The first player wins with his 22 - 3 = 19th disc, the board's 37th.
        const auto curve = evaluationCurve(gameOf("44"), always(3, 3));
        QCOMPARE(curve[2].lastDisc, 37);
        QCOMPARE(curve[2].winnersMoves(), 18);
        QVERIFY(curve[2].isExact);
    }

    void bestPlayKeepsTheCurveLevel()
    {
        const Position start = *notation::parsePosition(u"16445643742326746657");
        Solver solver;
        const ColumnsReport best = solver.solveColumns(start);
        QVERIFY(best.line.size() > 2);
        Game game(*notation::parseMoves(u"16445643742326746657"));
        for (const Move move : best.line)
            QVERIFY(game.play(move));
        QVERIFY(game.position().isFinished());
        const auto curve = evaluationCurve(game, [&solver](const Position& position) {
            return std::optional(solver.solveColumns(position, BestLine::None));
        });
        for (const EvaluationPoint& point : curve) {
            QCOMPARE(point.outcome, game.outcome());
            QCOMPARE(point.lastDisc, game.position().plies());
            QVERIFY(point.isExact);
        }
    }

    void whatIsHalfKnownSaysSo()
    {
        const auto wins = evaluationCurve(gameOf("44"), always(2, 9));
        QCOMPARE(wins[2].outcome, Outcome::FirstWins);
        QVERIFY(!wins[2].isExact);
        QCOMPARE(wins[2].lastDisc, 39); // no later than that
        const auto open = evaluationCurve(gameOf("44"), always(0, 9));
        QVERIFY(!open[2].isKnown());
    }

    void textsNameTheSidesAndTheMove()
    {
        const auto curve = evaluationCurve(gameOf("4343434"), always(18, 18));
        QCOMPARE(evaluationText(curve[7], DiscTheme::Classic),
                 QStringLiteral("Move 7 (d4): Red has won"));
        QCOMPARE(evaluationText(curve[6], DiscTheme::Classic),
                 QStringLiteral("Move 6 (c3): Red wins in 1, with disc 7"));
        const auto unknown = evaluationCurve(gameOf("4"), nothing);
        QVERIFY(evaluationText(unknown[0], DiscTheme::Classic).startsWith(u"Start: "));
        QVERIFY(evaluationText(unknown[1], DiscTheme::Classic).contains(u"not known yet"));
    }

    void tablesHoldTheSameFigures()
    {
        const auto curve = evaluationCurve(gameOf("4343434"), nothing);
        const QList<QByteArray> lines = evaluationToCsv(curve).trimmed().split('\n');
        QCOMPARE(lines.size(), 9);
        QCOMPARE(lines[0], QByteArray("ply,column,discs,outcome,last_disc,exact"));
        QCOMPARE(lines[1], QByteArray("0,,0,,,0"));
        QCOMPARE(lines[8], QByteArray("7,4,7,first,7,1"));
        const QJsonArray points
            = QJsonDocument::fromJson(evaluationToJson(curve)).object()["positions"].toArray();
        QCOMPARE(points.size(), 8);
        QCOMPARE(points[7].toObject()["outcome"].toString(), QStringLiteral("first"));
        QCOMPARE(points[7].toObject()["last_disc"].toInt(), 7);
        QVERIFY(!points[0].toObject().contains("outcome"));
    }
};

QTEST_GUILESS_MAIN(TestEvaluationCurve)
#include "tst_evaluationcurve.moc"
