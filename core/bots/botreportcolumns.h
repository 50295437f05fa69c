// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bots/botreport.h"
#include "core/table/column.h"

/// What there is to say of each thing that a bot missed: the game, the move, what it was, the move
/// played and the better one. The report that they point into must outlive the rows.
Columns<BotMiss> botMissColumns();

/// And of each game: who began, how it ended, its slowest move, a failure's reason.
Columns<BotGame> botGameColumns();

namespace botwords {

/// "A winning column was not taken", translated.
QString missTitle(Miss::Kind kind);
/// "Game 3, move 12: d wins at once. The bot played a." Translated.
QString missSentence(const BotMiss& miss);
/// "First failure, in game 4 at move 7: an illegal move, "P@h1"." Empty where there was none.
QString failureSentence(const BotReport& report);
/// "Version 3 against Chick: 14 wins, 1 draw, 5 losses of 20 games, ..." Translated, two sentences:
/// the score with its interval, then what was missed.
QString summary(const BotReport& report);

}
