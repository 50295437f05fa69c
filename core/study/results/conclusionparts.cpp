// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/conclusionparts.h"

#include <QCoreApplication>
#include <QLocale>

namespace conclusion {

namespace {

struct ConclusionPartText
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentConclusion)
};

}

QString number(double value, int decimals)
{
    return QLocale().toString(value, 'f', decimals);
}

QString listOf(const QStringList& names)
{
    if (names.isEmpty())
        return ConclusionPartText::tr("none");
    if (names.size() == 1)
        return names.front();
    return ConclusionPartText::tr("%1 and %2")
        .arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.back());
}

int leader(int winsA, int winsB, int played, double independent)
{
    if (winsA + winsB == 0)
        return 0;
    const double wins = winsA + winsB;
    const Interval share = wilsonIntervalOf(winsA / wins, wins * independent / played);
    return share.low > 0.5 ? 1 : share.high < 0.5 ? -1 : 0;
}

int leader(const CellTally& tally)
{
    return leader(tally.winsA, tally.winsB, tally.played, tally.independentGames);
}

bool bothKnow(const Experiment& experiment)
{
    return !experiment.protocol || knowsFinishedGames(*experiment.protocol);
}

QString agreement(const Tallies& tallies)
{
    int agree = 0;
    int compared = 0;
    for (const CellTally& tally : tallies) {
        agree += tally.verdict == CellTally::Verdict::Agrees ? 1 : 0;
        compared += tally.verdict == CellTally::Verdict::Agrees
                || tally.verdict == CellTally::Verdict::Differs
            ? 1
            : 0;
    }
    if (compared == 0)
        return {};
    return ConclusionPartText::tr("%1 of %2 finished cells agree with the article within the "
                                  "chance variation of their games.")
        .arg(agree)
        .arg(compared);
}

QString repetition(const Experiment& experiment, const Tallies& tallies)
{
    QStringList cells;
    for (std::size_t i = 0; i < tallies.size(); ++i)
        if (tallies[i].played >= 4 && tallies[i].distinctGames * 2 < tallies[i].played)
            cells << ConclusionPartText::tr("%1 (%2 of %3)")
                         .arg(experiment.cells[i].id.section(u'/', 1))
                         .arg(tallies[i].distinctGames)
                         .arg(tallies[i].played);
    if (cells.isEmpty())
        return {};
    return ConclusionPartText::tr("Fewer than half of the games are distinct in %1. The intervals "
                                  "there allow for the copies.")
        .arg(listOf(cells));
}

}
