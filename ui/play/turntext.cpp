// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/turntext.h"

#include "core/archive/archivedgame.h"
#include "core/board/notation.h"
#include "core/engines/levels.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/text/sidename.h"

#include <QCoreApplication>
#include <QStringList>

namespace {

struct TurnWords
{
    Q_DECLARE_TR_FUNCTIONS(TurnText)
};

/// How the sides are called: by what they are where that tells them apart.
class Sides
{
public:
    Sides(const PlayController& controller, DiscTheme theme)
        : m_controller(controller), m_theme(theme)
    {
    }

    bool onePerson() const
    {
        return m_controller.player(Player::First).human
            != m_controller.player(Player::Second).human;
    }
    bool isYou(Player side) const { return onePerson() && m_controller.player(side).human; }

    QString name(Player side) const
    {
        const Entrant& player = m_controller.player(side);
        const QString color = sideTitle(side, m_theme);
        if (player.human)
            return personWord(player, side, m_theme);
        return onePerson() ? engineWord(player)
                           : TurnWords::tr("%1 (%2)", "engine, colour of its discs")
                                 .arg(engineWord(player), color);
    }

private:
    const PlayController& m_controller;
    DiscTheme m_theme;
};

QString lastInTag(const Game& game, Player side)
{
    return game.tag(side == Player::First ? QStringLiteral("First") : QStringLiteral("Second"))
        .section(QStringLiteral("; "), -1);
}

/// Has who plays this side made its last moves? Those from a file, a link or a paste were
/// another's.
bool playedHere(const Game& game, const PlayController& controller, Player side)
{
    return lastInTag(game, side) == controller.player(side).nameInFiles();
}

/// Who made this side's last moves where somebody else did than who plays it now: the name in the
/// file; empty where it names no person.
QString nameInFile(const Game& game, const PlayController& controller, Player side)
{
    const QString name = lastInTag(game, side);
    const bool isOurs = name == controller.player(side).nameInFiles()
        || name == Entrant::person().nameInFiles() || seatOf(name) != Seat::Person;
    return isOurs ? QString() : name;
}

/// How it failed, for a line of a few words: what it wrote may be long.
QString shortFailure(EngineFailure failure)
{
    constexpr qsizetype longest = 40;
    failure.detail = failure.detail.simplified();
    if (failure.detail.size() > longest)
        failure.detail = failure.detail.left(longest - 1) + QChar(0x2026);
    return failure.toText();
}

/// Who has failed: who plays here, or whom the file names.
QString failedName(const Sides& sides, const PlayController& controller, const Game& game,
                   Player loser)
{
    const QString inFile = lastInTag(game, loser);
    return inFile.isEmpty() || playedHere(game, controller, loser) ? sides.name(loser)
                                                                   : shownName(inFile);
}

QString victoryByFailure(const Sides& sides, const PlayController& controller, DiscTheme theme,
                         const Game& game, Player winner)
{
    const QString who = failedName(sides, controller, game, other(winner));
    const QString how = shortFailure(*game.failure());
    const QString winnerInFile = lastInTag(game, winner);
    const bool isHere = winnerInFile.isEmpty() || playedHere(game, controller, winner);
    if (isHere && sides.isYou(winner))
        return TurnWords::tr("You win: %1: %2", "a program, how it failed").arg(who, how);
    const QString inFile = nameInFile(game, controller, winner);
    return TurnWords::tr("%1 wins: %2: %3", "the winner, a program, how that failed")
        .arg(isHere                 ? sides.name(winner)
                 : inFile.isEmpty() ? sideTitle(winner, theme)
                                    : inFile,
             who, how);
}

QString victory(const Sides& sides, const PlayController& controller, DiscTheme theme,
                const Game& game, Player winner)
{
    if (!playedHere(game, controller, winner)) {
        const QString name = nameInFile(game, controller, winner);
        return TurnWords::tr("%1 wins!").arg(name.isEmpty() ? sideTitle(winner, theme) : name);
    }
    if (sides.isYou(winner))
        return TurnWords::tr("You win!");
    if (sides.isYou(other(winner)))
        return TurnWords::tr("%1 got you this time.", "an opponent who has won")
            .arg(sides.name(winner));
    if (game.endedOnTime())
        return TurnWords::tr("%1 wins on time.").arg(sides.name(winner));
    return controller.player(winner).human ? TurnWords::tr("%1 wins!").arg(sides.name(winner))
                                           : TurnWords::tr("%1 wins").arg(sides.name(winner));
}

}

