// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/tableconclusions.h"

#include <QCoreApplication>

namespace conclusion {

namespace {

struct FeaturesText
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentConclusion)
};

/// What a feature's share means when finished games are known, and when they are not.
QString featureReason(const Experiment& experiment)
{
    return bothKnow(experiment)
        ? FeaturesText::tr(
            "Under this protocol, both sides recognise finished games, whatever the features. A "
            "share therefore shows what the features add to a search that sees four in line.")
        : FeaturesText::tr(
            "Under this protocol, neither H2 nor H1 without feature 1 recognises a finished game. "
            "A share therefore also shows which side stumbles into four in line.");
}

}

QString table7(const Experiment& experiment, const Tallies& tallies)
{
    QStringList below;
    QStringList above;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const CellTally& tally = tallies[i];
        if (tally.played == 0)
            continue;
        const QString text
            = FeaturesText::tr("%1 (%2)").arg(experiment.cells[i].row, number(tally.shareOfA()));
        (tally.shareOfA() < 0.5 ? below : above) << text;
    }
    if (below.isEmpty() && above.isEmpty())
        return {};
    const QString claim = above.isEmpty()
        ? FeaturesText::tr("The article's claim that one feature is not enough is reproduced. No "
                           "single feature wins half of its games: %1.")
              .arg(listOf(below))
        : FeaturesText::tr("The article claims that one feature is not enough, as none wins half "
                           "of its games. This is reproduced for %1, but not for %2.")
              .arg(listOf(below), listOf(above));
    return joinedTexts(
        {claim, featureReason(experiment), agreement(tallies), repetition(experiment, tallies)});
}

QString table8(const Experiment& experiment, const Tallies& tallies)
{
    bool rising = true;
    QStringList shares;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        if (tallies[i].played == 0)
            return {};
        shares << FeaturesText::tr("%1 %2").arg(experiment.cells[i].row,
                                                number(tallies[i].shareOfA()));
        rising = rising && (i == 0 || tallies[i].shareOfA() > tallies[i - 1].shareOfA());
    }
    const CellTally& fewest = tallies.front();
    const CellTally& most = tallies.back();
    const bool sure = differenceIntervalOf(most.shareOfA(), most.independentGames,
                                           fewest.shareOfA(), fewest.independentGames)
                          .low
        > 0.0;
    const QString claim = rising && sure
        ? FeaturesText::tr("The article's claim that more features win more is reproduced: %1.")
        : rising
        ? FeaturesText::tr("The article claims that more features win more. The order is "
                           "reproduced, but the differences may be chance: %1.")
        : FeaturesText::tr(
            "The article claims that more features win more. That order is not reproduced: %1.");
    return joinedTexts({claim.arg(shares.join(QStringLiteral(", "))), featureReason(experiment),
                        agreement(tallies), repetition(experiment, tallies)});
}

}
