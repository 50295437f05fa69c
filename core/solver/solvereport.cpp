// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solvereport.h"

#include <QCoreApplication>

namespace {

/// What the texts below are filed under for the translators.
struct ScoreText
{
    Q_DECLARE_TR_FUNCTIONS(ScoreInterval)
};

/// The winner's own discs from now on.
int moves(int score, int plies)
{
    return (exactscore::pliesToEnd(score, plies) + 1) / 2;
}

}

QString ScoreInterval::toText(int plies) const
{
    if (isExact())
        return exactscore::toScore(lower, plies).toText();
    // The larger the score, the sooner the win and the later the loss.
    if (lower > 0)
        return ScoreText::tr("wins, in %1 to %2 moves")
            .arg(moves(upper, plies))
            .arg(moves(lower, plies));
    if (upper < 0)
        return ScoreText::tr("loses, in %1 to %2 moves")
            .arg(moves(lower, plies))
            .arg(moves(upper, plies));
    if (lower == 0)
        return ScoreText::tr("does not lose");
    if (upper == 0)
        return ScoreText::tr("does not win");
    return ScoreText::tr("not known yet");
}

Score ScoreInterval::toScore(int plies) const
{
    Score score;
    if (isExact() || lower >= 0) {
        score = exactscore::toScore(lower, plies);
        score.bound = isExact() ? Score::Bound::Exact : Score::Bound::AtLeast;
    } else if (upper <= 0) {
        score = exactscore::toScore(upper, plies);
        score.bound = Score::Bound::AtMost;
    }
    return score;
}
