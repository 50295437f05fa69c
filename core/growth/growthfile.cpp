// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a run found, as a table to read and as files; English in every language but for sentences.
#include "core/board/notation.h"
#include "core/growth/growthcolumns.h"
#include "core/growth/growthtext.h"
#include "core/growth/publishedgrowth.h"
#include "core/support/formats/csv.h"
#include "core/support/formats/jsontext.h"
#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>

namespace {

QString fixedOrNothing(const std::optional<double>& value, int decimals)
{
    return value ? fixedText(*value, decimals) : QString();
}

QString costName(GrowthCost cost)
{
    return cost == GrowthCost::Nodes ? QStringLiteral("nodes") : QStringLiteral("milliseconds");
}

QString rowLine(const GrowthResult& result, std::size_t index)
{
    const GrowthRow& row = result.rows[index];
    QString nodes = QString::number(row.nodes());
    if (row.status == GrowthStatus::LimitReached)
        nodes.prepend(u'>');
    const QString dash = QStringLiteral("-");
    const auto orDash = [&dash](const QString& text) { return text.isEmpty() ? dash : text; };
    const QString spread = row.nodes(GrowthRow::At::Least) == row.nodes(GrowthRow::At::Most)
        ? dash
        : QStringLiteral("%1-%2")
              .arg(row.nodes(GrowthRow::At::Least))
              .arg(row.nodes(GrowthRow::At::Most));
    return QStringLiteral("%1%2%3%4%5%6%7%8  %9\n")
        .arg(row.board.isEmpty() ? QString::number(row.x) : row.board, 7)
        .arg(nodes, 15)
        .arg(spread, 20)
        .arg(orDash(fixedOrNothing(result.factor(index), 3)), 9)
        .arg(orDash(fixedOrNothing(result.root(index), 3)), 9)
        .arg(fixedText(toMilliseconds(row.time()), 3), 13)
        .arg(fixedText(toMilliseconds(row.time(GrowthRow::At::Least)), 3), 13)
        .arg(fixedText(toMilliseconds(row.time(GrowthRow::At::Most)), 3), 13)
        .arg(growthStatusName(row.status)
             + (row.disturbed ? QStringLiteral(", disturbed") : QString()));
}

QString publishedText(const PublishedGrowth& published)
{
    QString text
        = published.source + QStringLiteral(", ") + costName(published.cost) + QStringLiteral(": ");
    QStringList points;
    for (const GrowthPoint& point : published.points)
        points += QStringLiteral("%1 at %2").arg(fixedText(point.cost, 0), fixedText(point.x, 0));
    return text + points.join(QStringLiteral(", ")) + u'\n';
}

QJsonValue fitToJson(const Expected<GrowthFit>& fit)
{
    if (!fit)
        return QJsonObject {{"none", fit.error().message}};
    const bool isPower = fit->law == GrowthLaw::Power;
    const QString law = isPower ? QStringLiteral("a * x^b") : QStringLiteral("a * b^x");
    return QJsonObject {{"law", fit->start > 0 ? QStringLiteral("start + ") + law : law},
                        {"start", fit->start},
                        {"a", fit->a},
                        {"b", fit->b},
                        {"low95", fit->interval.low},
                        {"high95", fit->interval.high},
                        {"rSquared", fit->rSquared},
                        {"points", fit->points}};
}

QJsonObject rowToJson(const GrowthResult& result, std::size_t index)
{
    const GrowthRow& row = result.rows[index];
    QJsonArray searches;
    for (const GrowthSample& sample : row.samples)
        searches.append(QJsonObject {{"nodes", static_cast<qint64>(sample.nodes)},
                                     {"milliseconds", toMilliseconds(sample.time)}});
    QJsonObject object {
        {"x", row.x}, {"status", growthStatusName(row.status)}, {"searches", searches}};
    addToJson(object, growthColumns(result), index);
    if (!row.board.isEmpty())
        object.insert("board", row.board);
    if (row.disturbed)
        object.insert("disturbed", true);
    return object;
}

QJsonArray publishedToJson(const GrowthRequest& request)
{
    QJsonArray array;
    for (const PublishedGrowth& published : publishedGrowth(request)) {
        QJsonArray points;
        for (const GrowthPoint& point : published.points)
            points.append(QJsonObject {{"x", point.x}, {"cost", point.cost}});
        array.append(QJsonObject {
            {"source", published.source}, {"cost", costName(published.cost)}, {"points", points}});
    }
    return array;
}

QString workersOf(const GrowthRequest& request)
{
    return request.by == GrowthBy::Workers ? QString()
                                           : QString::number(request.options.workerCount());
}

}

