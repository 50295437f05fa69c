// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/people.h"
#include "core/match/entrant.h"
#include "ui/style/looks.h"

/// What the start page asks, beside the opponent, as it was answered the last time.
struct StartQuestions
{
    /// "level-3", or empty for two people: started by Enter.
    QString opponent {};
    /// It is that of the last time, and the page says so.
    bool wasPlayed = true;
    bool opponentStarts = false;
    /// The person's discs have the theme's second colour.
    bool otherColor = false;
    bool askAgain = true;
    /// Who plays on this computer.
    People people {};
    DiscTheme theme = DiscTheme::Safe;
    /// Off: the page is at rest from the beginning.
    AnimationSpeed animation = AnimationSpeed::Off;
};

/// What a person chose there.
struct StartChoice
{
    Entrant first;
    Entrant second;
    bool opponentStarts = false;
    bool otherColor = false;
    /// So that the person has that colour, whichever side starts.
    bool colorsSwapped = false;
};
