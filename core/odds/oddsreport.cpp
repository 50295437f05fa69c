// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/oddsfit.h"

#include "core/statistics/statistics.h"
#include "core/support/formats/csv.h"
#include "core/support/text/counttext.h"

#include <cmath>

namespace {

/// Of the observed share; draws are halves, so that the count is rounded.
Interval observedInterval(const ReliabilityBin& bin)
{
    return wilsonInterval(static_cast<int>(std::lround(bin.observed * bin.games)), bin.games);
}

QString percent(double share)
{
    return QString::number(100.0 * share, 'f', 1);
}

}

QByteArray reliabilityToCsv(const OddsModel& model)
{
    QByteArray csv = csvRow({"predicted", "observed", "low", "high", "games"});
    for (const ReliabilityBin& bin : model.reliability) {
        const Interval interval = observedInterval(bin);
        csv += csvRow({QString::number(bin.predicted, 'f', 4),
                       QString::number(bin.observed, 'f', 4), QString::number(interval.low, 'f', 4),
                       QString::number(interval.high, 'f', 4), QString::number(bin.games)});
    }
    return csv;
}

QString oddsToText(const OddsModel& model)
{
    QString text = filled("Fitted to %1 games, one position each; judged by %2 other games; "
                          "seed %3\n",
                          model.games, model.heldOutGames, model.seed);
    text += QStringLiteral("Players, each against itself: %1\n")
                .arg(model.engines.join(QStringLiteral(", ")));
    text += QStringLiteral("\n%1 coefficient  standard error\n").arg("feature", -13);
    for (std::size_t i = 0; i < model.coefficients.size(); ++i)
        text += QStringLiteral("%1 %2  %3\n")
                    .arg(oddsfeatures::names().at(static_cast<qsizetype>(i)), -13)
                    .arg(model.coefficients[i], 11, 'f', 4)
                    .arg(std::sqrt(model.covariance[i][i]), 14, 'f', 4);
    text += filled("\nOf the other games: log loss %1 (%2 for the mean alone), "
                   "Brier score %3 (%4)\n",
                   fixedText(model.logLoss, 4), fixedText(model.plainLogLoss, 4),
                   fixedText(model.brier, 4), fixedText(model.plainBrier, 4));
    text += QStringLiteral("\npredicted %  observed %  95 % interval   games\n");
    for (const ReliabilityBin& bin : model.reliability) {
        const Interval interval = observedInterval(bin);
        text += QStringLiteral("%1  %2  %3 to %4  %5\n")
                    .arg(percent(bin.predicted), 11)
                    .arg(percent(bin.observed), 10)
                    .arg(percent(interval.low), 5)
                    .arg(percent(interval.high), 5)
                    .arg(bin.games, 6);
    }
    return text;
}

Provenance provenanceOf(const OddsModel& model)
{
    Provenance provenance(Provenance::tr("Winning odds against imperfect play"));
    provenance.add(QStringLiteral("engines"), Provenance::tr("Engines"),
                   model.engines.join(QStringLiteral(", ")));
    provenance.add(QStringLiteral("games_fitted"), Provenance::tr("Games fitted"),
                   QString::number(model.games));
    provenance.add(QStringLiteral("games_held_out"), Provenance::tr("Games held out"),
                   QString::number(model.heldOutGames));
    provenance.add(QStringLiteral("openings"), Provenance::tr("Openings"),
                   Provenance::tr("0 to %1 random plies").arg(model.openingPlies));
    provenance.addSeed(QString::number(model.seed));
    return provenance;
}