QString growthToText(const GrowthResult& result)
{
    QString text = QStringLiteral("%1\n%2, %3, %4\n\n")
                       .arg(growthtext::settings(result.request),
                            result.began.toString(Qt::ISODate), result.program, result.machine);
    text += QStringLiteral("%1          nodes         least - most   factor     root    median ms"
                           "     least ms      most ms  searches\n")
                .arg(result.request.by == GrowthBy::Boards ? QStringLiteral("board")
                                                           : growthName(result.request.by),
                     7);
    for (std::size_t i = 0; i < result.rows.size(); ++i)
        text += rowLine(result, i);
    text += u'\n' + growthtext::growth(result, GrowthCost::Nodes) + u'\n'
        + growthtext::growth(result, GrowthCost::Time) + u'\n';
    if (const QString remarks = growthtext::remarks(result); !remarks.isEmpty())
        text += remarks + u'\n';
    const auto published = publishedGrowth(result.request);
    if (!published.empty())
        text += QStringLiteral("\nPublished\n");
    for (const PublishedGrowth& one : published)
        text += publishedText(one);
    return text;
}

QByteArray growthToCsv(const GrowthResult& result)
{
    const GrowthRequest& request = result.request;
    const Columns<std::size_t> columns = growthColumns(result);
    QStringList headings = csvHeadings(columns);
    // Of points that were measured beside others, as only several processes do.
    const bool hasDisturbed = std::ranges::any_of(result.rows, &GrowthRow::disturbed);
    if (hasDisturbed)
        headings += QStringLiteral("disturbed");
    QByteArray csv = csvRow(QStringList {"source", "engine", "by", "x", "board", "moves", "depth",
                                         "workers", "seed", "searches", "status"}
                            + headings);
    const QString depth = request.by != GrowthBy::Depth && growthTakesDepth(request.engine)
        ? QString::number(request.depth)
        : QString();
    for (std::size_t i = 0; i < result.rows.size(); ++i) {
        const GrowthRow& row = result.rows[i];
        csv += csvRow(
            QStringList {QStringLiteral("measured"), request.engine, growthName(request.by),
                         QString::number(row.x), row.board, notation::toDigits(request.moves),
                         depth, workersOf(request), QString::number(request.seed),
                         QString::number(row.samples.size()), growthStatusName(row.status)}
            + csvFields(columns, i)
            + (hasDisturbed ? QStringList {row.disturbed ? "yes" : "no"} : QStringList()));
    }
    for (const PublishedGrowth& published : publishedGrowth(request))
        for (const GrowthPoint& point : published.points) {
            QStringList fields(headings.size());
            fields[headings.indexOf(published.cost == GrowthCost::Nodes ? "nodes" : "median_ms")]
                = fixedText(point.cost, 0);
            csv += csvRow(QStringList {published.source,
                                       {},
                                       growthName(request.by),
                                       fixedText(point.x, 0),
                                       {},
                                       {},
                                       depth,
                                       {},
                                       {},
                                       {},
                                       QStringLiteral("published")}
                          + fields);
        }
    return csv;
}

QByteArray growthToJson(const GrowthResult& result)
{
    const GrowthRequest& request = result.request;
    QJsonArray rows;
    for (std::size_t i = 0; i < result.rows.size(); ++i)
        rows.append(rowToJson(result, i));
    QJsonObject object {{"engine", request.engine},
                        {"by", growthName(request.by)},
                        {"from", request.from},
                        {"to", request.to},
                        {"moves", notation::toDigits(request.moves)},
                        {"repeats", request.repeats},
                        {"limitMilliseconds", static_cast<qint64>(request.limit.count())},
                        {"began", result.began.toString(Qt::ISODateWithMs)},
                        {"machine", result.machine},
                        {"program", result.program},
                        {"disturbed", result.disturbed},
                        {"stopped", result.stopped},
                        {"nodesVary", result.nodesVary},
                        {"rows", rows},
                        {"nodesFit", fitToJson(result.fit(GrowthCost::Nodes))},
                        {"timeFit", fitToJson(result.fit(GrowthCost::Time))},
                        {"published", publishedToJson(request)}};
    if (request.by != GrowthBy::Depth && growthTakesDepth(request.engine))
        object.insert("depth", request.depth);
    if (request.by != GrowthBy::Workers)
        object.insert("workers", request.options.workerCount());
    if (request.positionsPerPlace() > 1) {
        object.insert("positions", request.positions);
        object.insert("seed", static_cast<qint64>(request.seed));
    }
    return jsonText(object);
}