QString engineWord(const Entrant& engine)
{
    const Level* const level = findLevel(engine.engine);
    return level ? level->name : engine.engine;
}

QString personWord(const Entrant& person, Player side, DiscTheme theme)
{
    return person.name.isEmpty() ? sideTitle(side, theme) : person.name;
}

QString turnText(const GameModel& model, const PlayController& controller, DiscTheme theme)
{
    const Position& position = model.position();
    const Sides sides(controller, theme);
    if (model.game().outcomeHere() != Outcome::Unfinished)
        return {};
    const Player side = position.sideToMove();
    if (!model.game().atEnd())
        return TurnWords::tr("Move %1 of %2").arg(model.game().ply()).arg(model.game().length());
    if (controller.state() == PlayController::State::Thinking)
        return TurnWords::tr("%1 is thinking").arg(sides.name(side));
    if (controller.state() == PlayController::State::Paused)
        return TurnWords::tr("%1 is waiting").arg(sides.name(side));
    return sides.isYou(side)
        ? TurnWords::tr("Your turn")
        : TurnWords::tr("%1's turn", "a colour or a name").arg(sides.name(side));
}

QString endText(const GameModel& model, const PlayController& controller, DiscTheme theme)
{
    const Outcome outcome = model.game().outcomeHere();
    const auto winner = winnerOf(outcome);
    if (winner && model.game().atEnd() && model.game().failure())
        return victoryByFailure(Sides(controller, theme), controller, theme, model.game(), *winner);
    if (winner)
        return victory(Sides(controller, theme), controller, theme, model.game(), *winner);
    return outcome == Outcome::Draw ? TurnWords::tr("It's a draw!") : QString();
}

bool personLost(const GameModel& model, const PlayController& controller)
{
    const auto winner = winnerOf(model.game().outcomeHere());
    return winner && !controller.player(*winner).human && controller.player(other(*winner)).human
        && playedHere(model.game(), controller, *winner);
}

QString replyText(const GameModel& model, const PlayController& controller, DiscTheme theme)
{
    const Game& game = model.game();
    const Move move = game.lastMove();
    const Player mover = other(game.position().sideToMove());
    if (!game.atEnd() || move.isNone() || controller.player(mover).human
        || !playedHere(game, controller, mover))
        return {};
    const QString square
        = notation::squareName(move.column(), game.position().landingRow(move.column()) - 1);
    return TurnWords::tr("%1 played %2.", "who, square")
        .arg(Sides(controller, theme).name(mover), square);
}

bool isOfOthers(const Game& game, const PlayController& controller)
{
    return !nameInFile(game, controller, Player::First).isEmpty()
        || !nameInFile(game, controller, Player::Second).isEmpty();
}

QString pairText(const Game& game, const PlayController& controller, DiscTheme theme)
{
    const Sides sides(controller, theme);
    if (isOfOthers(game, controller)) {
        const auto name = [&](Player side) {
            const QString inFile = nameInFile(game, controller, side);
            if (!inFile.isEmpty())
                return inFile;
            const QString tag = lastInTag(game, side);
            return seatOf(tag) == Seat::Engine ? shownName(tag) : sideTitle(side, theme);
        };
        return TurnWords::tr("%1 against %2").arg(name(Player::First), name(Player::Second));
    }
    const bool personSecond = sides.isYou(Player::Second);
    const Player one = personSecond ? Player::Second : Player::First;
    if (sides.onePerson())
        return TurnWords::tr("You against %1").arg(sides.name(other(one)));
    return TurnWords::tr("%1 against %2").arg(sides.name(one), sides.name(other(one)));
}

QString spokenPair(const Game& game, const PlayController& controller, DiscTheme theme)
{
    const Sides sides(controller, theme);
    QStringList parts;
    for (const Player side : {Player::First, Player::Second}) {
        const Entrant& player = controller.player(side);
        const QString inFile = nameInFile(game, controller, side);
        const QString who = !inFile.isEmpty() ? inFile
            : !player.human                   ? engineWord(player)
            : sides.isYou(side)               ? TurnWords::tr("you")
            : !player.name.isEmpty()          ? player.name
                                              : TurnWords::tr("a person");
        parts += TurnWords::tr("%1: %2", "a colour, who has it").arg(sideTitle(side, theme), who);
    }
    return parts.join(QStringLiteral(". "));
}
