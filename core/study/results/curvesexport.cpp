// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/curves.h"

#include "core/game/game.h"
#include "core/support/formats/csv.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace {

QString mover(int ply)
{
    return ply % 2 == 1 ? QStringLiteral("first") : QStringLiteral("second");
}

QJsonObject pointToJson(const CurvePoint& point)
{
    return {{"ply", point.ply},
            {"player", mover(point.ply)},
            {"column", point.move.column() + 1},
            {"nodes", static_cast<qint64>(point.nodes)},
            {"milliseconds", point.milliseconds},
            {"disturbed", point.disturbed},
            {"value", point.value}};
}

QJsonObject curveToJson(const StudyCurve& curve)
{
    QJsonArray points;
    for (const CurvePoint& point : curve.points)
        points.append(pointToJson(point));
    QJsonObject object {
        {"engine", "study-h1"},
        {"depth", curve.depth},
        {"seed", qint64(curve.seed)},
        {"variant", curve.variant},
        {"protocol", curve.protocol},
        {"result", resultText(curve.outcome)},
        {"moves", points},
    };
    if (const PublishedCurve* published = publishedCurve(curve.depth))
        object.insert("article", publishedToJson(*published));
    return object;
}

QByteArray curveToCsv(const StudyCurve& curve)
{
    const PublishedCurve* published = publishedCurve(curve.depth);
    QByteArray csv;
    for (const CurvePoint& point : curve.points) {
        const auto index = static_cast<std::size_t>(point.ply - 1);
        csv += csvRow({QString::number(curve.depth), QString::number(point.ply), mover(point.ply),
                       QString::number(point.move.column() + 1), QString::number(point.nodes),
                       QString::number(point.milliseconds, 'f', 4),
                       point.disturbed ? QStringLiteral("yes") : QStringLiteral("no"),
                       QString::number(point.value),
                       publishedNumber(published, &PublishedCurve::nodes, index),
                       publishedNumber(published, &PublishedCurve::milliseconds, index),
                       QStringLiteral("study-h1"), curve.variant, QString::number(curve.seed)});
    }
    return csv;
}

}

QByteArray curvesToCsv(const std::vector<StudyCurve>& curves)
{
    QByteArray csv = csvRow({"depth", "ply", "player", "column", "nodes", "milliseconds",
                             "disturbed", "value_for_player", "article_nodes",
                             "article_milliseconds", "engine", "variant", "seed"});
    for (const StudyCurve& curve : curves)
        csv += curveToCsv(curve);
    return csv;
}

QByteArray curvesToJson(const std::vector<StudyCurve>& curves)
{
    QJsonArray games;
    for (const StudyCurve& curve : curves)
        games.append(curveToJson(curve));
    const QJsonObject object {
        {"what", "study curves"},
        {"units",
         QJsonObject {
             {"nodes", "positions created to decide the move, the root counted"},
             {"milliseconds", "time to decide the move"},
             {"disturbed", "other work of the program ran meanwhile: the time is no measure"},
             {"value", "H1 units, from the view of the player who moved; 100000000 is infinity"}}},
        {"games", games},
        {"articleSource", "Kang, Wang, Hu 2019, figures 12 and 13, doi 10.4236/jilsa.2019.112002"},
        {"explanation", curvesExplanation()},
    };
    return QJsonDocument(object).toJson();
}
