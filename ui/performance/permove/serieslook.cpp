// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/permove/serieslook.h"

#include <QStringList>
#include <cstdlib>

namespace {

int indexIn(QStringList& engines, const QString& engine)
{
    if (!engines.contains(engine))
        engines.append(engine);
    return static_cast<int>(engines.indexOf(engine));
}

}

int ageOf(const RunSeries& series, const RunHistory& history)
{
    return std::abs(history.highlighted() - series.run);
}

std::vector<SeriesLook> looksOf(const std::vector<RunSeries>& all)
{
    QStringList engines;
    QStringList ofFirst;
    QStringList ofSecond;
    std::vector<SeriesLook> looks;
    for (const RunSeries& series : all) {
        QStringList& ofSide = series.side == Player::First ? ofFirst : ofSecond;
        looks.push_back({indexIn(ofSide, series.engine), indexIn(engines, series.engine)});
    }
    return looks;
}
