// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/odds.h"

#include "core/odds/oddsmodel.h"

#include <QCoreApplication>

Odds measuredOdds(const Position& position)
{
    const OddsModel* model = builtInOddsModel();
    return model ? model->odds(position) : Odds();
}

const std::vector<ReliabilityBin>& oddsReliability()
{
    static const std::vector<ReliabilityBin> none;
    const OddsModel* model = builtInOddsModel();
    return model ? model->reliability : none;
}

QString oddsSource()
{
    const OddsModel* model = builtInOddsModel();
    return model
        ? model->source()
        : QCoreApplication::translate("OddsText", "No winning chances have been measured.");
}
