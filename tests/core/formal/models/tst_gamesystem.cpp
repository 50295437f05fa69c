// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/formal/lts/bisimulation.h"
#include "core/formal/lts/statistics.h"
#include "core/formal/models/game.h"
#include "core/formal/mucalculus/check.h"
#include "core/formal/process/language/specification.h"
#include "core/solver/solver.h"
#include "core/support/random.h"
#include "tests/sanitized.h"

#include <QTest>

using namespace fourcast::formal;
using fourcast::statespace::ExploreStatus;

namespace {

GameSystem system(const BoardSize& size, const QString& moves = {})
{
    return exploreGame(gameStart(size, moves).value());
}

/// From which states can the player, "X" or "O", win against any play? From the end of the game
/// backwards: a state is numbered after those that lead to it.
std::vector<bool> wins(const Lts& lts, const QString& player)
{
    std::vector<bool> won(lts.stateCount());
    for (State state = lts.stateCount(); state-- > 0;) {
        bool any = false;
        bool all = true;
        QString mover;
        for (const Transition& step : lts.transitions(state)) {
            const Action& action = lts.label(step.label).actions().front();
            const QString name = action.name.text();
            if (name == "win")
                won[state] = text(action.arguments.front()) == player;
            if (name != "drop")
                continue;
            mover = text(action.arguments.front());
            any = any || won[step.target];
            all = all && won[step.target];
        }
        if (!mover.isEmpty())
            won[state] = mover == player ? any : all;
    }
    return won;
}

/// The same by the formula that comes along.
bool formulaHolds(const GameStart& start, const Lts& lts, QChar player)
{
    const auto specification = readSpecification(gameProcess(start));
    const auto formula = readFormula(winsFormula(player), signatureOf(specification.value()));
    const auto result = check(lts, formula.value());
    if (!result || !result->hasAnswer())
        qFatal("no answer");
    return result->isTrue();
}

std::uint64_t count(const Lts& lts, const char* label)
{
    const auto id = lts.labels().find(Label::fromText(QString::fromLatin1(label)));
    std::uint64_t number = 0;
    for (std::uint64_t i = 0; id && i < lts.transitionCount(); ++i)
        number += lts.transition(i).label == *id ? 1 : 0;
    return number;
}

QString randomEndgame(SeededRandom& random, int discs)
{
    for (;;) {
        QString moves;
        Position position;
        while (position.plies() < discs && !position.isFinished()) {
            const int column = static_cast<int>(random.below(7));
            if (!position.canPlay(column))
                continue;
            position.play(column);
            moves += QString::number(column + 1);
        }
        if (!position.isFinished())
            return moves;
    }
}

}

class TestGameSystem : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGameHasItsCounts_data();
    void everyGameHasItsCounts();
    void finishedGamesGoRound();
    void aBoardIsTold();
    void theSolverAndTheFormulaAgree();
    void anEarlyEndIsNotComplete();
    void aWrongStartIsRefused_data();
    void aWrongStartIsRefused();
    void theProcessNamesEverySquareAndLine();
    void theFormulaNamesBothPlayers();
};

void TestGameSystem::everyGameHasItsCounts_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("connect");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("states");
    QTest::addColumn<int>("transitions");
    QTest::addColumn<int>("levels");
    QTest::addColumn<bool>("firstCanWin");
    QTest::addColumn<bool>("secondCanWin");
    // As mCRL2 has told of a process of its own.
    QTest::newRow("3x3, 3") << 3 << 3 << 3 << "" << 694 << 1155 << 10 << false << false;
    QTest::newRow("4x3, 3") << 4 << 3 << 3 << "" << 7157 << 14344 << 13 << true << false;
    QTest::newRow("4x4, 3") << 4 << 4 << 3 << "" << 41750 << 83576 << 17 << true << false;
    QTest::newRow("4x4, 4") << 4 << 4 << 4 << "" << 161029 << 331314 << 17 << false << false;
    QTest::newRow("7x6, endgame") << 7 << 6 << 4 << "312453553267556661477767544441" << 2033 << 4290
                                  << 13 << true << false;
}

void TestGameSystem::everyGameHasItsCounts()
{
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    QFETCH(const int, connect);
    QFETCH(const QString, moves);
    const GameSystem game = system({columns, rows, connect}, moves);
    QCOMPARE(game.status, ExploreStatus::Complete);
    const LtsStatistics statistics = statisticsOf(game.lts);
    QTEST(static_cast<int>(statistics.states), "states");
    QTEST(static_cast<int>(statistics.transitions), "transitions");
    QTEST(static_cast<int>(statistics.levels), "levels");
    QCOMPARE(statistics.reachable, statistics.states);
    QCOMPARE(statistics.deadlocks, 0u);
    QVERIFY(statistics.isDeterministic);
    QVERIFY(!statistics.isAcyclic); // but for the loops at the end it would be
    QCOMPARE(statistics.labels, game.lts.labels().size());
    QTEST(static_cast<bool>(wins(game.lts, "X").front()), "firstCanWin");
    QTEST(static_cast<bool>(wins(game.lts, "O").front()), "secondCanWin");
    const GameStart start = gameStart({columns, rows, connect}, moves).value();
    QTEST(formulaHolds(start, game.lts, u'X'), "firstCanWin");
    QTEST(formulaHolds(start, game.lts, u'O'), "secondCanWin");
}

