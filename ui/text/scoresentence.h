// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/search/searchreport.h"
#include "ui/style/looks.h"

#include <QString>

/// "Orange wins in 3", "draw", "estimate +412 for Orange": a score with its kind and whose it is.
/// `mover` is the side from whose view the score is given.
QString scoreSentence(const Score& score, Player mover, DiscTheme theme);
/// The same of a score in a report; of a program of others it says that it is not proved, or in the
/// program's own units.
QString scoreSentence(const Score& score, const SearchReport& report, DiscTheme theme);
/// Score::toText() or Score::saidText(), whichever a score of this report is read by.
QString scoreText(const Score& score, const SearchReport& report);
/// As scoreText(), for a line that has nothing else to say it: "+48 (the program's own units)".
QString scoreTextWithUnits(const Score& score, bool ownUnits);
