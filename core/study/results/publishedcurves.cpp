// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/curves.h"

#include "core/support/formats/jsontext.h"

#include <algorithm>

const std::vector<PublishedCurve>& publishedCurves()
{
    // Read from the figures of the article (CC BY 4.0, doi 10.4236/jilsa.2019.112002). The legend
    // of figure 12 and the axis titles of figure 13 are swapped there; this is the consistent
    // reading.
    static const std::vector<PublishedCurve> curves {
        {4,
         {716, 809, 413, 630, 379, 351, 390, 153, 662, 850, 835, 722, 860, 1068, 831, 1068, 762,
          319, 211, 134, 122, 122, 95,  189, 178, 155, 278, 147, 77,  77,  78,   47,  47,   22},
         {3, 4, 2, 3, 2, 1, 2, 1, 3, 5, 5, 5, 5, 7, 5, 8, 7, 2}},
        {6,
         {13800, 18100, 15900, 16000, 14300, 10900, 13700, 9200,  9600, 8300, 11500, 9100,
          6400,  5800,  3600,  8300,  11300, 3200,  3000,  10300, 4100, 1300, 1200},
         {80, 90, 86, 84, 87, 73, 87, 61, 60, 52, 76, 60,
          40, 40, 25, 60, 93, 21, 19, 77, 30, 9,  9}},
    };
    return curves;
}

const PublishedCurve* publishedCurve(int depth)
{
    const auto& curves = publishedCurves();
    const auto found = std::ranges::find(curves, depth, &PublishedCurve::depth);
    return found == curves.end() ? nullptr : &*found;
}

QString publishedNumber(const PublishedCurve* curve, std::vector<double> PublishedCurve::*numbers,
                        std::size_t index, const QString& otherwise)
{
    return curve && index < (curve->*numbers).size() ? QString::number((curve->*numbers)[index])
                                                     : otherwise;
}

QJsonObject publishedToJson(const PublishedCurve& curve)
{
    return {{"nodes", jsonArray(curve.nodes)}, {"milliseconds", jsonArray(curve.milliseconds)}};
}
