// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/tableconclusions.h"

#include <QCoreApplication>
#include <algorithm>

namespace conclusion {

namespace {

struct Table9Text
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentConclusion)
};

/// Why the lead, or the lack of one, is no more than it is.
QString table9Reason(const Experiment& experiment, bool leads)
{
    if (!bothKnow(experiment))
        return leads ? Table9Text::tr(
                   "It is a lead over an H2 that does not know a finished game, which this "
                   "protocol leaves to H1's feature 1 alone; it does not show that H1 is the "
                   "better heuristic. The protocol fair lets both know finished games.")
                     : Table9Text::tr("H2 does not know a finished game by this protocol.");
    if (experiment.protocol == StudyProtocol::WinAware)
        return Table9Text::tr(
            "H1 moves first in every game by this protocol, so its wins hold the "
            "advantage of the first move, too; the protocol fair plays both colours.");
    return Table9Text::tr(
        "Both know finished games and play each opening with both colours, so that "
        "nothing but heuristic and depth decides.");
}

}

QString table9(const Experiment& experiment, const Tallies& tallies)
{
    QStringList h1;
    QStringList h2;
    QStringList undecided;
    // Who leads at depth 4 and more, where H1 does worst; 2 before such a game.
    int least = 2;
    bool ahead4 = false;
    int at2 = 2;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const CellTally& tally = tallies[i];
        if (tally.played == 0)
            continue;
        const int ahead = leader(tally);
        const int depth = experiment.cells[i].a.limits.depth;
        (ahead > 0       ? h1
             : ahead < 0 ? h2
                         : undecided)
            << Table9Text::tr("%1 (%2 to %3)")
                   .arg(depth)
                   .arg(number(tally.shareOfA()), number(tally.shareOfB()));
        if (depth == 2) {
            at2 = ahead;
            continue;
        }
        least = std::min(least, ahead);
        ahead4 = ahead4 || ahead > 0;
    }
    if (h1.isEmpty() && h2.isEmpty() && undecided.isEmpty())
        return {};
    QStringList sentences {
        Table9Text::tr("H1's wins to H2's by depth: H1 is ahead at %1; H2 is ahead at "
                       "%2; undecided at %3.")
            .arg(listOf(h1), listOf(h2), listOf(undecided))};
    if (least == 1 && !bothKnow(experiment))
        sentences << Table9Text::tr("The article's lead of H1 from depth 4 on is reproduced.");
    else if (ahead4 && !bothKnow(experiment))
        sentences << Table9Text::tr(
            "The article's lead of H1 from depth 4 on is reproduced only in "
            "part.");
    else if (least < 1)
        sentences << Table9Text::tr("The article's lead of H1 from depth 4 on is not reproduced.");
    sentences << table9Reason(experiment, ahead4);
    if (at2 < 2)
        sentences << (at2 < 0 ? Table9Text::tr("H1's loss at depth 2 is reproduced.")
                          : at2 > 0
                          ? Table9Text::tr("H1's loss at depth 2 (0.24 to 0.76) is not reproduced.")
                          : Table9Text::tr("H1's loss at depth 2 (0.24 to 0.76) is not decided by "
                                           "these games."));
    sentences << agreement(tallies) << repetition(experiment, tallies);
    return joinedTexts(sentences);
}

}
