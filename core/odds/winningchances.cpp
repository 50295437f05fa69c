// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/winningchances.h"

#include "core/odds/chancemodel.h"

#include <QCoreApplication>

WinningChance winningChance(const Position& position)
{
    const ChanceModel* model = builtInChanceModel();
    return model ? model->chance(position) : WinningChance();
}

const std::vector<ReliabilityBin>& winningChanceReliability()
{
    static const std::vector<ReliabilityBin> none;
    const ChanceModel* model = builtInChanceModel();
    return model ? model->reliability : none;
}

QString winningChanceSource()
{
    const ChanceModel* model = builtInChanceModel();
    return model ? model->source()
                 : QCoreApplication::translate("Chances", "No winning chances have been measured.");
}
