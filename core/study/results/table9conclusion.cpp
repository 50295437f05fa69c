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
        return leads
            ? Table9Text::tr(
                "Under this protocol, H2 does not recognise a finished game: only feature 1 of H1 "
                "does. The lead therefore does not show that H1 is the better heuristic. The "
                "protocol fair lets both recognise finished games.")
            : Table9Text::tr("Under this protocol, H2 does not recognise a finished game.");
    if (experiment.protocol == StudyProtocol::WinAware)
        return Table9Text::tr(
            "Under this protocol, H1 moves first in every game, so its wins include the advantage "
            "of the first move. The protocol fair plays both colours.");
    return Table9Text::tr("Both sides recognise finished games and play each opening with both "
                          "colours. Only heuristic and depth decide.");
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
    QStringList sentences {Table9Text::tr("H1's share of wins to H2's, by depth: H1 is ahead at "
                                          "%1; H2 is ahead at %2; undecided at %3.")
                               .arg(listOf(h1), listOf(h2), listOf(undecided))};
    if (least == 1 && !bothKnow(experiment))
        sentences << Table9Text::tr(
            "H1's lead from depth 4 upwards, as in the article, is reproduced.");
    else if (ahead4 && !bothKnow(experiment))
        sentences << Table9Text::tr(
            "H1's lead from depth 4 upwards, as in the article, is only partly reproduced.");
    else if (least < 1)
        sentences << Table9Text::tr(
            "H1's lead from depth 4 upwards, as in the article, is not reproduced.");
    sentences << table9Reason(experiment, ahead4);
    if (at2 < 2)
        sentences << (at2 < 0 ? Table9Text::tr("H1's loss at depth 2 is reproduced.")
                          : at2 > 0
                          ? Table9Text::tr("H1's loss at depth 2 (0.24 to 0.76) is not reproduced.")
                          : Table9Text::tr(
                              "These games do not settle H1's loss at depth 2 (0.24 to 0.76)."));
    sentences << agreement(tallies) << repetition(experiment, tallies);
    return joinedTexts(sentences);
}

}