void TestGameSystem::finishedGamesGoRound()
{
    const Lts lts = system({4, 4, 3}).lts;
    QCOMPARE(count(lts, "win(X)"), 10476u);
    QCOMPARE(count(lts, "win(O)"), 7326u);
    QCOMPARE(count(lts, "draw"), 18u);
    std::uint64_t loops = 0;
    for (State state = 0; state < lts.stateCount(); ++state)
        for (const Transition& step : lts.transitions(state)) {
            const bool isDrop = lts.label(step.label).actions().front().name.text() == "drop";
            QCOMPARE(step.target == state, !isDrop);
            loops += isDrop ? 0 : 1;
            QVERIFY(isDrop || lts.transitions(state).size() == 1);
        }
    QCOMPARE(loops, 10476u + 7326u + 18u);
}

void TestGameSystem::aBoardIsTold()
{
    const GameSystem game = system({4, 3, 3}, "12 2");
    QCOMPARE(game.model->stateText(game.space.state(0)), "....\n.X..\nXO..");
    QStringList labels;
    for (const Transition& step : game.lts.transitions(0))
        labels += game.lts.label(step.label).text();
    QCOMPARE(labels, (QStringList {"drop(O, 1)", "drop(O, 2)", "drop(O, 3)", "drop(O, 4)"}));
}

void TestGameSystem::theSolverAndTheFormulaAgree()
{
    SeededRandom random(16);
    ::Solver solver({.tableMib = 1});
    int decided = 0;
    for (int round = 0; round < sanitized::cases(40); ++round) {
        const QString moves = randomEndgame(random, 28 + round % 6);
        const GameSystem game = system({7, 6, 4}, moves);
        const Position position = notation::parsePosition(moves).value();
        const int score = solver.solve(position).score.lower; // exact, as it ran to its end
        const QString mover = position.sideToMove() == Player::First ? "X" : "O";
        const QString other = mover == "X" ? "O" : "X";
        QCOMPARE(wins(game.lts, mover).front(), score > 0);
        QCOMPARE(wins(game.lts, other).front(), score < 0);
        const GameStart start = gameStart({7, 6, 4}, moves).value();
        QCOMPARE(formulaHolds(start, game.lts, mover[0]), score > 0);
        QCOMPARE(formulaHolds(start, game.lts, other[0]), score < 0);
        decided += score != 0 ? 1 : 0;
    }
    QVERIFY(decided > sanitized::cases(40) / 4);
}

void TestGameSystem::anEarlyEndIsNotComplete()
{
    const auto start = gameStart({7, 6, 4}).value();
    const GameSystem game = exploreGame(start, {.workers = 2, .mostStates = 2000});
    QCOMPARE(game.status, ExploreStatus::StatesReached);
    QCOMPARE(game.lts.stateCount(), 1u + 7 + 49 + 238 + 1120);
    QVERIFY(!game.lts.isComplete());
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(exploreGame(start, {}, stop.get_token()).status, ExploreStatus::Stopped);
}

void TestGameSystem::aWrongStartIsRefused_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<int>("column");
    QTest::newRow("letter") << "12x"
                            << "'x' is not a column from 1 to 4." << 3;
    QTest::newRow("zero") << "0"
                          << "'0' is not a column from 1 to 4." << 1;
    QTest::newRow("beyond") << "1 5"
                            << "'5' is not a column from 1 to 4." << 3;
    QTest::newRow("full") << "1111"
                          << "Column 1 is full." << 4;
    QTest::newRow("legal") << "1213 4"
                           << "" << 0;
    QTest::newRow("after a win") << "112233 4"
                                 << "The game is over before this move." << 6;
}

void TestGameSystem::aWrongStartIsRefused()
{
    QFETCH(const QString, moves);
    QFETCH(const QString, sentence);
    QFETCH(const int, column);
    const auto start = gameStart({4, 3, 3}, moves);
    QCOMPARE(start.has_value(), sentence.isEmpty());
    if (start)
        return;
    QCOMPARE(start.error().message, sentence);
    QCOMPARE(start.error().column, column);
    QVERIFY(!gameStart({4, 9, 3}, moves));
}

void TestGameSystem::theProcessNamesEverySquareAndLine()
{
    const QString text = gameProcess(gameStart({4, 3, 3}, u"12").value());
    QCOMPARE(text.count("-> drop(t, "), 12);
    QCOMPARE(text.count(" == p && "), 2 * (2 * 3 + 4 + 2 + 2)); // level, upright, rising, falling
    QVERIFY(text.contains("(a1 != N && a2 == N) -> drop(t, 1)"));
    QVERIFY(text.contains("(c1 == p && b2 == p && a3 == p)")
            || text.contains("(a3 == p && b2 == p && c1 == p)"));
    QVERIFY(text.contains("init Game(X, X, N, N, O, N, N, N, N, N, N, N, N);"));
    QVERIFY(!text.contains("%1") && !text.contains("%9"));
    QVERIFY(gameProcess(gameStart({2, 2, 3}).value()).contains("=\n        false;"));
}

void TestGameSystem::theFormulaNamesBothPlayers()
{
    QCOMPARE(winsFormula(u'X').simplified(),
             "% X can win, whatever O does. mu Z. (<win(X)>true || <exists c: Nat. drop(X, c)>Z || "
             "(<exists c: Nat. drop(O, c)>true && [exists c: Nat. drop(O, c)]Z))");
    QVERIFY(winsFormula(u'O').startsWith("% O can win, whatever X does."));
}

QTEST_GUILESS_MAIN(TestGameSystem)
#include "tst_gamesystem.moc"
