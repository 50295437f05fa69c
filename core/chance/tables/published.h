// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <vector>

namespace fourcast::chance {

// What the study prints: V. Bloemen, "Analyzing Old Games with Modern Techniques: Probabilistic
// Model Checking Using SCOOP and PRISM" (Twente Student Conference on IT, 2012). Numbers are kept
// with the digits that it prints; "-" where it has none.

/// The N-player ruin: each of N players begins with d coins.
struct PublishedRuin
{
    int players = 0;
    int coins = 0;
    QString staticStates;
    QString dynamicStates;
    QString length; ///< expected rounds until somebody is broke
    QString ruin; ///< probability that it is the first player
    QString seconds = {}; ///< of some rows: how long its programs took
};

/// Yahtzee's last combination: all dice alike within so many turns.
struct PublishedYahtzee
{
    int dice = 0;
    int turns = 0;
    QString states;
    QString transitions;
    QString chance; ///< with best play
    QString seconds = {};
};

/// The Game of the Goose for two.
struct PublishedGoose
{
    int dice = 0;
    bool hasFirstRound = false; ///< a first throw of nine goes to 26 or 53
    bool hasWells = false;
    QString states;
    QString first; ///< probability that the first player wins
    QString second;
    QString length; ///< expected throws of both
    QString tie; ///< that both stand in wells
};

std::vector<PublishedRuin> publishedRuins();
std::vector<PublishedYahtzee> publishedYahtzees();
std::vector<PublishedGoose> publishedGeese();

}
