// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/tableconclusions.h"

#include <QCoreApplication>

namespace conclusion {

namespace {

struct Table6Text
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentConclusion)
};

}

QString table6(const Experiment& experiment, const Tallies& tallies)
{
    int deeper = 0;
    int shallower = 0;
    int played = 0;
    double independent = 0.0;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const int a = experiment.cells[i].a.limits.depth;
        const int b = experiment.cells[i].b.limits.depth;
        if (a == b)
            continue;
        deeper += a > b ? tallies[i].winsA : tallies[i].winsB;
        shallower += a > b ? tallies[i].winsB : tallies[i].winsA;
        played += tallies[i].played;
        independent += tallies[i].independentGames;
    }
    const int ahead = leader(deeper, shallower, played, independent);
    const QString claim = played == 0 ? QString()
        : ahead > 0
        ? Table6Text::tr("The article's claim that deeper search wins more is reproduced. Between "
                         "unequal depths, the deeper side won %1 of %2 games and lost %3.")
        : ahead < 0
        ? Table6Text::tr("The article's claim that deeper search wins more is not reproduced. "
                         "Between unequal depths, the deeper side won %1 of %2 games and lost %3.")
        : Table6Text::tr("These games do not settle the article's claim that deeper search wins "
                         "more. Between unequal depths, the deeper side won %1 of %2 and lost %3.");
    return played == 0 ? QString()
                       : joinedTexts({claim.arg(deeper).arg(played).arg(shallower),
                                      agreement(tallies), repetition(experiment, tallies)});
}

}
