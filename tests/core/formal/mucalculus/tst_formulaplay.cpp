// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/ltsbuilder.h"
#include "core/formal/mucalculus/check.h"
#include "core/formal/mucalculus/formulaplay.h"
#include "core/formal/mucalculus/language/formulareader.h"
#include "tests/sanitized.h"

#include <QTest>
#include <algorithm>
#include <chrono>
#include <thread>

using namespace fourcast::formal;
using Player = FormulaPlay::Player;
using namespace std::chrono_literals;

namespace {

/// A ring of so many steps a, with a step b from each state to the one before.
Lts ring(State size)
{
    LtsBuilder builder;
    for (State state = 0; state < size; ++state) {
        builder.addTransition(state, "a", (state + 1) % size);
        builder.addTransition(state, "b", (state + size - 1) % size);
    }
    return builder.build();
}

Signature signatureOfRings()
{
    Signature signature;
    signature.actions = {{fourcast::syntax::Symbol("a"), {}}, {fourcast::syntax::Symbol("b"), {}}};
    return signature;
}

/// Does each step of the path follow from the one before?
bool isPath(const Lts& lts, const Path& path)
{
    for (std::size_t step = 0; step < path.steps.size(); ++step)
        if (std::ranges::none_of(lts.transitions(path.stateAt(step)), [&](const auto& each) {
                return each.label == path.steps[step].label
                    && each.target == path.steps[step].target;
            }))
            return false;
    return path.start == lts.initial();
}

std::shared_ptr<FormulaGame> gameOf(const Lts& lts, const char* text)
{
    const auto formula = readFormula(QString::fromUtf8(text), signatureOfRings());
    if (!formula)
        qFatal("%s", qPrintable(formula.error().message));
    const auto result = check(lts, *formula);
    if (!result || !result->game)
        qFatal("no game");
    return result->game;
}

/// For ever a step after which a step is possible again: a loop of the whole ring.
constexpr const char* endless = "nu X. (<a>X && [b]<a>X)";

}

class TestFormulaPlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoCannotWinLosesWhateverHeChooses()
    {
        const Lts lts = ring(5);
        const auto game = gameOf(lts, "[true*]<true*.b>true");
        for (const std::size_t choice : {0u, 1u}) {
            FormulaPlay play = begunPlay(*game, Player::Refuter);
            QCOMPARE(play.steps.front().position.state, lts.initial());
            for (int turn = 0; turn < 100 && !play.isOver(); ++turn) {
                QCOMPARE(play.status, PlayStatus::Choosing);
                QVERIFY(!play.moves.empty() && !play.winner);
                play = playedMove(*game, play, std::min(choice, play.moves.size() - 1));
            }
            QVERIFY(play.isOver());
            QCOMPARE(play.winner, Player::Verifier);
            QVERIFY(isPath(lts, play.path()));
        }
    }

    void whoCanWinDoesWithGoodMoves()
    {
        const Lts lts = ring(5);
        const auto game = gameOf(lts, endless);
        FormulaPlay play = begunPlay(*game, Player::Verifier);
        for (int turn = 0; turn < 100 && !play.isOver(); ++turn)
            play = playedMove(*game, play, game->bestMove(play.steps.back().position, play.moves));
        // The other side may go round for ever, and has not won then.
        QVERIFY(play.winner.value_or(Player::Verifier) == Player::Verifier);
    }

    void whatIsTakenBackIsThereAgain()
    {
        const Lts lts = ring(5);
        const auto game = gameOf(lts, endless);
        const FormulaPlay first = begunPlay(*game, Player::Refuter);
        QCOMPARE(first.status, PlayStatus::Choosing);
        const FormulaPlay second = playedMove(*game, first, 0);
        const FormulaPlay back = takenBack(*game, second);
        QCOMPARE(back.steps.size(), first.steps.size());
        QCOMPARE(back.moves.size(), first.moves.size());
        QCOMPARE(back.status, PlayStatus::Choosing);
        QCOMPARE(takenBack(*game, back).steps.size(), first.steps.size());
    }

    /// The check decides the loop without keeping how; the game works it out when it is asked.
    void aStoppedTurnSaysSoAndCanBeHadAgain()
    {
        const Lts lts = ring(20000);
        const auto game = gameOf(lts, endless);
        const FormulaPlay play = begunPlay(*game, Player::Refuter);
        QCOMPARE(play.status, PlayStatus::Choosing);
        std::stop_source source;
        source.request_stop();
        const FormulaPlay next
            = playedMove(*game, play, 0, {.stop = source.get_token(), .progress = {}});
        QCOMPARE(next.status, PlayStatus::Stopped);
        QVERIFY(!next.winner && next.moves.empty());
        QCOMPARE(playedMove(*game, play, 0).status, PlayStatus::Choosing);
    }

    void aTurnEndsSoonAfterItIsStopped()
    {
        const Lts lts = ring(sanitized::cases(300000));
        const auto game = gameOf(lts, endless);
        const FormulaPlay before = begunPlay(*game, Player::Refuter);
        double latest = 0;
        for (const auto wait : {1ms, 30ms, 100ms, 200ms, 300ms, 500ms}) {
            std::stop_source source;
            std::chrono::steady_clock::time_point asked;
            FormulaPlay play;
            {
                const std::jthread stopper([&] {
                    std::this_thread::sleep_for(wait);
                    asked = std::chrono::steady_clock::now();
                    source.request_stop();
                });
                play = playedMove(*game, before, 0, {.stop = source.get_token(), .progress = {}});
            }
            if (play.hasEnded())
                break;
            const std::chrono::duration<double> late = std::chrono::steady_clock::now() - asked;
            latest = std::max(latest, late.count());
        }
        qInfo("stopped after %.3f s at the latest", latest);
        // 100 ms are promised; a busy machine or a sanitizer is given more here.
        QVERIFY(latest < 1);
    }

    void aTurnWithoutMemorySaysSoAndTheGameGoesOn()
    {
        const Lts lts = ring(20000);
        const auto game = gameOf(lts, endless);
        const FormulaPlay play = begunPlay(*game, Player::Refuter);
        const std::uint64_t before = game->solver().progress().bytes;
        const FormulaPlay none = playedMove(
            *game, play, 0, {.stop = {}, .progress = {}, .memory = before + (64 << 10)});
        QCOMPARE(none.status, PlayStatus::MemoryReached);
        // What was tried in vain is given back.
        QCOMPARE(game->solver().progress().bytes, before);
        QCOMPARE(playedMove(*game, play, 0).status, PlayStatus::Choosing);
        QVERIFY(game->solver().progress().bytes > before);
    }

    void whatIsLookedAtIsTold()
    {
        const Lts lts = ring(sanitized::cases(300000));
        const auto game = gameOf(lts, endless);
        int told = 0;
        const FormulaPlay play
            = playedMove(*game, begunPlay(*game, Player::Refuter), 0,
                         {.stop = {}, .progress = [&told](const CheckProgress&) { ++told; }});
        QCOMPARE(play.status, PlayStatus::Choosing);
        QVERIFY(told > 0);
    }
};

QTEST_APPLESS_MAIN(TestFormulaPlay)
#include "tst_formulaplay.moc"
